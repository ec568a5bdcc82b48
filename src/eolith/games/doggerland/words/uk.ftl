# Doggerland українською.

game-name = Доґґерленд
game-line = Плануйте кожен сезон свого племені в ще незвіданому краї: полюйте, малюйте, будуйте й переживіть тепло й холод.
game-minutes = 30–120 хвилин
game-difficulty = для досвідчених гравців
typed-example = відправити d4 мисливці 2 знаряддя 1
bot-style-hunter = мисливець
bot-style-gatherer = збирач
bot-style-artist = художник
bot-style-builder = будівничий

## Назви того, що не названо в наборі

season-warm = тепла пора року
season-cold = холодна пора року
phase-setup = Підготовка
phase-planning = Планування дій
phase-discovery = Відкриття місцевості
phase-execution = Виконання дій
phase-migration = Міграція тварин
phase-round_end = Кінець раунду
phase-over = Гру завершено
member-chief = вождь
    .acc = вождя
member-shaman = шаман
    .acc = шамана
member-hunter = мисливець-збирач
    .acc = мисливця-збирача
piece-deprivation = жетон нестатків
place-site = будівельний майданчик
place-bowl-1 = перша миска
    .from = з першої миски
place-bowl-2 = друга миска
    .from = з другої миски
place-bowl-3 = третя миска
    .from = з третьої миски
direction-north = північ
direction-east = схід
direction-south = південь
direction-west = захід
row-top = верхній рядок
row-middle = середній рядок
row-bottom = нижній рядок
craft-necklace = намисто
craft-statuette = статуетка

## Кількості; `.acc` — знахідний відмінок

amount-wood = { $n ->
    [one] { $n } деревина
    [few] { $n } деревини
   *[other] { $n } деревини
}
    .acc = { $n ->
    [one] { $n } деревину
    [few] { $n } деревини
   *[other] { $n } деревини
}
amount-stone = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
   *[other] { $n } каменів
}
    .acc = { amount-stone }
amount-hide = { $n ->
    [one] { $n } шкура
    [few] { $n } шкури
   *[other] { $n } шкур
}
    .acc = { $n ->
    [one] { $n } шкуру
    [few] { $n } шкури
   *[other] { $n } шкур
}
amount-bone = { $n ->
    [one] { $n } кістка
    [few] { $n } кістки
   *[other] { $n } кісток
}
    .acc = { $n ->
    [one] { $n } кістку
    [few] { $n } кістки
   *[other] { $n } кісток
}
amount-tool = { $n ->
    [one] { $n } знаряддя
    [few] { $n } знаряддя
   *[other] { $n } знарядь
}
    .acc = { amount-tool }
amount-plant = { $n ->
    [one] { $n } рослина
    [few] { $n } рослини
   *[other] { $n } рослин
}
    .acc = { $n ->
    [one] { $n } рослину
    [few] { $n } рослини
   *[other] { $n } рослин
}
amount-meat = { $n ->
    [one] { $n } м’ясо
    [few] { $n } м’яса
   *[other] { $n } м’яса
}
    .acc = { amount-meat }
amount-member = { $n ->
    [one] { $n } одноплемінник
    [few] { $n } одноплемінники
   *[other] { $n } одноплемінників
}
    .acc = { $n ->
    [one] { $n } одноплемінника
    [few] { $n } одноплемінників
   *[other] { $n } одноплемінників
}
amount-tile = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
}
    .acc = { amount-tile }
list-or = { $first } або { $last }

## Компоненти: що на них надруковано

face-designed = придумано нами
face-partly = частково придумано нами
face-no-trade = обмінювати не можна
face-unit = одиниця дає { $goods }
face-set-centre = центральний стартовий жетон
face-set-start = стартовий жетон
face-set-pile = стос жетонів
face-set-four = для чотирьох гравців
face-arrow = стрілка на { $direction }
face-hunt = полювання: вправність { $skill }, { $people }
face-spoils = дає { $goods }
face-steps = мігрує на { $tiles }
face-painted = малюнок дає { $points }
face-side = бік для { $players } гравців, клітинок: { $cells }
face-slot = край поля: { $edge }
face-slot-arrows = велика стрілка: { $big }, мала: { $small }
face-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}
face-open-crafts = відкритих виробів: { $n }
face-paintings = жетонів малюнків: { $n }
face-harvests = зборів із жетона: { $n }
face-returned = повертають у порядку ходу: { $list }
face-nothing = нічого
face-plan = планування: { $goods }
face-plan-cold = у холодну пору року: { $goods }
face-free = безкоштовно
face-houses = вміщує { $members }
face-cost = коштує { $goods }
face-levels = рівні: { $values }
face-step = до рівня { $level }: { $goods }
face-recipe = Рецепт рівня { $level }
face-makes = { $tools } за { $cost }
face-offering = вартість: { $goods }
face-painting = Жетон малюнків { $n }
face-need-members = { $n ->
    [one] { $n } одноплемінник
    [few] { $n } одноплемінники
   *[other] { $n } одноплемінників
}
face-need-shaman_actions = { $n ->
    [one] { $n } дія шамана
    [few] { $n } дії шамана
   *[other] { $n } дій шамана
}
face-need-dwelling_vp = { $n ->
    [one] { $n } очко за житла
    [few] { $n } очки за житла
   *[other] { $n } очок за житла
}
face-need-species = { $n ->
    [one] { $n } вид на малюнках
    [few] { $n } види на малюнках
   *[other] { $n } видів на малюнках
}
face-need-masteries = { $n ->
    [one] { $n } здібність найвищого рівня
    [few] { $n } здібності найвищого рівня
   *[other] { $n } здібностей найвищого рівня
}
face-need-crafts = { $n ->
    [one] { $n } виріб
    [few] { $n } вироби
   *[other] { $n } виробів
}
face-need-megaliths = { $n ->
    [one] { $n } мегаліт
    [few] { $n } мегаліти
   *[other] { $n } мегалітів
}
face-need-births = { $n ->
    [one] { $n } народження
    [few] { $n } народження
   *[other] { $n } народжень
}
face-need-warm_species = { $n ->
    [one] { $n } вид теплої пори року на малюнках
    [few] { $n } види теплої пори року на малюнках
   *[other] { $n } видів теплої пори року на малюнках
}
face-need-cold_species = { $n ->
    [one] { $n } вид холодної пори року на малюнках
    [few] { $n } види холодної пори року на малюнках
   *[other] { $n } видів холодної пори року на малюнках
}
face-need-status_dwellings = { $n ->
    [one] { $n } статусне житло
    [few] { $n } статусні житла
   *[other] { $n } статусних жител
}
face-least = щонайменше { $needs }

## Місця в реченнях

place-painting = { $species }, { $row }, жетон { $n }
    .acc = { $species } ({ $row }, жетон { $n })
    .by = { $species } ({ $row }, жетон { $n }; { $member })
place-store = { $good } { $from }

## Запитання тому, хто вирішує

prompt-turn_centre = Куди показує стрілка центрального жетона?
prompt-set_arrow = Біля якого краю поля розмістити стрілку пріоритету міграції?
prompt-buy = Перед початком короткої гри можна поліпшити одну здібність.
prompt-plan = Заплануйте дію або спасуйте до кінця раунду.
prompt-member = { $action }: хто за це візьметься?
prompt-member-shaman = Хто піде із шаманом?
prompt-parents = Які два одноплемінники стануть батьками?
prompt-group-chief = Вилазка на { $cell }: чи йде вождь?
prompt-group-shaman = Вилазка на { $cell }: чи йде шаман?
prompt-group-hunters = Вилазка на { $cell }: скільки мисливців-збирачів піде?
prompt-group-tools = Вилазка на { $cell }: скільки знарядь вони візьмуть?
prompt-cost = { $good ->
    [tool] Планування коштує 1 знаряддя: заплатіть або візьміть жетон нестатків.
   *[hide] Планування коштує 1 шкуру: заплатіть або візьміть жетон нестатків.
}
prompt-cave_token = На якій клітинці печери буде чудовий малюнок?
prompt-site = { $piece ->
    [token] Куди покласти жетон далекої мандрівки?
   *[megalith] Де поставити мегаліт?
}
prompt-execute = Виконайте свої дії в будь-якому порядку, тоді закінчіть.
prompt-load = Скільки { $good ->
    [wood] деревини
    [stone] каменів
    [hide] шкур
    [bone] кісток
    [meat] м’яса
   *[plant] рослин
} принести додому з { $cell }? Місця ще на { $n }.
prompt-memory = У колективній пам’яті місце для двох тварин, а плем’я здобуло { $prey }. Кого забути?
prompt-tools = Можна виготовити знаряддя за одним рецептом.
prompt-offering = «{ $action }»: чим платите?
prompt-cubes = Скільки кубиків покласти на чудовий малюнок?
prompt-trade = { $given ->
    [0] Торгівля: два ресурси за один, скільки завгодно разів.
    [1] Торгівля: який ресурс ви віддаєте другим?
   *[2] Торгівля: що ви отримуєте?
}
prompt-feed = Нагодуйте плем’я, потрібно їжі: { $n }. Рослина годує одного, м’ясо — двох; їжа з третьої миски зіпсується.
prompt-camp = Перемістіть стоянку щонайбільше на 2 жетони або залиште на місці.

## Що можна обрати

amount-token = { $n ->
    [one] { $n } жетон нестатків
    [few] { $n } жетони нестатків
   *[other] { $n } жетонів нестатків
}
    .acc = { amount-token }
errand-hunt = полювання на { $prey }: вправність { $skill }, учасників { $people }
errand-gather = збирання: { $goods } за кожну одиницю вправності
errand-scout = лише розвідка
choice-for-taking = { $what } (за { $cost }, узявши { $tokens })
choice-taking = { $what } (узявши { $tokens })
choice-row = { $what }: { $which }
choice-price = за { $cost }
choice-nothing = без здобичі
choice-otherwise = заплатити інакше
choice-pass = спасувати до кінця раунду
choice-dwelling = запланувати житло
choice-craft = запланувати виріб «{ $craft }»
pair-hunters = два мисливці-збирачі
choice-birth = запланувати народження
choice-send = вилазка на { $cell } — { $errand }
choice-paint = запланувати малюнок — { $place }
choice-ability = запланувати поліпшення здібності «{ $ability }»
choice-toolmaking = запланувати поліпшення або виготовлення знарядь
choice-shaman = відправити шамана до хижі — «{ $action }»
choice-shaman-helper = { $what }; з ним: { $which }
choice-token = покласти жетон шамана на клітинку печери ({ $place })
choice-with-chief = з вождем
choice-with-shaman = із шаманом
choice-without-chief = без вождя
choice-without-shaman = без шамана
choice-hunters = мисливці-збирачі
choice-tools = знаряддя
choice-pay = заплатити { $goods }
choice-deprive = взяти натомість жетон нестатків
choice-turn = повернути стрілку
choice-arrow = розмістити стрілку біля краю
choice-build-empty = збудувати на вільній клітинці { $dwelling }
choice-build-ramshackle = збудувати поверх благенького житла { $dwelling }
choice-by-chief = { $what }, будує вождь
choice-make = створити виріб «{ $craft }»
choice-bear = завершити народження
choice-return = повернути вилазку з { $cell }
choice-colour = намалювати { $place }
choice-raise = поліпшити здібність «{ $ability }» до рівня { $level }
choice-forge = виготовити { $goods }
choice-invoke = виконати дію шамана «{ $action }»
choice-finish = закінчити
choice-finish-left = закінчити й відмовитися від решти
choice-load = { $good }
choice-forget = забути { $prey }
choice-give = віддати
choice-take = отримати
choice-exchange-more = Обидва ресурси, у будь-якому порядку, і те, що берете за них, можна назвати одразу: { $example }
choice-exchange = віддати { $goods } й отримати
choice-cubes = { $number ->
    [one] покласти { $number } кубик
    [few] покласти { $number } кубики
   *[other] покласти { $number } кубиків
}
choice-site-journey = покласти жетон далекої мандрівки на
choice-site-megalith = поставити мегаліт на
choice-done-execute = зачекати, поки інші виставлять своє
choice-done-buy = нічого не поліпшувати
choice-done-tools = не виготовляти знарядь
choice-done-trade = закінчити торгівлю
choice-eat = з’їсти { $store }
choice-homeless = { $what } — місць у житлах бракує: { $n }, стількох одноплемінників плем’я втратить наприкінці раунду
choice-feed = з’їсти { $goods }
choice-feed-spoils = { $what }; зіпсується: { $goods }
choice-camp = перемістити стоянку на
choice-camp-stay = залишити стоянку на { $cell }

## Події: «B планує житло (вождь) за 1 знаряддя.»

event-round_started = Починається раунд { $n }, { $season }; перший гравець — { $seat }.
event-tile_laid = Нова місцевість: { $what }.
event-migrated = Тварини мігрують: { $what }.
move = { $species } { $start } → { $end }
move-stays = { $species } лишається на { $end }
event-spawned = Нові тварини: { $what }.
event-objective_drawn = Цілі цієї партії: { $what }.
event-craft_dealt = Викладено вироби: { $what }.
event-painting_revealed = Відкрито жетони малюнків: { $what }.
painting-tile = { $species } (жетон { $n })
event-centre_set-chance = Стрілка центрального жетона вказує на { $direction }.
event-arrow_moved-chance = Стрілка пріоритету міграції лежить біля { $edge }.
event-game_over = Гру завершено: останній раунд зіграно.
event-first_seat = стає першим гравцем за жеребом
event-centre_set = повертає стрілку центрального жетона на { $direction }
event-arrow_moved = розміщує стрілку пріоритету міграції біля { $edge }
event-planned-dwelling = планує житло ({ $member })
event-planned-craft = планує виріб «{ $craft }» ({ $member })
event-planned-birth = планує народження ({ $member })
event-planned-paint = планує намалювати { $place }
event-planned-ability = планує поліпшити здібність «{ $ability }» ({ $member })
event-planned-shaman = відправляє шамана до хижі — «{ $action }»
event-planned-helper = відправляє з ним { $member }
group-chief = вождя
group-shaman = шамана
group-hunters = { $n ->
    [one] { $n } мисливця-збирача
    [few] { $n } мисливців-збирачів
   *[other] { $n } мисливців-збирачів
}
group-tools = { $who } з { $n ->
    [one] { $n } знаряддям
    [few] { $n } знаряддями
   *[other] { $n } знаряддями
}
event-sent-gather = відправляє { $who } на збирання на { $cell }
event-sent-hunt = відправляє { $who } на полювання на { $cell }
event-sent-scout = відправляє { $who } на розвідку на { $cell }
event-token_laid = кладе жетон шамана на клітинку печери ({ $place })
event-passed = пасує
event-waited = чекає, поки інші виставлять своє
event-passed-nobody = пасує: вдома нікого немає
event-paid = платить { $goods }
event-deprived = бере { $tokens }
event-brought = отримує { $goods }
event-forged = виготовляє { $goods }
event-traded = отримує { $goods }
event-built-empty = будує на вільній клітинці { $dwelling }
event-built-ramshackle = будує поверх благенького житла { $dwelling }
event-crafted = створює виріб «{ $craft }»
event-born = { $n ->
    [0] лишається без новонародженого: у запасі нікого немає
    [one] отримує { $n } новонародженого
    [few] отримує { $n } новонароджених
   *[other] отримує { $n } новонароджених
}
event-returned = приносить { $goods } з { $cell }
event-returned-hunt = здобуває на { $cell } { $prey } й приносить { $goods }
event-returned-none = повертається з { $cell } ні з чим
event-returned-scout = повертається з розвідки на { $cell }
event-note = { $what } ({ $note })
event-left_there = не вдалося віднести ресурсів: { $n }
event-depleted = { $n ->
    [0] більше там збирати нема чого
    [one] там лишається { $n } збір
    [few] там лишається { $n } збори
   *[other] там лишається { $n } зборів
}
event-forgotten = забуває { $prey }
event-painted = { $n ->
    [one] малює { $place }
    [few] малює { $place }, { $n } кубики
   *[other] малює { $place }, { $n } кубиків
}
event-raised = поліпшує здібність «{ $ability }» до рівня { $level }
event-invoked = виконує дію шамана «{ $action }»
event-shaman_failed = не виконує дію шамана «{ $action }»
event-marker_taken = забирає фішку першого гравця
event-journey_placed = кладе жетон далекої мандрівки на { $cell }
event-journey_ended = забирає жетон далекої мандрівки з { $cell }
event-megalith_built = зводить { $megalith } на { $cell }
event-dropped = не виконує запланованого: { $what }
plan-expedition = вилазка на { $cell }
plan-dwelling = житло
plan-craft = виріб «{ $craft }»
plan-birth = народження
plan-paint = малюнок ({ $species }, жетон { $n })
plan-ability = поліпшення здібності «{ $ability }»
event-fed = витрачає на їжу { $goods }
event-fed-nothing = не може нагодувати плем’я
event-penalty = { $what } і бере { $tokens }
event-spoiled = викидає зіпсоване: { $goods }
event-housed = { $n ->
    [one] оселяє { $n } новонародженого
   *[other] оселяє { $n } новонароджених
}
event-housed-none = { $n ->
    [one] не знаходить місця для { $n } новонародженого
   *[other] не знаходить місця для { $n } новонароджених
}
event-lost = { $n ->
    [one] втрачає { $n } мисливця-збирача: немає місця
   *[other] втрачає { $n } мисливців-збирачів: немає місця
}
event-objective_met = досягає цілі «{ $objective }»: { $points }
event-camp_moved = переміщує стоянку з { $start } на { $end }
event-camp_moved-stay = залишає стоянку на { $end }
event-marker_passed = отримує фішку першого гравця

## Сцена: частини картини, панелі, хто ходить і діаграми

scene-map = Місцевість
scene-zone-territory = Місцевість
scene-zone-village = Поселення
scene-at-home = удома
scene-cell-animal = { $cell }, { $species }
scene-spot = { $species }, { $row ->
    [top] верх
    [middle] середина
   *[bottom] низ
} жетона { $n }
scene-field-chief = вождь
scene-field-shaman = шаман
scene-field-hunters = мисливці-збирачі
scene-field-tools = знаряддя
scene-people = { $n ->
    [one] учасник
    [few] учасники
   *[many] учасників
}
scene-skill = вправності
scene-load = { $n ->
    [one] ресурс можна віднести
    [few] ресурси можна віднести
   *[many] ресурсів можна віднести
}
scene-for-cold = через холод
scene-token = за нестачу
scene-spare = жетон нестатків замість сплати: { $good }
scene-brings = принесе { $goods }
scene-brings-part = здобуде { $goods }; понесе { $load }, залишиться { $left }
scene-scouts = нічого не принесе, але розвідає землі довкола

scene-who-goes = Вилазка на { $cell }: хто йде й скільки знарядь бере?
scene-doing = { $kind ->
    [turn_centre] повертає центральний жетон
    [set_arrow] розміщує стрілку пріоритету міграції
    [buy] може поліпшити здібність
    [execute] виконує дії
    [load] вирішує, що принести додому
    [memory] вирішує, яку тварину пам’ятати
    [tools] може виготовити знаряддя
    [offering] обирає, чим заплатити
    [trade] торгує
    [feed] годує плем’я
    [camp] переміщує стоянку
    [site] обирає місце
   *[plan] планує
}
scene-over = Гру завершено.
scene-you-win = Ви перемогли: { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}.
scene-wins = { $winners ->
    [one] Перемога: { $name }
   *[other] Перемогу ділять { $name }
}, { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}.
ending-rounds = зіграно останній раунд
scene-tie = За рівних очок вище той, у кого більше ресурсів і їжі, потім той, у кого менше жетонів нестатків.

scene-chart-scores-text = Скільки очок було б у кожного наприкінці кожного раунду.
scene-chart-categories = За що отримано очки
scene-chart-categories-text = Очки кожного гравця за джерелами.
scene-chart-members = Плем’я за раундами
scene-chart-members-text = Скільки дорослих було в кожному племені наприкінці кожного раунду.
scene-chart-food = Їжа за раундами
scene-chart-food-text = Скільки була варта їжа, яку кожне плем’я з’їло наприкінці кожного раунду: рослина — 1, м’ясо — 2.

## Відмови: чому щось не можна

refusal-finish-first = Спершу вирішіть те, про що питають: «{ $asked }».
refusal-not-in-planning = Це роблять у фазі виконання, а зараз дії планують.
refusal-not-in-execution = Це вирішують під час планування, а зараз дії виконують.
refusal-camps-move-later = Стоянки переміщують наприкінці раунду.
refusal-six-dwellings = Усі шість клітинок жител забудовано або вже заплановано.
refusal-craft-not-shown = Виробу «{ $craft }» немає серед відкритих.
refusal-craft-is-taken = На виробі «{ $craft }» уже стоїть одноплемінник.
refusal-two-crafts = У цьому раунді ви вже запланували два вироби.
refusal-second-crafts-by-chief = Другий виріб за раунд створює лише вождь.
refusal-second-crafts-without-chief = Перший виріб створює вождь, другий — інший одноплемінник.
refusal-painting-not-shown = Цей жетон малюнків ще закритий ({ $place }).
refusal-painting-is-taken = Ця клітинка печери ({ $place }) зайнята.
refusal-two-paintings = У цьому раунді ви вже запланували два малюнки.
refusal-second-paintings-by-chief = Другий малюнок за раунд робить лише вождь.
refusal-second-paintings-without-chief = Перший малюнок робить вождь, другий — інший одноплемінник.
refusal-track-is-taken = Біля здібності «{ $ability }» уже стоїть ваш одноплемінник.
refusal-highest-level = Здібність «{ $ability }» уже найвищого рівня.
refusal-one-birth = Народження буває лише раз на раунд.
refusal-needs-two-members = Потрібні два одноплемінники, а вдома їх немає.
refusal-no-hunter-in-supply = У запасі не лишилося мисливців-збирачів.
refusal-hunters-promised = Усі мисливці-збирачі, що лишилися, вже мають народитися в цьому раунді.
refusal-shaman-is-out = Вашого шамана немає вдома.
refusal-action-is-done = Дію «{ $hut }» ви вже виконали, другого разу не буває.
refusal-hut-cell-is-taken = Біля дії «{ $hut }» уже стоїть шаман гравця { $seat }.
refusal-no-free-painting = У печері немає вільних клітинок.
refusal-no-site = Немає жетона, на який це можна покласти.
refusal-no-tile = На { $cell } немає жетона місцевості.
refusal-token-from-next-round = Ваш жетон шамана на { $cell } допоможе з наступного раунду.
refusal-out-of-range = { $steps ->
    [0] До { $cell } немає шляху жетонами.
   *[other] До { $cell } кроків: { $steps }, а дальність переміщення: { $range }.
}
refusal-rival-megalith = На { $cell } стоїть мегаліт гравця { $seat }.
refusal-rival-token = На { $cell } лежить жетон шамана гравця { $seat }.
refusal-rival-camp = { $n ->
    [one] На { $cell } стоянка гравця { $seat }.
   *[other] На { $cell } стоянки гравців { $seat }.
}
refusal-rival-group = На { $cell } вилазка гравця { $seat }.
refusal-own-expedition = На { $cell } вже є ваша вилазка.
refusal-exhausted = На { $cell } більше нема чого збирати.
refusal-nothing-there = На { $cell } нема чого збирати й нема на кого полювати.
refusal-cannot-hunt = Ваші одноплемінники не можуть полювати на { $prey }.
refusal-too-few-people = Для полювання на { $prey } без шамана потрібно одноплемінників: { $need }, а є: { $have }.
refusal-too-little-skill = Для полювання на { $prey } потрібна вправність { $need }, а є { $have }.
refusal-not-at-home = Стільки вдома немає ({ $member }): { $have } із { $need }.
refusal-no-member = Хтось має піти: самі знаряддя не вирушать.
refusal-not-enough-tools = Знарядь у вас { $have }, а не { $need }; жетон нестатків їх тут не замінить.
refusal-too-many-components = У вилазці для збирання щонайбільше 3 компоненти, а тут { $need } (вождь рахується за 2).
refusal-no-shaman-in-a-hunt = Шаман не ходить на полювання.
refusal-one-member = Тут потрібен один одноплемінник.
refusal-another-member = Другим має бути вождь або мисливець-збирач.
refusal-parents-not-at-home = Цих двох зараз немає вдома.
refusal-not-planned = Ви цього не планували.
refusal-chief-does-not-build = Вождь у цьому раунді нічого не будує.
refusal-only-chief-builds = У цьому раунді у вас будує лише вождь.
refusal-not-in-memory = Плем’я не пам’ятає { $prey }: у колективній пам’яті цієї тварини немає.
refusal-one-figure = Для цього малюнка у вас лише одна тварина.
refusal-not-enough-goods = Для цього потрібно: { $amount }; у вас: { $have }.
refusal-nothing-to-cover = У вас немає благенького житла, яке можна закрити.
refusal-no-empty-cell = Вільних клітинок жител немає.
refusal-too-little-room = Вашим одноплемінникам забракне місця; за цим столом так не можна.
refusal-recipe-too-high = Це рецепт рівня { $need }.
refusal-no-offering = У вас немає жодного з ресурсів, якими платять за цю дію.
refusal-no-such-offering = Цим ресурсом ({ $good }) за дію не платять.
refusal-nobody-to-wait-for = Чекати нема кого.
refusal-wait-for-others = Фігури на мапу ставлять у порядку ходу, спершу інші.
refusal-not-due = Зараз платять не цим ресурсом ({ $good }).
refusal-nothing-to-pay = Більше тут платити нема за що.
refusal-nothing-to-pay-with = Заплатити нічим, натомість беруть жетон нестатків.
refusal-no-token-due = Жетон нестатків беруть, лише коли платити нічим.
refusal-no-such-load = Стільки віднести не можна: { $amount }.
refusal-load-not-full = Група приносить усе, що може віднести; цього замало: { $amount }.
refusal-raised-already = У цьому раунді здібність «{ $ability }» уже поліпшено.
refusal-not-traded = Цей ресурс ({ $good }) обмінювати не можна.
refusal-nothing-to-give = Цього ресурсу ({ $store }) у вас немає.
refusal-given-in-order = По одному цей ресурс ({ $store }) віддають раніше за той, що вже віддано.
refusal-given-last = По одному цей ресурс ({ $store }) віддають після іншого. Почніть з іншого або назвіть одразу обидва.
refusal-two-for-one = За один ресурс віддають два.
refusal-not-so-much-food = Стільки їжі ({ $store }) у вас немає: { $have } із { $need }.
refusal-needless-food = Усі ситі й без цієї їжі ({ $store }).
refusal-must-feed = Поки є їжа ({ $store }), плем’я треба годувати.
refusal-would-not-add-up = За такої кількості їжі ({ $store }) щось буде з’їдено дарма.
refusal-camp-too-far = Стоянку переміщують щонайбільше на 2 жетони, а до { $cell } далі.
refusal-never-back-to-centre = Стоянка не повертається на центральний жетон.
refusal-undo-off = За цим столом грають без скасування ходів.
refusal-undo-nothing = Вам нема чого скасовувати.
refusal-undo-chance = Відтоді відкрито новий жетон.
refusal-undo-barrier = Хід або ваша частина фази закінчені.
refusal-undo-passed = Рішення перейшло до іншого гравця.

## Правила столу

option-first_player = Хто починає.
option-first_player-random = за жеребом
option-first_player-seat = це місце
option-centre_orientation = Як лежить центральний жетон.
option-centre_orientation-random = за жеребом
option-centre_orientation-first_player = його повертає перший гравець
option-arrow_start = Де спочатку лежить стрілка пріоритету міграції.
option-arrow_start-random = за жеребом
option-arrow_start-first_player = обирає перший гравець
option-deprivation_by_choice = Жетон нестатків замість знаряддя чи шкури, які є.
option-deprivation_by_choice-true = можна взяти
option-deprivation_by_choice-false = лише коли ресурсу немає
option-phase3_mode = Як виконують дії.
option-phase3_mode-turns = гравець за гравцем у порядку ходу
option-phase3_mode-simultaneous = одночасно, по дії за коло
option-scouting = Вилазки лише для відкриття земель.
option-scouting-false = не можна
option-scouting-true = можна
option-journey_token = Коли кладуть жетон далекої мандрівки.
option-journey_token-execution = під час виконання
option-journey_token-planning = під час планування
option-journey_token_removal = Коли його прибирають у наступному раунді.
option-journey_token_removal-after_camps = після переміщення стоянок
option-journey_token_removal-before_camps = перед переміщенням стоянок
option-adult_overflow = Якщо племені бракує місця.
option-adult_overflow-lose_hg = мисливці-збирачі без місця гинуть
option-adult_overflow-forbid_build = так будувати не можна
option-adult_overflow-ignore = нічого не стається
option-loads = Група приносить здобич додому.
option-loads-full = бере все, що може нести
option-loads-free = може взяти менше
option-twins_count_as_birth = Чи рахуються близнята народженням для цілей.
option-majority_ties = Після нічиєї за перше місце в рядку печери.
option-majority_ties-dense = наступний усе одно отримує очки
option-majority_ties-skip = другого місця немає
option-short_game = Коротка гра на 6 раундів.
option-short_game-off = ні, вісім раундів
option-undo-to_barrier = так, до останньої нової інформації або кінця ходу

## Слова, які можна ввести, перше показують

own-crafts-none = У вас ще немає виробів.

word-turn = обернути
word-arrow = стрілка
word-pass = пас, спасувати
word-dwelling = житло
word-craft = виріб
word-birth = народження
word-send = відправити, вилазка
word-paint = малюнок
word-ability = здібність
word-shaman = шаман
word-member = одноплемінник
word-parents = батьки
word-with = йде, іде
word-without = лишається
word-hunters = мисливці, мисливців
word-tools = знаряддя, знарядь
word-group = група
word-pay = заплатити, платити
word-deprive = нестаток, жетон
word-build = збудувати, будувати
word-make = створити
word-bear = народити
word-return = повернути, додому
word-colour = намалювати, малювати
word-raise = поліпшити
word-forge = виготовити
word-invoke = виконати, дія
word-finish = закінчити, кінець
word-load = віднести
word-forget = забути
word-give = віддати
word-take = отримати, взяти
word-exchange = обміняти, обмін
word-cubes = кубики
word-site = місце
word-done = готово, досить
word-eat = з’їсти, зїсти
word-feed = нагодувати, годувати
word-camp = стоянка
word-north = північ
word-east = схід
word-south = південь
word-west = захід
word-member-chief = вождь
word-member-shaman = шаман
word-member-hunter = мисливець
word-good-wood = деревина, деревини
word-good-stone = камінь, каменю, камені, каменів
word-good-hide = шкура, шкури, шкур
word-good-bone = кістка, кістки, кісток
word-good-tool = знаряддя, знарядь
word-good-plant = рослина, рослини, рослин
word-good-meat = м’ясо, м’яса, мясо
word-row-top = верх
word-row-middle = середина
word-row-bottom = низ
word-dwelling-simple = просте
word-dwelling-status = статусне
word-builder-other = інший
word-ground-empty = порожньо, вільно
word-ground-ramshackle = благеньке, ветхе

grammar-DIRECTION = НАПРЯМОК
grammar-SLOT = КРАЙ
grammar-MEMBER = ОДНОПЛЕМІННИК
grammar-CRAFT = ВИРІБ
grammar-CELL = КЛІТИНКА
grammar-PLACE = ЖЕТОН.РЯДОК
grammar-ABILITY = ЗДІБНІСТЬ
grammar-ACTION = ДІЯ
grammar-GOOD = РЕСУРС
grammar-DWELLING = ЖИТЛО
grammar-SPECIES = ТВАРИНА
grammar-STORE = РЕСУРС+МИСКА

## Підрахунок очок

sheet-members = одноплемінники
sheet-dwellings = житла
sheet-crafts = вироби
sheet-megaliths = мегаліти
sheet-objectives = цілі
sheet-paintings = малюнки
sheet-rows = рядки печери
sheet-deprivation = жетони нестатків
sheet-total = усього
sheet-tie-goods = за нічиєї: більше ресурсів і їжі
sheet-tie-tokens = далі: менше жетонів нестатків
sheet-tokens = жетони
sheet-item = { $what } ×{ $n } = { $points }

## Термінал

region-map = Місцевість
region-cave = Печера
region-hut = Хижа шамана
region-crafts = Вироби й житла
region-goals = Цілі
header-round = Раунд { $n }/8, { $season }
header-first = перший гравець { $seat }
header-arrow = стрілка міграції: { $edge }
short-wood = ліс
short-stone = камені
short-plants = ягоди
short-shells = мушлі
short-small_game = заєць
short-grazing = паст
short-hearth = вогн
short-horse = кінь
short-reindeer = олень
short-bison = бізон
short-mammoth = мамонт
short-chief = вождь
short-shaman = шаман
short-hunter = мисливець
cave-covered = закрито: { $n }
column-points = оч
column-members = удома
column-room = місць
column-room-of = місць: { $n }
column-wood = дер
column-stone = кам
column-hide = шк
column-bone = кст
column-tool = зн
column-plant = росл
column-meat = м’ясо
column-tokens = нест
column-levels = рівні
seat-dwellings = житла:
seat-memory = пам’ять:
seat-crafts = вироби:
seat-plans = плани:
own-home = удома:
nothing = нічого
nobody = нікого
legend-board = карта: d4↑ліс2 — жетон, його стрілка й ресурс; · зібрано один раз, × збирати нема чого; °кінь: тут з’являються коні, жирним: кінь стоїть тут; A^ — стоянка, A# — мегаліт, A* — жетон шамана, A3 — вилазка з трьох · хижа: ▶A — шаман гравця A, далі хто вже виконав · племена: вдома/усього+новонароджені, місць у житлах, рослини й м’ясо за мисками (остання псується), жетони нестатків (нест), рівні дальності·вантажопідйомності·знарядь

## Сторінка правил: групи

rules-group-FLOW = Раунди й фази
rules-group-PLAN = Планування дій
rules-group-COST = Вартість планування
rules-group-DWELL = Житла
rules-group-CRAFT = Вироби
rules-group-BIRTH = Народження
rules-group-EXPED = Вилазки
rules-group-GATHER = Збирання ресурсів
rules-group-HUNT = Полювання на велику дичину
rules-group-PAINT = Наскельні малюнки
rules-group-ABIL = Здібності
rules-group-SHAMAN = Шаман
rules-group-DISCOVER = Відкриття місцевості
rules-group-EXEC = Виконання дій
rules-group-MIGRATE = Міграція тварин
rules-group-GOAL = Цілі
rules-group-REFILL = Кінець раунду
rules-group-SPAWN = Нові тварини
rules-group-CAMP = Переміщення стоянки
rules-group-FIRST = Перший гравець
rules-group-SHORT = Коротка гра
rules-group-HIDDEN = Хто що бачить і скасування ходів
## Село

village-track = Раунди й пори року
village-cave = Печера
village-hut = Хижа шамана
village-crafts = Вироби й будівництво
village-goals = Цілі
village-round = раунд { $n } з { $of }, { $season }
village-first = перший гравець: { $seat }
village-marker-taken = шаман утримає фішку й на наступний раунд
village-food = { $seat }: їжі { $have }, наприкінці раунду потрібно { $need }
village-last = Останній раунд: далі підрахунок очок
village-next = далі: { $season }
village-appear = тоді з’являться: { $animals }
village-face-down = Закритий жетон малюнків
village-covered = закритих жетонів малюнків: { $n }
village-worker = { $seat }: { $member }
village-cubes = { $n ->
    [one] кубик гравця { $seat }
    [few] { $n } кубики гравця { $seat }
   *[other] { $n } кубиків гравця { $seat }
}
village-token = { $seat }: жетон чудового малюнка
village-row = { $row }: { $seats }, { $points }
village-row-nobody = у рядках печери ще немає кубиків
village-done = виконали: { $seats }
village-hut-first_player = Стати першим
village-hut-long_journey = Далека мандрівка
village-hut-twins = Близнята
village-hut-trade = Торгівля
village-hut-superb_painting = Чудовий малюнок
village-hut-menhir = Менгір
village-hut-cromlech = Кромлех
village-hut-dolmen = Дольмен
village-crafts-left = закритих виробів: { $n }
village-need-members = у племені
village-need-shaman_actions = { $n ->
    [one] дія шамана
    [few] дії шамана
   *[other] дій шамана
}
village-need-dwelling_vp = { $n ->
    [one] очко за житла
    [few] очки за житла
   *[other] очок за житла
}
village-need-species = { $n ->
    [one] вид на малюнках
    [few] види на малюнках
   *[other] видів на малюнках
}
village-need-masteries = { $n ->
    [one] здібність опановано
    [few] здібності опановано
   *[other] здібностей опановано
}
village-need-crafts = { $n ->
    [one] виріб
    [few] вироби
   *[other] виробів
}
village-need-megaliths = { $n ->
    [one] мегаліт
    [few] мегаліти
   *[other] мегалітів
}
village-need-births = { $n ->
    [one] народження
    [few] народження
   *[other] народжень
}
village-need-warm_species = { $n ->
    [one] вид теплої пори року
    [few] види теплої пори року
   *[other] видів теплої пори року
}
village-need-cold_species = { $n ->
    [one] вид холодної пори року
    [few] види холодної пори року
   *[other] видів холодної пори року
}
village-need-status_dwellings = { $n ->
    [one] статусне житло
    [few] статусні житла
   *[other] статусних жител
}
village-met = { $seats }: { $points }

## Map

map-cell = { $cell }: { $facts }
map-unknown = { $cell }: ще не відкрито
map-opened = { $cell }: зараз відкриється
map-unknown-cells = Ще не відкрито: { $cells }.
map-half-used = зібрано один раз, можна ще раз
map-exhausted = виснажено
map-animal = тварина: { $species }
map-camp = { $n ->
    [one] стоянка { $seats }
   *[other] стоянки { $seats }
}
map-megalith = { $n ->
    [one] мегаліт { $seats }
   *[other] мегаліти { $seats }
}
map-journey = { $n ->
    [one] жетон шамана { $seats }
   *[other] жетони шаманів { $seats }
}
map-band-gather = { $seat } збирає тут: { $who }
map-band-hunt = { $seat } полює тут: { $who }
map-band-scout = { $seat } розвідує тут: { $who }
map-hunters = { $n ->
    [one] { $n } мисливець-збирач
    [few] { $n } мисливці-збирачі
   *[other] { $n } мисливців-збирачів
}
map-supply = Тварини не на мапі: { $list }.
map-figures = { $species } { $n }
map-turn = Стрілка центрального жетона: { $direction }
map-arrow = Стрілка пріоритету міграції біля { $edge }: { $order }.
map-slot = Місце стрілки пріоритету міграції біля { $edge }: { $order }.
map-edge-north = північного краю
map-edge-east = східного краю
map-edge-south = південного краю
map-edge-west = західного краю
map-big-north = ряд за рядом з півдня на північ
map-big-east = стовпець за стовпцем із заходу на схід
map-big-south = ряд за рядом з півночі на південь
map-big-west = стовпець за стовпцем зі сходу на захід
map-small-north = у кожному стовпці з півдня на північ
map-small-east = у кожному ряду із заходу на схід
map-small-south = у кожному стовпці з півночі на південь
map-small-west = у кожному ряду зі сходу на захід
map-migration = Найближча міграція: { $moves }.
map-hunted = { $n ->
    [one] { $n } тварину, на яку полюють, не враховано.
    [few] { $n } тварини, на яких полюють, не враховано.
   *[other] { $n } тварин, на яких полюють, не враховано.
}

## Планшети племен

tribe-name = Плем’я { $seat }
tribe-turn = ухвалює рішення
tribe-first = тримає фішку першого гравця
tribe-points = очок зараз: { $n }
tribe-passed = спасувало
tribe-finished = виконало всі дії
tribe-deprivation = жетони нестатків: { $n ->
    [0] немає
   *[other] { $n } (−{ $points } { $points ->
        [few] очки
       *[other] очок
    })
}
tribe-dwellings = житла: { $list }
tribe-free-cells = вільні клітинки жител: { $n }
tribe-room = місць у житлах: { $room }, дорослих одноплемінників: { $n }
tribe-hunters = { $n ->
    [one] { $n } мисливець-збирач
    [few] { $n } мисливці-збирачі
   *[other] { $n } мисливців-збирачів
}
tribe-home = удома: { $members }
tribe-out = не вдома: { $members }
tribe-away-gather = на збиранні ресурсів, { $place }
tribe-away-hunt = на полюванні, { $place }
tribe-away-scout = у розвідці, { $place }
tribe-away-site = на будівельному майданчику
tribe-away-craft = робить виріб ({ $place })
tribe-away-paint = малює { $place }
tribe-away-hut = у хижі шамана ({ $place })
tribe-nobody-away = усі вдома
tribe-parents = батьки: { $members }
tribe-newborns = новонароджені: { $n }
tribe-crowded = без місця в житлах: { $n }
tribe-births = народжень за гру: { $n }
tribe-supply = мисливці-збирачі в запасі: { $n }
tribe-keeps = { $n ->
    [one] зіпсується після найближчого годування
    [few] придатне на { $n } годування
   *[other] придатне на { $n } годувань
}
tribe-need = їжа до найближчого годування: потрібно { $need }, є { $have }
tribe-hungry = голодними лишаться: { $n } (−{ $points } { $points ->
    [few] очки
   *[other] очок
})
tribe-level = рівень { $level } з 3
tribe-range = дальність: до { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонів
}
tribe-carrying = кожен учасник понесе до { $n ->
    [one] { $n } ресурсу
   *[other] { $n } ресурсів
}
tribe-next-level = наступний рівень коштує { $goods }
tribe-highest = найвищий рівень
tribe-learner = навчається { $member }
tribe-recipes = які знаряддя можна зробити: { $list }
tribe-memory = у колективній пам’яті: { $species }
tribe-hunted = щойно здобуто, а пам’ять повна: { $species }
tribe-memory-empty = колективна пам’ять порожня
tribe-megaliths = збудовано: { $list } ({ $cells })
tribe-megaliths-left = мегаліти в запасі: { $list }
tribe-journey = жетон шамана для далекої мандрівки: { $cell }, покладено в раунді { $round }
tribe-superb = жетон шамана для чудового малюнка: { $place }
tribe-tokens = жетони шамана в запасі: { $n }
tribe-done = виконано дій шамана ({ $n } з 8): { $list }
tribe-crafts = вироби ({ $n }): { $list }
tribe-goals = досягнуті цілі ({ $n }): { $list }
tribe-none = немає
tribe-sign-away = у дорозі й за роботою
tribe-sign-bowl = { $n ->
    [one] псується
    [few] на { $n } рази
   *[other] на { $n } разів
}
tribe-sign-crafts = вироби
tribe-sign-goals = цілі
tribe-sign-passed = пас

## Наодинці

tribe-closed = цього раунду закрито для новонароджених: { $list }
tribe-guest = серед них { $who }
rival-red = червоний суперник
    .acc = червоного суперника
    .short = червоний
rival-pink = рожевий суперник
    .acc = рожевого суперника
    .short = рожевий
rival-blue = синій суперник
    .acc = синього суперника
    .short = синій
rival-shaman-red = червоний шаман
rival-shaman-blue = синій шаман
white-white_hunter = білий мисливець
    .acc = білого мисливця
white-white_chief = білий вождь
    .acc = білого вождя
amount-material = { $n ->
    [one] { $n } матеріал на вибір
    [few] { $n } матеріали на вибір
   *[other] { $n } матеріалів на вибір
}
    .acc = { $n ->
        [one] { $n } матеріал на вибір
        [few] { $n } матеріали на вибір
       *[other] { $n } матеріалів на вибір
    }
amount-food = { $n ->
    [one] їжа на { $n } одноплемінника
   *[other] їжа на { $n } одноплемінників
}
    .acc = { $n ->
        [one] їжу на { $n } одноплемінника
       *[other] їжу на { $n } одноплемінників
    }
prompt-event = Чи приймаєте подію картки?
prompt-price = Чи платите те, чого вимагає подія?
prompt-part = Що з двох ви обираєте?
prompt-spend = Що ви віддаєте? Лишилося віддати: { $n }.
prompt-receive = Що ви берете? Лишилося взяти: { $n }.
prompt-swap = { $taken ->
    [0] Обміняйте один ресурс на інший або закінчіть.
   *[other] Що ви берете натомість?
}
prompt-pick-tile = Якого жетона місцевості стосується подія?
prompt-pick-discard_craft = Який відкритий виріб скинути?
prompt-pick-lose_craft = Який зі своїх виробів ви втрачаєте?
prompt-pick-lose_dwelling = Яке житло ви втрачаєте?
prompt-pick-close_dwelling = Яке житло не прийме новонароджених цього раунду?
prompt-pick-erase_painting = З якого малюнка ви забираєте кубик?
prompt-pick-upgrade = Яку здібність ви поліпшуєте безкоштовно?
prompt-pick-hold_rivals = Хто із суперників не ходить?
choice-accept = прийняти подію
choice-decline = відмовитися від події
choice-accept-price = заплатити { $cost }
choice-decline-price = не платити
choice-part-lose = віддати { $goods }
choice-part-gain = отримати { $goods }
choice-part-lose_craft = скинути свій виріб
choice-part-take_tokens = повернути жетон нестатків
choice-tile = жетон на
choice-discard = скинути виріб «{ $craft }»
choice-raze-empty = втратити { $dwelling } на вільній клітинці
choice-raze-ramshackle = втратити { $dwelling } поверх благенького
choice-close = закрити для новонароджених { $dwelling }
choice-erase = забрати кубик із малюнка: { $place }
choice-hold = утримати { $rival }
choice-done-swap = більше не міняти
event-round_started-alone = Починається раунд { $n }, { $season }.
event-goal_drawn = Цілі цієї партії: { $what }.
event-back_shown = Сорочка першої картки показує, де починають суперники.
event-card_turned = Картка раунду: «{ $card }».
event-accepted = приймає подію «{ $card }»
event-declined = не бере участі в події «{ $card }»
event-craft_discarded = Скинуто виріб: { $what }.
event-rival_painted = Суперники малюють: { $what }.
event-shaman_stands = Шамани суперників займають дії: { $what }.
event-shaman_lifted = Хижу покидає { $who }.
event-rival_placed = Суперники починають: { $what }.
event-rival_moved = Ходи суперників: { $what }.
event-rival_moved-stays = { $who } лишається на { $cell }
event-captured = Здобич суперників: { $what }.
event-figure_discarded = У колективній пам’яті суперників немає місця, до запасу повертається { $what }.
event-exhausted = Виснажено: { $what }.
event-refreshed = Знову є що збирати: { $what }.
event-animal_taken = Назад до запасу: { $what }.
event-absentee = { $n ->
    [one] цього раунду обходиться без { $n } мисливця-збирача
   *[other] цього раунду обходиться без { $n } мисливців-збирачів
}
event-joined-visiting = приймає на цей раунд: { $who }
event-joined-joined = приймає назавжди: { $who }
event-white_placed = На { $cell } стоїть { $who }.
event-white_left = повертає на місце { $who }
event-closed = закриває для новонароджених { $dwelling }
event-razed = втрачає { $dwelling }
event-craft_lost = втрачає виріб «{ $craft }»
event-erased = забирає кубик із малюнка: { $place }
event-held = утримує { $who }
event-tokens_returned = повертає { $tokens }
event-goal_met = виконує ціль «{ $goal }»
event-goal_lost = більше не виконує ціль «{ $goal }»
event-reshuffled = Зі скинутих виробів складено новий стос.
event-game_over-tokens = Гру програно: забагато жетонів нестатків.
event-game_over-event = Гру програно через подію картки.
outcome-goals = { $n ->
    [0] Виконано рівно стільки цілей, скільки треба.
    [one] Виконано на { $n } ціль більше, ніж треба.
    [few] Виконано на { $n } цілі більше, ніж треба.
   *[other] Виконано на { $n } цілей більше, ніж треба.
}
outcome-missed = { $n ->
    [one] Забракло { $n } цілі.
   *[other] Забракло { $n } цілей.
}
outcome-tokens = Назбиралося забагато жетонів нестатків.
outcome-event = Гру програно через подію картки.
sheet-goals = виконані цілі
face-difficulty = цілей { $needed } із { $drawn }, жетонів нестатків не більше { $tokens }
scene-zone-rivals = Суперники
village-aims = Цілі
village-last-alone = Останній раунд: далі все вирішують цілі
village-solo = Суперники
village-hut-camp = Змінити стійбище
hut-camp = Змінити стійбище
hut-blocked = тут { $who }
cave-own = ваші малюнки: { $n }
cave-rivals = малюнки суперників: { $n }
map-rival = тут { $who }
map-rival-goes = { $n ->
    [one] ще піде на { $direction } на { $n } жетон
    [few] ще піде на { $direction } на { $n } жетони
   *[other] ще піде на { $direction } на { $n } жетонів
}
map-rival-stays = цього раунду не ходить
map-rivals-go = Перед тваринами підуть суперники: { $moves }.
map-rivals-catch = Їхня здобич: { $animals }.
map-white = тут { $who }
solo-no-card = Жодної картки ще не відкрито.
solo-mandatory = обов’язкова подія
solo-optional = від події можна відмовитися
solo-declined = ви відмовилися від події
solo-acts = Дії суперників: { $list }
solo-act-discard_statuette = скинути відкриту статуетку
solo-act-discard_necklace = скинути відкрите намисто
solo-act-paint_memory = зобразити все, що можна, зі своєї колективної пам’яті
solo-nothing = немає
solo-shaman = { $who } займає «{ $action }»
solo-moves = Ходи суперників у фазі міграції: { $list }
solo-move = { $who } на { $direction } { $n }
solo-stays = { $who } не ходить
solo-memory = Колективна пам’ять суперників, зліва направо: { $list }
solo-empty = порожньо
solo-tokens = жетони нестатків: { $n }, дозволено: { $most }
solo-stack = карток попереду: { $n }
solo-unseen = Вони серед цих { $n }:
solo-hungry = лишиться голодних: { $n }, за кожного жетон, а можна взяти ще { $most }
solo-aside = Поруч із планшетом: { $list }
solo-visiting = На цей раунд із вами: { $who }
solo-joined = Назавжди з вами: { $who }
solo-white-at = На { $cell }: { $who }
solo-needed = Цілей із кубиком: { $met }, наприкінці треба: { $n }
solo-so-far = поки { $n } із { $least }
solo-goals = цілей виконано: { $n }, треба: { $needed }
solo-met = тут ваш кубик
scene-chart-goals = Цілі за раундами
scene-chart-goals-text = На скількох цілях лежав кубик наприкінці кожного раунду.
column-goals = цілі
short-red = черв.
short-pink = рожев.
short-blue = синій
short-white_hunter = білий мисл.
short-white_chief = білий вождь
region-solo = Суперники
refusal-no-event-asks = Зараз жодна подія цього не вимагає.
refusal-not-to-be-picked = Подія цього не дозволяє.
refusal-rival-shaman = Цього раунду дію «{ $hut }» займає { $shaman }.
refusal-event-forbids = Подія цього раунду це забороняє.
refusal-white-figure-there = На { $cell } стоїть біла фігурка.
refusal-rival-there = На { $cell } стоїть { $rival }.
refusal-too-many-tokens = Для цього довелося б узяти жетонів нестатків: { $need }. У вас { $have }, а понад { $most } — програш.
refusal-too-small-a-group = Цього раунду у вилазці має бути щонайменше { $need } одноплемінників.
level-easy = Низька
    .told = 4 цілі з 6, не більше 3 жетонів нестатків
level-medium = Середня
    .told = 5 цілей із 7, не більше 2 жетонів нестатків
level-hard = Висока
    .told = 6 цілей із 8, не більше 1 жетона нестатків
option-difficulty = Наскільки складна гра наодинці.
option-difficulty-easy = низька: { level-easy.told }
option-difficulty-medium = середня: { level-medium.told }
option-difficulty-hard = висока: { level-hard.told }
option-solo_discard_choice = Який із відповідних виробів скидають суперники.
option-solo_discard_choice-player = обираєте ви
option-solo_discard_choice-leftmost = крайній лівий
option-solo_memory_gaps = Фігурки в колективній пам’яті суперників, коли одну з них малюють.
option-solo_memory_gaps-keep = лишаються на місцях
option-solo_memory_gaps-close = зсуваються праворуч
word-accept = прийняти
word-decline = відмовитися
word-choose = обрати
word-tile = місцевість
word-discard = скинути
word-raze = втратити
word-close = закрити
word-erase = стерти
word-hold = утримати
word-rival-red = червоний
word-rival-pink = рожевий
word-rival-blue = синій
word-dwelling-ramshackle = благеньке
grammar-HOME = ЖИТЛО
grammar-RIVAL = СУПЕРНИК

## Причини підказки, після + або −: чого один хід дає більше чи менше

reason-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
reason-dwellings = { $n ->
    [one] { $n } очко за житла
    [few] { $n } очки за житла
    [many] { $n } очок за житла
   *[other] { $n } очка за житла
}
reason-paintings = { $n ->
    [one] { $n } очко за малюнки
    [few] { $n } очки за малюнки
    [many] { $n } очок за малюнки
   *[other] { $n } очка за малюнки
}
reason-rows = { $n ->
    [one] { $n } очко за рядки печери
    [few] { $n } очки за рядки печери
    [many] { $n } очок за рядки печери
   *[other] { $n } очка за рядки печери
}
reason-crafts = { $n ->
    [one] { $n } очко за вироби
    [few] { $n } очки за вироби
    [many] { $n } очок за вироби
   *[other] { $n } очка за вироби
}
reason-megaliths = { $n ->
    [one] { $n } очко за мегаліти
    [few] { $n } очки за мегаліти
    [many] { $n } очок за мегаліти
   *[other] { $n } очка за мегаліти
}
reason-objectives = { $n ->
    [one] { $n } очко за цілі
    [few] { $n } очки за цілі
    [many] { $n } очок за цілі
   *[other] { $n } очка за цілі
}
reason-reach = { $n ->
    [one] { $n } очко за близькі цілі
    [few] { $n } очки за близькі цілі
    [many] { $n } очок за близькі цілі
   *[other] { $n } очка за близькі цілі
}
reason-members = { $n ->
    [one] { $n } одноплемінник
    [few] { $n } одноплемінники
    [many] { $n } одноплемінників
   *[other] { $n } одноплемінника
}
reason-births = { $n ->
    [many] { $n } народжень
   *[other] { $n } народження
}
reason-places = { $n ->
    [one] { $n } місце в житлах
    [many] { $n } місць у житлах
   *[other] { $n } місця в житлах
}
reason-food = { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
}
reason-hungry = { $n ->
    [one] { $n } одноплемінник без їжі
    [few] { $n } одноплемінники без їжі
    [many] { $n } одноплемінників без їжі
   *[other] { $n } одноплемінника без їжі
}
reason-materials = { $n ->
    [one] { $n } матеріал
    [few] { $n } матеріали
    [many] { $n } матеріалів
   *[other] { $n } матеріалу
}
reason-tools = { $n ->
    [many] { $n } знарядь
   *[other] { $n } знаряддя
}
reason-range = { $n ->
    [one] { $n } рівень дальності
    [few] { $n } рівні дальності
    [many] { $n } рівнів дальності
   *[other] { $n } рівня дальності
}
reason-carrying = { $n ->
    [one] { $n } рівень перенесення
    [few] { $n } рівні перенесення
    [many] { $n } рівнів перенесення
   *[other] { $n } рівня перенесення
}
reason-toolmaking = { $n ->
    [one] { $n } рівень виготовлення знарядь
    [few] { $n } рівні виготовлення знарядь
    [many] { $n } рівнів виготовлення знарядь
   *[other] { $n } рівня виготовлення знарядь
}
reason-masteries = { $n ->
    [one] { $n } опанована здібність
    [few] { $n } опановані здібності
    [many] { $n } опанованих здібностей
   *[other] { $n } опанованої здібності
}
reason-memory = { $n ->
    [one] { $n } очко в пам’яті, ще не намальовано
    [few] { $n } очки в пам’яті, ще не намальовано
    [many] { $n } очок у пам’яті, ще не намальовано
   *[other] { $n } очка в пам’яті, ще не намальовано
}
reason-shaman = { $n ->
    [one] { $n } дія шамана
    [many] { $n } дій шамана
   *[other] { $n } дії шамана
}
reason-deprivation = { $n ->
    [one] { $n } жетон нестатків
    [few] { $n } жетони нестатків
    [many] { $n } жетонів нестатків
   *[other] { $n } жетона нестатків
}
reason-first = { $n } % шансів ходити першим
reason-rounds = { $n ->
    [one] { $n } раунд до кінця
    [few] { $n } раунди до кінця
    [many] { $n } раундів до кінця
   *[other] { $n } раунду до кінця
}
reason-open = { $n ->
    [one] { $n } відкрита ціль
    [few] { $n } відкриті цілі
    [many] { $n } відкритих цілей
   *[other] { $n } відкритої цілі
}
reason-covered = { $n ->
    [one] { $n } закритий малюнок
    [few] { $n } закриті малюнки
    [many] { $n } закритих малюнків
   *[other] { $n } закритого малюнка
}
reason-cells = { $n ->
    [one] { $n } вільна клітинка печери
    [few] { $n } вільні клітинки печери
    [many] { $n } вільних клітинок печери
   *[other] { $n } вільної клітинки печери
}
reason-display = { $n ->
    [one] { $n } виріб на вибір
    [few] { $n } вироби на вибір
    [many] { $n } виробів на вибір
   *[other] { $n } виробу на вибір
}
reason-animals = { $n ->
    [one] { $n } тварина на місцевості
    [many] { $n } тварин на місцевості
   *[other] { $n } тварини на місцевості
}
reason-goals = { $n ->
    [one] { $n } виконана ціль
    [few] { $n } виконані цілі
    [many] { $n } виконаних цілей
   *[other] { $n } виконаної цілі
}
reason-effort = { $n ->
    [one] { $n } раунд роботи до потрібних цілей
    [few] { $n } раунди роботи до потрібних цілей
    [many] { $n } раундів роботи до потрібних цілей
   *[other] { $n } раунду роботи до потрібних цілей
}
reason-goal-status_dwellings = { $n ->
    [one] { $n } статусне житло до цілі
    [few] { $n } статусні житла до цілі
    [many] { $n } статусних жител до цілі
   *[other] { $n } статусного житла до цілі
}
reason-goal-dwellings = { $n ->
    [one] { $n } житло до цілі
    [few] { $n } житла до цілі
    [many] { $n } жител до цілі
   *[other] { $n } житла до цілі
}
reason-goal-masteries = { $n ->
    [one] { $n } опанована здібність до цілі
    [few] { $n } опановані здібності до цілі
    [many] { $n } опанованих здібностей до цілі
   *[other] { $n } опанованої здібності до цілі
}
reason-goal-megaliths = { $n ->
    [one] { $n } мегаліт до цілі
    [few] { $n } мегаліти до цілі
    [many] { $n } мегалітів до цілі
   *[other] { $n } мегаліта до цілі
}
reason-goal-shaman_actions = { $n ->
    [one] { $n } дія шамана до цілі
    [few] { $n } дії шамана до цілі
    [many] { $n } дій шамана до цілі
   *[other] { $n } дії шамана до цілі
}
reason-goal-members = { $n ->
    [one] { $n } одноплемінник до цілі
    [few] { $n } одноплемінники до цілі
    [many] { $n } одноплемінників до цілі
   *[other] { $n } одноплемінника до цілі
}
reason-goal-paintings_warm = { $n ->
    [one] { $n } малюнок літніх тварин до цілі
    [few] { $n } малюнки літніх тварин до цілі
    [many] { $n } малюнків літніх тварин до цілі
   *[other] { $n } малюнка літніх тварин до цілі
}
reason-goal-paintings_cold = { $n ->
    [one] { $n } малюнок зимових тварин до цілі
    [few] { $n } малюнки зимових тварин до цілі
    [many] { $n } малюнків зимових тварин до цілі
   *[other] { $n } малюнка зимових тварин до цілі
}
reason-goal-animals_hunted = { $n ->
    [one] { $n } уполювана тварина до цілі
    [few] { $n } уполювані тварини до цілі
    [many] { $n } уполюваних тварин до цілі
   *[other] { $n } уполюваної тварини до цілі
}
reason-goal-statuettes = { $n ->
    [one] { $n } статуетка до цілі
    [few] { $n } статуетки до цілі
    [many] { $n } статуеток до цілі
   *[other] { $n } статуетки до цілі
}
reason-goal-necklaces = { $n ->
    [one] { $n } намисто до цілі
    [few] { $n } намиста до цілі
    [many] { $n } намист до цілі
   *[other] { $n } намиста до цілі
}
reason-built = { $n ->
    [one] { $n } житло
    [few] { $n } житла
    [many] { $n } жител
   *[other] { $n } житла
}
reason-species = { $n ->
    [one] { $n } намальований вид тварин
    [few] { $n } намальовані види тварин
    [many] { $n } намальованих видів тварин
   *[other] { $n } намальованого виду тварин
}
reason-remembered = { $n ->
    [one] { $n } тварина в пам’яті
    [few] { $n } тварини в пам’яті
    [many] { $n } тварин у пам’яті
   *[other] { $n } тварини в пам’яті
}
reason-hunted = { $n ->
    [one] { $n } уполювана тварина
    [few] { $n } уполювані тварини
    [many] { $n } уполюваних тварин
   *[other] { $n } уполюваної тварини
}
reason-white = { $n ->
    [one] { $n } біла фігурка з вами
    [few] { $n } білі фігурки з вами
    [many] { $n } білих фігурок із вами
   *[other] { $n } білої фігурки з вами
}
reason-rivals-memory = { $n ->
    [one] { $n } тварина в пам’яті суперників
    [few] { $n } тварини в пам’яті суперників
    [many] { $n } тварин у пам’яті суперників
   *[other] { $n } тварини в пам’яті суперників
}
reason-near = { $n ->
    [one] { $n } суперник біля стоянки
    [few] { $n } суперники біля стоянки
    [many] { $n } суперників біля стоянки
   *[other] { $n } суперника біля стоянки
}
reason-game-near = { $n ->
    [one] { $n } тварина біля стоянки
    [few] { $n } тварини біля стоянки
    [many] { $n } тварин біля стоянки
   *[other] { $n } тварини біля стоянки
}
reason-goods-near = { $n ->
    [one] { $n } ресурс біля стоянки
    [few] { $n } ресурси біля стоянки
    [many] { $n } ресурсів біля стоянки
   *[other] { $n } ресурсу біля стоянки
}
hint-alone = { $n ->
    [one] { $n } ціль
    [few] { $n } цілі
   *[other] { $n } цілей
}
