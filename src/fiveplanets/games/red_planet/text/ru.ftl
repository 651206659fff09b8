# Миссия «Красная планета»: все тексты.

goal = Побеждает тот, у кого больше победных очков: жетоны из регионов, где вы лидер, цели, «Монополия на лёд» и карты исследований.

## Ходы

move-pass = { $what }
pass-steps = Больше не перемещать астронавтов
pass-drops = Оставить остальных на Фобосе
pass-card = Оставить карту действия у себя
move-keep = Оставить цель «{ $card }»
move-arrange = Следующим в колоде нейтральных персонажей: { $character }
move-choose = Выбрать: { $character }{ $cards }
cards-keep = { "" }
cards-ask = ; спросить о картах действий, когда в этом раунде наступит их момент
move-board = Разместить на корабле: { $dock }
move-name = Регион назначения: { $region }
move-step = Переместить: { $start } → { $to }
move-draw = Взять карту колонизации
move-look = Посмотреть карту исследования: { $region }
move-lay = Разместить карту исследования: { $region }
move-put_away = Вернуть карту в коробку, не показывая
move-launch = Отправить корабль на Марс: { $dock }
move-destroy = Уничтожить корабль: { $dock }
move-replace = Заменить астронавта ({ $colour }): { $place }
move-kill = Уничтожить астронавта ({ $colour }): { $region }
move-drop = Переместить с Фобоса: { $region }
move-steer = Разместить жетон региона на корабле: { $dock }
move-play = Разыграть «{ $card }»
move-rescue = { $count ->
    [one] Вернуть из червоточины { $count } астронавта
   *[other] Вернуть из червоточины { $count } астронавтов
}
move-flee = Переместить от бури: { $region }

## Решения

ask-keep = Оставьте одну из двух целей
ask-arrange = Выложите верхние карты колоды нейтральных персонажей
ask-choose = Выберите карту персонажа
ask-board = { $who }: разместите астронавта на корабле (осталось разместить: { $left })
ask-dispatch = { $who }: разместите всех астронавтов карты ({ $left }) на одном корабле
ask-name = Выберите регион назначения корабля: { $dock }
ask-step = { $who }: переместите астронавта в соседний регион (осталось перемещений: { $left })
ask-study = { $who }: возьмите карту колонизации или посмотрите размещённую карту исследования
ask-lay = { $who }: разместите карту на границе внешнего региона
ask-look = { $who }: посмотрите размещённую карту исследования
ask-launch = { $who }: отправьте на Марс неполный корабль
ask-destroy = { $who }: уничтожьте корабль
ask-replace = { $who }: замените чужого астронавта
ask-kill = { $who }: уничтожьте астронавта
ask-drop = { $who }: переместите астронавта с Фобоса (осталось перемещений: { $left })
ask-steer = { $who }: выберите корабль для жетона региона
ask-window = Разыграть карту действия сейчас, { $window }?
ask-rescue = «{ $card }»: верните астронавтов из червоточины, не больше: { $most }
ask-redirect = «{ $card }»: выберите отправленный корабль для жетона региона
ask-flee = { $who }: переместите астронавта от бури ({ $region })

## Имена

place-valles_marineris = долины Маринер
place-hellas = равнина Эллада
place-syrtis_major = Большой Сирт
place-ausonia = Авзония
place-vastitas_borealis = Великая Северная равнина
place-tritonis_sinus = залив Тритона
place-mare_tyrrhenum = Тирренское море
place-mare_serpentis = море Змеи
place-sinus_sabaeus = Сабейский залив
place-phobos = Фобос
place-dock-1 = площадка 1
place-dock-2 = площадка 2
place-dock-3 = площадка 3
place-dock-4 = площадка 4
place-dock-5 = площадка 5
place-dock-6 = площадка 6

colour-red = Красные
colour-blue = Синие
colour-green = Зелёные
colour-yellow = Жёлтые
colour-violet = Фиолетовые
colour-white = Белые

letter-red = К
letter-blue = С
letter-green = З
letter-yellow = Ж
letter-violet = Ф
letter-white = Б

resource-ice = лёд
resource-sylvanite = сильванит
resource-celerium = селерий

character-recruiter = 9 Вербовщик
character-explorer = 8 Исследовательница
character-scientist = 7 Учёный
character-spy = 6 Шпион
character-saboteur = 5 Диверсантка
character-robot = 4 Робот
character-dispatcher = 3 Диспетчер
character-soldier = 2 Солдат
character-pilot = 1 Пилот
choose-later = позже, когда выберут остальные: разыграть карту «{ $card }»

deed-none = ничего
deed-board = разместить астронавтов
deed-recruit = вернуть карты персонажей
deed-step = переместить в соседние регионы
deed-study = взять или посмотреть карту
deed-launch = отправить корабль
deed-destroy = уничтожить корабль
deed-replace = заменить астронавта
deed-kill = уничтожить астронавта
deed-drop = переместить с Фобоса
deed-steer = разместить жетон региона

window-change_character = когда все выбрали
window-rescue = перед размещением астронавтов вашего персонажа
window-redirect = после обратного отсчёта
window-gain_tokens = в конце фазы добычи

phase-setup = подготовка
phase-choosing = выбор персонажей
phase-changing = смена планов
phase-resolving = обратный отсчёт
phase-correcting = после обратного отсчёта
phase-research = фаза исследования
phase-harvested = после фазы добычи
phase-over = конец игры

share-leader = лидер
share-tied = делят лидерство
share-second = второе место
share-tied_second = делят второе место
share-nobody = никого нет

cause-setup = подготовка
cause-full = корабль полон
cause-astray = нет региона назначения

ship = { $destination }, мест: { $seats }
ship-open = без региона назначения

card-M01 = Влияние на востоке
card-M02 = Влияние на севере
card-M03 = Влияние на западе
card-M04 = Влияние на юге
card-M05 = Гарнизон на Фобосе
card-M06 = Сердце планеты
card-M07 = Сильванитовый барон
card-M08 = Селериевый барон
card-M09 = Повсюду на Марсе
card-M10 = Хозяева рубежа
card-M11 = Память о пропавших
card-M12 = Смешанный портфель
card-R01 = Чёткие границы
card-R02 = Нечёткие границы
card-R03 = Синергия
card-R04 = Обрушение шахты
card-R05 = Саботаж
card-R06 = Богатая жила
card-R07 = Сопротивление марсиан
card-R08 = Ошибка зондирования
card-R09 = Космический лифт
card-R10 = Песчаная буря
card-R11 = Поля лишайника
card-R12 = Древние руины
card-R13 = Утечка радиации
card-A01 = Ледяные глыбы
card-A02 = Смена планов
card-A03 = Спасатели
card-A04 = Коррекция курса

## Что делают карты

metric-astronauts = число своих астронавтов ({ $regions })
metric-regions_settled = число регионов, где есть ваш астронавт ({ $regions })
metric-regions_led = число регионов, где ни у кого нет большего числа астронавтов ({ $regions })
metric-tokens = число жетонов победных очков ({ $token })
metric-token_sets = число наборов из трёх разных жетонов победных очков
metric-lost = число своих астронавтов в червоточине
goal-most = { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}: наибольшее { $metric }
goal-steps = { $points } победных очков: { $metric }

effect-each_loses = фаза исследования: каждый цвет теряет здесь астронавтов: { $amount }
effect-swap_resource = фаза исследования: жетон ресурса здесь меняется местами с жетоном из запаса
effect-lift = фаза исследования: сюда перемещаются все астронавты с кораблей на стартовых площадках
effect-storm = фаза исследования: все астронавты отсюда перемещаются в соседние регионы
effect-only_even = третья фаза добычи: здесь учитывается только чётное число астронавтов
effect-only_odd = третья фаза добычи: здесь учитывается только нечётное число астронавтов
effect-neighbour_tokens = третья фаза добычи: дополнительных жетонов в каждом соседнем регионе с открытым ресурсом: { $amount }
effect-no_tokens = третья фаза добычи: жетоны здесь не размещаются
effect-second_place = третья фаза добычи: жетоны здесь получает второе место
effect-own_tokens = третья фаза добычи: дополнительных жетонов здесь: { $amount }
effect-points_present = подсчёт победных очков: за присутствие здесь: { $amount }
effect-points_leader = подсчёт победных очков: за лидерство здесь: { $amount }

effect-change_character = когда все выбрали: замените карту персонажа другой из руки
effect-rescue = перед размещением астронавтов вашего персонажа: из червоточины на Фобос, не больше: { $amount }
effect-redirect = после обратного отсчёта: жетон региона на отправленный корабль
effect-gain_tokens = в конце фазы добычи: возьмите жетоны победных очков ({ $token }): { $amount }

## События

event-docked = Новый корабль, { $dock }: { $ship }
event-reshuffled = Сброшенные корабли перемешаны: { $count }
event-round = Раунд { $round }
event-face-down = { $who }: следующий нейтральный персонаж лежит лицом вниз
event-character = { $who }: раскрыт персонаж { $character }
event-skipped = { $who }, { $character }: невозможно { $deed }
event-boarded = { $count ->
    [one] { $who }: на корабле размещён { $count } астронавт: { $dock } ({ $why })
    [few] { $who }: на корабле размещены { $count } астронавта: { $dock } ({ $why })
   *[other] { $who }: на корабле размещены { $count } астронавтов: { $dock } ({ $why })
}
event-named = { $why_id ->
    [setup] Корабль ({ $dock }) получает жетон региона: { $region }
   *[other] { $who }: размещён жетон региона ({ $dock }): { $region } ({ $why })
}
event-launched = { $why_id ->
    [full] Полный корабль отправился на Марс: { $dock }
   *[other] { $who }: отправлен корабль на Марс: { $dock } ({ $why })
}
event-landed = { $count ->
    [one] { $who }: прилетел { $count } астронавт: { $dock } → { $region }
    [few] { $who }: прилетели { $count } астронавта: { $dock } → { $region }
   *[other] { $who }: прилетели { $count } астронавтов: { $dock } → { $region }
}
event-empty = Корабль ({ $dock }) прилетел без команды
event-destroyed = { $who }: уничтожен корабль ({ $dock }): { $ship }
event-lost = { $count ->
    [one] { $who }: потерян { $count } астронавт: { $place } ({ $why })
    [few] { $who }: потеряны { $count } астронавта: { $place } ({ $why })
   *[other] { $who }: потеряны { $count } астронавтов: { $place } ({ $why })
}
event-recruited = { $who }: возвращены в руку разыгранные карты персонажей: { $count }
event-stepped = { $who }: астронавт перемещён: { $start } → { $to }
event-drew = { $who }: взята карта колонизации; осталось: { $left }
event-laid = { $who }: размещена карта исследования: { $region }
event-looked = { $who }: посмотрена карта исследования: { $region }
event-discarded = { $who }: места нет, карта сброшена: «{ $card }»
event-put-away = { $who }: карта возвращена в коробку, никто её не видел
event-replaced = { $who }: заменён астронавт ({ $victim }): { $place }
event-killed = { $who }: уничтожен астронавт ({ $victim }): { $place }
event-dropped = { $who }: астронавт перемещён с Фобоса: { $region }
event-turned = { $region }: жетон ресурса перевёрнут — { $resource }
event-played = { $who }: разыграна карта действия «{ $card }»
event-rescued = { $count ->
    [one] { $who }: из червоточины на Фобос вернулся { $count } астронавт («{ $card }»)
    [few] { $who }: из червоточины на Фобос вернулись { $count } астронавта («{ $card }»)
   *[other] { $who }: из червоточины на Фобос вернулись { $count } астронавтов («{ $card }»)
}
event-gained = { $who }: получены жетоны победных очков: { $resource }, { $count } («{ $card }»)
event-first = Первый игрок: { $who }
event-production = { $number ->
    [1] Первая фаза добычи
    [2] Вторая фаза добычи
   *[3] Третья фаза добычи
}
event-produced = { $why_id ->
    [none] { $region }: { $resource }, { $count }
   *[other] { $region }: { $resource }, ещё { $count } («{ $why }»)
}
event-took = { $why_id ->
    [leader] { $who }: получены жетоны победных очков: { $resource }, { $count } — { $region }
   *[other] { $who }: получены жетоны победных очков: { $resource }, { $count } — { $region } ({ $why })
}
event-stayed = { $region }: { $resource }, { $count }: остаётся ({ $why })
event-research = { $region }: карта исследования «{ $card }»
event-swapped = { $region }: жетон ресурса меняется местами с жетоном из запаса («{ $card }»)
event-lifted = { $count ->
    [one] { $who }: лифт доставил { $count } астронавта: { $dock } → { $region } («{ $card }»)
   *[other] { $who }: лифт доставил { $count } астронавтов: { $dock } → { $region } («{ $card }»)
}
event-fled = { $who }: астронавт перемещён от бури: { $start } → { $to } («{ $card }»)
event-mission = { $who }: раскрыта цель «{ $card }»: { $count } — победные очки: { $points }
event-monopoly = { $who }: больше всех льда ({ $tokens }), победные очки: { $points }
event-found = { $who }: { $region }, победные очки: { $points } («{ $card }»)
event-over = Игра окончена

## Победные очки

score-missions = цели
score-ice-monopoly = «Монополия на лёд»
score-ice = лёд
score-sylvanite = сильванит
score-celerium = селерий
score-research = исследования

## Настройки

option-layout = карта
option-layout-A = A, спокойная: мало границ
option-layout-B = B, перекрёсток: тот же край, границ больше
option-layout-C = C, перестановка: другой край
option-layout-D = D, плавильный котёл: другой край, границ больше

## Экран

screen-round = Раунд { $round } из { $rounds }
screen-first = первый игрок: { $who }
screen-acting = сейчас: { $who }, { $character } ({ $steps })
screen-spaceport = Космопорт
screen-mars = Марс
screen-companies = Компании
screen-countdown = Обратный отсчёт
screen-dock = площадка
screen-seats = места
screen-destination = назначение
screen-crew = команда
screen-status = состояние
screen-docked = на площадке
screen-launched = отправлен
screen-no-ship = корабля нет
screen-open = не указано
screen-nobody = никого
screen-lies = лежит: { $tokens }
screen-next-to = соседи: { $numbers }
screen-research-down = исследование: закрыто
screen-research-known = исследование: «{ $card }»
screen-supply = запас
screen-wormhole = червоточина
screen-tokens = лёд сильв. сел.
screen-cards = карты
screen-played = разыграны
screen-neutral = { $name } (нейтр.)
screen-hand = В руке: { $characters }
screen-chosen = Выбран: { $character }
screen-neutral-chosen = Нейтральный персонаж: { $character }
screen-neutral-next = Далее в колоде нейтральных персонажей: { $characters }
screen-to-be-asked = Вас спросят о картах действий, когда в этом раунде наступит их момент
screen-points = победные очки
screen-neutral-wins = Больше всех победных очков у нейтрального цвета: проиграли оба игрока
screen-drawn = взята карта «{ $card }»: { $effect }
screen-destinations = Жетоны регионов кончились: { $regions }
screen-production = Следующая фаза добычи: { $number }, после раунда { $round }, жетонов в открытом регионе: { $tokens }
screen-takes = добыча:
screen-buried = Лицом вниз: { $tokens }
screen-spare = Запасной жетон: { $resource }
screen-put-away = Убрана из игры: «{ $card }»
screen-progress = { $count }, сейчас победных очков: { $points }
screen-next-step = { $count }, сейчас победных очков: { $points }; { $next } — при { $needed }
screen-all-regions = все регионы
screen-inner = внутренние регионы
screen-rim = внешние регионы
screen-nothing-yet = пока никто

## Что даёт выбор

about-recruiter = разместить { $boards }; вернуть в руку все разыгранные карты персонажей
about-explorer = разместить { $boards }; до { $moves } перемещений в соседние регионы
about-scientist = разместить { $boards }; взять карту колонизации или посмотреть карту исследования
about-spy = разместить { $boards }, каждого на другом корабле; отправить неполный корабль
about-saboteur = разместить { $boards }; уничтожить корабль на площадке
about-robot = разместить { $boards }; заменить чужого астронавта рядом со своим
about-dispatcher = разместить { $boards } на одном корабле
about-soldier = разместить { $boards }; уничтожить астронавта у края или на Фобосе; до { $moves } перемещений с Фобоса
about-pilot = разместить { $boards }; разместить жетон региона на корабле

## Board in the browser

board-place-valles_marineris = Долины Маринер
board-place-hellas = Равнина Эллада
board-place-syrtis_major = Большой Сирт
board-place-ausonia = Авзония
board-place-vastitas_borealis = Северная равнина
board-place-tritonis_sinus = Залив Тритона
board-place-mare_tyrrhenum = Тирренское море
board-place-mare_serpentis = Море Змеи
board-place-sinus_sabaeus = Сабейский залив
board-place-phobos = Фобос

board-short-recruiter = разместить 1, карты в руку
board-short-explorer = разместить 1, переместить до 3
board-short-scientist = разместить 2, карта
board-short-spy = разместить 1 + 1, отправить
board-short-saboteur = разместить 1, уничтожить
board-short-robot = разместить 1, заменить
board-short-dispatcher = разместить 3 вместе
board-short-soldier = разместить 1, уничтожить
board-short-pilot = разместить 2, жетон региона

board-deed-board = Разместить { $number }
board-deed-step = Переместить { $number }
board-deed-drop = С Фобоса { $number }
board-deed-recruit = Карты в руку
board-deed-study = Карта
board-deed-launch = Отправить
board-deed-destroy = Уничтожить
board-deed-replace = Заменить
board-deed-kill = Уничтожить
board-deed-steer = Жетон региона

board-wormhole = Червоточина
board-lost-here = В червоточине: { $crew }
board-nobody = никого
board-clock = Обратный отсчёт
board-called = Сейчас { $number }
board-may-have-chosen = могут показать
board-hand = Ваши персонажи
board-played-card = { $character }, карта разыграна
board-shown-card = { $character }, разыгрывается
board-chosen-card = { $character }, ваш выбор
board-token-points = Очки за жетоны
board-own-cards = Ваши карты
board-deck = Колода
board-deck-about = Карты колонизации: цели, исследования и действия
board-face-down = закрыт
board-is-choosing = выбирает
board-has-chosen = выбор сделан
board-first-player = Первый игрок
board-supply = Астронавтов в запасе: { $count }
board-lost = Астронавтов в червоточине: { $count }
board-cards = Карт колонизации: { $count }
board-tokens-of = { $resource }: жетонов { $count }, каждый по { $value }
board-in-hand = В руке: { $characters }
board-is-played = Разыграны: { $characters }
board-neutral-about = Нейтральный цвет: решает { $name }

board-seats = { $aboard } из { $seats } мест
board-seats-after = { $aboard } → { $after } из { $seats } мест
board-launched = отправлен
board-launched-with = отправлен · { $aboard }
board-leaves = улетает
board-you-name-it = назовёте вы
board-no-ship = нет корабля
board-dock-sentence = { $dock }: { $destination }, { $seats }. { $crew }
board-aboard = На борту: { $crew }
board-full-it-launches = Полон: отправляется
board-tokens-left = осталось жетонов региона: { $count }
board-no-tokens-left = жетонов региона не осталось

board-region-sentence = { $place }: { $resource }. { $crew }
board-unknown = ресурс ещё не найден
board-crew-here = Здесь: { $crew }
board-coming = Летят сюда: { $crew }
board-lies-here = Жетонов победных очков здесь: { $count }
board-takes = Ближайшая добыча: { $gains }
board-next-to = Рядом: { $places }
board-research-here = Карта исследования: { $card }
board-research-down = Карта исследования, закрыта
board-step-from = Переместить из региона: { $place }
board-choose-victim = Чьего астронавта?
board-leads = лидер — { $who }
board-more-events = и ещё { $count }
board-note-boards = Регион назначения: { $place }; останется мест: { $free }
board-note-full = Полон: отправится, когда карта выполнена; регион назначения: { $place }

board-mission-now = есть { $count }, очков { $points }
board-mission-next = есть { $count }, очков { $points }; будет { $next } при { $needed }
board-mission-rival = у лучшего из других { $count }
board-action = карта действия
board-research = карта исследования
board-mission = цель
board-reconstructed = Реконструкция: как выглядит печатная карта, неизвестно
board-ask-later = Спросить о картах действий, когда в этом раунде наступит их момент
board-you-read = Это видите только вы
board-you-drew = Вы взяли
board-neutral-next = Колода нейтральных персонажей, сверху вниз
board-close = Закрыть
board-rail = Компании
board-spare = Запасной
board-spare-about = Жетон ресурса, оставшийся после подготовки; «Ошибка зондирования» кладёт его на карту
