"""What is foreign, stale, forged, malformed or oversized is refused cleanly, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import Person, Service, close_code, on_disk, resumed
from websockets.sync.client import connect

JSON = {"Content-Type": "application/json"}
SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}]


@pytest.fixture
def ann(service: Service) -> Iterator[Person]:
    with service.guest("Ann") as person:
        yield person


@pytest.fixture
def table(ann: Person) -> str:
    """A table at which the first seat is asked something."""
    for seed in range(20):
        found = ann.create(SEATS, seed=seed)["table"]
        if 0 in found["waiting_for"]:
            return str(found["id"])
    raise AssertionError("the first seat is never asked first")


def test_refused_answers_change_nothing(service: Service, ann: Person, table: str) -> None:
    view, stood = ann.view(table, 0), on_disk(service.file, table).encoded()
    path, key = f"/api/tables/{table}/seats/0/answer", view["decision"]["options"][0]["key"]
    good = {"decision": view["decision"]["id"], "keys": [key], "sequence": view["sequence"]}
    with service.guest("Eve") as eve, Person(service.address) as nobody, Person(service.address) as forger:
        forger.http.cookies.set("mecatol_guest", ann.cookie[:-1] + ("A" if ann.cookie[-1] != "A" else "B"))
        refusals = [
            (ann, path, good | {"decision": "0.0.0.99"}, 409, "stale"),
            (ann, path, good | {"sequence": view["sequence"] + 1}, 409, "stale"),
            (ann, path, good | {"keys": ["no such key"]}, 400, "refused"),
            (ann, path, good | {"keys": []}, 400, "malformed"),
            (ann, path, good | {"keys": "x"}, 400, "malformed"),
            (ann, path, good | {"extra": 1}, 400, "malformed"),
            (ann, path, {"keys": [key]}, 400, "malformed"),
            (ann, path, good | {"keys": ["k" * 400]}, 400, "malformed"),
            (ann, path.replace("seats/0", "seats/1"), good, 403, "not_your_seat"),
            (ann, path.replace("seats/0", "seats/7"), good, 403, "not_your_seat"),
            (ann, path.replace(table, "0" * 16), good, 404, "not_found"),
            (ann, path.replace("/answer", "/act"), {"key": "give", "sequence": view["sequence"]}, 400, "refused"),
            (ann, path.replace("/answer", "/retract"), {}, 400, "refused"),
            (eve, path, good, 403, "not_your_seat"),
            (nobody, path, good, 401, "no_guest"),
            (forger, path, good, 401, "no_guest"),
        ]
        for person, where, said, status, code in refusals:
            response = person.http.post(where, json=said)
            assert (response.status_code, response.json()["code"]) == (status, code), (where, said, response.text)
            assert response.json()["message"]
        assert ann.http.post(path, content=b"{").json()["code"] == "malformed"
        assert ann.http.post(path, content=b'{"keys": "' + b"x" * 70_000 + b'"}', headers=JSON).json()["code"] == "too_large"
    assert on_disk(service.file, table).encoded() == stood
    assert ann.view(table, 0) == view


def test_a_stale_answer_is_told_what_is_asked_now(ann: Person, table: str) -> None:
    view = ann.view(table, 0)
    ann.done(ann.answer(view, view["decision"]["options"][0]["key"]))
    again = ann.answer(view, view["decision"]["options"][0]["key"])
    assert again.status_code == 409
    now = ann.view(table, 0)
    assert again.json()["decision"] == (now["decision"]["id"] if now["decision"] else "")
    assert again.json()["sequence"] == now["sequence"]
    assert "newest view" in again.json()["remedy"]


def test_whoever_reads_spanish_is_refused_in_spanish(service: Service, ann: Person, table: str) -> None:
    with Person(service.address) as eva:
        assert (
            eva.http.get("/api/guest", headers={"Accept-Language": "es"}).json()["message"]
            == "Nadie es conocido por esta cookie."
        )
        eva.http.post("/api/guest", json={"name": "Eva", "language": "es"})
        wrong = {"decision": "", "keys": ["pass"], "sequence": 0}
        found = eva.http.post(f"/api/tables/{table}/seats/0/answer", json=wrong).json()
        assert (found["message"], found["remedy"]) == ("Este asiento no es tuyo.", "Abre el enlace privado de tu asiento.")
        seats = [{"name": "Eva", "plays": "me"}, {"name": "Eva"}]
        found = eva.http.post("/api/tables", json={"name": "Mesa", "seats": seats, "ruleset": "sa17 -leaders"}).json()
        assert "siempre forma parte del juego (SA17-SET-45)" in found["message"]
        found = eva.http.post("/api/tables", json={"name": "Mesa", "seats": seats}).json()
        assert found["message"] == "Dos jugadores se llaman 'Eva'."
        assert eva.http.get("/api/nothing").json()["message"] == "Aquí no hay nada."


@pytest.mark.parametrize(
    "frame", ["", "{", "[]", '{"frame": "answer"}', '{"frame": "resume", "sequence": -1}', '{"frame": "ping"}']
)
def test_a_first_frame_that_is_none_closes_the_socket(ann: Person, table: str, frame: str) -> None:
    with ann.listen(table, 0) as socket:
        socket.send(frame)
        assert close_code(socket) == 4400


def test_later_frames_are_read_as_strictly(ann: Person, table: str) -> None:
    for frame, code in (("{}", 4400), ('{"frame": "resume"}', 4400), ("x" * 5000, 1009), (b"\x00\x01", 4400)):
        with ann.listen(table, 0) as socket:
            resumed(socket)
            socket.send(frame)
            assert close_code(socket) == code, frame


def test_sockets_are_for_those_who_may_look(service: Service, ann: Person, table: str) -> None:
    with service.guest("Eve") as eve:
        for person, where, seat, cookie, code in (
            (eve, table, 0, None, 4403),
            (ann, table, 1, None, 4403),
            (ann, table, 0, "forged" * 7, 4401),
            (ann, table, 0, "", 4401),
            (ann, "0" * 16, None, None, 4404),
        ):
            with person.listen(where, seat, cookie=cookie) as socket:
                assert close_code(socket) == code
        private = ann.create(SEATS, public=False)["table"]["id"]
        with eve.listen(private) as socket:
            assert close_code(socket) == 4403


def test_another_sites_page_is_nobodys_guest(service: Service, ann: Person, table: str) -> None:
    headers = {"Cookie": f"mecatol_guest={ann.cookie}", "Origin": "https://elsewhere.example"}
    address = f"{service.address.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
    with connect(address, additional_headers=headers) as socket:
        assert close_code(socket) == 4401


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"ruleset": "sa71"}, "sa17"),
        ({"ruleset": "sa17 +no_such_option"}, "is no option"),
        ({"map": "nowhere"}, "There is no map"),
        ({"seats": [{"name": "Ann"}, {"name": "Ann"}]}, "Two players are called"),
        ({"seats": [{"name": "Ann"}, {"name": "Ben", "bot": "oracle"}]}, "There is no bot"),
        ({"seats": [{"name": "Ann"}]}, "length"),
        ({"seats": [{"name": "\u0007"}, {"name": "Ben"}]}, "regex"),
        ({"seats": [{"name": " "}, {"name": "Ben"}]}, "regex"),
        ({"seats": [{"name": "Ann\n"}, {"name": "Ben"}]}, "regex"),
        ({"seed": -1}, "int"),
    ],
)
def test_a_table_that_cannot_be_is_not_created(ann: Person, change: dict[str, object], said: str) -> None:
    listed = len(ann.get("/api/tables"))
    response = ann.http.post("/api/tables", json={"name": "Test", "seats": SEATS} | change)
    assert response.status_code == 400
    assert said in response.json()["message"]
    assert len(ann.get("/api/tables")) == listed
