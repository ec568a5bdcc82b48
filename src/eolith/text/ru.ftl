# Что говорит стол любой игры, по-русски.

status-you = Ваш ход, { $seat }.
seat-you = вы
bot-random = случайный
bot-careful = осторожный
bot-child = ребёнок
bot-child-told = Хватает то, что приглянулось, и не всегда самое лучшее.
bot-apprentice = ученик
bot-apprentice-told = Знает, как принято, и чаще всего так и поступает.
bot-wanderer = странник
bot-wanderer-told = Смотрит на несколько шагов вперёд, но порой сбивается с тропы.
bot-tracker = следопыт
bot-tracker-told = Додумывает до конца раунда и редко упускает хороший ход.
bot-firekeeper = хранитель огня
bot-firekeeper-told = Взвешивает каждое решение со всех сторон.
bot-sage = мудрец
bot-sage-told = Видит дальше всех и почти не ошибается.
welcome = { $game }: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}. Издание: { $edition }.
edition-final = окончательное
edition-prototype = прототип
edition-first = первое
edition-feelindigo-2023 = Feelindigo, 2023 год
title-name = { $title } — { $name }
list-and = { $first } и { $last }
seat-line = { $seat }: { $who }
options-line = Варианты правил: { $options }
commitment-line = Случай определяет тайное число. Его отпечаток: { $commitment }
seed-line = Тайное число: { $seed }; `eolith verify` сверяет сохранённую игру с отпечатком.
start-line = Введите номер или команду; «{ $help }» всё объяснит, «{ $quit }» — прервать игру. Игра сохраняется сама.
save-offer = В какой файл сохранить запись игры? (Enter: не сохранять)
ask-give-up = { $what } — точно отказаться? ({ $yes }; Enter — нет)
ask-sure = { $what } — так и сделать? ({ $yes }; Enter — нет)
input-prompt = { $seat }>
input-ended = Ввод закончился.
goodbye = Игра прервана.
goes-on = Продолжить её: { $command }

refused-line = { $reason } ({ $rule })
refused-rule = { $rule }: { $text }
same-as = «{ $typed }» — то же, что «{ $done }»; так и сделано.
not-refused = Сейчас это можно.
undone = Отменено: { $what }
saved = Сохранено в { $file }
review-by = Разобрать партию: { $command }
review-hint = Если сохранить запись, партию можно разобрать: ошибки, лучшие ходы и что решила удача.
cannot-save = Не удалось записать { $file }: { $problem }
save-needs-file = Скажите куда: { $save } ФАЙЛ
why-needs-command = Скажите что: { $why } КОМАНДА
rules-need-word = Скажите какие: { $rules } СЛОВО или начало номера: { $groups }
no-rule = Нет правила с таким номером или словом: «{ $word }». Правила написаны по-английски.
more-rules = { $n ->
    [one] Ещё { $n } правило; уточните слово.
    [few] Ещё { $n } правила; уточните слово.
   *[other] Ещё { $n } правил; уточните слово.
}
no-choice = Варианта { $n } нет; есть варианты от 1 до { $last }.
not-understood = Непонятно: «{ $text }». { $hint }
hint-usage = Пишите: { $usage }
hint-words = Здесь можно: { $words }
ambiguous = «{ $text }» может значить { $words }.
hint-line = Осторожный игрок выбрал бы { $n }: { $choice }
hint-unlisted = Осторожный игрок выбрал бы: { $choice }
hint-typed = Введите: { $command }
nothing-yet = Пока ничего не произошло.
own-cards-none = У вас пока нет карт.

sheet-title = Подсчёт очков
sheet-unknown-cards = { $n ->
    [one] { $n } закрытая карта не учтена
    [few] { $n } закрытые карты не учтены
   *[other] { $n } закрытых карт не учтено
}
ranking-title = Итог
ranking-line = { $place }. { $seat } ({ $who }) — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
ranking-tie = очков поровну, порядок по правилу ничьей
winner = Победа: { $seats }.
winners = Победу делят { $seats }.
rules-side = игра
alone-level = Сложность
alone-share = осторожный бот выигрывает { $n } из 100
alone-won = Победа
alone-lost = Поражение
outcome-resigned = Партия сдана.
outcome-points = Разница — { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
outcome-tie_break = Очков поровну: решило правило ничьей.
outcome-shared = Поровну во всём.

help-title = Команды
help-number = выполнить этот вариант; просто Enter — единственный
help-typed = или то же словами
help-prefix = Слова можно сокращать, пока они однозначны; английские слова понятны всегда.
help-why = почему команда невозможна, с правилом
help-undo = отменить последнее решение, если с тех пор не открылось ничего нового
help-board = показать стол ещё раз
help-sheet = подсчёт очков: то, что вам сейчас видно
help-cards = ваши карты
help-log = что произошло
help-rules = правила, в которых есть слово
help-hint = три лучших хода и почему
help-save = записать игру в файл
help-help = эта страница
help-quit = выйти из игры
help-resign = сдать партию: это поражение

games-players = игроков: { $counts }
option-default = по умолчанию
option-yes = да
option-no = нет

usage-command = КОМАНДА
usage-file = ФАЙЛ
usage-word = СЛОВО

words-little = в, во, на, из, изо, за, к, ко, с, со, у, от, для, и
word-yes = да, д
word-why = почему
word-undo = отменить, назад
word-board = стол
word-sheet = счёт, счет, очки
word-cards = карты
word-log = журнал
word-rules = правила, правило
word-hint = совет
word-save = сохранить
word-help = помощь, справка, ?
word-quit = выход, выйти
word-resign = сдаться

chance-decides = Решает случай.
option-undo = Можно ли отменять решения.
own-stock = В запасе:
refusal-chance-decides = Это решает случай.
refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас решает { $seat }.
refusal-undo-other = С тех пор что-то решил другой игрок.
scene-chart-scores = Очки по раундам
scene-watching = Вы наблюдаете за игрой.
scene-your-turn = Ваш ход. { $prompt }

bare-table = Стол
bare-points = очки
bare-not-now = Сейчас это невозможно.

amount-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
    .acc = { amount-point }
choice-for = { $what } (за { $cost })
choice-gives = { $what } → { $gives }
event-for = { $what } за { $cost }
region-tribes = Племена
column-tribe = племя
scene-own = Ваше племя ({ $seat })
scene-other = Племя { $seat }
scene-nobody = никого нет
scene-somebody = { $name } { $doing }.
scene-zone-tribes = Племена
scene-chart-end = итог
grammar-N = N

review-curve = Шансы на победу
review-mistakes = Ошибки
review-no-mistakes = Ничего, что уверенно можно назвать ошибкой.
review-finds = Лучшие ходы
review-sure = Решение открывает --step с его номером. Шансы — при хорошей игре с этого места; ± — стандартная ошибка. Показано то, что больше двух ошибок и 1 %.
review-more = … и ещё { $n }
review-step = шаг
review-round = раунд
review-taken = сыграно
review-better = лучше
review-second = следующее по силе
review-cost = цена
review-gain = выигрыш
review-luck-title = Удача и мастерство
review-start = в начале
review-luck = удача
review-skill = решения
review-rest = остаток
review-result = итог
review-came = кубики и карты
review-sum = В начале + удача + решения + остаток = итог. Удача — то, что выпало, против среднего по всему, что могло выпасть; решения — все принятые за столом, против того, что сделал бы осторожный бот. Остаток — то, что по ходу оценено неверно.

## Задачи

puzzle-title = Задача { $n }
puzzle-difficulty-1 = лёгкая
puzzle-difficulty-2 = несложная
puzzle-difficulty-3 = средняя
puzzle-difficulty-4 = трудная
puzzle-difficulty-5 = очень трудная
puzzle-asked = Какой ход здесь лучший?
puzzle-right = Верно!
puzzle-nearly = Мысль верная, но исполнить её можно лучше. Лучше всего так: { $what }.
puzzle-wrong = Есть ход лучше. Лучше всего так: { $what }.
puzzle-ahead = Он выигрывает { $best } таких партий (очки: { $best_points }); лучший из остальных — { $other } ({ $other_points }).
puzzle-behind = Лучший ход выигрывает { $best } таких партий (очки: { $best_points }), ваш — { $other } ({ $other_points }).
puzzle-unknown = Лучший ход выигрывает { $best } таких партий (очки: { $best_points }). Вашего нет среди тех, что казались хорошими.
puzzle-reasons = Что лучший ход даёт к концу раунда в сравнении { $other ->
    [mine] с вашим
   *[next] со следующим по силе
}:
puzzle-command = ход
puzzle-chance = шансы
puzzle-points = очки
puzzle-best = Что будет после лучшего

hint-title = Лучшие ходы: шанс на победу и вероятный итог
hint-then = затем: { $what }
hint-equal = не хуже первого
hint-all-equal = Насколько можно судить, разницы нет.
hint-forced = Возможно только это.
hint-ahead = отрыв { amount-point }
hint-behind = отставание { amount-point }
hint-level = вровень
hint-exact = Шансы — если все играют дальше хорошо.
hint-error = Шансы — если все играют дальше хорошо, ± { $error }.
hint-below = Под ходом — чего к концу раунда больше или меньше: у первого против остальных, у них — против первого.
reason-rivals = { $n ->
    [one] соперник
   *[other] соперники
}
