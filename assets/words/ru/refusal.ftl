# Почему что-то нельзя.

## What is written
notation-no-unit = в этом сценарии нет юнита «{ $code }»
notation-off-map = гекса { $hex } на карте нет
notation-form = действия с «{ $verb }» записываются так: { $form }
notation-no-verb = в начале должно стоять одно из слов: { $verbs }
