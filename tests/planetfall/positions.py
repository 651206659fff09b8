"""Positions for tests: tables with chosen commanders, cards and tracks, and the way through an exploration."""

import tomllib

import fiveplanets as fp
from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.components import Pack
from fiveplanets.games.planetfall.components import CARD_IDS, RESOURCE_IDS
from fiveplanets.games.planetfall.shapes import LEVEL_IDS
from fiveplanets.games.planetfall.state import CELL, FIRST_SPOT, AskKind
from tests.support import checked_table

DATA = tomllib.loads((fp.game("planetfall").folder / "components.toml").read_text("utf-8"))
SIDES_A = tuple(
    side for _, side in sorted((data["initiative"], id) for id, data in DATA["sides"].items() if id[-1] == "a")
)

# One card for each way of taking; none of them has an effect while the game goes on.
CARD_FOR = {
    "defeat": "roy_2",
    "recruit": "scrap_raiders",
    "peaceful": "spaceport_1",
    "aggression": "elysium_parks_1",
    "loot": "settlers_stash",
    "annex": "dry_reactor_pit",
    "study": "hall_of_veterans",
}


def started(*sides, seed=1, pack=None):
    """A table on checked records in its first exploration, with these commander sides in seat order."""
    table = checked_table(fp.game("planetfall", pack), len(sides), seed, {"first": 1})
    for seat, side in enumerate(sides):
        table.play(seat, {"do": "choose", "side": side})
    return table


def plain(players=2, seed=1):
    """A table where no commander has an effect."""
    return with_effects([], players, seed)


def with_effects(effects, players=2, seed=1):
    """A table where only seat 0 has a commander with an ability: these effects."""
    return started(*SIDES_A[:players], seed=seed, pack=pack(sides=only({SIDES_A[0]: effects})))


def only(effects):
    """Commander sides with these effects and no others, for a pack."""
    return {side: {"effects": effects.get(side, [])} for side in DATA["sides"]}


def pack(**sections):
    return Pack("planetfall", sections)


def lay_out(table, **levels):
    """Only these cards lie open: lay_out(table, I=["roy_2"], III=["solar_orchard"])."""
    table.state.open[:] = [NOTHING] * len(table.state.open)
    for level, cards in levels.items():
        for i, card in enumerate(cards):
            table.state.open[FIRST_SPOT[LEVEL_IDS.index(level)] + i] = CARD_IDS.index(card)


def set_tracks(table, seat, **tracks):
    for resource, value in tracks.items():
        table.state.empires[seat].track[RESOURCE_IDS.index(resource)] = value


def cards_of(table, seat):
    cards = table.state.empires[seat].cards
    return [CARD_IDS[holding.card] for holding in cards.items[: cards.n]]


def order(table):
    """The turn track: the seats by place, NOTHING where one is free."""
    return list(table.state.track[: table.players])


def open_cards(table):
    return [card for card in table.state.open if card != NOTHING]


def tracks(table, seat):
    return dict(zip(RESOURCE_IDS, table.state.empires[seat].track, strict=True))


def hold(table, seat, *cards):
    """Put cards before a player, each taken in its first way, or in the way given as (card, way)."""
    lay_down = table.game.module("rules.taking").lay_down
    components = table.game.module("components")
    for card in cards:
        name, way = card if isinstance(card, tuple) else (card, None)
        number = CARD_IDS.index(name)
        chosen = components.FIRST_WAY[number] if way is None else components.WAY_IDS.index(way)
        lay_down(table.state.empires[seat], number, chosen)


def asked_kind(table, seat):
    return AskKind(top_ask(table.state, seat).kind)


def moment(table):
    return table.state.round, table.state.exploration, table.over


def pass_by(table, seat):
    """Somebody else's decision that does not matter: an operations cell from the bottom, nothing exchanged."""
    if asked_kind(table, seat) == AskKind.EXPLORE:
        free = [level for level, cell in zip(LEVEL_IDS, CELL, strict=True) if table.state.ships[cell] == NOTHING]
        if free:
            table.play(seat, {"do": "operate", "level": free[-1]})
            return
    table.play(seat, table.legal(seat)[0])


def ship_to(where):
    """The move to a card, or to the operations cell of a level."""
    return {"do": "operate", "level": where} if where in LEVEL_IDS else {"do": "explore", "card": where}


def send(table, seat, where):
    """A seat's ship goes to a card, or to the operations cell of a level; the others pass by.

    Goes on until the ships have acted, or the seat is asked something on the way.
    """
    while asked_kind(table, table.to_act[0]) != AskKind.EXPLORE or table.to_act[0] != seat:
        pass_by(table, table.to_act[0])
    began = moment(table)
    table.play(seat, ship_to(where))
    settle(table, seat, began)


def settle(table, seat, began):
    """The others pass by until the exploration is over or the seat is asked something."""
    while moment(table) == began and table.to_act[0] != seat:
        pass_by(table, table.to_act[0])


def answer(table, seat, **move):
    began = moment(table)
    table.play(seat, move)
    settle(table, seat, began)


def take(table, seat, card, way=None):
    """Put the ship on a card and take it; the way matters only where there is a choice. Nothing is replaced."""
    send(table, seat, card)
    if asked_of(table, seat) == AskKind.WAY:
        answer(table, seat, do="take", way=way)
    if asked_of(table, seat) == AskKind.PAY:
        answer(table, seat, **table.moves(seat)[0].data)


def asked_of(table, seat):
    return asked_kind(table, seat) if seat in table.to_act else None


def finish_exploration(table):
    began = moment(table)
    while moment(table) == began:
        pass_by(table, table.to_act[0])


def next_round(table):
    """Both explorations of the round pass by."""
    began = table.state.round
    while table.state.round == began and not table.over:
        pass_by(table, table.to_act[0])


def gained_by(table, seat, way, level="I", **before):
    """Take the card for this way from these tracks; what has changed on the tracks."""
    lay_out(table, **{level: [CARD_FOR[way]]})
    set_tracks(table, seat, **({"experience": 5, "strength": 9, "energy": 9} | before))
    old = tracks(table, seat)
    take(table, seat, CARD_FOR[way], way)
    return {resource: value - old[resource] for resource, value in tracks(table, seat).items()}
