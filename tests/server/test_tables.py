"""Tables: how they are made from settings and from other tables, what everybody may know of them, replays."""

import json

import fiveplanets as fp
from fiveplanets.core import replay

from .serving import asked, open_table, socket_of

GAME = "planet-5r"


def finished(client, game=GAME, **settings):
    """A table that was played to its end, all seats by this client."""
    table = open_table(client, game, **settings)["id"]
    rules = fp.game(game)
    with socket_of(client, table) as socket:
        sequence = 0
        while not socket.at(sequence)["over"]:
            seat = rules.position(socket.frames[0].position).to_act[0]
            socket.at(sequence, seat)
            sequence = socket.play(rules, seat, min, f"m{sequence}")["sequence"]
    return table


def lines_of(client, table, **query):
    response = client.get(f"/api/tables/{table}/replay", params=query)
    assert response.status_code == 200, response.text
    return [json.loads(line) for line in response.text.splitlines()]


def test_games(client):
    found = asked(client.get("/api/games"))
    assert [game["game"] for game in found["games"]] == fp.games()
    assert "quick" in found["robots"]


def test_a_table_says_what_is_played(client):
    table = open_table(client, "planet-unknown", "person", "robot", options={"events": True})["id"]
    facts = asked(client.get(f"/api/tables/{table}"))
    assert facts["game"] == "planet-unknown"
    assert facts["options"]["events"] is True
    assert facts["commitment"]
    assert "seed" not in facts


def test_what_is_wrong_with_a_new_table_is_said(client):
    for body, status, part in [
        ({"game": "chess"}, 400, "no game 'chess'"),
        ({"game": GAME, "players": 9}, 400, "3 to 5 players"),
        ({"game": GAME, "players": 3, "seats": [{"kind": "person"}]}, 400, "1 seats for 3 players"),
        ({"game": GAME, "seats": [{"kind": "robot", "player": "hal"}] * 4}, 400, "no robot 'hal'"),
        ({"game": GAME, "options": {"x": 1}}, 400, "option 'x' does not exist"),
        ({"game": GAME, "pack": {"nothing": {}}}, 400, "no section 'nothing'"),
        ({"game": GAME, "colour": "red"}, 422, "colour"),
        ({"game": GAME, "clock": {"kind": "bank", "seconds": 1}}, 422, "seconds"),
        ({"game": GAME, "seed": 2**63}, 422, "seed"),
        ({}, 422, "game"),
    ]:
        assert part in asked(client.post("/api/tables", json=body), status)["error"], body


def test_a_pack_belongs_to_its_table(client, other):
    pack = {"animals": {"fox": {"name_en": "Vixen"}}}
    plain, packed = (open_table(client, "planet", "person", "robot", pack=p)["id"] for p in (None, pack))
    assert asked(other.get(f"/api/tables/{packed}"))["pack"] == pack
    for table, name in ((plain, "Fox"), (packed, "Vixen")):
        assert name in other.get(f"/api/tables/{table}/description?lang=en").text
    with socket_of(client, packed) as socket:
        assert len(socket.at(0).position)


def test_a_pack_is_checked_and_comes_with_all_that_a_page_needs(client):
    found = asked(client.post("/api/packs", json={"text": 'game = "planet"\n[animals.fox]\nname_en = "Vixen"\n'}))
    assert (found["game"], found["pack"]) == ("planet", {"animals": {"fox": {"name_en": "Vixen"}}})
    assert found["changes"] == [{"where": "animals.fox.name_en", "before": '"Fox"', "after": '"Vixen"'}]
    assert "Vixen" in found["texts"]["en"]["names"].values()
    assert found["constants"]
    assert found["description"]["game"] == "planet"
    again = asked(client.post("/api/packs", json={"game": "planet", "pack": found["pack"]}))
    assert again == found
    for body, part in [
        ({}, "give the text"),
        ({"text": "x", "game": "planet", "pack": {}}, "give the text"),
        ({"text": "no toml"}, "not a TOML file"),
        ({"text": "a = 1"}, "which game"),
        ({"text": 'game = "planet"\n[animals.unicorn]\nname_en = "U"'}, "unicorn"),
    ]:
        assert part in asked(client.post("/api/packs", json=body), 400)["error"], body


def test_the_replay_of_a_finished_game_is_whole(client, other):
    table = finished(client, players=3, seed=11)
    lines = lines_of(other, table)
    again = replay.from_lines(lines)
    assert again.over
    assert lines[0]["seed"] == 11
    assert [seat["name"] for seat in again.seats] == ["Person"] * 3


def test_the_replay_of_a_running_game_is_what_a_seat_may_know(client, other):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as socket:
        socket.at(0)
        socket.do(do="move", id="1", seat=1, move=1, at=0)
        fingerprint = socket.at(1)["fingerprint"]
    lines = lines_of(client, table, seat=0)
    assert lines[0]["format"] == "fiveplanets seen"
    assert "seed" not in lines[0]
    assert "salt" not in lines[0]
    assert lines[1]["move"] == {"do": "choose"}
    assert lines[-1]["fingerprint"] == fingerprint
    assert lines_of(client, table, seat=1)[1]["move"] == {"do": "choose", "card": "mine"}
    asked(other.get(f"/api/tables/{table}/replay?seat=1"), 403)
    assert lines_of(other, table)[1]["move"] == {"do": "choose"}


def test_a_rematch_turns_the_seats_and_waits_for_the_others(server, client, other):
    table = open_table(client, GAME, "person", "free", "robot")["id"]
    asked(other.post(f"/api/tables/{table}/seats", json={"name": "Ann"}), 201)
    asked(client.post(f"/api/tables/{table}/rematch"), 409)
    for browser, seat in ((client, 0), (other, 1)):
        asked(browser.put(f"/api/tables/{table}/seats/{seat}/robot", json={}), 204)
    with socket_of(client, table) as socket:
        while not socket.at(0)["over"]:
            socket.hear()
    mine = asked(client.post(f"/api/tables/{table}/rematch"), 201)
    assert [seat["seat"] for seat in mine["seats"]] == [1]
    facts = asked(client.get(f"/api/tables/{mine['id']}"))
    assert [(s["kind"], s["name"], s["reserved"]) for s in facts["seats"]] == [
        ("robot", "", False),
        ("person", "Person", False),
        ("free", "Ann", True),
    ]
    with server.client() as stranger:
        asked(stranger.post(f"/api/tables/{mine['id']}/seats", json={}), 409)
        asked(stranger.post(f"/api/tables/{table}/rematch"), 403)
    theirs = asked(other.post(f"/api/tables/{table}/again"), 201)
    assert theirs["id"] == mine["id"], "whichever was asked for first"
    assert [seat["seat"] for seat in theirs["seats"]] == [2]
    once_more = asked(other.post(f"/api/tables/{table}/rematch"), 201)
    assert once_more["seats"] == [{"seat": 2, "token": None}], "another screen of the same seat"
    asked(other.delete(f"/api/tables/{mine['id']}/seats/2"), 204)
    asked(other.post(f"/api/tables/{table}/rematch"), 409)
    assert asked(client.get(f"/api/tables/{table}"))["next"] == mine["id"]
    assert facts["commitment"] != asked(client.get(f"/api/tables/{table}"))["commitment"]


def test_the_same_deal_again_can_be_compared(server, client):
    table = finished(client, players=3, seed=5)
    again = asked(client.post(f"/api/tables/{table}/again"), 201)
    assert [seat["seat"] for seat in again["seats"]] == [1, 2, 0]
    asked(client.post(f"/api/tables/{again['id']}/start"), 204)
    assert server.hall.tables[again["id"]].table.seed == 5
    found = asked(client.get(f"/api/tables/{again['id']}/deal"))["tables"]
    assert [entry["status"] for entry in found] == ["over", "running"]
    assert found[0]["scores"]
    assert found[1]["scores"] is None
    assert found[0]["id"] is None, "a private table stays private"
    assert found[1]["id"] == again["id"]


def test_other_people_play_the_same_deal(server, client, other):
    table = finished(client, players=3, seed=5)
    body = {"game": GAME, "deal": table}
    elsewhere = asked(other.post("/api/tables", json=body), 201)["id"]
    assert server.hall.tables[elsewhere].table.seed == 5
    assert len(asked(client.get(f"/api/tables/{table}/deal"))["tables"]) == 2
    asked(other.post("/api/tables", json=body | {"players": 4}), 400)
    asked(other.post("/api/tables", json={"game": "planet", "deal": table}), 400)
    running = open_table(client, GAME)["id"]
    asked(other.post("/api/tables", json={"game": GAME, "deal": running}), 409)


def test_a_branch_goes_on_from_a_point(client, other):
    table = finished(client, players=3, seed=5)
    original = lines_of(client, table)
    asked(other.post(f"/api/tables/{table}/branch", json={"at": 10**6}), 400)
    branch = asked(other.post(f"/api/tables/{table}/branch", json={"at": 7, "seats": []}), 201)
    facts = asked(other.get(f"/api/tables/{branch['id']}"))
    assert facts["sequence"] == 7
    assert facts["origin"] == {"kind": "branch", "id": table, "at": 7}
    asked(other.post(f"/api/tables/{branch['id']}/start"), 204)
    with socket_of(other, branch["id"]) as socket:
        happened = socket.at(7)["happened"]
    own = next(line for line in original[1:] if line.get("seat") == 0)
    told = next(line for line in happened if line.get("seat") == 0)
    assert told["move"] == {key: value for key, value in own.items() if key != "seat"}
    running = open_table(client, GAME)["id"]
    asked(client.post(f"/api/tables/{running}/branch", json={"at": 0}), 409)


def test_a_game_that_nobody_else_plays_goes_home(client, other):
    shared = open_table(client, GAME, "person", "free", "robot", "robot")["id"]
    asked(other.post(f"/api/tables/{shared}/seats", json={}), 201)
    asked(client.post(f"/api/tables/{shared}/home"), 409)
    table = open_table(client, GAME, "person", "robot", "robot", "robot")["id"]
    asked(other.post(f"/api/tables/{table}/home"), 403)
    with socket_of(client, table) as socket:
        socket.at(3)  # the robots have chosen
        went = client.post(f"/api/tables/{table}/home")
        assert went.status_code == 200, went.text
        home = replay.from_lines([json.loads(line) for line in went.text.splitlines()])
        assert home.sequence >= 3
        assert home.to_act == [0]
        socket.say(do="move", id="late", seat=0, move=home.legal(0)[0], at=home.sequence)
        assert socket.until("refused", id="late")["rule"] == "closed"
    assert asked(client.get(f"/api/tables/{table}"))["status"] == "moved"
    asked(other.post(f"/api/tables/{table}/seats", json={}), 409)
    assert "seed" not in other.get(f"/api/tables/{table}/replay").text, "whoever watches still learns nothing"


def test_a_local_game_goes_online_and_back(client):
    local = fp.game("red-planet").table(players=3, seed=4)
    for _ in range(20):
        seat = local.to_act[0]
        local.play(seat, local.legal(seat)[0])
    lines = replay.lines(local)
    opened = asked(client.post("/api/replays", json={"lines": lines, "start": True}), 201)
    facts = asked(client.get(f"/api/tables/{opened['id']}"))
    assert facts["status"] == "running"
    assert facts["sequence"] >= local.sequence, "robots may have moved since"
    assert facts["commitment"] == local.commitment
    with socket_of(client, opened["id"]) as socket:
        assert socket.at(local.sequence)["fingerprint"] == f"{local.position.redacted(0).fingerprint:016x}"


def test_a_finished_replay_can_be_looked_at(client, other):
    lines = lines_of(client, finished(client, players=3))
    table = asked(other.post("/api/replays", json={"lines": lines}), 201)["id"]
    assert asked(other.get(f"/api/tables/{table}"))["status"] == "over"
    assert lines_of(other, table)[1:] == lines[1:]


def test_a_broken_replay_is_refused(client):
    lines = lines_of(client, finished(client, players=3))
    edited = [*lines[:3], lines[3] | {"seat": 9}, *lines[4:]]
    for wrong in ([{}], lines[:-1], edited, [lines[0] | {"seed": 1}, *lines[1:]], [lines[0] | {"pack": {"a": 1}}]):
        assert asked(client.post("/api/replays", json={"lines": wrong}), 400)["error"]


def test_private_tables_are_not_listed(client, other):
    table = open_table(client, GAME, "person", "free", "free", "free")["id"]
    assert table not in other.get("/api/tables").text


def test_tables_come_back_from_the_store(server, client):
    """Whatever is known of a table is the same after it left memory."""
    table = open_table(client, GAME, "person", "person", "robot", listed=True)["id"]
    with socket_of(client, table) as socket:
        for number in range(60):
            position = fp.game(GAME).position(socket.at(0).position)
            mine = [seat for seat in position.to_act if seat < 2]
            if mine and not socket.frames[0]["over"]:
                socket.at(socket.frames[0]["sequence"], mine[0])
                socket.play(fp.game(GAME), mine[0], min, f"m{number}")
            elif not socket.frames[0]["over"]:
                socket.hear()
        socket.do(do="say", id="c", text="hi")
    settled = server.hall.tables[table]
    while settled.thinking:
        pass
    before = asked(client.get(f"/api/tables/{table}"))
    fingerprint = settled.table.fingerprint

    async def forget():
        server.hall.forget(settled)

    server.do(forget)
    after = asked(client.get(f"/api/tables/{table}"))
    for seat in (*before["seats"], *after["seats"]):
        seat["away"] = 0
    assert after == before
    back = server.hall.tables[table]
    assert back is not settled
    assert back.table.fingerprint == fingerprint
    assert (back.marks, back.chat, back.chat_marks) == (settled.marks, settled.chat, settled.chat_marks)
