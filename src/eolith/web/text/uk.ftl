# Що кажуть сторінки столу в браузері, українською.

## Every page

skip = До змісту
nav = Сторінки
nav-rules = Правила
nav-you = Ви
somebody = Гість

## The start page

start-title = Настільні ігри кам’яного віку за одним столом
start-text = Без реєстрації, по посиланню кожному другові. Кожного правила дотримано й пояснено, і жоден хід не зникне.
start-own = Ваші столи
start-own-none = Тут будуть столи, за якими ви сидите.
start-listed = Відкриті столи
start-listed-none = Зараз відкритих столів немає. Відкрийте свій!
open-title = Зіграти: { $game }
open-name = Ваше ім’я
open-seats = Хто грає
open-seat = Місце { $seat }
seat-choice-me = я
seat-choice-friend = друг, за посиланням
seat-choice-here = хтось за цим екраном
seat-choice-bot = бот: { $bot }
seat-choice-none = ніхто
bot-style-farmer = рільник
bot-style-builder = будівничий
bot-style-toolmaker = майстер
bot-style-starver = голодувальник
bot-style-balanced = урівноважений
open-terms = Час, боти й глядачі
open-clock = Час на роздуми для кожного
clock-none = без годинника
clock-5m = 5 хвилин і по 10 секунд за хід
clock-15m = 15 хвилин і по 20 секунд за хід
clock-1d = 1 день і по 12 годин за хід
clock-3d = 3 дні й по 1 дню за хід
open-pace = Боти ходять
pace-slow = повільно
pace-normal = як люди
pace-fast = швидко
open-hints = Гравці можуть просити підказку
open-listed = Будь-хто може знайти стіл, дивитися й зайняти вільне місце
open-options = Правила столу
open-button = Відкрити стіл
list-over = закінчено
list-turn = ходить { $seat }

## Links

links-title = Посилання цього столу
links-text = Надішліть кожному другові посилання на місце. Посилання — це ключ: хто його має, той грає за це місце, сьогодні чи за місяць, на будь-якому пристрої.
links-seat = Місце { $seat }: { $who }
links-watch = Глядачі
links-copy = Скопіювати
links-copied = Скопійовано
links-qr = QR-код
links-renew = Зробити нове посилання; старе перестане діяти
links-hidden = Посилання показали, коли його створено; воно ніде не зберігається.
links-go = До столу
link-sit = Для вас залишено місце за столом гри «{ $game }».
link-taken = Тут, за столом гри «{ $game }», сидить { $who }. Якщо це ви, продовжуйте на цьому пристрої.
link-watch = Вас запрошують подивитися партію в гру «{ $game }».
link-button = Сісти за стіл
link-watch-button = Дивитися

## The table

title-your-turn = Ваш хід
cover-title = Тепер ходить { $who }
cover-text = Передайте екран. Зараз на ньому немає нічого таємного.
cover-button = Я — { $who }
over-title = Гру закінчено
over-button = Рахунок, графіки й повтор
past-title = Позиція { $n } з { $of }
past-now = Повернутися до гри
waiting-free = Місце { $seat } ще вільне; надішліть комусь посилання.
waiting-bot = { $who } думає.
waiting-person = Чекаємо на гравця { $who }.
panel-back = До всіх варіантів
panel-check = Перевірити
panel-confirm = Зробити
less = менше
more = більше
why = Чому не можна?
why-not-there = Чому не можна: { $what }
do-undo = Скасувати
do-restart = Почати хід заново
do-redo = Повторити
do-hint = Підказка
do-return = Повернутися на своє місце
do-skip = Хай цей хід зробить бот
do-replace = Хай грає бот
seats-title = Гравці
seat-bot = бот: { $bot }
seat-stand-in = замість гравця бот: { $bot }
seat-free = вільне
seat-here = за столом
seat-votes = { $n ->
    [one] { $n } голос за заміну
    [few] { $n } голоси за заміну
   *[many] { $n } голосів за заміну
}
away-label = Якщо { $who } не відповідає
log-title = Що сталося
log-since = після вашого ходу
log-all = Усе
log-undo = { $who } скасовує { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[many] { $n } ходів
}.
log-redo = { $who } повторює скасований хід.
log-sit = { $who } сідає за стіл.
log-replace = Замість гравця { $who } грає бот: { $bot }.
log-return = { $who } знову за столом.
log-vote = { $who } хоче, щоб замість гравця { $about } грав бот.
log-hint = { $who } отримує підказку.
log-by-skip = зробив бот: час вийшов
log-by-auto = само собою
talk-title = Розмова
talk-label = Сказати
talk-button = Сказати
talk-phrases = Фрази
phrase-hello = Усім привіт!
phrase-your_turn = Ваш хід.
phrase-one_moment = Хвилинку, будь ласка.
phrase-back_later = Мушу йти, повернуся пізніше.
phrase-well_done = Чудово зіграно!
phrase-what_luck = Оце пощастило!
phrase-oops = Ой.
phrase-thanks = Дякую.
phrase-good_game = Гарна партія!
typed-label = Або напишіть
typed-example = поставити ліс 3
typed-button = Уперед
hint-text = Обережний гравець міг би: { $what }
face-plain = Проста сторінка
face-picture = Картинка
report-link = Це помилка?

## What the table does not allow

stale = Поки ви вирішували, дещо сталося; ось стіл, яким він є зараз.
not-understood = Незрозуміло.
table-nothing-to-redo = Повторювати нічого.
table-seat-of-a-bot = Це місце бота.
table-nobody-stands-in = За вас ніхто не грає.
table-cannot-be-replaced = Це місце зараз не можна віддати ботові.
table-not-late = На цьому годиннику ще є час.
table-nothing-said = Нічого не сказано.
table-no-hints = За цим столом грають без підказок.
table-not-your-turn = Зараз не ваш хід.
table-unknown-wish = Незрозуміло.

## Problems

problem-home = На головну
problem-no-table = Такого столу немає, або він не для вас.
problem-no-link = Це посилання невідоме або замінене новим.
problem-no-page = Такої сторінки немає.
problem-not-your-seat = Це не ваше місце.
problem-seat-taken = Це місце зайняте.
problem-wrong-origin = Запит надійшов із чужої сторінки.
problem-too-many = Забагато запитів; зачекайте трохи.
problem-bad-request = Запит неможливо прочитати.
problem-stale = За цей час дещо сталося.
problem-status-404 = Такої сторінки немає.
problem-status-405 = Тут цього зробити не можна.
problem-status-413 = Забагато за один раз.
problem-status-500 = На сервері щось пішло не так. Нічого не втрачено.
