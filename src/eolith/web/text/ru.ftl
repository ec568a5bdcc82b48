# Что говорят страницы стола в браузере, по-русски.

## Every page

skip = К содержанию
nav = Страницы
nav-rules = Правила
nav-you = Профиль
somebody = Гость

## The start page

start-title = Настольные игры каменного века за одним столом
start-text = Без регистрации, по ссылке каждому другу. Каждое правило соблюдается и объясняется, и ни один ход не пропадёт.
start-own = Ваши столы
start-own-none = Здесь появятся столы, за которыми вы сидите.
start-listed = Открытые столы
start-listed-none = Сейчас открытых столов нет. Откройте свой!
open-title = Сыграть: { $game }
# $games: names of games
open-name = Ваше имя
open-name-here = Имя
open-name-of = Имя на месте { $seat }
open-seats = Кто играет
open-seat = Место { $seat }
open-levels = Боты от слабого к сильному
seat-choice-me = я
seat-choice-friend = друг, по ссылке
seat-choice-here = кто-то за этим экраном
seat-choice-bot = бот: { $bot }
seat-choice-level = бот { $n }: { $bot }
seat-choice-others = Другие боты
seat-choice-none = никто
bot-style-balanced = уравновешенный
open-terms = Время, боты и зрители
open-clock = Время на размышление у каждого
clock-none = без часов
clock-5m = 5 минут и по 10 секунд за ход
clock-15m = 15 минут и по 20 секунд за ход
clock-1d = 1 день и по 12 часов за ход
clock-3d = 3 дня и по 1 дню за ход
open-pace = Боты ходят
pace-slow = медленно
pace-normal = как люди
pace-fast = быстро
open-hints = Игроки могут просить подсказку
open-listed = Любой может найти стол, смотреть и занять свободное место
open-options = Варианты правил
open-button = Открыть стол
alone-link = В одиночку
alone-title = Играть в одиночку
alone-button = Начать сразу
list-over = закончена
list-turn = ходит { $who }

## Links

links-title = Ссылки этого стола
links-text = Отправьте каждому другу ссылку на одно свободное место. Ссылка — это ключ: у кого она есть, тот играет на этом месте, сегодня или через месяц, на любом устройстве.
links-seat = Место { $seat }: { $who }
links-watch = Зрители
links-own-title = Только для вас
links-own-text = { $n ->
    [one] Эту ссылку не отправляйте никому: она вернёт вас на ваше место, и на другом устройстве тоже.
   *[other] Эти ссылки не отправляйте никому: они вернут вас на ваши места, и на другом устройстве тоже.
}
links-copy = Скопировать
links-copied = Скопировано
links-qr = QR-код
links-renew = Сделать новую ссылку; старая перестанет действовать
links-hidden = Ссылку показали, когда она была создана; она нигде не хранится.
links-go = К столу
link-sit = Для вас оставлено место за столом игры «{ $game }».
link-taken = Здесь, за столом игры «{ $game }», сидит { $who }. Если это вы, продолжайте на этом устройстве.
link-watch = Вас приглашают посмотреть партию в игру «{ $game }».
link-button = Сесть за стол
link-watch-button = Смотреть

## The table

title-your-turn = Ваш ход
confirm-title = На этом ваш ход закончится
confirm-yes = Закончить ход
confirm-no = Ещё нет
give-up-title = Точно отказаться?
give-up-yes = Отказаться
resign-text = Это засчитывается как поражение, и вернуть партию будет нельзя.
cover-title = Теперь ходит { $who }
cover-text = Передайте экран. Сейчас на нём нет ничего тайного.
cover-button = Я — { $who }
over-title = Игра окончена
over-button = Счёт, графики и повтор
past-title = Позиция { $n } из { $of }
past-status = Тогда: { $status }
past-now = Вернуться к игре
past-turn = Ход соперников: { $n } из { $of }
past-again = Ход соперников ещё раз
past-skip = Пропустить
look-again = Посмотреть снова
replaced-title = За вас играет бот
replaced-text = Он ходит за вас, пока вы не вернётесь.
waiting-free = Место { $seat } ещё свободно; отправьте кому-нибудь ссылку.
waiting-bot = { $who } думает.
waiting-person = Ждём игрока { $who }.
panel-back = Ко всем вариантам
panel-check = Проверить
panel-confirm = Подтвердить
less = меньше
more = больше
why = Почему нельзя?
why-not-there = Почему нельзя: { $what }
do-undo = Отменить
do-restart = Начать ход заново
do-redo = Повторить
do-hint = Подсказка
do-resign = Сдаться
do-return = Вернуться на своё место
do-skip = Пусть этот ход сделает бот
do-replace = Пусть играет бот
seats-title = Игроки
seat-bot = бот
seat-level = бот, уровень { $n } из { $most }
seat-take = Занять место
seat-take-label = Занять место { $seat }
seat-stand-in = играет бот: { $bot }
seat-rules = играет по правилам
seat-free = свободно
seat-here = за столом
seat-votes = { $n ->
    [one] { $n } голос за замену
    [few] { $n } голоса за замену
   *[many] { $n } голосов за замену
}
away-label = Если { $who } не отвечает
log-title = Что произошло
log-since = после вашего хода
log-all = Всё
log-undo = { $who } отменяет { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}.
log-redo = { $who } повторяет отменённый ход.
log-sit = { $who } садится за стол.
log-replace = Вместо игрока { $who } играет бот: { $bot }.
log-return = { $who } снова за столом.
log-vote = { $who } хочет, чтобы вместо игрока { $about } играл бот.
log-hint = { $who } получает подсказку.
log-resign = { $who } сдаёт партию.
log-rule = Правило: { $rule }
log-by-skip = сделал бот: время вышло
log-by-auto = автоматически
talk-title = Чат
talk-label = Сообщение
talk-button = Отправить
talk-phrases = Фразы
phrase-hello = Всем привет!
phrase-your_turn = Ваш ход.
phrase-one_moment = Минуту, пожалуйста.
phrase-back_later = Мне нужно идти, вернусь позже.
phrase-well_done = Отлично сыграно!
phrase-what_luck = Вот это везение!
phrase-oops = Ой.
phrase-thanks = Спасибо.
phrase-good_game = Хорошая партия!
mute-title = Заглушить игрока
mute-on = Заглушить: { $who }
mute-off = Снова слышать: { $who }
typed-label = Или напишите
typed-button = Выполнить
hint-text = Осторожный игрок выбрал бы: { $what }
zones-title = Часть стола
face-plain = Простая страница
face-picture = Картинка
report-link = Это ошибка?

## What the table does not allow

stale = Пока вы решали, кое-что произошло; вот стол сейчас.
table-not-understood = Непонятно.
table-nothing-to-redo = Повторять нечего.
table-seat-of-a-bot = Это место бота.
table-nobody-stands-in = За вас никто не играет.
table-cannot-be-replaced = Это место сейчас нельзя отдать боту.
table-not-away-yet = Прежде чем за игрока сможет играть бот, у игрока есть пять минут на ход или время на часах.
table-not-late = На этих часах ещё есть время.
table-nothing-said = Ничего не сказано.
table-no-hints = За этим столом играют без подсказок.
table-not-your-turn = Сейчас не ваш ход.
table-unknown-wish = Непонятно.
table-over = Игра окончена.
table-not-alone = Сдать партию может только тот, кто играет в одиночку.

## Problems

problem-home = На главную
problem-no-table = Такого стола нет, или он не для вас.
problem-no-link = Эта ссылка неизвестна или заменена новой.
problem-no-page = Такой страницы нет.
problem-not-your-seat = Это не ваше место.
problem-seat-taken = Это место занято.
problem-wrong-origin = Запрос пришёл с чужой страницы.
problem-no-review = Эту партию нельзя разобрать.
problem-many-reviews = Уже разбирается несколько партий; попросите через минуту.
problem-too-many = Слишком много запросов; подождите немного.
problem-bad-request = Запрос нельзя прочесть.
problem-stale = За это время кое-что произошло.
problem-status-404 = Такой страницы нет.
problem-status-405 = Здесь этого сделать нельзя.
problem-status-413 = Слишком много за один раз.
problem-unavailable = Сервер сейчас не может ничего записать. Ничего не потеряно; попробуйте ещё раз чуть позже.
problem-status-500 = На сервере что-то пошло не так. Ничего не потеряно.

## Oneself

you-title = Профиль
you-settings = Настройки
you-name = Ваше имя
you-name-hint = За столами, где вы уже сидите, останется прежнее.
you-language = Язык
pref-theme = Цвета
pref-theme-auto = как на устройстве
pref-theme-light = светлые
pref-theme-dark = тёмные
pref-face = Стол показывать
pref-face-picture = картинкой
pref-face-plain = заголовками, списками и кнопками
pref-motion = Фигурки движутся
pref-motion-normal = быстро
pref-motion-slow = медленно
pref-motion-off = никак
pref-sound = Звуки
pref-confirm = Спрашивать перед концом моего хода
pref-auto = Делать за меня ход, если он единственный
pref-playback = Показывать ход соперников по шагам
you-email = Эл. почта: сообщать, что настал ваш ход
you-email-hint = Пусто — писем не будет.
you-save = Сохранить
you-saved-prefs = Сохранено.
you-saved-account = Теперь у вас есть учётная запись.
you-saved-password = Пароль изменён. Во всех других браузерах нужно войти заново.
you-saved-login = С возвращением. Столы этого браузера теперь есть и в вашей учётной записи.
you-watching = вы смотрите
you-leave = Уйти
you-leave-text = Ваши места за этим столом больше не будут вашими; их ссылки в любой момент приведут обратно.
you-leave-button = Уйти из-за стола
own-title = Игры в одиночку
own-won = Побед
own-lost = Поражений
own-best = Лучший перевес
own-longest = Побед подряд
own-so-far = у вас побед: { $won } из { $all }
own-streak = { $n ->
    [2] вторая победа подряд
    [3] третья победа подряд
   *[other] { $n }-я победа подряд
}
own-level = побед на этой сложности: { $won } из { $all }
own-best-so-far = лучший перевес: { $n }
you-goodbye = Выход и удаление
you-unknown = Этот сервер пока ничего о вас не знает.
you-logout = Выйти
you-logout-text = Учётной записи у вас нет: обратно к вашим столам приведут только их ссылки.
you-delete = Забыть меня
you-delete-text = Ваше имя, настройки, заметки и места удаляются, и учётная запись тоже. Партии останутся, с тем именем, которое было у вас за столом. Отменить это нельзя.
you-sure = Да, я хочу этого
you-delete-button = Забыть меня навсегда
account-title = Учётная запись
account-text = Можно и без неё. С ней ваши столы будут и на других устройствах.
account-have = У меня есть учётная запись
account-new = Завести учётную запись
account-login = Логин
account-password = Пароль
account-new-password = Новый пароль, не короче { $least ->
    [one] { $least } знака
   *[other] { $least } знаков
}
account-login-button = Войти
account-new-button = Завести
account-is = Вы вошли как { $login }.
account-logout = Выйти
account-change = Сменить пароль
account-change-text = Во всех других браузерах придётся войти заново.
problem-email = Это не адрес электронной почты.
problem-login-form = Логин — от 3 до 32 букв, цифр или знаков, без пробелов.
problem-login-taken = Этот логин уже занят.
problem-login-wrong = Неверный логин или пароль.
problem-password-short = В пароле должно быть не меньше { $least ->
    [one] { $least } знака
   *[other] { $least } знаков
} и не больше 200.
problem-password-wrong = Неверный пароль.
problem-account-twice = У вас уже есть учётная запись.
problem-no-account = Учётной записи нет, менять нечего.
problem-not-sure = Если вы уверены, поставьте галочку.

## Rules

how-link = Как играть
how-title = { $game }: как играть
how-rules = Все правила по номерам
how-first = Играете впервые? Об игре простыми словами, с картинками:
rules-title = { $game }: правила
rules-language = Правила написаны по-английски. Ищите английские слова или номер, например { $example }.
rules-search = Поиск по правилам
rules-search-button = Найти
rules-found = { $n ->
    [0] Такого правила нет.
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
    [many] Найдено { $n } правил
   *[other] Найдено { $n } правила
}
rules-all = { $n ->
    [one] Все { $n } правило
    [few] Все { $n } правила
    [many] Все { $n } правил
   *[other] Все { $n } правила
}
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
rules-contents = Содержание
rules-example-rulebook = Из правил.
rules-ruling = Как мы это понимаем.
rules-needs = Не играется: нужны компоненты другой коробки — { $box }.
rules-options-text = Об этом можно договориться, когда стол открывают.
rules-changes = Меняет правило
rules-components = Издание и источники
rules-edition = Правила другого издания: { $edition }
rules-pack = Издание: { $edition }, набор { $pack }
rules-designed = { $n ->
    [0] Нами не придумано ничего.
   *[other] Придумано нами, потому что настоящий вид неизвестен: { $share } компонентов.
}
rules-source-rulebook = напечатано в правилах
rules-source-public = публичные списки и сканы сходятся
rules-source-inferred = следует из итоговых чисел
rules-source-designed = придумано нами
rules-group-COMP = Компоненты
rules-group-SETUP = Подготовка
rules-group-ROUND = Раунды
rules-group-PLACE = Размещение фигурок
rules-group-ACT = Действия
rules-group-TOOL = Инструменты
rules-group-CARD = Карты цивилизации
rules-group-BUILD = Постройки
rules-group-FEED = Кормление
rules-group-END = Конец игры
rules-group-SCORE = Подсчёт очков
rules-group-PLAYERS = Вдвоём и втроём
rules-group-SUPPLY = Когда что-то кончается
rules-group-INFO = Кому что видно
rules-group-CHANCE = Случай
rules-group-UNDO = Отмена ходов
rules-group-SOLO = Игра в одиночку

## Is this a bug?

bug-title = Это ошибка?
bug-text = Расскажите, что сделал стол и чего вы ожидали. Поможет номер правила.
bug-rules = Заглянуть в правила
bug-label = Что случилось?
bug-goes = Владелец сервера получит ваши слова, запись этой партии и позицию: { $step } из { $last }. Другие игроки их не получат.
bug-seat = Ваше место — { $seat }.
bug-send = Отправить
bug-thanks = Спасибо!
bug-number = Номер вашего сообщения: { $number }.
problem-no-text = Скажите в двух словах, что случилось.

## After the game, and looking back

end-back = Вернуться к столу
end-log = Весь журнал
end-ways = После игры
end-record = Скачать запись
end-seat = Место { $seat }
end-you = (вы)
end-winner = { $n ->
    [one] победа
   *[other] делит первое место
}
end-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
end-rematch = Реванш
end-rematch-text = Те же люди и условия, каждый пересаживается на одно место
end-to-rematch = К реваншу
end-again = Сыграть ещё раз
end-to-again = К следующей игре
not-over-title = Игра ещё не окончена
not-over-text = Места, графики и повтор появятся здесь после конца игры. Пока вот счёт: то, что вам сейчас видно.
not-over-replay = Повтор появится здесь после конца игры. Во время игры прошлое листают за столом клавишами со стрелками.
score-known = То, что вам сейчас видно. Нажмите на число, чтобы увидеть, из чего оно сложилось.
score-open = Нажмите на число, чтобы увидеть, из чего оно сложилось.
score-hidden = от вас скрыто
charts-title = Как шла игра
chart-numbers = Числа
chance-title = Был ли случай честным?
chance-text = Все броски и карты определяются одним тайным числом. Его отпечаток закреплён до первого хода, и изменить число потом не мог никто, даже сервер.
chance-commitment = Отпечаток, закреплённый до первого хода
chance-seed = Тайное число
chance-verify = Скачайте запись и проверьте каждый бросок и каждую карту:
chance-later = Тайное число появится здесь после игры.
chance-continued = Этот стол продолжил другую партию, поэтому до первого хода ничего нельзя было обещать. В записи есть все решения, но нет доказательства, что случай был честным.
replay-title = Повтор
replay-round = раунд { $n }
replay-beginning = До первого решения.
replay-chance = Решает случай.
replay-by-bot = бот: { $bot }
replay-walk = Листать партию
replay-first = К началу
replay-round-back = К предыдущему раунду
replay-turn-back = К предыдущему ходу
replay-back = На одно решение назад
replay-on = На одно решение вперёд
replay-turn-on = К следующему ходу
replay-round-on = К следующему раунду
replay-last = К концу
replay-slider = Позиция
replay-go = Перейти
replay-play = Запустить показ
replay-eyes = Чьими глазами
replay-onlooker = зритель
replay-all = видно всё
replay-end = Счёт и графики
continue-title = Продолжить отсюда
continue-text = Новый стол начнётся с этой позиции. Вы займёте одно место, остальные достанутся ботам ({ $bot }); броски и карты будут новыми.
continue-over = Здесь решать уже нечего: выберите позицию раньше.
continue-seat = Ваше место
continue-button = Играть дальше
log-round = Раунд { $n }
log-times = Время указано по UTC, а где браузер может, — по вашим часам.
notes-title = Мои заметки
notes-label = Заметки об этом столе
notes-text = Их не может прочесть никто, кроме вас.
notes-save = Сохранить
notes-saved = Сохранено.
problem-record-later = Запись можно скачать после игры: в ней видно всё.
problem-not-over = Игра ещё не окончена.

## API

api-title = API для программ
problem-no-token = Токена нет, или он неизвестен; пришлите его в виде «Authorization: Bearer TOKEN».

## Сообщения о ходе

push-on = Сообщать этому браузеру о моём ходе
push-off = Больше не сообщать этому браузеру
push-denied = Браузер этого не разрешает. Разрешить можно в его настройках для этого сайта.
notify-with = За столом: { $names }.
notify-turn = Ваш ход в игре «{ game-name }» (за столом: { $names })
notify-turn-alone = Ваш ход в игре «{ game-name }»
notify-mail = Здравствуйте, { $name }!

    { $turn }:
    { $link }

    Вы получили это письмо, потому что просили об этом. Чтобы писем больше не было, удалите свой адрес здесь:
    { $settings }

## Клавиши и обрыв связи

offline = Нет связи. Пробуем снова; ничего не потеряно.
look-back = Прошлые ходы
past-back = ← Назад
past-on = Дальше →
keys-title = Клавиши
keys-close = Закрыть
keys-walk = обойти всё, что можно нажать, и нажать
keys-choice = к выбору с этим номером; ещё раз — к следующему в строке
keys-back = назад ко всем вариантам или к текущей позиции
keys-past = листать прошлые позиции
keys-ends = в начало партии и снова к текущей позиции
keys-undo = отменить ход
keys-redo = вернуть отменённое
keys-hint = попросить подсказку
keys-type = написать ход
keys-keys = показать этот список

## Разбор

review-title = Разбор
review-offer = Партию можно просмотреть заново: шансы на победу от хода к ходу, ошибки и что было бы лучше, и сколько решила удача. Это займёт около минуты.
review-ask = Разобрать партию
review-making = Партия разбирается: { $done }. Страница обновится сама.
review-sure-page = По сыгранному ходу открываются оба продолжения. Шансы — при хорошей игре с этого места; ± — стандартная ошибка. Показано то, что больше двух ошибок и 1 %.
review-by-round = В сотых, ход за ходом; внизу раунды.
review-all = Весь разбор
review-board = Стол

## Задачи

puzzles-title = Задачи
puzzles-text = Позиции из партий, где один ход явно лучше всех. Сделайте его, как за столом; чего он стоит, скажет долгий перебор.
puzzles-count = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[other] { $n } задач
}
puzzles-solved = решено { $n } из { $of }
puzzle-daily = Задача дня
puzzle-daily-link = Задача дня: { $game }
puzzle-solve = Решать
puzzle-solved-label = Задача { $n }, решена
puzzle-restart = С начала
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-answers = Чего стоят ходы
puzzle-sure = Шансы — при хорошей игре дальше, по многим раздачам того, чего знать нельзя; ± — стандартная ошибка. Очки — отрыв от лучшего из остальных.
puzzle-mine = ваш ответ
puzzle-yours = Что будет после вашего хода
problem-no-puzzle = Такой задачи нет.
problem-not-an-answer = Так здесь ответить нельзя.
