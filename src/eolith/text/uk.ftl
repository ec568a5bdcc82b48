# Що каже стіл будь-якої гри, українською.

status-you = Ваш хід, { $seat }.
seat-you = ви
bot-random = випадковий
bot-careful = обережний
bot-child = дитина
bot-child-told = Хапає те, що впало в око, і не завжди найкраще.
bot-apprentice = учень
bot-apprentice-told = Знає, як заведено, і здебільшого так і чинить.
bot-wanderer = мандрівник
bot-wanderer-told = Дивиться на кілька кроків уперед, та часом збивається зі стежки.
bot-tracker = слідопит
bot-tracker-told = Обмірковує все до кінця раунду й рідко проминає добрий хід.
bot-firekeeper = хранитель вогню
bot-firekeeper-told = Зважує кожне рішення з усіх боків.
bot-sage = мудрець
bot-sage-told = Бачить далі за всіх і майже не помиляється.
welcome = { $game }: { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}. Видання: { $edition }.
edition-final = остаточне
edition-prototype = прототип
edition-first = перше
edition-feelindigo-2023 = Feelindigo, 2023 рік
title-name = { $title } — { $name }
list-and = { $first } і { $last }
seat-line = { $seat }: { $who }
options-line = Варіанти правил: { $options }
commitment-line = Випадок визначає таємне число. Його відбиток: { $commitment }
seed-line = Таємне число: { $seed }; `eolith verify` звіряє збережену гру з відбитком.
start-line = Уведіть номер або команду; «{ $help }» усе пояснить, «{ $quit }» — перервати гру. Гра зберігається сама.
save-offer = У який файл зберегти запис гри? (Enter: не зберігати)
ask-give-up = { $what } — справді відмовитися? ({ $yes }; Enter — ні)
ask-sure = { $what } — так і зробити? ({ $yes }; Enter — ні)
input-prompt = { $seat }>
input-ended = Введення закінчилося.
goodbye = Гру перервано.
goes-on = Продовжити її: { $command }

refused-line = { $reason } ({ $rule })
refused-rule = { $rule }: { $text }
same-as = «{ $typed }» — те саме, що «{ $done }»; так і зроблено.
not-refused = Зараз це можна.
undone = Скасовано: { $what }
saved = Збережено у { $file }
review-by = Розібрати гру: { $command }
review-hint = Якщо зберегти запис, гру можна розібрати: помилки, найкращі ходи й що вирішила удача.
cannot-save = Не вдалося записати { $file }: { $problem }
save-needs-file = Скажіть куди: { $save } ФАЙЛ
why-needs-command = Скажіть що: { $why } КОМАНДА
rules-need-word = Скажіть які: { $rules } СЛОВО або початок номера: { $groups }
no-rule = Немає правила з таким номером або словом: «{ $word }». Правила написано англійською.
more-rules = { $n ->
    [one] Ще { $n } правило; уточніть слово.
    [few] Ще { $n } правила; уточніть слово.
   *[other] Ще { $n } правил; уточніть слово.
}
no-choice = Варіанта { $n } немає; є варіанти від 1 до { $last }.
not-understood = Незрозуміло: «{ $text }». { $hint }
hint-usage = Пишіть: { $usage }
hint-words = Тут можна: { $words }
ambiguous = «{ $text }» може означати { $words }.
hint-line = Обережний гравець обрав би { $n }: { $choice }
hint-unlisted = Обережний гравець обрав би: { $choice }
hint-typed = Уведіть: { $command }
nothing-yet = Ще нічого не сталося.
own-cards-none = У вас ще немає карт.

sheet-title = Підрахунок очок
sheet-unknown-cards = { $n ->
    [one] { $n } закриту карту не враховано
    [few] { $n } закриті карти не враховано
   *[other] { $n } закритих карт не враховано
}
ranking-title = Підсумок
ranking-line = { $place }. { $seat } ({ $who }) — { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
ranking-tie = очок порівну, порядок за правилом нічиєї
winner = Перемога: { $seats }.
winners = Перемогу ділять { $seats }.
rules-side = гра
alone-level = Складність
alone-share = обережний бот виграє { $n } зі 100
alone-won = Перемога
alone-lost = Поразка
outcome-resigned = Партію здано.
outcome-points = Різниця — { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}.
outcome-tie_break = Очок порівну: вирішило правило нічиєї.
outcome-shared = Порівну в усьому.

help-title = Команди
help-number = виконати цей варіант; просто Enter — єдиний
help-typed = або те саме словами
help-prefix = Слова можна скорочувати, доки вони однозначні; англійські слова зрозумілі завжди.
help-why = чому команда неможлива, з правилом
help-undo = скасувати останнє рішення, якщо відтоді не відкрилося нічого нового
help-board = показати стіл ще раз
help-sheet = підрахунок очок: те, що вам зараз видно
help-cards = ваші карти
help-log = що сталося
help-rules = правила, у яких є слово
help-hint = три найкращі ходи і чому
help-save = записати гру у файл
help-help = ця сторінка
help-quit = вийти з гри
help-resign = здати партію: це поразка

games-players = гравців: { $counts }
option-default = типово
option-yes = так
option-no = ні

usage-command = КОМАНДА
usage-file = ФАЙЛ
usage-word = СЛОВО

words-little = в, у, на, з, із, зі, за, до, від, для, і, й, та
word-yes = так, т
word-why = чому
word-undo = скасувати, назад
word-board = стіл, поле
word-sheet = рахунок, очки
word-cards = карти
word-log = журнал
word-rules = правила, правило
word-hint = порада
word-save = зберегти
word-help = довідка, допомога, ?
word-quit = вихід, вийти
word-resign = здатися

chance-decides = Вирішує випадок.
option-undo = Чи можна скасовувати рішення.
own-stock = У запасі:
refusal-chance-decides = Це вирішує випадок.
refusal-game-over = Гру завершено.
refusal-not-your-turn = Зараз вирішує { $seat }.
refusal-undo-other = Відтоді щось вирішив інший гравець.
scene-chart-scores = Очки за раундами
scene-watching = Ви спостерігаєте за грою.
scene-your-turn = Ваш хід. { $prompt }

bare-table = Стіл
bare-points = очки
bare-not-now = Зараз це неможливо.

amount-point = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
    .acc = { amount-point }
choice-for = { $what } (за { $cost })
choice-gives = { $what } → { $gives }
event-for = { $what } за { $cost }
region-tribes = Племена
column-tribe = плем’я
scene-own = Ваше плем’я ({ $seat })
scene-other = Плем’я { $seat }
scene-nobody = нікого немає
scene-somebody = { $name } { $doing }.
scene-zone-tribes = Племена
scene-chart-end = підсумок
grammar-N = N

review-curve = Шанси на перемогу
review-mistakes = Помилки
review-no-mistakes = Нічого, що можна впевнено назвати помилкою.
review-finds = Найкращі ходи
review-sure = Рішення відкриває --step з його номером. Шанси — за доброї гри від цього місця; ± — стандартна похибка. Показано те, що перевищує дві похибки та 1 %.
review-more = … і ще { $n }
review-step = крок
review-round = раунд
review-taken = зіграно
review-better = краще
review-second = наступне за силою
review-cost = ціна
review-gain = виграш
review-luck-title = Удача й майстерність
review-start = на початку
review-luck = удача
review-skill = рішення
review-rest = решта
review-result = підсумок
review-came = кубики й карти
review-sum = На початку + удача + рішення + решта = підсумок. Удача — те, що випало, проти середнього з усього, що могло випасти; рішення — усі ухвалені за столом, проти того, що зробив би обережний бот. Решта — те, що дорогою оцінено хибно.

## Задачі

puzzle-title = Задача { $n }
puzzle-difficulty-1 = легка
puzzle-difficulty-2 = нескладна
puzzle-difficulty-3 = середня
puzzle-difficulty-4 = важка
puzzle-difficulty-5 = дуже важка
puzzle-asked = Який хід тут найкращий?
puzzle-right = Так, це він!
puzzle-nearly = Думка слушна, але виконати її можна краще. Найкраще так: { $what }.
puzzle-wrong = Є кращий хід. Найкраще так: { $what }.
puzzle-ahead = Він виграє { $best } таких партій (очки: { $best_points }); найкращий з інших — { $other } ({ $other_points }).
puzzle-behind = Найкращий хід виграє { $best } таких партій (очки: { $best_points }), ваш — { $other } ({ $other_points }).
puzzle-unknown = Найкращий хід виграє { $best } таких партій (очки: { $best_points }). Вашого немає серед тих, що здавалися добрими.
puzzle-reasons = Що найкращий хід дає наприкінці раунду проти { $other ->
    [mine] вашого
   *[next] наступного за силою
}:
puzzle-command = хід
puzzle-chance = шанси
puzzle-points = очки
puzzle-best = Що буде після найкращого

hint-title = Найкращі ходи: шанс на перемогу й імовірний підсумок
hint-then = далі: { $what }
hint-equal = не гірший за перший
hint-all-equal = Наскільки можна судити, різниці немає.
hint-forced = Можливо тільки це.
hint-ahead = відрив { amount-point }
hint-behind = відставання { amount-point }
hint-level = нарівні
hint-exact = Шанси — якщо всі грають далі добре.
hint-error = Шанси — якщо всі грають далі добре, ± { $error }.
hint-below = Під ходом — чого наприкінці раунду більше чи менше: у першого проти решти, у них — проти першого.
reason-rivals = { $n ->
    [one] суперник
   *[other] суперники
}
