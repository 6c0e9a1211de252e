# A Gate of Hell.

## Імена
gate-side = { $side ->
   *[union] Союз
    [confederate] Конфедерація
}
gate-side-called = { $side ->
   *[union] Союз
    [confederate] Конфедерація
}
gate-fee = { $fee ->
   *[second] друга активація
    [river] переправа через судноплавні річки
    [harbour] шлях через гавань
    [amphibious] шлях водою до висадки
    [strategic] стратегічний рух
    [zone] шлях із зони або до зони
}
gate-marker = { $points ->
   *[0] хибна міна
    [1] міна на одне очко
    [2] міна на два очки
}
gate-nowhere = поза мапою

## Що можна зробити
gate-do = { $what ->
   *[Done] Готово
    [Throw] Зробити кидок
    [Again] Використати перевагу: кинути знову
    [Stand] Залишити кидок
    [Pass] Пропустити
    [End] Закінчити з цією групою
    [GoOn] Продовжувати
    [Stop] Закінчити хід
    [Hold] Нічого не робити
    [Buy] Купити міни
    [Halt] Кораблі стали на місця
    [Place] { $piece }: поставити в { $place }
    [Displace] { $piece }: знову прибрати
    [Sail] { $piece }: плисти до { $place }
    [Bank] { $piece }: плисти до { $place }, підтримувати { $other }
    [Fire] { $piece }: вогонь по цілі { $other }
    [Port] { $piece }: відіслати до { $place }
    [Shift] { $piece }: перевести до { $place }
    [Repair] { $piece }: спробувати відремонтувати за { $n }
    [RepairTo] { $piece }: спробувати відремонтувати за { $n }, з поверненням до { $place }
    [March] { $piece }: йти до { $place }
    [Ferry] { $piece }: через гавань до { $place }
    [Transfer] { $piece }: перейти до { $place }
    [Dig] { $piece }: копати
    [Regroup] { $piece }: зібрати з’єднання на її місці
    [Embark] { $piece }: до десанту
    [Steam] Десант іде далі до { $place }
    [Land] Десант висаджується в { $place }
    [Pick] Міна вражає: { $piece }
    [Charge] { $piece }: на штурм
    [Rest] { $piece }: не брати участі в штурмі
    [Storm] Штурм, на чолі { $piece }
    [Man] { $piece }: в оборону
    [Lead] На чолі оборони: { $piece }
    [Flip] { $piece }: втратити ступінь
    [Retreat] { $piece }: відступити до { $place }
    [Cull] { $piece }: зняти
    [Command] Підпорядкувати з’єднання { $other }
    [Heed] { $piece }: підпорядкувати
    [Mend] { $piece }: відремонтувати
    [MendTo] { $piece }: відремонтувати, з поверненням до { $place }
    [Refill] { $piece }: поповнити до повної сили
    [Build] { $piece }: збудувати в { $place }
    [Angel] Поставити «Болотяного ангела» в { $place }
    [Work] Працювати над «Ганлі» за { $n }
    [Suffer] Пропасниця вражає: { $piece }
    [Strike] «Ганлі» атакує: { $piece }
}
gate-do-lay = { $place }: покласти — { $marker }
gate-do-lift = { $place }: підняти — { $marker }
gate-do-pay = Заплатити: { $fee }
gate-do-free = Використати перевагу: { $fee }

## Чому не можна
gate-not = { $why ->
   *[GameOver] Гру закінчено.
    [OtherStage] Зараз вирішується інше.
    [ThrowFirst] Спершу треба кинути кубики.
    [ThrowLies] Спершу скажіть, чи лишається останній кидок.
    [NothingDue] Кидати зараз нічого.
    [NothingLies] Спірного кидка немає.
    [PortFirst] { $piece }: спершу треба назвати порт.
    [NotListed] { $place }: це не та область.
    [NotToPlace] { $piece }: рукою не ставиться або вже стоїть.
    [MarkersFull] { $place }: більше двох маркерів тут лежати не може.
    [PointsFull] { $place }: більше двох очок мін тут лежати не може.
    [NoMarker] Такого маркера більше немає.
    [NoMarkerThere] { $place }: такого маркера тут не підняти.
    [PointsLeft] Ще не покладено очок мін: { $n }.
    [NoRoomForRest] Решті очок ({ $n }) забракло б місця.
    [ShipsLeft] { $piece }: ще не на мапі.
    [NotYours] { $piece }: це не ваша фігура в грі.
    [OutOfCommand] { $piece }: поза управлінням.
    [Spent] { $piece }: уже дві активації.
    [SecondNotPaid] { $piece }: за другу активацію треба заплатити.
    [FirstAmongSecond] { $piece }: активації ще не було, а в цієї групи вона друга.
    [TooWorn] { $piece }: при пошкодженні активація лише одна.
    [OtherPlace] Група діє з { $place }, а { $piece } не там.
    [NoSuchGroup] { $piece }: у групі було б { $n }. Більше чотирьох діють разом, лише якщо це п’ять частин одного з’єднання й одна окрема.
    [MixedTransfer] { $piece }: перекидають одне з’єднання або його частину, щонайбільше з однією окремою частиною.
    [TooMany] У групі було б { $n }, можна не більше { $most }.
    [MovedAlready] { $piece }: фігура вже рухалася.
    [CombatBegun] Бій почався: ніхто більше не рухається.
    [HasActed] Група вже діяла: пізно.
    [NothingDone] Ніхто нічого не зробив: це був би пропуск.
    [NoSupport] Треба очок підтримки: { $most }, є { $n }.
    [PaidAlready] Уже оплачено: { $fee }.
    [TooLateToPay] Група вже діє, платити пізно: { $fee }.
    [NobodyCouldUse] Нікому не знадобиться: { $fee }.
    [NotHolder] Перевага в іншої сторони.
    [HandedThisTurn] Перевага цього ходу вже переходила.
    [NoIronclad] { $piece }: це не панцерник.
    [SamePlace] { $place }: уже там.
    [NotForShips] { $place }: панцерники цієї сторони туди не ходять.
    [Stopped] { $place }: форт, ворог або маркер зупинить корабель раніше.
    [NoWay] { $place }: шляху туди немає.
    [MinesToMines] { $place }: просто від мін до мін — лише в другій активації.
    [NoBerth] { $place }: панцерників однієї сторони тут не більше { $most }.
    [BadBank] На річці корабель звернено до однієї з її областей, деінде — до жодної.
    [NoGuns] { $piece }: важких гармат немає.
    [NoTarget] { $piece }: це не ціль.
    [OutOfReach] { $piece }: не дістати цілі { $other }.
    [FiredAlready] { $piece }: уже стріляли.
    [NotSent] { $piece }: до порту не відсилається.
    [NoPort] { $place }: це не Порт-Рояль і не мис Гаттерас.
    [NotHarbour] { $place }: це не область гавані.
    [Handled] { $piece }: у цій кінцевій фазі черга вже була.
    [NotDamaged] { $piece }: пошкоджень немає.
    [OddSupport] Одне очко підтримки або два.
    [NoReturn] { $piece }: повертаються лише з річки Ешлі, до S12 або S13.
    [GroundWithNaval] { $piece }: кораблі й сухопутні частини разом не діють.
    [MixedSecond] { $piece }: вдруге разом діє лише одне з’єднання.
    [OtherSidesFee] Платить за це лише інша сторона: { $fee }.
    [NotWithAdvantage] Перевагою цього не оплатити: { $fee }.
    [OneWayOnly] У групи один такий спосіб, і оплачено інший: { $fee } — не можна.
    [NotPaid] Спершу треба заплатити: { $fee }.
    [NoGroundUnit] { $piece }: це не сухопутна частина.
    [TooFar] { $place }: очок руху бракує.
    [EnemyHolds] { $place }: там лише ворог, а частина йде зі спірної області.
    [HeldAtStart] { $place }: на початку цієї половини імпульсу там був лише ворог.
    [TooFewStay] { $place }: там лишилося б замало своїх.
    [NoRoom] { $place }: для інших частин місця немає.
    [NoTransfer] { $place }: так туди не потрапити.
    [NoFerry] { $place }: води, вільної від панцерників Союзу, туди немає.
    [Busy] { $piece }: у цій активації зайнята іншим.
    [NoQuay] { $place }: десант виходить від мису Гаттерас або з Сібрука.
    [NoParty] Десанту немає.
    [MustLand] { $place }: тут десант мусить висадитися.
    [BeenThere] { $place }: десант там уже був.
    [NoLandingBeyond] { $place }: далі висадитися ніде.
    [NoShore] { $place }: тут десант не висадиться.
    [NotToPick] { $piece }: не в десанті або вже атакована цим маркером.
    [MayNotFire] { $piece }: стріляти по десанту не можна.
    [NoDigging] { $place }: більше тут не копають.
    [TooFewDig] Копати могли б не більше { $n } бойових очок; треба 5.
    [NoEnemyHere] { $place }: штурмувати нікого.
    [NoAssaultAfter] { $piece }: після такого руху штурму немає.
    [OtherAssault] { $piece }: готується інший штурм, або тут він уже був.
    [NotNamed] { $piece }: для штурму не названа.
    [NoDefender] { $piece }: серед захисників немає.
    [NotToMan] { $piece }: у зоні захищаються п’ять з одного з’єднання або будь-які чотири.
    [DefendersLeft] Треба назвати більше захисників.
    [NoLoser] { $piece }: втрат цього штурму не несе.
    [Wasteful] Усього треба витратити очок втрат: { $n }.
    [FlipsOver] Відступ почався: ступенів більше не втрачають.
    [CannotRetreat] { $piece }: відступити не можна.
    [NoRetreatThere] { $place }: відступити туди не можна, або відкрите місце краще.
    [NotCrowded] { $piece }: не із зайвих.
    [NoFormation] { $piece }: поза з’єднаннями.
    [NobodyComes] { $piece }: більше ніхто зі з’єднання прийти не може.
    [NobodyToCommand] У цьому з’єднанні всі під управлінням.
    [InFormation] { $piece }: підпорядковується разом зі з’єднанням.
    [InCommand] { $piece }: уже під управлінням.
    [NothingToMend] { $piece }: відновлювати нічого.
    [NotControlled] { $place }: ця область не у ваших руках.
    [GoneForGood] { $piece }: втрачено назавжди, там панував ворог.
    [NotToBuild] { $piece }: такого форту вже не збудувати.
    [FortThere] { $place }: тут є або був форт цієї сторони.
    [AngelOut] «Болотяний ангел» уже стоїть або втрачений.
    [NoAngelThere] { $place }: «Болотяному ангелу» тут не стояти.
    [NoMiningThere] { $place }: там корабель Союзу або його влада.
    [NoRoomForMines] Для нових мін забракло б місця.
    [NoWorkOnHunley] З «Ганлі» цього ходу більше нічого не зробити.
    [CannotStrike] «Ганлі» не може атакувати: { $piece }.
    [HaltFirst] Спершу скажіть, що кораблі стали на місця: «Ганлі» може атакувати.
    [NothingToHaltFor] Чекати нема чого.
    [InGale] Шторм тримає флот удалині до імпульсу { $n }.
    [NotFeverish] { $piece }: пропасниці бути не може.
}

## Що сталося
gate-fate = { $what ->
    [gale] шторм; до імпульсу { $n } немає кораблів і висадок Союзу
    [fever] лихоманка; частина Союзу на мапі втрачає ступінь
    [support] { $side }, очки підтримки: { $n }
    [torpedoes] Конфедерація кладе очко мін і хибну міну
    [burst] важку гармату розриває; «Болотяний ангел» втрачений
   *[none] нічого не стається
}
gate-told = { $what ->
   *[EndPhase] Починається кінцева фаза.
    [Laid] { $place }: покладено, очки: { $n }.
    [Lifted] { $place }: знято, очки: { $n }.
    [Placed] { $piece }: місце — { $place }.
    [Displaced] { $piece }: знову не на мапі.
    [SetUp] Води заміновано.
    [Begun] Імпульс { $n }: діє { $side }.
    [Refunded] { $side }: невикористане повернено.
    [Passed] { $side }: пропуск.
    [Sailed] { $piece }: з { $other } до { $place }.
    [Shown] { $place }: маркери відкрито; очок мін { $n }, хибних { $most }.
    [Stood] Кидок лишається.
    [Used] Перевагу використано; тепер вона у сторони: { $side }.
    [Handed] Перевага переходить; тепер вона у сторони: { $side }.
    [MineMisses] { $piece }: міни без наслідків (усього { $n }).
    [MineHits] { $piece }: вибух міни (усього { $n }).
    [MineSevere] { $piece }: важкі пошкодження, відхід (усього { $n }).
    [MineSinks] { $piece }: загибель на міні (усього { $n }).
    [Hit] { $piece }: вогонь по цілі { $other }, усього { $n } — влучання.
    [Miss] { $piece }: вогонь по цілі { $other }, усього { $n } — без наслідків.
    [Reduced] { $piece }: втрачено ступінь.
    [Gone] { $piece }: втрата.
    [Damaged] { $piece }: пошкодження.
    [Sunk] { $piece }: потоплено.
    [FortReduced] { $piece }: пошкодження.
    [FortGone] { $piece }: форт знято.
    [Rebuilt] { $piece }: відбудовано, пошкоджено.
    [Removed] { $piece }: знято, тепер у { $place }.
    [Whole] { $piece }: знову в повній силі.
    [Repaired] { $piece }: ремонт закінчено.
    [Sent] { $piece }: до порту.
    [Went] { $piece }: до { $place }.
    [WreckSinks] { $piece }: загибель у дорозі.
    [WreckStill] { $piece }: пошкодження лишаються.
    [WreckMended] { $piece }: ремонт вдався.
    [TriedWell] { $piece }: ремонт удався.
    [TriedBadly] { $piece }: ремонт не вдався.
    [Support] { $side }: очок підтримки { $n }.
    [SunsetOn] Захід сонця: { $n } менше { $most }, день триває.
    [SunsetOff] Захід сонця: { $n } проти { $most }, день кінчається.
    [Rallied] Частини поза управлінням і маркери дій повернено у вихідне положення.
    [Shifted] { $piece }: до { $place }.
    [Swept] { $place }: міни знято.
    [Ended] Гру закінчено.
    [Marched] { $piece }: з { $other } до { $place }.
    [Dug] { $piece }: копає.
    [Trench] { $place }: укріплення рівня { $n }, { $side }.
    [NoTrench] { $place }: укріплення більше немає.
    [Embarked] { $piece }: на борту.
    [Steamed] Десант іде далі до { $place }.
    [Marker] Міна загрожує десанту, частин: { $n }.
    [Picked] Міна загрожує: { $piece }.
    [PartyMissed] { $piece }: міна без наслідків.
    [PartyHit] { $piece }: втрати від міни.
    [Silent] Гармати мовчать.
    [Nears] Десант підходить: { $place }.
    [Landed] Десант на березі: { $place }.
    [NoneLanded] Від десанту нікого не лишилося.
    [Storm] { $place }: штурм, на чолі { $piece }.
    [Defence] На чолі оборони: { $piece }.
    [ClashWon] { $place }: атака { $n }, оборона { $most }; втрати: { $side }.
    [ClashDrawn] { $place }: атака { $n }, оборона { $most }; без наслідків.
    [Fled] { $piece }: відступ до { $place }.
    [Surrendered] { $piece }: здача.
    [Held] { $piece }: лад збережено.
    [FightOver] Штурм закінчено.
    [TurnBegan] Починається хід { $n }.
    [Fated] Таблиця подій на наступний хід: { $n }, { $other }.
    [Happened] Провіщене ({ $n }) справджується: { $other }.
    [Gale] Шторм тримає флот удалині до імпульсу { $n }.
    [Arrived] { $piece }: прибуття до { $place }.
    [Silenced] Поки не заплачено, під управлінням нікого немає.
    [Commanded] { $piece }: під управлінням.
    [Idle] Хто поза управлінням, позначений як такий, що діяв.
    [Bought] Куплено міни: очок { $n }, хибних { $most }.
    [Built] { $piece }: збудовано в { $place }.
    [Angel] «Болотяний ангел» стоїть у { $place }.
    [NoAngel] «Болотяний ангел» втрачений.
    [Hunley] «Ганлі»: клітинка { $n } з 3.
    [NoHunley] «Ганлі» втрачено.
    [Struck] «Ганлі» атакує: { $piece }.
    [Halted] Кораблі стали на місця.
    [Doomed] { $piece }: втрачено назавжди.
    [Stalled] Жодна сторона не перемагає тим, що дало б перемогу обом.
}
gate-told-paid = { $side } платить: { $fee }.
gate-told-free = { $side } використовує перевагу: { $fee }.

## За столом
gate-game = A Gate of Hell
gate-title = { $id ->
    [charleston_april_1863] Першоквітневий жарт
    [charleston_july_1863] Перші залпи
    [charleston_campaign_1863] Брама пекла
   *[other] { $title }
}
gate-about = { $id ->
    [charleston_april_1863] Дев’ять панцерників Союзу проти фортів і мін біля входу в гавань Чарлстона, 7 квітня 1863 року. Розставлення й довжина — з гри, очки наші.
    [charleston_july_1863] Висадка на острові Морріс, 10–16 липня 1863 року: дивізія на острові Фоллі, чотири монітори й форт Вагнер. Назва — з гри, решта наша.
   *[other] Кампанія за Чарлстон, 10 липня — 10 вересня 1863 року. Умови перемоги — з гри, розставлення й прибуття наші, рівновагу не перевірено.
}
gate-length = { $turns ->
    [one] { $turns } хід, до восьми імпульсів
    [few] { $turns } ходи, до восьми імпульсів у кожному
   *[many] { $turns } ходів, до восьми імпульсів у кожному
}
gate-credit = Автор — Пол Рорбо; Against the Odds, 2018. У нас є лише текст правил: мапа, фішки й таблиці наші.
gate-clock-turn = хід
gate-asks-pass = Союз у цьому імпульсі пропустив хід: якщо пропустить і Конфедерація, день закінчиться.
gate-asks-paid = Сплачено й не використано: { $what }.
gate-better = краще { $share }
gate-hoped = { $hope ->
    [repaired] ремонт
   *[hit] влучання
} { $share }
gate-asks-cannot-hit = Хоч би що випало, цей постріл не влучить.
gate-asks-combat = З нього починається бій, і ніхто більше не рухається. Ще могли б рухатися: { $names }.
gate-asks-stay = Інші з групи вже рухалися, а ці ще ні: { $names }.
gate-asks-fire = Ще не стріляли й могли б влучити: { $names }.
gate-asks-storm = Штурму ще не було: { $place }; усі разом виграють його з імовірністю { $share }.
gate-wins = перемога { $share }
gate-asks-stop = День закінчиться: у цьому ході більше ніхто не діє.
gate-asks-uncommanded = Жодна ваша фішка не керована: у цьому ході ніхто не зможе діяти.
gate-trench-label = Окопи
gate-several = Разом: { $n }
gate-of-them = { $n } із { $all }
gate-all-go = { $who ->
    [all] Усі сюди: { $place }
   *[other] До { $place }: { $who }
}
gate-all-do = { $what ->
    [embark] { $who ->
        [all] Усі до десанту
       *[other] До десанту: { $who }
    }
   *[dig] { $who ->
        [all] Усі копають
       *[other] Копають: { $who }
    }
}
gate-all-join = беруть участь усі
gate-all-join-at = У штурмі беруть участь усі: { $place }
gate-head-storm = Штурм: { $place }
gate-storm-all = Штурм усіма силами, на чолі { $piece }
gate-brief-river = { $place }, гармати на { $bank }
gate-brief-ferry = { $place }, через гавань
gate-brief-lay = Покласти: { $marker }
gate-brief-lift = Підняти: { $marker }
gate-worth-flip = очки: { $n }
gate-told-cp = Очки втрат: { $n }.
gate-about-result = { $result } { $share }
gate-about-gain = +{ $n }
gate-about-boxes = { $n ->
    [0] на місці
    [one] на { $n } клітинку
    [few] на { $n } клітинки
   *[many] на { $n } клітинок
}
gate-about-back = { $n ->
    [0] загибель
    [1] ремонт
    [2] навчання команди
   *[other] готовий
}
gate-about-steps = { $n ->
    [0] нічого
    [1] втрата ступеня
   *[other] загибель
}
gate-head-aboard = На борту
gate-clock-impulse = імпульс
gate-clock-phase = сторона
gate-time-turn = Хід { $n }
gate-time-before = До імпульсів
gate-time-impulse = Імпульс { $n }
gate-time-end = кінцева фаза
gate-victory = { $level ->
    [0] Рішуча перемога Союзу
    [1] Перемога Союзу
    [2] Нічия
    [3] Перемога Конфедерації
   *[4] Рішуча перемога Конфедерації
}
gate-option-dice = Кубики штурму
gate-option-dice-about = Скільки кубиків кидає кожна сторона в штурмі: у тексті один, у його прикладі два.
gate-option-mines = Міни витрачаються
gate-option-mines-about = Кожне очко міни діє на один корабель за хід, а не на кожен, що входить. Текст можна зрозуміти й так, і так.
gate-option-events = Випадкові події
gate-option-events-about = Чи трапляється щось щотижня; таблиця наша.
gate-unspent = Невитрачені очки підтримки
gate-piece = { $name }, { $kind ->
    [ship] панцерник { $cf }-{ $dv }
    [fort] форт { $cf }-{ $dv }
   *[unit] сила { $cf }
}{ $lost ->
    [no] {""}
    [ship] , пошкоджено
    [fort] , пошкоджено
   *[unit] , втрачено ступінь
}{ $marks ->
    [0] {""}
   *[other] , маркер −{ $marks }
}
gate-gone = втрата
gate-not-yet = не в грі
gate-trench = укріплення, рівень { $level }
gate-mines = Міни
gate-markers = Маркерів: { $n }; відкритих очок: { $points }
gate-markers-known = Маркерів: { $n }; очок: { $points }
gate-marker-there = { $down ->
    [0] міна, відкрита: { $what }
   *[other] маркер, закритий: { $what }
}
gate-mine-label = Міна
gate-kind = { $kind ->
    [land] суша
    [sea] море
    [both] суша й море
    [river] судноплавна річка
   *[zone] поза мапою
}
gate-throw-shot = обстріл
gate-throw-mine = міна
gate-throw-sunset = захід сонця
gate-throw-other = кидок
gate-needs = разом { $n } або більше
gate-below = разом менше { $n }
gate-no-question = Питання «{ $verb }» немає.
gate-unknown = Такої фігури або такого місця для цього немає: { $found }.
gate-now = { $stage ->
    [SetUp] Покладіть міни й поставте панцерники.
    [Support] Приходить підтримка.
    [Fever] Пропасниця вражає частину Союзу: назвіть її.
    [Torpedoes] Покладіть одержані міни.
    [Allocation] Розподіліть підтримку.
    [Hunley] Чи атакує «Ганлі»?
    [Fate] Що принесе наступний тиждень?
    [Acting] Дійте групою або пропустіть; якщо пропустять обидва, день закінчиться.
    [Chosen] Оберіть, куди йдуть обрані або по кому стріляють.
    [Paying] Без оплати діяти вже нема кому: заплатіть або пропустіть.
    [Idle] Діяти вже нема кому: пропустіть.
    [Paid] Дійте групою: сплачено.
    [Boarding] Посадіть ще частини або відправте десант.
    [Aboard] Відправте десант.
    [Going] Дійте групою далі або завершіть її дії.
    [Afloat] Куди йде десант?
    [Picking] Назвіть частину, якій загрожує міна.
    [Ambush] Стріляйте по десанту або мовчіть.
    [Leading] Назвіть оборону.
    [Losses] Витратьте очки втрат: { $n }.
    [Crowded] Зніміть частину з переповненого місця.
    [Sunset] Чи кінчається день?
    [Price] Заплатити { $n } і продовжувати?
    [Eighth] Грати восьмий імпульс?
    [Leaving] Кораблі відходять.
    [Shifting] Переведіть панцерники в гавані.
    [Repairs] Спробуйте відремонтувати панцерники.
    [Sent] { $piece }: відішліть до порту.
   *[Over] Гру закінчено.
}
gate-now-due = { $what }: киньте кубики.
gate-now-lying = { $what }: кинути знову чи лишити?
gate-cast = { $what ->
   *[Mine] Міни проти { $piece }
    [Party] Міна проти { $piece }
    [Support] Підтримка ({ $side })
    [Fate] Що принесе наступний тиждень
    [Work] Робота над «Ганлі»
    [Strike] «Ганлі» проти { $piece }
    [Hunley] Доля «Ганлі»
    [Assault] Штурм: { $place }
    [Retreat] Відступ: { $piece }
    [Shot] { $piece }, вогонь по цілі { $other }
    [Sunset] Захід сонця
    [Wreck] { $piece }: дорога до порту
    [Repair] Ремонт: { $piece }
}

## Чого коштує рішення і яке воно ймовірне
gate-percent = { $n } %
gate-part = { $part ->
    [cf] власна сила
    [others] інші свіжі панцерники тут
    [mines] міни тут
    [same] та сама область
    [adjacent] сусідня область
    [fort] ціль – форт
    [committed] уведено в бій
    [leader] сила провідного
    [others-in] інші з ним
    [amphibious] з води
    [formation] усі з одного з’єднання
    [river] через річку
    [ironclads] панцерники в річці
    [trench] укріплення
   *[marsh] болото
} { $n }
gate-no-modifier = нічого не додається
gate-about-shot = { $possible ->
    [0] двох кубиків не вистачить
   *[1] два кубики мають показати { $needs } або більше
}: { $parts }; сума має бути більшою за подвоєне { $dv }.
gate-head-shot = { $target }: { $share }
gate-head-mines = Міни в { $place }
gate-toll = { $toll ->
    [nothing] нічого
    [damaged] пошкоджено
    [severe] тяжко пошкоджено
    [sunk] потоплено
    [still] як було
   *[repaired] відремонтовано
} { $share }
gate-points = { $points ->
    [0] немає
   *[other] { $points }
}: { $share }
gate-head-points = Очки мін там
gate-about-sunset = Після імпульсу { $n } день кінчається при { $number } або більше: { $share }.
gate-head-sunset = Захід сонця
gate-head-support = Підтримка
gate-head-advantage = Перевага
gate-about-support = Союз { $first }, Конфедерація { $second }.
gate-about-advantage = { $side }; вона перейде до супротивника, коли нею скористаються, а інакше наприкінці ходу.
gate-about-advantage-used = { $side }; цього ходу вона вже перейшла.
gate-head-group = Група
gate-about-group = { $names }; з { $place }. { $kind ->
    [ships] { $n } із 5 можливих.
   *[others] Усього { $n }.
}
gate-head-attack = Атака
gate-head-defence = Оборона
gate-about-factor = { $total }, веде { $leader }: { $parts }.
gate-about-clash = { $place }: нападник перемагає { $share }, нічого не стається { $none }.
gate-clash-losses = Втрати: { $side }
gate-head-throw = Кидок
gate-about-retreat = здається: { $share }
gate-head-of = { $group ->
    [move] Рух
    [fight] Бій
   *[other] Інше
}
gate-lay-by-computer = Хай комп’ютер розставить усе, що лишилося
gate-all-laid = Усе вже лежить і стоїть.
gate-head-ships = Панцерники
gate-lies = { $n ->
    [one] { $n } фішка, очки: { $points }
    [few] { $n } фішки, очки: { $points }
    [many] { $n } фішок, очки: { $points }
   *[other] { $n } фішки, очки: { $points }
}
gate-head-in-hand = На руках
gate-in-hand = Очки мін: { $points }, хибні міни: { $dummies }.
gate-stands = { $piece }. { $place }.
gate-worth-shot = влучання { $share }
gate-worth-mines = міни: { $share }
gate-worth-retreat = очки: { $n }; здається: { $share }
gate-head-paid = Сплачено: { $what }
gate-head-paid-by = { $who }, сплачено: { $what }
gate-all-here = Усі, хто може діяти: { $place } ({ $n })
gate-head-pay = За що платять очками підтримки
gate-paid = сплачено
gate-for-advantage = за перевагу
gate-price = ціна: { $cost }; лишиться { $left }
gate-price-batch = сплачено; ще { $n }
gate-price-alone = ціна: { $cost }
gate-note-mended = зроблено
gate-no-target = { $piece }: у межах досяжності немає цілей.
gate-only-paid = { $piece }: усе, що можливо, треба оплатити.
gate-joins = бере участь у штурмі
gate-head-buy = { $what ->
    [command] Керування
    [mend] Ремонт
    [build] Споруди
   *[water] Міни та «Ганлі»
}
gate-head-repair = За { $n }
gate-overlay = { $overlay ->
    [control-union] Під контролем Союзу
    [control-confederate] Під контролем Конфедерації
    [guns-union] Дальність гармат Союзу
    [guns-confederate] Дальність гармат Конфедерації
    [support-union] Підтримка Союзу
    [support-confederate] Підтримка Конфедерації
    [command] Керування
    [threats] Загрози
    [chances] Цілі
   *[can-act] Хто може діяти
}
gate-overlay-about = { $overlay ->
    [control-union] Області з фігурами Союзу: якщо він там сам, він їх контролює.
    [control-confederate] Області з фігурами Конфедерації: якщо вона там сама, вона їх контролює.
    [guns-union] Вода, куди можуть стріляти форти й панцерники Союзу.
    [guns-confederate] Вода, куди можуть стріляти форти й панцерники Конфедерації.
    [support-union] Що очки підтримки Союзу можуть полагодити і куди можуть привести війська із зони.
    [support-confederate] Що очки підтримки Конфедерації можуть полагодити і куди можуть привести війська із зони.
    [command] Ким цього ходу керують, а ким ні.
    [threats] Найкращий постріл противника по кожному місцю, як імовірність влучання.
    [chances] Найкращий постріл сторони, що діє, по кожному місцю, як імовірність влучання.
   *[can-act] Фігури, які ще можуть щось зробити в цій половині імпульсу.
}
gate-note = { $what ->
    [controls] контролює { $side }
   *[contests] оскаржує { $side }
}
gate-note-gun = під гарматами: { $piece }
gate-note-command = { $what ->
    [silent] без керування
   *[commanded] під керуванням
}
gate-note-mend = можна полагодити: { $piece }; очки підтримки: { $n }
gate-note-come = сюди можуть прийти війська із зони; очки підтримки: { $n }
gate-note-shot = найкращий постріл: { $share }
gate-enter = { $soil ->
    [clear] відкрита місцевість
    [sand] пісок
    [marsh] болото
    [town] місто
    [works] укріплення
   *[water] вода
}; очки руху на вхід: { $mp }
gate-head-ground = Місцевість
gate-border = { $kind ->
    [creek] протока
   *[river] судноплавна річка
} до { $place }
gate-head-water = Через воду
gate-head-sea = Вода
gate-sea = { $mines ->
    [some] тут можуть лежати міни
   *[none] мін тут бути не може
}
gate-room = наприкінці імпульсу не більше { $n } з кожного боку
gate-head-stops = { $side ->
    [confederate] Панцерники Конфедерації тут зупиняються
   *[union] Панцерники Союзу тут зупиняються
}
gate-mines-lie = міни
gate-head-hits = { $mined ->
    [0] Звідси { $piece } може вразити
   *[other] Звідси { $piece }, якщо міни не завдадуть шкоди, може вразити
}
gate-head-hit = Можуть уразити: { $piece }
gate-head-hit-by = Тут можуть уразити: { $piece }
gate-gun = { $piece } { $share }
gate-head-place = Місце
gate-head-formation = З’єднання
gate-moves = очки руху: { $mp }
gate-head-march = Марш
gate-head-command = Керування
gate-attested = Частина чисел є у виданому тексті.
gate-reconstructed = Числа наші: фішки гри для нас утрачено.
gate-head-source = Джерело
gate-brief = { $kind ->
    [unit] { $cf }
   *[guns] { $cf }-{ $dv }
}{ $lost ->
    [no] {""}
    [ship] , пошкоджено
    [fort] , пошкоджено
   *[unit] , втрачено ступінь
}{ $marks ->
    [0] {""}
   *[other] , −{ $marks }
}
gate-head-lies = Що дає кидок
gate-lies-so = { $n }: { $what ->
    [hit] влучання
    [miss] без наслідків
    [on] день триває
    [over] день кінчається
    [damaged] пошкоджено
    [severe] тяжко пошкоджено
    [sunk] потоплено
   *[nothing] нічого
}.
gate-gain = { $name }, { $what ->
    [not-held] не під контролем
    [held] під контролем
    [contested] спірна
    [damaged] пошкоджено
    [removed] знято
    [sunk] потоплено
    [fort-reduced] пошкоджено
    [reduced] втрачено ступінь
   *[lost] утрачено
}
gate-works = { $what ->
    [angel] «Болотяний ангел»
   *[fort] Новий форт
}
gate-angel-counts = «Болотяний ангел» стоїть на мапі
gate-wins-union = Союз перемагає одразу, хоч би що нарахували, якщо його війська вступають до Чарлстона або якщо наприкінці ходу його панцерник стоїть біля форту Самтер, форт ослаблений і поруч немає мін.
gate-wins-confederate = Конфедерація перемагає наприкінці ходу, якщо потоплено п’ять панцерників Союзу або в Союзу немає на мапі жодного повного юніта, а знищено не більше одного форту Конфедерації.
gate-formation = { $what }: { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
} у { $places }
gate-fee-in-vain = { $price }; їм це нічого не дасть
gate-month = { $month ->
    [7] лип.
    [8] серп.
    [9] вер.
   *[10] жовт.
}
gate-week = { $from }–{ $to } { $month }
gate-week-across = { $from } { $month } – { $to } { $next }
gate-comes = { $side }: { $names }, до { $place }
gate-verdict-margin = Союз { $union }, Конфедерація { $other }: різниця { $margin } для Союзу. Що потрібно для кожного завершення:
gate-verdict-objectives = Цілей під контролем Союзу: { $n }. Що потрібно для кожного завершення:
gate-verdict-angel = «Болотяний ангел» рахується ще однією, доки стоїть на мапі.
gate-verdict-georgia = Якщо в зоні Джорджія { $n } або більше юнітів Конфедерації, її перемога на щабель вища; зараз там: { $there }.
gate-verdict-otherwise = Цю гру вирішило не це число: { $level }.
gate-range = { $kind ->
    [up] { $least } і більше
    [between] від { $least } до { $most }
   *[down] { $most } і менше
}

## Що лічать у дограних партіях
gate-fact-impulses = Зіграно імпульсів останнього тижня
gate-fact-lost = { $side }: { $what ->
    [ironclads_hit] панцерників пошкоджено або втрачено
    [ironclads_lost] панцерників утрачено
    [forts_hit] фортів ослаблено або знято
    [forts_lost] фортів знято
   *[units_lost] сухопутних частин утрачено
}
gate-fact-support = { $side }: лишилося очок підтримки
gate-fact-markers = Відкритих фішок у воді
gate-fact-sumter = Панцерник Союзу біля форту Самтер, форт ослаблено
gate-fact-ground = { $place } під контролем Союзу
gate-fact-hunley = «Ганлі» втрачено
gate-fact-angel = «Болотяний ангел» стоїть

## Навчання
gate-tour = Навчання: панцерники біля Чарлстона
gate-tour-assault = Атака 7 квітня 1863 року
gate-tour-assault-text = За кілька хвилин ви зіграєте перші імпульси атаки на гавань Чарлстона: одна картка — одне правило. Те, про що просить картка, можна робити мишею, клавішами або кнопками. { tour-show-me } ({ $show_me }) зробить це за вас.
gate-tour-harbour = Гавань
gate-tour-harbour-text = Мапа складається з областей. Вхід у гавань веде через S7 — між фортом Самтер посеред фарватеру, фортом Вагнер у L5 і фортом Моултрі в L40. Поза мапою лежать зони; флот чекає в Порт-Роялі.
gate-tour-pieces = Панцерники й форти
gate-tour-pieces-text = Кожна фігура має бойову силу й захист і два боки: цілий та пошкоджений або послаблений. Біля форту Самтер стоять два панцерники Конфедерації; разом із його гарматами вони діють однією групою.
gate-tour-mines = Міни й хибні міни
gate-tour-mines-text = У гавані долілиць лежать сім очок мін і вісім хибних мін. Лише Конфедерація знає, що де; ніщо з показаного іншій стороні цього не видає. У навчанні під них ніхто не заглядає.
gate-tour-guns = Під гарматами
gate-tour-guns-text = Форти й кораблі стріляють у своїй області та в сусідні.
gate-tour-guns-task = Покажіть дальність гармат Конфедерації: { $key } або меню { menu-overlays }.
gate-tour-clear = Де корабель зупиняється
gate-tour-clear-text = Корабель Союзу йде скільки завгодно далеко, але зупиняється, увійшовши в область поруч із фортом або в область із ворожим панцерником чи маркером. Тому відразу далі за S7 не пройде ніхто.
gate-tour-clear-task = Знову очистьте мапу: { $key }.
gate-tour-sail = Перший корабель
gate-tour-sail-text = У кожному імпульсі спершу однією групою діє Союз, потім Конфедерація. Група — до п’яти кораблів з одного місця. Першим іде { $ship }.
gate-tour-sail-task = { $ship } іде в S7.
gate-tour-mine = Міна
gate-tour-mine-text = Обидва маркери в S7 відкрито: міна на одне очко й хибна міна, яку прибирають. Хто входить тепер, кидає два кубики й додає очко: до 10 нічого не стається, від 13 корабель тоне.
gate-tour-throw-task = Зробіть кидок.
gate-tour-stand = Перевага
gate-tour-stand-text = Вісім: нічого. Хто має перевагу, той може раз за хід змусити перекинути будь-який кидок. Вона у вас; прибережіть її на гірший випадок.
gate-tour-stand-task = Залиште кидок чинним.
gate-tour-second-ship = Флагман
gate-tour-second-ship-text = Корабель { $ship } має найміцнішу броню у флоті. Міна відкрита й діє на кожен корабель, що входить.
gate-tour-again = Ще раз
gate-tour-again-text = Одинадцять і один — дванадцять: { $ship } був би тяжко пошкоджений і вийшов би з бою. Для цього й є перевага. Використана, вона переходить до іншої сторони, а та цього ходу скористатися нею не може.
gate-tour-again-task = Використайте перевагу: перекиньте.
gate-tour-fire = Вогонь
gate-tour-fire-text = Пройшли ще два кораблі. { $ship } стріляє, ціль — { $fort }: два кубики, власна сила, одиниця за кожен свіжий корабель поруч, одиниця за сусідню область; мінус один за міну й мінус один за форт. Більше за подвоєний захист — влучання.
gate-tour-fire-task = { $ship } стріляє; ціль — { $fort }.
gate-tour-next-shot = Наступний постріл
gate-tour-next-shot-text = Влучання: { $fort } послаблено. Корабель, що стріляв, уведено в бій, і він більше не допомагає іншим; тому перші постріли найкращі. Друге влучання знищує форт.
gate-tour-enough = Досить
gate-tour-enough-text = Два інші кораблі теж могли б стріляти. Коли група закінчить, кожен її корабель вважається введеним у бій: −1.
gate-tour-enough-task = Завершіть цю половину імпульсу: { $key }.
gate-tour-answer = Відповідь
gate-tour-answer-text = Тепер Конфедерація, і за неї тут теж граєте ви. { $fort } і два панцерники поруч — одна група. { $ship } у них на прицілі.
gate-tour-damaged = Пошкодження
gate-tour-damaged-text = { $ship } пошкоджено. Хто наприкінці дня ще стоїть біля цілого форту, того відсилають у порт; пошкоджений корабель кидає там кубик і може затонути дорогою.
gate-tour-second = Друга активація
gate-tour-second-text = За очко підтримки група діє вдруге; пошкоджені кораблі — ні. Уведені в бій гармати влучають рідко. Зате кораблі можуть відійти, доки форти не вистрілили знову.
gate-tour-second-task = Заплатіть за другу активацію.
gate-tour-home = Поза досяжністю
gate-tour-home-text = На шляху назад мін немає. Хто стоїть у Порт-Роялі, тому сьогодні ніщо не загрожує.
gate-tour-home-task = { $ship } іде в Порт-Рояль.
gate-tour-points = Очки
gate-tour-points-text = Форти дають очки Союзу, кораблі — обом сторонам, а заощаджена підтримка — Конфедерації. Ці числа наші: сторінку друкованої гри втрачено. Про те, що вигадали ми, сказано всюди, де це важить.
gate-tour-points-task = Подивіться, який рахунок: { $key }.
gate-tour-sunset = Захід сонця
gate-tour-sunset-text = Від третього імпульсу після кожного кидають два кубики; якщо вони показують число цього імпульсу або більше, день закінчено, хіба що Союз заплатить. Він закінчується й тоді, коли пасують обидві сторони.
gate-tour-ashore = На суходолі
gate-tour-ashore-text = У липні 1863 року приходить армія: вона марширує, переправляється через річки, висаджується з моря, копає укріплення й штурмує. Кампанія триває дев’ять тижнів.
gate-tour-secret = Один екран, два гравці
gate-tour-secret-text = Коли ставлять міни, інший гравець відвертається, і програма про це каже. Пізніше Конфедерація може знову глянути на них кнопкою на панелі; спершу програма просить іншого відвернутися, а наступна дія їх ховає.
gate-tour-end = Далі — самі
gate-tour-end-text = Спитати можна про все: наведіть вказівник на число, відкрийте правила або попросіть поради в комп’ютера. А тепер зіграйте 7 квітня проти комп’ютера.

## What a plan is for
gate-box-sunset = захід сонця { $n }+
gate-end-shot = { $share } – { $told }
gate-end-hits = { $mined ->
    [0] Звідти зможе вразити: { $guns }.
   *[other] Звідти, якщо міни не завдадуть шкоди, зможе вразити: { $guns }.
}
gate-end-hit-by = Там його можуть уразити: { $guns }.
gate-end-mines = Що там зроблять міни: { $tolls }.
gate-why-points = Очки без жодного кидка: { $n }.
gate-why-meets = Зустрічає там: { $pieces }.
gate-why-dig = Хто окопався, того важче вибити.
gate-look = { $duty ->
    [break] Погляньте на { $places }: чи атакувати тут?
    [prepare] Погляньте на { $places }: до кого можна дістати звідти?
    [support] Погляньте на { $places }: кому там потрібна допомога?
   *[withdraw] Погляньте на { $places }: кому там стояти краще?
}
