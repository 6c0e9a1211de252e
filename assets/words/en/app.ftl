# The window.

language = Language
language-of-system = System default
