# What is wrong with files of past formats.

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-other-format = файл — не збережена гра Hell’s Gate: замість "format": "{ $format }" у ньому «{ $found }»
file-scenario = це сценарій, а не збережена гра: почніть із ним нову гру
file-other-system = це збережена партія іншої гри («{ $system }»): вона відкривається через протокол (hells-gate engine, «load»), а не тут
file-bad-scenario = сценарій у збереженій грі використати не можна. { $faults }
file-bad-position = позицію, з якої починається збережена гра, використати не можна: { $reason }
file-no-position = її немає
file-place = фаза { $number } файлу (ігровий хід { $turn }, { $phase })
file-stop = { $place }: { $why }
file-stop-entry = { $place }, запис { $entry }: { $why }
file-no-phases = немає списку «phases»
file-no-actions = немає списку «actions»
file-entry-no-text = це не текст
file-bad-face = «{ $written }» не закінчується гранню кубика, від =1 до =6
file-illegal = «{ $written }» там не можна [{ $rule }]: { $why }
file-needs-die = «{ $written }» — кидок кубика, але що випало, не записано
file-rolls-no-die = «{ $written }» — не кидок кубика, але грань записано
file-wrong-hash = позиція в кінці не та, що була збережена (контрольна сума { $found }, у файлі { $written })
file-too-long = дій у грі більше { $limit }
file-unknown-field = поле «{ $field }» невідоме й відкинуте
file-doubled-field = поле «{ $field }» вказано не раз; узято перше
file-unusable = поля «{ $field }» немає, або воно не читається; { $instead }
instead-title = гру названо за сценарієм
instead-time = коли її збережено, невідомо
instead-names = імен не показано
instead-dice = кубик кидає програма
instead-undo = скасування — до останнього кидка
instead-seed = далі кубик іде за початковим числом 0
instead-corrections = які числа на кубиках виправлено, не повідомляється
instead-cursor = гра стоїть після останньої дії
instead-plan = атак у плані немає
instead-drawings = на мапі нічого не намальовано
instead-stamp = чи файл такий, яким його записано, сказати не можна
file-drawing = з намальованого відкинуто «{ $written }»: { $why }
left-out-no-moment = не вказано моменту
left-out-full-moment = у цьому моменті більше не вміщається
left-out-full = більше не вміщається
left-out-unknown = такого на цій мапі не намалювати
changed-scenario = сценарій змінили після запису файлу: контрольна сума його даних { $is }, а була { $was }
changed-dice = спосіб кидка змінили після запису файлу: { $was ->
    [seeded] кубики кидала програма
   *[by-hand] кубики кидали руками
}
changed-undo = межу скасування змінили після запису файлу: { $was ->
    [free] її не було
   *[to-last-die] скасування йшло до останнього кидка чи передачі ходу
}
changed-seed = початкове число змінили після запису файлу: воно було { $was }
changed-actions = дій під час запису файлу було { $was }, а тепер { $is }
changed-record = запис змінили після збереження: дію, кидок, початкову позицію чи кількість скасованих дій
file-mislabelled = { $place }: у файлі підписана інакше
file-no-hash = { $place }: контрольна сума не читається, порівняти кінець фази не можна
file-dice-differ = кидки у файлі не за початковим числом гри: { $n }; перший — { $written }, а за початковим числом { $seeded }: { $place }. Файл змінили, або кубики кидали руками

## Що доводить збережена гра
proof-undrawn-line = Малюнки: не прочитано й відкинуто — { $n }.

## Why a file was not saved or opened
record-full = У записі цієї гри { $limit } дій: більше прочитати не вдалося б. Скасуйте кілька або продовжуйте через «Хід → Нова гра з цієї позиції».

## Lists of saved games
listed-position = з позиції
listed-phase = ігровий хід { $turn }, { $phase }
listed-over = скінчилася на ігровому ході { $turn }

## Що не так у сценарії
scenario-fault-file = у файлі { $bytes } байтів, а в сценарії може бути щонайбільше { $max }
scenario-fault-syntax = це не JSON: { $what } (рядок { $line }, стовпець { $column })
scenario-fault-other-file = це не файл сценарію: він не починається з "format": "hells-gate-scenario"
scenario-fault-version = версія { $found } формату сценаріїв не підтримується; ця програма читає версію { $supported }
scenario-fault-code = код юніта «{ $code }» читається як назва гекса
scenario-fault-off-map = гекса { $hex } немає на мапі
scenario-fault-apart = { $a } і { $b } не сусіди, грані між ними немає
scenario-fault-many = забагато { $what ->
    [hexes] гексів
   *[units] юнітів
}: { $found }; вміщується щонайбільше { $max }
scenario-fault-half-source = для джерела постачання зазначається і його походження («source» та «source_provenance»), або ні того, ні того
scenario-fault-steps = число ступенів ({ $steps }) не сходиться із силою на звороті ({ $reduced })
scenario-fault-reduced = сила на звороті ({ $reduced }) не менша за повну силу ({ $strength })
scenario-fault-enemy = юніт поставлено в { $hex } разом із ворожим юнітом { $enemy }
scenario-fault-release = юніт приходить за умови, але особливого правила «release» у сценарії немає [6.2]
scenario-fault-no-units = у { $side ->
    [Soviet] радянської
   *[German] німецької
} сторони немає юнітів
scenario-fault-order = тут має стояти ігровий хід { $wanted }, а не { $found }
scenario-fault-backwards = строк закінчується на ігровому ході { $last }, раніше, ніж починається (ігровий хід { $first })
scenario-fault-rule = це особливе правило { $wanted }, а не «{ $found }»
scenario-fault-unexplained = сценарій не читається; це помилка програми
