"""Events say everything that moves, where from, where to and why: a table can be followed by them alone."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.told import event_text
from fiveplanets.games.red_planet.components import (
    ASTRONAUTS,
    DESTINATION_TOKENS,
    POINT_TOKENS,
    REGION_IDS,
    RESOURCE_IDS,
    SHIP_IDS,
    Colour,
)
from fiveplanets.games.red_planet.state import Dock, Phase
from tests.red_planet.scenes import (
    bare,
    can,
    countdown,
    do,
    dock,
    end_round,
    hold,
    lay,
    on_top,
    opened,
    region,
    settle,
    told,
    uncover,
)
from tests.support import settings, table

COLOURS = [colour.name.lower() for colour in Colour]
SUPPLY, WORMHOLE = "supply", "wormhole"


class Follower:
    """What the table looks like to somebody who hears nothing but the events."""

    def __init__(self, colours):
        self.colours = colours
        self.crew = {(colour, SUPPLY): int(ASTRONAUTS) for colour in COLOURS[:colours]}
        self.tokens = dict.fromkeys(zip(COLOURS, RESOURCE_IDS, strict=False), 0)
        self.bank = dict(zip(RESOURCE_IDS, POINT_TOKENS, strict=True))
        self.lying = {}
        self.destinations = dict.fromkeys(REGION_IDS, int(DESTINATION_TOKENS))
        self.ships, self.laid, self.launched, self.resources = {}, {}, set(), {}
        self.missions, self.points = set(), {}

    def hear(self, events):
        for name, words in events:
            getattr(self, f"hear_{name}", lambda **_: None)(**words)

    def move(self, who, count, start, to):
        assert self.crew.get((who, start), 0) >= count, (who, count, start, to)
        self.crew[who, start] -= count
        self.crew[who, to] = self.crew.get((who, to), 0) + count

    def clear(self, dock):
        """A ship whose crew has gone leaves its dock."""
        if dock in self.ships and not any(self.crew.get((who, dock)) for who in COLOURS):
            del self.ships[dock]
            self.launched.discard(dock)
            for place in self.laid.pop(dock, []):
                self.destinations[place] += 1

    def hear_docked(self, ship, dock):
        self.ships[dock] = ship

    def hear_boarded(self, who, count, dock, why):
        self.move(who, count, SUPPLY, dock)

    def hear_named(self, who, dock, region, why):
        self.destinations[region] -= 1
        self.laid.setdefault(dock, []).append(region)

    def hear_launched(self, who, dock, why):
        self.launched.add(dock)

    def hear_landed(self, who, count, dock, region):
        self.move(who, count, dock, region)
        self.clear(dock)

    def hear_empty(self, dock, region):
        self.clear(dock)

    def hear_destroyed(self, who, dock, ship):
        assert self.ships[dock] == ship
        self.clear(dock)

    def hear_lost(self, who, count, place, why, by):
        self.move(who, count, place, WORMHOLE)
        self.clear(place)

    def hear_replaced(self, who, victim, place):
        self.move(victim, 1, place, WORMHOLE)
        self.move(who, 1, SUPPLY, place)

    def hear_killed(self, who, victim, place):
        self.move(victim, 1, place, WORMHOLE)

    def hear_stepped(self, who, start, to):
        self.move(who, 1, start, to)

    def hear_fled(self, who, start, to, card):
        self.move(who, 1, start, to)

    def hear_dropped(self, who, region):
        self.move(who, 1, "phobos", region)

    def hear_rescued(self, who, count, card):
        self.move(who, count, WORMHOLE, "phobos")

    def hear_lifted(self, who, count, dock, region, card):
        self.move(who, count, dock, region)

    def hear_turned(self, region, resource, who):
        self.resources[region] = resource

    def hear_produced(self, region, count, resource, why):
        self.bank[resource] -= count
        self.lying[region, resource] = self.lying.get((region, resource), 0) + count

    def hear_took(self, who, count, resource, region, why):
        self.lying[region, resource] -= count
        self.tokens[who, resource] = self.tokens.get((who, resource), 0) + count

    def hear_stayed(self, region, count, resource, why):
        assert self.lying[region, resource] == count

    def hear_gained(self, who, count, resource, card):
        self.bank[resource] -= count
        self.tokens[who, resource] = self.tokens.get((who, resource), 0) + count

    def hear_mission(self, who, card, count, points):
        self.points[who] = self.points.get(who, 0) + points

    def hear_monopoly(self, who, tokens, points):
        assert self.tokens[who, "ice"] == tokens
        self.points[who] = self.points.get(who, 0) + points

    def hear_found(self, who, region, card, points):
        self.points[who] = self.points.get(who, 0) + points

    def check(self, state):
        docks = Dock.ids[: self.colours]
        for i, colour in enumerate(COLOURS[: self.colours]):
            company = state.companies[i]
            assert self.crew[colour, SUPPLY] == company.supply
            assert self.crew.get((colour, WORMHOLE), 0) == company.lost
            assert [self.tokens.get((colour, kind), 0) for kind in RESOURCE_IDS] == list(company.tokens)
            for name, place in [*zip(docks, state.ships, strict=False), *zip(REGION_IDS, state.regions, strict=True)]:
                assert self.crew.get((colour, name), 0) == place.crew[i], (colour, name)
        for name, ship in zip(docks, state.ships, strict=False):
            assert self.ships.get(name) == (SHIP_IDS[ship.card] if ship.card != NOTHING else None)
            assert (name in self.launched) == bool(ship.launched)
            assert (self.laid.get(name) or [None])[-1] == (REGION_IDS[ship.heading] if ship.heading >= 0 else None)
        for name, place in zip(REGION_IDS, state.regions, strict=True):
            assert self.resources.get(name) == (RESOURCE_IDS[place.resource] if place.resource >= 0 else None)
            assert [self.lying.get((name, kind), 0) for kind in RESOURCE_IDS] == list(place.points)
        assert list(self.destinations.values()) == list(state.destinations)
        assert list(self.bank.values()) == list(state.bank)


def follow(t, choose):
    """Play a game and follow it by its events."""
    follower = Follower(4 if t.players == 2 else t.players)
    follower.hear(told(t.opening_story))
    follower.check(t.state)
    turn = 0
    while not t.over:
        seat = t.to_act[turn % len(t.to_act)]
        follower.hear(told(t.play(seat, choose(t, seat, turn)).story))
        follower.check(t.state)
        turn += 1
    return follower


def eager(t, seat, turn):
    """Plays whatever action card there is; else anything."""
    moves = t.moves(seat)
    wanted = [m for m in moves if m.data["do"] in ("play", "draw") or m.data.get("cards") == "ask"]
    return (wanted or moves)[turn * 7919 % len(wanted or moves)]


@pytest.mark.parametrize("number", range(len(settings("red-planet"))))
def test_a_game_can_be_followed_by_its_events_alone(number):
    players, options = settings("red-planet")[number]
    for seed in range(4):
        t = table("red-planet", players, seed, **options)
        follower = follow(t, eager)
        values = {"ice": 1, "sylvanite": 2, "celerium": 3}
        for seat, colour in enumerate(COLOURS[:players]):
            tokens = sum(values[kind] * follower.tokens.get((colour, kind), 0) for kind in RESOURCE_IDS)
            assert follower.points.get(colour, 0) + tokens == t.scores[seat]


# --- why


def events(t, seat, kind, **values):
    """Play a move; what it told, as name and words."""
    do(t, seat, kind, **values)
    return told(t.entries[-1].story)


def words_of(found, name):
    return [words for event, words in found if event == name]


def test_boarding_and_naming_tell_the_character():
    t = bare(3)
    dock(t, 1, "S36")
    countdown(t, "dispatcher", "pilot")
    found = events(t, 0, "board", dock="dock-1")
    assert words_of(found, "boarded") == [{"who": "red", "count": 3, "dock": "dock-1", "why": "dispatcher"}]
    assert t.question(0) == {"ask": "name", "dock": "dock-1", "why": "dispatcher"}
    found = events(t, 0, "name", region="hellas")
    assert words_of(found, "named") == [{"who": "red", "dock": "dock-1", "region": "hellas", "why": "dispatcher"}]


def test_a_launch_tells_why():
    t = bare(3)
    dock(t, 1, "S10", 0, 1)
    countdown(t, "spy", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-2")
    found = words_of(events(t, 0, "launch", dock="dock-3"), "launched")
    assert found == [
        {"who": "red", "dock": "dock-3", "why": "spy"},
        {"who": "red", "dock": "dock-1", "why": "full"},
    ]


def test_losses_tell_who_and_why():
    t = bare(3)
    dock(t, 1, "S09", 0, 2, 1)
    countdown(t, "saboteur", "pilot")
    do(t, 0, "board", dock="dock-1")
    found = words_of(events(t, 0, "destroy", dock="dock-1"), "lost")
    assert [(words["who"], words["count"]) for words in found] == [("red", 1), ("blue", 2), ("green", 1)]
    assert all((words["place"], words["why"], words["by"]) == ("dock-1", "saboteur", "red") for words in found)
    t = bare(3)
    settle(t, "ausonia", 2)
    lay(t, "ausonia", "R07", 1)
    t.state.round = 10
    end_round(t)
    (words,) = words_of(told(t.state.story), "lost")
    assert words == {"who": "red", "count": 1, "place": "ausonia", "why": "R07", "by": None}


@pytest.mark.rule("RP-26")
def test_a_crew_without_a_destination_is_lost():
    t = bare(3)
    dock(t, 1, "S36", 2, launched=True)
    end_round(t)
    (words,) = words_of(told(t.state.story), "lost")
    assert words == {"who": "red", "count": 2, "place": "dock-1", "why": "astray", "by": None}


def test_a_course_correction_tells_its_card():
    t = bare(3)
    hold(t, 0, "A04")
    do(t, 0, "choose", character="pilot", cards="ask")
    dock(t, 1, "S09", 0, 2, launched=True)
    end_round(t)
    do(t, 0, "play", card="A04")
    assert t.question(0) == {"ask": "redirect", "card": "A04"}
    do(t, 0, "steer", dock="dock-1")
    (words,) = words_of(events(t, 0, "name", region="ausonia"), "named")
    assert words == {"who": "red", "dock": "dock-1", "region": "ausonia", "why": "A04"}


def test_tokens_tell_where_they_come_from_and_why():
    t = bare(3)
    uncover(t, "ausonia", "ice")
    settle(t, "ausonia", 3, 2, 2)
    lay(t, "ausonia", "R05", 1)  # Sabotage
    lay(t, "mare_serpentis", "R03", 1)  # Synergy
    lay(t, "mare_tyrrhenum", "R04", 1)
    t.state.round = 10
    end_round(t)
    found = told(t.state.story)
    produced = [(words["count"], words["why"]) for words in words_of(found, "produced")]
    assert produced == [(3, None), (1, "R03")]
    took = [(words["who"], words["count"], words["why"]) for words in words_of(found, "took")]
    assert took == [("blue", 2, "tied_second"), ("green", 2, "tied_second")]


@pytest.mark.parametrize(
    ("crew", "why", "stays"),
    [((2, 1), "leader", 0), ((1, 1), "tied", 1), ((0, 0), "nobody", 3)],
)
def test_shares_tell_why(crew, why, stays):
    t = bare(3)
    uncover(t, "ausonia", "ice")
    settle(t, "ausonia", *crew)
    t.state.round = 10
    end_round(t)
    found = told(t.state.story)
    assert {words["why"] for words in words_of(found, "took")} == ({why} if any(crew) else set())
    assert [(words["count"], words["why"]) for words in words_of(found, "stayed")] == ([(stays, why)] if stays else [])


@pytest.mark.rule("RP-16")
@pytest.mark.parametrize(
    ("character", "deeds"),
    [("robot", ["replace"]), ("soldier", ["kill", "drop"]), ("explorer", ["step"]), ("spy", ["launch"]),
     ("pilot", ["steer"])],
)  # fmt: skip
def test_what_cannot_be_done_is_told(character, deeds):
    t = bare(3)  # nobody is anywhere
    if character == "spy":  # both ships are full when the Spy's two have boarded
        dock(t, 1, "S10", 1)
        dock(t, 2, "S13", 1)
        dock(t, 3, "S19", launched=True)
    for place in range(10):
        t.state.destinations[place] = 0  # so that the Pilot has no token
    countdown(t, character)
    found = []
    while t.state.phase == Phase.RESOLVING:
        t.play(0, t.legal(0)[0])
        found += told(t.entries[-1].story)
    assert words_of(found, "skipped") == [{"who": "red", "character": character, "deed": deed} for deed in deeds]


def test_an_ability_that_was_used_is_not_called_skipped():
    t = bare(3)
    settle(t, "phobos", 1, 1)
    countdown(t, "soldier", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "kill", region="phobos", colour="blue")
    found = events(t, 0, "drop", region="hellas")  # there is no second one
    assert not words_of(found, "skipped")


@pytest.mark.parametrize("was_open", [True, False])
def test_survey_error_tells_no_secret(was_open):
    t = bare(3)
    uncover(t, "ausonia", "ice")
    if not was_open:
        place = region(t, "ausonia")
        place.buried, place.resource = place.resource, NOTHING
    lay(t, "ausonia", "R08", 1)
    t.state.round = 10
    end_round(t)
    (words,) = words_of(told(t.state.story), "swapped")
    assert words == {"region": "ausonia", "old": "ice" if was_open else None, "card": "R08"}
    assert t.view(None)["state"]["spare"] == ("ice" if was_open else None)


def test_setup_tells_how_the_table_begins():
    t = opened(3)
    found = told(t.opening_story)
    assert [words["dock"] for words in words_of(found, "docked")] == ["dock-1", "dock-2", "dock-3"]
    assert {words["why"] for words in words_of(found, "boarded")} == {"setup"}
    (words,) = words_of(found, "first")
    assert words == {"who": words_of(found, "boarded")[0]["who"]}


def test_scoring_is_told():
    t = bare(3)
    settle(t, "ausonia", 1)
    lay(t, "ausonia", "R12", 1)
    t.state.companies[1].tokens[0] = 1
    t.state.round = 10
    end_round(t)
    found = told(t.state.story)
    assert len(words_of(found, "mission")) == 3
    assert words_of(found, "monopoly") == [{"who": "blue", "tokens": 1, "points": 9}]
    assert words_of(found, "found") == [{"who": "red", "region": "ausonia", "card": "R12", "points": 5}]


# --- in words


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Red lays a research card: Ausonia"),
        ("ru", "Красные: размещена карта исследования: Авзония"),
    ],
)
def test_an_event_in_words(lang, expected):
    t = bare(3)
    on_top(t, "R11")
    countdown(t, "scientist", "pilot")
    for _ in range(2):
        do(t, 0, "board", dock="dock-1")
    assert can(t, 0)[0][0] == "lay"
    entry = t.play(0, {"do": "lay", "region": "ausonia"})
    assert event_text(t.game, entry.story[0], lang, ["Anna", "Boris", "Clara"]) == expected
