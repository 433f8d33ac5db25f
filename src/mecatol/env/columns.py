"""What the numbers of an observation are: parts, each so many rows with the same columns."""

from __future__ import annotations

from typing import get_args

from mecatol.core.records import Record
from mecatol.rules.central_powers.politics import POWER_BROKER
from mecatol.rules.official.politics import VOICE
from mecatol.rules.state import SIMULTANEOUS, UNITS, Deeds

SYSTEMS = 80  # more than any galaxy has, with what lies off the board
PLANETS = 3  # of a system
SEATS = 9  # as many as any ruleset has
FAR = 6.0  # coordinates are divided by it
MANY = 10.0  # so are most counts; more than that is told as that
GOODS = 20.0
CARDS = 100.0
ROUNDS = 12.0
ENDINGS = ("done", "pass", "no", "pay", "abstain")

PHASES = ("set_up", "strategy", "action", "status")
ACTIONS = ("tactical", "transfer", SIMULTANEOUS, "strategic", "component")
DECKS = ("action_card", "political_card", "stage_1", "stage_2", "secret_objective", "preliminary_objective", "mercenary")
TABLE = (
    *(*PHASES, "round", "goal", "players", "cycler", "track"),
    *(*(f"{kind}_action" for kind in ACTIONS), "own_action", "ships_moved", "units_landed"),
    *("battle", "battle_on_planet", "battle_round"),
    *("cards_played", "card_cancelled", "agendas", "council"),
    *(f"left_{deck}" for deck in DECKS),
)

DRAWERS = 48  # of a question's name
ABOUT = 16  # of what it is about
QUESTION = (
    *("asked", "options", "page", "drafted", "q", "r"),
    *(f"question_{n}" for n in range(DRAWERS)),
    *(f"about_{n}" for n in range(ABOUT)),
)

LEADERS = ("admiral", "general", "scientist", "diplomat", "agent")
TITLES: tuple[str, ...] = (VOICE, POWER_BROKER)
PLAYER = (
    *("there", "self", "partner", "active", "speaker", "passed", "eliminated", "surrendered", "leaving"),
    *("points", "withheld", "strategy", "pool", "fleet", "reinforcements", "trade_goods", "home_q", "home_r"),
    *("action_cards", "political_cards", "secret_objectives", "preliminary_objectives", "race_objectives"),
    *("tiles", "treaties", "hidden_race", "representative"),
    *("agreements", "agreement_with_me", "goods_for_me", "goods_from_me"),
    *("wars_declared", "wars_suffered", "war_on_me", "war_by_me", "offers_note", "offered_note"),
    *("acting", "victim", "attacking", "defending", "hits_to_take", "struck", "plays_card", "aimed_at"),
    *("bid", "dropped_out", "winner", "votes_shown", "votes_sealed"),
    *TITLES,
    *(f"free_{kind}" for kind in LEADERS),
    *("leaders_lost", "leaders_tired", "captives", "agendas"),
)

HELD = ("own", "others", "in_deck", "discarded", "played", "lying")  # where a card is, as far as it is known
DISCUSSED = ("agenda", "council", "kept")  # where a Political Card is besides
VOTES = ("shown", "own", "offered")  # on the table, written down by oneself, wanted for a Promissory Note
OUTCOMES = 16  # drawers of what else can be elected
OUTCOME = ("for", "against", *(f"player_{n}" for n in range(SEATS)), *(f"outcome_{n}" for n in range(OUTCOMES)))
ELECTED = 8  # drawers of what a law elected
LAW = ("in_force", "on_me", "on_another", "q", "r", *(f"elected_{n}" for n in range(ELECTED)))
OBJECTIVE = ("lies_open", "mine_alone", "anothers_alone", "scored", "scored_by_others", "withheld", "seen")
STRATEGY_CARD = ("own", "others", "played", "bonus")
MERCENARY = ("own", "others", "on_planet", "q", "r", "damage")
REPRESENTATIVE = ("own", "others", "killed")
DEEDS: tuple[str, ...] = get_args(Deeds)
DOERS = ("own", "others", "to_me")
FORCE = ("own", "others", "at_me", "at_another")
MARKERS = 32  # drawers of effects that only mark something

SEEN = 8  # drawers of the counters and Artifacts that the seat has seen where they lie
KINDS = (*UNITS, "mercenary")
COLOURS = ("red", "blue", "green", "yellow")
PLANET = (
    *("there", "own", "others", "exhausted", "resources", "influence", *COLOURS, "trade_station"),
    *("own_units", "other_units", "neutral_units", "own_dock", "other_dock", "own_pds", "other_pds"),
    *("facility", "worldgate", "alien_technology", "lazax_survivors", "neutron_radiation", "wealth"),
    *("counters", "artifacts", *(f"seen_{n}" for n in range(SEEN)), "own_leaders", "other_leaders"),
    *("gained_now", "touched", "fought_for", "aimed_at", "own_effects", "other_effects"),
)
ANOMALIES = ("asteroid_field", "nebula", "supernova", "ion_storm", "gravity_rift")
WORMHOLES = ("A", "B", "C", "D")
SYSTEM = (
    *("there", "off_board", "q", "r", *ANOMALIES, *(f"wormhole_{name}" for name in WORMHOLES)),
    *("own_counter", "other_counters", "wealth", "wormhole_token", "high_alert", "precursor_space_station", "alien_technology"),
    *("own_cease_fire_zone", "other_cease_fire_zone"),
    *(f"own_{unit}" for unit in KINDS),
    *(f"other_{unit}" for unit in KINDS),
    *("own_damage", "other_damage", "own_marked", "other_marked", "neutral_units"),
    *("home", "home_of_another", "own_mines", "other_mines", "asteroid_belt", "space_time_anomaly", "grav_wave"),
    *(
        "counters",
        "artifacts",
        *(f"seen_{n}" for n in range(SEEN)),
        "own_drifting",
        "other_drifting",
        "own_leaders",
        "other_leaders",
    ),
    *("activated", "going_on", "theatre", "full", "producing", "fired", "battle", "retreat", "aimed_at"),
    *("own_effects", "other_effects"),
    *(f"planet_{n}_{column}" for n in range(PLANETS) for column in PLANET),
)

HEADS, WORDS = 24, 40  # drawers
OPTION = (
    *("there", "ends", "q", "r", "resources", "influence", "own", "others"),
    *(f"player_{n}" for n in range(SEATS)),
    *(f"head_{n}" for n in range(HEADS)),
    *(f"word_{n}" for n in range(WORDS)),
)


class Part(Record, frozen=True):
    """Some of the numbers, by name: rows with the same columns."""

    name: str
    rows: int
    columns: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.rows * len(self.columns)


class Asked(Record, frozen=True):
    """What a seat is asked, and about what: the options on the page that is shown, how many there are in all, how much it has put
    together so far."""

    name: str = ""
    keys: tuple[str, ...] = ()
    count: int = 0
    page: int = 0
    drafted: int = 0
    about: tuple[str, ...] = ()


NOTHING = Asked()
