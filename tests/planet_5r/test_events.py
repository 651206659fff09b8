"""What is told is enough: somebody could move every card and every drop on a table of their own."""

import pytest

from fiveplanets.core.told import event_json, event_text
from tests.support import play_randomly, table

from .helpers import bid, give, lay, lay_market, new, pick, pour, settle, take, told


class Shadow:
    """A table that knows nothing but the events."""

    def __init__(self, t):
        self.players = t.players
        self.water = [0] * t.players
        self.hands = [{"dig", "mine", "raid", "scout", "expand"} for _ in range(t.players)]
        self.played = [None] * t.players
        self.discards = [set() for _ in range(t.players)]
        self.bids = [None] * t.players
        self.technologies = [[] for _ in range(t.players)]
        self.settlements = [None] * t.players
        self.in_hand = [None] * t.players
        self.market, self.gone, self.joints = [], [], {}
        self.next = self.round = self.first = None
        self.waiting, self.shown_water, self.over = set(), [None] * t.players, False

    def hear(self, event):
        words = {key: value for key, value in event.items() if key != "event"}
        getattr(self, f"on_{event['event']}")(**words)

    def on_settled(self, who, card, water):
        self.settlements[who], self.water[who] = card, water

    def on_round(self, round, first):
        self.round, self.first, self.waiting = round, first, set()
        assert self.played == [None] * self.players, "everything is tidied before a round begins"

    def on_market(self, card, next):
        assert self.next in (None, card)
        self.market.append(card)
        self.next = next

    def on_pushed_out(self, card):
        assert self.market[0] == card
        self.gone.append(self.market.pop(0))

    def on_waits(self, who):
        self.waiting.add(who)

    def on_played(self, who, card):
        self.hands[who].remove(card)
        self.played[who] = card

    def on_rolled(self, who, eyes, why, card):
        assert self.played[who] == why
        assert card is None or card in self.technologies[who]

    def on_gained(self, who, water, why, card, upgrade, target):
        assert self.played[who] == why
        assert (card is None) == (upgrade is None)
        self.water[who] += water

    def on_stolen(self, who, victim, water, supply, why, card):
        assert self.played[who] == why
        assert (why == "raid") >= (card is None)
        self.water[who] += water + supply
        self.water[victim] -= water

    def on_auction(self, bidders):
        can = [seat for seat in range(self.players) if self.played[seat] == "dig" and self.water[seat]]
        assert bidders == len(can)

    def on_bid(self, who, water):
        self.bids[who] = water

    def on_unsold(self):
        shown = [water for water in self.bids if water]
        assert all(shown.count(water) > 1 for water in shown)

    def on_paid(self, who, water):
        assert water == self.bids[who]
        self.water[who] -= water

    def on_empty_handed(self, who, why, water):
        assert water == (why != "no_water")
        self.water[who] -= water

    def on_taken(self, who, card):
        self.market.remove(card)
        self.in_hand[who] = card

    def on_joined(self, who, card, side, to, lie, crystal):
        assert self.in_hand[who] == card
        assert to in (*self.technologies[who], self.settlements[who])
        other = {"left": "right", "right": "left"}[side]
        self.joints[card, side] = (to, lie == "under")
        self.joints[to, other] = (card, lie == "over")

    def on_placed(self, who, card, crystal):
        assert self.in_hand[who] == card
        self.in_hand[who] = None
        self.technologies[who].append(card)

    def on_returned(self, who, card, why):
        if self.played[who] == card:
            self.played[who] = None
        else:
            assert why == "expand" == self.played[who]
            self.discards[who].remove(card)
        self.hands[who].add(card)
        self.bids[who] = None

    def on_discarded(self, who, card):
        assert self.played[who] == card
        self.played[who] = self.bids[who] = None
        self.discards[who].add(card)

    def on_lifted(self, who, water):
        assert self.water[who] == water
        self.shown_water[who] = water

    def on_over(self):
        self.over = True


def check_equal(shadow, t):
    """The shadow is as the table, wherever things move."""
    state, facts = t.position.record(), t.view(None)["facts"]
    shown, clans = t.view(None)["state"], t.view(None)["state"]["clans"][: t.players]
    assert shadow.water == [clan.water for clan in state.clans[: t.players]]
    assert [sorted(hand) for hand in shadow.hands] == [sorted(clan["hand"]) for clan in facts["clans"][: t.players]]
    assert shadow.played == [clan["played"] for clan in clans]
    assert shadow.bids == [clan["shown_bid"] for clan in clans]
    assert shadow.discards == [set(clan["discard"]) for clan in clans]
    assert shadow.technologies == [clan["technologies"] for clan in clans]
    assert shadow.settlements == [clan["settlement"] for clan in clans]
    assert shadow.shown_water == [clan["shown_water"] for clan in clans]
    assert (shadow.market, shadow.gone, shadow.next) == (shown["market"], shown["gone"], shown["preview"])
    assert [card for card in shadow.in_hand if card] == ([shown["placing"]] if shown["placing"] else [])
    assert (shadow.round, shadow.first, shadow.over) == (shown["round"], shown["first"], t.over)
    assert t.over or shadow.waiting == set(shown["scouts"])
    ids = t.game.module("components").CARD_IDS
    joints = {
        (ids[number], side): (card, covered)
        for number, place in enumerate(shown["cards"])
        for side, card, covered in zip(("left", "right"), place["joined"], place["covered"], strict=True)
        if card
    }
    assert shadow.joints == joints


@pytest.mark.parametrize("seed", range(15))
def test_the_events_alone_move_everything(seed):
    t = table("planet-5r", 3 + seed % 3, seed)
    shadow = Shadow(t)
    for event in t.opening():
        shadow.hear(event)
    check_equal(shadow, t)
    while not t.over:
        play_randomly(t, 100 * seed + len(t.entries), 1)
        for line in t.entries[-1].story:
            shadow.hear(event_json(t.game, line))
        check_equal(shadow, t)


# --- why


def test_a_robbery_names_both_clans_and_what_the_supply_adds():
    t = new(4)
    pour(t, 5, 5, 3, 0)
    pick(t, "raid", "raid", "expand", "expand")
    assert [tuple(event.values()) for event in told(t, "stolen")] == [
        (0, 2, 2, 0, "raid", None),
        (0, 3, 0, 2, "raid", None),
        (1, 2, 1, 1, "raid", None),
        (1, 3, 0, 2, "raid", None),
    ]


def test_water_says_which_card_and_which_upgrade_brought_it():
    t = new()
    give(t, 0, "T07", "T09")  # raid: one for each mine; raid: roll
    pick(t, "raid", "mine", "mine")
    *mined, first, second = told(t, "gained")
    per_card = {"why": "raid", "card": "T07", "upgrade": "gain_per_card", "target": "mine"}
    assert first == {"who": 0, "water": 2} | per_card
    assert (second["card"], second["upgrade"], second["target"]) == ("T09", "roll_gain", None)
    assert told(t, "rolled") == [{"who": 0, "eyes": second["water"], "why": "raid", "card": "T09"}]
    action = {"why": "mine", "card": None, "upgrade": None, "target": None}
    assert mined == [{"who": seat, "water": 2} | action for seat in (1, 2)]


@pytest.mark.parametrize(
    ("lang", "rolls", "gains"),
    [
        ("en", "Ann rolls {} for T03 Lucky drill (Dig)", "Ann gets {} water by T03 Lucky drill (Dig)"),
        (
            "ru",
            "Ann бросает кубик, T03 «Удачливый бур», «Раскопки»: {}",
            "Ann получает фишки воды: {} (T03 «Удачливый бур», «Раскопки»)",
        ),
    ],
)
def test_sentences_say_which_upgrade_of_a_card_brought_water(lang, rolls, gains):
    t = new()
    give(t, 0, "T03")  # dig: roll; scout: +1
    pick(t, "dig", "mine", "mine")
    (rolled,) = told(t, "rolled")
    story = [event_text(t.game, event, lang, ["Ann", "Ben", "Cleo"]) for event in t.entries[-1].story]
    assert {rolls.format(rolled["eyes"]), gains.format(rolled["eyes"])} <= set(story)


def test_miners_who_get_nothing_are_told():
    t = new(4)
    pick(t, "mine", "mine", "mine", "mine")
    assert [event["water"] for event in told(t, "gained")] == [0, 0, 0, 0]


def test_a_thief_who_finds_nothing_is_told():
    t = new()
    give(t, 0, "T11")  # scout: steal from diggers
    pour(t, 5, 0, 5)
    pick(t, "scout", "dig", "mine")
    stolen = {"who": 0, "victim": 1, "water": 0, "supply": 0, "why": "scout", "card": "T11"}
    assert told(t, "stolen") == [stolen]


def test_who_was_too_dry_to_bid():
    t = new(4)
    pour(t, 0, 6, 6, 5)
    pick(t, "dig", "dig", "dig", "mine")
    assert told(t, "empty_handed") == [{"who": 0, "why": "no_water", "water": 0}]
    assert told(t, "auction") == [{"bidders": 2}]


def test_an_auction_without_bidders():
    t = new()
    pour(t, 0, 0, 5)
    pick(t, "dig", "dig", "mine")
    assert told(t, "auction") == [{"bidders": 0}]
    assert [event["who"] for event in told(t, "empty_handed")] == [0, 1]
    assert event_text(t.game, t.entries[-1].story[5], "en", "abc") == "The auction has no bidder"


def test_no_auction_without_diggers():
    t = new()
    pick(t, "mine", "mine", "scout")
    assert told(t, "auction") == []


@pytest.mark.parametrize(
    ("bids", "market", "why"),
    [
        ((1, None, None), ["T04"], ["die"]),
        ((3, 3, None), ["T04"], ["tied", "tied"]),
        ((3, 2, None), ["T04"], ["sold_out"]),
    ],
)
def test_why_a_dig_brought_nothing(bids, market, why):
    t = new()
    for seat, home in enumerate(["S3", "S4", "S5"]):
        settle(t, seat, home)
    lay_market(t, *market)
    pick(t, *["dig" if stake else "mine" for stake in bids])
    bid(t, *bids)
    while t.state.round == 1:
        t.play(t.to_act[0], t.legal(t.to_act[0])[0])
    assert [event["why"] for event in told(t, "empty_handed")] == why
    assert [event["water"] for event in told(t, "empty_handed")] == [1] * len(why)
    assert len(told(t, "unsold")) == (why == ["tied", "tied"])


def test_taking_and_placing():
    t = new()
    settle(t, 0, "S1")
    pour(t, 20, 5, 5)
    give(t, 0, "T10")
    lay_market(t, "T05")
    pick(t, "dig", "mine", "mine")
    bid(t, 7)
    assert told(t, "paid") == [{"who": 0, "water": 7}]
    take(t, 0, "T05")
    assert told(t, "taken") == [{"who": 0, "card": "T05"}]
    lay(t, 0, "S1", "over")
    joined = {"who": 0, "card": "T05", "side": "left", "to": "S1", "lie": "over", "crystal": "blue"}
    assert told(t, "joined") == [joined]
    assert told(t, "placed") == []
    lay(t, 0, "T10", "under")
    joined = {"who": 0, "card": "T05", "side": "right", "to": "T10", "lie": "under", "crystal": "blue"}
    assert told(t, "joined", "placed")[:2] == [
        {"event": "joined"} | joined,
        {"event": "placed", "who": 0, "card": "T05", "crystal": "blue"},
    ]


def test_expanding_and_tidying():
    t = new()
    pick(t, "mine", "raid", "scout")
    assert told(t, "discarded") == [{"who": seat, "card": card} for seat, card in enumerate(["mine", "raid", "scout"])]
    pour(t, 5, 5, 0)
    pick(t, "expand", "expand", "dig")
    assert told(t, "returned") == [
        {"who": 0, "card": "mine", "why": "expand"},
        {"who": 1, "card": "raid", "why": "expand"},
        {"who": 0, "card": "expand", "why": "expand"},
        {"who": 1, "card": "expand", "why": "expand"},
        {"who": 2, "card": "dig", "why": "dig"},
    ]


def test_the_opening_is_told():
    t = new(4)
    opening = t.opening()
    assert [event["event"] for event in opening] == ["settled"] * 4 + ["round", "market"]
    assert [event["water"] for event in opening[:4]] == [5] * 4


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_log_names_cards_and_clans(lang):
    t = new()
    words = t.game.texts(lang)
    give(t, 0, "T07")
    pour(t, 5, 5, 1)
    pick(t, "raid", "mine", "expand")
    said = [event_text(t.game, line, lang, ["Ann", "Ben", "Cleo"]) for line in t.entries[-1].story]
    assert any(words.say("card-T07") in line and "Ann" in line for line in said)
    assert any("Ann" in line and "Cleo" in line for line in said)
