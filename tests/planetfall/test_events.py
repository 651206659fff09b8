"""What happens is told: who, what, from where to where, and why. A screen can follow the game by events alone."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.told import event_json, event_text
from fiveplanets.games.planetfall.components import CARD_IDS, RESOURCE_IDS
from fiveplanets.games.planetfall.state import CELL, FIRST_SPOT, LEVEL, Phase
from tests.planetfall.positions import (
    answer,
    asked_kind,
    hold,
    lay_out,
    next_round,
    plain,
    send,
    set_tracks,
    started,
    take,
    with_effects,
)
from tests.support import play_randomly, table

SLOTS = ("first", "second", "third", "fourth", "fifth")


def events(game, name=None):
    """All events so far, or those of one name, without it."""
    stories = [game.opening_story, *(entry.story for entry in game.entries)]
    found = [event_json(game.game, line) for story in stories for line in story]
    return [{k: v for k, v in e.items() if k != "event"} for e in found if e["event"] == name] if name else found


def gained(game, seat, why):
    return [
        (event["amount"], event["resource"], event["lost"], event["card"])
        for event in events(game, "gained")
        if event["who"] == seat and event["why"] == why
    ]


class Follower:
    """A screen that knows nothing but events."""

    def __init__(self):
        self.tracks, self.cards, self.places = {}, {}, {}
        self.open, self.ships, self.token, self.deck = {}, {}, None, None

    def follow(self, event):
        getattr(self, f"see_{event.pop('event')}", lambda **_: None)(**event)

    def see_commander(self, who, side, **start):
        assert side
        self.tracks[who], self.cards[who] = start, []

    def see_planet(self, planet, aside):
        assert planet
        self.deck = aside

    def see_laid_out(self, level, **cards):
        self.open |= {spot: card for spot, card in spots_of(level, cards) if card}

    def see_left_behind(self, level, **cards):
        for spot, card in spots_of(level, cards):
            if card:
                assert self.open.pop(spot) == card

    def see_restrained(self, who, card, spot):
        assert self.open[spot] == card
        self.token = (who, spot)

    def see_released(self, who, card, spot):
        assert self.token == (who, spot)
        assert self.open[spot] == card
        self.token = None

    def see_explores(self, who, card, level, spot, place):
        assert self.open[spot] == card
        assert LEVEL[spot] == ("I", "II", "III").index(level)
        self.leave(who, spot, place)

    def see_operates(self, who, level, spot, place):
        assert CELL[("I", "II", "III").index(level)] == spot
        self.leave(who, spot, place)

    def leave(self, who, spot, place):
        assert self.places.pop(place) == who
        self.ships[spot] = who

    def see_skipped(self, who, place):
        assert self.places.pop(place) == who

    def see_took(self, who, card, way, level, spot, surcharge):
        assert self.ships[spot] == who
        assert level
        assert surcharge == 0 or way == "defeat"
        assert self.open[spot] == card
        self.cards[who].append((card, way))

    def see_paid(self, who, amount, resource, card):
        assert card == self.cards[who][-1][0]
        self.tracks[who][resource] -= amount

    def see_gained(self, who, amount, resource, lost, why, card):
        assert amount + lost > 0
        assert why != "reward" or card == self.cards[who][-1][0]
        self.tracks[who][resource] += amount

    def see_placed(self, who, place, spot):
        assert place not in self.places
        if spot is not None:
            assert self.ships.pop(spot) == who
            if spot not in CELL:
                del self.open[spot]
        self.places[place] = who


def spots_of(level, cards):
    first = FIRST_SPOT[("I", "II", "III").index(level)]
    return [(first + i, cards[slot]) for i, slot in enumerate(SLOTS)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_events_alone_tell_the_whole_table(players):
    for seed in range(3):
        game = table("planetfall", players, seed)
        screen = Follower()
        for event in events(game):
            screen.follow(event)
        while not game.over:
            seen = len(events(game))
            play_randomly(game, len(game.entries), 1)
            for event in events(game)[seen:]:
                screen.follow(event)
            check(screen, game)


def check(screen, game):
    state = game.state
    for seat, empire in enumerate(state.empires[: game.players]):
        if empire.side != NOTHING:
            assert screen.tracks[seat] == dict(zip(RESOURCE_IDS, empire.track, strict=True))
            held = [CARD_IDS[holding.card] for holding in empire.cards.items[: empire.cards.n]]
            assert [card for card, _ in screen.cards[seat]] == held
    if state.phase != Phase.COMMANDERS:
        assert screen.places == {place: seat for place, seat in enumerate(state.track, 1) if seat != NOTHING}
        assert screen.ships == {spot: seat for spot, seat in enumerate(state.ships) if seat != NOTHING}
        assert screen.open == {spot: CARD_IDS[card] for spot, card in enumerate(state.open) if card != NOTHING}
        assert screen.token == ((state.restrainer, state.restrained) if state.restrained != NOTHING else None)
        assert screen.deck == state.decks[state.round - 1].n


# --- causes


def test_a_reward_a_pair_and_a_reaction_are_told_apart():
    game = with_effects([{"kind": "on_take", "of": "landmark", "gain": {"energy": 2}}])
    hold(game, 0, "synthesis_network_1")
    lay_out(game, I=["synthesis_network_2"])
    set_tracks(game, 0, energy=5)
    take(game, 0, "synthesis_network_2")
    card = "synthesis_network_2"
    assert gained(game, 0, "reward") == [(5, "points", 0, card), (1, "experience", 0, card)]
    assert gained(game, 0, "pair") == [(4, "points", 0, "synthesis_network_1")]
    assert gained(game, 0, "reaction") == [(2, "energy", 0, None)]  # the commander's
    assert events(game, "pair") == [{"who": 0, "card": card, "partner": "synthesis_network_1"}]
    assert {"who": 0, "amount": 5, "resource": "energy", "card": card} in events(game, "paid")


def test_a_reaction_names_the_card_that_reacts():
    game = plain()
    lay_out(game, I=["field_drills"], II=["roy_2"])
    set_tracks(game, 0, experience=1, energy=9, strength=9)
    take(game, 0, "field_drills")
    take(game, 0, "roy_2")
    assert gained(game, 0, "reaction") == [(1, "strength", 0, "field_drills")]


def test_income_names_sectors_technologies_and_commander():
    game = with_effects([{"kind": "income", "gain": {"strength": 1}}])
    hold(game, 0, ("dry_reactor_pit", "annex"), "energy_development")
    set_tracks(game, 0, strength=0, energy=0)
    next_round(game)
    assert gained(game, 0, "income") == [
        (2, "energy", 0, "dry_reactor_pit"), (1, "energy", 0, "energy_development"), (1, "strength", 0, None),
    ]  # fmt: skip


def test_what_a_full_track_loses_is_told():
    game = plain()
    lay_out(game, I=["crashed_supply_pod"])
    set_tracks(game, 0, energy=18)
    take(game, 0, "crashed_supply_pod", "loot")
    assert gained(game, 0, "reward") == [(2, "energy", 3, "crashed_supply_pod")]


def test_the_strength_for_missing_experience_is_told():
    game = plain()
    lay_out(game, I=["frost_stalker"])
    set_tracks(game, 0, experience=1, strength=15)
    take(game, 0, "frost_stalker")
    (took,) = events(game, "took")
    assert (took["way"], took["level"], took["surcharge"]) == ("defeat", "I", 2)


def test_operations_tell_what_comes_and_what_is_lost():
    game = plain()
    send(game, 0, "II")
    for kind, amount in (("exchange_points", 1), ("exchange_experience", 1), ("exchange_strength", 1)):
        answer(game, 0, do=kind, amount=amount)
    assert {"who": 0, "level": "II", "spot": CELL[1], "points": 6} in events(game, "exchanges")
    assert gained(game, 0, "operations") == [(1, r, 0, None) for r in ("points", "experience", "strength")]
    assert {"who": 0, "points": 2} in events(game, "unused")


def test_the_token_is_told_when_it_comes_back():
    for taken in (True, False):
        game = started("syndicate_b", "kirko_a")
        lay_out(game, III=["settlers_stash"])
        game.play(0, {"do": "restrain", "card": "settlers_stash"})
        told = [{"who": 0, "card": "settlers_stash", "spot": FIRST_SPOT[2]}]
        assert events(game, "restrained") == told
        if taken:
            take(game, 0, "settlers_stash")
        else:
            next_round(game)
        assert events(game, "released") == told


def test_questions_name_what_they_are_about():
    game = with_effects([{"kind": "substitute", "of": "aggression", "amount": 2}])
    lay_out(game, I=["elysium_parks_1"])
    set_tracks(game, 0, strength=9, energy=9)
    send(game, 0, "elysium_parks_1")
    assert game.question(0) == {"ask": "way", "card": "elysium_parks_1"}
    game.play(0, {"do": "take", "way": "aggression"})
    assert game.question(0) == {"ask": "pay", "way": "aggression", "card": "elysium_parks_1"}
    game = plain()
    send(game, 0, "III")
    assert game.question(0) == {"ask": "points", "left": 7, "most": 1}


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["A: energy +2 (3 more are lost, the track is full)", "A: strength +1, effect of Field Drills"]),
        ("ru", ["A: энергия +2 (ещё 3 пропадает: счётчик полон)", "A: сила +1, эффект: «Полевые учения»"]),
    ],
)
def test_events_read_like_a_report(lang, lines):
    game = plain()
    lay_out(game, I=["field_drills"], II=["roy_2", "crashed_supply_pod"])
    set_tracks(game, 0, experience=1, energy=9, strength=9)
    take(game, 0, "field_drills")
    take(game, 0, "roy_2")
    other = plain()
    lay_out(other, I=["crashed_supply_pod"])
    set_tracks(other, 0, energy=18)
    take(other, 0, "crashed_supply_pod", "loot")
    said = [event_text(g.game, line, lang, ["A", "B"]) for g in (game, other) for e in g.entries for line in e.story]
    assert set(lines) <= set(said)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_question_can_be_read(lang):
    seen = set()
    for seed in range(8):
        game = table("planetfall", 2 + seed % 5, seed)
        while not game.over:
            seat = game.to_act[0]
            kind, ask = asked_kind(game, seat), game.state.asks[seat].items[0]
            said = kind.said(game.game.texts(lang), "ask", (ask.a, ask.b), ["A"] * 6)
            assert said.strip()
            seen.add(kind)
            play_randomly(game, len(game.entries), 1)
    assert len(seen) >= 7
