### Планета

goal = За двенадцать раундов разместите континенты на своей планете так, чтобы её заселили животные; побеждает тот, кто набрал больше всех очков, а их приносят карты животных и, если вы играете с целями, участки естественной среды с вашей карты цели.

## Ходы

move-take = Взять тайл: { $tile }
move-place =
    { $face ->
        [1] Разместить на грани 1 (верхней)
        [12] Разместить на грани 12 (нижней)
       *[other] Разместить на грани { $face }
    }
move-turn =
    { $by ->
        [0] Разместить, не поворачивая
        [1] Разместить повёрнутым по часовой стрелке на 72° (1/5 оборота)
        [2] Разместить повёрнутым по часовой стрелке на 144° (2/5 оборота)
        [3] Разместить повёрнутым по часовой стрелке на 216° (3/5 оборота)
       *[4] Разместить повёрнутым по часовой стрелке на 288° (4/5 оборота)
    }

## О чём спрашивают игрока

ask-take = Выберите один из открытых тайлов.
ask-place = На какой свободной грани планеты вы размещаете тайл: { $tile }?
ask-turn = Как повернуть тайл на грани { $face }? Без поворота участок, названный первым, обращён к соседней грани с наименьшим номером.

## Что происходит

event-round = Раунд { $round }. Первый игрок: { $who }
event-laid-open = Открыт тайл: { $tile }
event-taken = { $who } берёт тайл: { $tile }
event-placed =
    { $who } размещает тайл на грани { $face }: { $tile }{ $by ->
        [0] { "" }
        [1] , повёрнут по часовой стрелке на 72°
        [2] , повёрнут по часовой стрелке на 144°
        [3] , повёрнут по часовой стрелке на 216°
       *[4] , повёрнут по часовой стрелке на 288°
    }
event-left-over =
    Остался тайл: { $tile }; { $to_id ->
        [pile_11] лицом вниз в стопку 11
        [pile_12] лицом вниз в стопку 12
        [box] убран в коробку
       *[none] перемешан с другими и отложен лицом вниз
    }
event-won =
    { $animal }: карту забирает { $who }; { $by_id ->
        [regions] больше всего отдельных регионов: { $count } против { $rival }
        [largest] самый большой регион: { $count } против { $rival }
        [second] решает второй регион: { $count } против { $rival }
       *[third] решает третий регион: { $count } против { $rival }
    }
event-moved-on =
    { $why_id ->
        [tie] { $animal }: ничья ({ $count }), карту не получает никто, она переходит в столбец раунда { $round }
       *[no_planet] { $animal }: подходящей планеты нет, карта переходит в столбец раунда { $round }
    }
event-removed =
    { $why_id ->
        [tie] { $animal }: ничья ({ $count }), карту не получает никто, её убирают в коробку
       *[no_planet] { $animal }: подходящей планеты нет, карту убирают в коробку
    }
event-turned-up = Открыта карта: { $animal }, столбец раунда { $round }
event-objective =
    { $who }, карта цели: { $habitat }, { $areas ->
        [one] { $areas } участок
        [few] { $areas } участка
       *[other] { $areas } участков
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
event-over = Последний раунд окончен

## Куда уходят тайлы, что решает, почему карту не получает никто

heap-pile_11 = стопка 11
heap-pile_12 = стопка 12
heap-box = коробка
decider-regions = отдельные регионы
decider-largest = самый большой регион
decider-second = второй регион
decider-third = третий регион
no_winner-tie = ничья
no_winner-no_planet = нет подходящей планеты

## Очки

score-objective = Цель
score-home = Животные той же среды, что на карте цели
score-away = Животные других сред
score-animals = Животные

## Варианты игры

option-objectives = Карты целей
option-objectives-secret = по одной тайной у каждого игрока
option-objectives-none = без карт целей (игра для начинающих)
option-animals = Животные
option-animals-open = все открыты
option-animals-surprise = неожиданные животные: половина открывается по ходу игры
option-first = Первый игрок
option-first-random = случайный
option-first-1 = игрок 1
option-first-2 = игрок 2
option-first-3 = игрок 3
option-first-4 = игрок 4

## Стол в терминале

screen-round = Раунд { $round } из { $rounds }
screen-column = Р.
screen-animal = Животное
screen-face-down =
    { $count ->
        [one] В столбце раунда { $last } ещё одно животное лежит рубашкой вверх.
       *[other] В столбцах раундов { $first }–{ $last } ещё по одному животному лежит рубашкой вверх.
    }
screen-won =
    { $count ->
        [0] Животных пока нет
        [one] { $count } животное
        [few] { $count } животных
       *[other] { $count } животных
    }
screen-objective =
    { $areas ->
        [one] { $areas } участок
        [few] { $areas } участка
       *[other] { $areas } участков
    }, сейчас очков: { $points }
screen-points = { $points } оч.
screen-tiles = Открытые тайлы
screen-turn = Грань { $face } ↻
screen-towards = к { $face }
screen-changes = Что изменится для животных
screen-legend = #♣ больше всего  ♣+~ граничит с ~  ♣−~ не граничит  ► лидер  ▸ сейчас  ◆ первый

## Среды обитания

habitat-ocean = океан
habitat-forest = лес
habitat-mountain = горы
habitat-desert = пустыня
habitat-glacier = ледник

most-ocean = больше всего отдельных океанов
most-forest = больше всего отдельных лесов
most-mountain = больше всего отдельных горных цепей
most-desert = больше всего отдельных пустынь
most-glacier = больше всего отдельных ледников

touching-ocean = самый большой океан, который граничит с { $other }
touching-forest = самый большой лес, который граничит с { $other }
touching-mountain = самые большие горы, которые граничат с { $other }
touching-desert = самая большая пустыня, которая граничит с { $other }
touching-glacier = самый большой ледник, который граничит с { $other }

not_touching-ocean = самый большой океан, который не граничит с { $other }
not_touching-forest = самый большой лес, который не граничит с { $other }
not_touching-mountain = самые большие горы, которые не граничат с { $other }
not_touching-desert = самая большая пустыня, которая не граничит с { $other }
not_touching-glacier = самый большой ледник, который не граничит с { $other }

beside-ocean = океаном
beside-forest = лесом
beside-mountain = горами
beside-desert = пустыней
beside-glacier = ледником

## Тайлы: что на них, против часовой стрелки

tile-with-areas = { $areas } ({ $tile })
areas-in-a-row =
    { $count ->
        [1] { $habitat }
       *[other] { $habitat } ×{ $count }
    }

