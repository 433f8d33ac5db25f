"""People and bots play over the network."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from serving import Person, Service, heard, on_disk, picked, resumed

from mecatol import register
from mecatol.service import messages as wire
from mecatol.story import TOGETHER

ONE_OF_THREE = [{"name": "Ann", "plays": "me"}, {"name": "Ben"}, {"name": "Cy"}]


def play_until_round(person: Person, socket: Any, update: Any, number: int, random: Random) -> Any:
    """Answer whatever the seat is asked, told by the socket alone; the update in which the round has come."""
    answered = ""
    for _ in range(3000):
        view = update["view"]
        if view["position"]["round"] >= number or view["over"]:
            return update
        if view["decision"] and view["decision"]["id"] != answered:
            answered = view["decision"]["id"]
            person.done(person.answer(view, picked(view, random)))
        update = next_update(socket)
    raise AssertionError("the round never came")


def next_update(socket: Any) -> Any:
    while (frame := heard(socket))["frame"] != "update":
        continue
    return frame


def test_a_person_plays_a_round_against_bots(service: Service) -> None:
    with service.guest("Ann") as ann:
        created = ann.create(ONE_OF_THREE)
        table = created["table"]["id"]
        assert created["links"] == []
        assert created["table"]["yours"] == [0]
        with ann.listen(table, 0) as socket:
            update = play_until_round(ann, socket, resumed(socket), 2, Random(3))
        view = update["view"]
        assert view["position"]["round"] == 2
        listed = next(each for each in ann.get("/api/tables") if each["id"] == table)
        assert listed["round"] == 2
        assert [seat["name"] for seat in listed["seats"]] == ["Ann", "Ben", "Cy"]
        saved = on_disk(service.file, table)
        assert saved.game.state.round >= 2
        assert saved.notices == []


def test_every_frame_is_what_the_types_say(service: Service) -> None:
    with service.guest("Ann") as ann:
        table = ann.create(ONE_OF_THREE)["table"]["id"]
        decode = msgspec.json.Decoder(wire.FromService).decode
        with ann.listen(table, 0) as socket:
            socket.send('{"frame": "resume"}')
            update = decode(socket.recv(20))
            assert isinstance(update, wire.Update)
            while update.view.decision is None:
                update = decode(socket.recv(20))
                assert isinstance(update, wire.Update)
            assert update.view.decision.question
            assert all(option.label and option.key for option in update.view.decision.options)
            assert all(option.clause for option in update.view.decision.options)
            socket.send('{"frame": "ping"}')
            assert any(isinstance(decode(socket.recv(20)), wire.Pong) for _ in range(50))
        content = msgspec.json.decode(ann.http.get(f"/api/tables/{table}/content").content, type=wire.Content)
        seen = {system.tile for system in update.view.position.systems}
        assert seen <= set(content.tiles)


def test_who_comes_back_hears_what_he_missed(service: Service) -> None:
    random = Random(5)
    with service.guest("Ann") as ann:
        table = ann.create(ONE_OF_THREE, seed=11)["table"]["id"]
        with ann.listen(table, 0) as socket:
            before = play_until_round(ann, socket, resumed(socket), 1, random)
        known = before["view"]["sequence"]
        with ann.listen(table, 0) as socket:
            later = play_until_round(ann, socket, resumed(socket, known), 2, random)
        with ann.listen(table, 0) as socket:
            missed = resumed(socket, known)
        assert not missed["anew"]
        numbers = [event["number"] for event in missed["events"]]
        assert numbers == list(range(known + 1, missed["view"]["sequence"] + 1))
        assert missed["view"]["sequence"] >= later["view"]["sequence"] > known
        logged = ann.get(f"/api/tables/{table}/events", seat=0, after=known)
        assert missed["events"][: len(logged)] == logged[: len(missed["events"])]
        assert all(event["text"] or event["kind"] in TOGETHER for event in missed["events"])
        with ann.listen(table, 0) as socket:
            assert resumed(socket, 10**6)["anew"]


def test_a_friend_sits_down_by_his_link(service: Service) -> None:
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy"}]
    with service.guest("Ann") as ann, Person(service.address) as ben:
        created = ann.create(seats, public=False)
        table, (link,) = created["table"]["id"], created["links"]
        assert not created["table"]["seats"][1]["joined"]
        assert ben.http.get(f"/api/tables/{table}").status_code == 403
        came = ben.http.post(link["path"])
        assert came.status_code == 303
        assert came.headers["location"] == f"/tables/{table}?seat=1"
        assert "HttpOnly" in came.headers["set-cookie"]
        assert "SameSite=lax" in came.headers["set-cookie"]
        assert ben.get("/api/guest")["name"] == "Ben"
        assert ben.view(table, 1)["seat"] == 1
        assert ben.get(f"/api/tables/{table}")["yours"] == [1]
        assert ben.http.get(f"/api/tables/{table}/view", params={"seat": 0}).status_code == 403
        raw = service.file.read_bytes() + service.file.with_name(service.file.name + "-wal").read_bytes()
        assert link["path"].removeprefix("/seat/").encode() not in raw
        assert ben.cookie.encode() not in raw


def test_people_talk(service: Service) -> None:
    with service.guest("Ann") as ann, service.guest("Zoe") as zoe:
        table = ann.create(ONE_OF_THREE)["table"]["id"]
        with zoe.listen(table) as socket:
            resumed(socket)
            ann.done(ann.http.post(f"/api/tables/{table}/say", json={"text": "Good evening <everybody>"}))
            while (frame := heard(socket))["frame"] != "talk":
                continue
            assert [(line["number"], line["seat"], line["name"], line["text"]) for line in frame["said"]] == [
                (1, 0, "Ann", "Good evening <everybody>")
            ]
        zoe.done(zoe.http.post(f"/api/tables/{table}/say", json={"text": "Hello"}))
        with ann.listen(table, 0) as socket:
            resumed(socket, chat=1)
            while (frame := heard(socket))["frame"] != "talk":
                continue
            assert [(line["number"], line["seat"], line["name"]) for line in frame["said"]] == [(2, None, "Zoe (watching)")]


def test_whoever_is_away_delays_nobody_else(service: Service) -> None:
    """A seat whose guest has not come is waited for; the others' views say so."""
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}]
    with service.guest("Ann") as ann:
        table, random = ann.create(seats, seed=2)["table"]["id"], Random(1)
        view = ann.view(table, 0)
        while view["decision"]:
            ann.done(ann.answer(view, picked(view, random)))
            view = ann.view(table, 0)
        assert [waiting["name"] for waiting in view["waiting_for"]] == ["Ben"]
        assert view["waiting_for"][0]["text"]


def test_the_client_the_document_and_the_clauses_are_served(service: Service) -> None:
    with Person(service.address) as anybody:
        assert "the client" in anybody.http.get("/").text
        assert "the client" in anybody.http.get("/tables/1234").text
        assert anybody.http.get("/app.js").headers["content-type"].startswith("text/javascript")
        assert "the client" in anybody.http.get("/../games.sqlite").text
        document = anybody.get("/schema/openapi.json")
        assert document["info"]["version"] == str(wire.WIRE_VERSION)
        assert "/api/tables/{table}/seats/{seat}/answer" in document["paths"]
        assert "SeatView" in anybody.http.get("/schema/openapi.json").text
        clause = next(iter(register.load()))
        assert anybody.get(f"/api/clauses/{clause.id}")["text"] == clause.text
        assert anybody.http.get("/api/clauses/OFF-NO-1").status_code == 404
        offered = anybody.get("/api/choices")
        assert {"sa17", "official"} <= {each["id"] for each in offered["rulesets"]}
        assert "hasty" in offered["bots"]
        assert anybody.get("/api/content", ruleset="sa17")["units"]["cruiser"]["name"] == "Cruiser"
        assert anybody.http.get("/api/content", params={"ruleset": "nonsense"}).status_code == 400
        asked = {"attacker": {"units": "3 cruiser"}, "defender": {"units": "2 cruiser"}}
        told = msgspec.json.decode(anybody.http.post("/api/odds", json=asked).content, type=wire.BattleTold)
        assert told.win > told.lose
        asked["defender"]["units"] = "3 nonsense"
        assert anybody.http.post("/api/odds", json=asked).json()["code"] == "refused"


def test_a_ninth_player_has_a_seat_like_any_other(service: Service) -> None:
    with service.guest("Ida") as ida:
        seats = [*({"name": f"P{n}", "plays": "guest"} for n in range(8)), {"name": "Ida", "plays": "me"}]
        table = ida.create(seats, ruleset="cp")["table"]["id"]
        assert ida.view(table, 8)["seat"] == 8
        with ida.listen(table, 8) as socket:
            assert resumed(socket)["view"]["seat"] == 8


def test_odds_are_worked_out_for_the_own_seat(service: Service) -> None:
    with service.guest("Ann") as ann:
        table = ann.create(ONE_OF_THREE)["table"]["id"]
        with ann.listen(table, 0) as socket:
            view = play_until_round(ann, socket, resumed(socket), 1, Random(3))["view"]
        path = f"/api/tables/{table}/seats/0/odds"
        enemy = next(
            (system["hex"], stack["owner"])
            for system in view["position"]["systems"]
            for stack in system.get("stacks", ())
            if stack["owner"] > 0 and any(group["kind"] == "carrier" for group in stack["groups"])
        )
        found = msgspec.json.decode(
            ann.http.get(path, params={"system": enemy[0], "bring": "3 dreadnought"}).content, type=wire.Odds
        )
        assert (found.kind, found.attacker.seat, found.defender.seat) == ("space", 0, enemy[1])
        assert found.win + found.draw + found.lose == pytest.approx(1)
        assert found.attacker.units == "3 Dreadnoughts"
        nobody = ann.http.get(path, params={"system": "9,9"})
        assert nobody.status_code == 400
        assert nobody.json()["code"] == "refused"
        assert ann.http.get(path.replace("seats/0", "seats/1"), params={"system": "0,0"}).status_code == 403
