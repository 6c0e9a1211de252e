# Was geschah.

## Movement
did-correct-die = Der Würfel zeigt { $die }; versehentlich war { $entered } eingegeben worden.
did-correct-dice = Die Würfel zeigen { $dice }; versehentlich war { $entered } eingegeben worden.
