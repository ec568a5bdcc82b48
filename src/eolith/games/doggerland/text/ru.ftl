# Doggerland по-русски: слова русского издания («Каменный век. На заре человечества»).

game-name = На заре человечества

## Названия того, что не названо в наборе

season-warm = жаркое время года
season-cold = холодное время года
phase-setup = Подготовка
phase-planning = Планирование действий
phase-discovery = Открытие жетонов местности
phase-execution = Выполнение действий
phase-migration = Миграция животных
phase-round_end = Конец раунда
member-chief = вождь
member-shaman = шаман
member-hunter = охотник-собиратель
piece-camp = стоянка
piece-megalith = мегалит
piece-shaman-token = жетон шамана
piece-cube = кубик
piece-deprivation = жетон лишений
piece-marker = фишка первого игрока
piece-depletion = фишка истощения
piece-arrow = стрелка приоритета миграции
piece-ring = кольцо раунда
place-cave = пещера
place-hut = хижина шамана
place-site = строительная площадка
place-crafts = поделки
place-memory = коллективная память
place-newborns = новорождённые
place-bowl-1 = первая миска
place-bowl-2 = вторая миска
place-bowl-3 = третья миска
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
    .acc = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[other] { $n } дерева
}
amount-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
    .acc = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
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
    .acc = { $n ->
    [one] { $n } кость
    [few] { $n } кости
   *[other] { $n } костей
}
amount-tool = { $n ->
    [one] { $n } орудие
    [few] { $n } орудия
   *[other] { $n } орудий
}
    .acc = { $n ->
    [one] { $n } орудие
    [few] { $n } орудия
   *[other] { $n } орудий
}
amount-plant = { $n ->
    [one] { $n } растение
    [few] { $n } растения
   *[other] { $n } растений
}
    .acc = { $n ->
    [one] { $n } растение
    [few] { $n } растения
   *[other] { $n } растений
}
amount-meat = { $n ->
    [one] { $n } мясо
    [few] { $n } мяса
   *[other] { $n } мяса
}
    .acc = { $n ->
    [one] { $n } мясо
    [few] { $n } мяса
   *[other] { $n } мяса
}
amount-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
    .acc = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
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
    .acc = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
list-and = { $first } и { $last }
list-or = { $first } или { $last }

## Компоненты: что на них напечатано

face-no-trade = не допускается к обмену
face-unit = единица приносит { $goods }
face-set-centre = центральный стартовый жетон
face-set-start = стартовый жетон
face-set-pile = стопка жетонов
face-set-four = для четырёх игроков
face-arrow = стрелка: { $direction }
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
face-offering = подношение: { $goods }
face-painting = Жетон рисунков { $n }
face-need-members = соплеменников: { $n }
face-need-shaman_actions = действий шамана: { $n }
face-need-dwelling_vp = очков за жилища: { $n }
face-need-species = видов на рисунках: { $n }
face-need-masteries = способностей высшего уровня: { $n }
face-need-crafts = поделок: { $n }
face-need-megaliths = мегалитов: { $n }
face-need-births = размножений: { $n }
face-need-warm_species = жарких видов на рисунках: { $n }
face-need-cold_species = холодных видов на рисунках: { $n }
face-need-status_dwellings = статусных жилищ: { $n }
face-least = не меньше: { $needs }

## Места в предложениях

place-painting = жетон рисунков { $n }, { $row } ({ $species })
place-store = { $good } ({ $bowl })

## Отказы: почему что-то нельзя

refusal-chance-decides = Это решает случай.
refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас решает { $seat }.
refusal-finish-first = Сначала решите то, о чём спрашивают.
refusal-not-in-planning = Это делается в фазе выполнения, а сейчас действия планируются.
refusal-not-in-execution = Это решается при планировании, а сейчас действия выполняются.
refusal-six-dwellings = Все шесть клеток жилищ застроены или уже запланированы.
refusal-craft-not-shown = Этой поделки нет среди открытых: { $craft }.
refusal-craft-is-taken = На этой поделке уже стоит соплеменник: { $craft }.
refusal-two-crafts = В этом раунде вы уже запланировали две поделки.
refusal-second-crafts-by-chief = Вторую поделку за раунд создаёт только вождь.
refusal-second-crafts-without-chief = Первую поделку создаёт вождь, вторую — другой соплеменник.
refusal-painting-not-shown = Этот жетон рисунков ещё закрыт: { $place }.
refusal-painting-is-taken = Эта клетка пещеры занята: { $place }.
refusal-two-paintings = В этом раунде вы уже запланировали два рисунка.
refusal-second-paintings-by-chief = Второй рисунок за раунд делает только вождь.
refusal-second-paintings-without-chief = Первый рисунок делает вождь, второй — другой соплеменник.
refusal-track-is-taken = У этой способности уже стоит ваш соплеменник: { $ability }.
refusal-highest-level = Эта способность уже высшего уровня: { $ability }.
refusal-one-birth = Размножение бывает только раз в раунд.
refusal-needs-two-members = Нужны два соплеменника, а дома их нет.
refusal-no-hunter-in-supply = В запасе не осталось охотников-собирателей.
refusal-shaman-is-out = Вашего шамана нет дома.
refusal-action-is-done = Вы уже выполнили это действие, второго раза не бывает: { $hut }.
refusal-hut-cell-is-taken = Там уже шаман игрока { $seat }: { $hut }.
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
refusal-rival-camp = На { $cell } стоянка игрока { $seat }.
refusal-rival-group = На { $cell } вылазка игрока { $seat }.
refusal-own-expedition = На { $cell } уже есть ваша вылазка.
refusal-exhausted = На { $cell } больше нечего собирать.
refusal-nothing-there = На { $cell } нечего собирать и не на кого охотиться.
refusal-cannot-hunt = Ваши соплеменники не могут охотиться на это животное: { $species }.
refusal-too-few-people = Для этой охоты без шамана нужно соплеменников: { $need }, а есть: { $have } ({ $species }).
refusal-too-little-skill = Для этой охоты нужна сноровка { $need }, а есть { $have } ({ $species }).
refusal-not-at-home = Столько дома нет: { $member }, { $have } из { $need }.
refusal-no-member = Кто-то должен пойти: одни орудия не отправить.
refusal-not-enough-tools = Орудий у вас { $have }, а не { $need }; жетон лишений их здесь не заменит.
refusal-too-many-components = В вылазке для сбора не больше 3 компонентов, а здесь { $need } (вождь считается за 2).
refusal-no-shaman-in-a-hunt = Шаман не ходит на охоту.
refusal-one-member = Здесь нужен один соплеменник.
refusal-another-member = Вторым должен быть вождь или охотник-собиратель.
refusal-parents-not-at-home = Этих двоих сейчас нет дома.
refusal-not-planned = Вы этого не планировали.
refusal-not-in-memory = Этого животного нет в коллективной памяти: { $species }.
refusal-not-enough-goods = Для этого нужно: { $amount }; у вас: { $have }.
refusal-nothing-to-cover = У вас нет ветхого жилища, которое можно закрыть.
refusal-no-empty-cell = Свободных клеток жилищ нет.
refusal-too-little-room = Вашим соплеменникам не хватит места; за этим столом так нельзя.
refusal-recipe-too-high = Это рецепт уровня { $need }.
refusal-no-offering = У вас нет ни одного из ресурсов для подношения.
refusal-no-such-offering = Это не принимают как подношение: { $good }.
refusal-wait-for-others = Фигуры на карту ставят в порядке хода, сначала другие.
refusal-not-due = Платят сейчас не этим: { $good }.
refusal-nothing-to-pay = Здесь платить не нужно.
refusal-no-token-due = За этим столом платит тот, у кого есть чем.
refusal-no-such-load = Столько унести нельзя: { $amount }.
refusal-raised-already = В этом раунде способность уже улучшена: { $ability }.
refusal-not-traded = Это не допускается к обмену: { $good }.
refusal-nothing-to-give = У вас этого нет: { $store }.
refusal-given-in-order = Два ресурса называют по порядку, этот стоит раньше: { $store }.
refusal-two-for-one = За один ресурс отдают два.
refusal-not-so-much-food = Столько нет: { $store }, { $have } из { $need }.
refusal-needless-food = Все сыты и без этого: { $store }.
refusal-must-feed = Пока есть еда, племя нужно кормить: { $store }.
refusal-would-not-add-up = При таком числе что-то будет съедено зря: { $store }.
refusal-camp-too-far = Стоянку перемещают не дальше чем на 2 жетона, а до { $cell } дальше.
refusal-never-back-to-centre = Стоянка не возвращается на центральный жетон.
refusal-undo-off = За этим столом играют без отмены ходов.
refusal-undo-nothing = Вам нечего отменять.
refusal-undo-chance = С тех пор открыт новый жетон.
refusal-undo-other = С тех пор что-то решил другой игрок.
refusal-undo-barrier = Ход или ваша часть фазы закончены.
refusal-undo-passed = Решение перешло к другому игроку.

## Правила стола

option-first_player = Кто начинает.
option-first_player-random = по жребию
option-first_player-seat = это место
option-centre_orientation = Как лежит центральный жетон.
option-centre_orientation-random = по жребию
option-centre_orientation-first_player = его поворачивает первый игрок
option-arrow_start = Где начинает стрелка приоритета миграции.
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
option-twins_count_as_birth = Считаются ли близнецы размножением для целей.
option-twins_count_as_birth-false = нет
option-twins_count_as_birth-true = да
option-majority_ties = После ничьей за первое место в строке пещеры.
option-majority_ties-dense = следующий всё равно получает очки
option-majority_ties-skip = второго места нет
option-short_game = Короткий вариант на 6 раундов.
option-short_game-off = нет, восемь раундов
option-short_game-on = да
option-undo = Можно ли отменять решения.
option-undo-to_barrier = да, до последней новой информации или конца хода
option-undo-off = нет

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
