# A Gate of Hell.

## Имена
gate-side = { $side ->
   *[union] Союз
    [confederate] Конфедерация
}
gate-side-called = { $side ->
   *[union] Союз
    [confederate] Конфедерация
}
gate-fee = { $fee ->
   *[second] вторая активация
    [river] переправа через судоходные реки
    [harbour] путь через гавань
    [amphibious] путь по воде к высадке
    [strategic] стратегическое движение
    [zone] путь из зоны или в зону
}
gate-marker = { $points ->
   *[0] ложная мина
    [1] мина в одно очко
    [2] мина в два очка
}
gate-nowhere = вне карты

## Что можно сделать
gate-do = { $what ->
   *[Done] Готово
    [Throw] Сделать бросок
    [Again] Использовать преимущество: бросить заново
    [Stand] Оставить бросок
    [Pass] Пропустить
    [End] Закончить с этой группой
    [GoOn] Продолжать
    [Stop] Закончить ход
    [Hold] Ничего не делать
    [Buy] Купить мины
    [Halt] Корабли стали на места
    [Place] { $piece }: поставить в { $place }
    [Displace] { $piece }: снова убрать
    [Sail] { $piece }: плыть в { $place }
    [Bank] { $piece }: плыть в { $place }, поддерживать { $other }
    [Fire] { $piece }: огонь по цели { $other }
    [Port] { $piece }: отослать в { $place }
    [Shift] { $piece }: перевести в { $place }
    [Repair] { $piece }: попытаться отремонтировать за { $n }
    [RepairTo] { $piece }: попытаться отремонтировать за { $n }, с возвращением в { $place }
    [March] { $piece }: идти в { $place }
    [Ferry] { $piece }: через гавань в { $place }
    [Transfer] { $piece }: перейти в { $place }
    [Dig] { $piece }: копать
    [Regroup] { $piece }: собрать соединение на её месте
    [Embark] { $piece }: в десант
    [Steam] Десант идёт дальше в { $place }
    [Land] Десант высаживается в { $place }
    [Pick] Мина поражает: { $piece }
    [Charge] { $piece }: в штурм
    [Rest] { $piece }: не участвовать в штурме
    [Storm] Штурм, во главе { $piece }
    [Man] { $piece }: в оборону
    [Lead] Во главе обороны: { $piece }
    [Flip] { $piece }: потерять ступень
    [Retreat] { $piece }: отступить в { $place }
    [Cull] { $piece }: снять
    [Command] Подчинить соединение { $other }
    [Heed] { $piece }: подчинить
    [Mend] { $piece }: отремонтировать
    [MendTo] { $piece }: отремонтировать, с возвращением в { $place }
    [Refill] { $piece }: восполнить до полной силы
    [Build] { $piece }: построить в { $place }
    [Angel] Поставить «Болотного ангела» в { $place }
    [Work] Работать над «Ханли» за { $n }
    [Suffer] Лихорадка поражает: { $piece }
    [Strike] «Ханли» атакует: { $piece }
}
gate-do-lay = { $place }: положить — { $marker }
gate-do-lift = { $place }: поднять — { $marker }
gate-do-pay = Заплатить: { $fee }
gate-do-free = Использовать преимущество: { $fee }

## Почему нельзя
gate-not = { $why ->
   *[GameOver] Игра окончена.
    [OtherStage] Сейчас решается другое.
    [ThrowFirst] Сначала нужно бросить кубики.
    [ThrowLies] Сначала скажите, остаётся ли последний бросок.
    [NothingDue] Бросать сейчас нечего.
    [NothingLies] Спорного броска нет.
    [PortFirst] { $piece }: сначала нужно назвать порт.
    [NotListed] { $place }: это не та область.
    [NotToPlace] { $piece }: рукой не ставится или уже стоит.
    [MarkersFull] { $place }: больше двух маркеров здесь лежать не может.
    [PointsFull] { $place }: больше двух очков мин здесь лежать не может.
    [NoMarker] Такого маркера больше нет.
    [NoMarkerThere] { $place }: такой маркер здесь не поднять.
    [PointsLeft] Ещё не положено очков мин: { $n }.
    [NoRoomForRest] Оставшимся очкам ({ $n }) не хватило бы места.
    [ShipsLeft] { $piece }: ещё не на карте.
    [NotYours] { $piece }: это не ваша фигура в игре.
    [OutOfCommand] { $piece }: вне управления.
    [Spent] { $piece }: уже две активации.
    [SecondNotPaid] { $piece }: за вторую активацию нужно заплатить.
    [FirstAmongSecond] { $piece }: активации ещё не было, а у этой группы она вторая.
    [TooWorn] { $piece }: при повреждении активация только одна.
    [OtherPlace] Группа действует из { $place }, а { $piece } не там.
    [NoSuchGroup] { $piece }: в группе было бы { $n }. Больше четырёх действуют вместе, только если это пять частей одного соединения и одна отдельная.
    [MixedTransfer] { $piece }: перебрасывается одно соединение или его часть, не больше чем с одной отдельной частью.
    [TooMany] В группе было бы { $n }, можно не больше { $most }.
    [MovedAlready] { $piece }: фигура уже двигалась.
    [CombatBegun] Бой начался: никто больше не движется.
    [HasActed] Группа уже действовала: поздно.
    [NothingDone] Никто ничего не сделал: это был бы пропуск.
    [NoSupport] Нужно очков поддержки: { $most }, есть { $n }.
    [PaidAlready] Уже оплачено: { $fee }.
    [TooLateToPay] Группа уже действует, платить поздно: { $fee }.
    [NobodyCouldUse] Никому не пригодится: { $fee }.
    [NotHolder] Преимущество у другой стороны.
    [HandedThisTurn] Преимущество в этот ход уже переходило.
    [NoIronclad] { $piece }: это не броненосец.
    [SamePlace] { $place }: уже там.
    [NotForShips] { $place }: броненосцы этой стороны туда не ходят.
    [Stopped] { $place }: форт, враг или маркер остановит корабль раньше.
    [NoWay] { $place }: пути туда нет.
    [MinesToMines] { $place }: прямо от мин к минам — только во второй активации.
    [NoBerth] { $place }: броненосцев одной стороны здесь не больше { $most }.
    [BadBank] На реке корабль обращён к одной из её областей, в других местах — ни к какой.
    [NoGuns] { $piece }: тяжёлых орудий нет.
    [NoTarget] { $piece }: это не цель.
    [OutOfReach] { $piece }: не достать цель { $other }.
    [FiredAlready] { $piece }: уже стреляли.
    [NotSent] { $piece }: в порт не отсылается.
    [NoPort] { $place }: это не Порт-Ройал и не мыс Хаттерас.
    [NotHarbour] { $place }: это не область гавани.
    [Handled] { $piece }: в этой заключительной фазе очередь уже была.
    [NotDamaged] { $piece }: повреждений нет.
    [OddSupport] Одно очко поддержки или два.
    [NoReturn] { $piece }: возвращаются только из реки Эшли, в S12 или S13.
    [GroundWithNaval] { $piece }: корабли и сухопутные части вместе не действуют.
    [MixedSecond] { $piece }: второй раз вместе действует только одно соединение.
    [OtherSidesFee] Платит за это только другая сторона: { $fee }.
    [NotWithAdvantage] Преимуществом это не оплатить: { $fee }.
    [OneWayOnly] У группы один такой способ, и оплачен другой: { $fee } — нельзя.
    [NotPaid] Сначала нужно заплатить: { $fee }.
    [NoGroundUnit] { $piece }: это не сухопутная часть.
    [TooFar] { $place }: очков движения не хватает.
    [EnemyHolds] { $place }: там один враг, а часть идёт из спорной области.
    [HeldAtStart] { $place }: в начале этой половины импульса там был один враг.
    [TooFewStay] { $place }: там осталось бы слишком мало своих.
    [NoRoom] { $place }: для других частей места нет.
    [NoTransfer] { $place }: так туда не попасть.
    [NoFerry] { $place }: воды, свободной от броненосцев Союза, туда нет.
    [Busy] { $piece }: в этой активации занята другим.
    [NoQuay] { $place }: десант выходит от мыса Хаттерас или из Сибрука.
    [NoParty] Десанта нет.
    [MustLand] { $place }: здесь десант обязан высадиться.
    [BeenThere] { $place }: десант там уже был.
    [NoLandingBeyond] { $place }: дальше высадиться негде.
    [NoShore] { $place }: здесь десант не высадится.
    [NotToPick] { $piece }: не в десанте или уже атакована этим маркером.
    [MayNotFire] { $piece }: стрелять по десанту нельзя.
    [NoDigging] { $place }: больше здесь не копают.
    [TooFewDig] Копать могли бы не больше { $n } боевых очков; нужно 5.
    [NoEnemyHere] { $place }: штурмовать некого.
    [NoAssaultAfter] { $piece }: после такого движения штурма нет.
    [OtherAssault] { $piece }: готовится другой штурм, или здесь он уже был.
    [NotNamed] { $piece }: для штурма не названа.
    [NoDefender] { $piece }: среди защитников нет.
    [NotToMan] { $piece }: в зоне защищаются пять из одного соединения или любые четыре.
    [DefendersLeft] Нужно назвать больше защитников.
    [NoLoser] { $piece }: потерь этого штурма не несёт.
    [Wasteful] Всего нужно потратить очков потерь: { $n }.
    [FlipsOver] Отступление началось: ступени больше не теряют.
    [CannotRetreat] { $piece }: отступить нельзя.
    [NoRetreatThere] { $place }: отступить туда нельзя, или открыто место лучше.
    [NotCrowded] { $piece }: не из лишних.
    [NoFormation] { $piece }: вне соединений.
    [NobodyComes] { $piece }: больше никто из соединения прийти не может.
    [NobodyToCommand] В этом соединении все под управлением.
    [InFormation] { $piece }: подчиняется вместе с соединением.
    [InCommand] { $piece }: уже под управлением.
    [NothingToMend] { $piece }: восстанавливать нечего.
    [NotControlled] { $place }: эта область не в ваших руках.
    [GoneForGood] { $piece }: утрачен навсегда, там владел враг.
    [NotToBuild] { $piece }: такой форт уже не построить.
    [FortThere] { $place }: здесь есть или был форт этой стороны.
    [AngelOut] «Болотный ангел» уже стоит или утрачен.
    [NoAngelThere] { $place }: «Болотному ангелу» здесь не стоять.
    [NoMiningThere] { $place }: там корабль Союза или его власть.
    [NoRoomForMines] Для новых мин не хватило бы места.
    [NoWorkOnHunley] С «Ханли» в этот ход больше ничего не сделать.
    [CannotStrike] «Ханли» не может атаковать: { $piece }.
    [HaltFirst] Сначала скажите, что корабли стали на места: «Ханли» может атаковать.
    [NothingToHaltFor] Ждать нечего.
    [InGale] Шторм держит флот вдали до импульса { $n }.
    [NotFeverish] { $piece }: лихорадки быть не может.
}

## Что случилось
gate-fate = { $what ->
    [gale] шторм; до импульса { $n } нет кораблей и высадок Союза
    [fever] лихорадка; часть Союза на карте теряет ступень
    [support] { $side }, очки поддержки: { $n }
    [torpedoes] Конфедерация кладёт очко мин и ложную мину
    [burst] тяжёлое орудие разрывается; «Болотный ангел» утрачен
   *[none] ничего не случается
}
gate-told = { $what ->
   *[EndPhase] Начинается заключительная фаза.
    [Laid] { $place }: положено, очки: { $n }.
    [Lifted] { $place }: снято, очки: { $n }.
    [Placed] { $piece }: место — { $place }.
    [Displaced] { $piece }: снова не на карте.
    [SetUp] Воды заминированы.
    [Begun] Импульс { $n }: действует { $side }.
    [Refunded] { $side }: неиспользованное возвращено.
    [Passed] { $side }: пропуск.
    [Sailed] { $piece }: из { $other } в { $place }.
    [Shown] { $place }: маркеры открыты; очков мин { $n }, ложных { $most }.
    [Stood] Бросок остаётся.
    [Used] Преимущество использовано; теперь оно у стороны: { $side }.
    [Handed] Преимущество переходит; теперь оно у стороны: { $side }.
    [MineMisses] { $piece }: мины без последствий (итого { $n }).
    [MineHits] { $piece }: взрыв мины (итого { $n }).
    [MineSevere] { $piece }: тяжёлые повреждения, уход (итого { $n }).
    [MineSinks] { $piece }: гибель на мине (итого { $n }).
    [Hit] { $piece }: огонь по цели { $other }, итого { $n } — попадание.
    [Miss] { $piece }: огонь по цели { $other }, итого { $n } — без последствий.
    [Reduced] { $piece }: потеряна ступень.
    [Gone] { $piece }: утрата.
    [Damaged] { $piece }: повреждение.
    [Sunk] { $piece }: потоплен.
    [FortReduced] { $piece }: повреждение.
    [FortGone] { $piece }: форт снят.
    [Rebuilt] { $piece }: восстановлен, повреждён.
    [Removed] { $piece }: снят, теперь в { $place }.
    [Whole] { $piece }: снова в полной силе.
    [Repaired] { $piece }: ремонт окончен.
    [Sent] { $piece }: в порт.
    [Went] { $piece }: в { $place }.
    [WreckSinks] { $piece }: гибель в пути.
    [WreckStill] { $piece }: повреждения остаются.
    [WreckMended] { $piece }: ремонт удался.
    [TriedWell] { $piece }: ремонт удался.
    [TriedBadly] { $piece }: ремонт не удался.
    [Support] { $side }: очков поддержки { $n }.
    [SunsetOn] Закат: { $n } меньше { $most }, день продолжается.
    [SunsetOff] Закат: { $n } против { $most }, день кончается.
    [Rallied] Части без управления и маркеры действий возвращены в исходное положение.
    [Shifted] { $piece }: в { $place }.
    [Swept] { $place }: мины сняты.
    [Ended] Игра окончена.
    [Marched] { $piece }: из { $other } в { $place }.
    [Dug] { $piece }: копает.
    [Trench] { $place }: укрепление уровня { $n }, { $side }.
    [NoTrench] { $place }: укрепления больше нет.
    [Embarked] { $piece }: на борту.
    [Steamed] Десант идёт дальше в { $place }.
    [Marker] Мина угрожает десанту, частей: { $n }.
    [Picked] Мина угрожает: { $piece }.
    [PartyMissed] { $piece }: мина без последствий.
    [PartyHit] { $piece }: потери от мины.
    [Silent] Орудия молчат.
    [Nears] Десант подходит: { $place }.
    [Landed] Десант на берегу: { $place }.
    [NoneLanded] От десанта никого не осталось.
    [Storm] { $place }: штурм, во главе { $piece }.
    [Defence] Во главе обороны: { $piece }.
    [ClashWon] { $place }: атака { $n }, оборона { $most }; потери: { $side }.
    [ClashDrawn] { $place }: атака { $n }, оборона { $most }; без последствий.
    [Fled] { $piece }: отступление в { $place }.
    [Surrendered] { $piece }: сдача.
    [Held] { $piece }: порядок сохранён.
    [FightOver] Штурм окончен.
    [TurnBegan] Начинается ход { $n }.
    [Fated] Таблица событий на следующий ход: { $n }, { $other }.
    [Happened] Предсказанное ({ $n }) сбывается: { $other }.
    [Gale] Шторм держит флот вдали до импульса { $n }.
    [Arrived] { $piece }: прибытие в { $place }.
    [Silenced] Пока не заплачено, под управлением никого нет.
    [Commanded] { $piece }: под управлением.
    [Idle] Кто вне управления, отмечен как действовавший.
    [Bought] Куплены мины: очков { $n }, ложных { $most }.
    [Built] { $piece }: построен в { $place }.
    [Angel] «Болотный ангел» стоит в { $place }.
    [NoAngel] «Болотный ангел» утрачен.
    [Hunley] «Ханли»: клетка { $n } из 3.
    [NoHunley] «Ханли» утрачена.
    [Struck] «Ханли» атакует: { $piece }.
    [Halted] Корабли стали на места.
    [Doomed] { $piece }: утрачен навсегда.
    [Stalled] Ни одна сторона не побеждает тем, что дало бы победу обеим.
}
gate-told-paid = { $side } платит: { $fee }.
gate-told-free = { $side } использует преимущество: { $fee }.

## За столом
gate-game = A Gate of Hell
gate-title = { $id ->
    [charleston_april_1863] Первоапрельская шутка
    [charleston_july_1863] Первые залпы
    [charleston_campaign_1863] Врата ада
   *[other] { $title }
}
gate-about = { $id ->
    [charleston_april_1863] Девять броненосцев Союза против фортов и мин у входа в гавань Чарлстона, 7 апреля 1863 года. Расстановка и длина — из игры, очки наши.
    [charleston_july_1863] Высадка на острове Моррис, 10–16 июля 1863 года: дивизия на острове Фолли, четыре монитора и форт Вагнер. Название — из игры, остальное наше.
   *[other] Кампания за Чарлстон, 10 июля — 10 сентября 1863 года. Условия победы — из игры, расстановка и прибытия наши, равновесие не проверено.
}
gate-length = { $turns ->
    [one] { $turns } ход, до восьми импульсов
    [few] { $turns } хода, до восьми импульсов в каждом
   *[many] { $turns } ходов, до восьми импульсов в каждом
}
gate-credit = Автор — Пол Рорбо; Against the Odds, 2018. У нас есть только текст правил: карта, фишки и таблицы наши.
gate-clock-turn = ход
gate-asks-pass = Союз в этом импульсе пропустил ход: если пропустит и Конфедерация, день закончится.
gate-asks-paid = Оплачено и не использовано: { $what }.
gate-better = лучше { $share }
gate-hoped = { $hope ->
    [repaired] ремонт
   *[hit] попадание
} { $share }
gate-asks-cannot-hit = Что бы ни выпало, этот выстрел не попадёт.
gate-asks-combat = С него начинается бой, и никто больше не движется. Ещё могли бы двигаться: { $names }.
gate-asks-stay = Другие из группы уже двигались, а эти ещё нет: { $names }.
gate-asks-fire = Ещё не стреляли и могли бы попасть: { $names }.
gate-asks-storm = Штурма ещё не было: { $place }; все вместе выиграют его с вероятностью { $share }.
gate-wins = победа { $share }
gate-asks-stop = День закончится: в этом ходу больше никто не действует.
gate-asks-uncommanded = Ни одна ваша фишка не управляется: в этом ходу никто не сможет действовать.
gate-trench-label = Окопы
gate-several = Вместе: { $n }
gate-of-them = { $n } из { $all }
gate-all-go = { $who ->
    [all] Все сюда: { $place }
   *[other] В { $place }: { $who }
}
gate-all-do = { $what ->
    [embark] { $who ->
        [all] Все в десант
       *[other] В десант: { $who }
    }
   *[dig] { $who ->
        [all] Все копают
       *[other] Копают: { $who }
    }
}
gate-all-join = участвуют все
gate-all-join-at = В штурме участвуют все: { $place }
gate-head-storm = Штурм: { $place }
gate-storm-all = Штурм всеми силами, во главе { $piece }
gate-brief-river = { $place }, орудия на { $bank }
gate-brief-ferry = { $place }, через гавань
gate-brief-lay = Положить: { $marker }
gate-brief-lift = Поднять: { $marker }
gate-worth-flip = очки: { $n }
gate-told-cp = Очки потерь: { $n }.
gate-about-result = { $result } { $share }
gate-about-gain = +{ $n }
gate-about-boxes = { $n ->
    [0] на месте
    [one] на { $n } клетку
    [few] на { $n } клетки
   *[many] на { $n } клеток
}
gate-about-back = { $n ->
    [0] гибель
    [1] ремонт
    [2] учёба команды
   *[other] готова
}
gate-about-steps = { $n ->
    [0] ничего
    [1] потеря ступени
   *[other] гибель
}
gate-head-aboard = На борту
gate-clock-impulse = импульс
gate-clock-phase = сторона
gate-time-turn = Ход { $n }
gate-time-before = До импульсов
gate-time-impulse = Импульс { $n }
gate-time-end = заключительная фаза
gate-victory = { $level ->
    [0] Решительная победа Союза
    [1] Победа Союза
    [2] Ничья
    [3] Победа Конфедерации
   *[4] Решительная победа Конфедерации
}
gate-option-dice = Кубики штурма
gate-option-dice-about = Сколько кубиков бросает каждая сторона в штурме: в тексте один, в его примере два.
gate-option-mines = Мины расходуются
gate-option-mines-about = Каждое очко мины действует на один корабль за ход, а не на каждый входящий. Текст можно понять и так, и так.
gate-option-events = Случайные события
gate-option-events-about = Случается ли что-нибудь каждую неделю; таблица наша.
gate-unspent = Неистраченные очки поддержки
gate-piece = { $name }, { $kind ->
    [ship] броненосец { $cf }-{ $dv }
    [fort] форт { $cf }-{ $dv }
   *[unit] сила { $cf }
}{ $lost ->
    [no] {""}
    [ship] , повреждён
    [fort] , повреждён
   *[unit] , потеряна ступень
}{ $marks ->
    [0] {""}
   *[other] , маркер −{ $marks }
}
gate-gone = утрата
gate-not-yet = не в игре
gate-trench = укрепление, уровень { $level }
gate-mines = Мины
gate-markers = Маркеров: { $n }; открытых очков: { $points }
gate-markers-known = Маркеров: { $n }; очков: { $points }
gate-marker-there = { $down ->
    [0] мина, открыта: { $what }
   *[other] маркер, закрыт: { $what }
}
gate-mine-label = Мина
gate-kind = { $kind ->
    [land] суша
    [sea] море
    [both] суша и море
    [river] судоходная река
   *[zone] вне карты
}
gate-throw-shot = обстрел
gate-throw-mine = мина
gate-throw-sunset = закат
gate-throw-other = бросок
gate-needs = вместе { $n } или больше
gate-below = вместе меньше { $n }
gate-no-question = Вопроса «{ $verb }» нет.
gate-unknown = Такой фигуры или такого места для этого нет: { $found }.
gate-now = { $stage ->
    [SetUp] Положите мины и поставьте броненосцы.
    [Support] Приходит поддержка.
    [Fever] Лихорадка поражает часть Союза: назовите её.
    [Torpedoes] Положите полученные мины.
    [Allocation] Распределите поддержку.
    [Hunley] Атакует ли «Ханли»?
    [Fate] Что принесёт следующая неделя?
    [Acting] Действуйте группой или пропустите; если пропустят оба, день закончится.
    [Chosen] Выберите, куда идут выбранные или по кому стреляют.
    [Paying] Без оплаты действовать больше некому: заплатите или пропустите.
    [Idle] Действовать больше некому: пропустите.
    [Paid] Действуйте группой: оплачено.
    [Boarding] Посадите ещё части или отправьте десант.
    [Aboard] Отправьте десант.
    [Going] Продолжайте группой или завершите её действия.
    [Afloat] Куда идёт десант?
    [Picking] Назовите часть, которой угрожает мина.
    [Ambush] Стреляйте по десанту или молчите.
    [Leading] Назовите оборону.
    [Losses] Потратьте очки потерь: { $n }.
    [Crowded] Снимите часть с переполненного места.
    [Sunset] Кончается ли день?
    [Price] Заплатить { $n } и продолжать?
    [Eighth] Играть восьмой импульс?
    [Leaving] Корабли уходят.
    [Shifting] Переведите броненосцы в гавани.
    [Repairs] Попробуйте отремонтировать броненосцы.
    [Sent] { $piece }: отошлите в порт.
   *[Over] Игра окончена.
}
gate-now-due = { $what }: бросьте кубики.
gate-now-lying = { $what }: бросить заново или оставить?
gate-cast = { $what ->
   *[Mine] Мины против { $piece }
    [Party] Мина против { $piece }
    [Support] Поддержка ({ $side })
    [Fate] Что принесёт следующая неделя
    [Work] Работа над «Ханли»
    [Strike] «Ханли» против { $piece }
    [Hunley] Судьба «Ханли»
    [Assault] Штурм: { $place }
    [Retreat] Отступление: { $piece }
    [Shot] { $piece }, огонь по цели { $other }
    [Sunset] Закат
    [Wreck] { $piece }: путь в порт
    [Repair] Ремонт: { $piece }
}

## Чего стоит решение и как оно вероятно
gate-percent = { $n } %
gate-part = { $part ->
    [cf] своя сила
    [others] другие свежие броненосцы здесь
    [mines] мины здесь
    [same] та же область
    [adjacent] соседняя область
    [fort] цель – форт
    [committed] введён в дело
    [leader] сила ведущего
    [others-in] другие с ним
    [amphibious] с воды
    [formation] все из одного соединения
    [river] через реку
    [ironclads] броненосцы в реке
    [trench] укрепление
   *[marsh] болото
} { $n }
gate-no-modifier = ничего не прибавляется
gate-about-shot = { $possible ->
    [0] двух кубиков не хватит
   *[1] два кубика должны показать { $needs } или больше
}: { $parts }; сумма должна быть больше удвоенного { $dv }.
gate-head-shot = { $target }: { $share }
gate-head-mines = Мины в { $place }
gate-toll = { $toll ->
    [nothing] ничего
    [damaged] повреждён
    [severe] тяжело повреждён
    [sunk] потоплен
    [still] как было
   *[repaired] исправлен
} { $share }
gate-points = { $points ->
    [0] нет
   *[other] { $points }
}: { $share }
gate-head-points = Очки мин там
gate-about-sunset = После импульса { $n } день кончается при { $number } или больше: { $share }.
gate-head-sunset = Закат
gate-head-support = Поддержка
gate-head-advantage = Преимущество
gate-about-support = Союз { $first }, Конфедерация { $second }.
gate-about-advantage = { $side }; оно перейдёт к противнику, когда им воспользуются, а иначе в конце хода.
gate-about-advantage-used = { $side }; в этом ходу оно уже перешло.
gate-head-group = Группа
gate-about-group = { $names }; из { $place }. { $kind ->
    [ships] { $n } из 5 возможных.
   *[others] Всего { $n }.
}
gate-head-attack = Атака
gate-head-defence = Оборона
gate-about-factor = { $total }, ведёт { $leader }: { $parts }.
gate-about-clash = { $place }: атакующий побеждает { $share }, ничего не происходит { $none }.
gate-clash-losses = Потери: { $side }
gate-head-throw = Бросок
gate-about-retreat = сдаётся: { $share }
gate-head-of = { $group ->
    [move] Движение
    [fight] Бой
   *[other] Прочее
}
gate-lay-by-computer = Пусть компьютер расставит всё оставшееся
gate-all-laid = Всё уже лежит и стоит.
gate-head-ships = Броненосцы
gate-lies = { $n ->
    [one] { $n } фишка, очки: { $points }
    [few] { $n } фишки, очки: { $points }
    [many] { $n } фишек, очки: { $points }
   *[other] { $n } фишки, очки: { $points }
}
gate-head-in-hand = На руках
gate-in-hand = Очки мин: { $points }, ложные мины: { $dummies }.
gate-stands = { $piece }. { $place }.
gate-worth-shot = попадание { $share }
gate-worth-mines = мины: { $share }
gate-worth-retreat = очки: { $n }; сдаётся: { $share }
gate-head-paid = Оплачено: { $what }
gate-head-paid-by = { $who }, оплачено: { $what }
gate-all-here = Все, кто может действовать: { $place } ({ $n })
gate-head-pay = За что платят очками поддержки
gate-paid = оплачено
gate-for-advantage = за преимущество
gate-price = цена: { $cost }; останется { $left }
gate-price-batch = оплачено; ещё { $n }
gate-price-alone = цена: { $cost }
gate-note-mended = сделано
gate-no-target = { $piece }: в пределах досягаемости нет целей.
gate-only-paid = { $piece }: всё, что возможно, нужно оплатить.
gate-joins = участвует в штурме
gate-head-buy = { $what ->
    [command] Управление
    [mend] Ремонт
    [build] Постройки
   *[water] Мины и «Ханли»
}
gate-head-repair = За { $n }
gate-overlay = { $overlay ->
    [control-union] Под контролем Союза
    [control-confederate] Под контролем Конфедерации
    [guns-union] Дальность орудий Союза
    [guns-confederate] Дальность орудий Конфедерации
    [support-union] Поддержка Союза
    [support-confederate] Поддержка Конфедерации
    [command] Управление
    [threats] Угрозы
    [chances] Цели
   *[can-act] Кто может действовать
}
gate-overlay-about = { $overlay ->
    [control-union] Области с фигурами Союза: если там он один, он их контролирует.
    [control-confederate] Области с фигурами Конфедерации: если там она одна, она их контролирует.
    [guns-union] Вода, куда могут стрелять форты и броненосцы Союза.
    [guns-confederate] Вода, куда могут стрелять форты и броненосцы Конфедерации.
    [support-union] Что очки поддержки Союза могут починить и куда могут привести войска из зоны.
    [support-confederate] Что очки поддержки Конфедерации могут починить и куда могут привести войска из зоны.
    [command] Кем в этом ходу управляют, а кем нет.
    [threats] Лучший выстрел противника по каждому месту, как вероятность попадания.
    [chances] Лучший выстрел действующей стороны по каждому месту, как вероятность попадания.
   *[can-act] Фигуры, которые ещё могут что-то сделать в этой половине импульса.
}
gate-note = { $what ->
    [controls] контролирует { $side }
   *[contests] оспаривает { $side }
}
gate-note-gun = под орудиями: { $piece }
gate-note-command = { $what ->
    [silent] без управления
   *[commanded] под управлением
}
gate-note-mend = можно починить: { $piece }; очки поддержки: { $n }
gate-note-come = сюда могут прийти войска из зоны; очки поддержки: { $n }
gate-note-shot = лучший выстрел: { $share }
gate-enter = { $soil ->
    [clear] открытая местность
    [sand] песок
    [marsh] болото
    [town] город
    [works] укрепления
   *[water] вода
}; очки движения на вход: { $mp }
gate-head-ground = Местность
gate-border = { $kind ->
    [creek] протока
   *[river] судоходная река
} к { $place }
gate-head-water = Через воду
gate-head-sea = Вода
gate-sea = { $mines ->
    [some] здесь могут лежать мины
   *[none] мин здесь быть не может
}
gate-room = в конце импульса не больше { $n } с каждой стороны
gate-head-stops = { $side ->
    [confederate] Броненосцы Конфедерации здесь останавливаются
   *[union] Броненосцы Союза здесь останавливаются
}
gate-mines-lie = мины
gate-head-hits = { $mined ->
    [0] Отсюда { $piece } может поразить
   *[other] Отсюда { $piece }, если мины не причинят вреда, может поразить
}
gate-head-hit = Могут поразить: { $piece }
gate-head-hit-by = Здесь могут поразить: { $piece }
gate-gun = { $piece } { $share }
gate-head-place = Место
gate-head-formation = Соединение
gate-moves = очки движения: { $mp }
gate-head-march = Марш
gate-head-command = Управление
gate-attested = Часть чисел есть в изданном тексте.
gate-reconstructed = Числа наши: фишки игры для нас утрачены.
gate-head-source = Источник
gate-brief = { $kind ->
    [unit] { $cf }
   *[guns] { $cf }-{ $dv }
}{ $lost ->
    [no] {""}
    [ship] , повреждён
    [fort] , повреждён
   *[unit] , потеряна ступень
}{ $marks ->
    [0] {""}
   *[other] , −{ $marks }
}
gate-head-lies = Что даёт бросок
gate-lies-so = { $n }: { $what ->
    [hit] попадание
    [miss] без последствий
    [on] день продолжается
    [over] день кончается
    [damaged] повреждён
    [severe] тяжело повреждён
    [sunk] потоплен
   *[nothing] ничего
}.
gate-gain = { $name }, { $what ->
    [not-held] не под контролем
    [held] под контролем
    [contested] оспаривается
    [damaged] повреждён
    [removed] снят
    [sunk] потоплен
    [fort-reduced] повреждён
    [reduced] потеряна ступень
   *[lost] утрата
}
gate-works = { $what ->
    [angel] «Болотный ангел»
   *[fort] Новый форт
}
gate-angel-counts = «Болотный ангел» стоит на карте
gate-wins-union = Союз побеждает сразу, что бы ни насчитали, если его войска вступают в Чарлстон или если в конце хода его броненосец стоит у форта Самтер, форт ослаблен и рядом нет мин.
gate-wins-confederate = Конфедерация побеждает в конце хода, если потоплено пять броненосцев Союза или у Союза нет на карте ни одного полного юнита, а уничтожено не больше одного форта Конфедерации.
gate-formation = { $what }: { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[many] { $n } юнитов
} в { $places }
gate-fee-in-vain = { $price }; им это ничего не даст
gate-month = { $month ->
    [7] июля
    [8] авг.
    [9] сент.
   *[10] окт.
}
gate-week = { $from }–{ $to } { $month }
gate-week-across = { $from } { $month } – { $to } { $next }
gate-comes = { $side }: { $names }, в { $place }
gate-verdict-margin = Союз { $union }, Конфедерация { $other }: разница { $margin } для Союза. Что нужно для каждого исхода:
gate-verdict-objectives = Целей под контролем Союза: { $n }. Что нужно для каждого исхода:
gate-verdict-angel = «Болотный ангел» считается ещё одной, пока стоит на карте.
gate-verdict-georgia = Если в зоне Джорджия { $n } или больше юнитов Конфедерации, её победа на ступень выше; сейчас там: { $there }.
gate-verdict-otherwise = Эту игру решило не это число: { $level }.
gate-range = { $kind ->
    [up] { $least } и больше
    [between] от { $least } до { $most }
   *[down] { $most } и меньше
}

## Что считают в доигранных партиях
gate-fact-impulses = Сыграно импульсов в последнюю неделю
gate-fact-lost = { $side }: { $what ->
    [ironclads_hit] броненосцев повреждено или потеряно
    [ironclads_lost] броненосцев потеряно
    [forts_hit] фортов ослаблено или снято
    [forts_lost] фортов снято
   *[units_lost] сухопутных частей потеряно
}
gate-fact-support = { $side }: осталось очков поддержки
gate-fact-markers = Открытых фишек в воде
gate-fact-sumter = Броненосец Союза у форта Самтер, форт ослаблен
gate-fact-ground = { $place } под контролем Союза
gate-fact-hunley = «Ханли» утрачена
gate-fact-angel = «Болотный ангел» стоит

## Обучение
gate-tour = Обучение: броненосцы у Чарлстона
gate-tour-assault = Атака 7 апреля 1863 года
gate-tour-assault-text = За несколько минут вы сыграете первые импульсы атаки на гавань Чарлстона: одна карточка — одно правило. То, о чём просит карточка, можно делать мышью, клавишами или кнопками. { tour-show-me } ({ $show_me }) сделает это за вас.
gate-tour-harbour = Гавань
gate-tour-harbour-text = Карта состоит из областей. Вход в гавань ведёт через S7 — между фортом Самтер посреди фарватера, фортом Вагнер в L5 и фортом Моултри в L40. Вне карты лежат зоны; флот ждёт в Порт-Ройале.
gate-tour-pieces = Броненосцы и форты
gate-tour-pieces-text = У каждой фигуры есть боевая сила и защита и две стороны: целая и повреждённая или ослабленная. Рядом с фортом Самтер стоят два броненосца Конфедерации; вместе с его орудиями они действуют одной группой.
gate-tour-mines = Мины и ложные мины
gate-tour-mines-text = В гавани лицом вниз лежат семь очков мин и восемь ложных мин. Только Конфедерация знает, что есть что; ничто из показанного другой стороне этого не выдаёт. В обучении под них никто не заглядывает.
gate-tour-guns = Под орудиями
gate-tour-guns-text = Форты и корабли стреляют в своей области и в соседние.
gate-tour-guns-task = Покажите дальность орудий Конфедерации: { $key } или меню { menu-overlays }.
gate-tour-clear = Где корабль останавливается
gate-tour-clear-text = Корабль Союза идёт сколь угодно далеко, но останавливается, войдя в область рядом с фортом или в область с вражеским броненосцем либо маркером. Поэтому сразу дальше S7 не пройти никому.
gate-tour-clear-task = Снова очистите карту: { $key }.
gate-tour-sail = Первый корабль
gate-tour-sail-text = В каждом импульсе сначала одной группой действует Союз, затем Конфедерация. Группа — до пяти кораблей из одного места. Первым идёт { $ship }.
gate-tour-sail-task = { $ship } идёт в S7.
gate-tour-mine = Мина
gate-tour-mine-text = Оба маркера в S7 открыты: мина в одно очко и ложная мина, которую убирают. Кто входит теперь, бросает два кубика и прибавляет очко: до 10 ничего не случается, при 13 и больше корабль тонет.
gate-tour-throw-task = Сделайте бросок.
gate-tour-stand = Преимущество
gate-tour-stand-text = Восемь: ничего. У кого преимущество, тот может раз за ход заставить перебросить любой бросок. Оно у вас; приберегите его на худший случай.
gate-tour-stand-task = Оставьте бросок в силе.
gate-tour-second-ship = Флагман
gate-tour-second-ship-text = У корабля { $ship } самая крепкая броня во флоте. Мина открыта и действует на каждый входящий корабль.
gate-tour-again = Ещё раз
gate-tour-again-text = Одиннадцать и один — двенадцать: { $ship } был бы тяжело повреждён и вышел бы из боя. Для этого и есть преимущество. Использованное, оно переходит к другой стороне, а она в этот ход воспользоваться им не может.
gate-tour-again-task = Используйте преимущество: перебросьте.
gate-tour-fire = Огонь
gate-tour-fire-text = Прошли ещё два корабля. { $ship } стреляет, цель — { $fort }: два кубика, своя сила, единица за каждый свежий корабль рядом, единица за соседнюю область; минус один за мину и минус один за форт. Больше удвоенной защиты — попадание.
gate-tour-fire-task = { $ship } стреляет; цель — { $fort }.
gate-tour-next-shot = Следующий выстрел
gate-tour-next-shot-text = Попадание: { $fort } ослаблен. Корабль, который стрелял, введён в дело и больше не помогает другим; поэтому первые выстрелы — лучшие. Второе попадание уничтожает форт.
gate-tour-enough = Довольно
gate-tour-enough-text = Два других корабля тоже могли бы стрелять. Когда группа закончит, каждый её корабль считается введённым в дело: −1.
gate-tour-enough-task = Завершите эту половину импульса: { $key }.
gate-tour-answer = Ответ
gate-tour-answer-text = Теперь Конфедерация, и за неё здесь тоже играете вы. { $fort } и два броненосца рядом — одна группа. { $ship } у них под прицелом.
gate-tour-damaged = Повреждение
gate-tour-damaged-text = { $ship } повреждён. Кто к концу дня ещё стоит рядом с целым фортом, того отсылают в порт; повреждённый корабль бросает там кубик и может затонуть по дороге.
gate-tour-second = Вторая активация
gate-tour-second-text = За очко поддержки группа действует второй раз; повреждённые корабли — нет. Введённые в дело орудия попадают редко. Зато корабли могут уйти, пока форты не выстрелили снова.
gate-tour-second-task = Заплатите за вторую активацию.
gate-tour-home = Вне досягаемости
gate-tour-home-text = На пути назад мин нет. Кто стоит в Порт-Ройале, тому сегодня ничто не грозит.
gate-tour-home-task = { $ship } идёт в Порт-Ройал.
gate-tour-points = Очки
gate-tour-points-text = Форты приносят очки Союзу, корабли — обеим сторонам, а сбережённая поддержка — Конфедерации. Эти числа наши: страница печатной игры утрачена. О том, что придумано нами, говорится везде, где это важно.
gate-tour-points-task = Посмотрите, каков счёт: { $key }.
gate-tour-sunset = Закат
gate-tour-sunset-text = Начиная с третьего импульса после каждого бросают два кубика; если они показывают число этого импульса или больше, день окончен, разве что Союз заплатит. Он кончается и тогда, когда пасуют обе стороны.
gate-tour-ashore = На суше
gate-tour-ashore-text = В июле 1863 года приходит армия: она марширует, переправляется через реки, высаживается с моря, роет укрепления и штурмует. Кампания длится девять недель.
gate-tour-secret = Один экран, два игрока
gate-tour-secret-text = Когда ставят мины, другой игрок отворачивается, и программа об этом говорит. Позже Конфедерация может снова взглянуть на них кнопкой на панели; сначала программа просит другого отвернуться, а следующее действие их скрывает.
gate-tour-end = Дальше — сами
gate-tour-end-text = Спросить можно обо всём: наведите указатель на число, откройте правила или попросите совета у компьютера. А теперь сыграйте 7 апреля против компьютера.

## What a plan is for
gate-box-sunset = закат { $n }+
gate-end-shot = { $share } – { $told }
gate-end-hits = { $mined ->
    [0] Оттуда сможет поразить: { $guns }.
   *[other] Оттуда, если мины не причинят вреда, сможет поразить: { $guns }.
}
gate-end-hit-by = Там его могут поразить: { $guns }.
gate-end-mines = Что там сделают мины: { $tolls }.
gate-why-points = Очки без всякого броска: { $n }.
gate-why-meets = Встречает там: { $pieces }.
gate-why-dig = Кто окопался, того труднее выбить.
gate-look = { $duty ->
    [break] Посмотрите на { $places }: атаковать ли здесь?
    [prepare] Посмотрите на { $places }: до кого можно достать оттуда?
    [support] Посмотрите на { $places }: кому там нужна помощь?
   *[withdraw] Посмотрите на { $places }: кому там стоять лучше?
}
