# Doggerland українською.

game-name = Доґґерленд

## Назви того, що не названо в наборі

season-warm = тепла пора року
season-cold = холодна пора року
phase-setup = Підготовка
phase-planning = Планування дій
phase-discovery = Відкриття місцевості
phase-execution = Виконання дій
phase-migration = Міграція тварин
phase-round_end = Кінець раунду
member-chief = вождь
member-shaman = шаман
member-hunter = мисливець-збирач
piece-camp = стоянка
piece-megalith = мегаліт
piece-shaman-token = жетон шамана
piece-cube = кубик
piece-deprivation = жетон нестатків
piece-marker = фішка першого гравця
piece-depletion = фішка виснаження
piece-arrow = стрілка пріоритету міграції
piece-ring = кільце раунду
place-cave = печера
place-hut = хижа шамана
place-site = будівельний майданчик
place-crafts = вироби
place-memory = колективна пам’ять
place-newborns = новонароджені
place-bowl-1 = перша миска
place-bowl-2 = друга миска
place-bowl-3 = третя миска
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
    .acc = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
   *[other] { $n } каменів
}
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
    .acc = { $n ->
    [one] { $n } знаряддя
    [few] { $n } знаряддя
   *[other] { $n } знарядь
}
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
    .acc = { $n ->
    [one] { $n } м’ясо
    [few] { $n } м’яса
   *[other] { $n } м’яса
}
amount-point = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
    .acc = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
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
    .acc = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
}
list-and = { $first } і { $last }
list-or = { $first } або { $last }

## Компоненти: що на них надруковано

face-no-trade = обмінювати не можна
face-unit = одиниця дає { $goods }
face-set-centre = центральний стартовий жетон
face-set-start = стартовий жетон
face-set-pile = стос жетонів
face-set-four = для чотирьох гравців
face-arrow = стрілка: { $direction }
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
face-offering = пожертва: { $goods }
face-painting = Жетон малюнків { $n }
face-need-members = одноплемінників: { $n }
face-need-shaman_actions = дій шамана: { $n }
face-need-dwelling_vp = очок за житла: { $n }
face-need-species = видів на малюнках: { $n }
face-need-masteries = здібностей найвищого рівня: { $n }
face-need-crafts = виробів: { $n }
face-need-megaliths = мегалітів: { $n }
face-need-births = народжень: { $n }
face-need-warm_species = теплих видів на малюнках: { $n }
face-need-cold_species = холодних видів на малюнках: { $n }
face-need-status_dwellings = статусних жител: { $n }
face-least = не менше: { $needs }

## Місця в реченнях

place-painting = жетон малюнків { $n }, { $row } ({ $species })
place-store = { $good } ({ $bowl })

## Відмови: чому щось не можна

refusal-chance-decides = Це вирішує випадок.
refusal-game-over = Гру закінчено.
refusal-not-your-turn = Зараз вирішує { $seat }.
refusal-finish-first = Спершу вирішіть те, про що питають.
refusal-not-in-planning = Це роблять у фазі виконання, а зараз дії планують.
refusal-not-in-execution = Це вирішують під час планування, а зараз дії виконують.
refusal-six-dwellings = Усі шість клітинок жител забудовано або вже заплановано.
refusal-craft-not-shown = Цього виробу немає серед відкритих: { $craft }.
refusal-craft-is-taken = На цьому виробі вже стоїть одноплемінник: { $craft }.
refusal-two-crafts = У цьому раунді ви вже запланували два вироби.
refusal-second-crafts-by-chief = Другий виріб за раунд створює лише вождь.
refusal-second-crafts-without-chief = Перший виріб створює вождь, другий — інший одноплемінник.
refusal-painting-not-shown = Цей жетон малюнків ще закритий: { $place }.
refusal-painting-is-taken = Цю клітинку печери зайнято: { $place }.
refusal-two-paintings = У цьому раунді ви вже запланували два малюнки.
refusal-second-paintings-by-chief = Другий малюнок за раунд робить лише вождь.
refusal-second-paintings-without-chief = Перший малюнок робить вождь, другий — інший одноплемінник.
refusal-track-is-taken = Біля цієї здібності вже стоїть ваш одноплемінник: { $ability }.
refusal-highest-level = Ця здібність уже найвищого рівня: { $ability }.
refusal-one-birth = Народження буває лише раз на раунд.
refusal-needs-two-members = Потрібні два одноплемінники, а вдома їх немає.
refusal-no-hunter-in-supply = У запасі не лишилося мисливців-збирачів.
refusal-shaman-is-out = Вашого шамана немає вдома.
refusal-action-is-done = Ви вже виконали цю дію, другого разу не буває: { $hut }.
refusal-hut-cell-is-taken = Там уже шаман гравця { $seat }: { $hut }.
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
refusal-rival-camp = На { $cell } стоянка гравця { $seat }.
refusal-rival-group = На { $cell } вилазка гравця { $seat }.
refusal-own-expedition = На { $cell } вже є ваша вилазка.
refusal-exhausted = На { $cell } більше нема чого збирати.
refusal-nothing-there = На { $cell } нема чого збирати й нема на кого полювати.
refusal-cannot-hunt = Ваші одноплемінники не можуть полювати на цю тварину: { $species }.
refusal-too-few-people = Для цього полювання без шамана потрібно одноплемінників: { $need }, а є: { $have } ({ $species }).
refusal-too-little-skill = Для цього полювання потрібна вправність { $need }, а є { $have } ({ $species }).
refusal-not-at-home = Стільки вдома немає: { $member }, { $have } із { $need }.
refusal-no-member = Хтось має піти: самі знаряддя не вирушать.
refusal-not-enough-tools = Знарядь у вас { $have }, а не { $need }; жетон нестатків їх тут не замінить.
refusal-too-many-components = У вилазці для збирання щонайбільше 3 компоненти, а тут { $need } (вождь рахується за 2).
refusal-no-shaman-in-a-hunt = Шаман не ходить на полювання.
refusal-one-member = Тут потрібен один одноплемінник.
refusal-another-member = Другим має бути вождь або мисливець-збирач.
refusal-parents-not-at-home = Цих двох зараз немає вдома.
refusal-not-planned = Ви цього не планували.
refusal-not-in-memory = Цієї тварини немає в колективній пам’яті: { $species }.
refusal-not-enough-goods = Для цього потрібно: { $amount }; у вас: { $have }.
refusal-nothing-to-cover = У вас немає ветхого житла, яке можна закрити.
refusal-no-empty-cell = Вільних клітинок жител немає.
refusal-too-little-room = Вашим одноплемінникам забракне місця; за цим столом так не можна.
refusal-recipe-too-high = Це рецепт рівня { $need }.
refusal-no-offering = У вас немає жодного з ресурсів для пожертви.
refusal-no-such-offering = Це не приймають як пожертву: { $good }.
refusal-wait-for-others = Фігури на карту ставлять у порядку ходу, спершу інші.
refusal-not-due = Платять зараз не цим: { $good }.
refusal-nothing-to-pay = Тут платити не треба.
refusal-no-token-due = За цим столом платить той, хто має чим.
refusal-no-such-load = Стільки віднести не можна: { $amount }.
refusal-raised-already = У цьому раунді здібність уже поліпшено: { $ability }.
refusal-not-traded = Це обмінювати не можна: { $good }.
refusal-nothing-to-give = У вас цього немає: { $store }.
refusal-given-in-order = Два ресурси називають по порядку, цей стоїть раніше: { $store }.
refusal-two-for-one = За один ресурс віддають два.
refusal-not-so-much-food = Стільки немає: { $store }, { $have } із { $need }.
refusal-needless-food = Усі ситі й без цього: { $store }.
refusal-must-feed = Поки є їжа, плем’я треба годувати: { $store }.
refusal-would-not-add-up = За такого числа щось буде з’їдено дарма: { $store }.
refusal-camp-too-far = Стоянку переміщують щонайбільше на 2 жетони, а до { $cell } далі.
refusal-never-back-to-centre = Стоянка не повертається на центральний жетон.
refusal-undo-off = За цим столом грають без скасування ходів.
refusal-undo-nothing = Вам нема чого скасовувати.
refusal-undo-chance = Відтоді відкрито новий жетон.
refusal-undo-other = Відтоді щось вирішив інший гравець.
refusal-undo-barrier = Хід або ваша частина фази закінчені.
refusal-undo-passed = Рішення перейшло до іншого гравця.

## Правила столу

option-first_player = Хто починає.
option-first_player-random = за жеребом
option-first_player-seat = це місце
option-centre_orientation = Як лежить центральний жетон.
option-centre_orientation-random = за жеребом
option-centre_orientation-first_player = його повертає перший гравець
option-arrow_start = Де починає стрілка пріоритету міграції.
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
option-twins_count_as_birth = Чи рахуються близнята народженням для цілей.
option-twins_count_as_birth-false = ні
option-twins_count_as_birth-true = так
option-majority_ties = Після нічиєї за перше місце в рядку печери.
option-majority_ties-dense = наступний усе одно отримує очки
option-majority_ties-skip = другого місця немає
option-short_game = Коротка гра на 6 раундів.
option-short_game-off = ні, вісім раундів
option-short_game-on = так
option-undo = Чи можна скасовувати рішення.
option-undo-to_barrier = так, до останньої нової інформації або кінця ходу
option-undo-off = ні

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
