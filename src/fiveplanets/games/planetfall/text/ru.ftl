### Age of Wonders: Planetfall, настольная игра

## Цель игры

goal = Побеждает тот, у кого после семи планет больше очков империи: их приносят отряды, опорные пункты и их пары, технологии, некоторые тайники, операции и некоторые командующие, а в конце игры — планшет целей и технологии.

## Ходы

move-choose = { $side }
move-restrain = Положить жетон запрета на карту «{ $card }»
move-restrain_nothing = Не класть жетон запрета на карты этой планеты
move-explore = Поставить корабль на карту «{ $card }»
move-operate = Поставить корабль в ячейку операций уровня { $level }
move-take = Взять карту: { $way }
move-replace =
    { $amount ->
        [0] Ничего не платить этим ресурсом: { $resource }
       *[other] Заплатить часть стоимости: { $resource } { $amount }
    }
move-exchange_points =
    { $amount ->
        [0] Не обменивать на очки империи
        [one] Обменять на { $amount } очко империи
        [few] Обменять на { $amount } очка империи
       *[many] Обменять на { $amount } очков империи
    }
move-exchange_experience =
    { $amount ->
        [0] Не обменивать на опыт
        [one] Обменять на { $amount } очко опыта
        [few] Обменять на { $amount } очка опыта
       *[many] Обменять на { $amount } очков опыта
    }
move-exchange_strength =
    { $amount ->
        [0] Не обменивать на силу
        [one] Обменять на { $amount } очко силы
        [few] Обменять на { $amount } очка силы
       *[many] Обменять на { $amount } очков силы
    }

way-defeat = победа над отрядом
way-recruit = вербовка отряда («Дипломатия»)
way-peaceful = мирный захват опорного пункта
way-aggression = отвоевание опорного пункта («Агрессия»)
way-loot = получение энергии тайника
way-annex = присоединение сектора
way-study = изучение технологии

level-I = I
level-II = II
level-III = III

resource-points = очки империи
resource-experience = опыт
resource-strength = сила
resource-energy = энергия

## О чём спрашивают

ask-side = Выберите командующего и сторону планшета.
ask-restrain = Положите жетон запрета на одну из двух первых карт уровня III: на этой планете её не сможет выбрать никто другой.
ask-explore = Куда вы ставите корабль? Корабли уровня I действуют первыми и первыми выбирают в следующем исследовании.
ask-way = Каким способом вы берёте карту «{ $card }»?
ask-pay = Карта «{ $card }», { $way }: какую часть стоимости вы платите другим ресурсом?
ask-points = Очков операций: { $left }. Сколько из них обменять на очки империи, одно на одно, не больше { $most }?
ask-experience = Осталось очков операций: { $left }. Сколько получить опыта, по два очка операций за каждое очко?
ask-strength = Осталось очков операций: { $left }. Сколько получить силы, по одному за каждое очко? Неиспользованные пропадут.

## Что происходит

event-goal = Планшет целей: «{ $goal }»
event-dealt = { $who } получает планшет: { $commander }
event-commander =
    { $who } играет за: { $side }; в начале опыт { $experience }, сила { $strength }, энергия { $energy }{ $points ->
        [0] { "" }
       *[other] , очки империи { $points }
    }
event-planet =
    { $aside ->
        [one] Разведка планеты { $planet }: { $aside } карта её колоды отложена закрытой
        [few] Разведка планеты { $planet }: { $aside } карты её колоды отложены закрытыми
       *[many] Разведка планеты { $planet }: { $aside } карт её колоды отложены закрытыми
    }
event-laid-out =
    Уровень { $level }{ $first_id ->
        [none] { "" }
       *[other] { " · " }{ $first }
    }{ $second_id ->
        [none] { "" }
       *[other] { " · " }{ $second }
    }{ $third_id ->
        [none] { "" }
       *[other] { " · " }{ $third }
    }{ $fourth_id ->
        [none] { "" }
       *[other] { " · " }{ $fourth }
    }{ $fifth_id ->
        [none] { "" }
       *[other] { " · " }{ $fifth }
    }
event-income = Доход
event-restrained = { $who } кладёт жетон запрета на карту «{ $card }»
event-released = Жетон запрета с карты «{ $card }» возвращается; его владелец: { $who }
event-explores = { $who } ставит корабль на карту «{ $card }», уровень { $level }
event-operates = { $who } ставит корабль в ячейку операций уровня { $level }
event-skipped = { $who } пропускает ход: выбрать нечего
event-took =
    { $who } берёт карту «{ $card }»: { $way }{ $surcharge ->
        [0] { "" }
       *[other] , сверх того за нехватку опыта: сила { $surcharge }
    }
event-exchanges = { $who } обменивает очки операций ({ $points }) уровня { $level }
event-unused = { $who } не использует очки операций: { $points }
event-paid = { $who }: { $resource } −{ $amount }
event-gained =
    { $who }: { $resource } +{ $amount }{ $lost ->
        [0] { "" }
       *[other] { " " }(ещё { $lost } пропадает: счётчик полон)
    }{ $why_id ->
        [reward] { "" }
        [operations] { "" }
        [pair] , { $why }
       *[other] { $card_id ->
            [none] , { $why }: командующий
           *[other] , { $why }: «{ $card }»
        }
    }
cause-reward = награда
cause-pair = за пару
cause-reaction = эффект
cause-income = доход
cause-operations = операции
event-pair = { $who } собирает пару: «{ $card }»
event-placed = { $who } теперь на делении { $place } трека порядка хода
event-left = Перелёт: корабли покидают планету { $planet }
event-left-behind =
    Остались на уровне { $level }{ $first_id ->
        [none] { "" }
       *[other] { " · " }{ $first }
    }{ $second_id ->
        [none] { "" }
       *[other] { " · " }{ $second }
    }{ $third_id ->
        [none] { "" }
       *[other] { " · " }{ $third }
    }{ $fourth_id ->
        [none] { "" }
       *[other] { " · " }{ $fourth }
    }{ $fifth_id ->
        [none] { "" }
       *[other] { " · " }{ $fifth }
    }
event-over = Последняя планета исследована

## Настройки

option-commanders = Командующие
option-commanders-chosen = выбирают по очереди
option-commanders-dealt = раздаются случайно
option-commanders-with_sides = раздаются случайно вместе со стороной
option-sides = Стороны планшетов
option-sides-both = А или Б, как захочет игрок
option-sides-a = у всех сторона А (первая партия)
option-first = Кто выбирает первым
option-first-random = случайный игрок
option-first-1 = игрок 1
option-first-2 = игрок 2
option-first-3 = игрок 3
option-first-4 = игрок 4
option-first-5 = игрок 5
option-first-6 = игрок 6

## Очки

score-units = Отряды
score-landmarks = Опорные пункты
score-pairs = Пары опорных пунктов
score-technologies = Технологии
score-caches = Опустошённые тайники
score-operations = Операции
score-effects = Способности и эффекты в ходе игры
score-goals = Планшет целей
score-technology-goals = Технологии в конце игры
score-commander-goals = Командующий в конце игры

## Стол в терминале

phase-commanders = Командующие
phase-income = Планета { $planet } из { $planets }, доход
phase-placing =
    { $exploration ->
        [1] Планета { $planet } из { $planets }, первое исследование: расстановка кораблей
       *[other] Планета { $planet } из { $planets }, второе исследование: расстановка кораблей
    }
phase-acting =
    { $exploration ->
        [1] Планета { $planet } из { $planets }, первое исследование: действия кораблей
       *[other] Планета { $planet } из { $planets }, второе исследование: действия кораблей
    }
phase-over = Игра окончена
screen-goal = Планшет целей: { $goal }
screen-so-far = сейчас { $points }★
screen-level = Ур.
screen-card = Карта
screen-way = Действие
screen-price = Стоимость
screen-brings = Награда
screen-place = Ход
screen-operations = Операции
screen-exchange = обмен
screen-operation-points = { $points } оп. ≤{ $limit }★
screen-operation-left = осталось { $left } оп.
screen-each-round = { $amount }ϟ/раунд
screen-pair =
    { $planets ->
        [none] пара { $reward }★
       *[other] пара { $reward }★, ещё на планетах: { $planets }
    }
screen-then = итог { $score }★
screen-ship = здесь { $name }
screen-token = жетон запрета: { $name }
screen-side = Командующий
screen-initiative = Инициатива
screen-start = Начало
screen-ability = Способность
screen-player = Игрок
screen-income = Доход
screen-cards = О П Т С Н
screen-now = Итог
screen-order = Порядок хода
screen-next-order = Следующий порядок хода
screen-waiting = До пары не хватает одной карты: { $landmarks }
screen-legend = ★ очки империи  ▲ опыт  † сила  ϟ энергия; 3+2† — это 3† и ещё 2† за нехватку ▲; 4ϟ 3▲ — вам нужно 3▲.
    ✓ можете  ✗ не можете  ● занято  ▶ сейчас действует. Ход: ваше деление трека в следующем исследовании при такой расстановке.
screen-legend-cards = О отряды, П опорные пункты, Т тайники (С секторы), Н технологии. Итог: очки, если бы игра кончилась сейчас.
screen-ends = Стоимость и награды — для вас, со всеми эффектами. Концы счётчиков: ▲{ $experience } †{ $strength } ϟ{ $energy }.

letter-unit = О
letter-landmark = П
letter-cache = Т
letter-technology = Н

short-defeat = сражение
short-recruit = вербовка
short-peaceful = мирно
short-aggression = отвоевать
short-loot = энергия
short-annex = сектор
short-study = изучение

## Эффекты

effect-on_take = { $after }: +{ $gain }
effect-discount = { $what }: стоимость −{ $amount }
effect-substitute = { $what }: до { $amount } очков стоимости можно заплатить другим ресурсом († ↔ ϟ)
effect-requirement = отряды требуют на { $amount }▲ меньше
effect-operation_points = операции: +{ $amount } к очкам операций
effect-operation_limit = операции: предел обмена на ★ +{ $amount }
effect-income = доход: +{ $gain }
effect-income-per = доход: +{ $gain } за { $one }
effect-last_place = корабль всегда занимает последнее деление трека порядка хода
effect-restrain = доход, с планеты 1: жетон запрета на одну из двух первых карт уровня III, чтобы её не выбрал никто другой
effect-at-end = в конце игры: { $condition }
effect-score_per =
    { $each ->
        [1] по { $points }★ за { $one }
       *[other] по { $points }★ за каждые { $number }
    }
effect-score_at_least = { $points }★, если есть хотя бы { $number }
effect-score_most = { $points }★ тому, у кого больше всего { $most }

after-defeat = победив отряд
after-recruit = завербовав отряд
after-unit = выложив отряд
after-peaceful = захватив опорный пункт мирным путём
after-aggression = отвоевав опорный пункт
after-landmark = выложив опорный пункт
after-cache = опустошив тайник
after-sector = присоединив сектор
after-cache_or_sector = выложив тайник или сектор
after-technology = изучив технологию
after-card = выложив любую карту

price-defeat = сражения с отрядами
price-recruit = вербовка отрядов
price-unit = отряды
price-peaceful = мирный захват опорных пунктов
price-aggression = отвоевание опорных пунктов
price-landmark = опорные пункты
price-technology = технологии
price-card = все карты

one-unit = отряд
number-unit =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
most-unit = отрядов
one-technology = технологию
number-technology =
    { $n ->
        [one] { $n } технология
        [few] { $n } технологии
       *[many] { $n } технологий
    }
most-technology = технологий
one-landmark = опорный пункт
number-landmark =
    { $n ->
        [one] { $n } опорный пункт
        [few] { $n } опорных пункта
       *[many] { $n } опорных пунктов
    }
most-landmark = опорных пунктов
one-cache = опустошённый тайник
number-cache =
    { $n ->
        [one] { $n } опустошённый тайник
        [few] { $n } опустошённых тайника
       *[many] { $n } опустошённых тайников
    }
most-cache = опустошённых тайников
one-sector = присоединённый сектор
number-sector =
    { $n ->
        [one] { $n } присоединённый сектор
        [few] { $n } присоединённых сектора
       *[many] { $n } присоединённых секторов
    }
most-sector = присоединённых секторов
one-cache_or_sector = тайник или сектор
number-cache_or_sector =
    { $n ->
        [one] { $n } тайник или сектор
        [few] { $n } тайника или сектора
       *[many] { $n } тайников и секторов
    }
most-cache_or_sector = тайников и секторов
one-card = карту
number-card =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
most-card = карт
one-landmark_pair = пару опорных пунктов
number-landmark_pair =
    { $n ->
        [one] { $n } пара опорных пунктов
        [few] { $n } пары опорных пунктов
       *[many] { $n } пар опорных пунктов
    }
most-landmark_pair = пар опорных пунктов
one-distinct_landmark = опорный пункт с новым названием
number-distinct_landmark =
    { $n ->
        [one] { $n } опорный пункт с новым названием
        [few] { $n } опорных пункта с разными названиями
       *[many] { $n } опорных пунктов с разными названиями
    }
most-distinct_landmark = опорных пунктов с разными названиями
one-type_set = набор из всех четырёх типов карт
number-type_set =
    { $n ->
        [one] { $n } набор из всех типов карт
        [few] { $n } набора из всех типов карт
       *[many] { $n } наборов из всех типов карт
    }
most-type_set = наборов из всех типов карт
one-planet_with_two_cards = планету с двумя вашими картами
number-planet_with_two_cards =
    { $n ->
        [one] { $n } планета с двумя вашими картами
        [few] { $n } планеты с двумя вашими картами
       *[many] { $n } планет с двумя вашими картами
    }
most-planet_with_two_cards = планет с двумя вашими картами
one-experience = очко опыта
number-experience =
    { $n ->
        [one] { $n } очко опыта
        [few] { $n } очка опыта
       *[many] { $n } очков опыта
    }
most-experience = опыта
one-strength = оставшееся очко силы
number-strength =
    { $n ->
        [one] { $n } очко силы
        [few] { $n } очка силы
       *[many] { $n } очков силы
    }
most-strength = силы
one-energy = оставшееся очко энергии
number-energy =
    { $n ->
        [one] { $n } очко энергии
        [few] { $n } очка энергии
       *[many] { $n } очков энергии
    }
most-energy = энергии

## Командующие и планшеты целей

commander-kirko = Джикуку Кос'Ракс (Кир'ко)
commander-amazon = Махина Ватека (Амазонки)
commander-vanguard = Джек Гелдер (Авангард)
commander-assembly = Клавдий Протон (Конструкты)
commander-dvar = Никаэль Городин (Двары)
commander-syndicate = Арон Арделли (Синдикат)
side-of =
    { $side ->
        [0] { $commander }, сторона А
       *[1] { $commander }, сторона Б
    }
goal-conquest = Завоевание
goal-enlightenment = Просвещение
goal-architecture = Зодчество
goal-prosperity = Процветание
goal-balance = Равновесие
goal-veterans = Ветераны
goal-expansion = Экспансия
goal-rivalry = Соперничество

## Карты

card-sabretooth_hopper = Саблезубый прыгун
card-roy_2 = Рой-2
card-scrap_raiders = Налётчики со свалки
card-burrow_beetles = Роющие жуки
card-reef_drifters = Рифовые скользуны
card-vine_lashers = Хлещущие лозы
card-deserter_company = Рота дезертиров
card-frost_stalker = Морозный ловчий
card-acid_spitters = Кислотные плевуны
card-nomad_riders = Кочевники-наездники
card-shard_crawlers = Осколочные ползуны
card-watch_automata = Сторожевые автоматы
card-storm_rays = Грозовые скаты
card-exile_marksmen = Стрелки-изгнанники
card-magma_worm = Магмовый червь
card-bloom_wardens = Хранители цветения
card-siege_walker = Осадный шагоход
card-mind_leeches = Пиявки разума
card-corsair_flotilla = Флотилия корсаров
card-horned_colossus = Рогатый колосс
card-relic_guardians = Стражи реликвий
card-swarm_matron = Матриарх роя
card-iron_legion = Железный легион
card-void_wraiths = Призраки пустоты
card-orbital_sentinel = Орбитальный страж
card-rebel_armada = Мятежная армада
card-ancient_titan = Древний титан
card-abyssal_leviathan = Левиафан бездны
card-synthesis_network_1 = Сеть синтеза
card-spaceport_1 = Космопорт
card-elysium_parks_1 = Парки Элизиума
card-synthesis_network_2 = Сеть синтеза
card-cryo_facility_2 = Криокомплекс
card-government_palace_2 = Дворец правительства
card-spaceport_3 = Космопорт
card-cryo_facility_3 = Криокомплекс
card-elysium_parks_3 = Парки Элизиума
card-synthesis_network_4 = Сеть синтеза
card-government_palace_4 = Дворец правительства
card-celestian_archives_4 = Архивы целестиан
card-spaceport_5 = Космопорт
card-cryo_facility_5 = Криокомплекс
card-celestian_archives_5 = Архивы целестиан
card-synthesis_network_6 = Сеть синтеза
card-elysium_parks_6 = Парки Элизиума
card-celestian_archives_6 = Архивы целестиан
card-spaceport_7 = Космопорт
card-cryo_facility_7 = Криокомплекс
card-government_palace_7 = Дворец правительства
card-crashed_supply_pod = Разбитая капсула снабжения
card-dry_reactor_pit = Сухая реакторная шахта
card-settlers_stash = Схрон поселенцев
card-solar_orchard = Солнечный сад
card-flooded_depot = Затопленный склад
card-geothermal_vent = Геотермальный источник
card-smuggler_hold = Тайник контрабандистов
card-wind_terraces = Ветряные террасы
card-buried_capacitor_field = Погребённое поле накопителей
card-abandoned_refinery = Брошенный завод
card-convoy_wreck = Остов каравана
card-crystal_grotto = Кристальный грот
card-sealed_vault = Запечатанное хранилище
card-tidal_generators = Приливные генераторы
card-lost_archive_cellar = Подвал утраченного архива
card-orbital_mirror_farm = Ферма орбитальных зеркал
card-fleet_fuel_bunker = Топливный бункер флота
card-deep_core_tap = Скважина к ядру
card-imperial_mint = Имперский монетный двор
card-cargo_elevator = Грузовой лифт
card-dormant_reactor = Спящий реактор
card-governors_strongroom = Кладовая наместника
card-shipyard_stores = Запасы верфи
card-battery_catacombs = Батарейные катакомбы
card-throne_reserve = Тронный резерв
card-dark_matter_silo = Хранилище тёмной материи
card-star_union_coffers = Казна Звёздного Союза
card-last_beacon = Последний маяк
card-efficient_gathering = Эффективный сбор
card-energy_development = Развитие энергетики
card-field_drills = Полевые учения
card-modular_construction = Модульное строительство
card-signal_network = Сеть связи
card-xenolinguistics = Ксенолингвистика
card-sector_automation = Автоматизация секторов
card-battle_analytics = Боевая аналитика
card-rapid_prototyping = Быстрое прототипирование
card-open_archive = Открытый архив
card-command_uplink = Командный канал
card-trophy_doctrine = Доктрина трофеев
card-hall_of_veterans = Зал ветеранов
card-landmark_registry = Реестр опорных пунктов
card-colonial_charter = Колониальная хартия
card-unified_science = Единая наука
card-twin_monuments = Парные монументы
card-treasury_audit = Ревизия казны
card-new_star_union = Новый Звёздный Союз
card-path_of_mastery = Путь мастерства
card-grand_parade = Большой парад

## Поле в браузере

board-lead = Возглавить: { $commander }
board-side-letter = Сторона { board-letter }
board-type-unit = Отряд
board-type-landmark = Опорный пункт
board-type-cache = Тайник
board-type-technology = Технология
board-type-on = { $type }, планета { $planet }
board-verb-defeat = Победить
board-verb-recruit = Вербовка
board-verb-peaceful = Мирно
board-verb-aggression = Отвоевать
board-verb-loot = Энергия
board-verb-annex = Сектор
board-verb-study = Изучить
board-way =
    { $price ->
        [none] { $way }: { $brings }
       *[other] { $way } за { $price }: { $brings }
    }
board-each-planet = +{ $amount } энергии на каждой следующей планете
board-short =
    { $resource ->
        [experience] опыта меньше на { $amount }
        [strength] силы меньше на { $amount }
        [points] очков меньше на { $amount }
       *[energy] энергии меньше на { $amount }
    }
board-short-sign = не хватает { $amount }{ $glyph }
board-stands-here = здесь { $name }
board-level = уровень { $level }
board-first = раньше
board-then = затем
board-last = позже
board-cell = очков операций: { $points }, из них в очки империи не больше { $limit }
board-ops = опер.
board-free = даром
board-place = { $place }-е
board-place-next = ваше деление в следующий раз: { $place }
board-next-turn = следующий ход
board-a-pair = пара: +{ $points }
board-pair-later = пара: планета { $planets }
board-operation-points = очки операций
board-at-end = в итоге
board-act-before = Вы действуете раньше: { $names }
board-act-after = Вы действуете позже: { $names }
board-choose-how-later = Способ вы выберете, когда корабль будет действовать
board-lost =
    { $resource ->
        [experience] опыт { $amount } пропадёт: счётчик полон
        [strength] сила { $amount } пропадёт: счётчик полон
        [points] очки { $amount } пропадут
       *[energy] энергия { $amount } пропадёт: счётчик полон
    }
board-fly = Лететь туда
board-fly-to = Лететь: { $card }
board-fly-operate = Лететь в ячейку операций, уровень { $level }
board-restrain-verb = Положить жетон
board-keep-token = Оставить жетон
board-exchange-verb = Обменять
board-exchange = Операции: обменять очков — { $total }
board-exchange-left =
    { $left ->
        [0] Использованы все
       *[other] Осталось { $left }: неиспользованные пропадут
    }
board-more-of = Больше на один: { $resource }, сейчас { $amount }
board-less-of = Меньше на один: { $resource }, сейчас { $amount }
board-limit = не больше { $limit }
board-take-how = Каким способом вы её берёте?
board-pay-how = Заплатить часть другим ресурсом?
board-demand = Требует опыта: { $amount }
board-surcharge = Из них за нехватку опыта: сила { $amount }
board-discount = Благодаря эффектам дешевле на { $amount }
board-pair-brings = Из них за пару: { $points }
board-reaction = Из них благодаря эффектам: { $gains }
board-replaced = Другим ресурсом можно заплатить до { $amount }
board-about-points = Побеждает тот, у кого после семи планет больше очков империи.
board-about-experience = Его требуют отряды; он не тратится. Счётчик кончается на { $experience }.
board-about-strength = Ей платят за победу над отрядами и за отвоёванные опорные пункты. Счётчик кончается на { $strength }.
board-about-energy = Ей платят за опорные пункты, технологии и вербовку. Счётчик кончается на { $energy }.
board-about-order = Слева: кто когда выбирает в этом исследовании. Справа: порядок следующего, как стоят корабли. Корабли действуют от уровня I к III слева направо и в том же порядке возвращаются на трек.
board-about-cell = Два очка операций дают одно очко опыта, одно — очко силы или империи. Карту вы не берёте.
board-about-aside = Карт этой планеты, которых никто не увидит: { $count }.
board-planet-of = Планета { $planet } из { $planets }
board-initiative = Инициатива: { $place }
board-next-income = Следующий доход: { $gains }
board-if-over = Если бы игра кончилась сейчас: очков { $points }
board-reconstructed = Реконструкция: напечатанных чисел мы не знаем.
board-turn-track = Порядок хода
board-now = сейчас
board-next = потом
board-orbits = Орбиты планеты
board-rivals = Другие империи
board-empire = Ваша империя
board-pairs = Пары опорных пунктов
board-expedition = Экспедиция, планеты 1–7
board-goal = Цели
board-if-ended = Если закончить сейчас
board-per-planet = +{ $amount } за планету
board-at-end-points = { $points } в итоге
board-chooses-now = выбирает сейчас
board-chooses-after = выбирает после вас
board-chooses-before = выбирает до вас
board-acts-now = действует
board-flies-to = здесь: { $card }
board-took = взято: { $card }
board-operated = операции, уровень { $level }
board-skipped = пропускает ход
board-picks-commander = выбирает командующего
board-no-commander = пока без командующего
board-commanders = Командующие
board-start = В начале
board-led-by = ведёт { $name }
board-final = Экспедиция окончена
board-winner = Победа: { $name }
board-waits-pair = +{ $points } за вторую такую
board-letter =
    { $side ->
        [a] А
       *[b] Б
    }
board-since = После вашего хода
board-phase-commanders = Командующие
board-phase-income = Доход
board-phase-placing = Расстановка { $exploration } из 2
board-phase-acting = Действия { $exploration } из 2
board-phase-over = Игра окончена
