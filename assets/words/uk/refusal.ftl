# Чому чогось не можна.

## What is written
notation-no-unit = у цьому сценарії немає юніта «{ $code }»
notation-off-map = гекса { $hex } на мапі немає
notation-form = дії з «{ $verb }» записують так: { $form }
notation-no-verb = на початку має стояти одне зі слів: { $verbs }
