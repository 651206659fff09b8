### Планета 5Р

goal = Наберите больше всех победных очков за 15 раундов: их дают активированные кристаллы, лучше одного цвета, и фишки воды.

## Ходы

move-choose = Сыграть карту «{ $card }»
move-bid =
    { $water ->
        [one] Поставить { $water } фишку воды
        [few] Поставить { $water } фишки воды
       *[other] Поставить { $water } фишек воды
    }
move-take = Взять { $card }
move-join = Положить { $lie } { $card }
move-alone = С этой стороны ни с чем не соединять

action-dig = Раскопки
action-mine = Разработка
action-raid = Разграбление
action-scout = Разведка
action-expand = Расширение

side-left = левая
side-right = правая
lie-over = поверх карты
lie-under = под низ карты

## О чём спрашивают

ask-choose = Тайно выберите карту действия.
ask-bid =
    { $rivals ->
        [0] Вы единственный участник аукциона: поставьте больше, чем выпадет на кубике, иначе вернёте 1 фишку воды в общий запас и останетесь без технологии.
        [one] Сделайте ставку на аукционе, у вас { $rivals } соперник. Участники с одинаковыми ставками удаляются и возвращают в общий запас по 1 фишке воды.
        [few] Сделайте ставку на аукционе, у вас { $rivals } соперника. Участники с одинаковыми ставками удаляются и возвращают в общий запас по 1 фишке воды.
       *[other] Сделайте ставку на аукционе, у вас { $rivals } соперников. Участники с одинаковыми ставками удаляются и возвращают в общий запас по 1 фишке воды.
    }
ask-take = Ваша ставка (фишки воды: { $paid }) возвращена в общий запас. Возьмите технологию с рынка.
ask-join =
    { $side_id ->
        [left] К чему присоединить карту { $card } слева? Символ действует у той карты, что лежит сверху, и её кристалл активируется.
       *[right] К чему присоединить карту { $card } справа? Символ действует у той карты, что лежит сверху, и её кристалл активируется.
    }

## Что происходит

event-settled = { $who }: поселение { $card }, фишки воды: { $water }
event-round = Раунд { $round }. Если порядок важен, начинает { $first }
event-market =
    { $next_id ->
        [none] Новая технология на рынке: { $card }; стопка пуста
       *[other] Новая технология на рынке: { $card }; следующая — { $next }
    }
event-pushed-out = Сброшена с рынка: { $card }
event-waits = { $who } после разведки выбирает карту, когда остальные откроют свои
event-played = { $who } играет карту «{ $card }»
event-rolled =
    { $card_id ->
        [none] { $why_id ->
            [dig] { $who } бросает кубик против ставки: { $eyes }
           *[other] { $who } бросает кубик, «{ $why }»: { $eyes }
        }
       *[other] { $who } бросает кубик, { $card }, «{ $why }»: { $eyes }
    }
event-gained =
    { $upgrade_id ->
        [none] { $who } получает фишки воды: { $water } («{ $why }»)
        [gain_per_card] { $who } получает фишки воды: { $water } ({ $card }, «{ $why }»: по 1 за каждую карту «{ $target }»)
       *[other] { $who } получает фишки воды: { $water } ({ $card }, «{ $why }»)
    }
event-stolen =
    { $card_id ->
        [none] { $supply ->
            [0] { $who } крадёт фишки воды у клана «{ $victim }»: { $water } («{ $why }»)
           *[other] { $who } крадёт фишки воды у клана «{ $victim }»: { $water } («{ $why }»), недостающие из общего запаса: { $supply }
        }
       *[other] { $water ->
            [0] { $who } ничего не крадёт у клана «{ $victim }»: фишек воды нет ({ $card }, «{ $why }»)
           *[other] { $who } крадёт фишки воды у клана «{ $victim }»: { $water } ({ $card }, «{ $why }»)
        }
    }
event-auction =
    { $bidders ->
        [0] На аукционе нет участников
        [1] На аукционе единственный участник, против кубика
       *[other] Участников аукциона: { $bidders }
    }
event-bid =
    { $water ->
        [one] { $who } ставит { $water } фишку воды
        [few] { $who } ставит { $water } фишки воды
       *[other] { $who } ставит { $water } фишек воды
    }
event-unsold = Победителя аукциона нет: все участники удалены
event-paid = { $who } возвращает ставку в общий запас, фишки воды: { $water }
event-empty-handed =
    { $who } не получает технологию: { $why }{ $water ->
        [0] { "" }
       *[other] ; возвращает в общий запас фишки воды: { $water }
    }
miss-no_water = нет фишек воды для ставки
miss-die = ставка не больше результата броска
miss-tied = одинаковые ставки
miss-sold_out = рынок пуст
event-taken = { $who } берёт { $card }
event-joined =
    { $who } кладёт { $card } { $lie } { $to }, { $side_id ->
        [left] слева
       *[right] справа
    }{ $crystal_id ->
        [none] { "" }
       *[other] ; активирован кристалл: { $crystal }
    }
event-placed =
    { $crystal_id ->
        [none] { $who } размещает { $card }
       *[other] { $who } размещает { $card }; кристалл в центре: { $crystal }
    }
event-returned =
    { $why_id ->
        [dig] { $who } возвращает в руку карту «{ $card }»: технология не получена
       *[other] { $who } возвращает в руку карту «{ $card }»
    }
event-discarded = { $who } сбрасывает карту «{ $card }»
event-lifted = { $who } убирает ширму, фишки воды: { $water }
event-over = Последний раунд окончен

## Победные очки

score-blue = Синие кристаллы
score-green = Зелёные кристаллы
score-purple = Фиолетовые кристаллы
score-water = Фишки воды

## Стол в терминале

screen-round = Раунд { $round } из { $rounds }: { $phase }
screen-market = Рынок
screen-next = дальше (из { $count })
screen-placing = размещается
screen-leaving = уйдёт с рынка
screen-clan = Клан
screen-hand = Рука
screen-plays = Играет
screen-water = Вода
screen-crystals = Кристаллы
screen-late = выбирает позже
screen-outlook = Фишки воды для вас: { $actions }
screen-legend = Заглавная буква — активированный кристалл; [ и ] — стороны, лежащие сверху.
screen-brings = Фишек воды каждому, по числу сыгравших: { $mine_glyph } { $mine };  { $raid_glyph } { $raid } с каждого { $dig_glyph } и { $expand_glyph }.

phase-choose = выбор карты действия
phase-choose_late = выбирают после разведки
phase-bid = аукцион
phase-take = победитель берёт технологию
phase-place = размещение технологии
phase-over = игра окончена

## Что на картах

does-gain_one = +1
does-roll_gain = +кубик
does-gain_per_card = +1 за { $target }
does-steal_each = украсть по 1 у сыгравших { $target }
upgrade-when = «{ $action }» { $does }
upgrade-target = карту «{ $action }»

upgrade-gain_one = получить 1
upgrade-roll_gain = бросить кубик
upgrade-gain_per_card = получить за карты
upgrade-steal_each = украсть

crystal-blue = синий
crystal-green = зелёный
crystal-purple = фиолетовый
crystal-joker = джокер
letter-blue = С
letter-green = З
letter-purple = Ф
letter-joker = Д
letter-none = –

## Что даёт выбор

action-dig-about = участвовать в аукционе за технологию с рынка
action-mine-about = взять фишки воды: чем меньше кланов сыграло эту карту, тем больше
action-raid-about = украсть фишки воды у всех, кто сыграл раскопки или расширение
action-scout-about = бросить кубик, взять столько фишек воды, а в следующем раунде выбирать последним
action-expand-about = вернуть в руку все сброшенные карты действий
choice-water = { $about } (фишки воды: { $water })
choice-take = { $about }; для вас до { $points } ПО
choice-join =
    { $crystal_id ->
        [none] без кристалла
       *[other] кристалл: { $crystal }, ПО: { $points }
    }{ $covered ->
        [none] { "" }
       *[other] ; накрывает { $covered }
    }

## Названия карт: технологии T01–T15, поселения S1–S10. Набор компонентов может дать другие.

titled = { $id } «{ $name }»
card-about = { $left }; { $right }; кристаллы { $crystals }

name-T01 = Растущие колодцы
name-T02 = Яма-ловушка
name-T03 = Удачливый бур
name-T04 = Бронированный насос
name-T05 = Насос под вышкой
name-T06 = Щедрый родник
name-T07 = Врезка в трубу
name-T08 = Лагерь налётчиков
name-T09 = Подрывной заряд
name-T10 = Дрон-взломщик
name-T11 = Зонд-сифон
name-T12 = Глубинный эхолот
name-T13 = Застава с пошлиной
name-T14 = Общий акведук
name-T15 = Крепость кочевников
name-S1 = Шахтный посёлок
name-S2 = Дозорные родники
name-S3 = Стоянка всадников
name-S4 = Пост первопроходцев
name-S5 = Город у карьера
name-S6 = Поселение 6
name-S7 = Поселение 7
name-S8 = Поселение 8
name-S9 = Поселение 9
name-S10 = Поселение 10

## Стол в браузере

board-market = Рынок технологий
board-market-short = Рынок
board-next = Дальше:
board-next-card = Следующая в стопке: { $card }
board-next-stack = Следующая · в стопке { $count }
board-stack-empty = Стопка пуста
board-leaves = уйдёт в раунде { $round }
board-route = Действия по порядку
board-last-round = В прошлом раунде
board-rows = Ваши группы технологий
board-rows-of = Группы технологий: { $name }
board-clan = Вода и кристаллы
board-only-you = видите только вы
board-water-about = Водой платят за ставки, а в конце две фишки дают одно победное очко.
board-points-short = очк.
board-points-about = Победные очки за все активированные кристаллы сейчас.
board-ladder-about = Победные очки за 1, 2, 3… активированных кристалла одного цвета
board-colour-about = Кристаллы с джокерами ({ $crystal }): { $count }, победные очки: { $points }
board-dig = Аукцион за технологию
board-mine = Чем меньше кланов, тем больше воды
board-raid = Украсть у тех, кто копает или расширяется
board-scout = Кубик воды; дальше выбор последним
board-expand = Вернуть сыгранные карты
board-held = могут:
board-held-by-none = больше никто
board-used = сыграна
board-played = на столе
board-has-picked = Карта выбрана
board-picks-late = Выбирает, когда остальные откроют карты
board-action-held = «{ $action }»: в руке
board-action-used = «{ $action }»: сыграна
board-action-played = «{ $action }»: на столе
board-card-held = «{ $action }»: { $about }. Фишки воды для вас: от { $least } до { $most }.
board-card-used = «{ $action }»: сыграна. Вернёт расширение.
board-card-table = «{ $action }»: лежит на столе.
board-alone = Отдельно
board-over = Поверх
board-under = Под
board-joint-left = Стык слева
board-joint-right = Стык справа
board-joint-free = Не соединять здесь
board-lights = Активируется { $crystal }
board-lights-none = без кристалла
board-covered = закрыто
board-works = действует
board-dock = Присоединить к карте { $card } { $side ->
        [left] слева
       *[right] справа
    }, ПО: { $points }
board-dock-plain = Присоединить к карте { $card } { $side ->
        [left] слева
       *[right] справа
    }
board-lie-then = { $lie }: { $crystal }, ПО: { $points }
board-where = Куда положить «{ $card }»?
board-how = «{ $card }»: { $how }
board-how-alone = отдельно
board-how-over = поверх «{ $card }»
board-how-under = под «{ $card }»
board-in-hand = { $name }: в руке «{ $card }»
board-take-label = { $card }. { $about }
board-take-gain = { $card }. { $about }. Для вас до { $points } ПО.
board-bid = Ваша ставка
board-bid-of = из ваших { $water }
board-bid-value = Фишки воды: { $water }, останется { $left }
board-bid-verb = Поставить { $water }
board-play-verb = Сыграть
board-take-verb = Взять
board-place-verb = Положить
board-take-place-verb = Взять и положить
board-kept = Останется
board-chance = на победу
board-chance-label = Шанс
board-against-die = против кубика
board-robbed = Могут украсть
board-effect-water = Вода
board-effect-crystals = Кристаллы
board-up-to = до { $water }
board-reconstructed = Печатная карта неизвестна: это реконструкция, которая согласуется со всем, что известно.
board-bid-ask =
    { $rivals ->
        [0] Поставьте больше, чем выпадет на кубике, иначе потеряете 1 фишку воды.
        [one] Ваша ставка против { $rivals } клана: одинаковые удаляются и теряют по 1.
       *[other] Ваша ставка против { $rivals } кланов: одинаковые удаляются и теряют по 1.
    }
board-action = «{ $action }»: { $about }
