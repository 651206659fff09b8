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

## Стол в браузере

board-globe = Глобус
board-flat-map = Развёртка
board-your-planet = Ваша планета
board-planet-of = Планета игрока { $who }
board-hint = Вращайте планету мышью или стрелками
board-rivals = Соперники
board-first = Первый игрок этого раунда
board-points = { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
board-points-so-far = { $who }: сейчас очков { $points }
board-animals = Животные
board-animals-none = животных пока нет
board-worth = { $animal }, раунд { $round }{ $worth ->
    [none] { "" }
    [one] : 1 очко
    [few] : { $worth } очка
   *[other] : { $worth } очков
}
board-objective = Тайная цель
board-objective-shown = Цель
board-objective-hidden = Цель известна только её владельцу
board-objective-about = { $habitat }: сейчас участков { $areas }, очков { $points }
board-objective-next = { $count ->
    [one] до следующей ступени { $count } участок
    [few] до следующей ступени { $count } участка
   *[other] до следующей ступени { $count } участков
}
board-objective-top = последняя ступень достигнута
board-objective-short = цель +{ $points }
board-now = Раунд { $round }
board-now-about = выберут после последнего тайла
board-now-none = В этом раунде животные не выбирают планету; первые придут в раунде { $round }.
board-later = Следующие раунды
board-all = Все { $count }
board-all-title = Животные по раундам
board-face-down = Здесь одно животное лежит рубашкой вверх
board-reconstructed = Реконструкция: что напечатано на этом компоненте, неизвестно
board-reconstructed-name = Название животного — реконструкция
board-count = { $who }: { $count }
board-leads = сейчас карту забирает { $who }
board-nobody-tie = ничья: сейчас карту не получает никто
board-nobody-no_planet = сейчас карту не получает никто
board-change = { $animal } { $before } → { $after }
board-no-change = без изменений
board-better = { $count ->
    [one] лучше для { $count } животного
   *[other] лучше для { $count } животных
}
board-worse = { $count ->
    [one] хуже для { $count } животного
   *[other] хуже для { $count } животных
}
board-tiles = Тайлы раунда
board-tile-open = { $tile }: можно взять
board-tile-taken = { $tile }: взял игрок { $who }
board-tile-left = { $tile }: остался
board-piles = { $count ->
    [one] осталась { $count } стопка
    [few] осталось { $count } стопки
   *[other] осталось { $count } стопок
}
board-step-tile = Тайл
board-step-face = Грань
board-step-face-chosen = Грань { $face }
board-step-turn = Поворот
board-choose-face = Выберите свободную грань на глобусе или на развёртке.
board-faces = Грани
board-face-free = Грань { $face }: свободна
board-face-place = Грань { $face }: разместить тайл здесь
board-face-held = Грань { $face }: ваш тайл висит над ней
board-face-covered = Грань { $face }: { $habitats }
board-neighbours = { $face }; вокруг неё { $neighbours }
board-ask-turn = Как тайл ляжет на грань { $face }?
board-ask-place = На какой свободной грани разместить тайл?
board-turn-right = Повернуть по часовой стрелке
board-turn-left = Повернуть против часовой стрелки
board-turn-choice = Поворот { $number }: { $changes }
board-new = новый
board-grows = { $habitat } { $before } → { $after }
board-appears = { $habitat } { $after }, новый регион
board-moved = в раунд { $round }
board-removed = в коробку
board-no-webgl = Этот браузер не показывает объёмных картинок: вся планета на развёртке.
board-look-at = Посмотреть планету игрока { $who }
board-last-tile = последний тайл: грань { $face }
board-regions = { $habitat }: участков { $areas }, регионов { $regions }
