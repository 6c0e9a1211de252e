# Plans.

## What a planned attack promises
planned-target = { $hex }: { $column }, { $chance }
planned-target-empty = { $hex }: пока никто не атакует
planned-faces = попадания при { $faces } из 6 граней{ $manner ->
    [crowded] {" "}(правый результат)
   *[plain] {""}
}, ожидается попаданий: { $hits }
planned-normal = Обычная
planned-crowded = Правый результат
planned-all-out = Решительная
planned-cost = потери ступеней у { $side ->
    [german] немцев
   *[soviet] советской стороны
} — { $lost }; у { $side ->
    [german] советской стороны
   *[soviet] немцев
} — { $own }
planned-cost-none = нет
planned-cost-or = { $standing }, при отступлении — { $retreating }
planned-note = атака плана { $n }: { $attack }

## Where the defenders could go
planned-abandoned = Будут уничтожены, если остальные уйдут: { $units }.
planned-only-retreated = Там только отступившие юниты: любое попадание их уничтожит.
planned-no-retreat = { $units }: отступать некуда. Каждое попадание придётся погасить потерей ступени.
planned-retreats = { $units }: отступить можно в { $hexes }.

## What one unit more or less would change
planned-no-change = без изменений
planned-elsewhere = намечен на { $hex }

## What does not go together
planned-nobody = { $hex }: атаковать пока некому.
planned-twice = { $unit } до этого атакует { $hex }; в фазе боя юнит атакует только один раз, поэтому здесь он не считается.
planned-odds-depend = Если атака на { $hex } освободит гекс, эта будет при { $column }.
planned-hit-bars = Если атака на { $hex } даст попадание, никто не сможет отступить в { $there }.
planned-empty-bars = Если атака на { $hex } освободит гекс, никто не сможет отступить в { $there }.
planned-joined = Если обороняющиеся в { $hex } отступят туда, эти тоже смогут отступить в { $there }.
planned-left = Атаки плана, которых не было ({ $n }): { $hexes }.

## The dice so far
luck-none = Кубик ещё не бросали.
luck-even = Пока кубики в атаках никому не помогли больше.
luck-favour = В атаках пока больше везло { $side ->
    [german] немцам
   *[soviet] советской стороне
}: попаданий сверх ожидаемого — { $hits }.
luck-attacks = { $n ->
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}, ожидалось { $fair } ({ $surplus }).
luck-break-outs = { $n ->
    [one] { $n } попытка прорыва
    [few] { $n } попытки прорыва
   *[many] { $n } попыток прорыва
}: удалось { $escapes }, ожидалось { $fair } ({ $surplus }).
