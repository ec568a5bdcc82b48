# Що кажуть сторінки столу в браузері, українською.

## Every page

skip = До змісту
nav = Сторінки
nav-rules = Правила
nav-you = Профіль
somebody = Гість

## The start page

start-title = Настільні ігри кам’яного віку за одним столом
start-text = Без реєстрації, за посиланням для кожного друга. Кожне правило виконується й пояснюється, і жоден хід не зникне.
start-own = Ваші столи
start-own-none = Тут з’являться столи, за якими ви сидите.
start-listed = Відкриті столи
start-listed-none = Зараз відкритих столів немає. Відкрийте свій!
open-title = Зіграти: { $game }
# $games: names of games
open-name = Ваше ім’я
open-name-here = Ім’я
open-name-of = Ім’я на місці { $seat }
open-seats = Хто грає
open-seat = Місце { $seat }
open-levels = Боти від слабкого до сильного
seat-choice-me = я
seat-choice-friend = друг, за посиланням
seat-choice-here = хтось за цим екраном
seat-choice-bot = бот: { $bot }
seat-choice-level = бот { $n }: { $bot }
seat-choice-others = Інші боти
seat-choice-none = ніхто
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
open-options = Варіанти правил
open-button = Відкрити стіл
alone-link = Наодинці
alone-title = Грати наодинці
alone-button = Почати одразу
list-over = завершено
list-turn = ходить { $who }

## Links

links-title = Посилання цього столу
links-text = Надішліть кожному другові посилання на одне вільне місце. Посилання — це ключ: хто його має, той грає на цьому місці, сьогодні чи за місяць, на будь-якому пристрої.
links-seat = Місце { $seat }: { $who }
links-watch = Глядачі
links-own-title = Лише для вас
links-own-text = { $n ->
    [one] Цього посилання не надсилайте нікому: воно поверне вас на ваше місце, і на іншому пристрої теж.
   *[other] Цих посилань не надсилайте нікому: вони повернуть вас на ваші місця, і на іншому пристрої теж.
}
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
confirm-title = На цьому ваш хід завершиться
confirm-yes = Завершити хід
confirm-no = Ще ні
give-up-title = Справді відмовитися?
give-up-yes = Відмовитися
resign-text = Це зараховується як поразка, і повернути партію не вийде.
cover-title = Тепер ходить { $who }
cover-text = Передайте екран. Зараз на ньому немає нічого таємного.
cover-button = Я — { $who }
over-title = Гру завершено
over-button = Рахунок, графіки й повтор
past-title = Позиція { $n } з { $of }
past-status = Тоді: { $status }
past-now = Повернутися до гри
past-turn = Хід суперників: { $n } з { $of }
past-again = Хід суперників ще раз
past-skip = Пропустити
look-again = Подивитися знову
replaced-title = За вас грає бот
replaced-text = Він ходить за вас, доки ви не повернетеся.
waiting-free = Місце { $seat } ще вільне; надішліть комусь посилання.
waiting-bot = { $who } думає.
waiting-person = Чекаємо на гравця { $who }.
panel-back = До всіх варіантів
panel-check = Перевірити
panel-confirm = Підтвердити
less = менше
more = більше
why = Чому не можна?
why-not-there = Чому не можна: { $what }
do-undo = Скасувати
do-restart = Почати хід заново
do-redo = Повторити
do-hint = Підказка
do-resign = Здатися
do-return = Повернутися на своє місце
do-skip = Хай цей хід зробить бот
do-replace = Хай грає бот
seats-title = Гравці
seat-bot = бот
seat-level = бот, рівень { $n } з { $most }
seat-take = Зайняти місце
seat-take-label = Зайняти місце { $seat }
seat-stand-in = грає бот: { $bot }
seat-rules = грає за правилами
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
log-resign = { $who } здає партію.
log-rule = Правило: { $rule }
log-by-skip = зробив бот: час вийшов
log-by-auto = автоматично
talk-title = Чат
talk-label = Повідомлення
talk-button = Надіслати
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
mute-title = Заглушити гравця
mute-on = Заглушити: { $who }
mute-off = Знову чути: { $who }
typed-label = Або напишіть
typed-button = Виконати
hint-text = Обережний гравець обрав би: { $what }
zones-title = Частина столу
face-plain = Проста сторінка
face-picture = Картинка
report-link = Це помилка?

## What the table does not allow

stale = Поки ви вирішували, дещо сталося; ось стіл зараз.
table-not-understood = Незрозуміло.
table-nothing-to-redo = Повторювати нічого.
table-seat-of-a-bot = Це місце бота.
table-nobody-stands-in = За вас ніхто не грає.
table-cannot-be-replaced = Це місце зараз не можна віддати ботові.
table-not-away-yet = Перш ніж за гравця зможе грати бот, гравець має п’ять хвилин на хід або час на годиннику.
table-not-late = На цьому годиннику ще є час.
table-nothing-said = Нічого не сказано.
table-no-hints = За цим столом грають без підказок.
table-not-your-turn = Зараз не ваш хід.
table-unknown-wish = Незрозуміло.
table-over = Гру завершено.
table-not-alone = Здати партію може лише той, хто грає наодинці.

## Problems

problem-home = На головну
problem-no-table = Такого столу немає, або він не для вас.
problem-no-link = Це посилання невідоме або замінене новим.
problem-no-page = Такої сторінки немає.
problem-not-your-seat = Це не ваше місце.
problem-seat-taken = Це місце зайняте.
problem-wrong-origin = Запит надійшов із чужої сторінки.
problem-no-review = Цю гру не можна розібрати.
problem-many-reviews = Уже розбирають кілька ігор; попросіть за хвилину.
problem-too-many = Забагато запитів; зачекайте трохи.
problem-bad-request = Запит неможливо прочитати.
problem-stale = За цей час дещо сталося.
problem-status-404 = Такої сторінки немає.
problem-status-405 = Тут цього зробити не можна.
problem-status-413 = Забагато за один раз.
problem-unavailable = Сервер зараз не може нічого записати. Нічого не втрачено; спробуйте ще раз трохи згодом.
problem-status-500 = На сервері щось пішло не так. Нічого не втрачено.

## Oneself

you-title = Профіль
you-settings = Налаштування
you-name = Ваше ім’я
you-name-hint = За столами, де ви вже сидите, лишиться попереднє.
you-language = Мова
pref-theme = Кольори
pref-theme-auto = як на пристрої
pref-theme-light = світлі
pref-theme-dark = темні
pref-face = Стіл показувати
pref-face-picture = картинкою
pref-face-plain = заголовками, списками й кнопками
pref-motion = Фігурки рухаються
pref-motion-normal = швидко
pref-motion-slow = повільно
pref-motion-off = ніяк
pref-sound = Звуки
pref-confirm = Питати перед кінцем мого ходу
pref-auto = Робити за мене хід, якщо він єдиний
pref-playback = Показувати хід суперників крок за кроком
you-email = Ел. пошта: сповіщати, що настав ваш хід
you-email-hint = Порожньо — листів не буде.
you-save = Зберегти
you-saved-prefs = Збережено.
you-saved-account = Тепер у вас є обліковий запис.
you-saved-password = Пароль змінено. У всіх інших браузерах треба увійти знову.
you-saved-login = З поверненням. Столи цього браузера тепер є й у вашому обліковому записі.
you-watching = ви дивитеся
you-leave = Піти
you-leave-text = Ваші місця за цим столом більше не будуть вашими; їхні посилання будь-коли приведуть назад.
you-leave-button = Піти з-за столу
own-title = Ігри наодинці
own-won = Перемог
own-lost = Поразок
own-best = Найбільша перевага
own-longest = Перемог поспіль
own-so-far = у вас перемог: { $won } з { $all }
own-streak = { $n ->
    [2] друга перемога поспіль
    [3] третя перемога поспіль
   *[other] перемог поспіль: { $n }
}
own-level = перемог на цій складності: { $won } з { $all }
own-best-so-far = найбільша перевага: { $n }
you-goodbye = Вихід і видалення
you-unknown = Цей сервер поки нічого про вас не знає.
you-logout = Вийти
you-logout-text = Облікового запису у вас немає: назад до ваших столів приведуть лише їхні посилання.
you-delete = Забути мене
you-delete-text = Ваше ім’я, налаштування, нотатки й місця видаляються, і обліковий запис теж. Партії лишаться, з тим ім’ям, яке було у вас за столом. Скасувати це не можна.
you-sure = Так, я хочу цього
you-delete-button = Забути мене назавжди
account-title = Обліковий запис
account-text = Можна й без нього. З ним ваші столи будуть і на інших пристроях.
account-have = У мене є обліковий запис
account-new = Створити обліковий запис
account-login = Логін
account-password = Пароль
account-new-password = Новий пароль, не коротший за { $least ->
    [one] { $least } знак
    [few] { $least } знаки
   *[other] { $least } знаків
}
account-login-button = Увійти
account-new-button = Створити
account-is = Ви увійшли як { $login }.
account-logout = Вийти
account-change = Змінити пароль
account-change-text = У всіх інших браузерах доведеться увійти знову.
problem-email = Це не адреса електронної пошти.
problem-login-form = Логін — від 3 до 32 літер, цифр чи знаків, без пробілів.
problem-login-taken = Цей логін уже зайнятий.
problem-login-wrong = Неправильний логін або пароль.
problem-password-short = У паролі має бути щонайменше { $least ->
    [one] { $least } знак
    [few] { $least } знаки
   *[other] { $least } знаків
} і не більше ніж 200.
problem-password-wrong = Неправильний пароль.
problem-account-twice = У вас уже є обліковий запис.
problem-no-account = Облікового запису немає, змінювати нічого.
problem-not-sure = Якщо ви певні, поставте позначку.

## Rules

how-link = Як грати
how-title = { $game }: як грати
how-rules = Усі правила за номерами
how-first = Граєте вперше? Про гру простими словами, з малюнками:
rules-title = { $game }: правила
rules-language = Правила написано англійською. Шукайте англійські слова або номер, наприклад { $example }.
rules-search = Пошук у правилах
rules-search-button = Знайти
rules-found = { $n ->
    [0] Такого правила немає.
    [one] Знайдено { $n } правило
    [few] Знайдено { $n } правила
    [many] Знайдено { $n } правил
   *[other] Знайдено { $n } правила
}
rules-all = { $n ->
    [one] Усе { $n } правило
    [few] Усі { $n } правила
    [many] Усі { $n } правил
   *[other] Усі { $n } правила
}
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
rules-contents = Зміст
rules-example-rulebook = З правил.
rules-ruling = Як ми це розуміємо.
rules-needs = Не грається: потрібні компоненти іншої коробки — { $box }.
rules-options-text = Про це можна домовитися, коли стіл відкривають.
rules-changes = Змінює правило
rules-components = Видання й джерела
rules-edition = Правила іншого видання: { $edition }
rules-pack = Видання: { $edition }, набір { $pack }
rules-designed = { $n ->
    [0] Нами не придумано нічого.
   *[other] Придумано нами, бо справжній вигляд невідомий: { $share } компонентів.
}
rules-source-rulebook = надруковано в правилах
rules-source-public = публічні списки й скани збігаються
rules-source-inferred = випливає з підсумкових чисел
rules-source-designed = придумано нами
rules-group-COMP = Компоненти
rules-group-SETUP = Підготовка
rules-group-ROUND = Раунди
rules-group-PLACE = Розміщення фігурок
rules-group-ACT = Дії
rules-group-TOOL = Знаряддя
rules-group-CARD = Карти цивілізації
rules-group-BUILD = Будівлі
rules-group-FEED = Годування
rules-group-END = Кінець гри
rules-group-SCORE = Підрахунок очок
rules-group-PLAYERS = Удвох і втрьох
rules-group-SUPPLY = Коли щось закінчується
rules-group-INFO = Кому що видно
rules-group-CHANCE = Випадок
rules-group-UNDO = Скасування ходів
rules-group-SOLO = Гра наодинці

## Is this a bug?

bug-title = Це помилка?
bug-text = Розкажіть, що зробив стіл і чого ви очікували. Допоможе номер правила.
bug-rules = Зазирнути в правила
bug-label = Що сталося?
bug-goes = Власник сервера отримає ваші слова, запис цієї партії та позицію: { $step } з { $last }. Інші гравці їх не отримають.
bug-seat = Ваше місце — { $seat }.
bug-send = Надіслати
bug-thanks = Дякуємо!
bug-number = Номер вашого повідомлення: { $number }.
problem-no-text = Скажіть двома словами, що сталося.

## After the game, and looking back

end-back = Повернутися до столу
end-log = Увесь журнал
end-ways = Після гри
end-record = Завантажити запис
end-seat = Місце { $seat }
end-you = (ви)
end-winner = { $n ->
    [one] перемога
   *[other] ділить перше місце
}
end-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
end-rematch = Реванш
end-rematch-text = Ті самі люди й умови, кожен пересідає на одне місце
end-to-rematch = До реваншу
end-again = Зіграти ще раз
end-to-again = До наступної гри
not-over-title = Гру ще не завершено
not-over-text = Місця, графіки й повтор з’являться тут після кінця гри. Поки що ось рахунок: те, що вам зараз видно.
not-over-replay = Повтор з’явиться тут після кінця гри. Під час гри минуле гортають за столом клавішами зі стрілками.
score-known = Те, що вам зараз видно. Натисніть на число, щоб побачити, з чого воно склалося.
score-open = Натисніть на число, щоб побачити, з чого воно склалося.
score-hidden = від вас приховано
charts-title = Як минула гра
chart-numbers = Числа
chance-title = Чи був випадок чесним?
chance-text = Усі кидки й карти визначає одне таємне число. Його відбиток закріплено до першого ходу, і змінити число потім не міг ніхто, навіть сервер.
chance-commitment = Відбиток, закріплений до першого ходу
chance-seed = Таємне число
chance-verify = Завантажте запис і перевірте кожен кидок і кожну карту:
chance-later = Таємне число з’явиться тут після гри.
chance-continued = Цей стіл продовжив іншу партію, тож до першого ходу нічого не можна було пообіцяти. У записі є всі рішення, але немає доказу, що випадок був чесним.
replay-title = Повтор
replay-round = раунд { $n }
replay-beginning = До першого рішення.
replay-chance = Вирішує випадок.
replay-by-bot = бот: { $bot }
replay-walk = Гортати партію
replay-first = До початку
replay-round-back = До попереднього раунду
replay-turn-back = До попереднього ходу
replay-back = На одне рішення назад
replay-on = На одне рішення вперед
replay-turn-on = До наступного ходу
replay-round-on = До наступного раунду
replay-last = До кінця
replay-slider = Позиція
replay-go = Перейти
replay-play = Запустити показ
replay-eyes = Чиїми очима
replay-onlooker = глядач
replay-all = видно все
replay-end = Рахунок і графіки
continue-title = Продовжити звідси
continue-text = Новий стіл почнеться з цієї позиції. Ви займете одне місце, решту отримають боти ({ $bot }); кидки й карти будуть новими.
continue-over = Тут вирішувати вже нічого: оберіть ранішу позицію.
continue-seat = Ваше місце
continue-button = Грати далі
log-round = Раунд { $n }
log-times = Час подано за UTC, а де браузер може, — за вашим годинником.
notes-title = Мої нотатки
notes-label = Нотатки про цей стіл
notes-text = Їх не може прочитати ніхто, крім вас.
notes-save = Зберегти
notes-saved = Збережено.
problem-record-later = Запис можна завантажити після гри: у ньому видно все.
problem-not-over = Гру ще не завершено.

## API

api-title = API для програм
problem-no-token = Токена немає, або він невідомий; надішліть його у вигляді «Authorization: Bearer TOKEN».

## Повідомлення про хід

push-on = Сповіщати цей браузер про мій хід
push-off = Більше не сповіщати цей браузер
push-denied = Браузер цього не дозволяє. Дозволити можна в його налаштуваннях для цього сайту.
notify-with = За столом: { $names }.
notify-turn = Ваш хід у грі «{ game-name }» (за столом: { $names })
notify-turn-alone = Ваш хід у грі «{ game-name }»
notify-mail = Вітаємо, { $name }!

    { $turn }:
    { $link }

    Ви отримали цього листа, бо просили про це. Щоб листів більше не було, видаліть свою адресу тут:
    { $settings }

## Клавіші та втрата зв’язку

offline = Немає зв’язку. Пробуємо знову; нічого не втрачено.
look-back = Минулі ходи
past-back = ← Назад
past-on = Далі →
keys-title = Клавіші
keys-close = Закрити
keys-walk = обійти все, що можна натиснути, і натиснути
keys-choice = до вибору з цим номером; ще раз — до наступного в рядку
keys-back = назад до всіх варіантів або до поточної позиції
keys-past = гортати минулі позиції
keys-ends = на початок партії та знову до поточної позиції
keys-undo = скасувати хід
keys-redo = повернути скасоване
keys-hint = попросити підказку
keys-type = написати хід
keys-keys = показати цей список

## Розбір

review-title = Розбір
review-offer = Гру можна переглянути наново: шанси на перемогу від ходу до ходу, помилки й те, що було б краще, і скільки вирішила удача. Це забере близько хвилини.
review-ask = Розібрати гру
review-making = Гру розбирають: { $done }. Сторінка оновиться сама.
review-sure-page = Із зіграного ходу відкриваються обидва продовження. Шанси — за доброї гри від цього місця; ± — стандартна похибка. Показано те, що перевищує дві похибки та 1 %.
review-by-round = У сотих, хід за ходом; унизу раунди.
review-all = Увесь розбір
review-board = Стіл

## Задачі

puzzles-title = Задачі
puzzles-text = Позиції з партій, де один хід явно найкращий. Зробіть його, як за столом; чого він вартий, скаже довгий перебір.
puzzles-count = { $n ->
    [one] { $n } задача
    [few] { $n } задачі
   *[other] { $n } задач
}
puzzles-solved = розв’язано { $n } з { $of }
puzzle-daily = Задача дня
puzzle-daily-link = Задача дня: { $game }
puzzle-solve = Розв’язувати
puzzle-solved-label = Задача { $n }, розв’язана
puzzle-restart = Спочатку
puzzle-next = Наступна задача
puzzle-all = Усі задачі
puzzle-answers = Чого варті ходи
puzzle-sure = Шанси — за доброї гри далі, за багатьма роздачами того, чого знати не можна; ± — стандартна похибка. Очки — відрив від найкращого з інших.
puzzle-mine = ваша відповідь
puzzle-yours = Що буде після вашого ходу
problem-no-puzzle = Такої задачі немає.
problem-not-an-answer = Так тут відповісти не можна.
