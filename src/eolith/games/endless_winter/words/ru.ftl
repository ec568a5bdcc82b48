# Endless Winter по-русски: слова русского издания.

game-name = Вечная зима
game-line = Ведите племя через ледяной континент: собирайте в колоду соплеменников и культуру, охотьтесь, расселяйтесь и возводите мегалиты.
game-minutes = около 120 минут
game-difficulty = для опытных игроков
typed-example = переместить c3 восток
bot-style-hunter = охотник
bot-style-settler = поселенец
bot-style-mason = камнетёс
bot-style-ancestor = хранитель предков

## Icons: что означает каждый символ, и эффекты словами.  `.acc` стоит после «за» и после глагола, `.do` — что при этом делают.

icon-era-1 = I эпоха
icon-era-2 = II эпоха
icon-arrow-megalith = ещё один мегалит там, куда указывает стрелка
icon-wild = считается животным любого вида
icon-initiate = Инициация
    .to = в колонку «Инициация»
    .at = в колонке «Инициация»
icon-develop = Развитие
    .to = в колонку «Развитие»
    .at = в колонке «Развитие»
icon-migrate = Заселение
    .to = в колонку «Заселение»
    .at = в колонке «Заселение»
icon-hunt = Охота
    .to = в колонку «Охота»
    .at = в колонке «Охота»
icon-rest = отдых

effect-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
    .acc = { $n ->
    [one] { $n } еду
   *[other] { $n } еды
}
effect-tool = { $n ->
    [one] { $n } орудие
    [few] { $n } орудия
   *[other] { $n } орудий
}
    .acc = { effect-tool }
effect-labor = { $n ->
    [one] { $n } очко труда
    [few] { $n } очка труда
    [many] { $n } очков труда
   *[other] { $n } очка труда
}
    .acc = { effect-labor }
effect-discard = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[other] сбросить { $n } карт
}
    .acc = { $n ->
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
    .do = { $n ->
    [one] продвинуть идола на { $n } уровень
    [few] продвинуть идолов, всего на { $n } уровня
   *[other] продвинуть идолов, всего на { $n } уровней
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
effect-bury-supply = { $n ->
    [one] захоронить { $n } карту племени из запаса
    [few] захоронить { $n } карты племени из запаса
   *[other] захоронить { $n } карт племени из запаса
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
    .acc = { $n } ПО
effect-stone = взять священный камень
effect-fill-food = еда до максимума
    .acc = еду до максимума
effect-gain = получить { $goods }

effect-at-initiate = при инициации
effect-at-develop = при развитии
effect-at-migrate = при заселении
effect-at-hunt = на охоте
effect-at-rest = на отдыхе
effect-at-eclipse = в затмение
effect-at-board = на игровом поле
effect-when = { $when }: { $gains }
effect-pay = за { $cost }: { $gains }
effect-when-pay = { $when }, за { $cost }: { $gains }
effect-one-or-both = { $first }, { $last } или и то и другое
effect-or = { $first } или { $last }
effect-or-list = { $first }, или { $last }

## Faces: карты, камни и жетоны

face-designed = Эта карта придумана нами.
face-partly = Эта карта частично придумана нами.
face-stand-in = { $all ->
    [1] придумано нами
   *[0] частично придумано нами
}
face-use = использовать: { $gains }
face-side = { $side }: { $effect }
face-resting = { $n ->
    [one] в ячейке затмения даёт в затмение ещё { $n } очко труда
    [many] в ячейке затмения даёт в затмение ещё { $n } очков труда
   *[other] в ячейке затмения даёт в затмение ещё { $n } очка труда
}
face-sets = набор неиспользованных: { $table }
face-end-points = { $n } ПО в конце игры
table-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} — { $points }
table-board = { $n ->
    [one] { $n } планшет
    [few] { $n } планшета
   *[other] { $n } планшетов
} — { $points }
table-animal = { $n ->
    [one] { $n } животное
    [few] { $n } животных
   *[other] { $n } животных
} — { $points }
table-camp = { $n ->
    [one] { $n } стоянка
    [few] { $n } стоянки
   *[other] { $n } стоянок
} — { $points }
table-more = { $n } — { $points }
stone-village-terrain = { $n } ПО за каждую вашу общину у гекса «{ $which }»
stone-camp-terrains = { $n } ПО за каждый из этих типов с вашей стоянкой: { $which }
stone-ground-megaliths = { $n } ПО за каждый ваш мегалит непосредственно на планшете
stone-megalith-boards = за планшеты, непосредственно на которых есть ваш мегалит: { $table }
stone-buried-cards = за ваши захороненные карты: { $table }
stone-top-megaliths = { $n } ПО за каждый ваш мегалит поверх других
stone-idol-levels = { $per ->
    [1] { $n } ПО за каждое деление обоих ваших идолов вместе
    [one] { $n } ПО за каждое { $per } деление обоих ваших идолов вместе
    [few] { $n } ПО за каждые { $per } деления обоих ваших идолов вместе
   *[other] { $n } ПО за каждые { $per } делений обоих ваших идолов вместе
}
stone-used-species = { $n } ПО за каждый вид среди ваших использованных животных
stone-used-animals = за ваших использованных животных ({ $which }): { $table }
stone-used-animals-each = { $n } ПО за каждое ваше использованное животное: { $which }
stone-camps-on-terrain = за ваши стоянки на гексах «{ $which }»: { $table }
stone-buried-different = за разные карты среди захороненных вами: { $table }
stone-buried-identical = за самую большую группу одинаковых карт среди захороненных вами: { $table }

## Sides: of whom something is, a seat or those whom the rules play

side-owner = игрока { $seat }
rules-side = племя кочевников
    .gen = племени кочевников

## Boards: what a screen reader says of the map, the megalith field, the main board and the idols

board-seat-count = { $seat } { $n }
map-hex = { $terrain } { $hex }
map-unknown = гекс { $hex }: тайла ещё нет
map-benefit = во время затмения: { $effect }
map-camps = стоянки: { $who }
map-villages = общины: { $who }
map-holder = сейчас достанется: { $who }
map-influence = влияние: { $who }
map-token-down = жетон ледника лежит лицом вниз
map-token = жетон ледника, за новую общину: { $effect }
map-camps-at = стоянки на { $hex }: { $who }
map-junction = пересечение { $hexes }
field-cell = клетка { $site }, { $board }
field-unknown = клетка { $site }: планшета ещё нет
field-top = место { $site }: поверх четырёх мегалитов, уровень { $level }
field-start = начальная клетка, только для серых мегалитов
field-bare = без бонуса
field-grey = здесь стоит серый мегалит
field-owned = здесь стоит мегалит { $seat }
board-round = раунд { $n } из 4: { $phase ->
    [eclipse] затмение
   *[action] действия
}
board-order = очерёдность хода: { $order }
board-order-unknown = очерёдность хода: ещё не определена
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
    [chief] вождь { $seat }
   *[tribe] соплеменник { $seat }
} { $spot ->
    [top] наверху
    [middle] в середине
    [bottom] внизу
   *[below] под колонкой
}
board-stone-locked = только во II эпохе
board-stone-pool = только с раунда { $round }
market-labor-token = жетон труда: на 1 ОТ дешевле
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

## The nomads: what they play with

nomads-title = Кочевники
nomads-card = Карта кочевников
nomads-none = не раскрыта ни одна
nomads-covered = Под ней
nomads-deck = Колода кочевников
nomads-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
nomads-pile = Их колода затмения
nomads-unseen = лицом вниз: { $n }
nomads-sacrifice = Колода жертвоприношений
nomads-migration = Карта миграции
status-deal_nomad = Кочевники раскрывают карту.
status-deal_migration = Кочевники раскрывают карту миграции.
status-deal_buried = Раскрываются карты, захороненные кочевниками не глядя.
nomads-by-rules = Кочевники действуют по правилам: решать здесь ничего не нужно.
nomads-aid = Памятка
nomads-aid-row = { $what } → { $then }
nomads-token = Жетон кочевников
nomads-token-on = на пересечении { $at }
nomads-token-beside = рядом с полем
nomads-stone = священный камень: { $stone }; { $points } ПО в каждом затмении, что бы на нём ни было написано
nomads-animals = { $animal }: { $n }; набор в конце игры: { $sets }
nomads-arrows = стрелки { $big }, затем { $small }
nomads-column = отмечена колонка «{ $column }»
nomads-action = { $column } — { $action }
nomads-quoted = «{ $action }»
nomads-actions = { $upper }, затем { $lower }
migration-camps = стоянки на { $outer } во внешнем кольце, { $inner } — во внутреннем

## Tribe boards: планшеты племён и карты игрока словами

tribe-name = племя { $seat }
tribe-turn = решает
tribe-points = { $n } ПО
tribe-idols = идолы: уровень { $offering } на шкале подношений, уровень { $honor } на шкале почитания
tribe-chief = карта вождя: { $card }
tribe-no-chief = вождя ещё нет
tribe-chief-at = вождь { $at }
tribe-home = у планшета
tribe-out = вне игры в этом раунде
tribe-figures-home = { $n ->
    [one] { $n } соплеменник у планшета
    [few] { $n } соплеменника у планшета
   *[many] { $n } соплеменников у планшета
}
tribe-food = еда: { $n } из { $most }
tribe-food-labor = 1 ОТ за каждый символ труда, пройденный маркером: деления { $spaces }
tribe-tools = орудия: { $n } из { $most }
tribe-villages = общины на планшете: { $n }; карт во время затмения: { $cards }
tribe-nothing = ничего
tribe-slot = мегалиты в ячейке { $slot }: { $n }{ $grey ->
    [1] {" (серые)"}
   *[0] {""}
}; когда она пуста, каждое затмение даёт: { $effect }
tribe-stone = священный камень: { $stone }
tribe-stone-place = ячейка { $slot } для священного камня: стоит { $cost }; сразу даёт: { $effect }
tribe-rest = ячейка отдыха: { $effect }; фигурка здесь даёт 1,5 очка труда в затмении
tribe-resting = { $n ->
    [one] здесь отдыхает { $n } фигурка
    [few] здесь отдыхают { $n } фигурки
   *[many] здесь отдыхают { $n } фигурок
}
tribe-animal = { $animal }; не использовано { $unused }, использовано { $used }
tribe-no-treasures = ни священных камней, ни животных
tribe-at-home = на планшете: стоянки { $camps }, общины { $villages }, мегалиты { $megaliths }
tribe-figures-at = { $n ->
    [one] { $n } соплеменник { $at }
    [few] { $n } соплеменника { $at }
   *[other] { $n } соплеменников { $at }
}
tribe-figure-at = соплеменник { $at }
tribe-pile = открытая колода затмения: { $cards }
hand-cards = карт в руке: { $n }
hand-played = разыграно карт в этом ходу: { $n }
hand-deck = карт в колоде: { $n }
hand-discard = карт в сбросе: { $n }
hand-buried = захороненных карт: { $n }
hand-pile = карт в колоде затмения: { $n }
hand-labor = труд вместе с отдыхающими фигурками: { $n }
hand-locked = не в этом ходу: только что получена

## Scene: части картины, то же словами, что можно сделать, чей ход, диаграммы

scene-map = Местность
scene-board = Игровое поле
scene-culture = Карты культуры
scene-tribe-cards = Карты племени
scene-hunt = Охотничьи угодья
scene-idols = Идолы
scene-field = Мегалиты
scene-hand = Ваши карты
scene-zone-board = Поле
scene-zone-map = Местность
scene-zone-field = Мегалиты
scene-zone-idols = Идолы

scene-camp-moves = стоянку с { $hex } можно переместить
scene-village = община { $seat } на { $at }
scene-village-place = место для общины на { $at }
field-arrows = стрелки указывают на { $sites }
scene-order-place = место { $n } на шкале очерёдности даёт в затмение: { $effect }
scene-column = { $column }: { $who }
scene-part = { $column }, { $part }
scene-placed = { $place } · { $what }
scene-animals = { $animal }; { $n ->
    [1] открыто: 1
   *[other] открыто: { $n }
}
scene-offering-level = шкала подношений, уровень { $level }: { $n ->
    [1] ПО за каждую единицу оставшихся еды и орудий
    [one] ПО за каждую { $n } единицу оставшихся еды и орудий
    [few] ПО за каждые { $n } единицы оставшихся еды и орудий
   *[other] ПО за каждые { $n } единиц оставшихся еды и орудий
}
scene-honor-level = уровень { $level }: { $n }
scene-honor-levels = ПО за достижение уровней шкалы почитания: { $levels }
scene-burial = захороненные карты, { $place } на шкале почитания: { $steps }
scene-burial-step = { $n ->
    [one] от { $n } карты — { $points } ПО
   *[other] от { $n } карт — { $points } ПО
}

scene-labor-now = ОТ
scene-labor-hand = с карт
scene-labor-food = { $n ->
    [one] за { $n } еду
   *[other] за { $n } еды
}
scene-labor-ability = { $source }: { $effect }
scene-labor-most = всего
scene-labor-columns = Труд карт по колонкам:
scene-pile-labor = труда для очерёдности: колода и ячейка отдыха
scene-pile = У кого труда больше всех, тот занимает верхнее деление шкалы очерёдности; при равенстве — кто в этом раунде ходил позднее. Карты племени дают и свои способности затмения. Карты культуры не дают ничего и возвращаются в руку: годятся для блефа.

scene-doing = { $kind ->
    [turn] { $stage ->
        [culture] ставит фигурку
        [rest] отдыхает
       *[top] действует { $at }
    }
    [form_pile] собирает колоду затмения
    [choose_side] выбирает сторону карты вождя
    [pick_chief] выбирает вождя
    [pick_setup] выбирает карту подготовки
    [leave_out] решает, какая фигурка останется у планшета
    [discard_card] сбрасывает карту
    [pick_token] выбирает жетон отдыха
    [eclipse] получает то, что приносит затмение
   *[gain] получает положенное
}
scene-over = Игра окончена.
scene-you-win = Вы победили и набрали { $n } ПО.
scene-wins = Побеждает { $name }: { $n } ПО.
scene-tie = При равенстве очков впереди тот, кто стоит выше на шкале очерёдности ({ $order }).

scene-chart-scores-text = Положение на шкале ПО в конце каждого раунда; в последнем столбце — с итоговым подсчётом.
scene-chart-categories = Откуда очки
scene-chart-categories-text = ПО каждого игрока по тому, что их принесло.
scene-chart-labor = Потраченный труд
scene-chart-labor-text = Сколько очков труда потратил каждый игрок в каждом раунде.
scene-chart-figures = Размещённые фигурки
scene-chart-figures-text = Сколько раз каждый игрок ставил фигурку в каждую колонку и на отдых.
scene-category-stones = камни
scene-category-megaliths = мегалиты
scene-category-idols = идолы
scene-category-land = местность
scene-category-effects = карты
scene-category-offering = подношения
scene-category-honor = захоронения
scene-category-cards = ПО на картах
scene-category-animals = животные

outcome-tie = Очков столько же, сколько у кочевников: они не побеждены.

phase-setup = подготовка к игре
phase-action = фаза действий
phase-eclipse = фаза затмения
phase-preparation = фаза подготовки
phase-over = игра окончена
ending-rounds = закончился четвёртый раунд
sheet-track = шкала ПО
sheet-track-made = набраны по ходу игры; после её конца диаграмма «{ scene-chart-categories }» показывает, что их принесло
sheet-offering = подношения (оставшиеся еда и орудия)
sheet-honor = захороненные карты
sheet-cards = ПО на картах
sheet-animals = наборы животных
sheet-stones = священные камни
sheet-megaliths = мегалиты на мегалитах
sheet-level = на уровне { $level }: { $n } = { $points }
sheet-total = всего
sheet-food = еда: { $n }
sheet-tools = орудия: { $n }
sheet-buried = карт: { $n }
sheet-place = { $n ->
    [0] идол не поднялся на шкалу почитания: без ПО
    [1] выше всех на шкале почитания
    [2] второе место на шкале почитания
   *[other] третье место или ниже на шкале почитания
}
sheet-ratio = { $n ->
    [1] ПО за каждую единицу
    [one] ПО за каждую { $n } единицу
    [few] ПО за каждые { $n } единицы
   *[other] ПО за каждые { $n } единиц
}

## Places and sources: места и источники

place-rest = ячейка отдыха
    .to = в ячейку отдыха
    .at = в ячейке отдыха
figure-chief = вождь
figure-tribe = соплеменник
zone-hand = рука
    .from = из руки
zone-discard = сброс
    .from = из сброса
zone-played = разыгранные карты
    .from = из разыгранных карт
zone-pile = колода затмения
    .from = из колоды затмения
direction-east = к востоку
direction-north = к северу
direction-northeast = к северо-востоку
direction-northwest = к северо-западу
direction-west = к западу
direction-south = к югу
direction-southwest = к юго-западу
direction-southeast = к юго-востоку
source-cell = клетка мегалитов
source-offering-level = шкала подношений
source-order-place = очерёдность хода
source-megalith-slot = пустая ячейка мегалитов
source-stone-slot = ячейка камня
source-rest-space = ячейка отдыха

## Prompts: что нужно решить

prompt-from = { $source }: { $prompt }
prompt-pick_chief = Возьмите карту вождя.
prompt-pick_setup = Возьмите карту подготовки.
prompt-choose_side = Какой стороной карты вождя вы играете?
prompt-leave_out = Какая фигурка в этом раунде остаётся у планшета?
prompt-turn-culture = { $played ->
    [0] Разыграйте карты культуры, затем поставьте фигурку.
   *[other] Разыграйте ещё карту культуры, сбросив другую карту, или поставьте фигурку.
}
prompt-turn-top = { $column }, верх, сколько угодно раз: у вас { $labor }.
prompt-turn-middle = { $column }, середина: одно действие, затем спуститесь вниз.
prompt-turn-bottom = { $column }, низ: используйте, что осталось, и закончите ход.
prompt-turn-rest = Отдых: используйте, что хотите, и закончите ход.
prompt-discard_card = { $n ->
    [one] Сбросьте { $n } карту из руки в уплату.
    [few] Сбросьте { $n } карты из руки в уплату.
   *[other] Сбросьте { $n } карт из руки в уплату.
}
prompt-form_pile = Добавьте карты из руки в колоду затмения или закончите. По одной их кладут слева направо, несколько одной командой — в любом порядке. Другие видят только их число.
prompt-choose = { $source }: что из этого?
prompt-bonus = Можно использовать бонус.
prompt-gains = { $source }: что сначала?
prompt-gain-tool = { $n ->
    [one] Получите { $n } орудие или что-то менее значимое.
    [few] Получите { $n } орудия по одному или что-то менее значимое.
   *[other] Получите { $n } орудий по одному или что-то менее значимое.
}
prompt-gain-idol = { $n ->
    [one] Продвиньте своего идола на { $n } уровень или возьмите что-то менее значимое.
    [few] Продвиньте своих идолов на { $n } уровня по одному или возьмите что-то менее значимое.
   *[other] Продвиньте своих идолов на { $n } уровней по одному или возьмите что-то менее значимое.
}
prompt-gain-draw = { $n ->
    [one] Возьмите { $n } карту из колоды или что-то менее значимое.
    [few] Возьмите { $n } карты из колоды по одной или что-то менее значимое.
   *[other] Возьмите { $n } карт из колоды по одной или что-то менее значимое.
}
prompt-gain-megalith = { $n ->
    [one] Разместите { $n } мегалит или возьмите что-то менее значимое.
    [few] Разместите { $n } мегалита по одному или возьмите что-то менее значимое.
   *[other] Разместите { $n } мегалитов по одному или возьмите что-то менее значимое.
}
prompt-arrow = Разместите ещё один мегалит там, куда указывает стрелка, или возьмите что-то менее значимое.
prompt-gain_camp = { $n ->
    [one] Поставьте { $n } стоянку на стартовый тайл.
    [few] Поставьте { $n } стоянки на стартовый тайл по одной.
   *[other] Поставьте { $n } стоянок на стартовый тайл по одной.
}
prompt-gain_move = { $n ->
    [one] Переместите одну из своих стоянок: осталось { $n } перемещение.
    [few] Переместите свои стоянки: осталось { $n } перемещения.
   *[other] Переместите свои стоянки: осталось { $n } перемещений.
}
prompt-gain_village = Создайте общину там, где сходятся три ваши стоянки.
prompt-gain_burial = { $n ->
    [one] Захороните { $n } карту.
    [few] Захороните { $n } карты по одной.
   *[other] Захороните { $n } карт по одной.
}
prompt-gain_tribe-hand = Возьмите в руку карту племени{ $which ->
    [other] {" другого типа"}
    [same] {" того же типа"}
   *[any] {""}
}.
prompt-gain_tribe-discard = Отправьте в свой сброс карту племени{ $which ->
    [other] {" другого типа"}
    [same] {" того же типа"}
   *[any] {""}
}.
prompt-gain_tribe-bury = Захороните карту племени из запаса.
prompt-gain_culture = Возьмите в руку карту культуры.
prompt-gain_animal = Возьмите из охотничьих угодий животное{ $which ->
    [other] {" другого вида"}
    [same] {" того же вида"}
   *[any] {""}
}.
prompt-gain_top_animal = Взять верхнюю карту колоды животных?
prompt-gain_reveal = Выложить животных в охотничьи угодья? Осталось: { $n }.
prompt-gain_use = Используйте одно из своих животных.
prompt-gain_stone = Возьмите священный камень.
prompt-pick_token = Возьмите раскрытый жетон отдыха или уберите его под низ стопки и возьмите следующий вслепую.
prompt-eclipse-1 = Затмение: используйте способности затмения своей колоды.
prompt-eclipse-2 = Затмение: получите бонусы гексов, где у вас больше всего влияния, в любом порядке.
prompt-eclipse-3 = Затмение: получите бонусы своего планшета в любом порядке.

## Choices: что можно выбрать

choice-for-row = за { $cost }: { $what }
choice-labor = { $n ->
    [one] +{ $n } очко труда
    [few] +{ $n } очка труда
    [many] +{ $n } очков труда
   *[other] +{ $n } очка труда
}
choice-nothing = здесь ничего не даёт
choice-side = сторона { $side }: { $effect }
choice-chief = { $chief } — A: { $a }; B: { $b }
choice-leave = { $figure ->
    [chief] вождь остаётся у планшета
   *[tribe] соплеменник остаётся у планшета
}
choice-figure = { $place }: { $figure }
choice-play = разыграть карту «{ $card }» → { $gives }
choice-play-discarding = разыграть карту «{ $card }» и сбросить другую → { $gives }
choice-discard = сбросить карту «{ $card }»
choice-pile = добавить карту «{ $card }» → { $gives }
choice-use = { $source }: { $effect }
choice-burn = { $n ->
    [0] потратить 1 еду: пока без очков труда, останется { $left }
    [one] потратить 1 еду: +{ $n } очко труда, останется { $left }
    [few] потратить 1 еду: +{ $n } очка труда, останется { $left }
   *[other] потратить 1 еду: +{ $n } очков труда, останется { $left }
}
choice-next-top = спуститься в середину
choice-next-middle = спуститься вниз
choice-next-bottom = закончить ход
choice-next-rest = закончить ход
choice-next-form_pile = закончить ход с этой колодой
choice-next-eclipse-1 = больше ничего из колоды
choice-next-eclipse-2 = отказаться от остальных гексов
choice-next-eclipse-3 = отказаться от остального; камни принесут ПО
choice-token-take = взять раскрытый жетон { $token }
choice-token-next = убрать его под низ стопки и взять следующий
choice-hex = { $terrain } { $hex }: { $effect }
choice-slot = ячейка мегалитов { $n }: { $effect }
choice-villages = { $n ->
    [one] взять { $n } карту за общину
    [few] взять { $n } карты за общины
   *[other] взять { $n } карт за общины
}
choice-score = засчитать священный камень { $stone }
choice-decline = ничего не брать
choice-draw = { $instead ->
    [1] взамен взять карту
   *[0] взять карту
}
choice-idol-offering = { $instead ->
    [1] взамен продвинуть идола подношений до уровня { $level }
   *[0] продвинуть идола подношений до уровня { $level }
}
choice-idol-honor = { $instead ->
    [1] взамен продвинуть идола почитания до уровня { $level }
   *[0] продвинуть идола почитания до уровня { $level }
}
choice-idol-top = 1 ПО: идол подношений уже на верхнем уровне
choice-tool = { $instead ->
    [1] взамен взять 1 орудие
   *[0] взять 1 орудие
}
choice-food = { $instead ->
    [1] взамен взять 1 еду
   *[0] взять 1 еду
}
choice-camp = поставить стоянку на стартовый тайл
choice-reveal = выложить животное в охотничьи угодья
choice-top = взять верхнюю карту колоды животных
choice-site = разместить мегалит на { $site }
choice-stacked = { $n } ПО в конце игры
choice-move = переместить стоянку { $start } → { $end }
choice-village = создать общину на пересечении { $junction }
choice-bury = захоронить { $from } карту { $card }
choice-tribe-hand = взять в руку карту племени { $card }
choice-tribe-discard = отправить в сброс карту племени { $card }
choice-tribe-bury = захоронить карту племени { $card }
choice-tribe-empty = 1 ПО: колода «{ $card }» пуста
choice-culture = взять карту культуры { $card }
choice-animal = взять { $prey }
choice-placed = { $what } ({ $place })
choice-turn = использовать { $prey }: { $effect }
choice-stone = взять священный камень { $stone }

## Events: что произошло; «B ставит соплеменника: Охота; разыгрывает «Охотник»: +2 очка труда; …»

event-round_started = Начинается раунд { $n }.
event-era_changed = Начинается II эпоха: открытые карты культуры I эпохи убраны.
event-game_over = Игра окончена: все четыре раунда сыграны.
event-order = Очерёдность хода: { $order }.
event-stone_dealt = Выложены священные камни: { $what }.
event-culture_dealt = Выложены карты культуры: { $what }.
event-culture_returned = Карты культуры с жетонами труда уходят под низ колоды: { $what }.
event-culture_marked = На карты культуры кладут жетоны труда: { $what }.
event-chief_dealt-shown = Вожди на выбор: { $what }.
event-setup_dealt-shown = Карты подготовки на выбор: { $what }.
event-board_laid = Планшеты мегалитов: { $what }.
event-tile_laid = Местность выложена: { $what }.
event-animal_revealed = Новые животные в охотничьих угодьях: { $what }.
event-token_revealed = Раскрыт жетон ледника на { $hex }: { $token }.
event-rest_token_shown = Раскрыт жетон отдыха { $token }.

event-chief_dealt = получает вождя { $what }
event-setup_dealt = получает карту подготовки { $what }
event-side_chosen = играет стороной { $side } вождя { $chief } — { $effect }
event-figure_left = { $figure ->
    [chief] оставляет вождя у планшета
   *[tribe] оставляет соплеменника у планшета
}
event-figure_placed = { $figure ->
    [chief] ставит вождя { $to }
   *[tribe] ставит соплеменника { $to }
}
event-card_played = разыгрывает карту «{ $card }»
event-card_played-labor = { $n ->
    [one] разыгрывает карту «{ $card }»: +{ $n } очко труда
    [few] разыгрывает карту «{ $card }»: +{ $n } очка труда
    [many] разыгрывает карту «{ $card }»: +{ $n } очков труда
   *[other] разыгрывает карту «{ $card }»: +{ $n } очка труда
}
event-card_drawn = { $n ->
    [1] берёт из колоды карту { $what }
   *[other] берёт из колоды карты { $what }
}
event-card_drawn-hidden = { $n ->
    [one] берёт { $n } карту из колоды
    [few] берёт { $n } карты из колоды
   *[other] берёт { $n } карт из колоды
}
event-card_discarded = { $n ->
    [1] сбрасывает карту { $what }
   *[other] сбрасывает карты { $what }
}
event-card_buried = { $n ->
    [1] захоранивает карту { $what }
   *[other] захоранивает карты { $what }
}
event-card_buried-hidden = { $n ->
    [one] захоранивает { $n } карту из руки
    [few] захоранивает { $n } карты из руки
   *[other] захоранивает { $n } карт из руки
}
event-card_piled = { $n ->
    [1] добавляет в колоду затмения карту { $what }
   *[other] добавляет в колоду затмения карты { $what }
}
event-card_piled-hidden = { $n ->
    [one] добавляет в колоду затмения { $n } карту
    [few] добавляет в колоду затмения { $n } карты
   *[other] добавляет в колоду затмения { $n } карт
}
event-pile_revealed = { $n ->
    [1] раскрывает карту { $what }
   *[other] раскрывает карты { $what }
}
event-labor_counted = { $n ->
    [one] насчитывает { $n } очко труда
    [few] насчитывает { $n } очка труда
    [many] насчитывает { $n } очков труда
   *[other] насчитывает { $n } очка труда
}
event-deck_shuffled = перемешивает сброс в новую колоду
event-clause_used = применяет эффект «{ $source }»
event-took = получает { $goods }
event-paid = платит { $cost }
event-food_burnt = { $n ->
    [one] тратит { $n } еду
   *[other] тратит { $n } еды
}{ $labor ->
    [0] {""}
    [one] : +{ $labor } очко труда
    [few] : +{ $labor } очка труда
   *[other] : +{ $labor } очков труда
}
event-idol_moved = { $track ->
    [offering] продвигает идола подношений до уровня { $level }
   *[honor] продвигает идола почитания до уровня { $level }
}
event-megalith_placed = { $grey ->
    [1] размещает серый мегалит на { $site }
   *[0] размещает мегалит на { $site }
}
event-camp_placed = { $n ->
    [one] ставит стоянку на стартовый тайл
    [few] ставит { $n } стоянки на стартовый тайл
   *[other] ставит { $n } стоянок на стартовый тайл
}
event-camp_moved = перемещает стоянку { $way }
event-village_built = создаёт общину на пересечении { $junction }
event-tribe_taken = берёт карту племени «{ $card }»
event-tribe_taken-discard = отправляет в сброс карту племени «{ $card }»
event-tribe_taken-bury = захоранивает из запаса карту племени «{ $card }»
event-tribe_taken-none = не берёт карту: колода пуста
event-culture_taken = берёт карту культуры «{ $card }»
event-culture_taken-offered = кладёт карту культуры «{ $card }» в колоду жертвоприношений
event-animal_taken = берёт { $prey }
event-animal_taken-deck = берёт из колоды животных { $prey }
event-animals_added = { $n ->
    [one] выкладывает в охотничьи угодья { $n } животное: { $what }
   *[other] выкладывает в охотничьи угодья { $n } животных: { $what }
}
event-nomad_revealed = раскрывает карту кочевников «{ $card }»
event-nomad_revealed-pile = раскрывает из колоды затмения карту «{ $card }»
event-nomads_acted = выполняет «{ $action }»
event-aid_used = вместо «{ $action }» по памятке — { $then }
event-nomads_piled = кладёт в колоду затмения карту кочевников лицом вниз
event-offering_buried = захоранивает карту { $what }
event-offering_buried-unseen = захоранивает карту не глядя
event-buried_revealed = { $n ->
    [one] раскрывает карту, захороненную не глядя: { $what }
   *[other] раскрывает карты, захороненные не глядя: { $what }
}
event-migration_shuffled = Карты миграции перемешаны заново.
event-nomads_migrated = { $rings ->
    [inner] перемещает стоянки внутреннего кольца по карте миграции «{ $card }»
    [outer] перемещает стоянки внешнего кольца по карте миграции «{ $card }»
   *[both] размещает все стоянки по карте миграции «{ $card }»
}
event-nomad_token_placed = кладёт жетон кочевников на пересечение { $junction }
nomad-action-idol = Идол
nomad-action-tool = Орудие
nomad-action-food = Еда
nomad-action-eclipse_card = Карта затмения
nomad-action-bury = Захоронение карты
nomad-action-culture_card = Карта культуры
nomad-action-animal = Карта животного
nomad-action-random_animal = Случайная карта животного
nomad-action-new_animal = Новая карта животного
nomad-action-glacier_vp = ПО за ледники
nomad-action-stone = Священный камень
nomad-action-megalith = Мегалит
nomad-action-village = Строительство общин или перемещение стоянок
nomad-action-vp = 1 ПО
event-animal_used = использует { $prey }
event-stone_taken = берёт священный камень { $stone }
event-stone_scored = { $n ->
    [0] не получает ПО за священный камень { $stone }
   *[other] получает { $n } ПО за священный камень { $stone }
}
event-token_taken = берёт жетон отдыха { $token }
event-hex_held = имеет больше всего влияния на { $hexes }
event-declined = ничего не берёт
event-beneath = { $what } (мегалиты под ним: { $who })
event-points-of = { $seat } { $n } ПО
event-by = { $what } ({ $source })
event-count = { $what } ×{ $n }
quoted = «{ $name }»

## Refusals: почему что-то нельзя

refusal-no-gain-now = Сейчас ничего такого не получают.
refusal-several-ways = Это дают несколько ваших способностей; сначала скажите, какую вы используете.
refusal-no-village-place = У вас нет трёх стоянок на соприкасающихся гексах там, где можно создать общину.
refusal-no-three-camps = Для общины на пересечении { $junction } нужно по вашей стоянке на каждом из трёх гексов.
refusal-no-pile-now = Колоду затмения собирают в конце последнего хода раунда.
refusal-pile-ascends = Карты кладут в колоду затмения слева направо, как они лежат в руке, а карта «{ $card }» лежит левее последней добавленной.
refusal-not-in-hand = Карты «{ $card }» нет у вас в руке.
refusal-not-in-eclipse = В фазе затмения нельзя тратить еду ради очков труда.
refusal-no-food = У вас нет еды.
refusal-place-a-figure = Сначала поставьте фигурку: её ставят в каждый ход.
refusal-no-token-now = Жетон отдыха получает первая в раунде фигурка на ячейке отдыха, если вы играете с жетонами отдыха.
refusal-nothing-to-discard-for = Сейчас сбрасывать карты не за что.
refusal-only-in-eclipse = То, что это даёт, получают в фазе затмения.
refusal-nothing-gives-that-now = Ничто из того, что вы можете использовать сейчас, этого сразу не даёт.
refusal-use-first = К этому ведёт одна из ваших возможностей: сначала используйте её.
refusal-comes-with-column = Это даёт колонка «{ $column }», а также карты и места, на которых это указано.
refusal-figure-is-placed = Фигурка этого хода уже поставлена.
refusal-chief-is-out = Ваш вождь не у планшета.
refusal-chief-is-bound = Вы использовали способность вождя, поэтому в этот ход ставите вождя.
refusal-no-figure-left = У планшета нет соплеменников; возможно, остался вождь.
refusal-culture-step-is-over = Карта «{ $card }» уже не действует: карты культуры действуют, пока не поставлена фигурка.
refusal-no-card-to-discard = За каждую карту культуры после первой сбрасывают ещё одну карту из руки, а у вас только «{ $card }».
refusal-two-cultures = В этот ход вы уже разыграли две карты культуры, третьей «{ $card }» быть не может.
refusal-place-first = Карту «{ $card }» ещё не разыграть: сначала поставьте фигурку, карты племени разыгрывают после этого.
refusal-no-tribe-cards-at-rest = Карту «{ $card }» сейчас не разыграть: в ход отдыха карты племени не разыгрывают.
refusal-taken-this-turn = Карту «{ $card }» вы взяли в этот ход, и в этот же ход её нельзя разыграть.
refusal-no-use-now = Сейчас это ничего вам не даст.
refusal-no-figure-there = Фигурка этого хода стоит не { $at }.
refusal-never-back-up = Фигурка { $at } уже спустилась и наверх не возвращается.
refusal-later-in-the-column = Фигурка { $at } ещё не там: сначала спуститесь.
refusal-once-a-figure = Середина колонки «{ $column }» действует один раз за ход.
refusal-used-or-passed = Карта «{ $card }» в этот ход уже использована, или после неё разыграна другая карта культуры.
refusal-comes-before = { $what ->
    [draw] Карту берут до животного: в этот ход её уже не взять.
   *[other] Стоянку ставят до перемещения: в этот ход её уже не поставить.
}
refusal-used-already = В этот ход это уже использовано.
refusal-bottom-is-closed = Низ колонки «{ $column }» — только для первой фигурки в раунде.
refusal-not-at-rest = Это для фигурки на вашей ячейке отдыха.
refusal-no-such-token = Этого жетона отдыха у вас нет.
refusal-no-chief-turn = Способность вождя действует только в тот ход, в который вы ставите вождя.
refusal-not-your-chief = У вас другой вождь или другая сторона его карты.
refusal-other-column = Эта способность связана с другой колонкой, а не с той, где стоит ваша фигурка.
refusal-not-in-pile = Карты «{ $card }» нет в вашей колоде затмения.
refusal-only-in-eclipse-card = Карта «{ $card }» действует так только в фазе затмения, из колоды затмения.
refusal-only-when-played = Карта «{ $card }» действует так только в фазе действий, после того как разыграна.
refusal-pile-is-over = Карты из колоды затмения уже сыграли своё: после них идут бонусы местности и планшета.
refusal-not-played = Сначала разыграйте карту «{ $card }», тогда можно использовать её способность.
refusal-not-enough-labor = Это стоит { $need } ОТ, а у вас { $own }. Ещё очки труда дают карты племени и потраченная еда.
refusal-not-enough-tool = Это стоит { $need ->
    [one] { $need } орудие
    [few] { $need } орудия
   *[other] { $need } орудий
}, а у вас { $own }.
refusal-not-enough-food = Это стоит { $need ->
    [one] { $need } еду
   *[other] { $need } еды
}, а у вас { $own }.
refusal-not-enough-discard = Это стоит { $need ->
    [one] { $need } карту
    [few] { $need } карты
   *[other] { $need } карт
} из руки, а у вас { $own }.
refusal-no-camp-at-home = Все ваши стоянки уже на местности.
refusal-no-camp-on-the-map = На местности нет вашей стоянки, которую можно переместить.
refusal-nothing-to-bury = У вас нет карт, которые можно захоронить.
refusal-every-type-taken = В этот ход вы уже взяли карты племени всех типов.
refusal-no-tribe-card = Сейчас нельзя взять ни одной карты племени.
refusal-no-culture-open = Открытых карт культуры нет.
refusal-no-animal-shown = Охотничьи угодья пусты, сначала выложите животных.
refusal-no-animal-to-add = { $shown ->
    [6] В охотничьих угодьях уже 6 животных, больше не помещается.
   *[other] Колода животных закончилась.
}
refusal-no-animal-left = Колода животных закончилась.
refusal-no-unused-animal = У вас нет неиспользованных животных.
refusal-no-unused-species = Использовать { $prey } нельзя: неиспользованного животного этого вида у вас нет.
refusal-tools-are-full = У вас 5 орудий, больше не помещается.
refusal-food-is-full = Еды уже максимум; место освобождают стоянки, убранные с планшета.
refusal-no-slot-free = Все три ячейки священных камней заняты.
refusal-slot-cost = Следующая ячейка камня стоит { $cost }, а этого у вас нет.
refusal-stones-of-era-2 = Остались только камни II эпохи, а они доступны с третьего раунда.
refusal-no-stone-left = Священных камней больше нет.
refusal-finish-first = Сначала решите то, о чём спрашивают: «{ $asked }».
refusal-no-camp-there = На { $hex } нет вашей стоянки.
refusal-off-the-map = Нет гекса { $direction } от { $hex }.
refusal-type-taken = Действием вверху Инициации каждый тип берут один раз за ход, а карту «{ $card }» вы уже взяли.
refusal-no-such-tribe-card = Карту «{ $card }» сейчас взять нельзя: не тот тип.
refusal-not-open = Карты «{ $card }» нет среди открытых.
refusal-no-labor-token = На карте «{ $card }» нет жетона труда: она стоит на 1 ОТ больше, а его у вас нет.
refusal-not-laid-out = Среди карт, из которых вы выбираете, её нет.
refusal-not-shown = В охотничьих угодьях сейчас нельзя взять { $prey }.
refusal-no-animal-there = На месте { $place } животного нет.
refusal-not-there = Захоронить карту «{ $card }» { $from } нельзя.
refusal-slot-gives-nothing = Ячейка мегалитов { $slot } не пуста, или её бонус уже получен.
refusal-no-village-built = На местности нет ваших общин, или карты за них уже взяты.
refusal-no-stone-there = В ячейке { $slot } нет камня, который ещё не принёс ПО.
refusal-cannot-decline = Отказаться здесь не от чего: выберите одно из предложенного.
refusal-comes-with-its-place = Этот бонус срабатывает сам.
refusal-start-tile = На пересечении { $junction } общину не создать: у стартового тайла общин не создают.
refusal-village-there = На пересечении { $junction } уже стоит община.
refusal-no-village-left = Вы создали все свои общины.
refusal-no-megalith-left = У вас не осталось мегалитов.
refusal-only-lower = Взамен берут только менее значимое: еда, затем орудие, идол, карта, мегалит.
refusal-only-by-arrow = Этот мегалит ставят туда, куда указывает стрелка, а { $site } — не такая клетка.
refusal-site-taken = Место { $site } занято.
refusal-no-square-of-four = Сверху ставят только мегалит своего цвета на квадрат из четырёх: { $site }.
refusal-would-overlap = Мегалит на { $site } закрыл бы часть другого мегалита своего уровня.
refusal-starting-cell = На начальную клетку ставят только серые мегалиты: { $site }.
refusal-empty-field = Первым на поле ставят серый мегалит на начальную клетку: { $site }.
refusal-no-neighbour = Мегалиту на планшете нужен сосед, а у { $site } его нет. Серые ставят и на начальные клетки.
refusal-no-card-to-draw = Колода и сброс пусты.
refusal-idol-at-the-top = Этот идол уже на верхнем уровне.
refusal-stone-not-there = Священного камня «{ $stone }» нет на игровом поле.
refusal-stone-of-era-2 = Священный камень «{ $stone }» доступен с третьего раунда, во II эпохе.
refusal-no-influence = На { $hex } у вас нет влияния.
refusal-hex-not-due = { $hex } сейчас ничего вам не даёт: больше влияния там у другого игрока, или бонус уже получен.
refusal-undo-off = За этим столом отменять нельзя.
refusal-undo-nothing = Отменять нечего.
refusal-undo-chance = С тех пор открылась карта, животное или жетон.
refusal-undo-barrier = С тех пор закончился ход или взята карта.
refusal-undo-passed = Решает уже другой игрок.

## Options: настройки стола

option-edition = Издание.
option-edition-final = окончательное
option-edition-prototype = прототип: ранние правила
option-prep_swap = Можно ли в фазе подготовки взять вместо карты что-то менее значимое.
option-chief_side_choice = Как выбирают сторону карты вождя.
option-chief_side_choice-together = все тайно, затем показывают вместе
option-chief_side_choice-turn_order = по очереди, открыто
option-megalith_layout = Как лежат планшеты мегалитов.
option-megalith_layout-recommended = по рекомендации для числа игроков
option-megalith_layout-block = блоком
option-megalith_layout-spearhead = наконечником копья
option-megalith_layout-ring = кольцом
option-chief_window = С какого момента в ход вождя действует его способность.
option-chief_window-from_placement = как только поставлена его фигурка
option-chief_window-from_step_1 = и раньше, но тогда нужно поставить вождя
option-initiated_card = Карта племени, взятая действием вверху Инициации, в тот же ход.
option-initiated_card-locked = не разыгрывается
option-initiated_card-ability_only = разыгрывается ради способностей, но не очков труда
option-initiated_scope = Какие взятые карты племени должны быть разных типов.
option-initiated_scope-top_action = взятые действием вверху Инициации
option-initiated_scope-whole_step_2 = все, взятые после того, как поставлена фигурка
option-empty_tribe_vp = Когда вместо карты племени дают ПО.
option-empty_tribe_vp-chosen_deck = когда пуста выбранная колода
option-empty_tribe_vp-all_decks = когда пусты все пять колод
option-reveal_symbol_vp = Символ выкладывает животное, а колода животных пуста.
option-reveal_symbol_vp-true = даёт 1 ПО
option-reveal_symbol_vp-false = ничего не даёт
option-grey_anywhere = Куда ставят серые мегалиты.
option-grey_anywhere-false = на начальные клетки и рядом с другими мегалитами
option-grey_anywhere-true = на любую клетку
option-argentavis_used_species = Считается ли использованный аргентавис видом для священных камней.
option-board_benefit_order = Порядок бонусов затмения на планшете игрока.
option-board_benefit_order-free = любой
option-board_benefit_order-listed = как в правилах
option-bury_from_pile = Можно ли захоранивать карты из раскрытой колоды затмения.
option-left_out_figure = Если в I эпохе на фигурку меньше: какая остаётся у планшета.
option-left_out_figure-tribe = соплеменник
option-left_out_figure-choice = каждый выбирает в каждом раунде
option-village_symbol_food = Стоит ли община, созданная по символу, ещё и 3 еды.
option-stone_symbol_cost = Оплачивают ли ячейку священного камня, взятого по символу.
option-discard_view = Что другие видят в чужом сбросе.
option-discard_view-all = все карты
option-discard_view-top_card = только верхнюю карту
option-culture_abilities = Сколько может ждать способность карты культуры.
option-culture_abilities-step_1 = пока не поставлена фигурка
option-culture_abilities-at_once = пока не разыграна следующая карта культуры
option-paid_reveal_vp = Верхнее действие охоты выкладывает животных, а колода животных пуста.
option-paid_reveal_vp-false = выполнить его нельзя
option-paid_reveal_vp-true = стоит столько же ОТ и даёт 1 ПО
option-glaciers = Модуль «Жетоны ледников».
option-glaciers-off = без него
option-glaciers-on = с ним
option-rests = Модуль «Жетоны отдыха».
option-rests-off = без него
option-rests-on = с ним
option-setup_draft = Вариант: выбор карт подготовки.
option-setup_draft-off = нет, раздаются случайно
option-setup_draft-on = да, последний в очерёдности берёт первым
option-chief_draft = Вариант: выбор вождей и карт подготовки.
option-chief_draft-off = нет, раздаются случайно
option-chief_draft-on = да, вожди по очерёдности, карты подготовки в обратном порядке
option-ground_dealt = Если карты подготовки выбирают: когда выкладывают животных в охотничьи угодья.
option-ground_dealt-before_draft = до выбора, все их видят
option-ground_dealt-after_draft = после выбора
option-fewer_figures = Вариант: в I эпохе на одну фигурку меньше.
option-fewer_figures-on = да, два хода в раунд
option-undo-to_barrier = да, до последних новых сведений
level-off-off = Обычная
    .told = за три хода раунда кочевники совершают 2, 3 и 4 действия; их жетон даёт 1 влияние
level-off-on = С общиной
    .told = жетон кочевников — община: 2 влияния, и вашей общине там места нет
level-on-off = С открытой картой
    .told = каждый раунд начинается с открытой карты кочевников: в каждый ход у них на действие больше
level-on-on = Высшая
    .told = и открытая карта, и община
option-nomads_ahead = Лежит ли перед каждым раундом открытой одна карта кочевников.
option-nomads_ahead-off = нет
option-nomads_ahead-on = да: в каждый ход у них на действие больше
option-nomad_village = Какой стороной лежит жетон кочевников.
option-nomad_village-off = стоянкой: 1 влияние
option-nomad_village-on = общиной: 2 влияния, и место занято
option-nomad_empty_ground = Что берут кочевники, если открытых животных нет.
option-nomad_empty_ground-deck_card = верхнюю карту колоды животных
option-nomad_empty_ground-vp = 1 ПО
option-token_glacier_bonus = Получает ли жетон кочевников стороной общины жетоны ледников.
option-solo_tie = Очков столько же, сколько у кочевников.
option-solo_tie-no_win = это не победа
option-solo_tie-turn_order = побеждает тот, кто выше по очерёдности хода

## Faces of boards: грани планшетов

face-food-track = 1 очко труда за трату еды с каждого из делений { $foods }
face-order-start = в начале игры: { $effect }
face-offering = остатки еды и орудий ÷ { $n } = ПО
face-burial = за захороненные карты: { $table }

## Words that can be typed, the first one is shown

word-side = сторона
word-chief = вождь
word-setup = подготовка
word-leave = оставить
word-figure = фигурка, поставить
word-play = разыграть, сыграть
word-discard = сбросить
word-pile = добавить, затмение
word-use = использовать
word-burn = потратить, сжечь
word-next = дальше, конец
word-choice = вариант
word-order = сначала
word-decline = отказаться, ничего
word-draw = вытянуть, тянуть
word-idol = идол
word-tool = орудие
word-food = еда
word-camp = стоянка
word-reveal = выложить
word-top = верхняя, сверху
word-site = мегалит, место
word-move = переместить, двигать
word-village = община, создать
word-bury = захоронить, хоронить
word-tribe = племя
word-culture = культура
word-animal = животное
word-turn = повернуть
word-stone = камень
word-hex = гекс
word-slot = ячейка
word-villages = общины
word-score = засчитать
word-token = жетон
word-initiate = инициация
word-develop = развитие
word-migrate = заселение
word-hunt = охота
word-rest = отдых
word-offering = подношения
word-honor = почитание
word-east = восток
word-northeast = северо-восток, св
word-northwest = северо-запад, сз
word-west = запад
word-southwest = юго-запад, юз
word-southeast = юго-восток, юв
word-figure-chief = вождь
word-figure-tribe = соплеменник
word-zone-hand = рука
word-zone-discard = сброс
word-zone-played = разыгранная
word-zone-pile = колода, затмение
word-token-take = взять
word-token-next = следующий
word-part-top = верх
word-part-middle = середина
word-part-bottom = низ

grammar-CHIEF = ВОЖДЬ
grammar-CARD = КАРТА
grammar-COLUMN = КОЛОНКА
grammar-CLAUSE = КАРТА|КОЛОНКА ЧАСТЬ N
grammar-PLACE = МЕСТО
grammar-HEX = ГЕКС
grammar-DIRECTION = НАПРАВЛЕНИЕ
grammar-JUNCTION = ГЕКС ГЕКС ГЕКС
grammar-ZONE = ОТКУДА
grammar-SPECIES = ЖИВОТНОЕ
grammar-STONE = КАМЕНЬ

## Terminal

region-columns = Колонки
region-market = Можно взять
region-map = Местность
region-field = Поле мегалитов
region-nomads = { nomads-title }
header-round = Раунд { $n }/4, { $era ->
    [1] I
   *[2] II
} эпоха
header-token = жетон отдыха: { $token }
header-order = очерёдность { $order }
bottom-free = низ свободен: { $effect }
bottom-taken = низ занят: { $seat }
market-animals = Животные (в колоде { $n })
market-tribe = Племя
market-culture = Культура (в колоде { $n })
market-stones = Камни
market-stones-closed = С раунда 3
nothing = пусто
field-tops = Поверх других:
column-points = ПО
column-food = еда
column-tools = ор
column-hand = рука
column-deck = кол
column-discard = сбр
column-pile = зат
column-buried = зах
column-camps = стн
column-villages = общ
column-megaliths = мег
column-offering = под
column-honor = поч
seat-unused = животные:
seat-used = использованы:
seat-stones = камни:
seat-played = разыграно:
seat-pile = колода затмения:
own-hand = рука
own-deck = колода, без порядка
own-pile = колода затмения
own-buried = захоронены
legend-board = A★ — вождь, AA — две фигурки или стоянки · местность: ? — закрытый жетон, ! — раскрытый · поле: ○ — начальная клетка, + — бонус, ▪ — серый мегалит · племена: еда/максимум, ор — орудия, карты в руке, колоде (кол), сбросе (сбр), колоде затмения (зат), захоронено (зах); на планшете стоянки (стн), общины (общ), мегалиты (мег); идолы: подношения (под), почитание (поч) уровень.место
sheet-tie_break = при ничьей: очерёдность хода

## Rules page: разделы правил

rules-group-MEGASETUP = Подготовка мегалитов
rules-group-TERRAIN = Подготовка местности
rules-group-FLOW = Раунды, фазы и ходы
rules-group-CULTURE = Розыгрыш карт культуры
rules-group-FIGURE = Размещение фигурок
rules-group-LABOR = Очки труда
rules-group-REST = Отдых
rules-group-INIT = Инициация
rules-group-DEV = Развитие
rules-group-MIG = Заселение
rules-group-HUNT = Охота
rules-group-MEGA = Мегалиты
rules-group-IDOL = Идолы
rules-group-STONE = Священные камни
rules-group-PILE = Колода затмения
rules-group-ECL = Фаза затмения
rules-group-PREP = Фаза подготовки
rules-group-GOLD = Золотые правила
rules-group-CARDS = Карты и способности
rules-group-ICON = Символы
rules-group-VAR = Варианты игры
rules-group-GLAC = Модуль: жетоны ледников
rules-group-RESTMOD = Модуль: жетоны отдыха
rules-group-MOD = Чего в этом издании нет
rules-group-HIDDEN = Кому что видно

## Причины подсказки, после + или −: чего один ход приносит больше или меньше

reason-points = { $n } ПО
reason-offering-points = { $n } ПО за оставшиеся еду и орудия
reason-burial-points = { $n } ПО за захоронения
reason-card-points = { $n } ПО на картах
reason-animal-points = { $n } ПО за наборы животных
reason-stones = { $n } ПО за священные камни в затмение
reason-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
reason-tools = { $n ->
    [one] { $n } орудие
    [many] { $n } орудий
   *[other] { $n } орудия
}
reason-labor = { $n ->
    [one] { $n } очко труда на картах
    [many] { $n } очков труда на картах
   *[other] { $n } очка труда на картах
}
reason-eclipse-labor = { $n ->
    [one] { $n } очко труда в затмение
    [many] { $n } очков труда в затмение
   *[other] { $n } очка труда в затмение
}
reason-cards = { $n ->
    [one] { $n } своя карта
    [few] { $n } свои карты
    [many] { $n } своих карт
   *[other] { $n } своей карты
}
reason-buried = { $n ->
    [one] { $n } захороненная карта
    [few] { $n } захороненные карты
    [many] { $n } захороненных карт
   *[other] { $n } захороненной карты
}
reason-culture = { $n ->
    [one] { $n } карта культуры
    [many] { $n } карт культуры
   *[other] { $n } карты культуры
}
reason-tribe = { $n ->
    [one] { $n } карта племени
    [many] { $n } карт племени
   *[other] { $n } карты племени
}
reason-camps = { $n ->
    [one] { $n } стоянка
    [many] { $n } стоянок
   *[other] { $n } стоянки
}
reason-villages = { $n ->
    [one] { $n } община
    [many] { $n } общин
   *[other] { $n } общины
}
reason-megaliths = { $n ->
    [one] { $n } мегалит
    [many] { $n } мегалитов
   *[other] { $n } мегалита
}
reason-offering = { $n ->
    [one] { $n } уровень подношений
    [many] { $n } уровней подношений
   *[other] { $n } уровня подношений
}
reason-honor = { $n ->
    [one] { $n } уровень почитания
    [many] { $n } уровней почитания
   *[other] { $n } уровня почитания
}
reason-animals = { $n ->
    [one] { $n } животное
    [many] { $n } животных
   *[other] { $n } животного
}
reason-order = { $n ->
    [one] { $n } место в очерёдности хода
    [many] { $n } мест в очерёдности хода
   *[other] { $n } места в очерёдности хода
}
reason-rounds = { $n ->
    [one] { $n } раунд до конца
    [many] { $n } раундов до конца
   *[other] { $n } раунда до конца
}
reason-culture-left = { $n ->
    [one] { $n } карта культуры в колодах
    [many] { $n } карт культуры в колодах
   *[other] { $n } карты культуры в колодах
}
reason-ground = { $n ->
    [one] { $n } животное в охотничьих угодьях
    [many] { $n } животных в охотничьих угодьях
   *[other] { $n } животного в охотничьих угодьях
}
reason-stones-open = { $n ->
    [one] { $n } ничейный священный камень
    [few] { $n } ничейных священных камня
    [many] { $n } ничейных священных камней
   *[other] { $n } ничейного священного камня
}
reason-lead = { $n } ПО перед кочевниками
reason-offerings = { $n ->
    [one] { $n } карта для захоронения у кочевников
    [many] { $n } карт для захоронения у кочевников
   *[other] { $n } карты для захоронения у кочевников
}
reason-face-down = { $n ->
    [one] { $n } закрытая карта кочевников
    [few] { $n } закрытые карты кочевников
    [many] { $n } закрытых карт кочевников
   *[other] { $n } закрытой карты кочевников
}
reason-nomads-village = { $n } % шансов на общину у кочевников
reason-nomads-first = { $n } % шансов, что первыми пойдут кочевники
