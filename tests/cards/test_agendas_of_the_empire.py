"""The Agenda deck of Fall of the Empire, card by card."""

from __future__ import annotations

import pytest
from empire import (
    CAPITAL,
    HACAN,
    LAZAX,
    LETNEV,
    QUANN,
    SOL,
    aims,
    empire,
    fallen,
    hands,
    happened,
    keys,
    passed,
    vote,
)
from tables import asks, hold, offers, play, put, say
from trial import trial
from voting import fighting, may_land, refuse, round_over, trade

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.moments import ROUND_ENDS, STATUS_PHASE_BEGINS, Travel
from mecatol.rules.state import Action, CardId, Law, Place, PlanetId, StrategyCard

pytestmark = pytest.mark.rule("OFF-SOT-FOE")

HOME = Hex("0,-3")  # of Sol


def laws(game: Game) -> list[str]:
    return [law.card for law in game.state.laws]


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def status(game: Game) -> Game:
    """A Status Phase begins."""
    return fallen(refuse(trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, g.state.speaker))))


def units(game: Game, seat: int, where: str) -> dict[str, int]:
    return {group.kind: group.count for group in game.board.units(seat, Place(where))}


def fight(game: Game, hex_: Hex, seat: int, dice: tuple[int, ...] = ()) -> Table:
    """A Space Battle of a player who has come to a system."""
    game.state.action, game.state.active = Action(seat, "tactical", hex_), seat
    return play(game, Step("space_battle.begin", seat, hex_), dice=dice)


# -- Strategy Cards, Action Cards, players -----------------------------------------------------------------------------


def test_aggressive_strategy() -> None:
    game = empire()
    game.state.action_deck.bag = sorted([CardId("plague"), CardId("rise_of_a_messiah"), CardId("good_year")])
    game.state.strategy_cards = [StrategyCard("civilization", 3, SOL), StrategyCard("initiative", 1, LAZAX)]
    table = vote(game, "aggressive_strategy")
    assert keys(table, SOL, "own_secondary") == ["civilization", "done"]
    done = fallen(refuse(say(table, SOL, "civilization")))
    assert len(done.player(SOL).action_cards) == 2
    assert done.player(SOL).strategy == 2
    game = empire()
    hold(game, LETNEV, "qucenn")
    game.state.strategy_cards = [StrategyCard("civilization", 3, SOL)]
    assert game.strategy_cards.may_use(LETNEV, "civilization").allowed
    done = passed(game, "aggressive_strategy", "against")
    assert not done.strategy_cards.may_use(LETNEV, "civilization").allowed


def test_checks_and_balances() -> None:
    game = passed(empire(), "checks_and_balances")
    assert laws(game) == ["checks_and_balances"]
    game.state.strategy_cards = [StrategyCard("trade", 5), StrategyCard("warfare", 6)]
    table = say(play(game, Step("strategy_phase.pick", SOL)), SOL, "card:trade")
    say(table, SOL, f"player:{HACAN}")
    assert fallen(table).state.strategy_cards[0].holder == HACAN
    game = empire()
    game.state.strategy_cards = [StrategyCard("trade", 5, SOL)]
    game = passed(game, "checks_and_balances", "against")
    assert laws(game) == []
    assert game.state.strategy_cards[0].holder == SOL


def test_repeal() -> None:
    game = passed(passed(empire(), "checks_and_balances"), "repeal", "law:checks_and_balances")
    assert laws(game) == []
    game = fallen(happened(passed(empire(), "checks_and_balances"), "the_quann_conflict"))
    assert [option.key for option in game.politics.electable("law")] == ["law:checks_and_balances"]  # an event is no law


def test_official_sanction() -> None:
    game = passed(empire(), "official_sanction", f"player:{SOL}")
    put(game, SOL, QUANN, "carrier, ground_force")
    assert not may_land(game, "quann", SOL)
    assert may_land(game, "quann", LETNEV)
    assert may_land(round_over(game), "quann", SOL)


def test_public_execution() -> None:
    game = empire()
    game.player(SOL).action_cards = [CardId("plague"), CardId("good_year")]
    game = passed(game, "public_execution", f"player:{SOL}")
    assert game.player(SOL).action_cards == []
    assert all(planet.exhausted for planet in game.board.planets_of(SOL))
    assert (fighting(empire(), "cruiser", SOL), fighting(game, "cruiser", SOL)) == (7, 8)
    assert fighting(round_over(game), "cruiser", SOL) == 7


def test_trade_embargo() -> None:
    game = empire()
    trade(game, SOL, LETNEV)
    trade(game, HACAN, LETNEV)
    game = passed(game, "trade_embargo", f"player:{SOL}")
    assert [agreement.partners for agreement in game.state.agreements] == [(HACAN, LETNEV)]
    for later in (game, round_over(game)):
        assert not later.trade.may_trade(SOL, HACAN)
        assert not later.trade.may_trade(HACAN, SOL)
        assert later.trade.may_trade(LAZAX, HACAN)
    assert round_over(round_over(game)).trade.may_trade(SOL, HACAN)


# -- goods, technologies, planets --------------------------------------------------------------------------------------


def test_open_the_trade_routes() -> None:
    assert goods(passed(empire(), "open_the_trade_routes")) == [2, 2, 2, 2]
    game = passed(empire(), "open_the_trade_routes", "against")
    game.economy.gain_goods(SOL, 3, "test")
    assert goods(game) == [0, 0, 3, 0]


def test_compensated_disarmament() -> None:
    game = empire()
    hold(game, SOL, "quann")
    put(game, SOL, "quann", "3 ground_force, mechanized_unit")
    game = passed(game, "compensated_disarmament", "planet:quann")
    assert units(game, SOL, "planet:quann") == {"mechanized_unit": 1}
    assert game.board.planet(PlanetId("quann")).owner == SOL
    assert game.player(SOL).trade_goods == 3


def test_scientific_conference() -> None:
    game = empire()
    table = vote(game, "scientific_conference")
    before = {seat: list(game.player(seat).technologies) for seat in range(4)}
    for _ in range(4):
        seat = table.pending[0].seat
        say(table, seat, offers(table, seat)[0])
    assert [len(fallen(table).player(seat).technologies) for seat in range(4)] == [len(before[seat]) + 1 for seat in range(4)]
    game = passed(empire(), "scientific_conference", "against")
    assert goods(game) == [len(game.player(seat).technologies) for seat in range(4)]


def test_planetary_security() -> None:
    game = passed(empire(), "planetary_security")
    assert laws(game) == []
    assert "planetary_security" in game.state.political_deck.discard
    game = empire()
    hold(game, SOL, "quann", "qucenn", "wellon")
    put(game, SOL, "quann", "pds")
    put(game, SOL, "qucenn", "ground_force")
    put(game, SOL, "wellon", "mechanized_unit")
    game = passed(game, "planetary_security", "against")
    assert sorted(planet.id for planet in game.board.planets_of(SOL)) == ["jord", "qucenn", "wellon"]
    assert units(game, SOL, "planet:quann") == {}


# -- laws --------------------------------------------------------------------------------------------------------------


def test_birth_of_a_prophecy() -> None:
    game = passed(empire(), "birth_of_a_prophecy", f"player:{SOL}")
    assert fighting(game, "ground_force", SOL, "invasion") == fighting(game, "ground_force", LETNEV, "invasion") - 1
    assert fighting(game, "cruiser", SOL) == 7
    put(game, SOL, "jord", "space_dock")
    table = play(game, Step("production.produce_units", SOL, HOME))
    kept = fallen(refuse(say(table, SOL, "build:ground_force", "build:ground_force", "done")))
    assert units(kept, SOL, "planet:jord")["ground_force"] == 2
    assert laws(status(kept)) == ["birth_of_a_prophecy"]
    kept.state.deeds = []
    assert laws(status(kept)) == []


def test_broad_cloaking_technology() -> None:
    game = empire()
    put(game, LAZAX, CAPITAL, "dreadnought")
    assert not _may_pass(game)
    game = passed(game, "broad_cloaking_technology")
    assert laws(game) == ["broad_cloaking_technology"]
    assert _may_pass(game)
    assert not _may_pass(passed(game, "repeal", "law:broad_cloaking_technology"))
    game = empire()
    game.player(SOL).action_cards = [CardId("good_year"), CardId("plague"), CardId("rise_of_a_messiah")]
    game.player(HACAN).action_cards = [CardId("uprising")]
    game = passed(game, "broad_cloaking_technology", "against")
    assert len(game.player(SOL).action_cards) == 1
    assert game.player(HACAN).action_cards == []
    assert laws(game) == []


def _may_pass(game: Game) -> bool:
    """Whether a Cruiser of Sol may go on from Mecatol Rex."""
    return game.routes.may_pass(Travel(SOL, "cruiser", Hex("1,-1"), Hex("1,-1"), CAPITAL, Hex("-1,1"))).allowed


def test_documenting_research() -> None:
    game = passed(empire(), "documenting_research")
    game.state.active = SOL
    assert game.technology.cost(LETNEV, "hylar_v_assault_laser", 8) == 8
    game = fallen(refuse(trial(game, lambda g: g.technology.gain(SOL, "hylar_v_assault_laser", "technology"))))
    assert game.technology.cost(LETNEV, "hylar_v_assault_laser", 8) == 0
    assert game.technology.cost(LETNEV, "enviro_compensator", 8) == 8
    game = empire()
    hold(game, SOL, "quann", "qucenn")
    game = passed(game, "documenting_research", "against")
    assert game.board.planet(PlanetId("quann")).exhausted
    assert not game.board.planet(PlanetId("qucenn")).exhausted
    assert laws(game) == []


def test_minister_of_commerce() -> None:
    game = passed(empire(), "minister_of_commerce", f"player:{SOL}")
    trade(game, LETNEV, HACAN)
    for player in game.state.players:
        player.trade_goods = 2
    assert goods(status(game)) == [2, 4, 1, 1]


def test_minister_of_war() -> None:
    game = passed(empire(), "minister_of_war", f"player:{SOL}")
    put(game, SOL, QUANN, "cruiser")
    put(game, LETNEV, QUANN, "destroyer")
    table = fight(game, QUANN, LETNEV)
    use = [key for key in offers(table, SOL) if key.endswith("strike")]
    assert asks(table, SOL) == "before_battle"
    say(table, SOL, *use)
    done = fallen(table)
    assert done.player(SOL).strategy == 1
    assert not done.board.ships(LETNEV, QUANN)
    assert done.state.battle is None
    game.player(SOL).strategy = 0
    assert "before_battle" not in [ask.name for ask in fight(game, QUANN, LETNEV).pending]


def test_the_minister_of_war_strikes_once_a_battle() -> None:
    game = passed(empire(), "minister_of_war", f"player:{SOL}")
    put(game, SOL, QUANN, "cruiser")
    put(game, LETNEV, QUANN, "2 destroyer")
    table = fight(game, QUANN, LETNEV, (1, 1, 10, 10))
    say(table, SOL, next(key for key in offers(table, SOL) if key.endswith("strike")))
    assert "before_battle" not in [ask.name for ask in table.pending]
    game = fallen(refuse(table))
    put(game, SOL, QUANN, "cruiser")
    put(game, LETNEV, QUANN, "2 destroyer")
    again = fight(game, QUANN, LETNEV)
    assert [key for key in offers(again, SOL) if key.endswith("strike")]  # but in the next one too


def test_repeal_labor_laws() -> None:
    game = empire()

    async def take(g: Game) -> None:
        await g.invasion.gain(SOL, PlanetId("quann"), "test")

    game = fallen(refuse(trial(game, take)))
    assert not game.production.may_build_dock(SOL, PlanetId("quann")).allowed
    assert passed(game, "repeal_labor_laws").production.may_build_dock(SOL, PlanetId("quann")).allowed
    game = empire()
    put(game, SOL, "jord", "space_dock")
    put(game, HACAN, "arretze", "space_dock")
    game.player(HACAN).trade_goods, game.player(LETNEV).trade_goods = 3, 5
    table = vote(game, "repeal_labor_laws", "against")
    assert keys(table, HACAN, "pay_for_dock") == ["yes", "no"]
    say(table, HACAN, "yes")
    game = fallen(table)
    assert game.board.docks_of(HACAN) == [game.board.home(HACAN)]
    assert game.board.docks_of(SOL) == []
    assert goods(game) == [0, 0, 2, 0]


def test_sacred_ground() -> None:
    game = empire()
    hold(game, SOL, "quann")
    put(game, SOL, "quann", "space_dock")
    put(game, SOL, "jord", "space_dock")
    assert game.production.may_produce(SOL, QUANN, "cruiser", Place("planet:quann")).allowed
    assert "planet:jord" not in [option.key for option in game.politics.outcomes("sacred_ground") if not isinstance(option, str)]
    game = passed(game, "sacred_ground", "planet:quann")
    assert not game.production.may_produce(SOL, QUANN, "cruiser", Place("planet:quann")).allowed
    assert game.production.may_produce(SOL, HOME, "cruiser", Place("planet:jord")).allowed


def test_subsidized_trade() -> None:
    game = empire()
    trade(game, SOL, LETNEV)
    before = game.trade.income(SOL), game.trade.income(LETNEV)
    game = passed(game, "subsidized_trade")
    assert (game.trade.income(SOL), game.trade.income(LETNEV)) == (before[0] + 1, before[1] + 1)
    game = empire()
    for player in game.state.players:
        player.trade_goods = 6
    game = passed(game, "subsidized_trade", "against")
    assert goods(game) == [4, 4, 4, 0]
    assert laws(game) == []


# -- units -------------------------------------------------------------------------------------------------------------


def test_citizens_weapon_rights() -> None:
    game = empire()
    hold(game, SOL, "arc_prime")
    game = passed(game, "citizens_weapon_rights")
    assert [game.board.on_board(seat, "war_sun") for seat in range(4)] == [1, 1, 0, 1]
    game = empire()
    put(game, SOL, HOME, "cruiser")
    put(game, LETNEV, "arc_prime", "2 ground_force")
    table = vote(game, "citizens_weapon_rights", "against")
    options = keys(table, LAZAX, "destroy_enemy_unit")
    assert options == [f"{SOL}@system:0,-3 cruiser", f"{LETNEV}@planet:arc_prime ground_force"]
    say(table, LAZAX, options[0])
    done = fallen(refuse(table))
    assert done.board.on_board(SOL, "cruiser") == 0
    assert done.board.on_board(LETNEV, "ground_force") == 0  # Sol and Hacan had no other choice; the Letnev had none at all


def test_clearing_the_wormholes() -> None:
    game = empire()
    hold(game, SOL, "quann", "mehar_xull")
    put(game, SOL, QUANN, "cruiser")
    put(game, SOL, "quann", "ground_force, pds")
    put(game, SOL, "0,-1", "cruiser")
    game = passed(game, "clearing_the_wormholes")
    assert units(game, SOL, "system:-1,0") == {"cruiser": 1}
    done = fallen(refuse(trial(game, lambda g: g.moment(ROUND_ENDS, g.state.speaker))))
    assert units(done, SOL, "system:-1,0") == units(done, SOL, "planet:quann") == {}
    assert units(done, SOL, "system:0,-1") == {"cruiser": 1}
    assert done.board.planet(PlanetId("quann")).owner == SOL
    game = empire()
    hold(game, SOL, "quann", "mehar_xull")
    put(game, SOL, QUANN, "cruiser")
    put(game, SOL, "0,-1", "cruiser")
    game = passed(game, "clearing_the_wormholes", "against")
    assert [system.hex for system in game.state.systems if SOL in system.counters] == [QUANN]
    assert game.player(SOL).pool == 3


@pytest.mark.parametrize("left", [0, 1])
def test_clearing_the_wormholes_lays_the_last_counter_of_the_reinforcements(left: int) -> None:
    game = empire()
    hold(game, SOL, "quann", "mehar_xull")
    put(game, SOL, QUANN, "cruiser")
    game.player(SOL).pool += game.board.reinforcements(SOL) - left
    game = passed(game, "clearing_the_wormholes", "against")
    assert len([system.hex for system in game.state.systems if SOL in system.counters]) == left


def test_defensive_mobilizations() -> None:
    game = empire()
    hold(game, SOL, "quann")
    put(game, SOL, QUANN, "2 cruiser, carrier")
    put(game, SOL, "quann", "2 ground_force")
    put(game, SOL, "0,-3", "cruiser")  # at home already
    table = vote(game, "defensive_mobilizations")
    assert keys(table, SOL, "mobilize_from") == ["system:-1,0", "no"]
    say(table, SOL, "system:-1,0")
    assert keys(table, SOL, "mobilize") == ["system:-1,0 cruiser", "system:-1,0 carrier", "planet:quann ground_force", "done"]
    say(table, SOL, "system:-1,0 cruiser", "planet:quann ground_force", "done")
    game = fallen(refuse(table))
    assert units(game, SOL, "system:0,-3") == {"cruiser": 2}
    assert units(game, SOL, "planet:jord") == {"ground_force": 1}
    assert units(game, SOL, "system:-1,0") == {"cruiser": 1, "carrier": 1}


def test_defensive_mobilizations_the_other_way() -> None:
    game = empire()
    hold(game, SOL, "quann", "mehar_xull")
    put(game, SOL, QUANN, "cruiser")
    put(game, SOL, HOME, "destroyer")
    put(game, SOL, "jord", "ground_force, pds")
    table = vote(game, "defensive_mobilizations", "against")
    assert keys(table, SOL, "mobilize_to") == ["system:-1,0", "no"]  # Mehar Xull is not controlled: no ship is there
    say(table, SOL, "system:-1,0", "planet:jord pds", "system:0,-3 destroyer", "done")
    game = fallen(refuse(table))
    assert units(game, SOL, "planet:quann") == {"pds": 1}
    assert units(game, SOL, "system:-1,0") == {"cruiser": 1, "destroyer": 1}
    assert units(game, SOL, "planet:jord") == {"ground_force": 1}


def test_demilitarization() -> None:
    game = empire()
    put(game, SOL, QUANN, "carrier, 2 fighter, ground_force")
    put(game, SOL, "1,0", "cruiser")
    hold(game, SOL, "quann")
    put(game, SOL, "quann", "ground_force")
    game = passed(game, "demilitarization", "planet:quann")
    assert units(game, SOL, "system:-1,0") == {}
    assert units(game, SOL, "planet:quann") == {"ground_force": 1}
    assert units(game, SOL, "system:1,0") == {"cruiser": 1}


# -- the Lazax, the track, secrets -------------------------------------------------------------------------------------


def test_desperate_experiments() -> None:
    def position() -> Game:
        game = empire()
        hold(game, LAZAX, "quann")
        put(game, LAZAX, QUANN, "cruiser")
        put(game, LAZAX, CAPITAL, "cruiser")
        put(game, LAZAX, "quann", "ground_force")
        return game

    table = vote(position(), "desperate_experiments", dice=(3,))
    assert sorted(keys(table, LAZAX, "experiment_where")) == ["system:-1,0", "system:0,0"]
    say(table, LAZAX, "system:-1,0")
    assert "technology:war_sun" in keys(table, LAZAX, "discover")
    assert "technology:sarween_tools" not in offers(table, LAZAX)
    say(table, LAZAX, "technology:war_sun")
    assert "war_sun" in fallen(table).player(LAZAX).technologies
    table = say(vote(position(), "desperate_experiments", dice=(4,)), LAZAX, "system:-1,0")
    game = fallen(table)
    assert units(game, LAZAX, "system:-1,0") == units(game, LAZAX, "planet:quann") == {}
    assert units(game, LAZAX, "system:0,0") == {"cruiser": 1}


def test_desperate_experiments_refused() -> None:
    game = empire()
    put(game, SOL, HOME, "2 cruiser")
    put(game, SOL, "jord", "2 ground_force")
    put(game, SOL, QUANN, "cruiser")
    table = vote(game, "desperate_experiments", "against")
    assert keys(table, SOL, "give_up_unit") == ["system:0,-3 cruiser", "planet:jord ground_force"]
    say(table, SOL, "system:0,-3 cruiser", "planet:jord ground_force", "planet:jord ground_force")
    game = fallen(table)
    assert units(game, SOL, "system:0,-3") == {"cruiser": 1}
    assert asks(table, SOL) != "give_up_unit"


def test_disbanding_the_empire() -> None:
    game = empire()
    hold(game, LAZAX, "quann", "mehar_xull")
    put(game, LAZAX, QUANN, "cruiser")
    put(game, LAZAX, "0,-1", "cruiser")
    put(game, LAZAX, CAPITAL, "dreadnought")
    put(game, LAZAX, "mecatol_rex", "ground_force, space_dock")
    put(game, SOL, HOME, "cruiser")
    put(game, SOL, CAPITAL, "destroyer")
    put(game, HACAN, CAPITAL, "destroyer")
    table = vote(game, "disbanding_the_empire")
    assert sorted(keys(table, LAZAX, "place_unit")) == ["system:-1,0", "system:0,-1"]
    say(table, LAZAX, "system:-1,0")
    assert sorted(keys(table, LAZAX, "place_unit")) == ["planet:mehar_xull", "planet:quann"]
    say(table, LAZAX, "planet:quann", "planet:mehar_xull")
    game = fallen(refuse(table))
    assert game.board.system(CAPITAL).stacks == ()
    assert units(game, LAZAX, "planet:mecatol_rex") == {}
    assert units(game, LAZAX, "system:-1,0") == {"dreadnought": 1, "cruiser": 1}
    assert units(game, LAZAX, "planet:quann") == {"ground_force": 1}
    assert units(game, LAZAX, "planet:mehar_xull") == {"space_dock": 1}
    assert units(game, SOL, "system:0,-3") == {"cruiser": 1, "destroyer": 1}
    assert game.board.on_board(HACAN, "destroyer") == 0  # they control no system
    assert game.board.planet(PlanetId("mecatol_rex")).owner == LAZAX


@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_the_marker_goes_back(before: int, after: int) -> None:
    game = empire()
    game.state.track = before
    assert passed(game, "disbanding_the_empire", "against").state.track == after


def test_stifle_imperial_power() -> None:
    game = empire()
    hold(game, LAZAX, "quann", "mehar_xull")
    for hex_, planet in ((QUANN, "quann"), (Hex("0,-1"), "mehar_xull")):
        put(game, LAZAX, hex_, "cruiser")
        put(game, LAZAX, planet, "ground_force")
    table = vote(game, "stifle_imperial_power")
    assert sorted(keys(table, LAZAX, "stifle_where")) == ["system:-1,0", "system:0,-1"]
    game = fallen(say(table, LAZAX, "system:-1,0"))
    assert units(game, LAZAX, "system:-1,0") == units(game, LAZAX, "planet:quann") == {}
    assert units(game, LAZAX, "system:0,-1") == {"cruiser": 1}
    assert game.board.planet(PlanetId("quann")).owner == LAZAX


def test_the_marker_goes_on_and_may_end_the_game() -> None:
    game = empire()
    game.state.track = 3
    assert passed(game, "stifle_imperial_power", "against").state.track == 4
    game = empire()
    game.state.track = 7
    table = vote(game, "stifle_imperial_power", "against")
    assert table.over
    assert table.result == (LAZAX,)


def test_broken_allegiances() -> None:
    game = empire()
    for card in game.player(LAZAX).treaties:
        game.state.known.pop(card)
    assert game.view(SOL).players[LAZAX].treaties.seen == ()
    game = passed(game, "broken_allegiances")
    assert game.view(SOL).players[LAZAX].treaties.seen == tuple(game.player(LAZAX).treaties)
    game = hands(empire(), sol="peace_treaty#sol common_foe#letnev", letnev="peace_treaty#letnev")
    table = vote(game, "broken_allegiances", "against")
    assert keys(table, SOL, "put_treaty_away") == ["card:common_foe#letnev", "card:peace_treaty#sol"]
    game = fallen(refuse(say(table, SOL, "card:peace_treaty#sol")))
    assert game.player(SOL).treaties == ["common_foe#letnev"]
    assert game.player(LETNEV).treaties == []
    assert game.state.box["treaty"] == ["peace_treaty#letnev", "peace_treaty#sol"]


def test_test_of_loyalty() -> None:
    game = hands(empire(), sol="peace_treaty#letnev common_foe#sol")
    game.state.known = {}
    assert f"player:{LAZAX}" not in [
        option.key for option in game.politics.outcomes("test_of_loyalty") if not isinstance(option, str)
    ]
    game = passed(game, "test_of_loyalty", f"player:{SOL}")
    assert game.view(LAZAX).players[SOL].treaties.seen == ("common_foe#sol", "peace_treaty#letnev")
    assert game.view(HACAN).players[SOL].treaties.seen == ()


def test_unknown_threat() -> None:
    game = aims(empire(), SOL, "traitor")
    assert game.view(HACAN).players[SOL].secret_objectives.seen == ()
    assert f"player:{LAZAX}" not in [
        option.key for option in game.politics.outcomes("unknown_threat") if not isinstance(option, str)
    ]
    game = passed(game, "unknown_threat", f"player:{SOL}")
    assert game.view(HACAN).players[SOL].secret_objectives.seen == ("traitor",)
    assert game.view(None).players[SOL].secret_objectives.seen == ("traitor",)


# -- events ------------------------------------------------------------------------------------------------------------


def test_fallout_from_the_deserter() -> None:
    game = empire()
    game.state.track = 2
    put(game, LAZAX, CAPITAL, "2 cruiser, destroyer, 3 fighter")
    put(game, LAZAX, "mecatol_rex", "space_dock")
    table = happened(game, "fallout_from_the_deserter")
    assert keys(table, LAZAX, "lose_ships") == ["yes", "no"]
    assert fallen(say(table.fork(), LAZAX, "no")).state.track == 1
    game = fallen(refuse(say(table, LAZAX, "yes")))
    assert game.state.track == 2
    assert units(game, LAZAX, "system:0,0") == {"fighter": 3}
    game = empire()
    game.state.track = 2
    put(game, LAZAX, CAPITAL, "2 cruiser, 3 fighter")
    table = happened(game, "fallout_from_the_deserter")
    assert table.over
    assert fallen(table).state.track == 1


def test_dissolve_the_council_alone() -> None:
    game = fallen(happened(passed(empire(), "checks_and_balances"), "dissolve_the_council"))
    assert game.state.chronicle == []
    assert laws(game) == ["checks_and_balances"]
    assert "dissolve_the_council" in game.state.political_deck.discard


def test_dissolve_the_council_beside_another_event() -> None:
    game = fallen(happened(passed(empire(), "checks_and_balances"), "leave_no_survivors"))
    game = fallen(happened(game, "dissolve_the_council"))
    assert laws(game) == []
    assert [kept.card for kept in game.state.chronicle] == ["leave_no_survivors", "dissolve_the_council"]
    game.state.action_deck.bag = sorted([CardId("plague"), CardId("rise_of_a_messiah"), CardId("good_year")])
    game.state.strategy_cards = [StrategyCard("civilization", 3, SOL)]
    game.state.action = None
    game.player(SOL).strategy = 0
    table = play(game, Step("strategy_cards.play", SOL, what="civilization"))
    game = fallen(refuse(table))
    assert len(game.player(SOL).action_cards) == 2
    assert not game.board.planet(PlanetId("jord")).exhausted
    assert game.state.council == []


def test_leave_no_survivors() -> None:
    game = fallen(happened(empire(), "leave_no_survivors"))
    put(game, LAZAX, QUANN, "2 destroyer")
    put(game, SOL, QUANN, "2 cruiser")
    done = fallen(refuse(fight(game, QUANN, SOL, (10, 10, 1, 1))))
    assert not done.board.ships(LAZAX, QUANN)
    assert done.player(SOL).trade_goods == 2
    game = fallen(happened(empire(), "leave_no_survivors"))
    put(game, LETNEV, QUANN, "2 destroyer")
    put(game, SOL, QUANN, "2 cruiser")
    assert fallen(refuse(fight(game, QUANN, SOL, (10, 10, 1, 1)))).player(SOL).trade_goods == 0


def test_the_maandu_edict() -> None:
    game = fallen(happened(empire(), "the_maandu_edict"))
    put(game, LETNEV, QUANN, "2 destroyer")
    put(game, SOL, QUANN, "2 cruiser")
    table = fight(game, QUANN, SOL, (1, 1, 1, 1))
    assert asks(table, LAZAX) == "before_round"
    use = [key for key in offers(table, LAZAX) if key.endswith(f"player:{SOL}")]
    assert [key for key in offers(table, LAZAX) if key.endswith(f"player:{LETNEV}")]
    say(table, LAZAX, *use)
    ways = keys(table, SOL, "edict_retreat")
    assert "retreat:-2,0" in ways
    say(table, SOL, "retreat:-2,0")
    game = fallen(refuse(table))
    assert units(game, SOL, "system:-2,0") == {"cruiser": 2}
    assert SOL in game.board.system(Hex("-2,0")).counters
    assert units(game, LETNEV, "system:-1,0") == {"destroyer": 2}


def test_the_maandu_edict_ends_with_mecatol_rex() -> None:
    async def take(g: Game) -> None:
        await g.invasion.gain(SOL, PlanetId("mecatol_rex"), "test")

    game = fallen(refuse(trial(fallen(happened(empire(), "the_maandu_edict")), take)))
    assert game.state.chronicle == []
    assert "the_maandu_edict" in game.state.political_deck.discard
    assert not [effect for effect in game.state.effects if effect.key == "the_maandu_edict"]
    game = empire()
    hold(game, SOL, "mecatol_rex")
    assert fallen(happened(game, "the_maandu_edict")).state.chronicle == []


def test_the_quann_conflict() -> None:
    game = empire()
    game.player(SOL).fleet = 6
    put(game, SOL, QUANN, "6 destroyer")
    put(game, SOL, "1,0", "6 cruiser")
    hold(game, SOL, "quann")
    table = happened(game, "the_quann_conflict")
    game = fallen(refuse(table))
    assert units(game, SOL, "system:-1,0") == {"destroyer": 4}
    assert units(game, SOL, "system:1,0") == {"cruiser": 6}
    assert goods(status(game)) == [0, 3, 0, 0]


def test_fund_research_complex() -> None:
    game = empire()
    hold(game, SOL, "quann")
    game = passed(game, "fund_research_complex", "planet:quann")
    assert game.state.chronicle == [Law(CardId("fund_research_complex"), "planet:quann")]
    assert game.technology.cost(SOL, "enviro_compensator", 8) == 6
    assert game.technology.cost(LETNEV, "enviro_compensator", 8) == 8
    hold(game, LETNEV, "quann")
    assert game.technology.cost(LETNEV, "enviro_compensator", 8) == 6
    assert "fund_research_complex" not in game.state.political_deck.discard
    assert game.politics.events_in_play() == []


def test_an_event_in_the_place_of_an_agenda_happens() -> None:
    """Veto puts the next card before the council."""
    game = empire()
    game.player(HACAN).action_cards = [CardId("veto")]
    game.state.political_deck.bag.remove(CardId("the_quann_conflict"))
    game.state.political_deck.top = [CardId("the_quann_conflict")]
    table = trial(game, lambda g: g.politics.put_forward(SOL, "open_the_trade_routes"))
    say(table, HACAN, next(key for key in offers(table, HACAN) if "veto" in key))
    game = fallen(refuse(table))
    assert [kept.card for kept in game.state.chronicle] == ["the_quann_conflict"]
    assert goods(game) == [0, 0, 0, 0]
