"""Anybody may look things up, in his language, and gets a clear answer to nonsense."""

from __future__ import annotations

from serving import Service


def test_a_card_is_looked_up_over_the_wire(service: Service) -> None:
    with service.guest("Ann") as ann:
        found = ann.get("/api/compendium", q="plage", ruleset="sa17")
        assert found["entries"][0]["name"] == "Plague"
        assert found["entries"][0]["what"] == "Action Card"
        assert found["entries"][0]["tests"]
        ann.done(ann.http.post("/api/guest", json={"name": "Ann", "language": "es"}))
        spanish = ann.get("/api/compendium", q="war sun")["entries"][0]
        assert (spanish["id"], spanish["name"], spanish["what"]) == ("war_sun", "Sol de Guerra", "Unidad")


def test_nothing_found_is_said_with_what_may_be_meant(service: Service) -> None:
    with service.guest("Ann") as ann:
        found = ann.get("/api/compendium", q="plaguish worm")
        assert found["entries"] == []
        assert found["near"]
        assert found["near"][0] in found["message"]


def test_nonsense_is_refused(service: Service) -> None:
    with service.guest("Ann") as ann:
        for params in ({"q": ""}, {}, {"q": "x" * 81}, {"q": "?"}, {"q": "plague", "ruleset": "sa18"}):
            answer = ann.http.get("/api/compendium", params=params)
            assert answer.status_code == 400, params
            assert answer.json()["code"] in ("malformed", "refused")


def test_a_clause_is_read_in_the_language_of_the_guest(service: Service) -> None:
    with service.guest("Ann") as ann:
        english = ann.get("/api/clauses/SA17-UNI-08")["text"]
        ann.done(ann.http.post("/api/guest", json={"name": "Ann", "language": "es"}))
        assert ann.get("/api/clauses/SA17-UNI-08")["text"] != english
        assert ann.http.get("/api/clauses/SA17-UNI-99").status_code == 404
