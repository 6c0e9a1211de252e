# Выбор игры и файлы игр всех систем.

## What a game says of itself before it is chosen
hells-gate-game = Hell’s Gate
hells-gate-about = { $id ->
    [korsun_1944_first] Та же битва с составом сил, с которым программа вышла вначале: некоторые советские корпуса слабее, некоторые немецкие дивизии сильнее. Советской стороне труднее, чем обычно.
    [korsun_1944_balanced] Снова первый состав сил, но десять немецких частей опаздывают на ход, а три советских корпуса прибывают в полном составе. Советской стороне легче, чем с первым составом, и труднее, чем обычно.
   *[other] Два немецких корпуса держат выступ у Днепра; два советских фронта бьют под его основание, чтобы его срезать, а танковые дивизии спешат разорвать кольцо. Между сильными игроками силы равны; у остальных советской стороне труднее.
}
hells-gate-credit = Настольная игра Филипа Сейбина.
tabletop-game = Сражение на игровом столе
tabletop-about = { $id ->
    [korsun_1944_tabletop] Корсунский котёл по правилам игрового стола: карта и армии настольной игры, но с очками силы и пригоршнями кубиков. Для тех, кто хочет провести одну и ту же битву обоими способами.
    [example_120km] Небольшое сражение на столе из гексов шириной около 120 км, примерно по 55 очков силы у стороны. Хорошо для первой игры по этим правилам.
    [example_120km_offset] Небольшое сражение на рядах квадратов, сдвинутых на половину, так что у каждого шесть соседей. Играется как на гексах, а нужны только квадратные плитки.
    [example_120km_square] Небольшое сражение на простых квадратах, которые соприкасаются только сторонами или, по выбору, ещё и углами. Для стола, расчерченного в клетку.
   *[other] Сражение для игрового стола из отдельного сценария. Подробнее — в его файле.
}
tabletop-credit = Переработка игры Филипа Сейбина Hell’s Gate для миниатюр, сделанная другим автором.
tabletop-length = { $turns ->
    [one] { $turns } игровой ход
    [few] { $turns } игровых хода
   *[many] { $turns } игровых ходов
}, { $from } – { $to } { $year } года
hells-gate-length = { $turns ->
    [one] { $turns } игровой ход
    [few] { $turns } игровых хода
   *[many] { $turns } игровых ходов
}, { $days }

## The cards of a new game
cards-label = Игры и сценарии
cards-spoken = { $title }. { $game }. { $about } { $length }. { $sides }. { $odds }
cards-sides = { $first } против: { $second }
cards-odds = Игр уровня «{ $level }» против себя самого: { $games }; { $side } — { $share } % побед (ничья — половина).
cards-odds-unknown = У кого здесь преимущество, пока никто не измерял.
cards-thumbnail = Карта: { $title }
cards-options = Настройки этой игры
cards-rules = Правила этой игры
cards-unchanged = как в сценарии
cards-changed = изменено; в сценарии: { $value }
cards-least-most = от { $least } до { $most }
cards-yes = да
cards-no = нет
cards-seats = { $side }: кто играет
cards-name = Имя
cards-name-of = { $side }: имя
cards-no-computers = Компьютерных игроков у этой игры пока нет.
cards-not-begun = Эту игру начать нельзя: { $why }
cards-level = { $level }: { $about }

## Lists of saved games
kept-players = { $first } – { $second }
kept-computer = { $level } (компьютер)
kept-nobody = ?
kept-unreadable = Не игра

## What is wrong with a saved game of a system
kept-unknown-system = это сохранённая партия «{ $system }», в которую эта программа не играет; она играет в { $known }
kept-newer-words = записан более новой версией программы: версия его игры { $found }, эта читает до { $known }. Откройте его в более новом Hell’s Gate
kept-no-words = не указана версия его игры
kept-envelope = конверт не открывается
kept-seed = это не зерно; теперь зерно 0
kept-cursor = действия { $to } нет; всего их { $n }
kept-stamp = это не то, что записала программа
kept-dice-differ = бросков не от зерна: { $n }
kept-no-such-action = такого действия перед этой ветвью нет
kept-other-phase = действия относятся к другой фазе
kept-other-position = позиция после этого не та, что была сохранена
kept-no-action = это не действие
kept-done-before = то же самое здесь уже сделано в другой ветви

## Saving elsewhere
games-elsewhere = Чтобы сохранить в другой папке, введите вместо имени полный путь.
games-elsewhere-relative = Полный путь начинается так: { $example }
advice-path = Сохраните под полным путём в другой папке (Игра → Сохранённые игры)
advice-home = Выберите другую папку: укажите её в { $variable } и запустите снова

## Why a menu entry means nothing for the game on the table
not-for-game = { $game }: для этого здесь ничего нет.
