# Endless Winter українською.

game-name = Вічна зима
game-line = Ведіть плем’я крізь крижаний континент: збирайте в колоду одноплемінників і культуру, полюйте, розселяйтеся й зводьте мегаліти.
game-minutes = близько 120 хвилин
game-difficulty = для досвідчених гравців
typed-example = перемістити c3 схід
bot-style-hunter = мисливець
bot-style-settler = поселенець
bot-style-mason = каменяр
bot-style-ancestor = хранитель предків

## Icons: що означає кожен символ, і ефекти словами.  `.acc` стоїть після «за» і після дієслова, `.do` — що при цьому роблять.

icon-era-1 = I епоха
icon-era-2 = II епоха
icon-arrow-megalith = ще один мегаліт там, куди вказує стрілка
icon-wild = вважається твариною будь-якого виду
icon-initiate = Ініціація
    .to = у колонку «Ініціація»
    .at = у колонці «Ініціація»
icon-develop = Розвиток
    .to = у колонку «Розвиток»
    .at = у колонці «Розвиток»
icon-migrate = Заселення
    .to = у колонку «Заселення»
    .at = у колонці «Заселення»
icon-hunt = Полювання
    .to = у колонку «Полювання»
    .at = у колонці «Полювання»
icon-rest = відпочинок

effect-food = { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
}
    .acc = { $n ->
    [one] { $n } їжу
   *[other] { $n } їжі
}
effect-tool = { $n ->
    [one] { $n } знаряддя
    [few] { $n } знаряддя
   *[other] { $n } знарядь
}
    .acc = { effect-tool }
effect-labor = { $n ->
    [one] { $n } очко праці
    [few] { $n } очки праці
    [many] { $n } очок праці
   *[other] { $n } очка праці
}
    .acc = { effect-labor }
effect-discard = { $n ->
    [one] скинути { $n } карту
    [few] скинути { $n } карти
   *[other] скинути { $n } карт
}
    .acc = { $n ->
    [one] { $n } скинуту з руки карту
    [few] { $n } скинуті з руки карти
   *[other] { $n } скинутих із руки карт
}
effect-draw = { $n ->
    [one] узяти { $n } карту
    [few] узяти { $n } карти
   *[other] узяти { $n } карт
}
effect-idol = { $n ->
    [one] { $n } ідол
    [few] { $n } ідоли
   *[other] { $n } ідолів
}
    .do = { $n ->
    [one] просунути ідола на { $n } рівень
    [few] просунути ідолів, усього на { $n } рівні
   *[other] просунути ідолів, усього на { $n } рівнів
}
effect-megalith = { $n ->
    [one] розмістити { $n } мегаліт
    [few] розмістити { $n } мегаліти
   *[other] розмістити { $n } мегалітів
}
effect-camp = { $n ->
    [one] поставити { $n } стоянку на стартову місцевість
    [few] поставити { $n } стоянки на стартову місцевість
   *[other] поставити { $n } стоянок на стартову місцевість
}
effect-move = { $n ->
    [1] перемістити стоянку один раз
    [2] перемістити стоянку двічі або дві стоянки по разу
    [one] перемістити стоянки, усього { $n } раз
    [few] перемістити стоянки, усього { $n } рази
   *[other] перемістити стоянки, усього { $n } разів
}
effect-village = заснувати громаду
effect-bury = { $n ->
    [one] поховати { $n } карту
    [few] поховати { $n } карти
   *[other] поховати { $n } карт
}
effect-bury-supply = { $n ->
    [one] поховати { $n } карту племені із запасу
    [few] поховати { $n } карти племені із запасу
   *[other] поховати { $n } карт племені із запасу
}
effect-tribe-hand = узяти карту племені в руку
effect-tribe-hand-other = узяти карту племені іншого типу в руку
effect-tribe-hand-same = узяти карту племені того самого типу в руку
effect-tribe-discard = покласти карту племені у скид
effect-culture-hand = узяти карту культури в руку
effect-animal-ground = узяти тварину з мисливських угідь
effect-animal-ground-other = узяти тварину іншого виду з мисливських угідь
effect-animal-ground-same = узяти тварину того самого виду з мисливських угідь
effect-animal-deck = узяти верхню карту колоди тварин
effect-reveal = { $n ->
    [one] викласти { $n } тварину в мисливські угіддя
    [few] викласти { $n } тварини в мисливські угіддя
   *[other] викласти { $n } тварин у мисливські угіддя
}
effect-use-animal = використати тварину
effect-vp = { $n } ПО
    .acc = { $n } ПО
effect-stone = узяти священний камінь
effect-fill-food = їжа до максимуму
    .acc = їжу до максимуму
effect-gain = отримати { $goods }

effect-at-initiate = під час ініціації
effect-at-develop = під час розвитку
effect-at-migrate = під час заселення
effect-at-hunt = під час полювання
effect-at-rest = під час відпочинку
effect-at-eclipse = під час затемнення
effect-at-board = на ігровому полі
effect-when = { $when }: { $gains }
effect-pay = за { $cost }: { $gains }
effect-when-pay = { $when }, за { $cost }: { $gains }
effect-one-or-both = { $first }, { $last } або і те, і те
effect-or = { $first } або { $last }
effect-or-list = { $first }, або { $last }

## Faces: карти, камені та жетони

face-designed = Цю карту придумано нами.
face-partly = Цю карту частково придумано нами.
face-stand-in = { $all ->
    [1] придумано нами
   *[0] частково придумано нами
}
face-use = використати: { $gains }
face-side = { $side }: { $effect }
face-resting = { $n ->
    [one] у комірці затемнення дає під час затемнення ще { $n } очко праці
    [few] у комірці затемнення дає під час затемнення ще { $n } очки праці
    [many] у комірці затемнення дає під час затемнення ще { $n } очок праці
   *[other] у комірці затемнення дає під час затемнення ще { $n } очка праці
}
face-sets = набір невикористаних: { $table }
face-end-points = { $n } ПО наприкінці гри
table-card = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
} — { $points }
table-board = { $n ->
    [one] { $n } планшет
    [few] { $n } планшети
   *[other] { $n } планшетів
} — { $points }
table-animal = { $n ->
    [one] { $n } тварина
    [few] { $n } тварини
   *[other] { $n } тварин
} — { $points }
table-camp = { $n ->
    [one] { $n } стоянка
    [few] { $n } стоянки
   *[other] { $n } стоянок
} — { $points }
table-more = { $n } — { $points }
stone-village-terrain = { $n } ПО за кожну вашу громаду біля гекса «{ $which }»
stone-camp-terrains = { $n } ПО за кожен із цих типів із вашою стоянкою: { $which }
stone-ground-megaliths = { $n } ПО за кожен ваш мегаліт безпосередньо на планшеті
stone-megalith-boards = за планшети, безпосередньо на яких є ваш мегаліт: { $table }
stone-buried-cards = за ваші поховані карти: { $table }
stone-top-megaliths = { $n } ПО за кожен ваш мегаліт поверх інших
stone-idol-levels = { $per ->
    [1] { $n } ПО за кожну поділку обох ваших ідолів разом
    [one] { $n } ПО за кожну { $per } поділку обох ваших ідолів разом
    [few] { $n } ПО за кожні { $per } поділки обох ваших ідолів разом
   *[other] { $n } ПО за кожні { $per } поділок обох ваших ідолів разом
}
stone-used-species = { $n } ПО за кожен вид серед ваших використаних тварин
stone-used-animals = за ваших використаних тварин ({ $which }): { $table }
stone-used-animals-each = { $n } ПО за кожну вашу використану тварину: { $which }
stone-camps-on-terrain = за ваші стоянки на гексах «{ $which }»: { $table }
stone-buried-different = за різні карти серед похованих вами: { $table }
stone-buried-identical = за найбільшу групу однакових карт серед похованих вами: { $table }

## Sides: of whom something is, a seat or those whom the rules play

side-owner = гравця { $seat }
rules-side = плем’я кочівників
    .gen = племені кочівників

## Boards: what a screen reader says of the map, the megalith field, the main board and the idols

board-seat-count = { $seat } { $n }
map-hex = { $terrain } { $hex }
map-unknown = гекс { $hex }: тайла ще немає
map-benefit = під час затемнення: { $effect }
map-camps = стоянки: { $who }
map-villages = громади: { $who }
map-holder = зараз дістанеться: { $who }
map-influence = вплив: { $who }
map-token-down = жетон льодовика лежить долілиць
map-token = жетон льодовика, за нову громаду: { $effect }
map-camps-at = стоянки на { $hex }: { $who }
map-junction = перетин { $hexes }
field-cell = клітинка { $site }, { $board }
field-unknown = клітинка { $site }: планшета ще немає
field-top = місце { $site }: поверх чотирьох мегалітів, рівень { $level }
field-start = початкова клітинка, лише для сірих мегалітів
field-bare = без бонусу
field-grey = тут стоїть сірий мегаліт
field-owned = тут стоїть мегаліт { $seat }
board-round = раунд { $n } із 4: { $phase ->
    [eclipse] затемнення
   *[action] дії
}
board-order = черговість ходу: { $order }
board-order-unknown = черговість ходу: ще не визначено
board-scores = переможні очки: { $scores }
board-rest = { $n ->
    [one] { $n } жетон відпочинку
    [few] { $n } жетони відпочинку
   *[many] { $n } жетонів відпочинку
}
board-rest-open = відкритий: { $effect }
board-column-top = верх, скільки завгодно разів: { $effect }
board-column-middle = середина, один раз: { $effect }
board-column-bottom = низ, для першої фігурки в раунді: { $effect }
board-figure = { $figure ->
    [chief] вождь { $seat }
   *[tribe] одноплемінник { $seat }
} { $spot ->
    [top] вгорі
    [middle] посередині
    [bottom] внизу
   *[below] під колонкою
}
board-stone-locked = лише в II епосі
board-stone-pool = лише з раунду { $round }
market-labor-token = жетон праці: на 1 ОП дешевше
market-culture-deck = карти культури { $era ->
    [1] I
   *[2] II
} епохи: залишилося { $n }{ $closed ->
    [1] {", зараз недоступні"}
   *[0] {""}
}
market-tribe-deck = { $card }; залишилося { $n }
market-animal-deck = колода тварин: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
idols-place = { $n ->
    [1] 1-й
    [2] 2-й
   *[other] решта
}
idols-at = { $seat } на рівні { $level }
idols-offering = шкала підношень: { $idols }
idols-honor = шкала шанування: { $idols }

## The nomads: what they play with

nomads-title = Кочівники
nomads-card = Карта кочівників
nomads-none = жодної не відкрито
nomads-covered = Під нею
nomads-deck = Колода кочівників
nomads-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
nomads-pile = Їхня колода затемнення
nomads-unseen = долілиць: { $n }
nomads-sacrifice = Колода жертвоприношень
nomads-migration = Карта міграції
status-deal_nomad = Кочівники відкривають карту.
status-deal_migration = Кочівники відкривають карту міграції.
status-deal_buried = Відкриваються карти, поховані кочівниками не дивлячись.
nomads-by-rules = Кочівники діють за правилами: вирішувати тут нічого не треба.
nomads-aid = Пам’ятка
nomads-aid-row = { $what } → { $then }
nomads-token = Жетон кочівників
nomads-token-on = на перетині { $at }
nomads-token-beside = поруч із полем
nomads-stone = священний камінь: { $stone }; { $points } ПО у кожному затемненні, хоч би що на ньому було написано
nomads-animals = { $animal }: { $n }; набір наприкінці гри: { $sets }
nomads-arrows = стрілки { $big }, потім { $small }
nomads-column = позначено колонку «{ $column }»
nomads-action = { $column } — { $action }
nomads-quoted = «{ $action }»
nomads-actions = { $upper }, потім { $lower }
migration-camps = стоянки на { $outer } у зовнішньому кільці, { $inner } — у внутрішньому

## Tribe boards: планшети племен і карти гравця словами

tribe-name = плем’я { $seat }
tribe-turn = вирішує
tribe-points = { $n } ПО
tribe-idols = ідоли: рівень { $offering } на шкалі підношень, рівень { $honor } на шкалі шанування
tribe-chief = карта вождя: { $card }
tribe-no-chief = вождя ще немає
tribe-chief-at = вождь { $at }
tribe-home = біля планшета
tribe-out = поза грою в цьому раунді
tribe-figures-home = { $n ->
    [one] { $n } одноплемінник біля планшета
    [few] { $n } одноплемінники біля планшета
   *[many] { $n } одноплемінників біля планшета
}
tribe-food = їжа: { $n } з { $most }
tribe-food-labor = 1 ОП за кожен символ праці, який минає маркер: поділки { $spaces }
tribe-tools = знаряддя: { $n } з { $most }
tribe-villages = громади на планшеті: { $n }; карт під час затемнення: { $cards }
tribe-nothing = нічого
tribe-slot = мегаліти в комірці { $slot }: { $n }{ $grey ->
    [1] {" (сірі)"}
   *[0] {""}
}; коли вона порожня, кожне затемнення дає: { $effect }
tribe-stone = священний камінь: { $stone }
tribe-stone-place = комірка { $slot } для священного каменя: коштує { $cost }; одразу дає: { $effect }
tribe-rest = комірка відпочинку: { $effect }; фігурка тут дає 1,5 очка праці в затемненні
tribe-resting = { $n ->
    [one] тут відпочиває { $n } фігурка
    [few] тут відпочивають { $n } фігурки
   *[many] тут відпочивають { $n } фігурок
}
tribe-animal = { $animal }; не використано { $unused }, використано { $used }
tribe-no-treasures = ні священних каменів, ні тварин
tribe-at-home = на планшеті: стоянки { $camps }, громади { $villages }, мегаліти { $megaliths }
tribe-figures-at = { $n ->
    [one] { $n } одноплемінник { $at }
    [few] { $n } одноплемінники { $at }
   *[other] { $n } одноплемінників { $at }
}
tribe-figure-at = одноплемінник { $at }
tribe-pile = відкрита колода затемнення: { $cards }
hand-cards = карт у руці: { $n }
hand-played = розіграно карт цього ходу: { $n }
hand-deck = карт у колоді: { $n }
hand-discard = карт у скиді: { $n }
hand-buried = похованих карт: { $n }
hand-pile = карт у колоді затемнення: { $n }
hand-labor = праця разом із фігурками, що відпочивають: { $n }
hand-locked = не цього ходу: щойно отримана

## Scene: частини картини, те саме словами, що можна зробити, чий хід, діаграми

scene-map = Місцевість
scene-board = Ігрове поле
scene-culture = Карти культури
scene-tribe-cards = Карти племені
scene-hunt = Мисливські угіддя
scene-idols = Ідоли
scene-field = Мегаліти
scene-hand = Ваші карти
scene-zone-board = Поле
scene-zone-map = Місцевість
scene-zone-field = Мегаліти
scene-zone-idols = Ідоли

scene-camp-moves = стоянку з { $hex } можна перемістити
scene-village = громада { $seat } на { $at }
scene-village-place = місце для громади на { $at }
field-arrows = стрілки вказують на { $sites }
scene-order-place = місце { $n } на шкалі черговості дає під час затемнення: { $effect }
scene-column = { $column }: { $who }
scene-part = { $column }, { $part }
scene-placed = { $place } · { $what }
scene-animals = { $animal }; { $n ->
    [1] відкрито: 1
   *[other] відкрито: { $n }
}
scene-offering-level = шкала підношень, рівень { $level }: { $n ->
    [1] ПО за кожну одиницю їжі та знарядь, що лишилися
    [one] ПО за кожну { $n } одиницю їжі та знарядь, що лишилися
    [few] ПО за кожні { $n } одиниці їжі та знарядь, що лишилися
   *[other] ПО за кожні { $n } одиниць їжі та знарядь, що лишилися
}
scene-honor-level = рівень { $level }: { $n }
scene-honor-levels = ПО за досягнення рівнів шкали шанування: { $levels }
scene-burial = поховані карти, { $place } на шкалі шанування: { $steps }
scene-burial-step = { $n ->
    [one] від { $n } карти — { $points } ПО
   *[other] від { $n } карт — { $points } ПО
}

scene-labor-now = ОП
scene-labor-hand = від карт
scene-labor-food = { $n ->
    [one] за { $n } їжу
   *[other] за { $n } їжі
}
scene-labor-ability = { $source }: { $effect }
scene-labor-most = усього
scene-labor-columns = Праця карт за колонками:
scene-pile-labor = праці для черговості: колода й комірка відпочинку
scene-pile = У кого праці найбільше, той займає верхню поділку шкали черговості; за рівності — хто цього раунду ходив пізніше. Карти племені дають і свої здібності затемнення. Карти культури не дають нічого й повертаються в руку: придатні для блефу.

scene-doing = { $kind ->
    [turn] { $stage ->
        [culture] ставить фігурку
        [rest] відпочиває
       *[top] діє { $at }
    }
    [form_pile] збирає колоду затемнення
    [choose_side] вибирає сторону карти вождя
    [pick_chief] вибирає вождя
    [pick_setup] вибирає карту підготовки
    [leave_out] вирішує, яка фігурка лишиться біля планшета
    [discard_card] скидає карту
    [pick_token] вибирає жетон відпочинку
    [eclipse] отримує те, що приносить затемнення
   *[gain] отримує належне
}
scene-over = Гру завершено.
scene-you-win = Ви перемогли й набрали { $n } ПО.
scene-wins = Перемагає { $name }: { $n } ПО.
scene-tie = За рівних очок попереду той, хто стоїть вище на шкалі черговості ({ $order }).

scene-chart-scores-text = Позначка на шкалі ПО наприкінці кожного раунду; в останньому стовпці — з підсумковим підрахунком.
scene-chart-categories = Звідки очки
scene-chart-categories-text = ПО кожного гравця за тим, що їх принесло.
scene-chart-labor = Витрачена праця
scene-chart-labor-text = Скільки очок праці витратив кожен гравець у кожному раунді.
scene-chart-figures = Розміщені фігурки
scene-chart-figures-text = Скільки разів кожен гравець ставив фігурку в кожну колонку й на відпочинок.
scene-category-stones = камені
scene-category-megaliths = мегаліти
scene-category-idols = ідоли
scene-category-land = місцевість
scene-category-effects = карти
scene-category-offering = підношення
scene-category-honor = поховання
scene-category-cards = ПО на картах
scene-category-animals = тварини

outcome-tie = Очок стільки ж, скільки в кочівників: їх не подолано.

phase-setup = підготовка до гри
phase-action = фаза дій
phase-eclipse = фаза затемнення
phase-preparation = фаза підготовки
phase-over = гру завершено
ending-rounds = закінчився четвертий раунд
sheet-track = шкала ПО
sheet-track-made = набрано під час гри; після її кінця діаграма «{ scene-chart-categories }» показує, що їх принесло
sheet-offering = підношення (їжа та знаряддя, що лишилися)
sheet-honor = поховані карти
sheet-cards = ПО на картах
sheet-animals = набори тварин
sheet-stones = священні камені
sheet-megaliths = мегаліти на мегалітах
sheet-level = на рівні { $level }: { $n } = { $points }
sheet-total = разом
sheet-food = їжа: { $n }
sheet-tools = знаряддя: { $n }
sheet-buried = карт: { $n }
sheet-place = { $n ->
    [0] ідол не піднявся на шкалу шанування: без ПО
    [1] вище за всіх на шкалі шанування
    [2] друге місце на шкалі шанування
   *[other] третє місце або нижче на шкалі шанування
}
sheet-ratio = { $n ->
    [1] ПО за кожну одиницю
    [one] ПО за кожну { $n } одиницю
    [few] ПО за кожні { $n } одиниці
   *[other] ПО за кожні { $n } одиниць
}

## Places and sources: місця та джерела

place-rest = комірка відпочинку
    .to = у комірку відпочинку
    .at = у комірці відпочинку
figure-chief = вождь
figure-tribe = одноплемінник
zone-hand = рука
    .from = з руки
zone-discard = скид
    .from = зі скиду
zone-played = розіграні карти
    .from = з розіграних карт
zone-pile = колода затемнення
    .from = з колоди затемнення
direction-east = на схід
direction-north = на північ
direction-northeast = на північний схід
direction-northwest = на північний захід
direction-west = на захід
direction-south = на південь
direction-southwest = на південний захід
direction-southeast = на південний схід
source-cell = клітинка мегалітів
source-offering-level = шкала підношень
source-order-place = черговість ходу
source-megalith-slot = порожня комірка мегалітів
source-stone-slot = комірка каменя
source-rest-space = комірка відпочинку

## Prompts: що треба вирішити

prompt-from = { $source }: { $prompt }
prompt-pick_chief = Візьміть карту вождя.
prompt-pick_setup = Візьміть карту підготовки.
prompt-choose_side = Якою стороною карти вождя ви граєте?
prompt-leave_out = Яка фігурка цього раунду лишається біля планшета?
prompt-turn-culture = { $played ->
    [0] Розіграйте карти культури, потім поставте фігурку.
   *[other] Розіграйте ще карту культури, скинувши іншу карту, або поставте фігурку.
}
prompt-turn-top = { $column }, верх, скільки завгодно разів: у вас { $labor }.
prompt-turn-middle = { $column }, середина: одна дія, потім спустіться вниз.
prompt-turn-bottom = { $column }, низ: використайте, що лишилося, і завершіть хід.
prompt-turn-rest = Відпочинок: використайте, що хочете, і завершіть хід.
prompt-discard_card = { $n ->
    [one] Скиньте { $n } карту з руки як плату.
    [few] Скиньте { $n } карти з руки як плату.
   *[other] Скиньте { $n } карт із руки як плату.
}
prompt-form_pile = Додайте карти з руки до колоди затемнення або завершіть. По одній їх кладуть зліва направо, кілька однією командою — у будь-якому порядку. Інші бачать лише їх кількість.
prompt-choose = { $source }: що з цього?
prompt-bonus = Можна використати бонус.
prompt-gains = { $source }: що спочатку?
prompt-gain-tool = { $n ->
    [one] Отримайте { $n } знаряддя або щось менш значуще.
    [few] Отримайте { $n } знаряддя по одному або щось менш значуще.
   *[other] Отримайте { $n } знарядь по одному або щось менш значуще.
}
prompt-gain-idol = { $n ->
    [one] Просуньте свого ідола на { $n } рівень або візьміть щось менш значуще.
    [few] Просуньте своїх ідолів на { $n } рівні по одному або візьміть щось менш значуще.
   *[other] Просуньте своїх ідолів на { $n } рівнів по одному або візьміть щось менш значуще.
}
prompt-gain-draw = { $n ->
    [one] Візьміть { $n } карту з колоди або щось менш значуще.
    [few] Візьміть { $n } карти з колоди по одній або щось менш значуще.
   *[other] Візьміть { $n } карт із колоди по одній або щось менш значуще.
}
prompt-gain-megalith = { $n ->
    [one] Розмістіть { $n } мегаліт або візьміть щось менш значуще.
    [few] Розмістіть { $n } мегаліти по одному або візьміть щось менш значуще.
   *[other] Розмістіть { $n } мегалітів по одному або візьміть щось менш значуще.
}
prompt-arrow = Розмістіть ще один мегаліт там, куди вказує стрілка, або візьміть щось менш значуще.
prompt-gain_camp = { $n ->
    [one] Поставте { $n } стоянку на стартову місцевість.
    [few] Поставте { $n } стоянки на стартову місцевість по одній.
   *[other] Поставте { $n } стоянок на стартову місцевість по одній.
}
prompt-gain_move = { $n ->
    [one] Перемістіть одну зі своїх стоянок: лишилося { $n } переміщення.
    [few] Перемістіть свої стоянки: лишилося { $n } переміщення.
   *[other] Перемістіть свої стоянки: лишилося { $n } переміщень.
}
prompt-gain_village = Заснуйте громаду там, де сходяться три ваші стоянки.
prompt-gain_burial = { $n ->
    [one] Поховайте { $n } карту.
    [few] Поховайте { $n } карти по одній.
   *[other] Поховайте { $n } карт по одній.
}
prompt-gain_tribe-hand = Візьміть у руку карту племені{ $which ->
    [other] {" іншого типу"}
    [same] {" того самого типу"}
   *[any] {""}
}.
prompt-gain_tribe-discard = Покладіть у свій скид карту племені{ $which ->
    [other] {" іншого типу"}
    [same] {" того самого типу"}
   *[any] {""}
}.
prompt-gain_tribe-bury = Поховайте карту племені із запасу.
prompt-gain_culture = Візьміть у руку карту культури.
prompt-gain_animal = Візьміть із мисливських угідь тварину{ $which ->
    [other] {" іншого виду"}
    [same] {" того самого виду"}
   *[any] {""}
}.
prompt-gain_top_animal = Узяти верхню карту колоди тварин?
prompt-gain_reveal = Викласти тварин у мисливські угіддя? Лишилося: { $n }.
prompt-gain_use = Використайте одну зі своїх тварин.
prompt-gain_stone = Візьміть священний камінь.
prompt-pick_token = Візьміть відкритий жетон відпочинку або покладіть його під стос і візьміть наступний наосліп.
prompt-eclipse-1 = Затемнення: використайте здібності затемнення своєї колоди.
prompt-eclipse-2 = Затемнення: отримайте бонуси гексів, де у вас найбільше впливу, у будь-якому порядку.
prompt-eclipse-3 = Затемнення: отримайте бонуси свого планшета в будь-якому порядку.

## Choices: що можна вибрати

choice-for-row = за { $cost }: { $what }
choice-labor = { $n ->
    [one] +{ $n } очко праці
    [few] +{ $n } очки праці
    [many] +{ $n } очок праці
   *[other] +{ $n } очка праці
}
choice-nothing = тут нічого не дає
choice-side = сторона { $side }: { $effect }
choice-chief = { $chief } — A: { $a }; B: { $b }
choice-leave = { $figure ->
    [chief] вождь лишається біля планшета
   *[tribe] одноплемінник лишається біля планшета
}
choice-figure = { $place }: { $figure }
choice-play = розіграти карту «{ $card }» → { $gives }
choice-play-discarding = розіграти карту «{ $card }» і скинути іншу → { $gives }
choice-discard = скинути карту «{ $card }»
choice-pile = додати карту «{ $card }» → { $gives }
choice-use = { $source }: { $effect }
choice-burn = { $n ->
    [0] витратити 1 їжу: поки без очок праці, лишиться { $left }
    [one] витратити 1 їжу: +{ $n } очко праці, лишиться { $left }
    [few] витратити 1 їжу: +{ $n } очки праці, лишиться { $left }
   *[other] витратити 1 їжу: +{ $n } очок праці, лишиться { $left }
}
choice-next-top = спуститися в середину
choice-next-middle = спуститися вниз
choice-next-bottom = завершити хід
choice-next-rest = завершити хід
choice-next-form_pile = завершити хід із цією колодою
choice-next-eclipse-1 = більше нічого з колоди
choice-next-eclipse-2 = відмовитися від решти гексів
choice-next-eclipse-3 = відмовитися від решти; камені принесуть ПО
choice-token-take = узяти відкритий жетон { $token }
choice-token-next = покласти його під стос і взяти наступний
choice-hex = { $terrain } { $hex }: { $effect }
choice-slot = комірка мегалітів { $n }: { $effect }
choice-villages = { $n ->
    [one] узяти { $n } карту за громаду
    [few] узяти { $n } карти за громади
   *[other] узяти { $n } карт за громади
}
choice-score = зарахувати священний камінь { $stone }
choice-decline = нічого не брати
choice-draw = { $instead ->
    [1] натомість узяти карту
   *[0] узяти карту
}
choice-idol-offering = { $instead ->
    [1] натомість просунути ідола підношень до рівня { $level }
   *[0] просунути ідола підношень до рівня { $level }
}
choice-idol-honor = { $instead ->
    [1] натомість просунути ідола шанування до рівня { $level }
   *[0] просунути ідола шанування до рівня { $level }
}
choice-idol-top = 1 ПО: ідол підношень уже на найвищому рівні
choice-tool = { $instead ->
    [1] натомість узяти 1 знаряддя
   *[0] узяти 1 знаряддя
}
choice-food = { $instead ->
    [1] натомість узяти 1 їжу
   *[0] узяти 1 їжу
}
choice-camp = поставити стоянку на стартову місцевість
choice-reveal = викласти тварину в мисливські угіддя
choice-top = узяти верхню карту колоди тварин
choice-site = розмістити мегаліт на { $site }
choice-stacked = { $n } ПО наприкінці гри
choice-move = перемістити стоянку { $start } → { $end }
choice-village = заснувати громаду на перетині { $junction }
choice-bury = поховати { $from } карту { $card }
choice-tribe-hand = узяти в руку карту племені { $card }
choice-tribe-discard = покласти у скид карту племені { $card }
choice-tribe-bury = поховати карту племені { $card }
choice-tribe-empty = 1 ПО: колода «{ $card }» порожня
choice-culture = узяти карту культури { $card }
choice-animal = узяти { $prey }
choice-placed = { $what } ({ $place })
choice-turn = використати { $prey }: { $effect }
choice-stone = узяти священний камінь { $stone }

## Events: що сталося; «B ставить одноплемінника: Полювання; розігрує «Мисливець»: +2 очки праці; …»

event-round_started = Починається раунд { $n }.
event-era_changed = Починається II епоха: відкриті карти культури I епохи прибрано.
event-game_over = Гру завершено: усі чотири раунди зіграно.
event-order = Черговість ходу: { $order }.
event-stone_dealt = Викладено священні камені: { $what }.
event-culture_dealt = Викладено карти культури: { $what }.
event-culture_returned = Карти культури з жетонами праці йдуть під низ колоди: { $what }.
event-culture_marked = На карти культури кладуть жетони праці: { $what }.
event-chief_dealt-shown = Вожді на вибір: { $what }.
event-setup_dealt-shown = Карти підготовки на вибір: { $what }.
event-board_laid = Планшети мегалітів: { $what }.
event-tile_laid = Місцевість викладено: { $what }.
event-animal_revealed = Нові тварини в мисливських угіддях: { $what }.
event-token_revealed = Відкрито жетон льодовика на { $hex }: { $token }.
event-rest_token_shown = Відкрито жетон відпочинку { $token }.

event-chief_dealt = отримує вождя { $what }
event-setup_dealt = отримує карту підготовки { $what }
event-side_chosen = грає стороною { $side } вождя { $chief } — { $effect }
event-figure_left = { $figure ->
    [chief] лишає вождя біля планшета
   *[tribe] лишає одноплемінника біля планшета
}
event-figure_placed = { $figure ->
    [chief] ставить вождя { $to }
   *[tribe] ставить одноплемінника { $to }
}
event-card_played = розігрує карту «{ $card }»
event-card_played-labor = { $n ->
    [one] розігрує карту «{ $card }»: +{ $n } очко праці
    [few] розігрує карту «{ $card }»: +{ $n } очки праці
    [many] розігрує карту «{ $card }»: +{ $n } очок праці
   *[other] розігрує карту «{ $card }»: +{ $n } очка праці
}
event-card_drawn = { $n ->
    [1] бере з колоди карту { $what }
   *[other] бере з колоди карти { $what }
}
event-card_drawn-hidden = { $n ->
    [one] бере { $n } карту з колоди
    [few] бере { $n } карти з колоди
   *[other] бере { $n } карт із колоди
}
event-card_discarded = { $n ->
    [1] скидає карту { $what }
   *[other] скидає карти { $what }
}
event-card_buried = { $n ->
    [1] ховає в місці поховань карту { $what }
   *[other] ховає в місці поховань карти { $what }
}
event-card_buried-hidden = { $n ->
    [one] ховає в місці поховань { $n } карту з руки
    [few] ховає в місці поховань { $n } карти з руки
   *[other] ховає в місці поховань { $n } карт із руки
}
event-card_piled = { $n ->
    [1] додає до колоди затемнення карту { $what }
   *[other] додає до колоди затемнення карти { $what }
}
event-card_piled-hidden = { $n ->
    [one] додає до колоди затемнення { $n } карту
    [few] додає до колоди затемнення { $n } карти
   *[other] додає до колоди затемнення { $n } карт
}
event-pile_revealed = { $n ->
    [1] відкриває карту { $what }
   *[other] відкриває карти { $what }
}
event-labor_counted = { $n ->
    [one] нараховує { $n } очко праці
    [few] нараховує { $n } очки праці
    [many] нараховує { $n } очок праці
   *[other] нараховує { $n } очка праці
}
event-deck_shuffled = тасує скид у нову колоду
event-clause_used = застосовує ефект «{ $source }»
event-took = отримує { $goods }
event-paid = платить { $cost }
event-food_burnt = { $n ->
    [one] витрачає { $n } їжу
   *[other] витрачає { $n } їжі
}{ $labor ->
    [0] {""}
    [one] : +{ $labor } очко праці
    [few] : +{ $labor } очки праці
   *[other] : +{ $labor } очок праці
}
event-idol_moved = { $track ->
    [offering] просуває ідола підношень до рівня { $level }
   *[honor] просуває ідола шанування до рівня { $level }
}
event-megalith_placed = { $grey ->
    [1] розміщує сірий мегаліт на { $site }
   *[0] розміщує мегаліт на { $site }
}
event-camp_placed = { $n ->
    [one] ставить стоянку на стартову місцевість
    [few] ставить { $n } стоянки на стартову місцевість
   *[other] ставить { $n } стоянок на стартову місцевість
}
event-camp_moved = переміщує стоянку { $way }
event-village_built = засновує громаду на перетині { $junction }
event-tribe_taken = бере карту племені «{ $card }»
event-tribe_taken-discard = кладе у скид карту племені «{ $card }»
event-tribe_taken-bury = ховає в місці поховань карту племені «{ $card }» із запасу
event-tribe_taken-none = не бере карту: колода порожня
event-culture_taken = бере карту культури «{ $card }»
event-culture_taken-offered = кладе карту культури «{ $card }» у колоду жертвоприношень
event-animal_taken = бере { $prey }
event-animal_taken-deck = бере з колоди тварин { $prey }
event-animals_added = { $n ->
    [one] викладає в мисливські угіддя { $n } тварину: { $what }
    [few] викладає в мисливські угіддя { $n } тварини: { $what }
   *[other] викладає в мисливські угіддя { $n } тварин: { $what }
}
event-nomad_revealed = відкриває карту кочівників «{ $card }»
event-nomad_revealed-pile = відкриває з колоди затемнення карту «{ $card }»
event-nomads_acted = виконує «{ $action }»
event-aid_used = замість «{ $action }» за пам’яткою — { $then }
event-nomads_piled = кладе в колоду затемнення карту кочівників долілиць
event-offering_buried = ховає в місці поховань карту { $what }
event-offering_buried-unseen = ховає карту в місці поховань не дивлячись
event-buried_revealed = { $n ->
    [one] відкриває карту, поховану не дивлячись: { $what }
   *[other] відкриває карти, поховані не дивлячись: { $what }
}
event-migration_shuffled = Карти міграції перетасовано наново.
event-nomads_migrated = { $rings ->
    [inner] переміщує стоянки внутрішнього кільця за картою міграції «{ $card }»
    [outer] переміщує стоянки зовнішнього кільця за картою міграції «{ $card }»
   *[both] розміщує всі стоянки за картою міграції «{ $card }»
}
event-nomad_token_placed = кладе жетон кочівників на перетин { $junction }
nomad-action-idol = Ідол
nomad-action-tool = Знаряддя
nomad-action-food = Їжа
nomad-action-eclipse_card = Карта затемнення
nomad-action-bury = Поховання карти
nomad-action-culture_card = Карта культури
nomad-action-animal = Карта тварини
nomad-action-random_animal = Випадкова карта тварини
nomad-action-new_animal = Нова карта тварини
nomad-action-glacier_vp = ПО за льодовики
nomad-action-stone = Священний камінь
nomad-action-megalith = Мегаліт
nomad-action-village = Заснування громад або переміщення стоянок
nomad-action-vp = 1 ПО
event-animal_used = використовує { $prey }
event-stone_taken = бере священний камінь { $stone }
event-stone_scored = { $n ->
    [0] не отримує ПО за священний камінь { $stone }
   *[other] отримує { $n } ПО за священний камінь { $stone }
}
event-token_taken = бере жетон відпочинку { $token }
event-hex_held = має найбільше впливу на { $hexes }
event-declined = нічого не бере
event-beneath = { $what } (мегаліти під ним: { $who })
event-points-of = { $seat } { $n } ПО
event-by = { $what } ({ $source })
event-count = { $what } ×{ $n }
quoted = «{ $name }»

## Refusals: чому щось не можна

refusal-no-gain-now = Зараз нічого такого не отримують.
refusal-several-ways = Це дають кілька ваших здібностей; спершу скажіть, яку з них ви використовуєте.
refusal-no-village-place = У вас немає трьох стоянок на суміжних гексах там, де можна заснувати громаду.
refusal-no-three-camps = Для громади на перетині { $junction } треба по вашій стоянці на кожному з трьох гексів.
refusal-no-pile-now = Колоду затемнення збирають наприкінці останнього ходу раунду.
refusal-pile-ascends = Карти кладуть у колоду затемнення зліва направо, як вони лежать у руці, а карта «{ $card }» лежить лівіше від останньої доданої.
refusal-not-in-hand = Карти «{ $card }» немає у вас у руці.
refusal-not-in-eclipse = У фазі затемнення не можна витрачати їжу заради очок праці.
refusal-no-food = У вас немає їжі.
refusal-place-a-figure = Спершу поставте фігурку: її ставлять у кожен хід.
refusal-no-token-now = Жетон відпочинку отримує перша в раунді фігурка на комірці відпочинку, якщо ви граєте з жетонами відпочинку.
refusal-nothing-to-discard-for = Зараз скидати карти немає за що.
refusal-only-in-eclipse = Те, що це дає, отримують у фазі затемнення.
refusal-nothing-gives-that-now = Ніщо з того, що ви можете використати зараз, цього одразу не дає.
refusal-use-first = До цього веде одна з ваших можливостей: спочатку використайте її.
refusal-comes-with-column = Це дає колонка «{ $column }», а також карти й місця, на яких це вказано.
refusal-figure-is-placed = Фігурку цього ходу вже поставлено.
refusal-chief-is-out = Вашого вождя немає біля планшета.
refusal-chief-is-bound = Ви використали здібність вождя, тож цього ходу ставите вождя.
refusal-no-figure-left = Біля планшета немає одноплемінників; можливо, лишився вождь.
refusal-culture-step-is-over = Карта «{ $card }» вже не діє: карти культури діють, доки не поставлено фігурку.
refusal-no-card-to-discard = За кожну карту культури після першої скидають ще одну карту з руки, а у вас лише «{ $card }».
refusal-two-cultures = Цього ходу ви вже розіграли дві карти культури, третьою «{ $card }» бути не може.
refusal-place-first = Карту «{ $card }» ще не розіграти: спершу поставте фігурку, карти племені розігрують після цього.
refusal-no-tribe-cards-at-rest = Карту «{ $card }» зараз не розіграти: у хід відпочинку карти племені не розігрують.
refusal-taken-this-turn = Карту «{ $card }» ви взяли цього ходу, і цього ж ходу її не можна розіграти.
refusal-no-use-now = Зараз це нічого вам не дасть.
refusal-no-figure-there = Фігурка цього ходу стоїть не { $at }.
refusal-never-back-up = Фігурка { $at } вже спустилася й угору не повертається.
refusal-later-in-the-column = Фігурка { $at } ще не там: спершу спустіться.
refusal-once-a-figure = Середина колонки «{ $column }» діє один раз за хід.
refusal-used-or-passed = Карту «{ $card }» цього ходу вже використано, або після неї розіграно іншу карту культури.
refusal-comes-before = { $what ->
    [draw] Карту беруть до тварини: цього ходу її вже не взяти.
   *[other] Стоянку ставлять до переміщення: цього ходу її вже не поставити.
}
refusal-used-already = Цього ходу це вже використано.
refusal-bottom-is-closed = Низ колонки «{ $column }» — лише для першої фігурки в раунді.
refusal-not-at-rest = Це для фігурки на вашій комірці відпочинку.
refusal-no-such-token = Цього жетона відпочинку у вас немає.
refusal-no-chief-turn = Здібність вождя діє лише в той хід, коли ви ставите вождя.
refusal-not-your-chief = У вас інший вождь або інша сторона його карти.
refusal-other-column = Ця здібність пов’язана з іншою колонкою, а не з тією, де стоїть ваша фігурка.
refusal-not-in-pile = Карти «{ $card }» немає у вашій колоді затемнення.
refusal-only-in-eclipse-card = Карта «{ $card }» діє так лише у фазі затемнення, з колоди затемнення.
refusal-only-when-played = Карта «{ $card }» діє так лише у фазі дій, після того як її розіграно.
refusal-pile-is-over = Карти з колоди затемнення вже зіграли своє: після них ідуть бонуси місцевості та планшета.
refusal-not-played = Спершу розіграйте карту «{ $card }», тоді можна використати її здібність.
refusal-not-enough-labor = Це коштує { $need } ОП, а у вас { $own }. Ще очки праці дають карти племені та витрачена їжа.
refusal-not-enough-tool = Це коштує { $need ->
    [one] { $need } знаряддя
    [few] { $need } знаряддя
   *[other] { $need } знарядь
}, а у вас { $own }.
refusal-not-enough-food = Це коштує { $need ->
    [one] { $need } їжу
   *[other] { $need } їжі
}, а у вас { $own }.
refusal-not-enough-discard = Це коштує { $need ->
    [one] { $need } карту
    [few] { $need } карти
   *[other] { $need } карт
} з руки, а у вас { $own }.
refusal-no-camp-at-home = Усі ваші стоянки вже на місцевості.
refusal-no-camp-on-the-map = На місцевості немає вашої стоянки, яку можна перемістити.
refusal-nothing-to-bury = У вас немає карт, які можна поховати.
refusal-every-type-taken = Цього ходу ви вже взяли карти племені всіх типів.
refusal-no-tribe-card = Зараз не можна взяти жодної карти племені.
refusal-no-culture-open = Відкритих карт культури немає.
refusal-no-animal-shown = Мисливські угіддя порожні, спершу викладіть тварин.
refusal-no-animal-to-add = { $shown ->
    [6] У мисливських угіддях уже 6 тварин, більше не вміщується.
   *[other] Колода тварин закінчилася.
}
refusal-no-animal-left = Колода тварин закінчилася.
refusal-no-unused-animal = У вас немає невикористаних тварин.
refusal-no-unused-species = Використати { $prey } не можна: невикористаної тварини цього виду у вас немає.
refusal-tools-are-full = У вас 5 знарядь, більше не вміщується.
refusal-food-is-full = Їжі вже максимум; місце звільняють стоянки, прибрані з планшета.
refusal-no-slot-free = Усі три комірки священних каменів зайняті.
refusal-slot-cost = Наступна комірка каменя коштує { $cost }, а цього у вас немає.
refusal-stones-of-era-2 = Лишилися тільки камені II епохи, а вони доступні з третього раунду.
refusal-no-stone-left = Священних каменів більше немає.
refusal-finish-first = Спершу вирішіть те, про що питають: «{ $asked }».
refusal-no-camp-there = На { $hex } немає вашої стоянки.
refusal-off-the-map = Немає гекса { $direction } від { $hex }.
refusal-type-taken = Дією вгорі Ініціації кожен тип беруть один раз за хід, а карту «{ $card }» ви вже взяли.
refusal-no-such-tribe-card = Карту «{ $card }» зараз узяти не можна: не той тип.
refusal-not-open = Карти «{ $card }» немає серед відкритих.
refusal-no-labor-token = На карті «{ $card }» немає жетона праці: вона коштує на 1 ОП більше, а його у вас немає.
refusal-not-laid-out = Серед карт, з яких ви обираєте, її немає.
refusal-not-shown = У мисливських угіддях зараз не можна взяти { $prey }.
refusal-no-animal-there = На місці { $place } тварини немає.
refusal-not-there = Поховати карту «{ $card }» { $from } не можна.
refusal-slot-gives-nothing = Комірка мегалітів { $slot } не порожня, або її бонус уже отримано.
refusal-no-village-built = На місцевості немає ваших громад, або карти за них уже взято.
refusal-no-stone-there = У комірці { $slot } немає каменя, який ще не приніс ПО.
refusal-cannot-decline = Відмовлятися тут немає від чого: виберіть щось із запропонованого.
refusal-comes-with-its-place = Цей бонус спрацьовує сам.
refusal-start-tile = На перетині { $junction } громаду не заснувати: біля стартової місцевості громад не засновують.
refusal-village-there = На перетині { $junction } вже стоїть громада.
refusal-no-village-left = Ви заснували всі свої громади.
refusal-no-megalith-left = У вас не лишилося мегалітів.
refusal-only-lower = Натомість беруть лише менш значуще: їжа, потім знаряддя, ідол, карта, мегаліт.
refusal-only-by-arrow = Цей мегаліт ставлять туди, куди вказує стрілка, а { $site } — не така клітинка.
refusal-site-taken = Місце { $site } зайняте.
refusal-no-square-of-four = Зверху ставлять лише мегаліт свого кольору на квадрат із чотирьох: { $site }.
refusal-would-overlap = Мегаліт на { $site } закрив би частину іншого мегаліта свого рівня.
refusal-starting-cell = На початкову клітинку ставлять лише сірі мегаліти: { $site }.
refusal-empty-field = Першим на поле ставлять сірий мегаліт на початкову клітинку: { $site }.
refusal-no-neighbour = Мегаліту на планшеті потрібен сусід, а { $site } його не має. Сірі ставлять і на початкові клітинки.
refusal-no-card-to-draw = Колода й скид порожні.
refusal-idol-at-the-top = Цей ідол уже на найвищому рівні.
refusal-stone-not-there = Священного каменя «{ $stone }» немає на ігровому полі.
refusal-stone-of-era-2 = Священний камінь «{ $stone }» доступний із третього раунду, у II епосі.
refusal-no-influence = На { $hex } у вас немає впливу.
refusal-hex-not-due = { $hex } зараз нічого вам не дає: більше впливу там має інший гравець, або бонус уже отримано.
refusal-undo-off = За цим столом скасовувати не можна.
refusal-undo-nothing = Немає чого скасовувати.
refusal-undo-chance = Відтоді відкрилася карта, тварина або жетон.
refusal-undo-barrier = Відтоді закінчився хід або взято карту.
refusal-undo-passed = Вирішує вже інший гравець.

## Options: налаштування столу

option-edition = Видання.
option-edition-final = остаточне
option-edition-prototype = прототип: ранні правила
option-prep_swap = Чи можна у фазі підготовки взяти замість карти щось менш значуще.
option-chief_side_choice = Як вибирають сторону карти вождя.
option-chief_side_choice-together = усі таємно, потім показують разом
option-chief_side_choice-turn_order = по черзі, відкрито
option-megalith_layout = Як лежать планшети мегалітів.
option-megalith_layout-recommended = за рекомендацією для кількості гравців
option-megalith_layout-block = блоком
option-megalith_layout-spearhead = вістрям списа
option-megalith_layout-ring = кільцем
option-chief_window = З якого моменту в хід вождя діє його здібність.
option-chief_window-from_placement = щойно поставлено його фігурку
option-chief_window-from_step_1 = і раніше, але тоді треба поставити вождя
option-initiated_card = Карта племені, узята дією вгорі Ініціації, того ж ходу.
option-initiated_card-locked = не розігрується
option-initiated_card-ability_only = розігрується заради здібностей, але не очок праці
option-initiated_scope = Які взяті карти племені мають бути різних типів.
option-initiated_scope-top_action = узяті дією вгорі Ініціації
option-initiated_scope-whole_step_2 = усі, узяті після того, як поставлено фігурку
option-empty_tribe_vp = Коли замість карти племені дають ПО.
option-empty_tribe_vp-chosen_deck = коли порожня вибрана колода
option-empty_tribe_vp-all_decks = коли порожні всі п’ять колод
option-reveal_symbol_vp = Символ викладає тварину, а колода тварин порожня.
option-reveal_symbol_vp-true = дає 1 ПО
option-reveal_symbol_vp-false = нічого не дає
option-grey_anywhere = Куди ставлять сірі мегаліти.
option-grey_anywhere-false = на початкові клітинки й поруч з іншими мегалітами
option-grey_anywhere-true = на будь-яку клітинку
option-argentavis_used_species = Чи вважається використаний аргентавіс видом для священних каменів.
option-board_benefit_order = Порядок бонусів затемнення на планшеті гравця.
option-board_benefit_order-free = будь-який
option-board_benefit_order-listed = як у правилах
option-bury_from_pile = Чи можна відправляти до поховань карти з відкритої колоди затемнення.
option-left_out_figure = Якщо в I епосі на фігурку менше: яка лишається біля планшета.
option-left_out_figure-tribe = одноплемінник
option-left_out_figure-choice = кожен вибирає в кожному раунді
option-village_symbol_food = Чи коштує громада, заснована за символом, ще й 3 їжі.
option-stone_symbol_cost = Чи оплачують комірку священного каменя, узятого за символом.
option-discard_view = Що інші бачать у чужому скиді.
option-discard_view-all = усі карти
option-discard_view-top_card = лише верхню карту
option-culture_abilities = Скільки може чекати здібність карти культури.
option-culture_abilities-step_1 = поки не поставлено фігурку
option-culture_abilities-at_once = поки не розіграно наступну карту культури
option-paid_reveal_vp = Верхня дія полювання викладає тварин, а колода тварин порожня.
option-paid_reveal_vp-false = виконати її не можна
option-paid_reveal_vp-true = коштує стільки ж і дає 1 ПО
option-glaciers = Модуль «Жетони льодовиків».
option-glaciers-off = без нього
option-glaciers-on = з ним
option-rests = Модуль «Жетони відпочинку».
option-rests-off = без нього
option-rests-on = з ним
option-setup_draft = Варіант: вибір карт підготовки.
option-setup_draft-off = ні, роздаються випадково
option-setup_draft-on = так, останній за черговістю бере першим
option-chief_draft = Варіант: вибір вождів і карт підготовки.
option-chief_draft-off = ні, роздаються випадково
option-chief_draft-on = так, вожді за черговістю, карти підготовки у зворотному порядку
option-ground_dealt = Якщо карти підготовки вибирають: коли викладають тварин у мисливські угіддя.
option-ground_dealt-before_draft = до вибору, усі їх бачать
option-ground_dealt-after_draft = після вибору
option-fewer_figures = Варіант: у I епосі на одну фігурку менше.
option-fewer_figures-on = так, два ходи за раунд
option-undo-to_barrier = так, до останньої нової інформації
level-off-off = Звичайна
    .told = за три ходи раунду кочівники виконують 2, 3 і 4 дії; їхній жетон дає 1 вплив
level-off-on = З громадою
    .told = жетон кочівників — громада: 2 впливи, і вашій громаді там немає місця
level-on-off = З відкритою картою
    .told = кожен раунд починається з відкритої карти кочівників: щоходу в них на дію більше
level-on-on = Найвища
    .told = і відкрита карта, і громада
option-nomads_ahead = Чи лежить перед кожним раундом відкритою одна карта кочівників.
option-nomads_ahead-off = ні
option-nomads_ahead-on = так: щоходу в них на дію більше
option-nomad_village = Якою стороною лежить жетон кочівників.
option-nomad_village-off = стоянкою: 1 вплив
option-nomad_village-on = громадою: 2 впливи, і місце зайняте
option-nomad_empty_ground = Що беруть кочівники, коли відкритих тварин немає.
option-nomad_empty_ground-deck_card = верхню карту колоди тварин
option-nomad_empty_ground-vp = 1 ПО
option-token_glacier_bonus = Чи отримує жетон кочівників стороною громади жетони льодовиків.
option-solo_tie = Очок стільки ж, скільки в кочівників.
option-solo_tie-no_win = це не перемога
option-solo_tie-turn_order = перемагає той, хто вище в черговості ходу

## Faces of boards: грані планшетів

face-food-track = 1 очко праці за витрату їжі з кожної з поділок { $foods }
face-order-start = на початку гри: { $effect }
face-offering = рештки їжі та знарядь ÷ { $n } = ПО
face-burial = за поховані карти: { $table }

## Words that can be typed, the first one is shown

word-side = сторона
word-chief = вождь
word-setup = підготовка
word-leave = лишити
word-figure = фігурка, поставити
word-play = розіграти, зіграти
word-discard = скинути
word-pile = додати, затемнення
word-use = використати
word-burn = витратити, спалити
word-next = далі, кінець
word-choice = варіант
word-order = спочатку
word-decline = відмовитися, нічого
word-draw = витягти, тягти
word-idol = ідол
word-tool = знаряддя
word-food = їжа
word-camp = стоянка
word-reveal = викласти
word-top = верхня, згори
word-site = мегаліт, місце
word-move = перемістити, рухати
word-village = громада, заснувати
word-bury = поховати, ховати
word-tribe = плем’я, племя
word-culture = культура
word-animal = тварина
word-turn = повернути
word-stone = камінь
word-hex = гекс
word-slot = комірка
word-villages = громади
word-score = зарахувати
word-token = жетон
word-initiate = ініціація
word-develop = розвиток
word-migrate = заселення
word-hunt = полювання
word-rest = відпочинок
word-offering = підношення
word-honor = шанування
word-east = схід
word-northeast = північний-схід, пнсх
word-northwest = північний-захід, пнзх
word-west = захід
word-southwest = південний-захід, пдзх
word-southeast = південний-схід, пдсх
word-figure-chief = вождь
word-figure-tribe = одноплемінник
word-zone-hand = рука
word-zone-discard = скид
word-zone-played = розіграна
word-zone-pile = колода, затемнення
word-token-take = узяти, взяти
word-token-next = наступний
word-part-top = верх
word-part-middle = середина
word-part-bottom = низ

grammar-CHIEF = ВОЖДЬ
grammar-CARD = КАРТА
grammar-COLUMN = КОЛОНКА
grammar-CLAUSE = КАРТА|КОЛОНКА ЧАСТИНА N
grammar-PLACE = МІСЦЕ
grammar-HEX = ГЕКС
grammar-DIRECTION = НАПРЯМОК
grammar-JUNCTION = ГЕКС ГЕКС ГЕКС
grammar-ZONE = ЗВІДКИ
grammar-SPECIES = ТВАРИНА
grammar-STONE = КАМІНЬ

## Terminal

region-columns = Колонки
region-market = Можна взяти
region-map = Місцевість
region-field = Поле мегалітів
region-nomads = { nomads-title }
header-round = Раунд { $n }/4, { $era ->
    [1] I
   *[2] II
} епоха
header-token = жетон відпочинку: { $token }
header-order = черговість { $order }
bottom-free = низ вільний: { $effect }
bottom-taken = низ зайнято: { $seat }
market-animals = Тварини (у колоді { $n })
market-tribe = Плем’я
market-culture = Культура (у колоді { $n })
market-stones = Камені
market-stones-closed = З раунду 3
nothing = порожньо
field-tops = Поверх інших:
column-points = ПО
column-food = їжа
column-tools = зн
column-hand = рука
column-deck = кол
column-discard = скид
column-pile = зат
column-buried = пох
column-camps = стн
column-villages = гром
column-megaliths = мег
column-offering = під
column-honor = шан
seat-unused = тварини:
seat-used = використані:
seat-stones = камені:
seat-played = розіграно:
seat-pile = колода затемнення:
own-hand = рука
own-deck = колода, без порядку
own-pile = колода затемнення
own-buried = поховані
legend-board = A★ — вождь, AA — дві фігурки або стоянки · місцевість: ? — закритий жетон, ! — відкритий · поле: ○ — початкова клітинка, + — бонус, ▪ — сірий мегаліт · племена: їжа/максимум, зн — знаряддя, карти в руці, колоді (кол), скиді, колоді затемнення (зат), поховано (пох); удома стоянки (стн), громади (гром), мегаліти (мег); ідоли: підношення (під), шанування (шан) рівень.місце
sheet-tie_break = за нічиєї: черговість ходу

## Rules page: розділи правил

rules-group-MEGASETUP = Підготовка мегалітів
rules-group-TERRAIN = Підготовка місцевості
rules-group-FLOW = Раунди, фази та ходи
rules-group-CULTURE = Розігрування карт культури
rules-group-FIGURE = Розміщення фігурок
rules-group-LABOR = Очки праці
rules-group-REST = Відпочинок
rules-group-INIT = Ініціація
rules-group-DEV = Розвиток
rules-group-MIG = Заселення
rules-group-HUNT = Полювання
rules-group-MEGA = Мегаліти
rules-group-IDOL = Ідоли
rules-group-STONE = Священні камені
rules-group-PILE = Колода затемнення
rules-group-ECL = Фаза затемнення
rules-group-PREP = Фаза підготовки
rules-group-GOLD = Золоті правила
rules-group-CARDS = Карти та здібності
rules-group-ICON = Символи
rules-group-VAR = Варіанти гри
rules-group-GLAC = Модуль: жетони льодовиків
rules-group-RESTMOD = Модуль: жетони відпочинку
rules-group-MOD = Чого в цьому виданні немає
rules-group-HIDDEN = Кому що видно

## Причини підказки, після + або −: чого один хід дає більше чи менше

reason-points = { $n } ПО
reason-offering-points = { $n } ПО за їжу та знаряддя, що лишилися
reason-burial-points = { $n } ПО за поховання
reason-card-points = { $n } ПО на картах
reason-animal-points = { $n } ПО за набори тварин
reason-stones = { $n } ПО за священні камені під час затемнення
reason-food = { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
}
reason-tools = { $n ->
    [many] { $n } знарядь
   *[other] { $n } знаряддя
}
reason-labor = { $n ->
    [one] { $n } очко праці на картах
    [few] { $n } очки праці на картах
    [many] { $n } очок праці на картах
   *[other] { $n } очка праці на картах
}
reason-eclipse-labor = { $n ->
    [one] { $n } очко праці під час затемнення
    [few] { $n } очки праці під час затемнення
    [many] { $n } очок праці під час затемнення
   *[other] { $n } очка праці під час затемнення
}
reason-cards = { $n ->
    [one] { $n } своя карта
    [few] { $n } свої карти
    [many] { $n } своїх карт
   *[other] { $n } своєї карти
}
reason-buried = { $n ->
    [one] { $n } похована карта
    [few] { $n } поховані карти
    [many] { $n } похованих карт
   *[other] { $n } похованої карти
}
reason-culture = { $n ->
    [one] { $n } карта культури
    [many] { $n } карт культури
   *[other] { $n } карти культури
}
reason-tribe = { $n ->
    [one] { $n } карта племені
    [many] { $n } карт племені
   *[other] { $n } карти племені
}
reason-camps = { $n ->
    [one] { $n } стоянка
    [many] { $n } стоянок
   *[other] { $n } стоянки
}
reason-villages = { $n ->
    [one] { $n } громада
    [many] { $n } громад
   *[other] { $n } громади
}
reason-megaliths = { $n ->
    [one] { $n } мегаліт
    [few] { $n } мегаліти
    [many] { $n } мегалітів
   *[other] { $n } мегаліта
}
reason-offering = { $n ->
    [one] { $n } рівень підношень
    [few] { $n } рівні підношень
    [many] { $n } рівнів підношень
   *[other] { $n } рівня підношень
}
reason-honor = { $n ->
    [one] { $n } рівень шанування
    [few] { $n } рівні шанування
    [many] { $n } рівнів шанування
   *[other] { $n } рівня шанування
}
reason-animals = { $n ->
    [one] { $n } тварина
    [many] { $n } тварин
   *[other] { $n } тварини
}
reason-order = { $n ->
    [one] { $n } місце в черговості ходу
    [many] { $n } місць у черговості ходу
   *[other] { $n } місця в черговості ходу
}
reason-rounds = { $n ->
    [one] { $n } раунд до кінця
    [few] { $n } раунди до кінця
    [many] { $n } раундів до кінця
   *[other] { $n } раунду до кінця
}
reason-culture-left = { $n ->
    [one] { $n } карта культури в колодах
    [many] { $n } карт культури в колодах
   *[other] { $n } карти культури в колодах
}
reason-ground = { $n ->
    [one] { $n } тварина в мисливських угіддях
    [many] { $n } тварин у мисливських угіддях
   *[other] { $n } тварини в мисливських угіддях
}
reason-stones-open = { $n ->
    [one] { $n } нічийний священний камінь
    [few] { $n } нічийні священні камені
    [many] { $n } нічийних священних каменів
   *[other] { $n } нічийного священного каменя
}
reason-lead = { $n } ПО перед кочівниками
reason-offerings = { $n ->
    [one] { $n } карта для поховання в кочівників
    [few] { $n } карти для поховання в кочівників
    [many] { $n } карт для поховання в кочівників
   *[other] { $n } карти для поховання в кочівників
}
reason-face-down = { $n ->
    [one] { $n } закрита карта кочівників
    [few] { $n } закриті карти кочівників
    [many] { $n } закритих карт кочівників
   *[other] { $n } закритої карти кочівників
}
reason-nomads-village = { $n } % шансів на громаду в кочівників
reason-nomads-first = { $n } % шансів, що першими підуть кочівники
