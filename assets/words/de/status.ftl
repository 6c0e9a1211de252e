# Eine Einheit oder ein Hexfeld in einer Zeile.

## A unit in one line
unit-destroyed = vernichtet
unit-lost = beim Eintreffen verloren

## A hex in one line
terrain = { $terrain ->
    [woods] Wald
    [city] Stadt
   *[clear] offen
}
