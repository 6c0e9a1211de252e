# The window.

language = Language
language-of-system = As the system says
