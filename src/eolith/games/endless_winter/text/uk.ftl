# Endless Winter українською.

game-name = Вічна зима

## Icons: що означає кожен символ, і ефекти словами.  `.cost` ефекту стоїть після «за» в `effect-pay`.

icon-labor = очко праці
icon-half-labor = пів очка праці
icon-food = їжа
icon-tool = знаряддя
icon-bury = поховати карту
icon-burial = місце поховань
icon-village = громада
icon-camp = стоянка
icon-build = заснувати громаду
icon-settle = поставити стоянку на стартову місцевість
icon-move-1 = перемістити стоянку один раз
icon-move-2 = перемістити стоянку двічі або дві стоянки по разу
icon-tribe-hand = узяти карту племені в руку
icon-tribe-discard = покласти карту племені у скид
icon-draw = узяти карту з колоди
icon-discard = скинути карту
icon-culture-hand = узяти карту культури в руку
icon-tribe-card = карта племені
icon-culture-card = карта культури
icon-discard-pile = скид
icon-animal = тварина
icon-animal-ground = узяти тварину з мисливських угідь
icon-animal-deck = узяти верхню карту колоди тварин
icon-reveal = викласти тварину в мисливські угіддя
icon-use-animal = використати тварину
icon-idol = ідол
icon-vp = ПО одразу
icon-vp-end = ПО наприкінці гри
icon-eclipse = затемнення
icon-era-1 = I епоха
icon-era-2 = II епоха
icon-fill-food = їжа до максимуму
icon-player = гравець
icon-megalith = мегаліт
icon-stone = священний камінь
icon-arrow-megalith = ще один мегаліт там, куди вказує стрілка
icon-pay = заплатіть те, що ліворуч, щоб отримати те, що праворуч
icon-colon = щоразу, коли відбувається те, що ліворуч
icon-other = іншого типу
icon-same = того самого типу
icon-wild = вважається твариною будь-якого виду
icon-initiate = Ініціація
icon-develop = Розвиток
icon-migrate = Заселення
icon-hunt = Полювання
icon-rest = відпочинок
icon-repeat = скільки завгодно разів

effect-food = { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
}
    .cost = { $n ->
    [one] { $n } їжу
   *[other] { $n } їжі
}
effect-tool = { $n ->
    [one] { $n } знаряддя
   *[other] { $n } знарядь
}
    .cost = { $n ->
    [one] { $n } знаряддя
   *[other] { $n } знарядь
}
effect-labor = { $n ->
    [one] { $n } очко праці
    [few] { $n } очки праці
    [many] { $n } очок праці
   *[other] { $n } очка праці
}
    .cost = { $n ->
    [one] { $n } очко праці
    [few] { $n } очки праці
    [many] { $n } очок праці
   *[other] { $n } очка праці
}
effect-discard = { $n ->
    [one] скинути { $n } карту
    [few] скинути { $n } карти
   *[other] скинути { $n } карт
}
    .cost = { $n ->
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
effect-stone = узяти священний камінь
effect-fill-food = їжа до максимуму

effect-at-initiate = під час ініціації
effect-at-develop = під час розвитку
effect-at-migrate = під час заселення
effect-at-hunt = під час полювання
effect-at-rest = під час відпочинку
effect-at-eclipse = під час затемнення
effect-when = { $when }: { $gains }
effect-pay = за { $cost }: { $gains }
effect-when-pay = { $when }, за { $cost }: { $gains }
effect-and = { $first } і { $last }
effect-or = { $first } або { $last }
effect-or-list = { $first }, або { $last }

## Faces: карти, камені та жетони

face-designed = Заміна: це зображення придумано для цієї програми.
face-partly = Частину цього зображення придумано для цієї програми.
face-use = використати: { $gains }
face-sets = набір невикористаних: { $table } ПО
face-end-points = { $n } ПО наприкінці гри
stone-village-terrain = { $n } ПО за кожну вашу громаду біля гекса «{ $which }»
stone-camp-terrains = { $n } ПО за кожен із цих типів із вашою стоянкою: { $which }
stone-ground-megaliths = { $n } ПО за кожен ваш мегаліт просто на планшеті
stone-megalith-boards = ПО за планшети, на яких просто лежить ваш мегаліт: { $table }
stone-buried-cards = ПО за ваші поховані карти: { $table }
stone-top-megaliths = { $n } ПО за кожен ваш мегаліт поверх інших
stone-idol-levels = { $per ->
    [one] { $n } ПО за кожну { $per } поділку обох ваших ідолів разом
    [few] { $n } ПО за кожні { $per } поділки обох ваших ідолів разом
   *[other] { $n } ПО за кожні { $per } поділок обох ваших ідолів разом
}
stone-used-species = { $n } ПО за кожен вид серед ваших використаних тварин
stone-used-animals = ПО за ваших використаних тварин ({ $which }): { $table }

## Boards: what a screen reader says of the map, the megalith field, the main board and the idols

board-seat-count = { $seat } { $n }
map-hex = { $terrain } { $hex }
map-unknown = гекс { $hex }: тайла ще немає
map-benefit = під час затемнення: { $effect }
map-camps = стоянки: { $who }
map-villages = громади: { $who }
map-influence = вплив: { $who }
map-token-down = жетон льодовика лежить долілиць
map-token = жетон льодовика, за нову громаду: { $effect }
map-camps-at = стоянки на { $hex }: { $who }
map-junction = перетин { $hexes }
field-cell = { $site }, { $board }
field-unknown = { $site }: планшета ще немає
field-top = { $site }: поверх чотирьох мегалітів, рівень { $level }
field-start = початкова клітинка, лише для сірих мегалітів
field-bare = без бонусу
field-grey = тут стоїть сірий мегаліт
field-owned = тут стоїть мегаліт гравця { $seat }
board-round = раунд { $n } із 4: { $phase ->
    [eclipse] затемнення
   *[action] дії
}
board-order = черговість ходу: { $order }
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
    [chief] вождь гравця { $seat }
   *[tribe] одноплемінник гравця { $seat }
} { $spot ->
    [top] вгорі
    [middle] посередині
    [bottom] внизу
   *[below] під колонкою
}
board-stone-locked = лише в II епосі
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
