# Что говорят страницы стола в браузере, по-русски.

## Every page

skip = К содержанию
nav = Страницы
nav-rules = Правила
nav-you = Вы
somebody = Гость

## The start page

start-title = Настольные игры каменного века за одним столом
start-text = Без регистрации, по ссылке каждому другу. Каждое правило соблюдается и объясняется, и ни один ход не пропадёт.
start-own = Ваши столы
start-own-none = Здесь будут столы, за которыми вы сидите.
start-listed = Открытые столы
start-listed-none = Сейчас открытых столов нет. Откройте свой!
open-title = Сыграть: { $game }
open-name = Ваше имя
open-seats = Кто играет
open-seat = Место { $seat }
seat-choice-me = я
seat-choice-friend = друг, по ссылке
seat-choice-here = кто-то за этим экраном
seat-choice-bot = бот: { $bot }
seat-choice-none = никто
bot-style-farmer = земледелец
bot-style-builder = строитель
bot-style-toolmaker = мастер
bot-style-starver = голодающий
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
open-options = Правила стола
open-button = Открыть стол
list-over = закончена
list-turn = ходит { $seat }

## Links

links-title = Ссылки этого стола
links-text = Отправьте каждому другу ссылку на место. Ссылка — это ключ: у кого она есть, тот играет за это место, сегодня или через месяц, на любом устройстве.
links-seat = Место { $seat }: { $who }
links-watch = Зрители
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
cover-title = Теперь ходит { $who }
cover-text = Передайте экран. Сейчас на нём нет ничего тайного.
cover-button = Я — { $who }
over-title = Игра окончена
over-button = Счёт, графики и повтор
past-title = Позиция { $n } из { $of }
past-now = Вернуться к игре
waiting-free = Место { $seat } ещё свободно; отправьте кому-нибудь ссылку.
waiting-bot = { $who } думает.
waiting-person = Ждём игрока { $who }.
panel-back = Ко всем вариантам
panel-check = Проверить
panel-confirm = Сделать
less = меньше
more = больше
why = Почему нельзя?
why-not-there = Почему нельзя: { $what }
do-undo = Отменить
do-restart = Начать ход заново
do-redo = Повторить
do-hint = Подсказка
do-return = Вернуться на своё место
do-skip = Пусть этот ход сделает бот
do-replace = Пусть играет бот
seats-title = Игроки
seat-bot = бот: { $bot }
seat-stand-in = вместо игрока бот: { $bot }
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
log-by-skip = сделал бот: время вышло
log-by-auto = само собой
talk-title = Разговор
talk-label = Сказать
talk-button = Сказать
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
typed-label = Или напишите
typed-example = поставить лес 3
typed-button = Вперёд
hint-text = Осторожный игрок мог бы: { $what }
face-plain = Простая страница
face-picture = Картинка
report-link = Это ошибка?

## What the table does not allow

stale = Пока вы решали, кое-что произошло; вот стол, какой он сейчас.
not-understood = Непонятно.
table-nothing-to-redo = Повторять нечего.
table-seat-of-a-bot = Это место бота.
table-nobody-stands-in = За вас никто не играет.
table-cannot-be-replaced = Это место сейчас нельзя отдать боту.
table-not-late = На этих часах ещё есть время.
table-nothing-said = Ничего не сказано.
table-no-hints = За этим столом играют без подсказок.
table-not-your-turn = Сейчас не ваш ход.
table-unknown-wish = Непонятно.

## Problems

problem-home = На главную
problem-no-table = Такого стола нет, или он не для вас.
problem-no-link = Эта ссылка неизвестна или заменена новой.
problem-no-page = Такой страницы нет.
problem-not-your-seat = Это не ваше место.
problem-seat-taken = Это место занято.
problem-wrong-origin = Запрос пришёл с чужой страницы.
problem-too-many = Слишком много запросов; подождите немного.
problem-bad-request = Запрос нельзя прочесть.
problem-stale = За это время кое-что произошло.
problem-status-404 = Такой страницы нет.
problem-status-405 = Здесь этого сделать нельзя.
problem-status-413 = Слишком много за один раз.
problem-status-500 = На сервере что-то пошло не так. Ничего не потеряно.
