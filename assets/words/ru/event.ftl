# Что произошло.

## Movement
did-correct-die = На кубике { $die }; по ошибке было введено: { $entered }.
did-correct-dice = На кубиках { $dice }; по ошибке было введено: { $entered }.
