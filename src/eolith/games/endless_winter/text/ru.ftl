# Endless Winter по-русски: слова русского издания.

game-name = Вечная зима

## Icons: что означает каждый символ, и эффекты словами.  `.cost` эффекта стоит после «за» в `effect-pay`.

icon-labor = очко труда
icon-half-labor = половина очка труда
icon-food = еда
icon-tool = орудие
icon-bury = захоронить карту
icon-burial = область для захоронений
icon-village = община
icon-camp = стоянка
icon-build = создать общину
icon-settle = поставить стоянку на стартовый тайл
icon-move-1 = переместить стоянку один раз
icon-move-2 = переместить стоянку дважды или две стоянки по разу
icon-tribe-hand = взять карту племени в руку
icon-tribe-discard = отправить карту племени в сброс
icon-draw = взять карту из колоды
icon-discard = сбросить карту
icon-culture-hand = взять карту культуры в руку
icon-tribe-card = карта племени
icon-culture-card = карта культуры
icon-discard-pile = сброс
icon-animal = животное
icon-animal-ground = взять животное из охотничьих угодий
icon-animal-deck = взять верхнюю карту колоды животных
icon-reveal = выложить животное в охотничьи угодья
icon-use-animal = использовать животное
icon-idol = идол
icon-vp = ПО сразу
icon-vp-end = ПО в конце игры
icon-eclipse = затмение
icon-era-1 = I эпоха
icon-era-2 = II эпоха
icon-fill-food = еда до максимума
icon-player = игрок
icon-megalith = мегалит
icon-stone = священный камень
icon-arrow-megalith = ещё один мегалит там, куда указывает стрелка
icon-pay = заплатите то, что слева, чтобы получить то, что справа
icon-colon = всякий раз, когда происходит то, что слева
icon-other = другого типа
icon-same = того же типа
icon-wild = считается животным любого вида
icon-initiate = Инициация
icon-develop = Развитие
icon-migrate = Заселение
icon-hunt = Охота
icon-rest = отдых
icon-repeat = сколько угодно раз

effect-food = { $n } еда
    .cost = { $n } еду
effect-tool = { $n ->
    [one] { $n } орудие
    [few] { $n } орудия
   *[other] { $n } орудий
}
    .cost = { $n ->
    [one] { $n } орудие
    [few] { $n } орудия
   *[other] { $n } орудий
}
effect-labor = { $n ->
    [one] { $n } очко труда
    [few] { $n } очка труда
    [many] { $n } очков труда
   *[other] { $n } очка труда
}
    .cost = { $n ->
    [one] { $n } очко труда
    [few] { $n } очка труда
    [many] { $n } очков труда
   *[other] { $n } очка труда
}
effect-discard = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[other] сбросить { $n } карт
}
    .cost = { $n ->
    [one] { $n } сброшенную из руки карту
    [few] { $n } сброшенные из руки карты
   *[other] { $n } сброшенных из руки карт
}
effect-draw = { $n ->
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[other] взять { $n } карт
}
effect-idol = { $n ->
    [one] { $n } идол
    [few] { $n } идола
   *[other] { $n } идолов
}
effect-megalith = { $n ->
    [one] разместить { $n } мегалит
    [few] разместить { $n } мегалита
   *[other] разместить { $n } мегалитов
}
effect-camp = { $n ->
    [one] поставить { $n } стоянку на стартовый тайл
    [few] поставить { $n } стоянки на стартовый тайл
   *[other] поставить { $n } стоянок на стартовый тайл
}
effect-move = { $n ->
    [1] переместить стоянку один раз
    [2] переместить стоянку дважды или две стоянки по разу
    [one] переместить стоянки, всего { $n } раз
    [few] переместить стоянки, всего { $n } раза
   *[other] переместить стоянки, всего { $n } раз
}
effect-village = создать общину
effect-bury = { $n ->
    [one] захоронить { $n } карту
    [few] захоронить { $n } карты
   *[other] захоронить { $n } карт
}
effect-tribe-hand = взять карту племени в руку
effect-tribe-hand-other = взять карту племени другого типа в руку
effect-tribe-hand-same = взять карту племени того же типа в руку
effect-tribe-discard = отправить карту племени в сброс
effect-culture-hand = взять карту культуры в руку
effect-animal-ground = взять животное из охотничьих угодий
effect-animal-ground-other = взять животное другого вида из охотничьих угодий
effect-animal-ground-same = взять животное того же вида из охотничьих угодий
effect-animal-deck = взять верхнюю карту колоды животных
effect-reveal = { $n ->
    [one] выложить { $n } животное в охотничьи угодья
    [few] выложить { $n } животных в охотничьи угодья
   *[other] выложить { $n } животных в охотничьи угодья
}
effect-use-animal = использовать животное
effect-vp = { $n } ПО
effect-stone = взять священный камень
effect-fill-food = еда до максимума

effect-at-initiate = при инициации
effect-at-develop = при развитии
effect-at-migrate = при заселении
effect-at-hunt = на охоте
effect-at-rest = на отдыхе
effect-at-eclipse = в затмение
effect-when = { $when }: { $gains }
effect-pay = за { $cost }: { $gains }
effect-when-pay = { $when }, за { $cost }: { $gains }
effect-and = { $first } и { $last }
effect-or = { $first } или { $last }
effect-or-list = { $first }, или { $last }

## Faces: карты, камни и жетоны

face-designed = Замена: это изображение придумано для этой программы.
face-partly = Часть этого изображения придумана для этой программы.
face-use = использовать: { $gains }
face-sets = набор неиспользованных: { $table } ПО
face-end-points = { $n } ПО в конце игры
stone-village-terrain = { $n } ПО за каждую вашу общину у гекса «{ $which }»
stone-camp-terrains = { $n } ПО за каждый из этих типов с вашей стоянкой: { $which }
stone-ground-megaliths = { $n } ПО за каждый ваш мегалит прямо на планшете
stone-megalith-boards = ПО за планшеты, на которых прямо лежит ваш мегалит: { $table }
stone-buried-cards = ПО за ваши захороненные карты: { $table }
stone-top-megaliths = { $n } ПО за каждый ваш мегалит поверх других
stone-idol-levels = { $per ->
    [one] { $n } ПО за каждое { $per } деление обоих ваших идолов вместе
    [few] { $n } ПО за каждые { $per } деления обоих ваших идолов вместе
   *[other] { $n } ПО за каждые { $per } делений обоих ваших идолов вместе
}
stone-used-species = { $n } ПО за каждый вид среди ваших использованных животных
stone-used-animals = ПО за ваших использованных животных ({ $which }): { $table }

## Boards: what a screen reader says of the map, the megalith field, the main board and the idols

board-seat-count = { $seat } { $n }
map-hex = { $terrain } { $hex }
map-unknown = гекс { $hex }: тайла ещё нет
map-benefit = во время затмения: { $effect }
map-camps = стоянки: { $who }
map-villages = общины: { $who }
map-influence = влияние: { $who }
map-token-down = жетон ледника лежит лицом вниз
map-token = жетон ледника, за новую общину: { $effect }
map-camps-at = стоянки на { $hex }: { $who }
map-junction = пересечение { $hexes }
field-cell = { $site }, { $board }
field-unknown = { $site }: планшета ещё нет
field-top = { $site }: поверх четырёх мегалитов, уровень { $level }
field-start = начальная клетка, только для серых мегалитов
field-bare = без бонуса
field-grey = здесь стоит серый мегалит
field-owned = здесь стоит мегалит игрока { $seat }
board-round = раунд { $n } из 4: { $phase ->
    [eclipse] затмение
   *[action] действия
}
board-order = очерёдность хода: { $order }
board-scores = победные очки: { $scores }
board-rest = { $n ->
    [one] { $n } жетон отдыха
    [few] { $n } жетона отдыха
   *[many] { $n } жетонов отдыха
}
board-rest-open = раскрытый: { $effect }
board-column-top = верх, сколько угодно раз: { $effect }
board-column-middle = середина, один раз: { $effect }
board-column-bottom = низ, для первой фигурки в раунде: { $effect }
board-figure = { $figure ->
    [chief] вождь игрока { $seat }
   *[tribe] соплеменник игрока { $seat }
} { $spot ->
    [top] наверху
    [middle] в середине
    [bottom] внизу
   *[below] под колонкой
}
board-stone-locked = только во II эпохе
market-culture-deck = карты культуры { $era ->
    [1] I
   *[2] II
} эпохи: осталось { $n }{ $closed ->
    [1] {", сейчас недоступны"}
   *[0] {""}
}
market-tribe-deck = { $card }; осталось { $n }
market-animal-deck = колода животных: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
idols-place = { $n ->
    [1] 1-й
    [2] 2-й
   *[other] прочие
}
idols-at = { $seat } на уровне { $level }
idols-offering = шкала подношений: { $idols }
idols-honor = шкала почитания: { $idols }
