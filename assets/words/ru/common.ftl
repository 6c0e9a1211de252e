# Глоссарий
#   game turn          игровой ход          player turn      ход игрока
#   Supply and Reinforcement Phase          фаза снабжения и подкреплений
#   Combat Phase       фаза боя             Movement Phase   фаза движения
#   Recovery Phase     фаза восстановления  Housekeeping     фаза завершения хода
#   hex                гекс                 hexside          грань гекса
#   unit               юнит                 step             ступень (не шаг)
#   full strength      полная сила          reduced          ослаблен
#   zone of control    зона контроля        column shift     сдвиг колонки
#   supply source      источник снабжения   supply line      линия снабжения
#   out of supply      без снабжения        supplied         снабжается
#   attack             атака                all-out attack   решительная атака
#   hit                попадание            retreat          отступление, отступать
#   overconcentrated   переполненный        break-out        прорыв
#   reinforcement      подкрепление         displaced        смещённое
#   mud, snow          распутица, снег      victory points   победные очки
#   die, face          кубик, грань         to roll          бросать
#   pocket             котёл                dump             склад
#   absorb a hit       погасить попадание   supply check     проверка снабжения
#   shoulder           фланг, удар с запада order of battle  состав сил
#   position           позиция              moment           момент
#   line               вариант (не ветвь)   log              журнал
#   undo, redo         отменить, вернуть    seed             начальное число
#   handicap           фора                 luck             везение (не удача)
#   counter            фишка                overlay          слой
#   die                кубик (не кость)     presenter mode   режим презентации
#   default            по умолчанию         replay           проиграть заново
#   Сторона как подпись: Советские войска, Немецкие войска; в предложении:
#   советская сторона, немцы. Обращение: вы. Клавиши: Ctrl, Shift, Пробел, Del,
#   Esc. Тире — длинное; короткое только между датами. Перед % неразрывный пробел.
# Имена стоят в именительном падеже: с двоеточием, тире или в скобках.

list-and = { $most } и { $last }
list-others = ещё { $n }
list-or = { $most } или { $last }
list-empty = ничего

side = { $side ->
    [german] немецкая сторона
   *[soviet] советская сторона
}

unit-unknown = неизвестный юнит

## Numbers and turns
decimal-sign = ,
number = { $n }
