# Миссия «Красная планета»: все тексты.

## Ходы

move-pass = Ничего (больше)
move-keep = Оставить цель «{ $card }»
move-arrange = Следующим в нейтральную колоду: { $character }
move-choose = Выбрать: { $character }
move-plan = Смена планов: выбрать, когда выберут остальные
move-board = Посадка: { $dock }
move-name = Назначение: { $region }
move-step = Переход: { $start } → { $to }
move-draw = Взять карту колонизации
move-look = Посмотреть карту исследования: { $region }
move-lay = Выложить карту исследования: { $region }
move-launch = Отправить корабль: { $dock }
move-destroy = Уничтожить корабль: { $dock }
move-replace = Заменить астронавта ({ $colour }): { $place }
move-kill = Убить астронавта ({ $colour }): { $region }
move-drop = Высадиться с Фобоса: { $region }
move-steer = Изменить курс корабля: { $dock }
move-play = Сыграть «{ $card }»
move-rescue = { $count ->
    [one] Спасти { $count } астронавта
   *[other] Спасти { $count } астронавтов
}
move-flee = Уйти от бури: { $region }

## Решения

ask-keep = Оставьте одну из двух целей
ask-arrange = Разложите верх нейтральной колоды
ask-choose = Выберите персонажа
ask-board = Посадите астронавта на корабль
ask-dispatch = Посадите троих на один корабль или пропустите карту
ask-name = Назовите регион назначения
ask-step = Переведите астронавта в соседний регион
ask-study = Возьмите карту или посмотрите лежащую
ask-lay = Выложите карту у внешнего региона
ask-look = Посмотрите карту исследования
ask-launch = Отправьте неполный корабль
ask-destroy = Уничтожьте корабль
ask-replace = Замените чужого астронавта
ask-kill = Убейте астронавта
ask-drop = Высадите астронавта с Фобоса
ask-steer = Выберите корабль, который сменит курс
ask-window = Сыграете карту действия?
ask-rescue = Верните астронавтов из червоточины
ask-redirect = Выберите летящий корабль, который сменит курс
ask-flee = Уведите астронавтов от бури

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
metric-tokens = число жетонов очков ({ $token })
metric-token_sets = число наборов из трёх разных жетонов очков
metric-lost = число своих астронавтов в червоточине
goal-most = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: наибольшее { $metric }
goal-steps = { $points } очков: { $metric }

effect-each_loses = фаза исследования: каждый цвет теряет здесь астронавтов: { $amount }
effect-swap_resource = фаза исследования: здешний ресурс меняется местами с запасным
effect-lift = фаза исследования: сюда прилетают все, кто ждёт на площадках
effect-storm = фаза исследования: все отсюда уходят в соседние регионы
effect-only_even = третья добыча: здесь считается только чётное число астронавтов
effect-only_odd = третья добыча: здесь считается только нечётное число астронавтов
effect-neighbour_tokens = третья добыча: дополнительно жетонов в каждом открытом соседнем регионе: { $amount }
effect-no_tokens = третья добыча: жетоны здесь не выкладываются
effect-second_place = третья добыча: жетоны здесь получает второе место
effect-own_tokens = третья добыча: дополнительно жетонов здесь: { $amount }
effect-points_present = подсчёт очков: за присутствие здесь: { $amount }
effect-points_leader = подсчёт очков: за первенство здесь: { $amount }

effect-change_character = когда все выбрали: замените персонажа другим из руки
effect-rescue = когда начинается ваш персонаж: астронавтов из червоточины на Фобос, не больше: { $amount }
effect-redirect = после обратного отсчёта: новый курс для летящего корабля
effect-gain_tokens = в конце добычи: возьмите жетоны очков ({ $token }): { $amount }

## События

event-round = Раунд { $round }
event-character = { $who }: { $character }
event-boarded = { $who }: посадка, { $dock }
event-named = { $who }: { $dock }, курс — { $region }
event-launched = Корабль отправился: { $dock }
event-landed = { $crew ->
    [one] Прилетел { $crew } астронавт ({ $dock }): { $region }
    [few] Прилетели { $crew } астронавта ({ $dock }): { $region }
   *[other] Прилетели { $crew } астронавтов ({ $dock }): { $region }
}
event-astray = Корабль ({ $dock }) прилетел пустым или в никуда
event-destroyed = { $who } уничтожают корабль: { $dock }
event-replaced = { $who } заменяют астронавта ({ $victim }): { $place }
event-killed = { $who } убивают астронавта ({ $victim }): { $place }
event-stepped = { $who } идут: { $start } → { $to }
event-dropped = { $who } высаживаются с Фобоса: { $region }
event-turned = { $region }: найден ресурс — { $resource }
event-recruited = { $who } возвращают всех персонажей в руку
event-skipped = { $who } никого не сажают
event-drew = { $who } берут карту колонизации
event-laid = { $who } выкладывают карту исследования: { $region }
event-looked = { $who } смотрят карту исследования: { $region }
event-discarded = Места нет, карта сброшена: «{ $card }»
event-put-away = { $who } убирают карту в коробку, не показывая
event-played = { $who } играют карту «{ $card }»
event-rescued = { $count ->
    [one] { $who } возвращают из червоточины { $count } астронавта
   *[other] { $who } возвращают из червоточины { $count } астронавтов
}
event-first = { $who } ходят первыми
event-production = Фаза добычи { $number }
event-took = { $count ->
    [one] { $who } получают { $count } жетон очков: { $region }
    [few] { $who } получают { $count } жетона очков: { $region }
   *[other] { $who } получают { $count } жетонов очков: { $region }
}
event-research = { $region }: карта исследования «{ $card }»
event-swept = { $who } теряют астронавтов: { $region }
event-lifted = { $crew ->
    [one] Лифт доставил { $crew } астронавта: { $region }
   *[other] Лифт доставил { $crew } астронавтов: { $region }
}
event-fled = { $who } уходят от бури: { $start } → { $to }
event-mission = { $who } открывают цель «{ $card }»
event-over = Игра окончена

## Очки

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
screen-acting = сейчас: { $who }, { $character }
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
screen-launched = летит
screen-no-ship = корабля нет
screen-open = не указано
screen-nobody = никого
screen-lies = лежит: { $tokens }
screen-next-to = соседи: { $numbers }
screen-research-down = исследование: закрыто
screen-research-known = исследование: «{ $card }»
screen-supply = запас
screen-wormhole = пропали
screen-tokens = лёд сильв. сел.
screen-cards = карты
screen-played = сыграны
screen-neutral = { $name } (нейтр.)
screen-hand = В руке: { $characters }
screen-chosen = Выбран: { $character }
screen-neutral-chosen = Нейтральный, закрыт: { $character }
screen-neutral-next = Нейтральные, далее: { $characters }
screen-drawn = взята карта «{ $card }»: { $effect }
screen-destinations = Жетоны регионов кончились: { $regions }
screen-all-regions = все регионы
screen-inner = внутренние регионы
screen-rim = внешние регионы
screen-nothing-yet = пока никто

## Что даёт выбор

character-recruiter-about = посадить 1; вернуть в руку всех сыгранных персонажей
character-explorer-about = посадить 1; до 3 переходов по Марсу
character-scientist-about = посадить 2; взять карту или посмотреть карту исследования
character-spy-about = посадить по 1 на 2 корабля; отправить неполный корабль
character-saboteur-about = посадить 1; уничтожить корабль на площадке
character-robot-about = посадить 1; заменить чужого астронавта рядом со своим
character-dispatcher-about = посадить 3 на один корабль
character-soldier-about = посадить 1; убить астронавта у края или на Фобосе; высадиться с Фобоса
character-pilot-about = посадить 2; изменить курс корабля
