# Doggerland по-русски: слова русского издания («Каменный век. На заре человечества»).

game-name = На заре человечества
game-line = Планируйте каждый сезон своего племени на ещё неизведанной земле: охотьтесь, рисуйте, стройте и переживите тепло и холод.
game-minutes = 30–120 минут
game-difficulty = для опытных игроков
typed-example = отправить d4 охотники 2 орудия 1
bot-style-hunter = охотник
bot-style-gatherer = собиратель
bot-style-artist = художник
bot-style-builder = строитель

## Названия того, что не названо в наборе

season-warm = жаркое время года
season-cold = холодное время года
phase-setup = Подготовка
phase-planning = Планирование действий
phase-discovery = Открытие жетонов местности
phase-execution = Выполнение действий
phase-migration = Миграция животных
phase-round_end = Конец раунда
phase-over = Игра окончена
member-chief = вождь
    .acc = вождя
member-shaman = шаман
    .acc = шамана
member-hunter = охотник-собиратель
    .acc = охотника-собирателя
piece-deprivation = жетон лишений
place-site = строительная площадка
place-bowl-1 = первая миска
    .from = из первой миски
place-bowl-2 = вторая миска
    .from = из второй миски
place-bowl-3 = третья миска
    .from = из третьей миски
direction-north = север
direction-east = восток
direction-south = юг
direction-west = запад
row-top = верхняя строка
row-middle = средняя строка
row-bottom = нижняя строка
craft-necklace = ожерелье
craft-statuette = статуэтка

## Количества; `.acc` — винительный падеж

amount-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[other] { $n } дерева
}
    .acc = { amount-wood }
amount-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
    .acc = { amount-stone }
amount-hide = { $n ->
    [one] { $n } шкура
    [few] { $n } шкуры
   *[other] { $n } шкур
}
    .acc = { $n ->
    [one] { $n } шкуру
    [few] { $n } шкуры
   *[other] { $n } шкур
}
amount-bone = { $n ->
    [one] { $n } кость
    [few] { $n } кости
   *[other] { $n } костей
}
    .acc = { amount-bone }
amount-tool = { $n ->
    [one] { $n } орудие
    [few] { $n } орудия
   *[other] { $n } орудий
}
    .acc = { amount-tool }
amount-plant = { $n ->
    [one] { $n } растение
    [few] { $n } растения
   *[other] { $n } растений
}
    .acc = { amount-plant }
amount-meat = { $n ->
    [one] { $n } мясо
    [few] { $n } мяса
   *[other] { $n } мяса
}
    .acc = { amount-meat }
amount-member = { $n ->
    [one] { $n } соплеменник
    [few] { $n } соплеменника
   *[other] { $n } соплеменников
}
    .acc = { $n ->
    [one] { $n } соплеменника
    [few] { $n } соплеменников
   *[other] { $n } соплеменников
}
amount-tile = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
    .acc = { amount-tile }
list-or = { $first } или { $last }

## Компоненты: что на них напечатано

face-designed = придумано нами
face-partly = частично придумано нами
face-no-trade = не допускается к обмену
face-unit = единица приносит { $goods }
face-set-centre = центральный стартовый жетон
face-set-start = стартовый жетон
face-set-pile = стопка жетонов
face-set-four = для четырёх игроков
face-arrow = стрелка на { $direction }
face-hunt = охота: сноровка { $skill }, { $people }
face-spoils = приносит { $goods }
face-steps = мигрирует на { $tiles }
face-painted = рисунок приносит { $points }
face-side = сторона для { $players } игроков, клеток: { $cells }
face-slot = край поля: { $edge }
face-slot-arrows = большая стрелка: { $big }, маленькая: { $small }
face-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
face-open-crafts = открытых поделок: { $n }
face-paintings = жетонов рисунков: { $n }
face-harvests = сборов с жетона: { $n }
face-returned = возвращают по порядку хода: { $list }
face-nothing = ничего
face-plan = планирование: { $goods }
face-plan-cold = в холодное время года: { $goods }
face-free = бесплатно
face-houses = вмещает { $members }
face-cost = стоит { $goods }
face-levels = уровни: { $values }
face-step = до уровня { $level }: { $goods }
face-recipe = Рецепт уровня { $level }
face-makes = { $tools } за { $cost }
face-offering = стоимость: { $goods }
face-painting = Жетон рисунков { $n }
face-need-members = { $n ->
    [one] { $n } соплеменник
    [few] { $n } соплеменника
   *[other] { $n } соплеменников
}
face-need-shaman_actions = { $n ->
    [one] { $n } действие шамана
    [few] { $n } действия шамана
   *[other] { $n } действий шамана
}
face-need-dwelling_vp = { $n ->
    [one] { $n } очко за жилища
    [few] { $n } очка за жилища
   *[other] { $n } очков за жилища
}
face-need-species = { $n ->
    [one] { $n } вид на рисунках
    [few] { $n } вида на рисунках
   *[other] { $n } видов на рисунках
}
face-need-masteries = { $n ->
    [one] { $n } способность высшего уровня
    [few] { $n } способности высшего уровня
   *[other] { $n } способностей высшего уровня
}
face-need-crafts = { $n ->
    [one] { $n } поделка
    [few] { $n } поделки
   *[other] { $n } поделок
}
face-need-megaliths = { $n ->
    [one] { $n } мегалит
    [few] { $n } мегалита
   *[other] { $n } мегалитов
}
face-need-births = { $n ->
    [one] { $n } размножение
    [few] { $n } размножения
   *[other] { $n } размножений
}
face-need-warm_species = { $n ->
    [one] { $n } вид жаркого времени года на рисунках
    [few] { $n } вида жаркого времени года на рисунках
   *[other] { $n } видов жаркого времени года на рисунках
}
face-need-cold_species = { $n ->
    [one] { $n } вид холодного времени года на рисунках
    [few] { $n } вида холодного времени года на рисунках
   *[other] { $n } видов холодного времени года на рисунках
}
face-need-status_dwellings = { $n ->
    [one] { $n } статусное жилище
    [few] { $n } статусных жилища
   *[other] { $n } статусных жилищ
}
face-least = хотя бы { $needs }

## Места в предложениях

place-painting = { $species }, { $row }, жетон { $n }
    .acc = { $species } ({ $row }, жетон { $n })
    .by = { $species } ({ $row }, жетон { $n }; { $member })
place-store = { $good } { $from }

## Вопросы тому, кто решает

prompt-turn_centre = Куда показывает стрелка центрального жетона?
prompt-set_arrow = У какого края поля поместить стрелку приоритета миграции?
prompt-buy = Перед началом короткой партии можно улучшить одну способность.
prompt-plan = Запланируйте действие или спасуйте до конца раунда.
prompt-member = { $action }: кто этим займётся?
prompt-member-shaman = Кто пойдёт с шаманом?
prompt-parents = Какие два соплеменника станут родителями?
prompt-group-chief = Вылазка на { $cell }: идёт ли вождь?
prompt-group-shaman = Вылазка на { $cell }: идёт ли шаман?
prompt-group-hunters = Вылазка на { $cell }: сколько охотников-собирателей пойдёт?
prompt-group-tools = Вылазка на { $cell }: сколько орудий они возьмут?
prompt-cost = { $good ->
    [tool] Планирование стоит 1 орудие: заплатите или возьмите жетон лишений.
   *[hide] Планирование стоит 1 шкуру: заплатите или возьмите жетон лишений.
}
prompt-cave_token = На какой клетке пещеры будет превосходный рисунок?
prompt-site = { $piece ->
    [token] Куда положить жетон долгого путешествия?
   *[megalith] Где поставить мегалит?
}
prompt-execute = Выполните свои действия в любом порядке, затем закончите.
prompt-load = Сколько { $good ->
    [wood] дерева
    [stone] камней
    [hide] шкур
    [bone] костей
    [meat] мяса
   *[plant] растений
} принести домой с { $cell }? Места ещё на { $n }.
prompt-memory = В коллективной памяти место для двух животных, а племя добыло { $prey }. Кого забыть?
prompt-tools = Можно изготовить орудия по одному рецепту.
prompt-offering = «{ $action }»: чем платите?
prompt-cubes = Сколько кубиков положить на превосходный рисунок?
prompt-trade = { $given ->
    [0] Торговля: два ресурса за один, сколько угодно раз.
    [1] Торговля: какой ресурс вы отдаёте вторым?
   *[2] Торговля: что вы получаете?
}
prompt-feed = Накормите племя, нужно еды: { $n }. Растение кормит одного, мясо — двоих; еда из третьей миски испортится.
prompt-camp = Переместите стоянку не дальше чем на 2 жетона или оставьте на месте.

## Что можно выбрать

amount-token = { $n ->
    [one] { $n } жетон лишений
    [few] { $n } жетона лишений
   *[other] { $n } жетонов лишений
}
    .acc = { amount-token }
errand-hunt = охота на { $prey }: сноровка { $skill }, участников { $people }
errand-gather = сбор: { $goods } за каждую единицу сноровки
errand-scout = только разведка
choice-for-taking = { $what } (за { $cost }, взяв { $tokens })
choice-taking = { $what } (взяв { $tokens })
choice-row = { $what }: { $which }
choice-price = за { $cost }
choice-nothing = без добычи
choice-otherwise = заплатить иначе
choice-pass = спасовать до конца раунда
choice-dwelling = запланировать жилище
choice-craft = запланировать поделку «{ $craft }»
pair-hunters = два охотника-собирателя
choice-birth = запланировать размножение
choice-send = вылазка на { $cell } — { $errand }
choice-paint = запланировать рисунок — { $place }
choice-ability = запланировать улучшение способности «{ $ability }»
choice-toolmaking = запланировать улучшение или изготовление орудий
choice-shaman = отправить шамана в хижину — «{ $action }»
choice-shaman-helper = { $what }; с ним: { $which }
choice-token = положить жетон шамана на клетку пещеры ({ $place })
choice-with-chief = с вождём
choice-with-shaman = с шаманом
choice-without-chief = без вождя
choice-without-shaman = без шамана
choice-hunters = охотники-собиратели
choice-tools = орудия
choice-pay = заплатить { $goods }
choice-deprive = взять вместо этого жетон лишений
choice-turn = повернуть стрелку
choice-arrow = поместить стрелку у края
choice-build-empty = построить на свободной клетке { $dwelling }
choice-build-ramshackle = построить поверх ветхого жилища { $dwelling }
choice-by-chief = { $what }, строит вождь
choice-make = создать поделку «{ $craft }»
choice-bear = завершить размножение
choice-return = вернуть вылазку с { $cell }
choice-colour = нарисовать { $place }
choice-raise = улучшить способность «{ $ability }» до уровня { $level }
choice-forge = изготовить { $goods }
choice-invoke = выполнить действие шамана «{ $action }»
choice-finish = закончить
choice-finish-left = закончить и отказаться от остального
choice-load = { $good }
choice-forget = забыть { $prey }
choice-give = отдать
choice-take = получить
choice-exchange-more = Оба ресурса, в любом порядке, и то, что берёте за них, можно назвать сразу: { $example }
choice-exchange = отдать { $goods } и получить
choice-cubes = { $number ->
    [one] положить { $number } кубик
    [few] положить { $number } кубика
   *[other] положить { $number } кубиков
}
choice-site-journey = положить жетон долгого путешествия на
choice-site-megalith = поставить мегалит на
choice-done-execute = подождать, пока другие выставят своё
choice-done-buy = ничего не улучшать
choice-done-tools = не изготавливать орудий
choice-done-trade = закончить торговлю
choice-eat = съесть { $store }
choice-homeless = { $what } — мест в жилищах не хватает: { $n }, столько соплеменников племя потеряет в конце раунда
choice-feed = съесть { $goods }
choice-feed-spoils = { $what }; испортится: { $goods }
choice-camp = переместить стоянку на
choice-camp-stay = оставить стоянку на { $cell }

## События: «B планирует жилище (вождь) за 1 орудие.»

event-round_started = Начинается раунд { $n }, { $season }; первый игрок — { $seat }.
event-tile_laid = Новая местность: { $what }.
event-migrated = Животные мигрируют: { $what }.
move = { $species } { $start } → { $end }
move-stays = { $species } остаётся на { $end }
event-spawned = Новые животные: { $what }.
event-objective_drawn = Цели этой партии: { $what }.
event-craft_dealt = Выложены поделки: { $what }.
event-painting_revealed = Открыты жетоны рисунков: { $what }.
painting-tile = { $species } (жетон { $n })
event-centre_set-chance = Стрелка центрального жетона указывает на { $direction }.
event-arrow_moved-chance = Стрелка приоритета миграции лежит у { $edge }.
event-game_over = Игра окончена: последний раунд сыгран.
event-first_seat = становится первым игроком по жребию
event-centre_set = поворачивает стрелку центрального жетона на { $direction }
event-arrow_moved = помещает стрелку приоритета миграции у { $edge }
event-planned-dwelling = планирует жилище ({ $member })
event-planned-craft = планирует поделку «{ $craft }» ({ $member })
event-planned-birth = планирует размножение ({ $member })
event-planned-paint = планирует нарисовать { $place }
event-planned-ability = планирует улучшить способность «{ $ability }» ({ $member })
event-planned-shaman = отправляет шамана в хижину — «{ $action }»
event-planned-helper = отправляет с ним { $member }
group-chief = вождя
group-shaman = шамана
group-hunters = { $n ->
    [one] { $n } охотника-собирателя
    [few] { $n } охотников-собирателей
   *[other] { $n } охотников-собирателей
}
group-tools = { $who } с { $n ->
    [one] { $n } орудием
    [few] { $n } орудиями
   *[other] { $n } орудиями
}
event-sent-gather = отправляет { $who } на сбор на { $cell }
event-sent-hunt = отправляет { $who } на охоту на { $cell }
event-sent-scout = отправляет { $who } на разведку на { $cell }
event-token_laid = кладёт жетон шамана на клетку пещеры ({ $place })
event-passed = пасует
event-waited = ждёт, пока другие выставят своё
event-passed-nobody = пасует: дома никого нет
event-paid = платит { $goods }
event-deprived = берёт { $tokens }
event-brought = получает { $goods }
event-forged = изготавливает { $goods }
event-traded = получает { $goods }
event-built-empty = строит на свободной клетке { $dwelling }
event-built-ramshackle = строит поверх ветхого жилища { $dwelling }
event-crafted = создаёт поделку «{ $craft }»
event-born = { $n ->
    [0] остаётся без новорождённого: в запасе никого нет
    [one] получает { $n } новорождённого
    [few] получает { $n } новорождённых
   *[other] получает { $n } новорождённых
}
event-returned = приносит { $goods } с { $cell }
event-returned-hunt = добывает на { $cell } { $prey } и приносит { $goods }
event-returned-none = возвращается с { $cell } ни с чем
event-returned-scout = возвращается из разведки на { $cell }
event-note = { $what } ({ $note })
event-left_there = не удалось унести ресурсов: { $n }
event-depleted = { $n ->
    [0] больше там собирать нечего
    [one] там остаётся { $n } сбор
    [few] там остаётся { $n } сбора
   *[other] там остаётся { $n } сборов
}
event-forgotten = забывает { $prey }
event-painted = { $n ->
    [one] рисует { $place }
    [few] рисует { $place }, { $n } кубика
   *[other] рисует { $place }, { $n } кубиков
}
event-raised = улучшает способность «{ $ability }» до уровня { $level }
event-invoked = выполняет действие шамана «{ $action }»
event-shaman_failed = не выполняет действие шамана «{ $action }»
event-marker_taken = забирает фишку первого игрока
event-journey_placed = кладёт жетон долгого путешествия на { $cell }
event-journey_ended = забирает жетон долгого путешествия с { $cell }
event-megalith_built = возводит { $megalith } на { $cell }
event-dropped = не выполняет запланированное: { $what }
plan-expedition = вылазка на { $cell }
plan-dwelling = жилище
plan-craft = поделка «{ $craft }»
plan-birth = размножение
plan-paint = рисунок ({ $species }, жетон { $n })
plan-ability = улучшение способности «{ $ability }»
event-fed = тратит на еду { $goods }
event-fed-nothing = не может накормить племя
event-penalty = { $what } и берёт { $tokens }
event-spoiled = выбрасывает испортившееся: { $goods }
event-housed = { $n ->
    [one] вселяет { $n } новорождённого
   *[other] вселяет { $n } новорождённых
}
event-housed-none = { $n ->
    [one] не находит места для { $n } новорождённого
   *[other] не находит места для { $n } новорождённых
}
event-lost = { $n ->
    [one] теряет { $n } охотника-собирателя: нет места
   *[other] теряет { $n } охотников-собирателей: нет места
}
event-objective_met = достигает цели «{ $objective }»: { $points }
event-camp_moved = перемещает стоянку с { $start } на { $end }
event-camp_moved-stay = оставляет стоянку на { $end }
event-marker_passed = получает фишку первого игрока

## Сцена: части картины, панели, кто ходит и диаграммы

scene-map = Местность
scene-zone-territory = Местность
scene-zone-village = Поселение
scene-at-home = дома
scene-cell-animal = { $cell }, { $species }
scene-spot = { $species }, { $row ->
    [top] верх
    [middle] середина
   *[bottom] низ
} жетона { $n }
scene-field-chief = вождь
scene-field-shaman = шаман
scene-field-hunters = охотники-собиратели
scene-field-tools = орудия
scene-people = { $n ->
    [one] участник
    [few] участника
   *[many] участников
}
scene-skill = сноровки
scene-load = { $n ->
    [one] ресурс можно унести
    [few] ресурса можно унести
   *[many] ресурсов можно унести
}
scene-for-cold = из-за холода
scene-token = за нехватку
scene-spare = жетон лишений вместо оплаты: { $good }
scene-brings = принесёт { $goods }
scene-brings-part = добудет { $goods }; унесёт { $load }, останется { $left }
scene-scouts = ничего не принесёт, но разведает земли вокруг

scene-who-goes = Вылазка на { $cell }: кто идёт и сколько орудий берёт?
scene-doing = { $kind ->
    [turn_centre] поворачивает центральный жетон
    [set_arrow] помещает стрелку приоритета миграции
    [buy] может улучшить способность
    [execute] выполняет действия
    [load] решает, что принести домой
    [memory] решает, какое животное помнить
    [tools] может изготовить орудия
    [offering] выбирает, чем заплатить
    [trade] торгует
    [feed] кормит племя
    [camp] перемещает стоянку
    [site] выбирает место
   *[plan] планирует
}
scene-over = Игра окончена.
scene-you-win = Вы победили: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
scene-wins = { $winners ->
    [one] Победа: { $name }
   *[other] Победу делят { $name }
}, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
ending-rounds = сыгран последний раунд
scene-tie = При равенстве очков выше тот, у кого больше ресурсов и еды, затем тот, у кого меньше жетонов лишений.

scene-chart-scores-text = Сколько очков было бы у каждого в конце каждого раунда.
scene-chart-categories = За что получены очки
scene-chart-categories-text = Очки каждого игрока по источникам.
scene-chart-members = Племя по раундам
scene-chart-members-text = Сколько взрослых было в каждом племени в конце каждого раунда.
scene-chart-food = Еда по раундам
scene-chart-food-text = Сколько стоила еда, съеденная каждым племенем в конце каждого раунда: растение — 1, мясо — 2.

## Отказы: почему что-то нельзя

refusal-finish-first = Сначала решите то, о чём спрашивают: «{ $asked }».
refusal-not-in-planning = Это делается в фазе выполнения, а сейчас действия планируются.
refusal-not-in-execution = Это решается при планировании, а сейчас действия выполняются.
refusal-camps-move-later = Стоянки перемещают в конце раунда.
refusal-six-dwellings = Все шесть клеток жилищ застроены или уже запланированы.
refusal-craft-not-shown = Поделки «{ $craft }» нет среди открытых.
refusal-craft-is-taken = На поделке «{ $craft }» уже стоит соплеменник.
refusal-two-crafts = В этом раунде вы уже запланировали две поделки.
refusal-second-crafts-by-chief = Вторую поделку за раунд создаёт только вождь.
refusal-second-crafts-without-chief = Первую поделку создаёт вождь, вторую — другой соплеменник.
refusal-painting-not-shown = Этот жетон рисунков ещё закрыт ({ $place }).
refusal-painting-is-taken = Эта клетка пещеры ({ $place }) занята.
refusal-two-paintings = В этом раунде вы уже запланировали два рисунка.
refusal-second-paintings-by-chief = Второй рисунок за раунд делает только вождь.
refusal-second-paintings-without-chief = Первый рисунок делает вождь, второй — другой соплеменник.
refusal-track-is-taken = У способности «{ $ability }» уже стоит ваш соплеменник.
refusal-highest-level = Способность «{ $ability }» уже высшего уровня.
refusal-one-birth = Размножение бывает только раз за раунд.
refusal-needs-two-members = Нужны два соплеменника, а дома их нет.
refusal-no-hunter-in-supply = В запасе не осталось охотников-собирателей.
refusal-hunters-promised = Всем оставшимся охотникам-собирателям уже предстоит родиться в этом раунде.
refusal-shaman-is-out = Вашего шамана нет дома.
refusal-action-is-done = Действие «{ $hut }» вы уже выполнили, второго раза не бывает.
refusal-hut-cell-is-taken = У действия «{ $hut }» уже стоит шаман игрока { $seat }.
refusal-no-free-painting = В пещере нет свободных клеток.
refusal-no-site = Нет жетона, на который это можно поместить.
refusal-no-tile = На { $cell } нет жетона местности.
refusal-token-from-next-round = Ваш жетон шамана на { $cell } поможет со следующего раунда.
refusal-out-of-range = { $steps ->
    [0] К { $cell } нет пути по жетонам.
   *[other] До { $cell } шагов: { $steps }, а дальность перемещения: { $range }.
}
refusal-rival-megalith = На { $cell } стоит мегалит игрока { $seat }.
refusal-rival-token = На { $cell } лежит жетон шамана игрока { $seat }.
refusal-rival-camp = { $n ->
    [one] На { $cell } стоянка игрока { $seat }.
   *[other] На { $cell } стоянки игроков { $seat }.
}
refusal-rival-group = На { $cell } вылазка игрока { $seat }.
refusal-own-expedition = На { $cell } уже есть ваша вылазка.
refusal-exhausted = На { $cell } больше нечего собирать.
refusal-nothing-there = На { $cell } нечего собирать и не на кого охотиться.
refusal-cannot-hunt = Ваши соплеменники не могут охотиться на { $prey }.
refusal-too-few-people = Для охоты на { $prey } без шамана нужно соплеменников: { $need }, а есть: { $have }.
refusal-too-little-skill = Для охоты на { $prey } нужна сноровка { $need }, а есть { $have }.
refusal-not-at-home = Столько дома нет ({ $member }): { $have } из { $need }.
refusal-no-member = Кто-то должен пойти: одни орудия не отправить.
refusal-not-enough-tools = Орудий у вас { $have }, а не { $need }; жетон лишений их здесь не заменит.
refusal-too-many-components = В вылазке для сбора не больше 3 компонентов, а здесь { $need } (вождь считается за 2).
refusal-no-shaman-in-a-hunt = Шаман не ходит на охоту.
refusal-one-member = Здесь нужен один соплеменник.
refusal-another-member = Вторым должен быть вождь или охотник-собиратель.
refusal-parents-not-at-home = Этих двоих сейчас нет дома.
refusal-not-planned = Вы этого не планировали.
refusal-chief-does-not-build = Вождь в этом раунде ничего не строит.
refusal-only-chief-builds = В этом раунде у вас строит только вождь.
refusal-not-in-memory = Племя не помнит { $prey }: в коллективной памяти этого животного нет.
refusal-one-figure = Для этого рисунка у вас только одно животное.
refusal-not-enough-goods = Для этого нужно: { $amount }; у вас: { $have }.
refusal-nothing-to-cover = У вас нет ветхого жилища, которое можно закрыть.
refusal-no-empty-cell = Свободных клеток жилищ нет.
refusal-too-little-room = Вашим соплеменникам не хватит места; за этим столом так нельзя.
refusal-recipe-too-high = Это рецепт уровня { $need }.
refusal-no-offering = У вас нет ни одного из ресурсов, которыми платят за это действие.
refusal-no-such-offering = Этим ресурсом ({ $good }) за действие не платят.
refusal-nobody-to-wait-for = Ждать некого.
refusal-wait-for-others = Фигуры на карту ставят в порядке хода, сначала другие.
refusal-not-due = Сейчас платят не этим ресурсом ({ $good }).
refusal-nothing-to-pay = Больше здесь платить не за что.
refusal-nothing-to-pay-with = Заплатить нечем, вместо этого берут жетон лишений.
refusal-no-token-due = Жетон лишений берут, только если платить нечем.
refusal-no-such-load = Столько унести нельзя: { $amount }.
refusal-load-not-full = Группа приносит всё, что может унести; этого мало: { $amount }.
refusal-raised-already = В этом раунде способность «{ $ability }» уже улучшена.
refusal-not-traded = Этот ресурс ({ $good }) не допускается к обмену.
refusal-nothing-to-give = Этого ресурса ({ $store }) у вас нет.
refusal-given-in-order = По одному этот ресурс ({ $store }) отдают раньше того, что уже отдан.
refusal-given-last = По одному этот ресурс ({ $store }) отдают после другого. Начните с другого или назовите сразу оба.
refusal-two-for-one = За один ресурс отдают два.
refusal-not-so-much-food = Столько еды ({ $store }) у вас нет: { $have } из { $need }.
refusal-needless-food = Все сыты и без этой еды ({ $store }).
refusal-must-feed = Пока есть еда ({ $store }), племя нужно кормить.
refusal-would-not-add-up = При таком количестве еды ({ $store }) что-то будет съедено зря.
refusal-camp-too-far = Стоянку перемещают не дальше чем на 2 жетона, а до { $cell } дальше.
refusal-never-back-to-centre = Стоянка не возвращается на центральный жетон.
refusal-undo-off = За этим столом играют без отмены ходов.
refusal-undo-nothing = Вам нечего отменять.
refusal-undo-chance = С тех пор открыт новый жетон.
refusal-undo-barrier = Ход или ваша часть фазы закончены.
refusal-undo-passed = Решение перешло к другому игроку.

## Правила стола

option-first_player = Кто начинает.
option-first_player-random = по жребию
option-first_player-seat = это место
option-centre_orientation = Как лежит центральный жетон.
option-centre_orientation-random = по жребию
option-centre_orientation-first_player = его поворачивает первый игрок
option-arrow_start = Где сначала лежит стрелка приоритета миграции.
option-arrow_start-random = по жребию
option-arrow_start-first_player = выбирает первый игрок
option-deprivation_by_choice = Жетон лишений вместо орудия или шкуры, которые есть.
option-deprivation_by_choice-true = можно взять
option-deprivation_by_choice-false = только если ресурса нет
option-phase3_mode = Как выполняются действия.
option-phase3_mode-turns = игрок за игроком в порядке хода
option-phase3_mode-simultaneous = одновременно, по действию за круг
option-scouting = Вылазки только для открытия земель.
option-scouting-false = нельзя
option-scouting-true = можно
option-journey_token = Когда кладут жетон долгого путешествия.
option-journey_token-execution = при выполнении
option-journey_token-planning = при планировании
option-journey_token_removal = Когда его убирают в следующем раунде.
option-journey_token_removal-after_camps = после перемещения стоянок
option-journey_token_removal-before_camps = перед перемещением стоянок
option-adult_overflow = Если племени не хватает места.
option-adult_overflow-lose_hg = охотники-собиратели без места погибают
option-adult_overflow-forbid_build = так строить нельзя
option-adult_overflow-ignore = ничего не происходит
option-loads = Группа приносит добычу домой.
option-loads-full = берёт всё, что может унести
option-loads-free = может взять меньше
option-twins_count_as_birth = Считаются ли близнецы размножением для целей.
option-majority_ties = После ничьей за первое место в строке пещеры.
option-majority_ties-dense = следующий всё равно получает очки
option-majority_ties-skip = второго места нет
option-short_game = Короткий вариант на 6 раундов.
option-short_game-off = нет, восемь раундов
option-undo-to_barrier = да, до последней новой информации или конца хода

## Слова, которые можно ввести, первое показывают

own-crafts-none = У вас пока нет поделок.

word-turn = повернуть
word-arrow = стрелка
word-pass = пас, спасовать
word-dwelling = жилище
word-craft = поделка
word-birth = размножение
word-send = отправить, вылазка
word-paint = рисунок
word-ability = способность
word-shaman = шаман
word-member = соплеменник
word-parents = родители
word-with = идёт, идет
word-without = остаётся, остается
word-hunters = охотники, охотников
word-tools = орудия, орудий
word-group = группа
word-pay = заплатить, платить
word-deprive = лишение, жетон
word-build = построить, строить
word-make = создать
word-bear = родить
word-return = вернуть, домой
word-colour = нарисовать, рисовать
word-raise = улучшить
word-forge = изготовить
word-invoke = выполнить, действие
word-finish = закончить, конец
word-load = унести
word-forget = забыть
word-give = отдать
word-take = получить, взять
word-exchange = обменять, обмен
word-cubes = кубики
word-site = место
word-done = готово, хватит
word-eat = съесть
word-feed = накормить, кормить
word-camp = стоянка
word-north = север
word-east = восток
word-south = юг
word-west = запад
word-member-chief = вождь
word-member-shaman = шаман
word-member-hunter = охотник
word-good-wood = дерево, дерева
word-good-stone = камень, камня, камней
word-good-hide = шкура, шкуры, шкур
word-good-bone = кость, кости, костей
word-good-tool = орудие, орудия, орудий
word-good-plant = растение, растения, растений
word-good-meat = мясо, мяса
word-row-top = верх
word-row-middle = середина
word-row-bottom = низ
word-dwelling-simple = простое
word-dwelling-status = статусное
word-builder-other = другой
word-ground-empty = пусто, свободно
word-ground-ramshackle = ветхое

grammar-DIRECTION = НАПРАВЛЕНИЕ
grammar-SLOT = КРАЙ
grammar-MEMBER = СОПЛЕМЕННИК
grammar-CRAFT = ПОДЕЛКА
grammar-CELL = КЛЕТКА
grammar-PLACE = ЖЕТОН.СТРОКА
grammar-ABILITY = СПОСОБНОСТЬ
grammar-ACTION = ДЕЙСТВИЕ
grammar-GOOD = РЕСУРС
grammar-DWELLING = ЖИЛИЩЕ
grammar-SPECIES = ЖИВОТНОЕ
grammar-STORE = РЕСУРС+МИСКА

## Подсчёт очков

sheet-members = соплеменники
sheet-dwellings = жилища
sheet-crafts = поделки
sheet-megaliths = мегалиты
sheet-objectives = цели
sheet-paintings = рисунки
sheet-rows = строки пещеры
sheet-deprivation = жетоны лишений
sheet-total = всего
sheet-tie-goods = при ничьей: больше ресурсов и еды
sheet-tie-tokens = затем: меньше жетонов лишений
sheet-tokens = жетоны
sheet-item = { $what } ×{ $n } = { $points }

## Терминал

region-map = Местность
region-cave = Пещера
region-hut = Хижина шамана
region-crafts = Поделки и жилища
region-goals = Цели
header-round = Раунд { $n }/8, { $season }
header-first = первый игрок { $seat }
header-arrow = стрелка миграции: { $edge }
short-wood = лес
short-stone = камни
short-plants = ягоды
short-shells = ракуш
short-small_game = заяц
short-grazing = паст
short-hearth = очаг
short-horse = лошадь
short-reindeer = олень
short-bison = бизон
short-mammoth = мамонт
short-chief = вождь
short-shaman = шаман
short-hunter = охотник
cave-covered = закрыто: { $n }
column-points = оч
column-members = дома
column-room = мест
column-room-of = мест: { $n }
column-wood = дер
column-stone = кам
column-hide = шк
column-bone = кст
column-tool = ор
column-plant = раст
column-meat = мясо
column-tokens = лиш
column-levels = уровни
seat-dwellings = жилища:
seat-memory = память:
seat-crafts = поделки:
seat-plans = планы:
own-home = дома:
nothing = ничего
nobody = никого
legend-board = карта: d4↑лес2 — жетон, его стрелка и ресурс; · собрано один раз, × собирать нечего; °лошадь: здесь появляются лошади, жирным: лошадь стоит здесь; A^ — стоянка, A# — мегалит, A* — жетон шамана, A3 — вылазка из трёх · хижина: ▶A — шаман игрока A, затем кто уже выполнил · племена: дома/всего+новорождённые, мест в жилищах, растения и мясо по мискам (последняя портится), жетоны лишений (лиш), уровни дальности·грузоподъёмности·орудий

## Страница правил: группы

rules-group-FLOW = Раунды и фазы
rules-group-PLAN = Планирование действий
rules-group-COST = Стоимость планирования
rules-group-DWELL = Жилища
rules-group-CRAFT = Поделки
rules-group-BIRTH = Размножение
rules-group-EXPED = Вылазки
rules-group-GATHER = Сбор ресурсов
rules-group-HUNT = Охота на крупную дичь
rules-group-PAINT = Наскальные рисунки
rules-group-ABIL = Способности
rules-group-SHAMAN = Шаман
rules-group-DISCOVER = Открытие жетонов местности
rules-group-EXEC = Выполнение действий
rules-group-MIGRATE = Миграция животных
rules-group-GOAL = Цели
rules-group-REFILL = Конец раунда
rules-group-SPAWN = Новые животные
rules-group-CAMP = Перемещение стоянки
rules-group-FIRST = Первый игрок
rules-group-SHORT = Короткий вариант
rules-group-HIDDEN = Кто что видит, и отмена ходов
## Деревня

village-track = Раунды и времена года
village-cave = Пещера
village-hut = Хижина шамана
village-crafts = Поделки и стройка
village-goals = Цели
village-round = раунд { $n } из { $of }, { $season }
village-first = первый игрок: { $seat }
village-marker-taken = шаман удержит фишку и на следующий раунд
village-food = { $seat }: еды { $have }, в конце раунда нужно { $need }
village-last = Последний раунд: затем подсчёт очков
village-next = далее: { $season }
village-appear = тогда появятся: { $animals }
village-face-down = Закрытый жетон рисунков
village-covered = закрытых жетонов рисунков: { $n }
village-worker = { $seat }: { $member }
village-cubes = { $n ->
    [one] кубик игрока { $seat }
    [few] { $n } кубика игрока { $seat }
   *[other] { $n } кубиков игрока { $seat }
}
village-token = { $seat }: жетон превосходного рисунка
village-row = { $row }: { $seats }, { $points }
village-row-nobody = в строках пещеры ещё нет кубиков
village-done = выполнили: { $seats }
village-hut-first_player = Стать первым
village-hut-long_journey = Долгое путешествие
village-hut-twins = Близнецы
village-hut-trade = Торговля
village-hut-superb_painting = Превосходный рисунок
village-hut-menhir = Менгир
village-hut-cromlech = Кромлех
village-hut-dolmen = Дольмен
village-crafts-left = закрытых поделок: { $n }
village-need-members = в племени
village-need-shaman_actions = { $n ->
    [one] действие шамана
    [few] действия шамана
   *[other] действий шамана
}
village-need-dwelling_vp = { $n ->
    [one] очко за жилища
    [few] очка за жилища
   *[other] очков за жилища
}
village-need-species = { $n ->
    [one] вид на рисунках
    [few] вида на рисунках
   *[other] видов на рисунках
}
village-need-masteries = { $n ->
    [one] способность освоена
    [few] способности освоены
   *[other] способностей освоено
}
village-need-crafts = { $n ->
    [one] поделка
    [few] поделки
   *[other] поделок
}
village-need-megaliths = { $n ->
    [one] мегалит
    [few] мегалита
   *[other] мегалитов
}
village-need-births = { $n ->
    [one] размножение
    [few] размножения
   *[other] размножений
}
village-need-warm_species = { $n ->
    [one] вид жаркого времени года
    [few] вида жаркого времени года
   *[other] видов жаркого времени года
}
village-need-cold_species = { $n ->
    [one] вид холодного времени года
    [few] вида холодного времени года
   *[other] видов холодного времени года
}
village-need-status_dwellings = { $n ->
    [one] статусное жилище
    [few] статусных жилища
   *[other] статусных жилищ
}
village-met = { $seats }: { $points }

## Map

map-cell = { $cell }: { $facts }
map-unknown = { $cell }: ещё не открыто
map-opened = { $cell }: сейчас откроется
map-unknown-cells = Ещё не открыто: { $cells }.
map-half-used = собрано один раз, можно ещё раз
map-exhausted = истощено
map-animal = животное: { $species }
map-camp = { $n ->
    [one] стоянка { $seats }
   *[other] стоянки { $seats }
}
map-megalith = { $n ->
    [one] мегалит { $seats }
   *[other] мегалиты { $seats }
}
map-journey = { $n ->
    [one] жетон шамана { $seats }
   *[other] жетоны шаманов { $seats }
}
map-band-gather = { $seat } собирает здесь: { $who }
map-band-hunt = { $seat } охотится здесь: { $who }
map-band-scout = { $seat } разведывает здесь: { $who }
map-hunters = { $n ->
    [one] { $n } охотник-собиратель
    [few] { $n } охотника-собирателя
   *[other] { $n } охотников-собирателей
}
map-supply = Животные не на карте: { $list }.
map-figures = { $species } { $n }
map-turn = Стрелка центрального жетона: { $direction }
map-arrow = Стрелка приоритета миграции у { $edge }: { $order }.
map-slot = Место стрелки приоритета миграции у { $edge }: { $order }.
map-edge-north = северного края
map-edge-east = восточного края
map-edge-south = южного края
map-edge-west = западного края
map-big-north = ряд за рядом с юга на север
map-big-east = столбец за столбцом с запада на восток
map-big-south = ряд за рядом с севера на юг
map-big-west = столбец за столбцом с востока на запад
map-small-north = в каждом столбце с юга на север
map-small-east = в каждом ряду с запада на восток
map-small-south = в каждом столбце с севера на юг
map-small-west = в каждом ряду с востока на запад
map-migration = Ближайшая миграция: { $moves }.
map-hunted = { $n ->
    [one] { $n } животное, на которое идёт охота, не учтено.
    [few] { $n } животных, на которых идёт охота, не учтены.
   *[other] { $n } животных, на которых идёт охота, не учтены.
}

## Планшеты племён

tribe-name = Племя { $seat }
tribe-turn = принимает решение
tribe-first = держит фишку первого игрока
tribe-points = очков сейчас: { $n }
tribe-passed = спасовало
tribe-finished = выполнило все действия
tribe-deprivation = жетоны лишений: { $n ->
    [0] нет
   *[other] { $n } (−{ $points } { $points ->
        [few] очка
       *[other] очков
    })
}
tribe-dwellings = жилища: { $list }
tribe-free-cells = свободные клетки жилищ: { $n }
tribe-room = мест в жилищах: { $room }, взрослых соплеменников: { $n }
tribe-hunters = { $n ->
    [one] { $n } охотник-собиратель
    [few] { $n } охотника-собирателя
   *[other] { $n } охотников-собирателей
}
tribe-home = дома: { $members }
tribe-out = не дома: { $members }
tribe-away-gather = на сборе ресурсов, { $place }
tribe-away-hunt = на охоте, { $place }
tribe-away-scout = в разведке, { $place }
tribe-away-site = на строительной площадке
tribe-away-craft = делает поделку ({ $place })
tribe-away-paint = рисует { $place }
tribe-away-hut = в хижине шамана ({ $place })
tribe-nobody-away = все дома
tribe-parents = родители: { $members }
tribe-newborns = новорождённые: { $n }
tribe-crowded = без места в жилищах: { $n }
tribe-births = рождений за игру: { $n }
tribe-supply = охотники-собиратели в запасе: { $n }
tribe-keeps = { $n ->
    [one] испортится после ближайшего кормления
    [few] годится на { $n } кормления
   *[other] годится на { $n } кормлений
}
tribe-need = еда к ближайшему кормлению: нужно { $need }, есть { $have }
tribe-hungry = голодными останутся: { $n } (−{ $points } { $points ->
    [few] очка
   *[other] очков
})
tribe-level = уровень { $level } из 3
tribe-range = дальность: до { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонов
}
tribe-carrying = каждый участник унесёт до { $n ->
    [one] { $n } ресурса
   *[other] { $n } ресурсов
}
tribe-next-level = следующий уровень стоит { $goods }
tribe-highest = высший уровень
tribe-learner = учится { $member }
tribe-recipes = какие орудия можно сделать: { $list }
tribe-memory = в коллективной памяти: { $species }
tribe-hunted = только что добыто, а память полна: { $species }
tribe-memory-empty = коллективная память пуста
tribe-megaliths = построено: { $list } ({ $cells })
tribe-megaliths-left = мегалиты в запасе: { $list }
tribe-journey = жетон шамана для долгого путешествия: { $cell }, положен в раунде { $round }
tribe-superb = жетон шамана для превосходного рисунка: { $place }
tribe-tokens = жетоны шамана в запасе: { $n }
tribe-done = выполнено действий шамана ({ $n } из 8): { $list }
tribe-crafts = поделки ({ $n }): { $list }
tribe-goals = достигнутые цели ({ $n }): { $list }
tribe-none = нет
tribe-sign-away = в пути и за работой
tribe-sign-bowl = { $n ->
    [one] портится
    [few] на { $n } раза
   *[other] на { $n } раз
}
tribe-sign-crafts = поделки
tribe-sign-goals = цели
tribe-sign-passed = пас

## В одиночку

tribe-closed = в этом раунде закрыто для новорождённых: { $list }
tribe-guest = среди них { $who }
rival-red = красный соперник
    .acc = красного соперника
    .short = красный
rival-pink = розовый соперник
    .acc = розового соперника
    .short = розовый
rival-blue = синий соперник
    .acc = синего соперника
    .short = синий
rival-shaman-red = красный шаман
rival-shaman-blue = синий шаман
white-white_hunter = белый охотник
    .acc = белого охотника
white-white_chief = белый вождь
    .acc = белого вождя
amount-material = { $n ->
    [one] { $n } материал на выбор
    [few] { $n } материала на выбор
   *[other] { $n } материалов на выбор
}
    .acc = { $n ->
        [one] { $n } материал на выбор
        [few] { $n } материала на выбор
       *[other] { $n } материалов на выбор
    }
amount-food = { $n ->
    [one] еда на { $n } соплеменника
   *[other] еда на { $n } соплеменников
}
    .acc = { $n ->
        [one] еду на { $n } соплеменника
       *[other] еду на { $n } соплеменников
    }
prompt-event = Принимаете событие карточки?
prompt-price = Платите то, чего требует событие?
prompt-part = Что из двух вы выбираете?
prompt-spend = Что вы отдаёте? Осталось отдать: { $n }.
prompt-receive = Что вы берёте? Осталось взять: { $n }.
prompt-swap = { $taken ->
    [0] Обменяйте один ресурс на другой или закончите.
   *[other] Что вы берёте взамен?
}
prompt-pick-tile = Какого жетона местности касается событие?
prompt-pick-discard_craft = Какую открытую поделку сбросить?
prompt-pick-lose_craft = Какую из своих поделок вы теряете?
prompt-pick-lose_dwelling = Какое жилище вы теряете?
prompt-pick-close_dwelling = Какое жилище не примет новорождённых в этом раунде?
prompt-pick-erase_painting = С какого рисунка вы забираете кубик?
prompt-pick-upgrade = Какую способность вы улучшаете бесплатно?
prompt-pick-hold_rivals = Кто из соперников не ходит?
choice-accept = принять событие
choice-decline = отказаться от события
choice-accept-price = заплатить { $cost }
choice-decline-price = не платить
choice-part-lose = отдать { $goods }
choice-part-gain = получить { $goods }
choice-part-lose_craft = сбросить свою поделку
choice-part-take_tokens = вернуть жетон лишений
choice-tile = жетон на
choice-discard = сбросить поделку «{ $craft }»
choice-raze-empty = потерять { $dwelling } на свободной клетке
choice-raze-ramshackle = потерять { $dwelling } поверх ветхого
choice-close = закрыть для новорождённых { $dwelling }
choice-erase = забрать кубик с рисунка: { $place }
choice-hold = удержать { $rival }
choice-done-swap = больше не менять
event-round_started-alone = Начинается раунд { $n }, { $season }.
event-goal_drawn = Цели этой партии: { $what }.
event-back_shown = Рубашка первой карточки показывает, где начинают соперники.
event-card_turned = Карточка раунда: «{ $card }».
event-accepted = принимает событие «{ $card }»
event-declined = не участвует в событии «{ $card }»
event-craft_discarded = Сброшена поделка: { $what }.
event-rival_painted = Соперники рисуют: { $what }.
event-shaman_stands = Шаманы соперников занимают действия: { $what }.
event-shaman_lifted = Хижину покидает { $who }.
event-rival_placed = Соперники начинают: { $what }.
event-rival_moved = Ходы соперников: { $what }.
event-rival_moved-stays = { $who } остаётся на { $cell }
event-captured = Добыча соперников: { $what }.
event-figure_discarded = В коллективной памяти соперников нет места, в запас возвращается { $what }.
event-exhausted = Истощено: { $what }.
event-refreshed = Снова есть что собирать: { $what }.
event-animal_taken = Обратно в запас: { $what }.
event-absentee = { $n ->
    [one] в этом раунде обходится без { $n } охотника-собирателя
   *[other] в этом раунде обходится без { $n } охотников-собирателей
}
event-joined-visiting = принимает на этот раунд: { $who }
event-joined-joined = принимает навсегда: { $who }
event-white_placed = На { $cell } стоит { $who }.
event-white_left = возвращает на место { $who }
event-closed = закрывает для новорождённых { $dwelling }
event-razed = теряет { $dwelling }
event-craft_lost = теряет поделку «{ $craft }»
event-erased = забирает кубик с рисунка: { $place }
event-held = удерживает { $who }
event-tokens_returned = возвращает { $tokens }
event-goal_met = выполняет цель «{ $goal }»
event-goal_lost = больше не выполняет цель «{ $goal }»
event-reshuffled = Из сброшенных поделок сложена новая стопка.
event-game_over-tokens = Игра проиграна: слишком много жетонов лишений.
event-game_over-event = Игра проиграна из-за события карточки.
outcome-goals = { $n ->
    [0] Выполнено ровно столько целей, сколько нужно.
    [one] Выполнена { $n } цель сверх нужного.
    [few] Выполнены { $n } цели сверх нужного.
   *[other] Выполнено { $n } целей сверх нужного.
}
outcome-missed = { $n ->
    [one] Не хватило { $n } цели.
   *[other] Не хватило { $n } целей.
}
outcome-tokens = Набралось слишком много жетонов лишений.
outcome-event = Игра проиграна из-за события карточки.
sheet-goals = выполненные цели
face-difficulty = целей { $needed } из { $drawn }, жетонов лишений не больше { $tokens }
scene-zone-rivals = Соперники
village-aims = Цели
village-last-alone = Последний раунд: затем всё решают цели
village-solo = Соперники
village-hut-camp = Сменить стоянку
hut-camp = Сменить стоянку
hut-blocked = занимает { $who }
cave-own = ваши рисунки: { $n }
cave-rivals = рисунки соперников: { $n }
map-rival = здесь { $who }
map-rival-goes = { $n ->
    [one] ещё пойдёт на { $direction } на { $n } жетон
    [few] ещё пойдёт на { $direction } на { $n } жетона
   *[other] ещё пойдёт на { $direction } на { $n } жетонов
}
map-rival-stays = в этом раунде не ходит
map-rivals-go = Перед животными пойдут соперники: { $moves }.
map-rivals-catch = Их добыча: { $animals }.
map-white = здесь { $who }
solo-no-card = Ни одна карточка ещё не открыта.
solo-mandatory = обязательное событие
solo-optional = от события можно отказаться
solo-declined = вы отказались от события
solo-acts = Действия соперников: { $list }
solo-act-discard_statuette = сбросить открытую статуэтку
solo-act-discard_necklace = сбросить открытое ожерелье
solo-act-paint_memory = изобразить всё, что можно, из своей коллективной памяти
solo-nothing = нет
solo-shaman = { $who } занимает «{ $action }»
solo-moves = Ходы соперников в фазе миграции: { $list }
solo-move = { $who } на { $direction } { $n }
solo-stays = { $who } не ходит
solo-memory = Коллективная память соперников, слева направо: { $list }
solo-empty = пусто
solo-tokens = жетоны лишений: { $n }, допустимо: { $most }
solo-stack = карточек впереди: { $n }
solo-unseen = Они среди этих { $n }:
solo-hungry = останется голодных: { $n }, за каждого жетон, а можно взять ещё { $most }
solo-aside = Рядом с планшетом: { $list }
solo-visiting = На этот раунд с вами: { $who }
solo-joined = Навсегда с вами: { $who }
solo-white-at = На { $cell }: { $who }
solo-needed = Целей с кубиком: { $met }, в конце нужно: { $n }
solo-so-far = пока { $n } из { $least }
solo-goals = целей выполнено: { $n }, нужно: { $needed }
solo-met = здесь ваш кубик
scene-chart-goals = Цели по раундам
scene-chart-goals-text = На скольких целях лежал кубик в конце каждого раунда.
column-goals = цели
short-red = красн.
short-pink = розов.
short-blue = синий
short-white_hunter = белый ох.
short-white_chief = белый вождь
region-solo = Соперники
refusal-no-event-asks = Сейчас ни одно событие этого не требует.
refusal-not-to-be-picked = Событие этого не допускает.
refusal-rival-shaman = В этом раунде действие «{ $hut }» занимает { $shaman }.
refusal-event-forbids = Событие этого раунда это запрещает.
refusal-white-figure-there = На { $cell } стоит белая фигурка.
refusal-rival-there = На { $cell } стоит { $rival }.
refusal-too-many-tokens = Для этого пришлось бы взять жетонов лишений: { $need }. У вас { $have }, а больше { $most } — проигрыш.
refusal-too-small-a-group = В этом раунде в вылазке должно быть соплеменников не меньше { $need }.
level-easy = Низкая
    .told = 4 цели из 6, не больше 3 жетонов лишений
level-medium = Средняя
    .told = 5 целей из 7, не больше 2 жетонов лишений
level-hard = Высокая
    .told = 6 целей из 8, не больше 1 жетона лишений
option-difficulty = Насколько трудна одиночная игра.
option-difficulty-easy = низкая: { level-easy.told }
option-difficulty-medium = средняя: { level-medium.told }
option-difficulty-hard = высокая: { level-hard.told }
option-solo_discard_choice = Какую из подходящих поделок сбрасывают соперники.
option-solo_discard_choice-player = выбираете вы
option-solo_discard_choice-leftmost = самую левую
option-solo_memory_gaps = Фигурки в коллективной памяти соперников, когда одну из них рисуют.
option-solo_memory_gaps-keep = остаются на местах
option-solo_memory_gaps-close = сдвигаются вправо
word-accept = принять
word-decline = отказаться
word-choose = выбрать
word-tile = местность
word-discard = сбросить
word-raze = потерять
word-close = закрыть
word-erase = стереть
word-hold = удержать
word-rival-red = красный
word-rival-pink = розовый
word-rival-blue = синий
word-dwelling-ramshackle = ветхое
grammar-HOME = ЖИЛИЩЕ
grammar-RIVAL = СОПЕРНИК

## Причины подсказки, после + или −: чего один ход приносит больше или меньше

reason-points = { $n ->
    [one] { $n } очко
    [many] { $n } очков
   *[other] { $n } очка
}
reason-dwellings = { $n ->
    [one] { $n } очко за жилища
    [many] { $n } очков за жилища
   *[other] { $n } очка за жилища
}
reason-paintings = { $n ->
    [one] { $n } очко за рисунки
    [many] { $n } очков за рисунки
   *[other] { $n } очка за рисунки
}
reason-rows = { $n ->
    [one] { $n } очко за строки пещеры
    [many] { $n } очков за строки пещеры
   *[other] { $n } очка за строки пещеры
}
reason-crafts = { $n ->
    [one] { $n } очко за поделки
    [many] { $n } очков за поделки
   *[other] { $n } очка за поделки
}
reason-megaliths = { $n ->
    [one] { $n } очко за мегалиты
    [many] { $n } очков за мегалиты
   *[other] { $n } очка за мегалиты
}
reason-objectives = { $n ->
    [one] { $n } очко за цели
    [many] { $n } очков за цели
   *[other] { $n } очка за цели
}
reason-reach = { $n ->
    [one] { $n } очко за близкие цели
    [many] { $n } очков за близкие цели
   *[other] { $n } очка за близкие цели
}
reason-members = { $n ->
    [one] { $n } соплеменник
    [many] { $n } соплеменников
   *[other] { $n } соплеменника
}
reason-births = { $n ->
    [one] { $n } рождение
    [many] { $n } рождений
   *[other] { $n } рождения
}
reason-places = { $n ->
    [one] { $n } место в жилищах
    [many] { $n } мест в жилищах
   *[other] { $n } места в жилищах
}
reason-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
reason-hungry = { $n ->
    [one] { $n } соплеменник без еды
    [many] { $n } соплеменников без еды
   *[other] { $n } соплеменника без еды
}
reason-materials = { $n ->
    [one] { $n } материал
    [many] { $n } материалов
   *[other] { $n } материала
}
reason-tools = { $n ->
    [one] { $n } орудие
    [many] { $n } орудий
   *[other] { $n } орудия
}
reason-range = { $n ->
    [one] { $n } уровень дальности
    [many] { $n } уровней дальности
   *[other] { $n } уровня дальности
}
reason-carrying = { $n ->
    [one] { $n } уровень переноски
    [many] { $n } уровней переноски
   *[other] { $n } уровня переноски
}
reason-toolmaking = { $n ->
    [one] { $n } уровень изготовления орудий
    [many] { $n } уровней изготовления орудий
   *[other] { $n } уровня изготовления орудий
}
reason-masteries = { $n ->
    [one] { $n } освоенная способность
    [few] { $n } освоенные способности
    [many] { $n } освоенных способностей
   *[other] { $n } освоенной способности
}
reason-memory = { $n ->
    [one] { $n } очко в памяти, ещё не нарисовано
    [many] { $n } очков в памяти, ещё не нарисовано
   *[other] { $n } очка в памяти, ещё не нарисовано
}
reason-shaman = { $n ->
    [one] { $n } действие шамана
    [many] { $n } действий шамана
   *[other] { $n } действия шамана
}
reason-deprivation = { $n ->
    [one] { $n } жетон лишений
    [many] { $n } жетонов лишений
   *[other] { $n } жетона лишений
}
reason-first = { $n } % шансов ходить первым
reason-rounds = { $n ->
    [one] { $n } раунд до конца
    [many] { $n } раундов до конца
   *[other] { $n } раунда до конца
}
reason-open = { $n ->
    [one] { $n } открытая цель
    [few] { $n } открытые цели
    [many] { $n } открытых целей
   *[other] { $n } открытой цели
}
reason-covered = { $n ->
    [one] { $n } закрытый рисунок
    [few] { $n } закрытых рисунка
    [many] { $n } закрытых рисунков
   *[other] { $n } закрытого рисунка
}
reason-cells = { $n ->
    [one] { $n } свободная клетка пещеры
    [few] { $n } свободные клетки пещеры
    [many] { $n } свободных клеток пещеры
   *[other] { $n } свободной клетки пещеры
}
reason-display = { $n ->
    [one] { $n } поделка на выбор
    [many] { $n } поделок на выбор
   *[other] { $n } поделки на выбор
}
reason-animals = { $n ->
    [one] { $n } животное на местности
    [many] { $n } животных на местности
   *[other] { $n } животного на местности
}
reason-goals = { $n ->
    [one] { $n } выполненная цель
    [few] { $n } выполненные цели
    [many] { $n } выполненных целей
   *[other] { $n } выполненной цели
}
reason-effort = { $n ->
    [one] { $n } раунд работы до нужных целей
    [many] { $n } раундов работы до нужных целей
   *[other] { $n } раунда работы до нужных целей
}
reason-goal-status_dwellings = { $n ->
    [one] { $n } статусное жилище к цели
    [few] { $n } статусных жилища к цели
    [many] { $n } статусных жилищ к цели
   *[other] { $n } статусного жилища к цели
}
reason-goal-dwellings = { $n ->
    [one] { $n } жилище к цели
    [many] { $n } жилищ к цели
   *[other] { $n } жилища к цели
}
reason-goal-masteries = { $n ->
    [one] { $n } освоенная способность к цели
    [few] { $n } освоенные способности к цели
    [many] { $n } освоенных способностей к цели
   *[other] { $n } освоенной способности к цели
}
reason-goal-megaliths = { $n ->
    [one] { $n } мегалит к цели
    [many] { $n } мегалитов к цели
   *[other] { $n } мегалита к цели
}
reason-goal-shaman_actions = { $n ->
    [one] { $n } действие шамана к цели
    [many] { $n } действий шамана к цели
   *[other] { $n } действия шамана к цели
}
reason-goal-members = { $n ->
    [one] { $n } соплеменник к цели
    [many] { $n } соплеменников к цели
   *[other] { $n } соплеменника к цели
}
reason-goal-paintings_warm = { $n ->
    [one] { $n } рисунок летних животных к цели
    [many] { $n } рисунков летних животных к цели
   *[other] { $n } рисунка летних животных к цели
}
reason-goal-paintings_cold = { $n ->
    [one] { $n } рисунок зимних животных к цели
    [many] { $n } рисунков зимних животных к цели
   *[other] { $n } рисунка зимних животных к цели
}
reason-goal-animals_hunted = { $n ->
    [one] { $n } добытое животное к цели
    [few] { $n } добытых животных к цели
    [many] { $n } добытых животных к цели
   *[other] { $n } добытого животного к цели
}
reason-goal-statuettes = { $n ->
    [one] { $n } статуэтка к цели
    [many] { $n } статуэток к цели
   *[other] { $n } статуэтки к цели
}
reason-goal-necklaces = { $n ->
    [one] { $n } ожерелье к цели
    [many] { $n } ожерелий к цели
   *[other] { $n } ожерелья к цели
}
reason-built = { $n ->
    [one] { $n } жилище
    [many] { $n } жилищ
   *[other] { $n } жилища
}
reason-species = { $n ->
    [one] { $n } нарисованный вид животных
    [few] { $n } нарисованных вида животных
    [many] { $n } нарисованных видов животных
   *[other] { $n } нарисованного вида животных
}
reason-remembered = { $n ->
    [one] { $n } животное в памяти
    [many] { $n } животных в памяти
   *[other] { $n } животного в памяти
}
reason-hunted = { $n ->
    [one] { $n } добытое животное
    [few] { $n } добытых животных
    [many] { $n } добытых животных
   *[other] { $n } добытого животного
}
reason-white = { $n ->
    [one] { $n } белая фигурка с вами
    [few] { $n } белые фигурки с вами
    [many] { $n } белых фигурок с вами
   *[other] { $n } белой фигурки с вами
}
reason-rivals-memory = { $n ->
    [one] { $n } животное в памяти соперников
    [many] { $n } животных в памяти соперников
   *[other] { $n } животного в памяти соперников
}
reason-near = { $n ->
    [one] { $n } соперник у стоянки
    [many] { $n } соперников у стоянки
   *[other] { $n } соперника у стоянки
}
reason-game-near = { $n ->
    [one] { $n } животное у стоянки
    [many] { $n } животных у стоянки
   *[other] { $n } животного у стоянки
}
reason-goods-near = { $n ->
    [one] { $n } ресурс у стоянки
    [many] { $n } ресурсов у стоянки
   *[other] { $n } ресурса у стоянки
}
hint-alone = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[other] { $n } целей
}
