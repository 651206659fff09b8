### Five Planets: оболочка, по-русски. На «вы», с «ё», глаголом, без рода там, где пол неизвестен.

## Игры

game-planet = Планета
game-planet-short = Планета
game-planet-over = { "" }
game-planet-about = Оденьте свой мир и заселите его зверями.
game-planet-unknown = Неизвестная планета
game-planet-unknown-short = Неизвестная планета
game-planet-unknown-over = { "" }
game-planet-unknown-about = Поворачивайте базу, застилайте планету, берегитесь метеоритов.
game-planet-5r = Планета 5Р
game-planet-5r-short = Планета 5Р
game-planet-5r-over = { "" }
game-planet-5r-about = Откопайте старые технологии и зажгите их кристаллы.
game-planetfall = Planetfall
game-planetfall-short = Planetfall
game-planetfall-over = Age of Wonders
game-planetfall-about = Три орбиты, павшая империя и ваш командующий.
game-red-planet = Красная планета
game-red-planet-short = Красная планета
game-red-planet-over = Миссия
game-red-planet-about = Заполните ракеты, взлетите и удержите лучшее на Марсе.
designed-by = Авторы игры: { $names }.
fan-made = Любительское воплощение: правила, слова и рисунки наши; с издателями мы не связаны.

## Роботы

robot-random = Камушек
robot-random-about = катится куда катится
robot-quick = Стриж
robot-quick-about = берёт лучшее на сейчас
robot-novice = Пуговка
robot-novice-about = ошибается и не сердится
robot-normal = Искра
robot-normal-about = видит на ход вперёд
robot-strong = Лира
robot-strong-about = взвешивает много путей
robot-master = Кварц
robot-master-about = думает долго, ошибается редко
level-1 = новичок
level-2 = обычный
level-3 = сильный
level-4 = мастер

## Везде

nav = Главное
nav-phone = Ещё в холле
close = Закрыть
back = Назад
delete = Удалить
guest = Гость
language = Язык
theme-light = Светлая тема
theme-dark = Тёмная тема
settings = Настройки
replays = Записи
rules = Правила
to-lobby = В холл
minutes = { $minutes } мин
days-hours = { $days } д { $hours } ч
hours-minutes = { $hours } ч { $minutes } мин
points = Очки
points-unit = { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
round = Раунд
round-number = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
players = Игроков
you = вы
name = Имя
more = Больше
fewer = Меньше
show = Показать
file = Файл
send = Послать
title-new = Новый стол
title-table = Стол
title-t = Стол
title-result = Итог
title-replay = Запись
title-replays = Записи
title-rules = Правила

## Холл

where-to = Куда летим, { $name }?
where-to-guest = Куда летим?
choose-game = Выберите игру
new-table = Новый стол
read-rules = Прочитать правила
continue = Продолжить
open-tables = Открытые столы
join-by-code = Войти по коду
table = Стол
tables = Столы
code = Код
table-code = Код стола, шесть знаков
table-code-short = Код стола
enter-table = Войти за стол
link-works-too = Ссылка друга тоже подойдёт: учётная запись не нужна.
your-turn = Ваш ход
waiting-for-others = Решают другие
go-on = Продолжить
look-in = Заглянуть
look-at = Посмотреть: { $name }
nothing-to-continue = Пока нечего продолжать
nothing-to-continue-about = Оставленный стол подождёт вас здесь, на этом устройстве.
play-robots = Играть с роботами
no-open-tables = Открытых столов пока нет
no-open-tables-about = Откройте свой и пошлите ссылку или играйте с роботами.
offline-works = Сервера нет, но играть можно
offline-works-about = Роботы и друзья за этим устройством; закройте страницу — ничего не пропадёт.
join = Сесть

## Новый стол

previous-game = Предыдущая игра
next-game = Следующая игра
at-the-table = За столом
you-host = вы, стол ваш
a-person = Человек
a-friend = Друг
beside-you = рядом, за этим устройством
by-link = по ссылке
seat-waits = место ждёт
friend = Друг по ссылке
neighbour = Игрок { $number }
change-seat = Кто сидит: { $name }
who-sits-here = Кто здесь сидит
clock = Часы
clock-none = Без часов
clock-none-about = никто не торопит
clock-none-word = нет
clock-live = Живая игра
clock-live-about = всем на связи
clock-bank = { $minutes } мин + { $plus } с
clock-move = { $seconds } с на ход
clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
clock-length = Сколько времени
clock-ends = Время вышло — за место сыграет робот, проиграть по часам нельзя.
clock-left = Осталось { $time }
clock-soon = Осталось полминуты.
clock-letters = По переписке
clock-letters-about = ход, когда удобно
place = Где играем
place-network = По сети
place-network-about = приватный стол, вход по ссылке
place-network-none = нужен сервер, сейчас его нет
place-device = Без сети
place-device-about = роботы и соседи за этим экраном
listed = Показать в списке столов
listed-about = Свободное место сможет занять любой.
options = Варианты
options-kept = запомнятся до следующего раза
options-as-printed = как в коробке
options-changed-about = не как в коробке
options-dropped = Варианты прошлой игры, которых здесь нет, убраны.
changed-count = { $count ->
    [0] обычные
    [one] изменён { $count }
   *[other] изменено { $count }
}
no-options = У этой игры нет вариантов: садитесь и играйте.
each-seat-own = У каждого свой выбор
own-box = Своя коробка
own-box-about = файл со своими значениями карт и плиток
own-box-checked = { $count ->
    [one] проверена, печать { $seal }, { $count } изменение
    [few] проверена, печать { $seal }, { $count } изменения
   *[many] проверена, печать { $seal }, { $count } изменений
}
own-box-more = и ещё { $count }
own-box-remove = Играть без своей коробки
seal-promise = Перемешивание запечатают до первого хода. После партии любой сможет его проверить.
table-for = { $free ->
    [0] { $count ->
        [1] Стол на одного
        [2] Стол на двоих
        [3] Стол на троих
        [4] Стол на четверых
        [5] Стол на пятерых
       *[other] Стол на шестерых
    }
    [one] Стол на { $count }, одно место ждёт друга
   *[other] Стол на { $count }, { $free } места ждут друзей
}
table-device-about = Стол живёт на этом устройстве, сеть не нужна. Около { $minutes } минут.
table-network-about = Играть можно сразу: пустое место займёт робот, пока друг в пути. Около { $minutes } минут.
play-now = Играть сейчас
open-the-table = Открыть стол

## Комната ожидания

waiting-title = Ждём друзей
waiting-about = Учётная запись не нужна: достаточно ссылки.
copy = Копировать
copied = Скопировано
point-camera = Наведите камеру
point-camera-about = Телефон займёт свободное место за столом.
send-link = Послать…
link-label = Ссылка на стол
who-is-here = Кто здесь
free-seat = Место свободно
seat-robot = Посадить робота
watching = Смотрят
watching-count = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
stand-up = Встать из-за стола
stand-up-about = Место освободится, и за него сыграет робот, пока кто-нибудь не сядет.
stand-up-sure = Встать
stay = Остаться
ready = здесь
start-with = { $count ->
    [1] Начать
    [2] Начать вдвоём
    [3] Начать втроём
    [4] Начать вчетвером
    [5] Начать впятером
   *[other] Начать вшестером
}
waiting-sum = { $free ->
    [0] Все на местах
    [one] На местах { $taken }, одно свободно
   *[other] На местах { $taken }, свободно { $free }
}
waiting-sum-about = Можно начать сейчас: за свободное место сыграет робот, и друг сменит его, когда придёт.
waiting-all-about = Можно начинать, когда захотите.
waiting-guest-about = Партию начнёт хозяин стола, страница откроется сама.
take-a-seat = Занять место
watch = Смотреть
sealed = Перемешивание запечатано
sealed-about = Печать { $seal }. Ключ откроется в конце, и каждый сможет проверить.
table-settings = Как играем
your-seat = ваше место
joining = Минуту, занимаем место

## Стол

board = Поле
table-of = Стол: { $game }
leave-table = Выйти из-за стола
seats = Места
seat-free = свободно, играет робот
seat-number = Место { $number }
not-here = не на связи
is-deciding = решает
waits = ждёт
won = победа
online = на связи
on-device = на устройстве
table-here = Этот стол живёт на вашем устройстве
reconnecting = связываемся, { $seconds }
menu = Меню
keys = Клавиши
plain-board = Словами
plain-board-about = вопросы и ответы вместо нарисованного поля
drawn-board = Нарисованное поле
save-replay = Сохранить в файл
question = Вопрос
your-turn-question = Ваш ход. { $question }
we-wait-for = Ждём: { $names }
one-moment = Минуту
also-deciding = { $count ->
    [one] { $names } тоже решает
   *[other] Тоже решают: { $names }
}
confirm = Подтвердить
press-and-hold = Нажмите и держите
undo = Отменить
sending = Посылаем
kept-and-sent = Ход сохранён здесь и уйдёт, как только вернётся связь
confirm-or-back = Подтвердите или вернитесь и выберите другое
not-now = Сейчас так нельзя
see-rule = Правило { $rule }
to-result = Посмотреть итог
game-over = Партия окончена
undone = { $name } берёт решение назад
has-decided = { $name }: решение принято
log = Журнал
log-all = Все
log-filter = Чьи ходы
log-empty = Пока ничего не случилось.
chat = Разговор
chat-empty = Пока все молчат.
say-something = Скажите что-нибудь
search-rules = Искать в правилах
rules-found = { $count ->
    [0] не нашлось
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
contents = Содержание
asked-now = об этом вас спрашивают сейчас
all-rules-offline = { $count ->
    [one] { $count } правило, доступно и без сети
    [few] { $count } правила, доступны и без сети
   *[many] { $count } правил, доступны и без сети
}
rules-failed = Правила не загрузились. Загляните, когда будет сеть.
while-away = Пока вас не было
watch-it = Посмотреть
to-my-turn = К моему ходу
pass-to = Передайте устройство: { $name }
pass-to-about = Стол закрыт, чтобы никто не увидел чужих карт.
i-am = Это я, { $name }
robot-takes-over = Пусть место подержит робот

## Люди за столом

robot-holds = место держит { $robot }
robot-for-me = Пусть робот поиграет за меня
robot-plays-for-you = За вас играет { $robot }
take-seat-back = Вернуться на своё место
person-takes-over = Посадить человека
move-seat = На другое устройство
move-seat-about = Откройте на другом устройстве в течение десяти минут. Сработает один раз, а с этого устройства место уйдёт.
copy-link = Скопировать ссылку
have-code = Код места за этим столом
take-seat-here = Занять место здесь
take-online = Перенести в сеть
take-online-about = Партия продолжится на сервере: друзья придут по ссылке, роботы останутся.
take-home = Забрать на это устройство
take-home-about = Больше никто здесь не играет: партия продолжится без сервера.
table-moved = Этот стол забрали на устройство
table-moved-about = Партия продолжается там.
hint = Подсказка
hint-about = Робот на вашем месте сделал бы так: ждёт первого места в { $wins } % партий, очков – около { $points }.
hint-alone = Робот на вашем месте сделал бы так: ждёт около { $points } очков.
hint-next = Следующий по силе: { $move } – { $wins } %, { $points }.
hint-next-alone = Следующий по силе: { $move } – { $points }.
hint-is = Подсказка: { $move }
key-hint = подсказка, если рядом только роботы
chat-new = Разговор · { $count }
greet-hello = Привет!
greet-nice = Отличный ход!
greet-moment = Минутку, пожалуйста
greet-thanks = Спасибо за игру!

## Простой стол

your-choices = Ваш выбор
chosen-so-far = Уже выбрано
what-changes = Что изменится
only-table-knows = Здесь ещё что-то закрыто: что выйдет, знает только стол.
nothing-changes-yet = Пока ничего, что было бы видно.
nothing-to-decide = Сейчас вам решать нечего.
ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
}
pick-number = Выбрать { $number }

## Клавиши

key-digits = выбрать первое … девятое
key-arrows = ходить по выбору
key-enter = подтвердить
key-back = шаг назад внутри выбора
key-undo = взять последнее решение назад
key-rules = правила, сразу о вопросе
key-log = журнал
key-keys = эти клавиши
key-close = закрыть панель

## Итог

result = Итог
standings = Места
sources = Откуда очки
final-board = Итоговое поле: { $name }
place-number = место { $place }
alone-result = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
wins-by = { $points ->
    [one] { $name } впереди на { $points } очко
    [few] { $name } впереди на { $points } очка
   *[many] { $name } впереди на { $points } очков
}
wins-on-tie = { $name } впереди при равных очках
shared-win = { $names } делят победу
nobody-wins = Не выигрывает никто
tab-points = Очки
tab-rounds = Раунды
tab-best = Лучшие ходы
points-by-round = Очки по раундам
best-moves = Лучший ход каждого
end = итог
rounds-played = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
moves-made = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
proof-running = Проверяем перемешивание
proof-fair = Перемешивание честное: проверено
proof-about = Печать { $seal } открыта, ходов сыграно заново на этом устройстве: { $count }.
proof-bad = Запись не сходится
share-replay = Послать запись
review = Разбор
same-deal = Та же раздача
rematch = Реванш
rematch-offered = Следующий стол открыт: остальные играют ещё раз.
rematch-join = К ним за стол
deal-title = Тот же расклад
deal-this = этот стол
deal-alone = Этот расклад больше никто не играл.
deal-another = Открыть для других
replay-of = Партия: { $game }

## Запись

replay = Запись
replay-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
replay-board = Стол
replay-review = Разбор
replay-points = Очки
replay-moves = Ходы
points-so-far = Очки, как если бы партия кончилась в этот миг. Ведите по графику, чтобы идти по партии.
review-title = Шанс на первое место
review-title-alone = Ожидаемые очки
review-how = Так видит сильный робот: он знает лишь то, что тогда было открыто этому месту, и думает на этом устройстве.
review-whose = Чьи решения
review-start = { $count ->
    [one] Разобрать { $count } решение
    [few] Разобрать { $count } решения
   *[many] Разобрать { $count } решений
}
review-go-on = Дальше
review-stop = Хватит
review-progress = { $done } из { $count }
review-found = { $count ->
    [0] Разбор готов. Ни одно решение не стоило дорого.
    [one] Разбор готов: { $count } перелом.
    [few] Разбор готов: { $count } перелома.
   *[many] Разбор готов: { $count } переломов.
}
review-none = Ни одно решение не стоило дорого.
review-moments = Переломы
review-moment = Ход { $move }
review-played = Сыграно
review-best = Лучшее найденное
review-was-best = Сыграно: лучше не нашлось
review-also = Тоже неплохо:
review-points = { $points ->
    [one] около { $points } очка
   *[many] около { $points } очков
}
review-instead = лучше: { $move }
review-otherwise = Сыграть иначе
seen-by = Чьими глазами
seen-by-all = Всё открыто
seen-by-none = Зритель
to-start = В начало
to-end = В конец
step-back = Ход назад
step-on = Ход вперёд
play-on = Играть
pause = Пауза
the-deal = Раздача
move-of = ход { $move } из { $moves }
speed = Скорость
next-own-move = Следующий ход места
share-moment = Поделиться этим моментом
branch-online = С друзьями
branch-here = Ветка отсюда
branch = ветка
scrub = Место в партии
open-file = Открыть файл
no-replays = Партий пока нет
no-replays-about = Каждая сыгранная здесь партия хранится со всеми ходами. Откроется и файл со стороны.
brought-back = { $taken ->
    [0] Всё из этого файла уже здесь.
    [one] Добавлена { $taken } партия.
    [few] Добавлены { $taken } партии.
   *[other] Добавлено { $taken } партий.
}
brought-broken = { $broken ->
    [one] { $broken } партию не повторить: она повреждена или сыграна по другим правилам.
    [few] { $broken } партии не повторить: они повреждены или сыграны по другим правилам.
   *[other] { $broken } партий не повторить: они повреждены или сыграны по другим правилам.
}

## Настройки

profile = Профиль
your-name = Ваше имя
guest-here = в гостях на этом устройстве
face = Лицо
face-number = Лицо { $number }
favourite-colour = Любимый цвет
colour-0 = оранжевый, круг
colour-1 = голубой, треугольник
colour-2 = жёлтый, квадрат
colour-3 = фиолетовый, ромб
colour-4 = зелёный, пятиугольник
colour-5 = розовый, крест
games = Игры
played = партий
wins = побед
not-played = ещё не играли
look = Вид
theme = Тема
theme-is-light = Светлая
theme-is-dark = Тёмная
theme-is-system = Система
text-size = Размер текста
size-small = Мелкий
size-normal = Обычный
size-large = Крупный
motion = Движение
motion-full = Полное
motion-short = Короткое
motion-none = Нет
patterns = Узоры и знаки сильнее
patterns-about = для тех, кто плохо различает цвета
play = Игра
confirm-moves = Подтверждать ход
confirm-moves-about = второе нажатие или Enter
helpers = Считать за меня
helpers-about = что даст ход, до того как вы его сделали
keys-about = все ходы с клавиатуры
sound = Звук
sound-about = тихий, деревянный
notify = Сказать, когда мой ход
notify-about = на этом устройстве; браузер спросит разрешение
my-data = Мои данные
take-all = Забрать все партии
take-all-about = профиль и записи одним файлом
saved-at-once = сохраняется сразу
delete-profile = Удалить профиль
delete-profile-sure = Нажмите ещё раз, чтобы удалить

## Если что-то не так

setting-table = накрываем на стол
still-coming = Ещё несём
table-not-found = Этот стол не открыть
no-such-page = Здесь ничего нет
no-such-page-about = Посмотрите на адрес ещё раз или начните с холла.
page-failed = Страница не загрузилась
page-failed-about = Нет сети или вышла новая версия. Загрузите страницу ещё раз.
no-table-code = Стола { $code } нет
no-table-code-about = Посмотрите на буквы ещё раз или попросите ссылку.
trouble-unknown = Здесь что-то сломалось. Загрузите страницу ещё раз: сыгранное не пропадёт.
trouble-game = Игры «{ $game }» нет.
trouble-load = Игра не загрузилась: нет сети. Попробуйте, когда она появится.
trouble-players = В эту игру играют от { $min } до { $max } человек, а не { $players }.
trouble-option = У варианта «{ $option }» не может быть такого значения вместе с другими. Выберите другое.
trouble-seed = Это не зерно раздачи.
trouble-version = За этим столом играют по правилам версии { $rules }, на этой странице версия { $version }. Загрузите страницу ещё раз.
trouble-position = Это не позиция этой игры.
trouble-table = На этом устройстве такого стола нет. Возможно, его удалили или он в другом браузере.
trouble-replay = Это не запись партии Five Planets.
trouble-replay-line = Строку { $line } файла не повторить.
trouble-replay-version = Партию играли по правилам версии { $rules }, здесь версия { $version }.
trouble-replay-pack = Партия идёт со своей коробкой, которой этот браузер ещё не знает: откройте её один раз при доступном сервере.
trouble-replay-commitment = Перемешивание не то, что обещали в начале.
trouble-replay-fingerprint = Файл не сходится со строки { $line }: его правили или изменились правила.
trouble-replay-cut = Конца файла не хватает.
trouble-takeaway = Этот файл со всеми партиями повреждён или из другой версии. Сохраните его ещё раз там, откуда он.
trouble-server = Сервер отвечает: { $text }
trouble-robots = Мысли робота не загрузились: нет сети. Попробуйте, когда она появится.
trouble-offline = До сервера не достучаться. Столы на этом устройстве работают.
refused-replay = Запись не изменить. Начните отсюда ветку и играйте дальше.
refused-undo-nothing = Пока нечего брать назад.
refused-undo-revealed = С тех пор что-то открылось или выпало: назад не взять.
refused-undo-built-on = На этом уже построено чужое решение.
refused-closed = Этот стол закрыт.
refused-stale = Стол тем временем изменился: посмотрите и решите снова.
refused-seat = Это не ваше место.
refused-undo = Это уже не взять назад.
refused-waiting = Партия ещё не началась.
refused-move = Такого хода нет.
refused-often = Слишком часто. Подождите немного.
refused-store = Сервер не смог сохранить ход. Посылаем ещё раз.

# the guided first game, and the card with the goal
goal-and-points = Цель и очки
learn-it = Учебная партия
title-lesson = Учебная партия
lesson-of = { $step } из { $steps }
lesson-next = Дальше
lesson-skip = Пропустить
lesson-do = Чтобы продолжить: { $move }
lesson-confirm = Нажмите «{ $button }»
lesson-play-on = Играть дальше отсюда
refused-lesson = Пока не это: подсказка говорит, что именно.
