# Глосарій
#   game turn          ігровий хід          player turn      хід гравця
#   Supply and Reinforcement Phase          фаза постачання й підкріплень
#   Combat Phase       фаза бою             Movement Phase   фаза руху
#   Recovery Phase     фаза відновлення     Housekeeping     фаза завершення ходу
#   hex                гекс                 hexside          грань гекса
#   unit               юніт                 step             ступінь (не крок)
#   full strength      повна сила           reduced          ослаблений
#   zone of control    зона контролю        column shift     зсув колонки
#   supply source      джерело постачання   supply line      лінія постачання
#   out of supply      без постачання       supplied         має постачання
#   attack             атака                all-out attack   рішуча атака
#   hit                влучання             retreat          відступ, відступати
#   overconcentrated   переповнений         break-out        прорив
#   reinforcement      підкріплення         displaced        зміщене
#   mud, snow          багно, сніг        victory points   переможні очки
#   die, face          кубик, грань         to roll          кидати
#   pocket             котел                dump             склад
#   attacker           нападник             defender         оборонець
#   enemy              супротивник          supply check     перевірка постачання
#   absorb a hit       погасити влучання    hit (to take)    отримати влучання
#   position           позиція              order of battle  склад сил
#   line               варіант (не гілка)   log              журнал
#   undo, redo         скасувати, повернути seed             початкове число
#   handicap           фора                 luck             везіння (не удача)
#   counter            фішка                overlay          шар
#   die                кубик (не кість)     presenter mode   режим презентації
#   default            типовий              map, cell        мапа, клітинка
#   Сторона як підпис: Радянські війська, Німецькі війська; у реченні: радянська
#   сторона, німці. Звертання: ви. Клавіші: Ctrl, Shift, Пробіл, Del, Esc.
#   Клацнути — з прямим додатком. Апостроф ’. Перед % нерозривний пробіл.
# Назви стоять у називному відмінку: з двокрапкою, тире або в дужках.

list-and = { $most } та { $last }
list-others = ще { $n }
list-or = { $most } або { $last }
list-empty = нічого

side = { $side ->
    [german] німецька сторона
   *[soviet] радянська сторона
}

unit-unknown = невідомий юніт

## Numbers and turns
decimal-sign = ,
number = { $n }
