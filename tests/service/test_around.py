"""Around the game: pauses, stand-ins, another host, votes, resigning, early ends, tables taken away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from serving import Person, Service, close_code, picked, resumed

SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy", "plays": "guest"}]


class Company:
    """Ann, the host, Ben and Cy at a table."""

    def __init__(self, people: list[Person], seats: Sequence[dict[str, str]] = SEATS, ruleset: str = "sa17") -> None:
        self.people = people
        created = people[0].create(seats, seed=2, ruleset=ruleset)
        self.table = created["table"]["id"]
        for person, link in zip(people[1:], created["links"], strict=False):  # with Pacts one link takes both seats
            person.done(person.http.post(link["path"].replace("/seat/", "/api/seats/")))

    def post(self, who: int, path: str, **said: Any) -> Any:
        return self.people[who].http.post(f"/api/tables/{self.table}{path}", json=said)

    def summary(self) -> Any:
        return self.people[0].get(f"/api/tables/{self.table}")

    def notices(self) -> list[str]:
        return [line["text"] for line in self.people[0].get(f"/api/tables/{self.table}/talk") if line["kind"] == "notice"]

    def asked(self) -> tuple[int, Any]:
        """Somebody who is asked, and his view."""
        views = [person.view(self.table, seat) for seat, person in enumerate(self.people)]
        return next((seat, view) for seat, view in enumerate(views) if view["decision"])


@pytest.fixture
def people(service: Service) -> Iterator[list[Person]]:
    with service.guest("Ann") as ann, service.guest("Ben") as ben, service.guest("Cy") as cy:
        yield [ann, ben, cy]


@pytest.fixture
def company(people: list[Person]) -> Company:
    return Company(people)


@pytest.fixture
def allies(people: list[Person]) -> Company:
    """The same three, each at the head of two seats."""
    return Company(people, [*SEATS, *({**seat, "name": f"{seat['name']}'s second"} for seat in SEATS)], "sa_es +pacts")


def test_the_host_lets_the_game_rest_and_go_on(company: Company) -> None:
    assert company.post(1, "/pause", paused=True).status_code == 403
    assert company.post(0, "/pause", paused=True).json()["around"]["paused"]
    seat, view = company.asked()
    refused = company.people[seat].answer(view, picked(view, Random(1)))
    assert refused.json()["message"] == "The host lets the game rest."
    assert company.post(0, "/pause", paused=False).status_code == 200
    company.people[seat].done(company.people[seat].answer(view, picked(view, Random(1))))
    assert company.notices()[-2:] == ["The host lets the game rest.", "The game goes on."]


def test_a_bot_stands_in_and_he_himself_comes_back(company: Company) -> None:
    assert company.post(2, "/seats/1/stand-in", bot="hasty").status_code == 403
    assert company.post(0, "/seats/1/stand-in", bot="oracle").status_code == 400
    assert company.post(0, "/seats/9/stand-in", bot="hasty").status_code == 404
    now = company.post(0, "/seats/1/stand-in", bot="hasty").json()
    assert now["around"]["seats"][1]["stand_in"] == "hasty"
    with company.people[2].listen(company.table, 2) as socket:
        view = resumed(socket)["view"]
        while 1 in [waiting["seat"] for waiting in view["waiting_for"]]:  # the bot answers what he is asked
            view = company.people[2].view(company.table, 2)
    back = company.post(1, "/seats/1/stand-in").json()
    assert back["around"]["seats"][1]["stand_in"] == ""
    assert company.notices()[-2:] == ["A bot plays for Ben for the time being.", "Ben is back."]


def test_somebody_else_is_the_host(company: Company) -> None:
    assert company.post(1, "/host", seat=1).status_code == 403
    assert company.post(0, "/host", seat=7).status_code == 400
    assert company.post(0, "/host", seat=1).json()["around"]["host"] == [1]
    assert company.post(0, "/pause", paused=True).status_code == 403
    assert company.post(1, "/pause", paused=True).status_code == 200


def test_somebody_leaves_by_vote_of_most_of_the_others(company: Company) -> None:
    assert company.post(0, "/motion", kind="remove", seat=0).status_code == 400
    assert company.post(0, "/motion", kind="remove", seat=2).json()["around"]["motion"]["open"] == [1]
    assert company.post(1, "/motion", kind="end").status_code == 400
    assert company.post(2, "/vote", agree=False).status_code == 400  # who is to leave does not vote
    with company.people[2].listen(company.table, 2) as socket:
        resumed(socket)
        assert company.post(1, "/vote", agree=True).status_code == 200
        assert close_code(socket) == 4403
    seats = company.summary()["around"]["seats"]
    assert seats[2]["stand_in"] == "steward"
    assert company.notices()[-1] == "Cy leaves by vote of the others; a bot plays on."
    with Person(company.people[0].address) as dee:
        link = company.post(0, "/seats/2/link").json()["path"]
        dee.done(dee.http.post(link.replace("/seat/", "/api/seats/")))
        assert dee.get(f"/api/tables/{company.table}")["around"]["seats"][2]["stand_in"] == ""


def test_a_vote_that_fails_changes_nothing(company: Company) -> None:
    company.post(1, "/motion", kind="remove", seat=2)
    assert company.post(0, "/vote", agree=False).json()["around"]["motion"] is None
    assert company.notices()[-1] == "Cy stays."
    company.post(1, "/motion", kind="end")
    assert company.post(1, "/vote", agree=False).json()["around"]["motion"] is None  # taken back
    assert not company.summary()["over"]


def test_who_has_two_seats_has_one_voice(people: list[Person]) -> None:
    company = Company(people, [{"name": "Ann", "plays": "me"}, *SEATS[1:], {"name": "Also Ann", "plays": "me"}])
    motion = company.post(0, "/motion", kind="remove", seat=2).json()["around"]["motion"]
    assert (motion["agreed"], motion["open"]) == ([0, 3], [1])  # half of the others, and not three quarters
    assert company.post(1, "/vote", agree=True).json()["around"]["motion"] is None
    company.post(1, "/motion", kind="end")
    assert company.post(0, "/vote", agree=True).json()["around"]["ended"]


def test_who_leaves_by_vote_leaves_all_his_seats(people: list[Person]) -> None:
    company = Company(people, [{"name": "Ann", "plays": "me"}, *SEATS[1:], {"name": "Also Ann", "plays": "me"}])
    company.post(1, "/motion", kind="remove", seat=3)
    assert company.post(0, "/vote", agree=False).status_code == 400  # not with his other seat either
    now = company.post(2, "/vote", agree=True).json()
    assert [time["person"] for time in now["around"]["seats"]] == [False, True, True, False]
    assert now["around"]["host"] == [1]


@pytest.mark.rule("SAES-PAC-01")
def test_with_pacts_a_player_is_away_played_for_and_voted_out_with_both_seats(allies: Company) -> None:
    def of_seats(now: Any, field: str) -> list[bool]:
        return [bool(time[field]) for time in now["around"]["seats"]]

    bens = [False, True, False] * 2
    assert allies.summary()["around"]["players"] == [[0, 3], [1, 4], [2, 5]]
    assert of_seats(allies.post(1, "/seats/4/vacation", days=5).json(), "away") == bens
    assert allies.post(1, "/seats/1/vacation", days=10).status_code == 400  # they are the same days
    assert of_seats(allies.post(1, "/seats/1/vacation", days=0).json(), "away") == [False] * 6
    assert of_seats(allies.post(0, "/seats/4/stand-in", bot="hasty").json(), "stand_in") == bens
    assert of_seats(allies.post(1, "/seats/1/stand-in").json(), "stand_in") == [False] * 6
    assert allies.post(0, "/motion", kind="remove", seat=3).status_code == 400  # himself
    motion = allies.post(0, "/motion", kind="remove", seat=5).json()["around"]["motion"]
    assert (motion["agreed"], motion["open"]) == ([0, 3], [1, 4])
    assert of_seats(allies.post(1, "/vote", agree=True).json(), "person") == [True, True, False] * 2


@pytest.mark.rule("CP-FAQ-29")
def test_where_the_others_are_level_the_host_decides(company: Company) -> None:
    company.post(0, "/motion", kind="remove", seat=2)
    assert company.post(1, "/vote", agree=False).json()["around"]["motion"] is None
    assert company.notices()[-1] == "Cy leaves by vote of the others; a bot plays on."


def test_all_agree_to_end_the_game_and_the_seed_is_shown(company: Company) -> None:
    seat, view = company.asked()
    assert company.post(1, "/motion", kind="end").json()["around"]["motion"]["agreed"] == [1]
    company.post(0, "/vote", agree=True)
    assert not company.summary()["over"]
    ended = company.post(2, "/vote", agree=True).json()
    assert (ended["over"], ended["winners"], ended["waiting_for"]) == (True, [], [])
    person = company.people[seat]
    assert person.answer(view, picked(view, Random(1))).json()["code"] == "game_over"
    now = person.view(company.table, seat)
    assert (now["over"], now["decision"], now["around"]["ended"]) == (True, None, True)
    assert person.get(f"/api/tables/{company.table}/proof")["seed"] == 2
    assert person.get(f"/api/tables/{company.table}/story")["winners"] == []
    assert person.get(f"/api/tables/{company.table}/history", seat=(seat + 1) % 3)["page"] == 0


def test_who_resigns_leaves_his_seat_to_a_bot_and_the_table_to_another_host(company: Company) -> None:
    assert company.post(1, "/seats/0/resign").status_code == 403
    assert company.post(0, "/seats/0/resign").status_code == 200
    assert company.people[0].http.get(f"/api/tables/{company.table}/view", params={"seat": 0}).status_code == 403
    now = company.summary()
    assert now["around"]["seats"][0]["stand_in"] == "steward"
    assert now["around"]["host"] == [1]


def test_a_table_is_taken_away_as_long_as_nobody_else_has_sat_there(service: Service, company: Company) -> None:
    assert company.post(0, "/delete").status_code == 400
    ann = company.people[0]
    mine = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben"}])["table"]["id"]
    waits = ann.create(SEATS, waits=True)["table"]["id"]
    assert company.people[1].http.post(f"/api/tables/{mine}/delete").status_code == 403
    with ann.listen(mine, 0) as socket:
        resumed(socket)
        assert ann.http.post(f"/api/tables/{mine}/delete").status_code == 204
        assert close_code(socket) == 4404
    assert ann.http.post(f"/api/tables/{waits}/delete").status_code == 204
    assert ann.http.get(f"/api/tables/{mine}").status_code == 404
    assert not {mine, waits} & {table["id"] for table in ann.get("/api/tables")}


def test_a_table_stays_where_somebody_has_sat_who_sits_there_no_more(service: Service) -> None:
    with service.guest("Ann") as ann, service.guest("Ben") as ben:
        company = Company([ann, ben], SEATS[:2])
        company.post(0, "/motion", kind="remove", seat=1)
        assert company.notices()[-1] == "Ben leaves by vote of the others; a bot plays on."
        assert company.post(0, "/delete").status_code == 400
        company.post(0, "/seats/1/stand-in")
        link = company.post(0, "/seats/1/link").json()["path"]
        assert company.post(0, "/delete").status_code == 400
        ann.done(ann.http.post(link.replace("/seat/", "/api/seats/")))
        assert company.summary()["yours"] == [0, 1]
