"""Waiting rooms and private links: the host begins, a link is good for one, and everybody is told who comes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from serving import Person, Service, heard, picked, resumed

from mecatol.service.ledger import Chatted
from mecatol.service.listing import said
from mecatol.texts import Texts

SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Anybody", "plays": "open"}]


@pytest.fixture
def ann(service: Service) -> Iterator[Person]:
    with service.guest("Ann") as person:
        yield person


def sit(person: Person, path: str) -> int:
    return person.http.post(path.replace("/seat/", "/api/seats/")).status_code


def notices(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}/talk") if line["kind"] == "notice"]


def test_a_table_waits_for_its_people_and_the_host_begins(service: Service, ann: Person) -> None:
    created = ann.create(SEATS, waits=True)
    table, (link,) = created["table"]["id"], created["links"]
    path = f"/api/tables/{table}"
    assert not created["table"]["started"]
    assert created["table"]["hosting"]
    assert [seat["open"] for seat in created["table"]["seats"]] == [False, False, True]
    assert ann.http.get(f"{path}/view", params={"seat": 0}).json()["code"] == "waiting"
    with service.guest("Cy") as cy, service.guest("Ben") as ben, ann.listen(table, 0) as socket:
        assert [seat["joined"] for seat in heard(socket)["table"]["seats"]] == [True, False, False]
        assert cy.http.post(f"{path}/seats/1/sit").json()["code"] == "refused"
        cy.done(cy.http.post(f"{path}/seats/2/sit"))
        told = heard(socket)
        assert told["frame"] == "gathering"
        assert [(seat["name"], seat["joined"]) for seat in told["table"]["seats"]][2] == ("Cy", True)
        assert cy.http.post(f"{path}/start", json={}).status_code == 403
        assert "Ben" in ann.http.post(f"{path}/start", json={}).json()["message"]
        assert sit(ben, link["path"]) == 200
        assert ann.done(ann.http.post(f"{path}/start", json={}))["started"]
        assert ann.http.post(f"{path}/start", json={}).json()["code"] == "refused"
        while heard(socket)["frame"] == "gathering" and resumed(socket)["frame"] != "update":
            continue
        names = [player["name"] for player in cy.view(table, 2)["position"]["players"]]
        assert names == ["Ann", "Ben", "Cy"]


def test_bots_fill_the_seats_of_those_who_did_not_come(ann: Person) -> None:
    table = ann.create(SEATS, waits=True)["table"]["id"]
    started = ann.done(ann.http.post(f"/api/tables/{table}/start", json={"fill": "hasty"}))
    assert [seat["bot"] for seat in started["seats"]] == ["", "hasty", "hasty"]
    assert [player["name"] for player in ann.view(table, 0)["position"]["players"]] == ["Ann", "Ben", "Vela"]


def test_a_table_that_could_not_begin_does_not_wait_either(ann: Person) -> None:
    wanted = {"name": "Test", "seats": SEATS, "waits": True, "ruleset": "sa71"}
    assert ann.http.post("/api/tables", json=wanted).status_code == 400


def test_a_link_is_spent_by_taking_the_seat(service: Service, ann: Person) -> None:
    created = ann.create(SEATS[:2])
    table, (link,) = created["table"]["id"], created["links"]
    with service.guest("Ben") as ben, service.guest("Eve") as eve, Person(service.address) as preview:
        shown = preview.http.get(link["path"])
        assert shown.status_code == 200
        assert "<h1>Test</h1><p>A seat is kept for Ben</p><p>At the table with Ann</p>" in shown.text
        assert not preview.http.cookies
        assert not ann.get(f"/api/tables/{table}")["seats"][1]["joined"]
        assert sit(ben, link["path"]) == 200
        assert sit(eve, link["path"]) == 404
        assert sit(ann, link["path"]) == 404
        spent = eve.http.get(link["path"])
        assert (spent.status_code, spent.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "somebody has used it.</h1><p>Ask the host for a new one." in spent.text
        assert ben.view(table, 1)["seat"] == 1
        assert notices(ann, table) == ["Ben sits down."]


def test_what_the_table_says_in_the_chat_is_read_in_one_s_own_language(service: Service, ann: Person) -> None:
    created = ann.create(SEATS[:2])
    table, (link,) = created["table"]["id"], created["links"]
    with service.guest("Ben") as ben, service.guest("Eva") as eva:
        assert sit(ben, link["path"]) == 200
        eva.done(eva.http.post("/api/guest", json={"name": "Eva", "language": "es"}))
        assert eva.done(eva.http.post(f"/api/tables/{table}/say", json={"text": "hola"}))["name"] == "Eva (mirando)"
        said = [[(line["name"], line["text"]) for line in person.get(f"/api/tables/{table}/talk")] for person in (ann, eva)]
        assert said == [
            [("", "Ben sits down."), ("Eva (watching)", "hola")],
            [("", "Ben toma asiento."), ("Eva (mirando)", "hola")],
        ]


def test_notices_kept_in_words_are_told_as_they_are() -> None:
    line = Chatted(1, None, "", "Ben sits down.", "2026-01-01T00:00:00Z", "notice")
    assert said(line, Texts("es")).text == "Ben sits down."


def test_the_host_has_another_link_made_and_the_seat_changes_hands(service: Service, ann: Person) -> None:
    created = ann.create(SEATS[:2])
    table, (link,) = created["table"]["id"], created["links"]
    path = f"/api/tables/{table}/seats/1/link"
    with service.guest("Ben") as ben, service.guest("Dee") as dee, service.guest("Eve") as eve:
        newer = ann.done(ann.http.post(path))
        assert sit(ben, link["path"]) == 404  # the earlier one leads nowhere
        assert sit(ben, newer["path"]) == 200
        assert eve.http.post(path).status_code == 403
        own = ben.done(ben.http.post(path))
        with Person(service.address) as phone:
            phone.done(phone.http.post(own["path"].replace("/seat/", "/api/seats/")))
            assert phone.view(table, 1)["seat"] == 1
        assert ben.view(table, 1)["seat"] == 1  # he shares it with himself
        assert sit(dee, ann.done(ann.http.post(path))["path"]) == 200
        assert dee.view(table, 1)["seat"] == 1
        assert ben.http.get(f"/api/tables/{table}/view", params={"seat": 1}).status_code == 403
        assert any("new link" in line for line in notices(ann, table))


@pytest.mark.rule("SAES-PAC-01")
def test_with_pacts_one_link_takes_both_seats_of_a_player(service: Service, ann: Person) -> None:
    seats = [("Ann", "me"), ("Ben", "guest"), ("Ann's second", "open"), ("Ben's second", "open")]
    wanted = [{"name": name, "plays": plays} for name, plays in seats]
    created = ann.create(wanted, ruleset="sa_es +pacts", waits=True)
    table, path = created["table"]["id"], f"/api/tables/{created['table']['id']}"
    assert created["table"]["yours"] == [0, 2]
    first, second = created["links"]
    with service.guest("Ben") as ben, service.guest("Cy") as cy:
        assert sit(ben, first["path"]) == 200
        assert sit(cy, second["path"]) == 404  # it is spent with the other
        assert ben.get(path)["yours"] == [1, 3]
        ann.done(ann.http.post(f"{path}/start", json={}))
        assert ben.http.get(f"{path}/view", params={"seat": 2}).status_code == 403
        random, answered = Random(7), set[int]()
        while answered != {0, 1, 2, 3}:
            seat = ann.get(path)["waiting_for"][0]
            person = ben if seat in (1, 3) else ann
            view = person.view(table, seat)
            person.done(person.answer(view, picked(view, random)))
            answered.add(seat)
        ben.done(ben.http.post(f"{path}/seats/3/resign"))
        assert ben.get(path)["yours"] == []


@pytest.mark.rule("SAES-PAC-01")
def test_with_pacts_an_open_place_has_both_seats_too(service: Service, ann: Person) -> None:
    wanted = [{"name": name, "plays": plays} for name, plays in (("Ann", "me"), ("B", "open"), ("C", "bot"), ("D", "bot"))]
    path = f"/api/tables/{ann.create(wanted, ruleset='sa_es +pacts', waits=True)['table']['id']}"
    with service.guest("Cy") as cy:
        cy.done(cy.http.post(f"{path}/seats/3/sit"))
        assert cy.get(path)["yours"] == [1, 3]
