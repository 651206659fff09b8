### Планета

## Ходы

move-take = Взять тайл { $tile }
move-place = Положить его на грань { $face }
move-turn = Повернуть на { $by }

## О чём спрашивают игрока

ask-take = Возьмите один из открытых тайлов.
ask-place = На какую свободную грань вы кладёте тайл?
ask-turn = Как повернуть тайл? Таблица показывает, что окажется на каждой стороне и что изменится.

## Что происходит

event-round = Раунд { $round }, начинает { $who }
event-laid-open = Выложен тайл { $tile }
event-left-over = Тайл { $tile } никто не взял: его откладывают лицом вниз
event-won = { $animal } → планета игрока { $who }
event-moved-on = { $animal }: лучшей планеты нет, карта ждёт раунда { $round }
event-removed = { $animal }: планета не нашлась, карта выходит из игры
event-turned-up = Открыта карта: { $animal }, раунд { $round }
event-objective = Цель игрока { $who }: { $habitat }
event-over = Последний раунд окончен

## Очки

score-objective = Цель
score-home = Животные той же среды, что на карте цели
score-away = Животные других сред
score-animals = Животные

## Варианты игры

option-objectives = Цели
option-objectives-secret = тайная у каждого игрока
option-objectives-none = без целей (для начинающих)
option-animals = Животные
option-animals-open = все открыты
option-animals-surprise = половина открывается по ходу игры
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
screen-wants = Выбирает планету, где
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
screen-turn = Поворот
screen-towards = к { $face }
screen-changes = Что изменится для животных
screen-legend =
    Знаки стоят вокруг номера своей грани, снаружи — номера граней за ребром.
    ~ 12 (3): 12 участков в 3 регионах   · свободно   ► получил бы животное сейчас   ▸ решается сейчас

wants-touching = { $largest } рядом с { $other }
wants-not_touching = { $largest } не рядом с { $other }

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

largest-ocean = самый большой океан
largest-forest = самый большой лес
largest-mountain = самые большие горы
largest-desert = самая большая пустыня
largest-glacier = самый большой ледник

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

## Тайлы: по номерам, потому что пакет может изменить их содержимое

tile-C01 = C01
tile-C02 = C02
tile-C03 = C03
tile-C04 = C04
tile-C05 = C05
tile-C06 = C06
tile-C07 = C07
tile-C08 = C08
tile-C09 = C09
tile-C10 = C10
tile-C11 = C11
tile-C12 = C12
tile-C13 = C13
tile-C14 = C14
tile-C15 = C15
tile-C16 = C16
tile-C17 = C17
tile-C18 = C18
tile-C19 = C19
tile-C20 = C20
tile-C21 = C21
tile-C22 = C22
tile-C23 = C23
tile-C24 = C24
tile-C25 = C25
tile-C26 = C26
tile-C27 = C27
tile-C28 = C28
tile-C29 = C29
tile-C30 = C30
tile-C31 = C31
tile-C32 = C32
tile-C33 = C33
tile-C34 = C34
tile-C35 = C35
tile-C36 = C36
tile-C37 = C37
tile-C38 = C38
tile-C39 = C39
tile-C40 = C40
tile-C41 = C41
tile-C42 = C42
tile-C43 = C43
tile-C44 = C44
tile-C45 = C45
tile-C46 = C46
tile-C47 = C47
tile-C48 = C48
tile-C49 = C49
tile-C50 = C50
