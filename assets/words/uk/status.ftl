# Юніт або гекс одним рядком.

## A unit in one line
unit-destroyed = знищений
unit-lost = втрачений під час прибуття

## A hex in one line
terrain = { $terrain ->
    [woods] ліс
    [city] місто
   *[clear] відкрита місцевість
}
