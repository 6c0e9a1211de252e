# What is wrong with files of past formats.

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-other-format = файл — не сохранённая игра Hell’s Gate: вместо "format": "{ $format }" в нём «{ $found }»
file-scenario = это сценарий, а не сохранённая игра: начните с ним новую игру
file-other-system = это сохранённая партия другой игры («{ $system }»): она открывается через протокол (hells-gate engine, «load»), а не здесь
file-bad-scenario = сценарий в сохранённой игре использовать нельзя. { $faults }
file-bad-position = позицию, с которой начинается сохранённая игра, использовать нельзя: { $reason }
file-no-position = её нет
file-place = фаза { $number } файла (игровой ход { $turn }, { $phase })
file-stop = { $place }: { $why }
file-stop-entry = { $place }, запись { $entry }: { $why }
file-no-phases = нет списка «phases»
file-no-actions = нет списка «actions»
file-entry-no-text = это не текст
file-bad-face = «{ $written }» не заканчивается гранью кубика, от =1 до =6
file-illegal = «{ $written }» там нельзя [{ $rule }]: { $why }
file-needs-die = «{ $written }» — бросок кубика, но что выпало, не записано
file-rolls-no-die = «{ $written }» — не бросок кубика, но грань записана
file-wrong-hash = позиция в конце не та, что была сохранена (контрольная сумма { $found }, в файле { $written })
file-too-long = действий в игре больше { $limit }
file-unknown-field = поле «{ $field }» неизвестно и отброшено
file-doubled-field = поле «{ $field }» указано не раз; взято первое
file-unusable = поля «{ $field }» нет, или оно не читается; { $instead }
instead-title = игра названа по сценарию
instead-time = когда она сохранена, неизвестно
instead-names = имена не показаны
instead-dice = кубик бросает программа
instead-undo = отмена — до последнего броска
instead-seed = дальше кубик идёт по начальному числу 0
instead-corrections = какие числа на кубиках исправлены, не сообщается
instead-cursor = игра стоит после последнего действия
instead-plan = атак в плане нет
instead-drawings = на карте ничего не нарисовано
instead-stamp = таков ли файл, каким был записан, сказать нельзя
file-drawing = из нарисованного отброшено «{ $written }»: { $why }
left-out-no-moment = не указан момент
left-out-full-moment = в этом моменте больше не помещается
left-out-full = больше не помещается
left-out-unknown = такого на этой карте не нарисовать
changed-scenario = сценарий изменили после записи файла: контрольная сумма его данных { $is }, а была { $was }
changed-dice = способ броска изменили после записи файла: { $was ->
    [seeded] кубики бросала программа
   *[by-hand] кубики бросали руками
}
changed-undo = предел отмены изменили после записи файла: { $was ->
    [free] его не было
   *[to-last-die] отмена шла до последнего броска или передачи хода
}
changed-seed = начальное число изменили после записи файла: оно было { $was }
changed-actions = действий при записи файла было { $was }, а теперь { $is }
changed-record = запись изменили после сохранения: действие, бросок, начальную позицию или число отменённых действий
file-mislabelled = { $place }: в файле подписана иначе
file-no-hash = { $place }: контрольная сумма не читается, сравнить конец фазы нельзя
file-dice-differ = броски в файле не по начальному числу игры: { $n }; первый — { $written }, а по начальному числу { $seeded }: { $place }. Файл изменили, или кубики бросали руками

## Что доказывает сохранённая игра
proof-undrawn-line = Рисунки: не прочитано и отброшено — { $n }.

## Why a file was not saved or opened
record-full = В записи этой игры { $limit } действий: больше прочитать было бы нельзя. Отмените несколько или продолжите через «Ход → Новая игра с этой позиции».

## Lists of saved games
listed-position = из позиции
listed-phase = игровой ход { $turn }, { $phase }
listed-over = окончена на игровом ходу { $turn }

## Что не так в сценарии
scenario-fault-file = в файле { $bytes } байт, а в сценарии может быть не больше { $max }
scenario-fault-syntax = это не JSON: { $what } (строка { $line }, столбец { $column })
scenario-fault-other-file = это не файл сценария: он не начинается с "format": "hells-gate-scenario"
scenario-fault-version = версия { $found } формата сценариев не поддерживается; эта программа читает версию { $supported }
scenario-fault-code = код юнита «{ $code }» читается как название гекса
scenario-fault-off-map = гекса { $hex } нет на карте
scenario-fault-apart = { $a } и { $b } не соседи, грани между ними нет
scenario-fault-many = слишком много { $what ->
    [hexes] гексов
   *[units] юнитов
}: { $found }; помещается не больше { $max }
scenario-fault-half-source = у источника снабжения указывается и его происхождение («source» и «source_provenance»), или ни того, ни другого
scenario-fault-steps = число ступеней ({ $steps }) не сходится с силой на обороте ({ $reduced })
scenario-fault-reduced = сила на обороте ({ $reduced }) не меньше полной силы ({ $strength })
scenario-fault-enemy = юнит поставлен в { $hex } вместе с вражеским юнитом { $enemy }
scenario-fault-release = юнит приходит по условию, но особого правила «release» в сценарии нет [6.2]
scenario-fault-no-units = у { $side ->
    [Soviet] советской
   *[German] немецкой
} стороны нет юнитов
scenario-fault-order = здесь должен стоять игровой ход { $wanted }, а не { $found }
scenario-fault-backwards = срок кончается на игровом ходу { $last }, раньше, чем начинается (игровой ход { $first })
scenario-fault-rule = это особое правило { $wanted }, а не «{ $found }»
scenario-fault-unexplained = сценарий не читается; это ошибка программы
