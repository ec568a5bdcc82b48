# «Кам’яна доба» українською: слова правил видання Feelindigo, 2023.
# .to і .at місця продовжують «ставить 2 фігурки …» і «кидає 2 кубики …»,
# .acc кількості стоїть після дієслова.

game-name = Кам’яна доба
game-line = Посилайте фігурки по їжу, дерево й золото, кидайте кубики на здобич і зведіть поселення, яке запам’ятають.
game-minutes = 60–90 хвилин
game-difficulty = легко опанувати
typed-example = поставити ліс 3
bot-style-farmer = землероб
bot-style-builder = будівельник
bot-style-toolmaker = майстер
bot-style-starver = ощадливий на їжу

## Локації

place-workshop = майстерня
    .to = в майстерню
    .at = у майстерні
    .from = із майстерні
place-hut = хатина
    .to = в хатину
    .at = у хатині
    .from = із хатини
place-field = лани
    .to = на лани
    .at = на ланах
    .from = із ланів
place-hunting = мисливські угіддя
    .to = на мисливські угіддя
    .at = на мисливських угіддях
    .from = із мисливських угідь
place-forest = ліс
    .to = в ліс
    .at = у лісі
    .from = із лісу
place-claypit = глинище
    .to = на глинище
    .at = на глинищі
    .from = із глинища
place-quarry = каменярня
    .to = в каменярню
    .at = у каменярні
    .from = із каменярні
place-river = річка
    .to = на річку
    .at = на річці
    .from = із річки
place-card1 = карта 1
    .to = на карту 1
    .at = на карті 1
    .from = із карти 1
    .acc = карту 1
place-card2 = карта 2
    .to = на карту 2
    .at = на карті 2
    .from = із карти 2
    .acc = карту 2
place-card3 = карта 3
    .to = на карту 3
    .at = на карті 3
    .from = із карти 3
    .acc = карту 3
place-card4 = карта 4
    .to = на карту 4
    .at = на карті 4
    .from = із карти 4
    .acc = карту 4
place-building1 = будівля 1
    .to = на будівлю 1
    .at = на будівлі 1
    .from = із будівлі 1
    .acc = будівлю 1
place-building2 = будівля 2
    .to = на будівлю 2
    .at = на будівлі 2
    .from = із будівлі 2
    .acc = будівлю 2
place-building3 = будівля 3
    .to = на будівлю 3
    .at = на будівлі 3
    .from = із будівлі 3
    .acc = будівлю 3
place-building4 = будівля 4
    .to = на будівлю 4
    .at = на будівлі 4
    .from = із будівлі 4
    .acc = будівлю 4

region-village = Селище
region-hunting = Полювання
region-resources = Ресурси
region-cards = Карти: карта N коштує N
region-buildings = Будівлі

place-gives-workshop = знаряддя
place-gives-hut = нова фігурка
place-gives-field = землеробство +1
place-gives-hunting = їжа ÷2
place-gives-forest = деревина ÷3
place-gives-claypit = глина ÷4
place-gives-quarry = камінь ÷5
place-gives-river = золото ÷6

## Кількості

resource-wood = деревина
    .gen = деревини
resource-brick = глина
    .gen = глини
resource-stone = камінь
    .gen = каменю
resource-gold = золото
    .gen = золота
resource-food = їжа
    .gen = їжі

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
amount-brick = { $n ->
    [one] { $n } глина
    [few] { $n } глини
   *[other] { $n } глини
}
    .acc = { $n ->
    [one] { $n } глину
    [few] { $n } глини
   *[other] { $n } глини
}
amount-stone = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
   *[other] { $n } каменів
}
    .acc = { amount-stone }
amount-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[other] { $n } золота
}
    .acc = { amount-gold }
amount-food = { $n ->
    [one] { $n } їжа
    [few] { $n } їжі
   *[other] { $n } їжі
}
    .acc = { $n ->
    [one] { $n } їжу
    [few] { $n } їжі
   *[other] { $n } їжі
}
amount-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[other] { $n } ресурсів
}
    .acc = { amount-resource }
amount-figure = { $n ->
    [one] { $n } фігурка
    [few] { $n } фігурки
   *[other] { $n } фігурок
}
    .acc = { $n ->
    [one] { $n } фігурку
    [few] { $n } фігурки
   *[other] { $n } фігурок
}
amount-die = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
}
    .acc = { amount-die }
amount-round = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[other] { $n } раундів
}
    .acc = { amount-round }

## Карти цивілізації

culture-healing = медицина
culture-art = мистецтво
culture-music = музика
culture-writing = писемність
culture-time = годинник
culture-pottery = гончарство
culture-transport = транспорт
culture-weaving = ткацтво

profession-farmer = землероб
profession-toolmaker = майстер
profession-builder = будівельник
profession-shaman = шаман

card-dice-for-all = нагорода всім
card-roll-wood = 2 кубики на деревину
card-roll-brick = 2 кубики на глину
card-roll-stone = 2 кубики на камінь
card-roll-gold = 2 кубики на золото
card-agriculture = землеробство +1
card-tool = нове знаряддя
card-extra-card = додаткова карта
card-one-use-tool = одноразове знаряддя { $n }
card-two-resources = 2 ресурси на вибір
symbols-profession = { $name } ×{ $n }

## Будівлі

tile-listed = { $price } = { amount-point }
tile-by-number = { amount-resource } рівно { $kinds ->
    [one] { $kinds } типу
    [few] { $kinds } типів
   *[other] { $kinds } типів
}
tile-one-to-seven = від 1 до { $n } ресурсів будь-яких типів
tile-short-listed = { $price } → { $n }
tile-short-by-number = { amount-resource } { $kinds ->
    [one] { $kinds } типу
    [few] { $kinds } типів
   *[other] { $kinds } типів
}
tile-short-one-to-seven = від 1 до { $n } ресурсів

## Що треба вирішити

prompt-place = Розмістіть фігурки в одній локації; на планшеті { $n }.
prompt-act = Виберіть локацію, де діяти далі.
prompt-tools = Результат кидка { $at } — { $total }. Додати знаряддя?
prompt-raise = Яке з найнижчих знарядь поліпшити?
prompt-pay-card = Витратьте { amount-resource.acc } на карту ({ $what }) або залиште її.
prompt-pay-building = Витратьте ресурси на будівлю ({ $what }) або залиште її.
prompt-pay-food = Племені бракує їжі: { $n }. Витратьте стільки ж ресурсів або голодуйте та втратьте 10 очок.
prompt-buy = Збудуйте за { $price } і наберіть { amount-point.acc } або залиште будівлю.
prompt-die = Заберіть один із кубиків: { $faces }.
prompt-take = Візьміть { amount-resource.acc } на вибір.

phase-setup = приготування
phase-place = розміщення фігурок
phase-act = виконання дій
phase-feed = годування племені
phase-over = гру завершено

## Що можна вибрати

choice-place = { $place } { $counts }
choice-place-only = { $place }
choice-act = { $place }
choice-act-unaffordable = { $place } — бракує ресурсів
choice-act-figures = { $place } ({ amount-figure })
choice-choose = використати карту { $card }: узяти 2 ресурси на вибір
choice-no-tools = без знарядь
choice-tools = { $tools }
choice-result = { $total } → { $gain }
choice-wasted = остача { $n }
choice-pay = витратити { $goods }
choice-pay-points = витратити { $goods } → { amount-point }
choice-pay-more = Витратити можна й інші ресурси (способів ще { $n }): назвіть усе однією командою, у будь-якому порядку, наприклад: { $example }
choice-done = готово
choice-buy = збудувати: витратити { $goods } → { amount-point }
choice-decline = відмовитися
choice-starve = не витрачати: −10 очок
choice-die = { $face }: { $reward }
choice-take = узяти { $goods }
choice-raise = знаряддя { $tile }: { $value } стане { $next }
choice-raise-turned = знаряддя { $tile }, уже використане: { $value } стане { $next }
used-tile = знаряддя
used-card = одноразове знаряддя
tool-tile = знаряддя { $tile } (+{ $value })
tool-card = одноразове знаряддя { $card } (+{ $value })
reward-tool = знаряддя
reward-agriculture = землеробство +1

## Що сталося: «B ставить 3 фігурки в ліс; …»

event-round_started = Починається раунд { $n }; перший гравець — { $seat }.
event-placed = розміщує { amount-figure.acc } { $to }
event-acted = повертає фігурки { $from }
event-rolled = кидає { amount-die.acc } { $at }: { $total }
event-gained = отримує { $goods }
event-gained-nothing = нічого не отримує
event-food_gained = отримує { amount-food.acc }
event-tool_gained = { $value ->
    [1] бере знаряддя 1
   *[other] поліпшує знаряддя до { $value }
}
event-figure_gained = збільшує плем’я: тепер { amount-figure }
event-agriculture_gained = піднімається до поділки { $n } на треку землеробства
event-tool_used = додає { $tool }: { $total }
event-paid = витрачає { $goods }
event-declined = не бере { $place }
event-card_taken = бере карту { $card }: { $what }
event-building_taken = бере будівлю { $tile } і набирає { amount-point.acc }
event-points_gained = набирає { amount-point.acc }
event-dice_rolled = кидає кубики для всіх: { $faces }
event-die_taken = забирає кубик { $face }
event-card_dealt = Нова карта { $slot }: { $card }, { $what }.
event-extra_drawn = бере додаткову карту { $card }: { $what }
event-extra_drawn-hidden = бере додаткову карту долілиць
event-tile_revealed = Нова будівля { $stack }: { $tile }, { $what }.
event-fed = годує плем’я
event-starved = не годує плем’я й втрачає 10 очок
event-choice_used = використовує карту { $card }
event-game_over = Гру завершено: { $how }.
event-first_seat = За жеребом перший гравець — { $seat }.

ending-deck = карт не вистачило на всі комірки
ending-buildings = вичерпано стос будівель
ending-round_cap = зіграно останній домовлений раунд

## Чому не можна

refusal-nobody-home = На планшеті немає фігурок.
refusal-already-yours = Ваші фігурки в цьому раунді вже стоять { $at }.
refusal-hunted-already = У цьому раунді ваше плем’я вже полює.
refusal-full = Вільних кіл { $at } немає.
refusal-village-closed = Дві з трьох локацій селища зайняті, тому третя ({ $place }) в цьому раунді закрита.
refusal-two-tribes-there = Два племені вже працюють { $at }; за трьох гравців третьому місця немає.
refusal-one-tribe-there = Інше плем’я вже працює { $at }; за двох гравців там є місце лише для одного.
refusal-needs-two-figures = Хатині потрібні дві фігурки, а на планшеті лише одна.
refusal-no-card-there = Ця комірка порожня до наступного раунду.
refusal-no-such-stack = Стосів будівель стільки, скільки гравців.
refusal-visit-yields-nothing = Вам нічого отримати { $at }, а за цим столом так ходити не можна.
refusal-stack-empty = Цей стос будівель вичерпано.
refusal-placing-is-over = Зараз фігурки не розміщують.
refusal-at-least-one = Треба розмістити принаймні одну фігурку.
refusal-hut-takes-two = У хатині розміщують рівно дві фігурки.
refusal-not-enough-figures = На планшеті { $home ->
    [one] лише { $home } фігурка
    [few] лише { $home } фігурки
   *[other] лише { $home } фігурок
}.
refusal-too-few-rings = Місця { $at } вистачить { $room ->
    [one] лише для { $room } фігурки
    [few] лише для { $room } фігурок
   *[other] лише для { $room } фігурок
}.
refusal-acting-is-not-on = Зараз дій не виконують.
refusal-finish-first = Спершу завершіть розпочату дію: { $asked ->
    [tools] скажіть, які знаряддя додаєте до кидка.
    [pay] сплатіть або відмовтеся.
    [buy] збудуйте або відмовтеся.
    [die] візьміть кубик.
    [take] візьміть ресурси.
   *[raise] скажіть, яке знаряддя поліпшити.
}
refusal-no-figure-there = Ваших фігурок { $at } немає.
refusal-nothing-to-acquire = Отримати { $at } нічого.
refusal-cannot-decline = Від того, що стається { $at }, відмовитися не можна.
refusal-nothing-to-decline = Зараз немає від чого відмовлятися.
refusal-nothing-to-pay = Зараз немає на що витрачати ресурси.
refusal-food-is-no-resource = Їжа — не ресурс, її тут не витрачають.
refusal-whole-shortage = Витратьте ресурси за всю їжу, якої бракує ({ $missing }), або не витрачайте жодного.
refusal-not-owned = { $own ->
    [0] У вас немає { $lacking }.
   *[other] У вас лише { $amount }.
}
refusal-card-cannot-pay-itself = Ресурс, який дає карта ({ $resource }), не можна витратити на неї саму.
refusal-exact-price = Карта коштує { $price ->
    [one] рівно { $price } ресурс
    [few] рівно { $price } ресурси
   *[other] рівно { $price } ресурсів
}.
refusal-listed-price = За цю будівлю ({ $tile }) витрачають рівно те, що на ній зазначено.
refusal-one-to-seven = За цю будівлю витрачають від одного до { $most } ресурсів.
refusal-exact-number-and-kinds = За цю будівлю витрачають { $units ->
    [one] рівно { $units } ресурс
    [few] рівно { $units } ресурси
   *[other] рівно { $units } ресурсів
} { $kinds ->
    [one] рівно { $kinds } типу
    [few] рівно { $kinds } типів
   *[other] рівно { $kinds } типів
}.
refusal-cannot-complete = По одному спершу витрачають найдешевші ресурси: якщо зараз узяти цей ({ $resource }), витратити все не вдасться.
refusal-paid-in-part = Частину вже витрачено: витратьте решту.
refusal-paid-past-it = Ресурси почато витрачати по одному, з найдешевших, і цей ресурс ({ $resource }) додати вже не можна.
refusal-cannot-afford = Бракує ресурсів на цю будівлю.
refusal-no-roll = Зараз немає кидка, до якого можна додати знаряддя.
refusal-no-such-tool = Знаряддя { $tool } у вас немає.
refusal-tool-turned = Знаряддя { $tool } в цьому раунді вже використано.
refusal-tool-twice = Кожне знаряддя рахують один раз.
refusal-name-tools-together = По одному знаряддя додають із першого; тепер для цього вже пізно.
refusal-no-one-use-tool = { $card } — не одноразове знаряддя.
refusal-not-your-card = Одноразове знаряддя { $card } не ваше.
refusal-used-already = Одноразове знаряддя { $card } вже використано.
refusal-choose-two = Назвіть два ресурси: деревину, глину, камінь чи золото.
refusal-choice-used = Карта «{ card-two-resources }» діє один раз, і вашу вже використано.
refusal-no-choice-card = Перед вами немає відкритої карти «{ card-two-resources }».
refusal-choose-later = Карту «{ card-two-resources }» можна використати під час власних дій, витрат і годування.
refusal-nothing-to-take = Зараз немає ресурсів на вибір.
refusal-plainest-first = По одному спершу беруть дешевший ресурс.
refusal-no-dice = Зараз немає кубиків, які можна забрати.
refusal-no-such-die = На жодному з кубиків, що лишилися, немає { $face }.
refusal-nothing-to-raise = Зараз немає чого поліпшувати.
refusal-not-the-lowest = Знаряддя { $tile } не з найнижчих.
refusal-not-hungry = Зараз у вашому племені ніхто не голодний.
refusal-not-done = Зараз немає чого завершувати.
refusal-no-passing = Тут не можна пасувати.
refusal-not-your-turn = Зараз хід гравця { $seat }.
refusal-undo-off = За цим столом ходів не скасовують.
refusal-undo-nothing = У вас немає рішення, яке можна скасувати.
refusal-undo-dice = Відтоді кинуто кубики, а кидка не скасовують.
refusal-undo-tile = Відтоді відкрито нову будівлю.
refusal-undo-card = Відтоді відкрито карту або кинуто кубики.
refusal-undo-barrier = Відтоді завершився хід або раунд.
refusal-undo-passed = Хід перейшов до іншого гравця.

## Підрахунок очок

sheet-buildings = будівлі
sheet-points_cards = карти з очками
sheet-hunger = голод
sheet-other = інше
sheet-resources = ресурси на планшеті
sheet-culture = набори культури
sheet-farmer = землероби × землеробство
sheet-toolmaker = майстри × знаряддя
sheet-builder = будівельники × будівлі
sheet-shaman = шамани × фігурки
sheet-track = трек очок
sheet-total = усього
sheet-tie_break = за нічиєї: землеробство + знаряддя + фігурки
sheet-hungry_rounds = { amount-round }

## Стовпці племен

column-points = очки
column-figures = фіг.
column-food = їжа/треба
column-wood = дер.
column-brick = гл.
column-stone = кам.
column-gold = зол.
column-tools = знар.
column-agriculture = земл.
column-cards = карт
column-buildings = буд.
own-cards = Ваші карти
legend-board = ○ вільне коло · × закрито · літери — фігурки · їжа a/b: у запасі / знадобиться · (2) знаряддя використано в цьому раунді

header-round = Раунд { $n }
header-first = перший: { $seat }
header-deck = колода { $n }
stack-left = лишилося { $n }
stack-short = { $n } шт.
stack-empty = порожньо
slot-empty = порожньо

## Налаштування столу

option-first_seat = Хто починає.
option-first_seat-random = вирішує жереб
option-first_seat-seat = цей гравець
option-hunting_visits = Скільки разів за раунд плем’я може вийти на полювання.
option-hunting_visits-once = один раз
option-hunting_visits-any = поки є фігурки
option-full_village_visit = Локація селища, яка вже нічого не дасть гравцеві.
option-full_village_visit-allowed = можна зайняти
option-full_village_visit-refused = не можна зайняти
option-tools_on_roll_cards = Чи змінюють знаряддя кидок за картою.
option-dice_card_timing = Коли інші забирають свій кубик із карти «нагорода всім».
option-dice_card_timing-at_once = одразу
option-dice_card_timing-own_turn = у свій хід дій
option-choice_card_timing = Коли використовують карту «{ card-two-resources }».
option-choice_card_timing-any_time = коли захоче власник
option-choice_card_timing-at_once = під час отримання
option-round_cap = Після якого раунду гра припиняється.
option-round_cap-none = без обмеження
option-round_cap-number = номер раунду
option-card_piles = Чи можна дивитися чужі отримані карти.
option-card_piles-closed = ні, відома лише їхня кількість
option-card_piles-open = так
option-forecast = Чий підсумковий рахунок показують наперед.
option-forecast-own_only = лише власний
option-forecast-off = нічий
option-forecast-all = усіх (потрібні відкриті карти)
option-undo-to_barrier = так, до останньої нової інформації

## Слова команд, перше показують

no-such-spot = Такого місця немає: { $what } { $n }; номери — від 1 до 4.

word-place = розмістити, поставити
word-act = виконати, діяти
word-acquire = отримати, придбати
word-decline = залишити, відмовитися
word-pay = витратити, заплатити
word-buy = збудувати, будувати
word-done = готово, досить
word-tools = знаряддя
word-choose = вибрати
word-take = взяти, узяти
word-die = кубик
word-raise = поліпшити
word-starve = голодувати
word-pass = пас
word-workshop = майстерня, майстерню
word-hut = хатина, хатину
word-field = лани
word-hunting = полювання, угіддя
word-forest = ліс
word-claypit = глинище
word-quarry = каменярня, каменярню
word-river = річка, річку
word-card = карта, карту
word-building = будівля, будівлю
word-wood = деревина, деревини, деревину
word-brick = глина, глини, глину
word-stone = камінь, каменю, камені, каменів
word-gold = золото, золота
word-food = їжа, їжі, їжу

grammar-PLACE = ЛОКАЦІЯ
grammar-RESOURCES = РЕСУРСИ
grammar-RESOURCE = РЕСУРС
grammar-CARD = КАРТА
grammar-FACE = ЧИСЛО
grammar-TILE = НОМЕР

## Picture: board

board-place = { $place }: { $gives }. { $who }; { $room }.
board-seat = { $seat }: { $what }
board-nobody = Нікого немає
board-any-number = місця вистачить усім
board-free = { $n ->
    [0] вільних кіл немає
    [one] вільне { $n } коло
    [few] вільні { $n } кола
   *[many] вільно { $n } кіл
}
board-track = Трек очок. { $scores }
board-farming = Трек землеробства. { $levels }

## Scene

scene-board = Землі
scene-cards = Карти цивілізації
scene-tray = Кубики
scene-tribe = Плем’я { $seat }
scene-deck = { $n ->
    [one] у колоді { $n } карта
    [few] у колоді { $n } карти
   *[other] у колоді { $n } карт
}
scene-costs = коштує { amount-resource.acc }
scene-standing = тут: { $who }
scene-dice-left = кубики, яких ще не забрали: { $faces }
scene-no-dice = цього ходу кубиків не кидали
scene-with-tools = зі знаряддями { $total }
scene-points = очки: { $n }
scene-forecast = зараз із картами й ресурсами: { $n }
scene-food = їжа: у запасі { $n }, для наступного годування потрібно { $need }
scene-short = бракує їжі: { $n }
scene-stock-empty = у запасі немає ресурсів
scene-figures = фігурки: { $n }, з них на планшеті { $home }
scene-tools = знаряддя: { $tools }
scene-tool-used = { $value } (використане)
scene-none = немає
scene-agriculture = землеробство: { $n }
scene-buildings = будівлі: { $buildings }
scene-open = відкриті карти: { $cards }
scene-pile = закриті карти: { $cards }
scene-first = перший гравець
scene-turn = зараз вирішує

scene-into = { amount-figure } { $to }
scene-into-count = фігурки { $to }: { $n }
scene-averages = у середньому ({ $resource }): { $averages }
scene-roll = кинути { amount-die.acc }
scene-do = виконати: { $gives }
scene-average = у середньому: { $resource } ≈ { $n }
scene-average-tools = з усіма вільними знаряддями (+{ $tools }): ≈ { $n }
scene-cannot-pay-card = Бракує ресурсів: фігурка повернеться на планшет, а карта залишиться.
scene-cannot-pay-building = Бракує ресурсів: фігурка повернеться на планшет, а будівля залишиться.
scene-choose = карта { $card }: узяти { $goods }
scene-paid = витрачено { $n } з { $due }: { $goods } → { $gain }
scene-fed = плем’я нагодоване

scene-your-need = Вашому племені бракує їжі для наступного годування: { $n }.
scene-place = { $name } розміщує фігурки.
scene-act = { $name } вибирає, де діяти далі.
scene-tools-now = { $name } може додати знаряддя до кидка.
scene-tools-idle = Знаряддя тут нічого не змінять: і з усіма вийде { $gain }.
scene-raise = { $name } вибирає, яке знаряддя поліпшити.
scene-pay-card = { $name } витрачає ресурси на карту.
scene-pay-building = { $name } витрачає ресурси на будівлю.
scene-pay-food = { $name } вирішує, що робити з браком їжі.
scene-die = { $name } забирає кубик.
scene-take = { $name } бере ресурси на вибір.
scene-over = Гру завершено: { $how }.
scene-you-win = Ви перемогли й набрали { amount-point.acc }.
scene-wins = Перемагає { $name }: { amount-point }.
scene-win-together = Перемогу ділять { $names }: у кожного { amount-point }.
scene-tie = За рівних очок вирішила сума землеробства, знарядь і фігурок ({ $sums }).

scene-chart-scores-text = Позначка на треку очок наприкінці кожного раунду; в останньому стовпці — з картами й ресурсами.
scene-chart-luck = Везіння з кубиками
scene-chart-luck-text = На скільки сума кидків більша чи менша за очікувані 3,5 на кубик, з накопиченням за раундами.
scene-chart-decisions = Рішення за раундами
scene-chart-decisions-text = Скільки окремих рішень ухвалив кожен гравець у кожному раунді.

## Picture: pieces

pieces-goods = Запаси
pieces-tools = Знаряддя
pieces-home = На планшеті
pieces-buildings = Будівлі
pieces-cards = Карти для підрахунку
pieces-kinds = { $n ->
    [one] { $n } тип
    [few] { $n } типи
   *[other] { $n } типів
}
pieces-any-kinds = будь-які типи
pieces-forecast = разом зараз
pieces-missing = бракує
pieces-enough = вистачає

## Причини підказки, після + або −: чого один хід дає більше чи менше

reason-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
reason-food = { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
}
reason-hungry = { $n ->
    [one] { $n } фігурка без їжі
    [many] { $n } фігурок без їжі
   *[other] { $n } фігурки без їжі
}
reason-resources = { $n ->
    [one] { $n } очко в ресурсах
    [few] { $n } очки в ресурсах
    [many] { $n } очок у ресурсах
   *[other] { $n } очка в ресурсах
}
reason-figures = { $n ->
    [one] { $n } фігурка
    [many] { $n } фігурок
   *[other] { $n } фігурки
}
reason-agriculture = { $n ->
    [one] { $n } поділка землеробства
    [many] { $n } поділок землеробства
   *[other] { $n } поділки землеробства
}
reason-tools = { $n ->
    [many] { $n } знарядь
   *[other] { $n } знаряддя
}
reason-one-use = { $n } на одноразових знаряддях
reason-choice = { $n ->
    [one] { $n } карта з 2 ресурсами на вибір
    [many] { $n } карт із 2 ресурсами на вибір
   *[other] { $n } карти з 2 ресурсами на вибір
}
reason-buildings = { $n ->
    [one] { $n } будівля
    [many] { $n } будівель
   *[other] { $n } будівлі
}
reason-farmers = { $n ->
    [one] { $n } землероб на картах
    [few] { $n } землероби на картах
    [many] { $n } землеробів на картах
   *[other] { $n } землероба на картах
}
reason-toolmakers = { $n ->
    [one] { $n } майстер на картах
    [few] { $n } майстри на картах
    [many] { $n } майстрів на картах
   *[other] { $n } майстра на картах
}
reason-builders = { $n ->
    [one] { $n } будівельник на картах
    [few] { $n } будівельники на картах
    [many] { $n } будівельників на картах
   *[other] { $n } будівельника на картах
}
reason-shamans = { $n ->
    [one] { $n } шаман на картах
    [few] { $n } шамани на картах
    [many] { $n } шаманів на картах
   *[other] { $n } шамана на картах
}
reason-culture = { $n ->
    [one] { $n } вид культури
    [few] { $n } види культури
    [many] { $n } видів культури
   *[other] { $n } виду культури
}
reason-cards = { $n ->
    [one] { $n } карта
    [many] { $n } карт
   *[other] { $n } карти
}
reason-first = { $n } % шансів ходити першим
reason-rounds = { $n ->
    [one] { $n } раунд до кінця
    [few] { $n } раунди до кінця
    [many] { $n } раундів до кінця
   *[other] { $n } раунду до кінця
}
reason-offered = { $n ->
    [one] { $n } будівля у стосах
    [many] { $n } будівель у стосах
   *[other] { $n } будівлі у стосах
}
