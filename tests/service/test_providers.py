"""Signing in by a provider: a real one on the loopback address, which signs what it says, and bends it where it is told to."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from providing import Claims, Provider
from serving import Hung, Person, Service, with_desks

from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.identities import Astray, Return
from mecatol.service.refusals import Declined
from mecatol.service.settings import Settings

PASSWORD = "ten letters or more"
SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]


@pytest.fixture(scope="module")
def running() -> Iterator[Provider]:
    with Provider() as provider:
        yield provider


@pytest.fixture
def provider(running: Provider) -> Provider:
    """The provider as it is when nobody bends it."""
    running.bent, running.refuses, running.algorithm, running.signer = dict, False, "RS256", running.rsa
    return running


@pytest.fixture(scope="module")
def club(running: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service at which one can sign in by it."""
    folder = tmp_path_factory.mktemp("club")
    with Service(folder / "games.sqlite", folder, **running.settings) as service:
        yield service


def sent(person: Person, by: str = "openid") -> str:
    """The address that somebody brings back from the provider."""
    where = person.done(person.http.post(f"/api/account/providers/{by}"))["address"]
    return httpx.get(where, timeout=60).headers["location"]


def signed_in(person: Person, by: str = "openid") -> str:
    """Where somebody is sent in the end who signs in."""
    return person.http.get(sent(person, by)).headers["location"]


def is_somebody(provider: Provider, subject: str, name: str) -> None:
    provider.person = {"sub": subject, "preferred_username": name}


@pytest.mark.parametrize("by", ["openid", "discord"])
def test_a_guest_signs_in_and_comes_back_on_a_phone_and_all_seats_are_his(club: Service, provider: Provider, by: str) -> None:
    is_somebody(provider, f"one by {by}", "Ann")
    with club.guest("A guest") as ann, club.guest("A phone") as phone:
        table = ann.create(SEATS)["table"]["id"]
        assert signed_in(ann, by) == "/account"
        account = ann.get("/api/account")
        assert (account["password"], [each["provider"] for each in account["identities"]]) == (False, [by])
        assert ann.view(table, 0)["seat"] == 0
        assert ann.get("/api/guest")["name"] == "A guest"  # he stays who he is
        elsewhere, before = phone.create(SEATS)["table"]["id"], phone.cookie
        assert signed_in(phone, by) == "/account"
        assert phone.cookie != before
        assert phone.get("/api/guest") == ann.get("/api/guest")
        assert ann.view(elsewhere, 1)["seat"] == 1


def test_who_is_not_known_at_all_is_called_as_the_provider_calls_him(club: Service, provider: Provider) -> None:
    is_somebody(provider, "stranger", " <b>Zoë</b>\n" + "z" * 60)
    with Person(club.address) as zoe, Person(club.address) as again:
        assert signed_in(zoe) == "/account"
        assert zoe.get("/api/guest")["name"] == ("bZoë/b" + "z" * 60)[:40]
        assert signed_in(again) == "/account"
        assert again.get("/api/guest") == zoe.get("/api/guest")


def test_two_of_one_name_have_accounts_of_their_own(club: Service, provider: Provider) -> None:
    found = []
    for subject in ("namesake 1", "namesake 2"):
        is_somebody(provider, subject, "Namesake")
        with Person(club.address) as person:
            signed_in(person)
            found.append(person.get("/api/account")["name"])
    assert found == ["namesake", "namesake 2"]


def test_an_account_is_joined_by_a_provider_and_left_by_it(club: Service, provider: Provider) -> None:
    is_somebody(provider, "joined", "Cy")
    with club.guest("Cy") as cy, Person(club.address) as phone, club.guest("Dee") as dee:
        cy.done(cy.http.post("/api/account", json={"name": "Cy", "password": PASSWORD}))
        before = cy.cookie
        assert signed_in(cy) == "/account"
        assert cy.cookie == before
        assert signed_in(phone, "openid") == "/account"
        assert phone.get("/api/guest")["id"] == cy.get("/api/guest")["id"]
        dee.done(dee.http.post("/api/account", json={"name": "Dee", "password": PASSWORD}))
        assert signed_in(dee) == "/account?astray=taken"
        assert dee.get("/api/account")["identities"] == []
        known = cy.get("/api/account")["identities"]
        assert dee.http.post(f"/api/account/identities/{known[0]['id']}/end").status_code == 404
        assert cy.http.post(f"/api/account/identities/{known[0]['id']}/end").status_code == 204
        assert cy.get("/api/account")["identities"] == []


def test_who_has_no_password_keeps_a_way_back_until_he_chooses_one(club: Service, provider: Provider) -> None:
    is_somebody(provider, "without", "Eva")
    with Person(club.address) as eva, Person(club.address) as thief:
        signed_in(eva)
        ident = eva.get("/api/account")["identities"][0]["id"]
        assert eva.http.post(f"/api/account/identities/{ident}/end").status_code == 400
        for password in ("", "anything at all"):
            wrong = {"name": eva.get("/api/account")["name"], "password": password}
            assert thief.http.post("/api/account/sign-in", json=wrong).status_code == 401
        assert eva.http.post("/api/account/password", json={"old": "", "new": PASSWORD}).status_code == 204
        assert eva.http.post("/api/account/password", json={"old": "", "new": PASSWORD}).status_code == 401
        assert eva.http.post(f"/api/account/identities/{ident}/end").status_code == 204
        right = {"name": eva.get("/api/account")["name"], "password": PASSWORD}
        assert thief.http.post("/api/account/sign-in", json=right).status_code == 200


def test_who_leaves_for_good_is_no_longer_known_by_the_provider(club: Service, provider: Provider) -> None:
    is_somebody(provider, "leaving", "Fay")
    with Person(club.address) as fay:
        signed_in(fay)
        before = fay.get("/api/guest")["id"]
        assert "leaving" not in json.dumps(fay.get("/api/account/data"))  # what it calls him is for the two services
        assert fay.http.post("/api/account/delete", json={}).status_code == 204
        signed_in(fay)
        assert fay.get("/api/guest")["id"] != before


def older(claims: Claims) -> Claims:
    return claims | {"iat": claims["iat"] - 9000, "exp": claims["exp"] - 9000}


BENT = {
    "for another errand": lambda claims: claims | {"nonce": "another"},
    "for no errand": lambda claims: {name: said for name, said in claims.items() if name != "nonce"},
    "for somebody else": lambda claims: claims | {"aud": "another client"},
    "for several": lambda claims: claims | {"aud": [claims["aud"], "another client"]},
    "for another party": lambda claims: claims | {"azp": "another client"},
    "by another issuer": lambda claims: claims | {"iss": "https://elsewhere.example"},
    "too old": older,
    "about nobody": lambda claims: claims | {"sub": ""},
}


@pytest.mark.parametrize("bent", BENT.values(), ids=BENT.keys())
def test_a_token_is_believed_only_where_it_is_meant_for_this_errand(club: Service, provider: Provider, bent: object) -> None:
    is_somebody(provider, "bent", "Gus")
    assert callable(bent)
    provider.bent = bent
    with Person(club.address) as gus:
        assert signed_in(gus) == "/account?astray=failed"
        assert gus.http.get("/api/guest").status_code == 401


def test_a_token_is_believed_only_where_the_provider_has_signed_it(club: Service, provider: Provider) -> None:
    is_somebody(provider, "forged", "Gus")
    with Person(club.address) as gus:
        provider.signer = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        assert signed_in(gus) == "/account?astray=failed"
        provider.algorithm = "none"
        assert signed_in(gus) == "/account?astray=failed"
        assert gus.http.get("/api/guest").status_code == 401
        provider.algorithm = "ES256"
        assert signed_in(gus) == "/account"


def test_only_the_browser_that_was_sent_comes_back_and_only_once(club: Service, provider: Provider) -> None:
    is_somebody(provider, "victim", "Hal")
    with Person(club.address) as hal, Person(club.address) as thief:
        back = sent(hal)
        assert thief.http.get(back).headers["location"] == "/account?astray=failed"
        sent(thief)  # he has an errand of his own, but another state
        assert thief.http.get(back).headers["location"] == "/account?astray=failed"
        assert thief.http.get("/api/guest").status_code == 401
        assert hal.http.get(back).headers["location"] == "/account"
        assert hal.http.get(back).headers["location"] == "/account?astray=failed"
        assert hal.get("/api/guest")["name"] == "Hal"


def test_who_says_no_there_is_told_so_and_nothing_has_changed(club: Service, provider: Provider) -> None:
    provider.refuses = True
    with Person(club.address) as ivo:
        assert signed_in(ivo) == "/account?astray=denied"
        assert ivo.http.get("/api/guest").status_code == 401
        assert ivo.http.post("/api/account/providers/nobody").status_code == 404
        assert ivo.http.get("/sign-in/nobody").headers["location"] == "/account?astray=failed"


def test_it_is_offered_where_the_operator_has_named_a_provider(club: Service, service: Service) -> None:
    with Person(club.address) as ann, Person(service.address) as ben:
        assert [each["title"] for each in ann.get("/api/providers")] == ["Discord", "The club"]
        assert ben.get("/api/providers") == []
        assert ben.http.post("/api/account/providers/openid").status_code == 404


def test_an_errand_grows_old_and_a_provider_that_is_away_costs_nothing(tmp_path: Path, provider: Provider) -> None:
    clock = Hung()
    told = Settings(**provider.settings)

    async def play(desk: Desk) -> None:
        where, errand = await desk.identities.begin("openid", "http://here", "10.0.0.1")
        state = httpx.URL(where).params["state"]
        clock.on(seconds=601)
        with pytest.raises(Astray, match="no such errand"):
            await desk.identities.finish(errand, Return("openid", "code", state), None, "")

    async def away(desk: Desk) -> None:
        with pytest.raises(Declined, match="provider-away"):
            await desk.identities.begin("openid", "http://here", "10.0.0.1")

    with_desks(tmp_path / "games.sqlite", play, settings=told, clock=clock)
    gone = Settings(openid_issuer="http://127.0.0.1:1", openid_client="mecatol")
    with_desks(tmp_path / "games.sqlite", away, settings=gone, clock=clock)


def test_a_cookie_that_is_not_fresh_does_nothing_that_cannot_be_undone(tmp_path: Path, provider: Provider) -> None:
    """Until its owner has signed in again."""
    clock = Hung()
    is_somebody(provider, "old cookie", "Jo")

    async def signed(desk: Desk, cookie: str | None) -> str:
        where, errand = await desk.identities.begin("discord", "http://here", "10.0.0.1", cookie)
        back = httpx.URL(httpx.get(where, timeout=60).headers["location"]).params
        return await desk.identities.finish(errand, Return("discord", back["code"], back["state"]), cookie, "")

    async def play(desk: Desk) -> None:
        people, cookie = desk.people, await signed(desk, None)
        phone = await signed(desk, None)
        clock.on(seconds=1000)
        known = await people.account(cookie)
        other = next(each.id for each in known.sessions if not each.this)
        deeds: list[Callable[[], Awaitable[object]]] = [
            lambda: people.data(cookie),
            lambda: people.end_session(other, cookie),
            lambda: people.new_password(wire.NewPassword("", PASSWORD), cookie, "10.0.0.1"),
            lambda: desk.identities.begin("openid", "http://here", "10.0.0.1", cookie),
            lambda: desk.identities.end(known.identities[0].id, cookie),
            lambda: people.remove(wire.Removal(""), cookie, "10.0.0.1"),
        ]
        for deed in deeds:
            with pytest.raises(Declined, match="sign-in-again"):
                await deed()
        assert (await people.account(phone)).name == known.name  # nothing has happened
        assert await signed(desk, cookie) == cookie
        assert (await people.data(cookie)).account.name == known.name
        await people.end_session(other, cookie)
        assert await desk.known_guest(phone) is None
        clock.on(seconds=1000)
        await people.end_session("this", cookie)  # whoever wants to leave a device may
        assert await desk.known_guest(cookie) is None

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(**provider.settings), clock=clock)


def test_a_guest_acts_by_his_cookie_for_as_long_as_he_has_nothing_else(tmp_path: Path) -> None:
    clock = Hung()

    async def play(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        clock.on(seconds=1000)
        assert (await desk.people.data(cookie)).guest.name == "Ann"
        await desk.people.sign_up(wire.NewAccount("Ann", PASSWORD), cookie, "10.0.0.1")
        assert (await desk.people.data(cookie)).account.name == "ann"  # he has just shown who he is
        clock.on(seconds=1000)
        with pytest.raises(Declined, match="sign-in-again"):
            await desk.people.data(cookie)
        await desk.people.remove(wire.Removal(PASSWORD), cookie, "10.0.0.1")

    with_desks(tmp_path / "games.sqlite", play, clock=clock)
