"""Options have questions of their own: they come to the panel in words and are answered there, and the game goes on."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay, played
from mecatol.core.decisions import Ask
from mecatol.play import Table

pytestmark = pytest.mark.browser


class Scene(NamedTuple):
    """A table that bots play until something of an option is asked; what it says, and how it is answered."""

    rules: str
    players: int
    seed: int
    asks: str
    says: str
    answers: tuple[str, ...] = ()  # the beginnings of keys, chosen one after the other; none: what is proposed is signed
    wishes: tuple[str, ...] = ()  # what the bots choose whenever they can
    phase: str = ""

    def comes(self, table: Table, ask: Ask) -> bool:
        if ask.name != self.asks or self.phase not in ("", table.game.state.phase):
            return False
        return not self.answers or any(str(option.key).startswith(self.answers[0]) for option in table.options(ask))


BUREAUCRACY = ("card:bureaucracy", "strategic:bureaucracy")
ASSEMBLY = ("card:assembly", "strategic:assembly")
IMPERIAL = ("card:imperial", "strategic:imperial")
POLITICAL = ("card:political", "strategic:political")
THRONE = "official +age_of_empire +ancient_throne strategy=base"
GRID = "Which systems form the movement grid, and which of them are fully activated?"
LOT = "Which planet or fleet of the dissolved empire is bid for next?"
MERCENARY = "What do you bid for the Mercenary?"
PUBLIC = "Which public objective will you claim?"
SYSTEM = "Which system do you place?"
COUNTER = "Where does the Domain Counter lie?"
EARLY = "Which system do you claim for the early turns?"
PICK = "Which Strategy Card do you take?"

SCENES = {
    "simultaneous actions": Scene("sa17 +simultaneous_actions", 2, 18, "grid", GRID, ("system:", "system:", "done"), ("grid",)),
    "surrender": Scene("sa17 +surrender", 3, 3, "choose_lot", LOT, ("planet:",), ("surrender",)),
    "crimson suns": Scene("sa17 +crimson_suns", 2, 10, "declare_war", "Declare war on somebody?", ("player:",)),
    "mercenaries": Scene("sa_es +mercenaries", 3, 15, "mercenary_bid", MERCENARY),
    "star by star": Scene("sa17 +star_by_star map=built", 2, 1, "place_tile", SYSTEM, ("home",)),
    "distant suns": Scene("sa17 +distant_suns", 2, 1, "low_orbit_probing", "Your Fighters may look at a counter", ("look:",)),
    "pacts": Scene("sa_es +pacts", 4, 1, "pact_race", "For which of your races do you take a Strategy Card?", ("player:",)),
    "dimensional rifts": Scene("sa_es +dimensional_rifts", 2, 10, "rift_side", "The Artifact was blank", ("A",)),
    "the Senate floor": Scene("cp", 3, 1, "place_agenda", "Which Political Card do you lay on the Senate Floor?", ("card:",)),
}
LONGER = {
    "ascendancy": Scene("sa17 +ascendancy", 3, 2, "claim_public", PUBLIC, ("claim:",), BUREAUCRACY, "action"),
    "ancient empire": Scene("sa17 +ancient_empire +distant_suns map=built", 2, 1, "lay_counter", COUNTER, ("planet:",)),
    "mercenaries of build 17": Scene("sa17 +mercenaries", 3, 12, "mercenary_bid", MERCENARY),
    "final frontier": Scene("sa17 +final_frontier", 2, 7, "ship_graveyard", "What do you take from the graveyard?", ("ship:",)),
    "paths of fate": Scene("sa17 +paths_of_fate", 2, 11, "claim_path", "Will you claim an objective of your race?", ("claim:",)),
    "leaders": Scene("sa17", 2, 1, "leader_quarters", "Where does this Leader start?", ("planet:",)),
    "artifacts": Scene("sa17", 2, 1, "artifact_site", "Where is an Artifact hidden?", ("planet:",)),
    "space mines": Scene("sa17", 2, 20, "lay_mine", "Do you lay a Space Mine, and where?", ("mine:",)),
    "preliminary objectives": Scene("sa17", 3, 28, "claim_preliminary", "Will you claim the Preliminary Objective?", ("claim:",)),
    "tactical withdrawals": Scene("sa17", 2, 34, "retreat", "The battle at", ("retreat:",)),
    "the Twilight Council": Scene("sa17", 3, 1, "twilight_council", "The Twilight Council: which way?", ("a",), ASSEMBLY),
    "facilities": Scene("sa17", 2, 20, "place_facility", "Place a facility instead of refreshing its planet?", ("colony:",)),
    "transfers": Scene("sa17", 2, 24, "transfer_first", "Between which two systems do you transfer", ("system:",), ("transfer",)),
    "the decks of the boxes": Scene("sa17 +official_decks", 2, 19, "card_played", "do you answer?", ("use:",)),
    "duels": Scene("sa17", 2, 1, "pick", PICK, ("card:leadership",)),
    "scenario maps": Scene("sa17 map=first_contact", 2, 1, "home_location", "For which home do you bid?", ("0,",)),
    "ascendancy in Spain": Scene("sa_es +ascendancy", 3, 16, "claim_public", PUBLIC, ("claim:",), (*BUREAUCRACY, *IMPERIAL)),
    "star by star in Spain": Scene("sa_es +star_by_star map=built", 2, 1, "place_tile", SYSTEM, ("home",)),
    "crimson suns in Spain": Scene("sa_es +crimson_suns", 3, 5, "declare_war", "Declare war on somebody?", ("player:",)),
    "ancient empire in Spain": Scene("sa_es +ancient_empire +distant_suns map=built", 2, 1, "lay_counter", COUNTER, ("planet:",)),
    "simultaneous actions in Spain": Scene(
        "sa_es +simultaneous_actions", 2, 6, "grid", GRID, ("system:", "system:", "done"), ("grid",)
    ),
    "surrender in Spain": Scene("sa_es +surrender", 3, 5, "choose_lot", LOT, ("planet:",), ("surrender",)),
    "high orbit": Scene("sa_es +distant_suns", 2, 18, "high_orbit_probing", "Which planet does the next of your", ("planet:",)),
    "territorial suns": Scene("sa_es +distant_suns +territorial_suns", 2, 1, "probe", "Probe the planets", ("probe",)),
    "early turns": Scene("sa_es +early_turns", 2, 1, "early_claim", EARLY, ("system:",)),
    "gravity rifts": Scene("sa_es +gravity_rifts map=built", 2, 11, "place_tile", SYSTEM, ("gravity_rift",)),
    "the races of the Shards": Scene("sa_es +shards_races", 2, 1, "race", "Which race will you command?", ("race:nekro",)),
    "the technologies of the Shards": Scene(
        "sa_es +shards_technologies", 2, 21, "buy_technology", "Buy a technology", ("transfabrication",)
    ),
    "the own Trade": Scene("sa_es +own_trade", 3, 15, "propose_trade", "Propose a Trade Agreement?", ("trade:",)),
    "cease fires": Scene("cp", 3, 3, "cease_fire", "Which system becomes a Cease Fire Zone?", ("system:",)),
    "two cards for number six": Scene("cp", 3, 4, "pick", PICK, ("card:warfare_ii",)),
    "a draft of races": Scene("cp +race_draft", 3, 1, "home_side", "Where will your Home System lie?", ("0,",)),
    "political intrigue": Scene(
        "official +political_intrigue",
        3,
        4,
        "choose_representative",
        "Who speaks for you in this council?",
        ("a6ah3",),
        POLITICAL,
    ),
    "mercenaries of the boxes": Scene("official +mercenaries", 3, 15, "recruit", "Whom do you recruit?", ("mercenary:",)),
    "counters of the boxes": Scene(
        "official +distant_suns", 2, 8, "domain_counter", "A Domain Counter lets you choose", ("dock",)
    ),
    "fall of the empire": Scene(
        "official +fall_of_the_empire", 4, 1, "scenario_race", "Which race do you play?", ("race:lazax",)
    ),
    "the Voice of the Council": Scene("official", 3, 8, "call_voice", "Call an election of the Voice", ("call",)),
    "early turns of the boxes": Scene("official +early_turns", 2, 1, "early_claim", EARLY, ("system:",)),
    "the Ancient Throne": Scene(THRONE, 3, 5, "primary", "How do you use the primary ability of", ("a",), IMPERIAL),
}
ALL = [
    *(pytest.param(scene, id=name) for name, scene in SCENES.items()),
    *(pytest.param(scene, id=name, marks=pytest.mark.soak) for name, scene in LONGER.items()),
]


@pytest.mark.parametrize("scene", ALL)
def test_what_an_option_asks_is_answered_on_the_panel(visit: Visit, service: Service, scene: Scene) -> None:
    table, ask = played(scene.seed, scene.comes, scene.rules, scene.players, scene.wishes)
    visitor = visit()
    visitor.sit(lay(service.file, table, scene.rules)[1][table.game.state.players[ask.seat].name])
    visitor.asked(scene.asks)
    expect(visitor.panel.get_by_role("heading", level=2)).to_contain_text(scene.says)
    before = visitor.question()[0]
    for beginning in scene.answers:
        visitor.press(visitor.panel.locator(f".option[data-key^='{beginning}']").first)
    visitor.press(visitor.page.locator(".decision .confirm"))
    visitor.taken(before)


def test_a_promissory_note_is_given_from_the_seat_of_whoever_gets_it(visit: Visit, service: Service) -> None:
    table, ask = played(1, lambda _, ask: ask.name == "action", "sa17 +promissory_notes", 2)
    visitor = visit()
    names = [player.name for player in table.game.state.players]
    visitor.sit(lay(service.file, table)[1][names[ask.seat]])
    visitor.asked("action")
    other = 1 - ask.seat
    given = visitor.look(f"player:{other}").locator(f"[data-act$=':{other}'][data-act^='note:']").first
    note = given.inner_text()
    visitor.press(given)
    visitor.press(visitor.page.locator(".out-of-turn .primary"))
    expect(visitor.page.locator(".log")).to_contain_text(f"{names[ask.seat]} gives")
    assert note


def test_whoever_commands_two_races_goes_from_one_seat_to_the_other(visit: Visit, service: Service) -> None:
    scene = SCENES["pacts"]
    table, ask = played(scene.seed, scene.comes, scene.rules, scene.players)
    visitor = visit()
    visitor.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    there = visitor.page.locator(".own-seat")
    expect(there).to_have_count(1)
    visitor.press(there)
    visitor.page.wait_for_url(f"**?seat={(ask.seat + 2) % 4}")
    visitor.at_the_table()
    assert visitor.view()["seat"] == (ask.seat + 2) % 4
