# Що сталося.

## Movement
did-correct-die = На кубику { $die }; помилково було введено: { $entered }.
did-correct-dice = На кубиках { $dice }; помилково було введено: { $entered }.
