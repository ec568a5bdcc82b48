# Stone Age по-русски: слова русского издания.
# .to и .at места продолжают «ставит 2 фигурки …» и «бросает 2 кубика …»,
# .acc количества стоит после глагола.

game-name = Каменный век
game-line = Отправляйте фигурки за едой, деревом и золотом, бросайте кубики за добычу и стройте деревню, которую запомнят.
game-minutes = 60–90 минут
game-difficulty = легко освоить
typed-example = поставить лес 3
bot-style-farmer = земледелец
bot-style-builder = строитель
bot-style-toolmaker = мастер
bot-style-starver = экономящий на еде

## Места

place-workshop = мастерская
    .to = в мастерскую
    .at = в мастерской
    .from = из мастерской
place-hut = хижина
    .to = в хижину
    .at = в хижине
    .from = из хижины
place-field = поле
    .to = на поле
    .at = на поле
    .from = с поля
place-hunting = охотничьи угодья
    .to = на охоту
    .at = на охоте
    .from = с охоты
place-forest = лес
    .to = в лес
    .at = в лесу
    .from = из леса
place-claypit = глиняный карьер
    .to = в глиняный карьер
    .at = в глиняном карьере
    .from = из глиняного карьера
place-quarry = каменоломня
    .to = в каменоломню
    .at = в каменоломне
    .from = из каменоломни
place-river = река
    .to = на реку
    .at = на реке
    .from = с реки
place-card1 = карта 1
    .to = на карту 1
    .at = на карте 1
    .from = с карты 1
    .acc = карту 1
place-card2 = карта 2
    .to = на карту 2
    .at = на карте 2
    .from = с карты 2
    .acc = карту 2
place-card3 = карта 3
    .to = на карту 3
    .at = на карте 3
    .from = с карты 3
    .acc = карту 3
place-card4 = карта 4
    .to = на карту 4
    .at = на карте 4
    .from = с карты 4
    .acc = карту 4
place-building1 = постройка 1
    .to = на постройку 1
    .at = на постройке 1
    .from = с постройки 1
    .acc = постройку 1
place-building2 = постройка 2
    .to = на постройку 2
    .at = на постройке 2
    .from = с постройки 2
    .acc = постройку 2
place-building3 = постройка 3
    .to = на постройку 3
    .at = на постройке 3
    .from = с постройки 3
    .acc = постройку 3
place-building4 = постройка 4
    .to = на постройку 4
    .at = на постройке 4
    .from = с постройки 4
    .acc = постройку 4

region-village = Деревня
region-hunting = Охота
region-resources = Ресурсы
region-cards = Карты: карта N стоит N
region-buildings = Постройки

place-gives-workshop = инструмент
place-gives-hut = новая фигурка
place-gives-field = земледелие +1
place-gives-hunting = еда ÷2
place-gives-forest = дерево ÷3
place-gives-claypit = глина ÷4
place-gives-quarry = камень ÷5
place-gives-river = золото ÷6

## Количества

resource-wood = дерево
    .gen = дерева
resource-brick = глина
    .gen = глины
resource-stone = камень
    .gen = камня
resource-gold = золото
    .gen = золота
resource-food = еда
    .gen = еды

amount-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[other] { $n } дерева
}
    .acc = { amount-wood }
amount-brick = { $n ->
    [one] { $n } глина
    [few] { $n } глины
   *[other] { $n } глины
}
    .acc = { $n ->
    [one] { $n } глину
    [few] { $n } глины
   *[other] { $n } глины
}
amount-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
    .acc = { amount-stone }
amount-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[other] { $n } золота
}
    .acc = { amount-gold }
amount-food = { $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[other] { $n } еды
}
    .acc = { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[other] { $n } еды
}
amount-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
}
    .acc = { amount-resource }
amount-figure = { $n ->
    [one] { $n } фигурка
    [few] { $n } фигурки
   *[other] { $n } фигурок
}
    .acc = { $n ->
    [one] { $n } фигурку
    [few] { $n } фигурки
   *[other] { $n } фигурок
}
amount-die = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
    .acc = { amount-die }
amount-round = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
    .acc = { amount-round }

## Карты

culture-healing = медицина
culture-art = искусство
culture-music = музыка
culture-writing = письменность
culture-time = время
culture-pottery = гончарство
culture-transport = транспорт
culture-weaving = ткачество

profession-farmer = земледелец
profession-toolmaker = мастер
profession-builder = строитель
profession-shaman = шаман

card-dice-for-all = кубики для всех
card-roll-wood = 2 кубика на дерево
card-roll-brick = 2 кубика на глину
card-roll-stone = 2 кубика на камень
card-roll-gold = 2 кубика на золото
card-agriculture = земледелие +1
card-tool = инструмент
card-extra-card = ещё карта к подсчёту
card-one-use-tool = разовый инструмент { $n }
card-two-resources = 2 ресурса на выбор
symbols-profession = { $name } ×{ $n }

## Постройки

tile-listed = { $price } = { amount-point }
tile-by-number = { amount-resource } ровно { $kinds ->
    [one] { $kinds } вида
    [few] { $kinds } видов
   *[other] { $kinds } видов
}
tile-one-to-seven = от 1 до { $n } ресурсов любых видов
tile-short-listed = { $price } → { $n }
tile-short-by-number = { amount-resource } { $kinds ->
    [one] { $kinds } вида
    [few] { $kinds } видов
   *[other] { $kinds } видов
}
tile-short-one-to-seven = от 1 до { $n } ресурсов

## Что нужно решить

prompt-place = Поставьте фигурки в одно место; дома { $n }.
prompt-act = Выберите место, где действовать дальше.
prompt-tools = Выпало { $total } { $at }. Добавить инструменты?
prompt-raise = Какой из младших инструментов улучшить?
prompt-pay-card = Заплатите { amount-resource.acc } за карту ({ $what }) или оставьте её.
prompt-pay-building = Заплатите за постройку ({ $what }) или оставьте её.
prompt-pay-food = Племени не хватает еды: { $n }. Отдайте столько же ресурсов или голодайте и потеряйте 10 очков.
prompt-buy = Постройте за { $price } и получите { amount-point.acc } или оставьте постройку.
prompt-die = Возьмите один из кубиков: { $faces }.
prompt-take = Возьмите { amount-resource.acc } на выбор.

phase-setup = подготовка
phase-place = размещение фигурок
phase-act = выполнение действий
phase-feed = кормление племени
phase-over = игра окончена

## Что можно выбрать

choice-place = { $place } { $counts }
choice-place-only = { $place }
choice-act = { $place }
choice-act-unaffordable = { $place } — не хватает ресурсов
choice-act-figures = { $place } ({ amount-figure })
choice-choose = использовать карту { $card }: взять 2 ресурса на выбор
choice-no-tools = без инструментов
choice-tools = { $tools }
choice-result = { $total } → { $gain }
choice-wasted = остаток { $n }
choice-pay = заплатить { $goods }
choice-pay-points = заплатить { $goods } → { amount-point }
choice-pay-more = Заплатить можно и иначе (способов ещё { $n }): назовите всё одной командой, в любом порядке, например: { $example }
choice-done = готово
choice-buy = построить: заплатить { $goods } → { amount-point }
choice-decline = отказаться
choice-starve = не платить: −10 очков
choice-die = { $face }: { $reward }
choice-take = взять { $goods }
choice-raise = инструмент { $tile }: { $value } станет { $next }
choice-raise-turned = инструмент { $tile }, уже использован: { $value } станет { $next }
used-tile = инструмент
used-card = разовый инструмент
tool-tile = инструмент { $tile } (+{ $value })
tool-card = разовый инструмент { $card } (+{ $value })
reward-tool = инструмент
reward-agriculture = земледелие +1

## Что произошло: «B ставит 3 фигурки в лес; …»

event-round_started = Начинается раунд { $n }; первый игрок — { $seat }.
event-placed = ставит { amount-figure.acc } { $to }
event-acted = забирает фигурки { $from }
event-rolled = бросает { amount-die.acc } { $at }: { $total }
event-gained = получает { $goods }
event-gained-nothing = ничего не получает
event-food_gained = получает { amount-food.acc }
event-tool_gained = { $value ->
    [1] берёт инструмент 1
   *[other] улучшает инструмент до { $value }
}
event-figure_gained = пополняет племя: теперь { amount-figure }
event-agriculture_gained = поднимается до деления { $n } на треке земледелия
event-tool_used = добавляет { $tool }: { $total }
event-paid = платит { $goods }
event-declined = не берёт { $place }
event-card_taken = берёт карту { $card }: { $what }
event-building_taken = строит { $tile } и получает { amount-point.acc }
event-points_gained = получает { amount-point.acc }
event-dice_rolled = бросает кубики для всех: { $faces }
event-die_taken = берёт кубик { $face }
event-card_dealt = Новая карта { $slot }: { $card }, { $what }.
event-extra_drawn = тянет дополнительную карту { $card }: { $what }
event-extra_drawn-hidden = тянет дополнительную карту рубашкой вверх
event-tile_revealed = Новая постройка { $stack }: { $tile }, { $what }.
event-fed = кормит племя
event-starved = не кормит племя и теряет 10 очков
event-choice_used = использует карту { $card }
event-game_over = Игра окончена: { $how }.
event-first_seat = По жребию первый игрок — { $seat }.

ending-deck = карт не хватило на все ячейки
ending-buildings = закончилась стопка построек
ending-round_cap = сыгран последний условленный раунд

## Почему нельзя

refusal-nobody-home = Дома не осталось фигурок.
refusal-already-yours = Ваши фигурки в этом раунде уже стоят { $at }.
refusal-hunted-already = В этом раунде ваше племя уже вышло на охоту.
refusal-full = Свободных кругов { $at } нет.
refusal-village-closed = Два из трёх мест деревни заняты, поэтому третье ({ $place }) в этом раунде закрыто.
refusal-two-tribes-there = Два племени уже работают { $at }; при трёх игроках третьему места нет.
refusal-one-tribe-there = Другое племя уже работает { $at }; при двух игроках там место только для одного.
refusal-needs-two-figures = Для хижины нужны две фигурки, а дома только одна.
refusal-no-card-there = Эта ячейка пуста до следующего раунда.
refusal-no-such-stack = Стопок построек столько, сколько игроков.
refusal-visit-yields-nothing = Вам нечего получить { $at }, а за этим столом так ходить нельзя.
refusal-stack-empty = Эта стопка построек закончилась.
refusal-placing-is-over = Сейчас фигурки не ставят.
refusal-at-least-one = Нужно поставить хотя бы одну фигурку.
refusal-hut-takes-two = В хижину ставят ровно две фигурки.
refusal-not-enough-figures = Дома { $home ->
    [one] только { $home } фигурка
    [few] только { $home } фигурки
   *[other] только { $home } фигурок
}.
refusal-too-few-rings = Места { $at } хватит { $room ->
    [one] только для { $room } фигурки
    [few] только для { $room } фигурок
   *[other] только для { $room } фигурок
}.
refusal-acting-is-not-on = Сейчас действия не выполняют.
refusal-finish-first = Сначала завершите начатое действие: { $asked ->
    [tools] скажите, какие инструменты добавляете к броску.
    [pay] заплатите или откажитесь.
    [buy] постройте или откажитесь.
    [die] возьмите кубик.
    [take] возьмите ресурсы.
   *[raise] скажите, какой инструмент улучшить.
}
refusal-no-figure-there = Ваших фигурок { $at } нет.
refusal-nothing-to-acquire = Приобрести { $at } нечего.
refusal-cannot-decline = От того, что происходит { $at }, отказаться нельзя.
refusal-nothing-to-decline = Сейчас не от чего отказываться.
refusal-nothing-to-pay = Сейчас не за что платить.
refusal-food-is-no-resource = Еда — не ресурс, ею не платят.
refusal-whole-shortage = Заплатите за всю недостающую еду ({ $missing }) или не платите совсем.
refusal-not-owned = { $own ->
    [0] У вас нет { $lacking }.
   *[other] У вас только { $amount }.
}
refusal-card-cannot-pay-itself = Ресурс, который даёт карта ({ $resource }), нельзя потратить на неё саму.
refusal-exact-price = Карта стоит { $price ->
    [one] ровно { $price } ресурс
    [few] ровно { $price } ресурса
   *[other] ровно { $price } ресурсов
}.
refusal-listed-price = За эту постройку ({ $tile }) платят ровно то, что на ней указано.
refusal-one-to-seven = За эту постройку платят от одного до { $most } ресурсов.
refusal-exact-number-and-kinds = За эту постройку платят { $units ->
    [one] ровно { $units } ресурс
    [few] ровно { $units } ресурса
   *[other] ровно { $units } ресурсов
} { $kinds ->
    [one] ровно { $kinds } вида
    [few] ровно { $kinds } видов
   *[other] ровно { $kinds } видов
}.
refusal-cannot-complete = По одному сначала платят самыми дешёвыми ресурсами: если сейчас взять этот ({ $resource }), платёж не завершить.
refusal-paid-in-part = Часть уже оплачена: заплатите остальное.
refusal-paid-past-it = Платёж начат по одному ресурсу, с самых дешёвых, и этот ресурс ({ $resource }) добавить уже нельзя.
refusal-cannot-afford = Не хватает ресурсов на эту постройку.
refusal-no-roll = Сейчас нет броска, к которому можно добавить инструменты.
refusal-no-such-tool = Инструмента { $tool } у вас нет.
refusal-tool-turned = Инструмент { $tool } в этом раунде уже использован.
refusal-tool-twice = Каждый инструмент считается один раз.
refusal-name-tools-together = По одному инструменты добавляют с первого; теперь для этого уже поздно.
refusal-no-one-use-tool = { $card } — не разовый инструмент.
refusal-not-your-card = Разовый инструмент { $card } не ваш.
refusal-used-already = Разовый инструмент { $card } уже использован.
refusal-choose-two = Назовите два ресурса из дерева, глины, камня и золота.
refusal-choice-used = Карта «{ card-two-resources }» действует один раз, и ваша уже использована.
refusal-no-choice-card = Перед вами нет открытой карты «{ card-two-resources }».
refusal-choose-later = Карту «{ card-two-resources }» можно использовать во время своих действий, платежей и кормления.
refusal-nothing-to-take = Сейчас нет ресурсов на выбор.
refusal-plainest-first = По одному сначала берут более дешёвый ресурс.
refusal-no-dice = Сейчас нет кубиков, которые можно взять.
refusal-no-such-die = Ни на одном из оставшихся кубиков нет { $face }.
refusal-nothing-to-raise = Сейчас нечего улучшать.
refusal-not-the-lowest = Инструмент { $tile } не из младших.
refusal-not-hungry = Сейчас в вашем племени никто не голоден.
refusal-not-done = Сейчас нечего завершать.
refusal-no-passing = Здесь нельзя пасовать.
refusal-not-your-turn = Сейчас ход игрока { $seat }.
refusal-undo-off = За этим столом ходы не отменяют.
refusal-undo-nothing = У вас нет решения, которое можно отменить.
refusal-undo-dice = С тех пор были брошены кубики, а бросок не отменяют.
refusal-undo-tile = С тех пор открыта новая постройка.
refusal-undo-card = С тех пор открыта карта или брошены кубики.
refusal-undo-barrier = С тех пор закончился ход или раунд.
refusal-undo-passed = Ход перешёл к другому игроку.

## Подсчёт очков

sheet-buildings = постройки
sheet-points_cards = карты с очками
sheet-hunger = голод
sheet-other = прочее
sheet-resources = оставшиеся ресурсы
sheet-culture = наборы культуры
sheet-farmer = земледельцы × земледелие
sheet-toolmaker = мастера × инструменты
sheet-builder = строители × постройки
sheet-shaman = шаманы × фигурки
sheet-track = трек очков
sheet-total = всего
sheet-tie_break = при ничьей: земледелие + инструменты + фигурки
sheet-hungry_rounds = { amount-round }

## Столбцы племён

column-points = очки
column-figures = фиг.
column-food = еда/надо
column-wood = дер.
column-brick = гл.
column-stone = кам.
column-gold = зол.
column-tools = инстр.
column-agriculture = земл.
column-cards = карт
column-buildings = постр.
own-cards = Ваши карты
legend-board = ○ свободный круг · × закрыто · буквы — фигурки · еда a/b: в запасе / понадобится · (2) инструмент использован в этом раунде

header-round = Раунд { $n }
header-first = первый: { $seat }
header-deck = колода { $n }
stack-left = осталось { $n }
stack-short = { $n } шт.
stack-empty = пусто
slot-empty = пусто

## Настройки стола

option-first_seat = Кто начинает.
option-first_seat-random = решает жребий
option-first_seat-seat = этот игрок
option-hunting_visits = Сколько раз за раунд племя может выйти на охоту.
option-hunting_visits-once = один раз
option-hunting_visits-any = пока есть фигурки
option-full_village_visit = Место деревни, которое уже ничего не даст игроку.
option-full_village_visit-allowed = можно занять
option-full_village_visit-refused = нельзя занять
option-tools_on_roll_cards = Меняют ли инструменты бросок по карте.
option-dice_card_timing = Когда остальные берут свой кубик с карты «кубики для всех».
option-dice_card_timing-at_once = сразу
option-dice_card_timing-own_turn = в свой ход действий
option-choice_card_timing = Когда используют карту «{ card-two-resources }».
option-choice_card_timing-any_time = когда захочет владелец
option-choice_card_timing-at_once = при получении
option-round_cap = После какого раунда игра прекращается.
option-round_cap-none = без ограничения
option-round_cap-number = номер раунда
option-card_piles = Можно ли смотреть чужие полученные карты.
option-card_piles-closed = нет, известно только их число
option-card_piles-open = да
option-forecast = Чей итоговый счёт показывают заранее.
option-forecast-own_only = только свой
option-forecast-off = ничей
option-forecast-all = всех (нужны открытые карты)
option-undo-to_barrier = да, до последних новых сведений

## Слова команд, первое показывается

no-such-spot = Такого места нет: { $what } { $n }; номера — от 1 до 4.

word-place = поставить, ставить
word-act = выполнить, действовать
word-acquire = приобрести, получить
word-decline = оставить, отказаться
word-pay = заплатить, платить
word-buy = построить, строить
word-done = готово, хватит
word-tools = инструменты, инструмент
word-choose = выбрать
word-take = взять
word-die = кубик
word-raise = улучшить
word-starve = голодать
word-pass = пас
word-workshop = мастерская, мастерскую
word-hut = хижина, хижину
word-field = поле
word-hunting = охота, охоту, угодья
word-forest = лес
word-claypit = карьер, глинище
word-quarry = каменоломня, каменоломню
word-river = река, реку
word-card = карта, карту
word-building = постройка, постройку
word-wood = дерево, дерева
word-brick = глина, глины, глину
word-stone = камень, камня, камней
word-gold = золото, золота
word-food = еда, еды, еду

grammar-PLACE = МЕСТО
grammar-RESOURCES = РЕСУРСЫ
grammar-RESOURCE = РЕСУРС
grammar-CARD = КАРТА
grammar-FACE = ЧИСЛО
grammar-TILE = НОМЕР

## Picture: board

board-place = { $place }: { $gives }. { $who }; { $room }.
board-seat = { $seat }: { $what }
board-nobody = Никого нет
board-any-number = места хватит всем
board-free = { $n ->
    [0] свободных кругов нет
    [one] свободен { $n } круг
    [few] свободно { $n } круга
   *[many] свободно { $n } кругов
}
board-track = Трек очков. { $scores }
board-farming = Трек земледелия. { $levels }

## Scene

scene-board = Земли
scene-cards = Карты цивилизации
scene-tray = Кубики
scene-tribe = Племя { $seat }
scene-deck = { $n ->
    [one] в колоде { $n } карта
    [few] в колоде { $n } карты
   *[other] в колоде { $n } карт
}
scene-costs = стоит { amount-resource.acc }
scene-standing = здесь: { $who }
scene-dice-left = кубики, которые ещё не взяты: { $faces }
scene-no-dice = в этот ход кубики не бросали
scene-with-tools = с инструментами { $total }
scene-points = очки: { $n }
scene-forecast = сейчас с картами и ресурсами: { $n }
scene-food = еда: в запасе { $n }, для следующего кормления нужно { $need }
scene-short = не хватает еды: { $n }
scene-stock-empty = в запасе нет ресурсов
scene-figures = фигурки: { $n }, из них дома { $home }
scene-tools = инструменты: { $tools }
scene-tool-used = { $value } (использован)
scene-none = нет
scene-agriculture = земледелие: { $n }
scene-buildings = постройки: { $buildings }
scene-open = открытые карты: { $cards }
scene-pile = закрытые карты: { $cards }
scene-first = первый игрок
scene-turn = сейчас решает

scene-into = { amount-figure } { $to }
scene-into-count = фигурки { $to }: { $n }
scene-averages = в среднем ({ $resource }): { $averages }
scene-roll = бросить { amount-die.acc }
scene-do = выполнить: { $gives }
scene-average = в среднем: { $resource } ≈ { $n }
scene-average-tools = со всеми свободными инструментами (+{ $tools }): ≈ { $n }
scene-cannot-pay-card = Не хватает ресурсов: фигурка вернётся домой, а карта останется.
scene-cannot-pay-building = Не хватает ресурсов: фигурка вернётся домой, а постройка останется.
scene-choose = карта { $card }: взять { $goods }
scene-paid = уплачено { $n } из { $due }: { $goods } → { $gain }
scene-fed = племя накормлено

scene-your-need = Вашему племени не хватает еды для следующего кормления: { $n }.
scene-place = { $name } размещает фигурки.
scene-act = { $name } выбирает, где действовать дальше.
scene-tools-now = { $name } может добавить инструменты к броску.
scene-tools-idle = Инструменты здесь ничего не изменят: и со всеми получится { $gain }.
scene-raise = { $name } выбирает, какой инструмент улучшить.
scene-pay-card = { $name } платит за карту.
scene-pay-building = { $name } платит за постройку.
scene-pay-food = { $name } решает, как быть с нехваткой еды.
scene-die = { $name } берёт кубик.
scene-take = { $name } берёт ресурсы на выбор.
scene-over = Игра окончена: { $how }.
scene-you-win = Вы победили и набрали { amount-point.acc }.
scene-wins = Побеждает { $name }: { amount-point }.
scene-win-together = Победу делят { $names }: у каждого { amount-point }.
scene-tie = При равенстве очков решила сумма земледелия, инструментов и фигурок ({ $sums }).

scene-chart-scores-text = Положение на треке очков в конце каждого раунда; в последнем столбце — с картами и ресурсами.
scene-chart-luck = Везение с кубиками
scene-chart-luck-text = На сколько выпавшая сумма больше или меньше ожидаемых 3,5 на кубик, с накоплением по раундам.
scene-chart-decisions = Решения по раундам
scene-chart-decisions-text = Сколько отдельных решений принял каждый игрок в каждом раунде.

## Picture: pieces

pieces-goods = Запасы
pieces-tools = Инструменты
pieces-home = Дома
pieces-buildings = Постройки
pieces-cards = Карты для подсчёта
pieces-kinds = { $n ->
    [one] { $n } вид
    [few] { $n } вида
   *[other] { $n } видов
}
pieces-any-kinds = любые виды
pieces-forecast = всего сейчас
pieces-missing = не хватает
pieces-enough = хватает

## Причины подсказки, после + или −: чего один ход приносит больше или меньше

reason-points = { $n ->
    [one] { $n } очко
    [many] { $n } очков
   *[other] { $n } очка
}
reason-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
reason-hungry = { $n ->
    [one] { $n } фигурка без еды
    [many] { $n } фигурок без еды
   *[other] { $n } фигурки без еды
}
reason-resources = { $n ->
    [one] { $n } очко в ресурсах
    [many] { $n } очков в ресурсах
   *[other] { $n } очка в ресурсах
}
reason-figures = { $n ->
    [one] { $n } фигурка
    [many] { $n } фигурок
   *[other] { $n } фигурки
}
reason-agriculture = { $n ->
    [one] { $n } деление земледелия
    [many] { $n } делений земледелия
   *[other] { $n } деления земледелия
}
reason-tools = { $n ->
    [one] { $n } инструмент
    [many] { $n } инструментов
   *[other] { $n } инструмента
}
reason-one-use = { $n } на разовых инструментах
reason-choice = { $n ->
    [one] { $n } карта с 2 ресурсами на выбор
    [many] { $n } карт с 2 ресурсами на выбор
   *[other] { $n } карты с 2 ресурсами на выбор
}
reason-buildings = { $n ->
    [one] { $n } постройка
    [many] { $n } построек
   *[other] { $n } постройки
}
reason-farmers = { $n ->
    [one] { $n } земледелец на картах
    [many] { $n } земледельцев на картах
   *[other] { $n } земледельца на картах
}
reason-toolmakers = { $n ->
    [one] { $n } мастер на картах
    [many] { $n } мастеров на картах
   *[other] { $n } мастера на картах
}
reason-builders = { $n ->
    [one] { $n } строитель на картах
    [many] { $n } строителей на картах
   *[other] { $n } строителя на картах
}
reason-shamans = { $n ->
    [one] { $n } шаман на картах
    [many] { $n } шаманов на картах
   *[other] { $n } шамана на картах
}
reason-culture = { $n ->
    [one] { $n } вид культуры
    [many] { $n } видов культуры
   *[other] { $n } вида культуры
}
reason-cards = { $n ->
    [one] { $n } карта
    [many] { $n } карт
   *[other] { $n } карты
}
reason-first = { $n } % шансов ходить первым
reason-rounds = { $n ->
    [one] { $n } раунд до конца
    [many] { $n } раундов до конца
   *[other] { $n } раунда до конца
}
reason-offered = { $n ->
    [one] { $n } постройка в стопках
    [many] { $n } построек в стопках
   *[other] { $n } постройки в стопках
}
