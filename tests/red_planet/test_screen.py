"""What people see: facts, texts from data, the terminal screen."""

from io import StringIO

import pytest
from rich.console import Console

from fiveplanets import Move
from fiveplanets.cli.open_table import open_screen
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.red_planet.components import CARD_IDS, CHARACTER_IDS, REGION_IDS, RESOURCE_IDS
from fiveplanets.games.red_planet.terminal import about, screen
from tests.red_planet.scenes import bare, countdown, do, dock, hold, lay, opened, settle, uncover
from tests.support import play_randomly

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Fedor"]


def drawn(t, seat, lang="en", width=100):
    page = StringIO()
    Console(file=page, width=width, no_color=True).print(screen(t.view(seat), t.game.texts(lang), NAMES[: t.players]))
    return page.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_screen_at_any_moment_of_a_game(players, lang):
    t = opened(players, seed=3)
    for step in range(400):
        if step % 25 == 0 or t.over:
            for seat in (0, None):
                lines = drawn(t, seat, lang).splitlines()
                assert max(map(len, lines)) <= 100
        if t.over:
            return
        play_randomly(t, step, 1)


def test_the_screen_shows_ships_regions_and_companies():
    t = bare(3)
    dock(t, 1, "S09", 2, 1)
    dock(t, 2, "S36", launched=True)
    uncover(t, "ausonia", "celerium")
    settle(t, "ausonia", 0, 4)
    text = drawn(t, 0)
    expected = "Round 1 of 10,3/6,Hellas,R2 B1,launched,open,celerium,B4,Boris,9 Recruiter"
    assert [word for word in expected.split(",") if word not in text] == []
    assert all(t.game.texts("en").say(f"place-{name}").split()[0] in text for name in REGION_IDS)


def test_the_countdown_shows_who_played_what():
    t = bare(3)
    countdown(t, "recruiter", "robot", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert "Countdown: 9 Recruiter (Red) · 4 Robot (Blue)" in drawn(t, 2)
    assert "now: Blue, 4 Robot" in drawn(t, 2)


def test_the_screen_keeps_secrets():
    t = bare(3)
    hold(t, 0, "A01")
    lay(t, "ausonia", "R12", 0)
    assert "Blocks of Ice" in drawn(t, 0)
    assert "Ancient Ruins" in drawn(t, 0)
    for seat in (1, None):
        assert "Blocks of Ice" not in drawn(t, seat)
        assert "Ancient Ruins" not in drawn(t, seat)
        assert "research: face" in drawn(t, seat)


def test_looking_back_nothing_is_hidden(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    t = opened(2, seed=3)
    console = Console(file=StringIO(), width=100)
    company, buried = t.state.companies[0], t.state.regions[REGION_IDS.index("phobos")].buried
    company.put_away.items[0], company.put_away.n = CARD_IDS.index("R13"), 1
    console.print(open_screen(console, t, "en", NAMES[:2]))
    text = console.file.getvalue()
    assert "?" not in text
    assert f"({RESOURCE_IDS[buried]})" in text
    assert f"Spare token: ({RESOURCE_IDS[t.state.buried_spare]})" in text
    words = t.game.texts("en")
    deck = company.neutral_deck.items[: company.neutral_deck.n]
    coming = [words.say(f"character-{CHARACTER_IDS[character]}") for character in reversed(deck)]
    assert ", ".join(coming) in " ".join(text.split())
    assert "Put away: " + words.say("card-R13") in text


def test_the_screen_hides_what_lies_face_down():
    t = opened(2, seed=3)
    text = drawn(t, 0)
    assert "?" in text
    assert not any(word in text for word in ("Spare token", "(ice)", "(sylvanite)", "(celerium)"))
    t.state.spare, t.state.buried_spare = RESOURCE_IDS.index("ice"), NOTHING
    assert "Spare token: ice" in drawn(t, 1)


def test_at_the_end_all_see_the_missions_and_the_neutral_points():
    t = opened(2, seed=3)
    play_randomly(t, 3)
    view = t.view(None)
    for company in view["facts"]["companies"][:4]:
        assert len(company["missions"]) >= (0 if company["neutral"] else 1)
    assert [company["total"] for company in view["facts"]["companies"][:2]] == t.scores
    assert view["facts"]["points"][:2] == t.position.points()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_says_what_it_does(lang):
    t = bare(3)
    words = t.game.texts(lang)
    said = [about(card, words) for card in CARD_IDS]
    assert all(said)
    assert len(set(said)) == len(CARD_IDS)


def test_a_card_is_described_by_its_data():
    words = bare(3).game.texts("en")
    assert about("M05", words) == "7 points for most astronauts in Phobos"
    assert about("M10", words).startswith("2 / 4 / 6 / 8 points")
    assert about("R13", words) == "scoring: -3 points for being here"
    assert about("A01", words) == "at the end of a production: take 2 point tokens of ice"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_is_passed_is_said(lang):
    t = bare(3)
    said = {t.game.texts(lang).say(f"pass-{what}") for what in t.game.moves.kinds["pass"].parameters["what"].values}
    assert {Move(t.game, index).text(lang) for index in range(3)} == said
    assert len(said) == 3


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_goal_is_one_sentence(lang):
    goal = bare(3).game.texts(lang).say("goal")
    assert goal.count(".") == 1
    assert goal.endswith(".")


def test_the_chosen_character_is_no_longer_in_hand():
    t = bare(3)
    hold(t, 0, "A04")
    do(t, 0, "choose", character="robot", cards="ask")
    view = t.view(0)
    assert view["state"]["companies"][0]["choice"] == "robot"
    hand = view["facts"]["companies"][0]["hand"]
    assert "robot" not in hand
    assert len(hand) == 8
    text = drawn(t, 0)
    assert "Chosen: 4 Robot" in text
    assert "You will be asked about action cards" in text


def test_whoever_chooses_later_sees_that():
    t = bare(3)
    hold(t, 0, "A02")
    do(t, 0, "choose", character="later")
    assert "play Change of Plan" in drawn(t, 0)
    assert len(t.view(0)["facts"]["companies"][0]["hand"]) == 9


def test_russian_speaks_the_words_of_the_rulebook():
    t = bare(3)
    settle(t, "ausonia", 0, 1)
    countdown(t, "soldier", "pilot")
    texts = [move.text("ru") for move in t.moves(0)]
    assert texts[0] == "Разместить на корабле: площадка 1"
    do(t, 0, "board", dock="dock-1")
    assert t.moves(0)[0].text("ru") == "Уничтожить астронавта (Синие): Авзония"
    words = t.game.texts("ru")
    assert words.say("event-first", who="Синие") == "Первый игрок: Синие"
    took = {"who": "Синие", "count": 2, "resource": "лёд", "region": "Авзония", "why": "лидер", "why_id": "leader"}
    assert words.say("event-took", **took) == "Синие: получены жетоны победных очков: лёд, 2 — Авзония"
