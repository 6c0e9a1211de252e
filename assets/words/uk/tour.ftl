# Навчання: перший хід радянського гравця, на кожній картці одне правило.
# Аргументи на зразок { $undo } — клавіші.

## The card and its buttons
tour-name = Навчання
tour-count = Картка { $n } із { $all }
tour-leave = Вийти з навчання
tour-leave-short = Вийти
tour-leave-about = Ваша гра повернеться такою, якою була.
tour-next = Далі
tour-show-me = Показати
tour-back = Назад
tour-again = Спочатку
tour-goes-on = Навчання продовжується з того місця, де ви зупинилися.
tour-against = Грати проти комп’ютера
tour-alone = Зіграти
tour-none = Для цієї гри навчання немає.
tour-play-on = Грати далі
tour-play-on-about = Ця гра стане вашою; та, яку ви залишили, збережеться.

## What the tour does not do
tour-leave-first = { $why } Спершу вийдіть із навчання.
tour-not-saved = Гра навчання не зберігається.
tour-no-branch = Інший варіант починають зі своєї гри.
tour-no-computer = Комп’ютерні гравці грають у вашій грі.
tour-own-plan = У навчання свій план.
tour-no-redo = У навчанні скасоване повторює кнопка «{ tour-show-me }».
tour-first-card = Це перша картка.
tour-card-waits = Картка чекає, доки її завдання не буде виконано; допоможе кнопка «{ tour-show-me }».
tour-read-first = Правила це дозволяють. Спершу прочитайте картку, потім ідіть далі.
tour-another-way = Правила це дозволяють, але навчання йде іншим шляхом. { $task }

## Tasks of several cards
tour-read-task = Прочитайте й натисніть «{ tour-next }» ({ $tour_go_on }).
tour-end-task = Навчання закінчено. Далі — кнопка «{ $button }».
