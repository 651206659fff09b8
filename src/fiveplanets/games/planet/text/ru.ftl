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
ask-place = На какой свободной грани планеты вы размещаете тайл?
ask-turn = Как повернуть тайл? Без поворота участок, названный первым, обращён к соседней грани с наименьшим номером. Таблица показывает, что окажется на каждой стороне и что изменится.

## Что происходит

event-round = Раунд { $round }. Первый игрок: { $who }
event-laid-open = Открыт тайл: { $tile }
event-left-over = Остался и откладывается лицом вниз тайл: { $tile }
event-won = { $animal }: карту забирает { $who }
event-moved-on = { $animal }: никто не получает карту, она переходит в столбец раунда { $round }
event-removed = { $animal }: никто не получает карту, её убирают в коробку
event-turned-up = Открыта карта: { $animal }, столбец раунда { $round }
event-objective =
    { $who }, карта цели: { $habitat }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
event-over = Последний раунд окончен

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
screen-column = Раунд
screen-animal = Животное
screen-wants = Нужно иметь
screen-face-down =
    { $count ->
        [one] В столбце раунда { $last } ещё одно животное лежит рубашкой вверх.
       *[other] В столбцах раундов { $first }–{ $last } ещё по одному животному лежит рубашкой вверх.
    }
screen-first = первый игрок
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
screen-tiles = Открытые тайлы
screen-placing = В руке
screen-turns = Грань { $face }: на каждой стороне ваша среда | сосед за ребром
screen-turn = Поворот ↻
screen-towards = к { $face }
screen-changes = Что изменится для животных
screen-legend =
    Знаки стоят вокруг номера своей грани, снаружи — номера граней за ребром.
    ~ 12 (3): 12 участков в 3 регионах   · свободно   ► получил бы животное сейчас   ▸ решается сейчас

## Среды обитания

habitat-none = ничего
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

## Животные

animal-whale = Кит
animal-manatee = Ламантин
animal-octopus = Осьминог
animal-sea_turtle = Морская черепаха
animal-orca = Косатка
animal-jellyfish = Медуза
animal-dolphin = Дельфин
animal-shark = Акула
animal-tropical_fish = Тропическая рыба
animal-monkey = Обезьяна
animal-otter = Выдра
animal-brown_bear = Бурый медведь
animal-tiger = Тигр
animal-fox = Лиса
animal-woodpecker = Дятел
animal-wild_boar = Кабан
animal-hedgehog = Ёж
animal-sloth = Ленивец
animal-eagle = Орёл
animal-moose = Лось
animal-panda = Панда
animal-puma = Пума
animal-snow_leopard = Снежный барс
animal-alpaca = Альпака
animal-mountain_goat = Горный козёл
animal-marmot = Сурок
animal-condor = Кондор
animal-snake = Змея
animal-iguana = Игуана
animal-giraffe = Жираф
animal-elephant = Слон
animal-saiga = Сайгак
animal-camel = Верблюд
animal-scorpion = Скорпион
animal-ostrich = Страус
animal-fennec_fox = Фенек
animal-polar_bear = Белый медведь
animal-penguin = Пингвин
animal-snowy_owl = Полярная сова
animal-musk_ox = Овцебык
animal-arctic_fox = Песец
animal-arctic_wolf = Полярный волк
animal-walrus = Морж
animal-seal = Тюлень
animal-reindeer = Олень

## Тайлы: что на них, против часовой стрелки

tile-with-areas = { $areas } ({ $tile })
areas-in-a-row =
    { $count ->
        [1] { $habitat }
       *[other] { $habitat } ×{ $count }
    }

tile-C01 = океан ×2, лес, океан, лес (C01)
tile-C02 = океан ×3, горы ×2 (C02)
tile-C03 = океан ×2, пустыня, океан, пустыня (C03)
tile-C04 = океан ×3, ледник ×2 (C04)
tile-C05 = лес ×3, океан ×2 (C05)
tile-C06 = лес ×2, горы, лес, горы (C06)
tile-C07 = лес ×3, пустыня ×2 (C07)
tile-C08 = лес ×2, ледник, лес, ледник (C08)
tile-C09 = горы ×2, океан, горы, океан (C09)
tile-C10 = горы ×3, лес ×2 (C10)
tile-C11 = горы ×2, пустыня, горы, пустыня (C11)
tile-C12 = горы ×3, ледник ×2 (C12)
tile-C13 = пустыня ×3, океан ×2 (C13)
tile-C14 = пустыня ×2, лес, пустыня, лес (C14)
tile-C15 = пустыня ×3, горы ×2 (C15)
tile-C16 = пустыня ×2, ледник, пустыня, ледник (C16)
tile-C17 = ледник ×2, океан, ледник, океан (C17)
tile-C18 = ледник ×3, лес ×2 (C18)
tile-C19 = ледник ×2, горы, ледник, горы (C19)
tile-C20 = ледник ×3, пустыня ×2 (C20)
tile-C21 = лес ×2, горы ×2, океан (C21)
tile-C22 = горы ×2, океан, лес, океан (C22)
tile-C23 = горы, лес ×2, океан ×2 (C23)
tile-C24 = пустыня, лес, пустыня, лес, океан (C24)
tile-C25 = океан ×3, лес, пустыня (C25)
tile-C26 = океан ×2, лес ×2, пустыня (C26)
tile-C27 = ледник ×2, лес, океан, лес (C27)
tile-C28 = океан ×2, ледник, океан, лес (C28)
tile-C29 = ледник, лес ×2, океан ×2 (C29)
tile-C30 = горы, океан, горы, океан, пустыня (C30)
tile-C31 = океан ×3, горы, пустыня (C31)
tile-C32 = океан ×2, горы ×2, пустыня (C32)
tile-C33 = горы ×2, океан, ледник, океан (C33)
tile-C34 = океан ×2, ледник, океан, горы (C34)
tile-C35 = ледник, горы ×2, океан ×2 (C35)
tile-C36 = ледник, пустыня, ледник, пустыня, океан (C36)
tile-C37 = океан ×3, пустыня, ледник (C37)
tile-C38 = океан ×2, ледник, океан, пустыня (C38)
tile-C39 = горы ×2, пустыня ×2, лес (C39)
tile-C40 = лес ×3, горы, пустыня (C40)
tile-C41 = горы ×2, лес, пустыня, лес (C41)
tile-C42 = лес, ледник ×2, горы ×2 (C42)
tile-C43 = лес ×2, ледник, лес, горы (C43)
tile-C44 = горы, лес, горы, лес, ледник (C44)
tile-C45 = пустыня ×2, ледник ×2, лес (C45)
tile-C46 = лес ×3, пустыня, ледник (C46)
tile-C47 = пустыня ×2, лес, ледник, лес (C47)
tile-C48 = горы, ледник ×2, пустыня ×2 (C48)
tile-C49 = ледник, горы, ледник, горы, пустыня (C49)
tile-C50 = горы ×2, пустыня ×2, ледник (C50)
