# Юнит или гекс одной строкой.

## A unit in one line
unit-destroyed = уничтожен
unit-lost = потерян при прибытии

## A hex in one line
terrain = { $terrain ->
    [woods] лес
    [city] город
   *[clear] открытая местность
}
