# Why something is not allowed.

## What is written
notation-no-unit = there is no unit “{ $code }” in this scenario
notation-off-map = hex { $hex } is not on the map
notation-form = actions with “{ $verb }” are written so: { $form }
notation-no-verb = it does not begin with one of: { $verbs }
