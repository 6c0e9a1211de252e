# Глосарій
#   game turn          ігровий хід          player turn      хід гравця
#   Supply and Reinforcement Phase          фаза постачання й підкріплень
#   Combat Phase       фаза бою             Movement Phase   фаза руху
#   Recovery Phase     фаза відновлення     Housekeeping     фаза завершення ходу
#   hex                гекс                 hexside          грань гекса
#   unit               юніт                 step             крок (втрат)
#   full strength      повна сила           reduced          ослаблений
#   zone of control    зона контролю        column shift     зсув колонки
#   supply source      джерело постачання   supply line      лінія постачання
#   out of supply      без постачання       supplied         постачається
#   attack             атака                all-out attack   рішуча атака
#   hit                влучання             retreat          відступ, відступати
#   overconcentrated   переповнений         break-out        прорив
#   reinforcement      підкріплення         displaced        зміщене
#   mud, snow          бездоріжжя, сніг     victory points   переможні очки
#   die, face          кубик, грань         to roll          кидати
#   pocket             котел                dump             склад
# Назви стоять у називному відмінку: з двокрапкою, тире або в дужках.

list-and = { $most } та { $last }
list-or = { $most } або { $last }
list-empty = нічого

side = { $side ->
    [german] німецька сторона
   *[soviet] радянська сторона
}
phase-supply = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза постачання й підкріплень
phase-combat = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза бою
phase-movement = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза руху
phase-recovery = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза відновлення
phase-housekeeping = Фаза завершення ходу

unit-unknown = невідомий юніт
hex-unknown = гекс поза мапою

## Numbers and turns
decimal-sign = ,
number = { $n }
list-others = ще { $n }
on-turn = в ігровий хід { $turn }
on-turns = в ігрові ходи { $first }–{ $last }
