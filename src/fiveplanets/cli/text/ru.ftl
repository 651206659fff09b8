### Командная строка

error = Ошибка

## За столом

name-human = Игрок { $number }
name-bot = Бот { $number }
name-you = { $name } (вы)

happened = Что произошло
told-move = { $who }: { $move }
told-secret = { $who } принимает тайное решение
told-undo = { $who } отменяет своё последнее решение
waiting = Ещё решают: { $names }

prompt-hint = введите знак перед выбором · u назад · l журнал · r правила · ? · q выход
prompt-help =
    Введите букву или число, стоящие перед выбором. Что выбирается по шагам, можно ввести сразу: b 5 7.
    Любое другое слово оставит в списке только то, в чём оно есть. Enter — нарисовать стол заново.
      u        шаг назад в выборе; иначе отменить своё последнее решение (но не бросок и не вскрытие)
      > <      следующая и предыдущая страница стола (или Page Down и Page Up); + ещё варианты
      l        журнал партии{ $others ->
        [yes] {"\u000A      v        планшеты всех остальных; v 2 или v ИМЯ — планшеты одного игрока"}
       *[no] {""}
      }
      h        подсказка: как сыграл бы сильный бот и почему (Ctrl-C — прервать)
      r        правила; r { $rule } — одно из них, r СЛОВО — все с этим словом
      s        сохранить; s ФАЙЛ — сохранять туда
      q        выйти{ $saved ->
        [yes] {""}; партия сохраняется после каждого решения
       *[no] {""} (несохранённая партия пропадёт)
      }
    Те же клавиши работают и в русской раскладке.
unknown-move = { $typed }: такого выбора нет. Введите знак перед выбором или ? для помощи.
confirm = Enter — сделать · u — назад
more-choices = варианты { $page } из { $pages } · + ещё
more-news = … что было раньше: l
table-page = стол { $page } из { $pages } · > дальше · < назад
pager = страница { $page } из { $pages } · Enter дальше · < назад · q закрыть
quit-unsaved = Не сохранено: { $why }. Сохраните в другом месте: s ФАЙЛ, или выйдите: q.
undone = Последнее решение отменено.
undo-refused = Отменить нельзя: отменять нечего, либо с тех пор что-то открылось или был бросок, либо другие уже сделали ходы на этой основе.
no-rule = Нет правила { $id } и правил с такими словами.
no-player = { $typed }: здесь нет игрока с таким именем или номером. По порядку: { $names }.
hint-is = Подсказка: { $move }
hint-about = Сильный бот на вашем месте сделал бы так: ждёт первого места в { $wins } % партий, очков — около { $points }.
hint-about-alone = Сильный бот на вашем месте сделал бы так: ждёт около { $points } очков.
hint-next = Следующий по силе: { $move } — { $wins } %, { $points }. Перевес подсказки: первое место { $lead_wins } %, очки { $lead_points }.
hint-next-alone = Следующий по силе: { $move } — { $points }. Перевес подсказки: очки { $lead_points }.
hint-only = Выбор только один: { $move }
hint-stopped = Прервано: без подсказки.
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
replay-here = решение { $number } из { $count }, раунд { $round }
replay-hint = Enter дальше · b назад · 17 — к решению · r 3 — к раунду · q выход
replay-unknown = { $typed }: такого нет. Решения — от 0 до { $count }; r 3 — к раунду 3.
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

## Наборы компонентов

pack-written = Записано: { $path }. Уберите # перед тем, что отличается в вашей коробке, исправьте и проверьте: fiveplanets pack check
pack-template =
    Набор компонентов для игры «{ $title }».
    Ниже — все компоненты и откуда известно каждое сведение. Всё это — комментарии: уберите один # перед заголовком в
    [скобках] и перед полями, которые отличаются в вашей коробке, и исправьте их. Что осталось комментарием, остаётся
    как есть. Затем: fiveplanets pack check ФАЙЛ, fiveplanets table ИГРА --pack ФАЙЛ
pack-fits =
    { $count ->
        [0] { $path } подходит к игре «{ $title }» и ничего не меняет.
        [one] { $path } подходит к игре «{ $title }» и меняет { $count } поле:
        [few] { $path } подходит к игре «{ $title }» и меняет { $count } поля:
       *[many] { $path } подходит к игре «{ $title }» и меняет { $count } полей:
    }

## Параметры ходов, которые выбираются по одному

parameter-turn = поворот
parameter-row = ряд
parameter-column = колонка
parameter-track = шкала
parameter-cell = ячейка
parameter-rover = вездеход
parameter-direction = направление
parameter-start = откуда
parameter-to = куда
parameter-region = регион
parameter-colour = цвет
parameter-place = место
parameter-resource = ресурс
parameter-amount = сколько
parameter-card = карта
parameter-lie = сверху или снизу
parameter-character = персонаж
parameter-cards = карты действий

## Игры и замеры

games-name = Игра
games-title = Название
games-players = Игроки
games-standard = Обычно
games-minutes = Минуты
games-age = Возраст
games-options = Настройки (--option имя=значение; первое — по умолчанию)
games-each-seat = по одному на место через запятую или одно на всех

bench-game = Игра
bench-engine = Движок
bench-speed = Решений в секунду
bench-ratio = × к интерпретатору
bench-interpreted = интерпретатор
bench-native = машинный код, одно ядро
bench-wasm = WebAssembly в Node
bench-agrees = Совпадает
bench-yes = да
bench-no = НЕТ
bench-cuda = cuda

serving = Сервер: { $address } — остановить: Ctrl+C
no-pages = Страницы не собраны (make pages): отвечает только /api/.
open-this = Пять планет: { $address } — остановить: Ctrl+C
no-browser = Браузер открыть не удалось: откройте адрес выше сами.

## Арена

progress = { $done } партий из { $all }, осталось { $left }
arena-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, мест: { $seats }
arena-player = Бот
arena-games = Партий
arena-first = Первый (95%)
arena-rating = Рейтинг
arena-score = Очки
arena-pace = мс/ход
arena-simulations = Сим./с
arena-pair = { $one } впереди { $other }: { $ahead } из { $games }.
arena-better = Доказано: { $name } бывает первым чаще.
arena-open = Не решено.
arena-fault = { $name }: быстрый бот ответил вместо него { $count } раз. Первая причина: { $first }.
arena-go-on = Прервано. Та же команда продолжит отсюда.
arena-not-kept = Прервано. С --resume ФАЙЛ можно было бы продолжить отсюда.

review-about = Выше: как вероятно первое место казалось от решения к решению сильному игроку, знавшему то же, что и место. Ниже: что обошлось дороже всего.
review-number = №
review-player = Игрок
review-played = Сыграно
review-expected = Первый
review-better = Лучше
review-lost = Первый
