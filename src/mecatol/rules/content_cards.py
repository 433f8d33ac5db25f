"""The content tables of everything printed on cards and counters: what an entry holds, and how a stack of layers is read.

The tables say what a card is, when it is played and which numbers it has; what it does is code, found by its id. An
objective is the exception: its condition and numbers say all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Annotated, Literal, cast

import msgspec

from mecatol.core.errors import ContentError

from .content import CONTENT, Colour, Count, Entry, Provenance, typed_table
from .state import NO_PLANET, PlanetId, UnitId

Copies = Annotated[int, msgspec.Meta(ge=1)]
CardSet = Literal["base", "shattered_empire", "shards", "shattered_ascension", "central_powers"]
Params = dict[str, bool | int | str | tuple[str, ...]]

Deck = Literal[
    "base",
    "shattered_empire",
    "ancient_throne",
    "political_intrigue",
    "mercenaries",
    "fall_of_the_empire",
    "shattered_ascension",
    "own_trade",
    "central_powers",
]

Requirement = Literal[
    "",
    "facilities",
    "flagships",
    "hopes_end",
    "imperial",
    "imperium_rex",
    "leaders",
    "logistics",
    "mechanized_units",
    "mercenaries",
    "political",
    "political_intrigue",
    "political_or_assembly",
    "race_technologies",
    "shock_troops",
    "space_mines",
    "twilight_council",
    "without_ascendancy",
]
"""What must be in the game for a card to be of use: an option (or a game without it), a Strategy Card (political, imperial,
logistics, either of political and assembly; of any numeral) or the planet Hope's End. Without it the card is replaced when drawn,
unless it shows a Trade Good."""

Location = Literal[
    "none",
    "activated_system",
    "battle_system",
    "captive_system",
    "chosen_system",
    "chosen_system_or_mecatol_rex",
    "destination_system",
    "dock_system",
    "fleet",
    "home_system",
    "mecatol_rex",
    "planet_system",
    "sabotaged_card",
    "ship_system",
    "target_home_system",
]

Moment = Literal[
    "strategy_phase_start",
    "strategy_phase",
    "strategy_card_chosen",
    "before_bonus_counters",
    "strategy_phase_end",
    "action_phase_start",
    "turn_start",
    "as_an_action",
    "turn_end",
    "player_passes",
    "all_passed",
    "strategic_action_announced",
    "after_primary",
    "before_technology_bought",
    "technology_gained",
    "after_activation",
    "mines_triggered",
    "after_movement",
    "before_space_cannon",
    "after_space_cannon",
    "before_bombardment",
    "before_landings",
    "planet_gained",
    "before_production",
    "before_battle",
    "before_battle_round",
    "after_combat_rolls",
    "ship_damaged",
    "unit_destroyed",
    "after_battle_round",
    "after_battle",
    "trade_goods_collected",
    "mercenary_unpaid",
    "before_agenda_drawn",
    "agenda_revealed",
    "spy_revealed",
    "representative_targeted",
    "representative_killed",
    "representatives_revealed",
    "bargaining",
    "before_vote",
    "vote_cast",
    "votes_placed",
    "votes_revealed",
    "status_phase",
    "before_action_cards_drawn",
    "card_drawn",
    "action_card_played",
    "copied_card",
    "any_time",
    "while_held",
]

Condition = Literal[
    "control_planets",
    "planets_apart",
    "fortified_planets",
    "control_named_planets",
    "control_trade_stations",
    "planet_rank",
    "planet_resources",
    "control_enemy_homes",
    "control_artifacts",
    "specialty_planets",
    "same_specialty",
    "different_specialties",
    "technologies",
    "technologies_of_one_colour",
    "technologies_in_colours",
    "focus_on_colour",
    "control_systems",
    "control_systems_near_enemy_homes",
    "control_mecatol_rex_system",
    "control_mecatol_rex_with",
    "settled_systems",
    "units_on_board",
    "space_docks",
    "blockade_docks",
    "ships_in_systems",
    "ships_together",
    "ships_at_wormholes",
    "line_of_ships",
    "ships_near_enemy_ships",
    "forces_near_enemy_homes",
    "influence_above_neighbours",
    "highest_influence",
    "hold_title",
    "victory_point_lead",
    "gain_planets",
    "invade_defended_planets",
    "take_last_dock",
    "win_space_battles",
    "attack_costly_fleet",
    "attack_trade_partner",
    "announce_retreats",
    "destroy_units",
    "destroy_docks",
    "kill_or_hold_leader",
    "win_votes",
    "spend",
    "game_ends",
    "replaced",
    "homes_in_order",
    "home_without_emperor",
    "emperor_reigns",
    "control_system_of",
    "control_great_home",
    "treaties_kept",
    "plastic_on_board",
]


class StrategyCard(Entry, frozen=True):
    """A Strategy Card. A ruleset plays the cards of one deck; a card of an option's deck takes the place of those it replaces."""

    name: str
    number: Copies
    """Its initiative."""
    set: CardSet
    deck: tuple[Deck, ...]
    replaces: tuple[str, ...] = ()
    players: tuple[Copies, ...] = ()
    """The numbers of players with which it is in the game; none named: any."""


class ActionCard(Entry, frozen=True):
    """An Action Card.

    `location` is where an Agent must be to sabotage it:

    - `none`: nowhere; it has no effect location.
    - `activated_system`: the system activated in this action.
    - `battle_system`: the system of the Space Battle or Invasion Combat.
    - `captive_system`: where the captive is held.
    - `chosen_system`: a system named when the card is played.
    - `chosen_system_or_mecatol_rex`: the system named, or Mecatol Rex.
    - `destination_system`: the system into which the card lets units go.
    - `dock_system`: the system of the Space Dock named.
    - `fleet`: aboard the fleet that is affected, nowhere else.
    - `home_system`: the Home System of whoever plays it.
    - `mecatol_rex`: the system of Mecatol Rex.
    - `planet_system`: the system of the planet that is affected.
    - `sabotaged_card`: the effect location of the card it answers.
    - `ship_system`: the system of the ship or fleet that is affected.
    - `target_home_system`: the Home System of the player named.

    `moment` is when it is played; whose turn or which kind of battle is the card's own condition:

    - `strategy_phase_start`: the Strategy Phase begins and nobody has chosen a Strategy Card.
    - `strategy_phase`: any time in the Strategy Phase.
    - `strategy_card_chosen`: a player has just chosen a Strategy Card.
    - `before_bonus_counters`: all Strategy Cards are chosen, no Bonus Counter is placed yet.
    - `strategy_phase_end`: the Strategy Phase ends.
    - `action_phase_start`: the Action Phase begins, nobody has acted.
    - `turn_start`: a player's turn or action begins.
    - `as_an_action`: in place of an action.
    - `turn_end`: a player's action is done and the turn not yet over.
    - `player_passes`: a player passes.
    - `all_passed`: everybody has passed.
    - `strategic_action_announced`: a Strategy Card is played, its primary ability has not happened yet.
    - `after_primary`: a primary ability has been carried out, no secondary yet.
    - `before_technology_bought`: a player is about to acquire technology by choice.
    - `technology_gained`: a player has just gained technology.
    - `after_activation`: a system has just been activated.
    - `mines_triggered`: a fleet runs into Space Mines.
    - `after_movement`: ships have moved into the activated system.
    - `before_space_cannon`: the PDS are about to fire at a fleet.
    - `after_space_cannon`: the PDS have fired.
    - `before_bombardment`: a planet is about to be bombarded.
    - `before_landings`: Planetary Landings come next.
    - `planet_gained`: a planet has just changed hands, captured installations included.
    - `before_production`: units are about to be produced, nothing is paid yet.
    - `before_battle`: a Space Battle or Invasion Combat is about to begin.
    - `before_battle_round`: a round of a Space Battle or Invasion Combat is about to begin.
    - `after_combat_rolls`: combat dice lie on the table, no hit is taken yet.
    - `ship_damaged`: a ship has just sustained damage.
    - `unit_destroyed`: a unit has just been destroyed in battle.
    - `after_battle_round`: a round has been fought, even if the battle is over with it.
    - `after_battle`: a battle has a winner.
    - `trade_goods_collected`: a player has collected from Trade Agreements.
    - `mercenary_unpaid`: a player fails to pay a Mercenary.
    - `before_agenda_drawn`: a Political Card is about to be drawn for the vote.
    - `agenda_revealed`: what will be voted on is known, nobody has voted.
    - `spy_revealed`: a player reveals a Spy.
    - `representative_targeted`: a Spy has named a Representative.
    - `representative_killed`: a Representative has just been killed.
    - `representatives_revealed`: all Representatives are revealed.
    - `bargaining`: the bargaining step of a Council.
    - `before_vote`: a player is about to vote.
    - `vote_cast`: a player has just voted, others have not.
    - `votes_placed`: everybody has voted in secret.
    - `votes_revealed`: all votes are known, the outcome is not carried out.
    - `status_phase`: any time in the Status Phase.
    - `before_action_cards_drawn`: Action Cards are about to be drawn in the Status Phase.
    - `card_drawn`: a player has just drawn an Action or Political Card.
    - `action_card_played`: an Action Card has just been played.
    - `copied_card`: when the copied card would be played.
    - `any_time`: whenever its owner likes.
    - `while_held`: never played; it works as long as it is held.
    """

    name: str
    set: CardSet
    moment: Moment
    count: Copies = 1
    location: Location = "none"
    scattered: bool = False
    """An Agent cancels only what happens in its own system."""
    not_in: tuple[Copies, ...] = ()
    """The numbers of players with which it is replaced when drawn."""
    requires: Requirement = ""
    trade_good_icon: bool = False
    """Where its requirement is not met it may be spent as a Trade Good."""


class PoliticalCard(Entry, frozen=True):
    """A Political Card: what is elected, or For and Against where nothing is."""

    name: str
    set: CardSet
    kind: Literal["law", "event", "lasting"]
    """`lasting`: it stays in play, and is no law."""
    count: Copies = 1
    elect: Literal[
        "",
        "border",
        "dreadnought",
        "fleet",
        "law",
        "place_votes",
        "planet",
        "player",
        "public_objective",
        "special_system",
        "strategy_card",
        "system",
        "technology_colour",
        "two_planets",
        "two_players",
        "void_system",
    ] = ""
    """`place_votes`: nothing is elected; votes buy what the card offers."""
    voted: bool = True
    """Whether there is a vote on it; what is not voted on happens when it is chosen."""
    not_in: tuple[Copies, ...] = ()
    requires: Requirement = ""
    not_before: int = 1
    """The first round in which it is voted on; one that is revealed earlier is replaced by a random one."""
    needs_holder_of: PlanetId = NO_PLANET
    """A planet that somebody must control when the card is read; else it is replaced by the next one."""


class Term(Entry, frozen=True):
    """One thing an objective asks for."""

    condition: Condition
    params: Params = {}


class Objective(Entry, frozen=True):
    """An objective: a condition with its numbers, and further ones that must hold at the same time.

    `check`: `state`, as things stand when it is claimed; `this_round`, by a deed of this round; `held`, without a break from
    the beginning of the round to the end of the Action Phase; `spend`, by paying; `on_reveal`, never claimed.

    Every number is the least that will do. `where` narrows places: `outside_home`, `enemy_home`, `next_to_enemy_home`,
    `closer_to_enemy_home`, `next_to_mecatol_rex`, `at_or_next_to_mecatol_rex`, `special`, `planetary`; `distance` is the
    least distance from the own Home System, without unstable wormholes. `kind` is a unit or a kind of unit, `enemy` leaves
    out neutral ones, and a parameter named after a unit is how many of it.

    - `control_planets` (planets, where, distance, unstable_wormholes): control so many planets; `unstable_wormholes` count for
      the distance where it says so.
    - `planets_apart` (planets, distance, where): control planets at least `distance` from each other.
    - `fortified_planets` (planets, distance, where, pds, ground_unit, ground_force): control planets that hold so much each.
    - `control_named_planets` (named, number, so_far): control so many of the planets named; held `so_far` is enough where it
      says so, before the Action Phase is over.
    - `control_trade_stations` (stations): control so many, or all there are; the card is redrawn if there are none.
    - `planet_rank` (rank, ties): control the most or the fewest planets outside the own Home System; ties may count.
    - `planet_resources` (resources): planets outside the own Home System with so many resources, without Refineries.
    - `control_enemy_homes` (homes, saar_vp): control every planet of so many opponents' Home Systems; `saar_vp` is the value
      if it is that of the Saar.
    - `control_artifacts` (named, number): control so many Artifacts, of those named if any are.
    - `specialty_planets` (planets, colour): control planets with a technology specialty, of the colour named if one is.
    - `same_specialty` (planets, artifacts): planets that share the colour of a specialty; Artifacts may count.
    - `different_specialties` (number, colours, artifacts): specialties of so many of the colours; Artifacts may count.
    - `technologies` (technologies): own so many.
    - `technologies_of_one_colour` (technologies, colour): own so many of one colour, the one named if one is.
    - `technologies_in_colours` (colours, each): own `each` technologies in so many colours.
    - `focus_on_colour` (technologies, planets): own technologies of a colour, and have held planets outside the own Home
      System with that specialty.
    - `control_systems` (systems, where, distance): control so many systems.
    - `control_systems_near_enemy_homes` (homes): control systems next to the Home Systems of so many opponents.
    - `control_mecatol_rex_system` (adjacent, kind): control the system of Mecatol Rex and so many next to it, or `all`; with
      ships of that kind if one is named.
    - `control_mecatol_rex_with` (space_dock, dreadnought, non_fighter_ship, ground_force, ground_unit, pds, leader, held):
      control Mecatol Rex and have these there, ships and docks in the system, the rest on the planet; those in `held` for the
      whole round.
    - `settled_systems` (systems, carrier, ground_unit): control planetary systems, none next to another or to the own Home
      System, with so many units in each.
    - `units_on_board` (space_dock, dreadnought, pds, flagship): have so many on the board.
    - `space_docks` (docks, outside_home, distance): have so many, and so many of them outside the own Home System.
    - `blockade_docks` (docks, or_destroyed_of): blockade enemy docks; docks destroyed this round count where they belonged to
      the races named, or to `anyone`.
    - `ships_in_systems` (systems, ships, kind, where, anomalies, named, or_distance): have ships, so many in each, in so many
      systems; of those anomalies, those named, or so far from the own Home System.
    - `ships_together` (ships, kind, where, distance): have so many ships in those systems, all added up.
    - `ships_at_wormholes` (wormholes, of, kind): have ships in every system with a stable wormhole, of `one_kind` or
      `every_kind` of those listed.
    - `line_of_ships` (span): have ships in an unbroken line of adjoining systems whose ends are so far apart.
    - `ships_near_enemy_ships` (systems): have ships in so many systems that are adjacent to a system with enemy ships.
    - `forces_near_enemy_homes` (homes, ship, ground_unit): have so much next to each of so many opponents' Home Systems, each
      unit counted once, none next to the own.
    - `influence_above_neighbours` (compare): more influence than the neighbours, than `each` or than their `sum`.
    - `highest_influence` (): more influence than every other player.
    - `hold_title` (title): hold the title, or any elected office of a Minister.
    - `victory_point_lead` (points, lead): so many points at the end of the Action Phase, and so many more than every other.
    - `gain_planets` (planets, systems, named, enemy, refreshed, kept, by_invasion): gain planets, or planets in so many
      systems; from an opponent, refreshed, still held, by invasion where it says so.
    - `invade_defended_planets` (planets, defenders): successfully invade planets that held such enemy units.
    - `take_last_dock` (docks): take the planet with a neighbour's last Space Dock.
    - `win_space_battles` (battles, enemy_ships, attacker, enemy, different_systems): win battles against so many ships each.
    - `attack_costly_fleet` (resources, hits): attack a fleet worth so much and inflict so many hits on it.
    - `attack_trade_partner` (partners): attack a player with whom there is a Trade Agreement.
    - `announce_retreats` (retreats): announce so many retreats.
    - `destroy_units` (units, kind, systems, owners, enemy, next_to_owners_home, by): destroy units, in so many systems, of so
      many owners; next to their owner's Home System means of one owner in one system.
    - `destroy_docks` (docks, owners, by, captured, saar_by_ships): destroy enemy docks; captured ones, and Saar docks lost to
      ships, count where it says so.
    - `kill_or_hold_leader` (leaders): have killed an opponent's Leader this round, or hold one captive.
    - `win_votes` (agendas): vote for the winning outcome of so many agendas.
    - `spend` (resources, influence, trade_goods, command_counters, resources_or_influence, resources_and_influence): pay all
      that is named; `or`: one of the two alone, `and`: both added up; counters from Command Pool and Strategy Allocation.
    - `game_ends` (when): the game ends when it is revealed, or when Stage II begins.
    - `replaced` (deck, vp): replaced by a card of that deck, an ordinary public objective with that value.
    - `homes_in_order`: every Home System is whole in the hands of the Lazax or of its own race.
    - `home_without_emperor`: hold the own Home System, and the Lazax do not have `homes_in_order`.
    - `emperor_reigns`: the Lazax have it.
    - `control_system_of` (planet): control the system of a planet.
    - `control_great_home`: hold all planets of an opponent's Home System, that of the Lazax excepted.
    - `treaties_kept` (given, players): have given away so many Treaty Cards, and so many others hold one of them just then.
    - `plastic_on_board` (figures, fighter, ground_force): have so many figures on the board, of which so many Fighters and
      Ground Forces are of plastic.
    """

    stage: Literal["stage_1", "stage_2", "secret", "special", "preliminary", "race"]
    set: CardSet
    check: Literal["state", "this_round", "held", "spend", "on_reveal"]
    category: Literal["spend", "technology", "planets", "combat", "units", "influence", "other"]
    condition: Condition
    params: Params = {}
    also: tuple[Term, ...] = ()
    name: str = ""
    count: Copies = 1
    vp: Count = 0
    win: bool = False
    """Claiming it wins the game."""
    not_in: tuple[Copies, ...] = ()
    """The numbers of players with which it is left out."""
    requires: Requirement = ""
    race: str = ""
    """Whose objective it is (Paths of Fate)."""
    provenance: Provenance | Literal[""] = ""
    """Of a race's objective, whether it is SA's own."""

    def terms(self) -> tuple[Term, ...]:
        """Everything it asks for."""
        return (Term(self.condition, self.params), *self.also)


class DomainCounter(Entry, frozen=True):
    """A Domain Counter; with the back `both`, so many have either back, with `none` it is laid out and never drawn.

    A variant is the number or the wormhole printed on the counter; `like` in the params names the counter whose effect it has.
    """

    name: str
    back: Literal["distant_suns", "final_frontier", "both", "none"]
    counts: tuple[Copies, ...]
    """Copies of each variant, or of the only one."""
    variants: tuple[str, ...] = ()
    colour: Literal["", "red", "green"] = ""
    params: Params = {}


class Artifact(Entry, frozen=True):
    """An Artifact token and the Special Objective its controller has."""

    name: str
    count: Copies = 1
    colour: Colour | Literal[""] = ""
    objective: str = ""
    trade_goods: Count = 0
    """What its finder receives."""


class Mercenary(Entry, frozen=True):
    """A Mercenary. 0 means none."""

    name: str
    space_combat: Copies
    ground_combat: Copies
    movement: Copies
    evasion: Count = 0
    sustain: Count = 0
    space_dice: Copies = 1
    capacity: Count = 0
    race: str = ""  # SA17-SOT-27: whom he would rather stay with


class PromissoryNote(Entry, frozen=True):
    """A Promissory Note, of which every player owns one. Its moments are those of an Action Card."""

    name: str
    moment: Moment


class Treaty(Entry, frozen=True):
    """A Treaty Card of Fall of the Empire: whose it is, every race's where none is named, and the race it speaks of."""

    name: str
    number: Copies
    race: str = ""
    about: str = ""


class Representative(Entry, frozen=True):
    """A race's Representative in the Council, with its bonus votes."""

    name: str
    race: str
    votes: Count
    types: tuple[Literal["councilor", "spy", "bodyguard"], ...]


class Cards(msgspec.Struct, frozen=True):
    """All card and counter tables of a stack of layers, entries in file order."""

    strategy_cards: dict[str, StrategyCard]
    action_cards: dict[str, ActionCard]
    political_cards: dict[str, PoliticalCard]
    objectives: dict[str, Objective]
    domain_counters: dict[str, DomainCounter]
    artifacts: dict[str, Artifact]
    mercenaries: dict[UnitId, Mercenary]
    promissory_notes: dict[str, PromissoryNote]
    representatives: dict[str, Representative]
    treaties: dict[str, Treaty] = {}


def load_cards(layers: Sequence[str], root: Traversable = CONTENT) -> Cards:
    """The cards and counters of a stack of layers, or every problem they have."""
    problems: list[str] = []
    cards = Cards(
        strategy_cards=typed_table(layers, "strategy_cards", StrategyCard, problems, root),
        action_cards=typed_table(layers, "action_cards", ActionCard, problems, root),
        political_cards=typed_table(layers, "political_cards", PoliticalCard, problems, root),
        objectives={
            **typed_table(layers, "objectives", Objective, problems, root),
            **typed_table(layers, "race_objectives", Objective, problems, root),
        },
        domain_counters=typed_table(layers, "domain_counters", DomainCounter, problems, root),
        artifacts=typed_table(layers, "artifacts", Artifact, problems, root),
        mercenaries=cast("dict[UnitId, Mercenary]", typed_table(layers, "mercenaries", Mercenary, problems, root)),
        promissory_notes=typed_table(layers, "promissory_notes", PromissoryNote, problems, root),
        representatives=typed_table(layers, "representatives", Representative, problems, root),
        treaties=typed_table(layers, "treaties", Treaty, problems, root),
    )
    problems.extend(contradictions(cards))
    if problems:
        raise ContentError("\n".join(problems))
    return cards


def with_decks(cards: Cards, decks: Cards) -> Cards:
    """The cards of a ruleset with other decks: other Action and Political Cards; objectives of both, what the base game and
    Shattered Empire print as they print it (SA17-OBJ-06)."""
    printed = {key: card for key, card in decks.objectives.items() if card.set in ("base", "shattered_empire")}
    return msgspec.structs.replace(
        cards,
        action_cards=decks.action_cards,
        political_cards=decks.political_cards,
        objectives=cards.objectives | printed,
    )


def timed_as(cards: Cards, boxes: Cards, names: Iterable[str]) -> Cards:
    """The cards of a ruleset with some Action Cards played when the boxes say."""
    timed = {name: msgspec.structs.replace(cards.action_cards[name], moment=boxes.action_cards[name].moment) for name in names}
    return msgspec.structs.replace(cards, action_cards=cards.action_cards | timed)


def in_scenario(cards: Cards, own: Cards) -> Cards:
    """The cards of a scenario that is played without Shattered Empire: its own objectives, agendas and treaties (OFF-SOT-FOE)."""
    return msgspec.structs.replace(
        cards,
        action_cards={key: card for key, card in cards.action_cards.items() if card.set != "shattered_empire"},
        political_cards=own.political_cards,
        objectives=own.objectives,
        treaties=own.treaties,
    )


def contradictions(cards: Cards) -> Iterator[str]:
    """Every id an entry mentions that is not there, and every list of copies that does not fit its variants."""
    for key, card in cards.strategy_cards.items():
        unknown = [each for each in card.replaces if each not in cards.strategy_cards]
        yield from (f"strategy_cards.{key}: no Strategy Card {each}" for each in unknown)
    for key, artifact in cards.artifacts.items():
        if artifact.objective and artifact.objective not in cards.objectives:
            yield f"artifacts.{key}: no objective {artifact.objective}"
    for key, objective in cards.objectives.items():
        yield from (f"objectives.{key}: no artifact {each}" for each in _artifacts(objective) if each not in cards.artifacts)
    for key, counter in cards.domain_counters.items():
        like = counter.params.get("like", key)
        if like not in cards.domain_counters:
            yield f"domain_counters.{key}: no Domain Counter {like}"
        if len(counter.counts) != max(1, len(counter.variants)):
            yield f"domain_counters.{key}: {len(counter.counts)} counts for {len(counter.variants)} variants"


def _artifacts(objective: Objective) -> Iterator[str]:
    """The Artifacts an objective names."""
    for term in objective.terms():
        named = term.params.get("named", ())
        if term.condition == "control_artifacts" and isinstance(named, tuple):
            yield from named
