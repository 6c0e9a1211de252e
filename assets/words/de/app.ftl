# Das Fenster.

language = Sprache
language-of-system = Wie im System
