# Окно.

language = Язык
language-of-system = Как в системе
