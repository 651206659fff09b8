### Планета 5Р

goal = Наберите больше всех победных очков за 15 раундов: их дают активированные кристаллы, лучше одного цвета, и фишки воды.

## Ходы

move-choose = Сыграть «{ $card }»
move-bid =
    { $water ->
        [one] Поставить { $water } фишку воды
        [few] Поставить { $water } фишки воды
       *[other] Поставить { $water } фишек воды
    }
move-take = Взять { $card }
move-join_left = Левая сторона: { $to }
move-join_right = Правая сторона: { $to }

action-dig = Раскопки
action-mine = Разработка
action-raid = Разграбление
action-scout = Разведка
action-expand = Расширение

## О чём спрашивают

ask-choose = Тайно выберите карту действия.
ask-bid = Сделайте ставку на аукционе. Участники с одинаковыми ставками удаляются из него; единственный участник аукциона должен поставить больше, чем выпадет на кубике.
ask-take = Ваша ставка возвращена в общий запас. Возьмите технологию с рынка.
ask-join-left = К чему присоединить новую карту слева? Символ действует у той карты, что лежит сверху, и её кристалл активируется.
ask-join-right = К чему присоединить новую карту справа? Символ действует у той карты, что лежит сверху, и её кристалл активируется.

## Что происходит

event-round = Раунд { $round }
event-market = Новая технология на рынке: { $card }
event-pushed-out = Сброшена с рынка: { $card }
event-played = { $who } играет «{ $card }»
event-rolled = { $who } бросает кубик: { $eyes }
event-gained =
    { $water ->
        [one] { $who } получает { $water } фишку воды
        [few] { $who } получает { $water } фишки воды
       *[other] { $who } получает { $water } фишек воды
    }
event-paid =
    { $water ->
        [0] { $who } не отдаёт ничего: фишек воды нет
        [one] { $who } отдаёт { $water } фишку воды
        [few] { $who } отдаёт { $water } фишки воды
       *[other] { $who } отдаёт { $water } фишек воды
    }
event-stolen =
    { $water ->
        [one] { $who } крадёт { $water } фишку воды у клана «{ $from }»
        [few] { $who } крадёт { $water } фишки воды у клана «{ $from }»
       *[other] { $who } крадёт { $water } фишек воды у клана «{ $from }»
    }
event-bid =
    { $water ->
        [one] { $who } ставит { $water } фишку воды
        [few] { $who } ставит { $water } фишки воды
       *[other] { $who } ставит { $water } фишек воды
    }
event-tied = { $who } удаляется из аукциона: ставки одинаковые
event-empty-handed = { $who } не получает технологию
event-over = Последний раунд окончен

## Победные очки

score-blue = Синие кристаллы
score-green = Зелёные кристаллы
score-purple = Фиолетовые кристаллы
score-water = Фишки воды

## Стол в терминале

screen-round = Раунд { $round } из { $rounds }
screen-market = Рынок
screen-next = следующая
screen-placing = размещается
screen-clan = Клан
screen-hand = Рука
screen-plays = Играет
screen-water = Вода
screen-crystals = Кристаллы
screen-late = выбирает позже
screen-legend = Заглавная буква — активированный кристалл; [ и ] — стороны, лежащие сверху.
screen-brings = Фишек воды каждому, по числу сыгравших: { $mine_glyph } { $mine };  { $raid_glyph } { $raid } с каждого { $dig_glyph } и { $expand_glyph }.

upgrade-gain-one = +1
upgrade-roll-gain = +кубик
upgrade-gain-per-card = +1 за { $target }
upgrade-steal-each = украсть 1 у { $target }

crystal-blue = синий
crystal-green = зелёный
crystal-purple = фиолетовый
crystal-joker = джокер
letter-blue = С
letter-green = З
letter-purple = Ф
letter-joker = Д

## Названия карт: технологии T01–T15, поселения S1–S10. Набор компонентов может дать другие.

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

## Карты и то, с чем их соединяют

card-T01 = T01 «{ name-T01 }»
card-T02 = T02 «{ name-T02 }»
card-T03 = T03 «{ name-T03 }»
card-T04 = T04 «{ name-T04 }»
card-T05 = T05 «{ name-T05 }»
card-T06 = T06 «{ name-T06 }»
card-T07 = T07 «{ name-T07 }»
card-T08 = T08 «{ name-T08 }»
card-T09 = T09 «{ name-T09 }»
card-T10 = T10 «{ name-T10 }»
card-T11 = T11 «{ name-T11 }»
card-T12 = T12 «{ name-T12 }»
card-T13 = T13 «{ name-T13 }»
card-T14 = T14 «{ name-T14 }»
card-T15 = T15 «{ name-T15 }»
card-S1 = S1 «{ name-S1 }»
card-S2 = S2 «{ name-S2 }»
card-S3 = S3 «{ name-S3 }»
card-S4 = S4 «{ name-S4 }»
card-S5 = S5 «{ name-S5 }»
card-S6 = S6 «{ name-S6 }»
card-S7 = S7 «{ name-S7 }»
card-S8 = S8 «{ name-S8 }»
card-S9 = S9 «{ name-S9 }»
card-S10 = S10 «{ name-S10 }»

joint-alone = ни с чем не соединять
joint-T01-over = поверх карты { card-T01 }
joint-T01-under = под карту { card-T01 }
joint-T02-over = поверх карты { card-T02 }
joint-T02-under = под карту { card-T02 }
joint-T03-over = поверх карты { card-T03 }
joint-T03-under = под карту { card-T03 }
joint-T04-over = поверх карты { card-T04 }
joint-T04-under = под карту { card-T04 }
joint-T05-over = поверх карты { card-T05 }
joint-T05-under = под карту { card-T05 }
joint-T06-over = поверх карты { card-T06 }
joint-T06-under = под карту { card-T06 }
joint-T07-over = поверх карты { card-T07 }
joint-T07-under = под карту { card-T07 }
joint-T08-over = поверх карты { card-T08 }
joint-T08-under = под карту { card-T08 }
joint-T09-over = поверх карты { card-T09 }
joint-T09-under = под карту { card-T09 }
joint-T10-over = поверх карты { card-T10 }
joint-T10-under = под карту { card-T10 }
joint-T11-over = поверх карты { card-T11 }
joint-T11-under = под карту { card-T11 }
joint-T12-over = поверх карты { card-T12 }
joint-T12-under = под карту { card-T12 }
joint-T13-over = поверх карты { card-T13 }
joint-T13-under = под карту { card-T13 }
joint-T14-over = поверх карты { card-T14 }
joint-T14-under = под карту { card-T14 }
joint-T15-over = поверх карты { card-T15 }
joint-T15-under = под карту { card-T15 }
joint-S1-over = поверх карты { card-S1 }
joint-S1-under = под карту { card-S1 }
joint-S2-over = поверх карты { card-S2 }
joint-S2-under = под карту { card-S2 }
joint-S3-over = поверх карты { card-S3 }
joint-S3-under = под карту { card-S3 }
joint-S4-over = поверх карты { card-S4 }
joint-S4-under = под карту { card-S4 }
joint-S5-over = поверх карты { card-S5 }
joint-S5-under = под карту { card-S5 }
joint-S6-over = поверх карты { card-S6 }
joint-S6-under = под карту { card-S6 }
joint-S7-over = поверх карты { card-S7 }
joint-S7-under = под карту { card-S7 }
joint-S8-over = поверх карты { card-S8 }
joint-S8-under = под карту { card-S8 }
joint-S9-over = поверх карты { card-S9 }
joint-S9-under = под карту { card-S9 }
joint-S10-over = поверх карты { card-S10 }
joint-S10-under = под карту { card-S10 }
