"""The lobby: tables for friends, seats by link, tables to watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.visitor import Visitor

pytestmark = pytest.mark.browser


def new_table(visitor: Visitor, name: str = "Ann") -> Locator:
    """The form of a new table, as soon as the service has said what would come of it."""
    visitor.page.goto("/")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.press(visitor.page.get_by_role("button", name="Friends, rules, map"))
    expect(visitor.page.locator(".new-table[data-settled=true] .preview")).to_be_visible()
    return visitor.page.get_by_role("form", name="A new table")


def invite(host: Visitor, players: str, *friends: str) -> None:
    """So many seats, with friends in the first ones."""
    host.page.get_by_label("Players", exact=True).select_option(players)
    for seat, friend in enumerate(friends, 2):
        host.page.get_by_label(f"Who plays seat {seat}").select_option("guest")
        host.page.get_by_label(f"Name of the friend in seat {seat}").fill(friend)


def create(host: Visitor) -> None:
    """Make the table, once the service has said that it can be made."""
    host.press(host.page.get_by_role("button", name="Create the table"))


def waiting(visitor: Visitor) -> Locator:
    """The waiting room, as soon as one is in it."""
    room = visitor.page.locator(".waiting-room")
    expect(room).to_be_visible()
    return room


def take_seat(visitor: Visitor, link: str) -> None:
    """Sit down by a link at a table that waits."""
    visitor.page.goto(link)
    visitor.page.get_by_role("button", name="Take the seat").click()


def test_a_friend_joins_by_link_and_a_stranger_watches(visit: Visit) -> None:
    ann, ben, stranger = visit(), visit(), visit()
    new_table(ann)
    invite(ann, "3", "Ben")
    create(ann)
    link = waiting(ann).get_by_label("Link for Ben").input_value()
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Begin the game")).to_be_disabled()

    take_seat(ben, link)
    expect(waiting(ben)).to_contain_text("Whoever made the table begins the game.")
    assert "/seat/" not in ben.page.url  # the private link does not stay in the address bar
    ann.page.get_by_role("button", name="Begin the game").click()
    ann.at_the_table()
    ben.at_the_table()
    assert ben.table == ann.table
    assert {ann.seat, ben.seat} == {"0", "1"}
    assert ben.view()["seat"] == 1

    stranger.page.goto("/")
    card = stranger.page.locator(f".table-card:has(a[href='/tables/{ann.table}'])")
    expect(card).to_contain_text("Ann's table")
    card.get_by_role("link", name="Watch").click()
    stranger.at_the_table()
    assert stranger.view()["decision"] is None
    expect(stranger.page.locator("[data-pane=hand]")).to_have_count(0)


def test_a_lost_link_is_made_again_an_open_seat_is_taken_and_a_bot_fills_the_last(visit: Visit) -> None:
    ann, ben, cy = visit(), visit(), visit()
    new_table(ann)
    invite(ann, "4", "Ben", "Dee")
    ann.page.get_by_label("Who plays seat 4").select_option("open")
    create(ann)
    lost = waiting(ann).get_by_label("Link for Ben").input_value()
    seat = ann.page.locator(".room-seat[data-seat='1']")
    seat.get_by_role("button", name="Make another link").click()
    expect(ann.page.get_by_label("Link for Ben")).not_to_have_value(lost)
    take_seat(ben, ann.page.get_by_label("Link for Ben").input_value())
    waiting(ben)
    expect(seat).to_contain_text("is here")

    ben.page.locator(".room-seat[data-seat='2']").get_by_role("button", name="Change to this seat").click()
    ben.page.wait_for_url("**/tables/*?seat=2")
    expect(ann.page.locator(".room-seat[data-seat='2']")).to_contain_text("Ben")
    expect(ann.page.get_by_label("Link for Dee")).to_be_visible()  # it went along with the seat

    cy.page.goto("/")
    cy.page.get_by_label("Your name").fill("Cy")
    cy.page.locator(f".table-card:has(a[href='/tables/{ann.table}']) a").click()
    expect(waiting(cy).get_by_label("Your name")).to_have_value("Cy")
    waiting(cy).get_by_role("button", name="Sit down here").click()
    cy.page.wait_for_url("**/tables/*?seat=3")
    expect(ann.page.get_by_role("status")).to_contain_text("One seat is still empty.")
    ann.page.get_by_role("button", name="Begin, a bot takes the empty seat").click()
    for visitor in (ann, ben, cy):
        visitor.at_the_table()
    assert [player["name"] for player in ann.view()["position"]["players"]] == ["Ann", "Dee", "Ben", "Cy"]


def test_a_table_is_put_together_by_clicking_and_begins(visit: Visit) -> None:
    ann = visit()
    form = new_table(ann)
    text, made = form.get_by_label("The rules as text"), form.get_by_role("status").last
    form.get_by_role("button", name="The Long War").press("Enter")
    expect(text).to_have_value("official -imperium_rex vp=14")
    expect(made).to_have_text("6 seats, 14 Victory Points to win.")
    expect(form.locator("[data-place=open]")).to_have_count(30)

    form.locator("[data-group=victory] > summary").press("Enter")
    throne = form.get_by_role("switch", name="Ancient Throne")
    expect(throne).to_be_enabled()
    form.get_by_role("switch", name="Star in the Crown").press("Space")
    expect(form.get_by_role("status").first).to_have_text(
        "Star in the Crown brings along: Age of Empire and Strategy Cards: Base game."
    )
    expect(throne).to_be_disabled()
    expect(throne).to_have_accessible_description(re.compile("Not now: Star in the Crown is chosen"))
    expect(form.get_by_role("switch", name="Age of Empire")).to_be_disabled()
    expect(text).to_have_value("official -imperium_rex +age_of_empire +star_in_the_crown vp=14 strategy=base")

    text.fill("sa17 map=the_wheel +paths_of_fate")
    expect(form.get_by_role("radio", name="Shattered Ascension, build 17")).to_be_checked()
    expect(form.get_by_role("switch", name="Paths of Fate", include_hidden=True)).to_be_checked()
    form.get_by_label("Players", exact=True).select_option("2")
    expect(made).to_contain_text("The map 'The Wheel' is drawn for 6 players, not for 2")
    galaxy = form.get_by_label("Galaxy", exact=True)
    expect(galaxy).to_have_accessible_description(re.compile("drawn for 6 players"))
    expect(form.get_by_role("button", name="Create the table")).to_be_disabled()
    galaxy.select_option("auto")
    form.get_by_label("Who plays seat 2").select_option("bot hasty")
    form.get_by_label("Seed").fill("7")
    expect(made).to_have_text("2 seats, 10 Victory Points to win. A practice table.")
    create(ann)
    ann.at_the_table()
    summary = ann.page.request.get(f"/api/tables/{ann.table}").json()
    assert (summary["ruleset"], summary["practice"]) == ("sa17 +paths_of_fate", True)
    assert [seat["bot"] for seat in summary["seats"]] == ["", "hasty"]


def test_what_the_rules_do_not_allow_is_said_where_it_was_chosen(visit: Visit) -> None:
    ann = visit("phone")
    form = new_table(ann)
    text = form.get_by_label("The rules as text")
    text.fill("official +star_in_the_crown +ancient_throne")
    option = form.locator("[data-option=star_in_the_crown]")
    expect(option.locator(".refused")).to_contain_text("Star in the Crown does not go with Ancient Throne; take one.")
    expect(option.get_by_role("switch")).to_have_attribute("aria-invalid", "true")
    text.fill("sa17 +nonsense")
    expect(form.locator(".as-text .refused")).to_contain_text("'+nonsense' is no option.")
    expect(form.get_by_role("button", name="Create the table")).to_be_disabled()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_scenario_leaves_nothing_else_to_choose(visit: Visit) -> None:
    ann = visit("tablet upright")
    form = new_table(ann)
    form.get_by_role("button", name="Fall of the Empire").tap()
    expect(form.get_by_text("there is nothing else to choose")).to_be_visible()
    expect(form.get_by_role("switch", include_hidden=True)).to_have_count(1)
    expect(form.get_by_role("group", name="Galaxy and length")).to_have_count(0)
    expect(form.locator("[data-place=home]")).to_have_count(6)
    create(ann)
    ann.at_the_table()


def test_with_pacts_a_player_has_two_seats_and_nine_sit_down_in_the_senate(visit: Visit) -> None:
    ann = visit()
    form = new_table(ann)
    form.get_by_label("The rules as text").fill("sa_es +pacts")
    expect(form.get_by_text("The second race of seat 1")).to_be_visible()
    form.get_by_label("Players", exact=True).select_option("5")
    expect(form.locator(".seats-wanted .refused")).to_contain_text("choose 4, 6 or 8 seats, not 5")
    form.get_by_role("radio", name="Central Powers").check()
    form.get_by_label("Players", exact=True).select_option("9")
    expect(form.get_by_role("status").last).to_have_text("9 seats, 14 Victory Points to win.")
    expect(form.locator("[data-place=home]")).to_have_count(9)


def test_practice_is_one_click_with_open_hands_and_bots_that_say_why(visit: Visit) -> None:
    ann = visit("phone")
    ann.page.goto("/")
    ann.press(ann.page.get_by_role("button", name="Practice with open hands"))
    ann.at_the_table()
    assert ann.view()["around"]["teaching"]
    expect(ann.page.locator(".tabs")).to_have_css("height", "52px")  # also before there is a galaxy
    ann.question()
    ann.choose(ann.offered()[0])
    expect(ann.page.get_by_role("list", name="Why they do it")).to_contain_text("A race is a matter of taste.")
