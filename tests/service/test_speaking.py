"""Everybody is told in the language he reads."""

from __future__ import annotations

from pathlib import Path

from serving import Person, Service

SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy"}]


def introduced(service: Service, name: str, language: str = "", accepts: str = "") -> Person:
    person = Person(service.address)
    headers = {"accept-language": accepts} if accepts else {}
    person.done(person.http.post("/api/guest", json={"name": name, "language": language}, headers=headers))
    return person


def test_two_people_at_one_table_read_their_own_language(service: Service) -> None:
    with introduced(service, "Ann", "es") as ann, introduced(service, "Ben", "en") as ben:
        created = ann.create(SEATS, seed=3)
        table = created["table"]["id"]
        ben.done(ben.http.post(f"/api/seats/{created['links'][0]['path'].removeprefix('/seat/')}"))
        ann.http.post(f"/api/tables/{table}/start", json={})
        spanish, english = ann.get(f"/api/tables/{table}/content"), ben.get(f"/api/tables/{table}/content")
        assert spanish["units"]["cruiser"]["name"] == "Crucero"
        assert english["units"]["cruiser"]["name"] == "Cruiser"
        assert spanish["cards"]["plague"]["text"].startswith("Como acción")
        heard = [person.get(f"/api/tables/{table}/events", after=0) for person in (ann, ben)]
        assert [event["kind"] for event in heard[0]] == [event["kind"] for event in heard[1]]
        assert heard[0][0]["text"] != heard[1][0]["text"]


def test_a_guest_is_guessed_by_his_browser_and_may_choose(service: Service) -> None:
    with introduced(service, "Eva", accepts="es-MX,es;q=0.9,en;q=0.1") as eva:
        assert eva.get("/api/guest")["language"] == "es"
        assert next(each for each in eva.get("/api/choices")["rulesets"] if each["id"] == "sa17")["title"].endswith("versión 17")
        eva.done(eva.http.post("/api/guest", json={"name": "Eva", "language": "en"}))
        assert eva.get("/api/guest")["language"] == "en"
        assert eva.get("/api/choices")["terms"]["switch:leaders"]["name"] == "Leaders"


def test_the_spanish_edition_speaks_spanish_in_a_spanish_lobby_and_english_in_an_english_one(service: Service) -> None:
    with introduced(service, "Ann", "es") as ann, introduced(service, "Ben", "en") as ben:
        for person, title, text in (
            (ann, "la edición en español", "Cuando una flota"),
            (ben, "the Spanish edition", "When an enemy"),
        ):
            offered = {each["id"]: each for each in person.get("/api/choices")["rulesets"]}
            assert offered["sa_es"]["title"] == f"Shattered Ascension, {title}"
            assert offered["sa_es"]["options"]["flagships"]["printed"] is False
            assert person.get("/api/content", ruleset="sa_es")["cards"]["minelayers"]["text"].startswith(text)


def test_anybodys_units_are_told_with_their_numbers(service: Service) -> None:
    with introduced(service, "Ann", "es") as ann:
        created = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben"}, {"name": "Cy"}], seed=3)
        table = created["table"]["id"]
        for seat in range(3):
            units = {unit["kind"]: unit for unit in ann.get(f"/api/tables/{table}/units", of=seat)}
            assert units == {} or units["war_sun"]["cost"] == 12.0
        assert ann.http.get(f"/api/tables/{table}/units", params={"of": 7}).status_code == 404


def test_whoever_comes_before_the_client_is_built_reads_how_to_build_it(tmp_path: Path) -> None:
    with Service(tmp_path / "games.sqlite", tmp_path / "nothing", lang="es") as running, Person(running.address) as somebody:
        for language, said in (("es", "el cliente no está construido"), ("en", "the client is not built")):
            page = somebody.http.get("/", headers={"accept-language": language})
            assert page.status_code == 503
            assert said in page.text
            assert f'lang="{language}"' in page.text
            assert "make play" in page.text


def test_what_never_changes_of_the_client_is_compressed_for_whoever_can_read_that(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the client", encoding="utf-8")
    (tmp_path / "assets" / "app.js").write_text("let same = 1;" * 500, encoding="utf-8")
    with Service(tmp_path / "games.sqlite", tmp_path) as running, Person(running.address) as somebody:
        small, whole = (
            somebody.http.get("/assets/app.js", headers={"accept-encoding": coding}) for coding in ("gzip, br", "identity")
        )
        assert small.text == whole.text
        assert int(small.headers["content-length"]) < int(whole.headers["content-length"]) / 10
        assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert "content-encoding" not in somebody.http.get("/").headers


def test_the_service_says_where_it_is_open_in_the_language_of_the_command(tmp_path: Path) -> None:
    for language, said in (("es", "Mecatol está abierto en http://"), ("en", "Mecatol is open at http://")):
        with Service(tmp_path / f"{language}.sqlite", tmp_path, lang=language) as running:
            assert running.said.startswith(said)
