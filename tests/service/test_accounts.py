"""Accounts: a name and a password by which one comes back from any device, letters, and one's own data."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from mailing import MailServer, link
from serving import Hung, Person, Service, asked, close_code, entered, resumed, seated, with_desks

from mecatol.client import Client
from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.limits import TooMuch
from mecatol.service.refusals import Declined
from mecatol.service.settings import Settings

PASSWORD = "ten letters or more"
SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture(scope="module")
def club(mail: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that sends letters."""
    folder = tmp_path_factory.mktemp("club")
    with Service(
        folder / "games.sqlite",
        folder,
        smtp=mail.address,
        mail_from="table@mecatol.example",
        public_address="http://127.0.0.1",
        sign_ins_an_hour="100",
    ) as running:
        yield running


def post(person: Person, path: str, **said: str) -> int:
    return person.http.post(f"/api/account{path}", json=said).status_code


def member(service: Service, name: str) -> Person:
    person = service.guest(name)
    assert post(person, "", name=name, password=PASSWORD) == 201
    return person


def test_one_comes_back_from_another_device_to_ones_seats(club: Service) -> None:
    with member(club, "Ann") as ann, club.guest("A phone") as phone:
        table = ann.create(SEATS)["table"]["id"]
        assert phone.get("/api/guest")["account"] is False
        elsewhere = phone.create(SEATS)["table"]["id"]
        assert post(phone, "/sign-in", name="Ann", password="not her password") == 401
        before = phone.cookie
        assert post(phone, "/sign-in", name=" aNN ", password=PASSWORD) == 200
        assert phone.cookie != before
        assert phone.get("/api/guest") == ann.get("/api/guest")
        assert phone.view(table, 0)["seat"] == 0
        assert ann.view(elsewhere, 1)["seat"] == 1  # what the guest began moves to the account
        assert ann.get(f"/api/tables/{elsewhere}")["hosting"]
        with Person(club.address) as nobody:
            nobody.http.cookies.set("mecatol_guest", before)
            assert nobody.http.get("/api/guest").status_code == 401


def test_a_program_signs_in(club: Service) -> None:
    with member(club, "Kit") as kit:
        bot = Client(club.address)
        assert bot.sign_in("Kit", PASSWORD).id == kit.get("/api/guest")["id"]


def test_a_name_is_had_by_one_and_a_password_is_kept_as_its_hash(club: Service) -> None:
    with member(club, "Bea") as bea, club.guest("Bea") as other:
        assert post(other, "", name="BEA", password=PASSWORD) == 400
        assert post(bea, "", name="Bea again", password=PASSWORD) == 400
        assert post(other, "", name="Short", password="short") == 400
        raw = club.file.read_bytes() + club.file.with_name(club.file.name + "-wal").read_bytes()
        assert PASSWORD.encode() not in raw
        assert b"$argon2id$" in raw


def test_devices_are_seen_and_ended_and_their_sockets_close(club: Service) -> None:
    with member(club, "Cy") as cy, Person(club.address) as phone:
        table = cy.create(SEATS)["table"]["id"]
        phone.http.headers["user-agent"] = "A phone"
        assert post(phone, "/sign-in", name="Cy", password=PASSWORD) == 200
        known = cy.get("/api/account")["sessions"]
        assert sorted((each["device"] == "A phone", each["this"]) for each in known) == [(False, True), (True, False)]
        with phone.listen(table, 0) as socket:
            resumed(socket)
            ended = next(each["id"] for each in known if not each["this"])
            assert cy.http.post(f"/api/account/sessions/{ended}/end").status_code == 204
            assert close_code(socket) == 4401
        assert phone.http.get("/api/account").status_code == 401
        assert cy.http.post("/api/account/sessions/this/end").status_code == 204
        assert cy.http.get("/api/guest").status_code == 401


@pytest.mark.parametrize("address", ["`@[", "().=%é@{-#/[", "\u2028a@b.example", "a@b\\", "(a)@b.example"])
def test_where_no_letter_can_be_sent_to_is_no_address(club: Service, address: str) -> None:
    with member(club, f"Mail {address.encode().hex()[:30]}") as ann:
        assert post(ann, "/mail", mail=address, password=PASSWORD) == 400


def test_another_password_ends_all_other_devices(club: Service) -> None:
    with member(club, "Dee") as dee, Person(club.address) as phone:
        assert post(phone, "/sign-in", name="Dee", password=PASSWORD) == 200
        assert post(dee, "/password", old="wrong", new="another password") == 401
        assert post(dee, "/password", old=PASSWORD, new="another password") == 204
        assert dee.get("/api/guest")["name"] == "Dee"
        assert phone.http.get("/api/guest").status_code == 401
        assert post(phone, "/sign-in", name="Dee", password=PASSWORD) == 401
        assert post(phone, "/sign-in", name="Dee", password="another password") == 200


def test_a_letter_lets_one_choose_another_password(club: Service, mail: MailServer) -> None:
    with member(club, "Eva") as eva, Person(club.address) as thief:
        eva.done(eva.http.post("/api/guest", json={"name": "Eva", "language": "es"}))
        assert post(eva, "/mail", mail="eva@example.org", password=PASSWORD) == 204
        confirming = mail.letter()
        assert (confirming["to"], confirming["subject"]) == ("eva@example.org", "Mecatol: ¿es tuya esta dirección?")
        assert post(thief, "/forgotten", name="Eva") == 204  # nobody is written to before he has confirmed
        token = link(confirming).partition("confirm=")[2]
        assert post(thief, "/recover", token=token, password="the thief's password") == 400
        assert eva.get("/api/account")["mail"] == ""
        assert post(eva, "/mail", mail="eva@example.org", password=PASSWORD) == 204
        assert post(thief, "/confirm", token=link(mail.letter()).partition("confirm=")[2]) == 204
        assert eva.get("/api/account")["mail"] == "eva@example.org"
        assert post(thief, "/forgotten", name="Nobody at all") == 204
        assert post(thief, "/forgotten", name="Eva") == 204
        letter = mail.letter()
        assert mail.empty()
        token = link(letter).partition("recover=")[2]
        with Person(club.address) as again:
            assert post(again, "/recover", token=token, password="a better password") == 204
            assert again.get("/api/guest")["name"] == "Eva"
            assert post(again, "/recover", token=token, password="yet another one") == 400
        assert eva.http.get("/api/guest").status_code == 401


def test_one_reads_everything_that_is_kept_and_leaves_for_good(club: Service) -> None:
    with member(club, "Fay") as fay, club.guest("Gus") as gus:
        created = fay.create([{"name": "Fay", "plays": "me"}, {"name": "Gus", "plays": "guest"}])
        table = created["table"]["id"]
        gus.done(gus.http.post(created["links"][0]["path"].replace("/seat/", "/api/seats/")))
        fay.done(fay.http.post(f"/api/tables/{table}/say", json={"text": "hello from Fay"}))
        kept = fay.http.get("/api/account/data")
        assert "attachment" in kept.headers["content-disposition"]
        assert [(each["table"], each["seat"]) for each in kept.json()["places"]] == [(table, 0), (table, None)]
        assert [each["text"] for each in kept.json()["said"]] == ["hello from Fay"]
        assert post(fay, "/delete", password="wrong") == 401
        assert post(fay, "/delete", password=PASSWORD) == 204
        assert fay.http.get("/api/guest").status_code == 401
        now = gus.get(f"/api/tables/{table}")
        assert [seat["joined"] for seat in now["seats"]] == [False, True]
        assert now["hosting"]
        assert "hello from Fay" not in str(gus.get(f"/api/tables/{table}/talk"))
        with sqlite3.connect(club.file) as beside:
            assert beside.execute("SELECT count(*) FROM accounts WHERE login = 'fay'").fetchone() == (0,)


def test_passwords_are_not_tried_for_ever_and_letters_grow_old(tmp_path: Path, mail: MailServer) -> None:
    clock = Hung()

    async def play(desk: Desk) -> None:
        people = desk.people
        _, cookie = await seated(desk)
        await people.sign_up(wire.NewAccount("Ann", PASSWORD, "ann@example.org"), cookie, "10.0.0.1")
        token = link(mail.letter()).partition("confirm=")[2]
        clock.at += 3601
        with pytest.raises(Declined):
            await people.confirm(token)
        for _ in range(4):
            with pytest.raises(Declined):
                await people.sign_in(wire.SignIn("Ann", "wrong"), None, "10.0.0.2", "")
        with pytest.raises(TooMuch):
            await people.sign_in(wire.SignIn("Ann", PASSWORD), None, "10.0.0.2", "")
        await people.sign_in(wire.SignIn("Ann", PASSWORD), None, "10.0.0.3", "")  # nobody locks another out

    told = Settings(sign_ins_an_hour=4, smtp=mail.address, mail_from="table@mecatol.example", public_address="http://here")
    with_desks(tmp_path / "games.sqlite", play, settings=told, clock=clock)


def test_nobody_learns_from_letters_whether_there_is_an_account(tmp_path: Path, mail: MailServer) -> None:
    async def play(desk: Desk) -> None:
        people = desk.people
        _, cookie = await seated(desk)
        await people.sign_up(wire.NewAccount("Ann", PASSWORD, "ann@example.org"), cookie, "10.0.0.1")
        await people.confirm(link(mail.letter()).partition("confirm=")[2])
        for name in ("Ann", "Nobody") * 4:
            await people.forgotten(wire.Forgotten(name), "10.0.0.2")
        await people.post.close()
        token = link(mail.letter()).partition("recover=")[2]
        assert mail.empty()
        await people.new_password(wire.NewPassword(PASSWORD, "another password"), cookie, "10.0.0.1")
        with pytest.raises(Declined):  # who has chosen another password meanwhile needs no letter
            await people.recover(wire.Recovery(token, "a third password"), "10.0.0.2", "")

    told = Settings(letters_an_hour=2, smtp=mail.address, mail_from="table@mecatol.example", public_address="http://here")
    with_desks(tmp_path / "games.sqlite", play, settings=told)


def test_a_device_is_ended_twice_at_once(tmp_path: Path) -> None:
    async def play(one: Desk, other: Desk) -> None:
        _, cookie = await seated(one)
        await other.guest(cookie)
        await asyncio.gather(one.people.end_session("this", cookie), other.people.end_session("this", cookie))
        assert await one.known_guest(cookie) is await other.known_guest(cookie) is None

    with_desks(tmp_path / "games.sqlite", play, 2)


def test_a_seat_that_changes_hands_is_shown_to_its_former_holder_no_longer(club: Service) -> None:
    with club.guest("Host") as host, club.guest("Ivo") as ivo, club.guest("Joe") as joe:
        created = host.create([{"name": "Host", "plays": "me"}, {"name": "Ivo", "plays": "guest"}])
        table = created["table"]["id"]
        ivo.done(ivo.http.post(created["links"][0]["path"].replace("/seat/", "/api/seats/")))
        with ivo.listen(table, 1) as socket:
            resumed(socket)
            newer = host.done(host.http.post(f"/api/tables/{table}/seats/1/link"))
            joe.done(joe.http.post(newer["path"].replace("/seat/", "/api/seats/")))
            assert close_code(socket) == 4403


def test_guests_of_an_older_file_are_still_known(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from mecatol.service import archive as archives
    from mecatol.service.roster import hashed

    file = tmp_path / "games.sqlite"
    engine = archives.opened(file)
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(archives.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.exec_driver_sql(
            "INSERT INTO guests (id, name, secret, created, language) VALUES ('a', 'Ann', ?, '2026-01-01', 'es')",
            (hashed("her cookie"),),
        )
        connection.commit()
    engine.dispose()

    async def play(desk: Desk) -> None:
        ann = await desk.guest("her cookie")
        assert (ann.id, ann.name, ann.language, ann.account) == ("a", "Ann", "es", False)

    with_desks(file, play)


def test_one_letter_says_that_it_is_ones_turn_and_no_other_before_one_has_played(tmp_path: Path, mail: MailServer) -> None:
    clock = Hung()

    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk, 2)
        await desk.people.sign_up(wire.NewAccount("Ann", PASSWORD, "ann@example.org"), cookie, "10.0.0.1")
        await desk.people.confirm(link(mail.letter()).partition("confirm=")[2])
        clock.on(seconds=9 * 60)
        await desk.tick()
        clock.on(seconds=2 * 60)
        for _ in range(2):
            await desk.tick()
        await desk.people.post.close()
        letter = mail.letter()
        room = await entered(desk, table)
        assert letter["subject"] == "Mecatol: it is your turn"
        assert f"http://here/tables/{table}?seat={room.table.pending[0].seat}" in letter.get_content()
        for _ in range(3):  # whoever plays is told again when the table waits for him anew
            seat, answer = asked(room.table, Random(1))
            await desk.answer(table, seat, answer, cookie)
        clock.on(hours=1)
        await desk.tick()
        await desk.people.post.close()
        again = mail.letter()
        stop = str(again["list-unsubscribe"]).strip("<>")
        with pytest.raises(Declined):
            await desk.notices.be_quiet("something else")
        await desk.notices.be_quiet(stop.rpartition("/")[2])
        assert not (await desk.people.account(cookie)).reminded
        while room.table.pending[0].seat == seat:
            seat, answer = asked(room.table, Random(2))
            await desk.answer(table, seat, answer, cookie)
        clock.on(hours=1)
        await desk.tick()
        await desk.people.post.close()
        assert mail.empty()

    told = Settings(smtp=mail.address, mail_from="table@mecatol.example", public_address="http://here")
    with_desks(tmp_path / "games.sqlite", play, settings=told, clock=clock)


def test_the_link_in_a_letter_asks_first_and_needs_no_cookie(club: Service) -> None:
    with Person(club.address) as anybody:
        assert "No more of them" in anybody.http.get("/letters/any").text
        assert anybody.http.post("/letters/any", content=b"List-Unsubscribe=One-Click").status_code == 404
