### Командная строка

## За столом

name-human = Игрок { $number }
name-bot = Бот { $number }
name-you = { $name } (вы)

happened = Что произошло
told-move = { $who }: { $move }
told-secret = { $who } принимает тайное решение
told-undo = { $who } отменяет своё последнее решение
waiting = Ещё решают: { $names }

choices-range = от { $first } до { $last }: { $text }
prompt-hint = число — ход · u отмена · s запись · l журнал · r правила · ? помощь · q выход
prompt-help =
    Число — сделать ход с этим номером. Enter — нарисовать стол заново.
    Любое другое слово оставит в списке только ходы, в которых оно есть.
      u        отменить своё последнее решение (но не бросок и не вскрытие)
      l        журнал партии
      r        правила; r { $rule } — одно из них
      s        сохранить; s ФАЙЛ — сохранить туда
      q        выйти{ $saved ->
        [yes] {""}, партия сохраняется
       *[no] {""} (без --save партия пропадёт)
      }
    Те же клавиши работают и в русской раскладке.
unknown-move = { $typed }: такого хода нет. Введите число из списка или ? для помощи.
undone = Последнее решение отменено.
undo-refused = Отменить нельзя: отменять нечего, либо с тех пор что-то открылось или был бросок, либо другие уже сделали ходы на этой основе.
no-rule = Правила { $id } нет.
no-log = Пока ничего не произошло.
say-where = Укажите, куда: s ФАЙЛ
saved = Сохранено: { $path }
not-saved = Партия не сохранена.
goodbye = До встречи!
hand-over = Передайте клавиатуру: ходит { $who }. Остальные отворачиваются.
press-enter = Нажмите Enter.

## Конец игры

final-scores = Итоговый счёт
score-total = Всего
winner =
    { $count ->
        [0] Не выигрывает никто.
        [1] Победа: { $names }.
       *[other] Общая победа: { $names }.
    }

## Повтор и проверка

replay-title =
    { $players ->
        [one] { $title }, { $players } игрок
        [few] { $title }, { $players } игрока
       *[many] { $title }, { $players } игроков
    }
replay-step = решение { $number } из { $count } · Enter дальше · q выход
replay-unfinished = Партия не окончена.
verify-game =
    { $count ->
        [one] { $title }, игроков: { $players }, { $count } решение
        [few] { $title }, игроков: { $players }, { $count } решения
       *[many] { $title }, игроков: { $players }, { $count } решений
    }
verify-seed = Зерно — то самое, что было обещано вначале: { $commitment }
verify-moves = Все ходы допустимы, все контрольные отпечатки совпадают.
verify-result = Результат совпадает: { $scores }.

## Игры и замеры

games-name = Игра
games-title = Название
games-players = Игроки
games-minutes = Минуты
games-age = Возраст
games-options = Настройки (--option имя=значение; первое — по умолчанию)
games-each-seat = по одному на место через запятую или одно на всех

bench-game = Игра
bench-engine = Движок
bench-speed = Решений в секунду
bench-ratio = × к интерпретатору
bench-interpreted = интерпретатор
bench-native-one-core = машинный код, одно ядро
bench-native-all-cores =
    { $cores ->
        [one] машинный код, { $cores } ядро
        [few] машинный код, { $cores } ядра
       *[many] машинный код, { $cores } ядер
    }
bench-cuda = cuda
bench-no-cuda = устройства CUDA нет
bench-not-for-cuda = пока не для CUDA
bench-start = { $game }: новый процесс доигрывает первую партию в машинном коде через { $seconds } с (из кэша)
bench-copy = { $game }: копия состояния ({ $bytes } байт) занимает { $micros } мкс
