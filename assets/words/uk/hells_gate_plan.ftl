# Plans.

## What a planned attack promises
planned-target = { $hex }: { $column }, { $chance }
planned-target-empty = { $hex }: поки ніхто не атакує
planned-faces = влучання при { $faces } з 6 граней{ $manner ->
    [crowded] {" "}(правий результат)
   *[plain] {""}
}, очікується влучань: { $hits }
planned-normal = Звичайна
planned-crowded = Правий результат
planned-all-out = Рішуча
planned-cost = втрати ступенів у { $side ->
    [german] німців
   *[soviet] радянської сторони
} — { $lost }; у { $side ->
    [german] радянської сторони
   *[soviet] німців
} — { $own }
planned-cost-none = немає
planned-cost-or = { $standing }, за відступу — { $retreating }
planned-note = атака плану { $n }: { $attack }

## Where the defenders could go
planned-abandoned = Будуть знищені, якщо решта відійде: { $units }.
planned-only-retreated = Там лише юніти, що відступили: будь-яке влучання їх знищить.
planned-no-retreat = { $units }: відступати нікуди. Кожне влучання доведеться погасити втратою ступеня.
planned-retreats = { $units }: відступити можна в { $hexes }.

## What one unit more or less would change
planned-no-change = без змін
planned-elsewhere = призначено на { $hex }

## What does not go together
planned-nobody = { $hex }: атакувати поки нікому.
planned-twice = { $unit } перед цим атакує { $hex }; у фазі бою юніт атакує лише один раз, тож тут він не рахується.
planned-odds-depend = Якщо атака на { $hex } звільнить гекс, ця буде за { $column }.
planned-hit-bars = Якщо атака на { $hex } дасть влучання, ніхто не зможе відступити в { $there }.
planned-empty-bars = Якщо атака на { $hex } звільнить гекс, ніхто не зможе відступити в { $there }.
planned-joined = Якщо оборонці в { $hex } відступлять туди, ці теж зможуть відступити в { $there }.
planned-left = Атаки плану, яких не було ({ $n }): { $hexes }.

## The dice so far
luck-none = Кубик ще не кидали.
luck-even = Поки що кубики в атаках нікому не допомогли більше.
luck-favour = В атаках поки більше щастило { $side ->
    [german] німцям
   *[soviet] радянській стороні
}: влучань понад очікуване — { $hits }.
luck-attacks = { $n ->
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}: { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[many] { $hits } влучань
}, очікувалося { $fair } ({ $surplus }).
luck-break-outs = { $n ->
    [one] { $n } спроба прориву
    [few] { $n } спроби прориву
   *[many] { $n } спроб прориву
}: вдалося { $escapes }, очікувалося { $fair } ({ $surplus }).
