"""What the technologies of Shattered Ascension do: one small test each."""

from __future__ import annotations

from typing import Any

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import give, trial

from mecatol.core.hexes import Hex, border
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import SEIZES, VOTES, Firing, Travel
from mecatol.rules.naming import in_system, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, Action, Agreement, BorderToken, CardId, Group, Leader, Place, PlanetId, UnitId

HERE = Hex("1,0")  # Thibah
NEAR = Hex("1,-1")  # Vefut II, next to it
HOME = Hex("0,-2")  # Jord, of the first player
SHARDS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +shards_technologies"])


def table_with(*technologies: str, tiles: dict[str, str] | None = None, seats: int = 2, ruleset: str = "sa17") -> Game:
    """A game in which the first player has technologies and acts in Thibah's system."""
    game = new_game(ruleset, seats, tiles)
    give(game, 0, *technologies)
    game.state.action = Action(0, "tactical", HERE)
    game.begin_scope("action")
    return game


def value(game: Game, kind: UnitId, purpose: str = "battle", **other: Any) -> int:
    """What a die of the first player must show."""
    return game.combat.value(Firing(0, kind, purpose, HERE, **other))


def refusal(keys: list[str]) -> str:
    """The answer of somebody who does nothing he need not do."""
    return next((key for key in ("pass", "done", "no") if key in keys), keys[0])


def pass_all(table: Table) -> Table:
    """Nobody does anything more that he need not do."""
    while not table.over:
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, refusal(table.keys(ask)))
    return table


def way(game: Game, kind: UnitId, start: str, destination: str) -> bool:
    """Whether a ship of the first player could move there."""
    allowance = game.routes.allowance(0, kind, Hex(start))
    return bool(game.routes.find(0, kind, Hex(start), Hex(destination), allowance))


# -- red -----------------------------------------------------------------------------------------------------------------


def test_hylar_v_assault_laser() -> None:
    """Not on rolls that another red technology grants or changes."""
    game = table_with("hylar_v_assault_laser")
    assert [value(game, "cruiser"), value(game, "destroyer"), value(game, "carrier")] == [6, 8, 9]
    assert value(game, "destroyer", "barrage") == 8
    give(game, 0, "automated_defense_turrets", "assault_cannon", "graviton_negator")
    assert value(game, "destroyer", "barrage") == 7
    assert value(game, "cruiser", "precombat") == 7
    assert value(game, "cruiser", "bombardment") == 6  # by the Graviton Negator alone
    assert value(game, "cruiser") == 6


SHIELDS = pytest.mark.parametrize(
    ("ruleset", "technology"), [("sa17", "impulsion_shields"), ("sa_es +shards_technologies", "duranium_armor")]
)


@SHIELDS
@pytest.mark.rule("SAES-SOT-14")
def test_impulsion_shields(ruleset: str, technology: str) -> None:
    """One hit in a round is ignored, in an own action."""
    game = table_with(technology, ruleset=ruleset)
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, "thibah", "2 pds")
    hold(game, 1, "thibah")
    table = play(game, Step("space_cannon.fire", 0, HERE), Step("space_cannon.fire", 0, HERE), dice=[6, 6])
    say(table, 1, "fire:0")
    assert asks(table, 0) == "hits_scored"
    say(table, 0, "use:")
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("cruiser"))


@SHIELDS
@pytest.mark.rule("SAES-SOT-14")
def test_impulsion_shields_work_in_own_actions_only(ruleset: str, technology: str) -> None:
    game = table_with(technology, ruleset=ruleset)
    game.state.action = Action(1, "tactical", HERE)
    game.state.active = 1
    put(game, 1, HERE, "cruiser")
    put(game, 0, HERE, "2 cruiser")
    table = play(game, Step("space_battle.begin", 1, HERE), dice=[7, 1, 1])
    assert asks(table, 0) != "hits_scored"


@pytest.mark.rule("SAES-TEC-02")
@ASCENSION
def test_automated_defense_turrets(ruleset: str) -> None:
    game = table_with("automated_defense_turrets", ruleset=ruleset)
    assert value(game, "destroyer", "barrage") == 7
    assert game.combat.dice(Firing(0, "destroyer", "barrage", HERE), 2) == 3


def test_deep_space_cannon() -> None:
    game = table_with()
    give(game, 1, "deep_space_cannon")
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, "vefut_ii", "pds")
    table = say(play(game, Step("space_cannon.fire", 0, HERE), dice=[6]), 1, "fire:0")
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("cruiser"))


@pytest.mark.rule("SA17-UNI-08", "SA17-UNI-09")
def test_war_sun() -> None:
    """War Suns may be built, move 2 instead of 1 and bombard with 3 dice instead of 1."""
    plain, game = table_with(), table_with("war_sun")
    assert not plain.production.may_produce(0, HOME, "war_sun").allowed
    assert game.production.may_produce(0, HOME, "war_sun").allowed
    assert [g.routes.allowance(0, "war_sun", HERE) for g in (plain, game)] == [1, 2]
    for each, dice in ((plain, 1), (game, 3)):
        printed = each.board.unit(0, "war_sun").bombardment
        assert each.combat.dice(Firing(0, "war_sun", "bombardment", HERE), printed) == dice
        assert each.combat.dice(Firing(0, "war_sun", "battle", HERE), 3) == 3


def test_magen_defense_grid() -> None:
    """PDS and those they protect hit better; shields left over from the bombardment stop hits in the combat."""
    game = table_with()
    give(game, 1, "magen_defense_grid")
    put(game, 0, "thibah", "4 ground_force")
    put(game, 1, "thibah", "ground_force, pds")
    hold(game, 1, "thibah")
    defending = Firing(1, "ground_force", "invasion", HERE, PlanetId("thibah"), 0)
    assert game.combat.value(defending) == 7
    assert game.combat.value(Firing(1, "mechanized_unit", "invasion", HERE, PlanetId("thibah"), 0)) == 5
    assert game.combat.value(Firing(1, "pds", "invasion_defence", HERE, PlanetId("thibah"), 0)) == 5
    assert game.combat.value(Firing(1, "ground_force", "invasion", HERE, PlanetId("vefut_ii"), 0)) == 8
    # The PDS misses; in the first round the shield takes the only hit, in the second nothing does.
    table = pass_all(play(game, Step("invasion.begin", 0, HERE), dice=[1, 8, 1, 1, 1, 1, 8, 1, 1, 1, 1]))
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    assert game_of(table).invasion.tally("shields:thibah") == 1


@pytest.mark.rule("SAES-TEC-01")
@ASCENSION
def test_assault_cannon(ruleset: str) -> None:
    """Dreadnoughts and Cruisers fire a shot each before the battle."""
    game = table_with("assault_cannon", ruleset=ruleset)
    put(game, 0, HERE, "dreadnought, cruiser, destroyer")
    put(game, 1, HERE, "2 cruiser")
    table = pass_all(play(game, Step("space_battle.begin", 0, HERE), dice=[5, 7]))
    assert game_of(table).board.units(1, in_system(HERE)) == ()


@pytest.mark.rule("SAES-TEC-05")
@ASCENSION
def test_graviton_negator(ruleset: str) -> None:
    """Bombardment hits better, and Fighters and Cruisers take part in it."""
    game = table_with("graviton_negator", ruleset=ruleset)
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    put(game, 0, HERE, "carrier, fighter, cruiser, dreadnought, destroyer")
    assert value(game, "dreadnought", "bombardment") == 4
    assert value(game, "dreadnought") == 5
    able = [g.kind for g in game.board.ships(0, HERE) if game.bombardment.may_bombard(0, HERE, PlanetId("thibah"), g).allowed]
    assert able == ["dreadnought", "cruiser", "fighter"]


# -- blue ----------------------------------------------------------------------------------------------------------------


def test_antimass_deflectors() -> None:
    """Through Asteroid Fields and across Asteroid Belts."""
    closed = {"0,0": "asteroid_field_base"}
    belts = [BorderToken(border(Hex("0,-1"), NEAR), "asteroid_belt")]
    for owned in (False, True):
        game = table_with(*(["antimass_deflectors"] if owned else []), tiles=closed)
        game.state.border_tokens = list(belts)
        assert way(game, "carrier", "0,-1", "1,-1") == owned
        assert way(game, "cruiser", "0,-1", "1,0") == owned
        assert not way(game, "cruiser", "0,-1", "0,0")


@SHARDS
@pytest.mark.rule("SAES-SOT-17")
def test_ion_drive(ruleset: str) -> None:
    """Once a round one ship goes a system further, but no War Sun."""
    game = table_with("ion_drive", ruleset=ruleset)
    put(game, 0, "0,-1", "2 carrier, war_sun")
    move = Step("movement.move", 0, HERE)
    table = play(game, move, move)
    assert [key for key in offers(table, 0) if "spurt" in key] == ["ship:0,-1:carrier+spurt"]
    say(table, 0, "ship:0,-1:carrier+spurt")
    assert [key for key in offers(table, 0) if "spurt" in key] == []
    pass_all(table)
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("carrier"))
    assert game_of(table).fleet_supply.limit(0, HERE) == 3


def test_xrd_transporters() -> None:
    game = table_with("xrd_transporters")
    assert game.routes.allowance(0, "carrier", HERE) == 2


@pytest.mark.rule("SA17-SOT-04", "SA17-BRD-06")
def test_maneuvering_jets() -> None:
    """Space Cannons and mines hit worse; storms, rifts and waves do not hold ships up."""
    tiles = {"1,-1": "ion_storm", "0,0": "supernova_base", "1,1": "gravity_rift"}
    game = table_with("maneuvering_jets", tiles=tiles)
    assert game.combat.value(Firing(1, "pds", "space_cannon", HERE, PlanetId("thibah"), 0)) == 7
    assert game.combat.value(Firing(1, "pds", "space_cannon", HERE, PlanetId("vefut_ii"), 0, origin=NEAR)) == 8
    assert way(game, "cruiser", "0,-1", "1,0")
    assert not game.routes.rift_rolls(0, "cruiser", Hex("1,1"))
    assert game.routes.rift_rolls(1, "cruiser", Hex("1,1"))
    wave = BorderToken(border(Hex("0,-1"), NEAR), "grav_wave", Hex("0,-1"))
    game.state.border_tokens = [wave]
    assert way(game, "cruiser", "0,-1", "1,-1")
    assert not way(game, "cruiser", "0,-1", "1,0")  # behind the wave the move ends
    assert not game.routes.may_enter(Travel(1, "cruiser", Hex("0,-1"), Hex("0,-1"), NEAR, NEAR)).allowed


def test_light_wave_deflector() -> None:
    for owned in (False, True):
        game = table_with(*(["light_wave_deflector"] if owned else []))
        put(game, 1, "0,0", "cruiser")
        put(game, 1, "1,-1", "fighter")
        assert way(game, "cruiser", "0,-1", "1,0") == owned


def test_type_iv_drive() -> None:
    game = table_with("type_iv_drive")
    assert [game.routes.allowance(0, kind, HERE) for kind in ("cruiser", "dreadnought", "carrier")] == [3, 2, 1]


def turn(game: Game, seat: int = 0) -> Table:
    """A turn of a player."""
    game.state.action = None
    game.end_scope("action")
    return play(game, Step("action_phase.turn", seat))


def choose(table: Table, seat: int, ending: str) -> Table:
    """The option whose key ends so."""
    return say(table, seat, next(key for key in offers(table, seat) if key.endswith(ending)))


@pytest.mark.rule("SAES-TEC-03")
@ASCENSION
def test_fleet_logistics(ruleset: str) -> None:
    """For a counter of Strategy Allocation one comes off the board, once a round; docks there are exhausted."""
    game = table_with("fleet_logistics", ruleset=ruleset)
    put(game, 0, "jord", "space_dock")
    game.board.lay_counter(0, HOME, "pool")
    table = choose(turn(game), 0, f"lift:{HOME}")
    game = game_of(table)
    assert game.board.system(HOME).counters == ()
    assert game.player(0).strategy == 1
    assert game.board.units(0, Place("planet:jord")) == (Group("space_dock", mark=EXHAUSTED),)
    game.board.lay_counter(0, HOME, "pool")
    assert not [key for key in offers(turn_again(game), 0) if "lift" in key]


def turn_again(game: Game) -> Table:
    """Another turn of the first player in the same round."""
    game.state.action = None
    return play(game, Step("action_phase.turn", 0))


def test_advanced_fighters() -> None:
    game = table_with("advanced_fighters", "cybernetics")
    game.player(0).fleet = 2
    put(game, 0, HERE, "3 fighter")
    assert game.routes.allowance(0, "fighter", HERE) == 2
    assert value(game, "fighter") == 7  # with Cybernetics
    problems = game.fleet_supply.problems(0, HERE)
    assert (problems.ships, problems.cargo) == (1, 0)


# -- green ---------------------------------------------------------------------------------------------------------------


def test_stasis_capsules() -> None:
    game = table_with("stasis_capsules")
    put(game, 0, HERE, "cruiser, dreadnought")
    kinds = ("ground_force", "shock_troop", "mechanized_unit", "pds")
    assert [game.fleet_supply.capacity(0, HERE, unit_kind(kind)) for kind in kinds] == [2, 2, 0, 0]


def test_cybernetics() -> None:
    assert value(table_with("cybernetics"), "fighter") == 8


def test_neural_motivator() -> None:
    game = table_with("neural_motivator")
    game.state.action_deck.bag = list(map(CardId, game.cards.action_cards))[:5]
    game.state.political_deck.bag = []
    table = pass_all(play(game, Step("status_phase.cards_and_counters", 0)))
    assert len(game_of(table).player(0).action_cards) == 2


@pytest.mark.rule("SAES-TEC-04")
@ASCENSION
def test_gen_synthesis(ruleset: str) -> None:
    """Ground Forces and Shock Troops hit better, and a won invasion promotes two."""
    game = table_with("gen_synthesis", ruleset=ruleset)
    assert [value(game, kind, "invasion") for kind in ("ground_force", "shock_troop", "mechanized_unit")] == [7, 4, 6]
    put(game, 0, "thibah", "3 ground_force")
    put(game, 1, "thibah", "ground_force")
    hold(game, 1, "thibah")
    table = pass_all(play(game, Step("invasion.begin", 0, HERE), dice=[7, 1, 1, 1]))
    assert game_of(table).board.action.promote == ["thibah", "thibah"]


@pytest.mark.rule("SAES-TEC-04")
@ASCENSION
def test_gen_synthesis_brings_no_lost_ground_force_back(ruleset: str) -> None:
    game = table_with("gen_synthesis", ruleset=ruleset)
    put(game, 0, "thibah", "3 ground_force")
    put(game, 1, "thibah", "ground_force")
    hold(game, 1, "thibah")
    table = pass_all(play(game, Step("invasion.begin", 0, HERE), dice=[7, 1, 1, 10, 10]))
    assert forces.count(game_of(table).board.army(0, PlanetId("thibah"))) == 2
    assert not game_of(table).board.army(0, PlanetId("jord"))
    assert [event["faces"] for event in table.events_since(None) if event["event"] == "rolled"] == [(7, 1, 1), (10,)]


def test_hyper_metabolism() -> None:
    """One more counter; when the phase ends one Action Card may be exchanged."""
    game = table_with("hyper_metabolism")
    assert game.status_phase.counters(0) == game.status_phase.counters(1) + 1
    first, second = list(game.cards.action_cards)[:2]
    game.player(0).action_cards = [CardId(first)]
    game.state.action_deck.bag = [CardId(second)]
    table = play(game, Step("status_phase.end"))
    assert asks(table, 0) == "recycle"
    say(table, 0, first)
    assert game_of(table).player(0).action_cards == [second]


def test_dacxive_animators() -> None:
    """The attacker who wins rolls for every ground unit destroyed on either side."""
    game = table_with("dacxive_animators")
    put(game, 0, "thibah", "2 ground_force")
    put(game, 1, "thibah", "mechanized_unit*1")
    hold(game, 1, "thibah")
    table = pass_all(play(game, Step("invasion.begin", 0, HERE), dice=[8, 1, 6, 6, 5]))
    game = game_of(table)
    assert game.board.planet(PlanetId("thibah")).owner == 0
    assert game.board.units(0, Place("planet:thibah")) == tuple(units("2 ground_force"))


@SHARDS
@pytest.mark.rule("SAES-SOT-16")
def test_xenopsychology(ruleset: str) -> None:
    """Three more votes, and the secondary of Diplomacy in its stronger form."""
    game = table_with("xenopsychology", ruleset=ruleset)
    assert game.fold(VOTES, 0, 0) == 3
    assert game.fold(SEIZES, False, 0)
    assert not game.fold(SEIZES, False, 1)


def test_xenopsychology_seizes_planets() -> None:
    """The owner of a planet nearby destroys a ground unit; with the last one he loses it, docks and PDS or not."""
    game = table_with("xenopsychology")
    strategy_cards(game, {"diplomacy": 1})
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "2 ground_force, pds")
    game.player(0).trade_goods = 9
    game.state.strategy_cards = [replace(card, holder=-1) for card in game.state.strategy_cards]
    for left in (1, 0):
        table = trial(game, lambda g: g.strategy_cards.use(0, "diplomacy"))
        assert "planet:wellon" in offers(table, 0)
        say(table, 0, "planet:wellon")
        game = game_of(pass_all(table))
        assert forces.count(game.board.army(1, PlanetId("wellon"))) == left
    assert game.board.planet(PlanetId("wellon")).owner == 0
    assert game.board.units(1, Place("planet:wellon")) == ()


def test_x_89_bacterial_weapon() -> None:
    """Hits on the army before the bombardment, at the price of half the Action Cards and a planet."""
    game = table_with("x_89_bacterial_weapon")
    game.player(0).action_cards = list(map(CardId, game.cards.action_cards))[:3]
    put(game, 0, HERE, "dreadnought")
    put(game, 1, "thibah", "3 ground_force, pds")
    hold(game, 1, "thibah")
    table = play(game, Step("bombardment.begin", 0, HERE), dice=[2, 3, 10])
    assert asks(table, 0) == "before_bombardment"
    say(table, 0, "use:")
    assert asks(table, 0) == "discard_half"
    say(table, 0, offers(table, 0)[0])
    assert offers(table, 0) == ["exhaust:jord", "lose:jord"]
    say(table, 0, "exhaust:jord")
    game = game_of(table)
    assert game.board.units(1, Place("planet:thibah")) == tuple(units("ground_force, pds"))
    assert len(game.player(0).action_cards) == 2
    assert game.board.planet(PlanetId("jord")).exhausted
    assert asks(table, 0) == "bombardment"  # and not the weapon again


# -- yellow --------------------------------------------------------------------------------------------------------------


def produce(game: Game, where: Hex = HOME) -> Table:
    """The first player produces, at home if nothing else is said."""
    game.state.action = Action(0, "tactical", where)
    return play(game, Step("production.produce_units", 0, where))


def test_enviro_compensator() -> None:
    game = table_with("enviro_compensator")
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 20
    table = say(produce(game), 0, *["build:ground_force"] * 7)  # 4 resources + 2 + 1
    assert "build:ground_force" not in offers(table, 0)


@SHARDS
@pytest.mark.rule("SAES-SOT-15")
def test_transfabrication(ruleset: str) -> None:
    """Scuttled ships lend their price and capacity, docks elsewhere three capacity."""
    game = table_with("transfabrication", ruleset=ruleset)
    hold(game, 0, "thibah")
    put(game, 0, "jord", "space_dock")
    put(game, 0, "thibah", "space_dock")
    put(game, 0, HOME, "dreadnought")
    game.board.exhaust(PlanetId("jord"), "test")
    game.board.exhaust(PlanetId("thibah"), "test")
    table = produce(game)
    assert asks(table, 0) == "before_production"
    assert len(offers(table, 0)) == 3  # the ship, the other dock, or nothing
    say(table, 0, next(key for key in offers(table, 0) if "scuttle" in key))
    say(table, 0, next(key for key in offers(table, 0) if "exhaust" in key))
    # nothing is left to give, so nobody is asked; 5 resources, 4 + 2 + 2 + 3 = 11 capacity
    say(table, 0, *["build:ground_force"] * 10)
    assert offers(table, 0) == ["undo_last", "done"]  # the resources are spent
    say(table, 0, "done")
    game = game_of(table)
    assert game.board.units(0, Place("planet:jord")) == tuple(units("10 ground_force, space_dock"))
    assert game.board.units(0, Place("planet:thibah")) == (Group("space_dock", mark=EXHAUSTED),)


def test_a_scuttled_mercenary_lends_nothing() -> None:
    game = new_game("sa17 +mercenaries")
    give(game, 0, "transfabrication")
    put(game, 0, "jord", "space_dock")
    put(game, 0, HOME, "52n6")
    game.board.exhaust(PlanetId("jord"), "test")
    table = produce(game)
    say(table, 0, next(key for key in offers(table, 0) if "scuttle=52n6" in key))
    assert offers(table, 0) == []
    assert not game_of(table).board.ships(0, HOME)


def test_sarween_tools() -> None:
    """Two resources for nothing in a Tactical Action, however many docks."""
    game = table_with("sarween_tools")
    put(game, 0, "jord", "space_dock")
    game.board.exhaust(PlanetId("jord"), "test")
    table = say(produce(game), 0, "build:cruiser", "done")
    game = game_of(table)
    assert game.board.units(0, in_system(HOME)) == tuple(units("cruiser"))
    game.board.remove(0, in_system(HOME), game.board.units(0, in_system(HOME)), "test")
    by_card = trial(game, lambda g: g.production.produce(0, HOME, ["planet:jord"], tactical=False))
    assert offers(by_card, 0) == []


def test_micro_technology() -> None:
    """Two goods more on an agreement and one on another; influence becomes goods."""
    game = table_with("micro_technology", seats=3)
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 0))]
    plain = [game.trade.received(0, agreement) for agreement in game.state.agreements]
    table = trial(game, lambda g: g.trade.place_goods())
    assert asks(table, 0) == "more_goods"
    choose(table, 0, "agreement:2:1:0")
    goods = [agreement.goods[0] for agreement in game_of(table).state.agreements]
    assert goods == [plain[0] + 1, plain[1] + 2]


@pytest.mark.rule("SAES-TEC-07")
@ASCENSION
def test_micro_technology_turns_influence_into_goods(ruleset: str) -> None:
    game = table_with("micro_technology", ruleset=ruleset)
    hold(game, 0, "torkan")  # 0 resources, 3 influence
    game.board.exhaust(PlanetId("jord"), "test")
    convertible: Any = game.economy
    assert convertible.convertible(0, []) == ["torkan"]
    hold(game, 1, "torkan")
    assert convertible.convertible(1, []) != ["torkan"]


@pytest.mark.rule("SAES-TEC-08")
@ASCENSION
def test_nano_technology(ruleset: str) -> None:
    """Damage is repaired after each own action, and planets arrive refreshed."""
    game = table_with("nano_technology", ruleset=ruleset)
    put(game, 0, NEAR, "dreadnought*1, war_sun*2")
    put(game, 1, HERE, "dreadnought*1")
    table = pass_all(play(game, Step("tactical.end", 0, HERE)))
    game = game_of(table)
    assert game.board.units(0, in_system(NEAR)) == tuple(units("war_sun, dreadnought"))
    assert game.board.units(1, in_system(HERE)) == tuple(units("dreadnought*1"))
    table = pass_all(trial(game, lambda g: g.invasion.gain(0, "thibah", "test")))
    assert not game_of(table).board.planet(PlanetId("thibah")).exhausted
    table = pass_all(trial(game_of(table), lambda g: g.invasion.gain(0, "saudor", "surrender")))
    assert game_of(table).board.planet(PlanetId("saudor")).exhausted


def test_graviton_laser_system() -> None:
    """One PDS that fired makes another roll; belts do not stop them, but cost 1."""
    game = table_with()
    give(game, 1, "graviton_laser_system", "deep_space_cannon")
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, "vefut_ii", "2 pds")
    game.state.border_tokens = [BorderToken(border(NEAR, HERE), "asteroid_belt")]
    table = say(play(game, Step("space_cannon.fire", 0, HERE), dice=[6, 7, 7]), 1, "fire:0")
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("cruiser"))


@pytest.mark.rule("SAES-TEC-06")
@ASCENSION
def test_integrated_economy(ruleset: str) -> None:
    """Planets produce without a dock; counters are shifted at the end of each turn."""
    game = table_with("integrated_economy", ruleset=ruleset)
    hold(game, 0, "saudor")
    table = produce(game, Hex("-1,1"))
    say(table, 0, "build:ground_force", "build:ground_force")
    assert "build:ground_force" not in offers(table, 0)  # 2 resources
    game = table_with("integrated_economy", ruleset=ruleset)
    game.begin_scope("turn")
    table = play(game, Step("action_phase.end_turn", 0))
    assert asks(table, 0) == "turn_ends"
    choose(table, 0, "redistribute")
    assert asks(table, 0) == "redistribute"


@pytest.mark.rule("SA17-LDR-02")
@pytest.mark.rule("SAES-TEC-09")
@ASCENSION
def test_transit_diodes(ruleset: str) -> None:
    """Six ground units among planets and fleets in systems not activated; Leaders do not count."""
    game = table_with("transit_diodes", ruleset=ruleset)
    hold(game, 0, "thibah", "saudor")
    put(game, 0, "jord", "7 ground_force, mechanized_unit*1")
    put(game, 0, NEAR, "carrier, cruiser")
    put(game, 0, "0,1", "cruiser")
    game.state.leaders = (Leader("sol_general", "general", 0, Place("planet:jord")),)
    game.board.lay_counter(0, Hex("-1,1"), "pool")
    table = choose(turn(game), 0, "transit_diodes")
    assert "ground_force@planet:jord" in offers(table, 0)
    say(table, 0, "mechanized_unit*1@planet:jord")
    assert offers(table, 0) == [f"system:{NEAR}", "planet:thibah"]  # no room aboard the lone Cruiser, Saudor is activated
    say(table, 0, f"system:{NEAR}")
    for _ in range(5):
        say(table, 0, "ground_force@planet:jord", "planet:thibah")
    assert offers(table, 0) == ["leader:sol_general@planet:jord", "done"]
    say(table, 0, "leader:sol_general@planet:jord", "planet:thibah")
    game = game_of(table)
    assert game.board.units(0, Place("planet:thibah")) == tuple(units("5 ground_force"))
    assert game.board.units(0, Place("planet:jord")) == tuple(units("2 ground_force"))
    assert game.board.units(0, in_system(NEAR)) == tuple(units("cruiser, carrier, mechanized_unit*1"))
    assert game.state.leaders[0].where == "planet:thibah"
    assert game.player(0).strategy == 1


def test_every_technology_does_something() -> None:
    """Each of the 32 has an effect of its own."""
    game = new_game("sa17")
    known = game.ruleset.behaviours.keys()
    assert [key for key in game.content.technologies if key not in known] == []
    assert len(game.content.technologies) == 32
