# Вікно.

language = Мова
language-of-system = Як у системі
