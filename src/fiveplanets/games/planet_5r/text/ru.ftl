### Планета 5Р

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
ask-bid = Сделайте ставку за технологии рынка. Равные ставки выбывают; единственный копатель должен поставить больше, чем выпадет на кубике.
ask-take = Ставка уплачена. Возьмите технологию с рынка.
ask-join-left = К чему присоединить новую карту слева? Улучшение и кристалл действуют у той карты, что лежит сверху.
ask-join-right = К чему присоединить новую карту справа? Улучшение и кристалл действуют у той карты, что лежит сверху.

## Что происходит

event-round = Раунд { $round }
event-market = На рынок приходит { $card }
event-pushed-out = Уходит с рынка: { $card }
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
        [0] { $who } не отдаёт ничего: воды нет
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
event-bid = { $who } ставит { $water }
event-tied = { $who } выбывает: ставки равны
event-empty-handed = { $who } остаётся без технологии
event-over = Последний раунд окончен

## Очки

score-blue = Синие кристаллы
score-green = Зелёные кристаллы
score-purple = Фиолетовые кристаллы
score-water = Вода

## Стол в терминале

screen-round = Раунд { $round } из { $rounds }
screen-market = Рынок
screen-next = следующая
screen-placing = в руках
screen-clan = Клан
screen-hand = Рука
screen-plays = Играет
screen-water = Вода
screen-crystals = Кристаллы
screen-late = выбирает позже
screen-legend = Заглавная буква — кристалл засчитан. [ и ] — стороны карты, лежащие сверху.
screen-brings = Вода каждому по числу сыгравших: { $mine_glyph } { $mine };  { $raid_glyph } { $raid } с каждого { $dig_glyph } и { $expand_glyph }.

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

## Карты: технологии T01–T15, поселения S1–S5

card-T01 = T01 «Растущие колодцы»
card-T02 = T02 «Яма-ловушка»
card-T03 = T03 «Удачливый бур»
card-T04 = T04 «Бронированный насос»
card-T05 = T05 «Насос под вышкой»
card-T06 = T06 «Щедрый родник»
card-T07 = T07 «Врезка в трубу»
card-T08 = T08 «Лагерь налётчиков»
card-T09 = T09 «Подрывной заряд»
card-T10 = T10 «Дрон-взломщик»
card-T11 = T11 «Зонд-сифон»
card-T12 = T12 «Глубинный эхолот»
card-T13 = T13 «Застава с пошлиной»
card-T14 = T14 «Общий акведук»
card-T15 = T15 «Крепость кочевников»
card-S1 = S1 «Шахтный посёлок»
card-S2 = S2 «Дозорные родники»
card-S3 = S3 «Стоянка всадников»
card-S4 = S4 «Пост первопроходцев»
card-S5 = S5 «Город у карьера»

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

## Что даёт выбор

action-dig-about = поставить воду на технологию с рынка
action-mine-about = взять воду: чем меньше добывают, тем больше
action-raid-about = забрать воду у всех, кто копает или расширяется
action-scout-about = бросить кубик на воду и в следующем раунде выбирать последним
action-expand-about = вернуть в руку все сыгранные карты
