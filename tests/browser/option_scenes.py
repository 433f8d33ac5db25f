"""A scene for every option: a table at which something of it is asked, what the question says, and how it is answered."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from browser.prepared import NAMES, play_on
from mecatol.core.decisions import Ask
from mecatol.play import Table

POSITIONS = Path(__file__).parent / "positions"


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
    of: str = ""  # the option it is about, where that is not the first one its rules name
    lies: str = ""  # the position it begins with; none: a new game
    also: str = ""  # what more there is in that position
    gives: str = ""  # what Ben gives out of turn before anybody does anything
    lacks: str = ""  # what must not be offered

    @property
    def ruleset(self) -> str:
        return self.rules.split()[0]

    @property
    def option(self) -> str:
        named = [word[1:] for word in self.rules.split() if word.startswith("+")]
        return self.of or (named[0] if named else "")

    def comes(self, table: Table, ask: Ask) -> bool:
        if ask.name != self.asks or self.phase not in ("", table.game.state.phase):
            return False
        return not self.answers or any(str(option.key).startswith(self.answers[0]) for option in table.options(ask))

    def reached(self) -> tuple[Table, Ask]:
        """The table at which it is asked, and the question."""
        table = self._begun()
        if self.gives:
            table.act(NAMES.index("Ben"), self.gives)
        return play_on(table, self.seed, self.comes, self.wishes)

    def _begun(self) -> Table:
        if not self.lies:
            return Table.new(self.rules, NAMES[: self.players], self.seed)
        text = (POSITIONS / f"{self.lies}.toml").read_text(encoding="utf-8")
        return Table.from_position(text.replace('ruleset = "sa17"', f'ruleset = "{self.rules}"') + self.also)


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
COMMANDOS = "How many Shock Troops are commandos?"
CONCEDE = "You gave a promise: where do you retreat to?"
CONCESSION = "note:territorial_concession:0"
PATH = "Will you claim an objective of your race?"
FIRST = "Where is the first battle fought?"
BUILD = "Produce units at"
RUN = "How many Fighters fly at the War Sun?"
ACTION = "Which action do you take?"
BATTLE = "The battle at"
MOVE = ("ship:", "load:system", "land:", "done")
CUSTODIANS = """
[domain_counters]
"planet:mecatol_rex" = ["custodian_fighters:3", "custodian_ground_forces:2"]
"""
PIRATES = """
[domain_counters]
"system:1,0" = ["space_pirates#1"]
"""


def frontier(
    rules: str,
    asks: str,
    says: str,
    answers: tuple[str, ...],
    wishes: tuple[str, ...],
    of: str = "",
    also: str = "",
    gives: str = "",
) -> Scene:
    """A scene between two neighbours."""
    return Scene(rules, 2, 1, asks, says, answers, (*wishes, *MOVE), of=of, lies="frontier", also=also, gives=gives)


SCENES = {
    "simultaneous actions": Scene("sa17 +simultaneous_actions", 2, 18, "grid", GRID, ("system:", "system:", "done"), ("grid",)),
    "surrender": Scene("sa17 +surrender", 3, 3, "choose_lot", LOT, ("planet:",), ("surrender",)),
    "crimson suns": Scene("sa17 +crimson_suns", 2, 10, "declare_war", "Declare war on somebody?", ("player:",)),
    "mercenaries": Scene("sa_es +mercenaries", 3, 15, "mercenary_bid", MERCENARY),
    "star by star": Scene("sa17 +star_by_star map=built", 2, 1, "place_tile", SYSTEM, ("home",)),
    "distant suns": Scene("sa17 +distant_suns", 2, 1, "low_orbit_probing", "Your Fighters may look at a counter", ("look:",)),
    "pacts": Scene("sa_es +pacts", 4, 1, "pact_race", "For which of your races do you take a Strategy Card?", ("player:",)),
    "dimensional rifts": Scene("sa_es +dimensional_rifts", 2, 10, "rift_side", "The Artifact was blank", ("A",)),
    "commandos": frontier("sa17", "commandos", COMMANDOS, ("2",), ("activate:1,-1",)),
    "promissory notes": frontier(
        "sa17 +promissory_notes", "concede_system", CONCEDE, ("retreat:",), ("activate:-1,0", "use:", "no"), gives=CONCESSION
    ),
    "the Senate floor": Scene("cp", 3, 1, "place_agenda", "Which Political Card do you lay on the Senate Floor?", ("card:",)),
}
LONGER = {
    "ascendancy": Scene("sa17 +ascendancy", 3, 2, "claim_public", PUBLIC, ("claim:",), BUREAUCRACY, "action"),
    "ancient empire": Scene("sa17 +ancient_empire +distant_suns map=built", 2, 1, "lay_counter", COUNTER, ("planet:",)),
    "mercenaries of build 17": Scene("sa17 +mercenaries", 3, 12, "mercenary_bid", MERCENARY),
    "final frontier": Scene("sa17 +final_frontier", 2, 7, "ship_graveyard", "What do you take from the graveyard?", ("ship:",)),
    "paths of fate": Scene("sa17 +paths_of_fate", 2, 11, "claim_path", "Will you claim an objective of your race?", ("claim:",)),
    "leaders": Scene("sa17", 2, 1, "leader_quarters", "Where does this Leader start?", ("planet:",), of="leaders"),
    "artifacts": Scene("sa17", 2, 1, "artifact_site", "Where is an Artifact hidden?", ("planet:",), of="artifacts"),
    "space mines": Scene("sa17", 2, 20, "lay_mine", "Do you lay a Space Mine, and where?", ("mine:",), of="space_mines"),
    "preliminary objectives": Scene(
        "sa17", 3, 28, "claim_preliminary", "Will you claim the Preliminary Objective?", ("claim:",), of="preliminary_objectives"
    ),
    "tactical withdrawals": Scene("sa17", 2, 34, "retreat", "The battle at", ("retreat:",), of="tactical_withdrawals"),
    "the Twilight Council": Scene(
        "sa17", 3, 1, "twilight_council", "The Twilight Council: which way?", ("a",), ASSEMBLY, of="twilight_council"
    ),
    "facilities": Scene(
        "sa17", 2, 20, "place_facility", "Place a facility instead of refreshing its planet?", ("colony:",), of="facilities"
    ),
    "transfers": Scene(
        "sa17",
        2,
        24,
        "transfer_first",
        "Between which two systems do you transfer",
        ("system:",),
        ("transfer",),
        of="transfer_action",
    ),
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
    "territorial suns": Scene(
        "sa_es +distant_suns +territorial_suns", 2, 1, "probe", "Probe the planets", ("probe",), of="territorial_suns"
    ),
    "early turns": Scene("sa_es +early_turns", 2, 1, "early_claim", EARLY, ("system:",)),
    "gravity rifts": Scene("sa_es +gravity_rifts map=built", 2, 11, "place_tile", SYSTEM, ("gravity_rift",)),
    "the races of the Shards": Scene("sa_es +shards_races", 2, 1, "race", "Which race will you command?", ("race:nekro",)),
    "the technologies of the Shards": Scene(
        "sa_es +shards_technologies", 2, 21, "buy_technology", "Buy a technology", ("transfabrication",)
    ),
    "custodians": frontier("sa17", "first_battle", FIRST, ("space",), ("activate:0,0", "no"), "custodians", CUSTODIANS),
    "flagships": frontier("sa17", "produce", BUILD, ("build:flagship", "done"), ("activate:0,-1", "done", "no"), "flagships"),
    "the nexus": Scene("sa17", 2, 26, "action", ACTION, ("activate:nexus",), of="nexus"),
    "final frontier in Spain": frontier(
        "sa_es +final_frontier", "domain_counter", "A Domain Counter lets you choose", ("pay",), ("activate:1,0",), also=PIRATES
    ),
    "paths of fate in Spain": Scene("sa_es +paths_of_fate", 2, 1, "claim_path", PATH, ("claim:",), lies="path"),
    "promissory notes in Spain": frontier(
        "sa_es +promissory_notes", "concede_system", CONCEDE, ("retreat:",), ("activate:-1,0", "use:", "no"), gives=CONCESSION
    ),
    "leaders in Spain": Scene("sa_es", 2, 1, "leader_quarters", "Where does this Leader start?", ("planet:",), of="leaders"),
    "artifacts in Spain": Scene("sa_es", 2, 1, "artifact_site", "Where is an Artifact hidden?", ("planet:",), of="artifacts"),
    "space mines in Spain": Scene("sa_es", 2, 1, "lay_mine", "Do you lay a Space Mine, and where?", ("mine:",), of="space_mines"),
    "facilities in Spain": Scene("sa_es", 2, 38, "build_facility", "Build a facility?", ("colony:",), of="facilities"),
    "transfers in Spain": Scene(
        "sa_es",
        2,
        16,
        "transfer_first",
        "Between which two systems do you transfer",
        ("system:",),
        ("transfer",),
        of="transfer_action",
    ),
    "custodians in Spain": frontier("sa_es", "first_battle", FIRST, ("space",), ("activate:0,0", "no"), "custodians", CUSTODIANS),
    "flagships in Spain": frontier("sa_es +flagships", "produce", BUILD, ("build:flagship", "done"), ("activate:0,-1", "no")),
    "mechanized units in Spain": frontier(
        "sa_es +mechanized_units", "produce", BUILD, ("build:mechanized_unit", "done"), ("activate:0,-1", "no")
    ),
    "shock troops in Spain": frontier("sa_es", "commandos", COMMANDOS, ("2",), ("activate:1,-1",), "shock_troops"),
    "tactical retreats in Spain": frontier("sa_es", "retreat", BATTLE, ("retreat:",), ("activate:-1,0",), "tactical_retreats"),
    "tactical withdrawals in Spain": frontier(
        "sa_es +tactical_withdrawals", "retreat", BATTLE, ("retreat:0,-1",), ("activate:-1,0",)
    ),
    "the nexus in Spain": Scene("sa_es", 2, 1, "action", ACTION, ("activate:nexus",), of="nexus"),
    "the Twilight Council in Spain": Scene(
        "sa_es +twilight_council", 3, 67, "twilight_council", "The Twilight Council: which way?", ("a",), (*ASSEMBLY, *POLITICAL)
    ),
    "no swift races": Scene(
        "sa_es +bar_swift_races +ancient_empire +distant_suns",
        2,
        1,
        "race",
        "Which race will you command?",
        ("race:",),
        lacks="race:saar",
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
    "sabotage runs": frontier(
        "official +sabotage_runs -tactical_retreats", "sabotage_run", RUN, ("fighters:2",), ("activate:-1,0", "no")
    ),
    "early turns of the boxes": Scene("official +early_turns", 2, 1, "early_claim", EARLY, ("system:",)),
    "the Ancient Throne": Scene(THRONE, 3, 5, "primary", "How do you use the primary ability of", ("a",), IMPERIAL),
}

# What asks nobody anything: another number of pieces, tiles or counters, another end.
SILENT = (
    *("map_counters", "increased_limits", "larger_galaxy", "imperium_rex"),
    *("doubled_custodians", "fewer_blanks"),
)
