# What happened.

## Movement
did-correct-die = The die shows { $die }; { $entered } had been entered by mistake.
did-correct-dice = The dice show { $dice }; { $entered } had been entered by mistake.
