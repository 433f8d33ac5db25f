"""Surrender: who gives up leaves a neutral capital, and the others bid for the rest."""

from __future__ import annotations

import pytest
from races.racing import become
from skirmish import finish
from tables import asks, game_of, hold, new_game, offers, play, put, say, told
from trial import trial
from walks import new_table

from mecatol.bots.random import HastyBot
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Action, Agreement, CardId, Claim, Leader, Objective, PlanetId, StrategyCard

RULES, ES = "sa17 +surrender", "sa_es +surrender"
BOTH = pytest.mark.parametrize("ruleset", [RULES, ES])


def table_of(seats: int = 3, ruleset: str = RULES) -> Game:
    """Seat 1, the Letnev, has a Space Dock at home and has spent everything."""
    game = new_game(ruleset, seats)
    assert isinstance(game, Game)
    for planet in game.board.planets_of(1):
        game.board.exhaust(planet.id, "test")
    put(game, 1, "arc_prime", "space_dock, ground_force")
    return game


def turn(game: Game) -> Table:
    """Seat 1 has the last turn of the phase, and no Strategy Card left to play."""
    for seat, player in enumerate(game.state.players):
        player.passed = seat != 1
    return play(game, Step("action_phase.turn", 1))


def surrendered(game: Game) -> Game:
    """Seat 1 has called the Surrender."""

    async def call(game: Game) -> None:
        await game.surrender.call(1)

    after = trial(game, call).game
    assert isinstance(after, Game)
    return after


def dissolving(game: Game) -> Table:
    """The Status Phase comes to the dissolution."""
    return play(surrendered(game), Step("status_phase.refresh"), Step("status_phase.dissolve"))


def auctioned(table: Table) -> Table:
    """Everything goes to whoever chooses it, for as little as may be."""
    while not table.over and table.pending[0].name in ("choose_lot", "lot_bid"):
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[0 if ask.name == "choose_lot" or "pass" not in table.keys(ask) else -1])
    return table


def kinds(table: Table, seat: int, planet: str) -> dict[str, int]:
    return {group.kind: group.count for group in game_of(table).board.units(seat, on_planet(PlanetId(planet)))}


# -- the call --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-SUR-01", "SAES-SUR-01")
@BOTH
def test_who_has_passed_may_surrender_and_nobody_before(ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    game.player(1).passed = True
    table = play(game, Step("action_phase.turn", 0))
    assert "surrender" in [option.key for option in table.acts(1)]
    assert "surrender" not in [option.key for option in table.acts(0)]
    assert "surrender" not in [option.key for option in table.acts(2)]
    table.act(1, "surrender")
    assert "surrendered" in told(table)
    assert "surrender" not in [option.key for option in table.acts(1)], "once is enough"


@pytest.mark.rule("SA17-SUR-01")
def test_the_last_one_to_pass_may_surrender_with_it() -> None:
    table = turn(table_of())
    assert {"pass", "surrender"} <= set(offers(table, 1))
    say(table, 1, "surrender")
    story = told(table)
    assert story.index("passed") < story.index("surrendered")


@pytest.mark.rule("SA17-SUR-01")
def test_nobody_surrenders_who_must_play_a_strategy_card_first() -> None:
    game = table_of()
    game.state.strategy_cards = [StrategyCard("logistics", 7, 1)]
    assert not {"pass", "surrender"} & set(offers(turn(game), 1))


@pytest.mark.rule("SA17-SUR-01")
def test_resources_that_can_build_units_are_spent_before() -> None:
    game = table_of()
    hold(game, 1, "arc_prime")
    assert "surrender" not in offers(turn(game), 1)
    for what in ("pool", "dock", "planets"):
        poor = table_of()
        hold(poor, 1, "arc_prime")
        if what == "pool":
            poor.player(1).pool = 0
        elif what == "dock":
            poor.board.remove(1, on_planet(PlanetId("arc_prime")), poor.board.units(1, on_planet(PlanetId("arc_prime"))), "test")
        else:
            poor.board.exhaust(PlanetId("arc_prime"), "test")
        assert "surrender" in offers(turn(poor), 1), f"without {what} nothing can be built"


def test_the_last_player_who_has_not_surrendered_plays_on() -> None:
    game = surrendered(table_of(seats=2))
    game.player(0).passed = True
    assert "surrender" not in offers(play(game, Step("action_phase.turn", 0)), 0)


def test_without_the_option_nobody_surrenders() -> None:
    assert "surrender" not in offers(turn(table_of(ruleset="sa17")), 1)


@pytest.mark.rule("SA17-SUR-02")
def test_it_costs_two_points_but_not_beside_a_lost_home_system() -> None:
    game = table_of()
    game.state.claims = [Claim(1, "a", 2, 1), Claim(1, "b", 3, 1)]
    assert game.victory.points(1) == 5
    game = surrendered(game)
    assert game.victory.points(1) == 3
    hold(game, 0, "arc_prime")
    assert game.victory.points(1) == 3, "the two are not added up"


@pytest.mark.rule("SA17-SUR-02")
def test_in_ascendancy_the_dearer_of_the_two_is_paid() -> None:
    game = table_of(ruleset="sa17 +surrender +ascendancy")
    game.state.claims = [Claim(1, "a", 9, 1)]
    game = surrendered(game)
    assert game.victory.points(1) == 7
    hold(game, 0, "arc_prime")
    assert game.victory.points(1) == 3, "6 for the Home System, and no more"


@pytest.mark.rule("SA17-SUR-04", "SAES-SUR-05")
@pytest.mark.parametrize(("cycler", "heir"), [(1, 2), (-1, 0)])
@BOTH
def test_the_speaker_token_goes_one_step_in_the_direction_of_the_cycler(cycler: int, heir: int, ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    game.state.speaker, game.state.cycler = 1, cycler
    assert surrendered(game).state.speaker == heir


# -- the dissolution -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-SUR-05", "SAES-SUR-06")
@BOTH
def test_everything_stays_as_it_is_until_planets_have_been_refreshed(ruleset: str) -> None:
    game = surrendered(table_of(ruleset=ruleset))
    assert [planet.owner for planet in game.board.home_planets(1)] == [1, 1]
    hold(game, 1, "arnor", "lor")
    table = play(game, Step("status_phase.part", what="refresh"), Step("status_phase.part", what="dissolve"))
    assert asks(table, 0) == "choose_lot"
    assert "planetsrefreshed" in told(table)
    parts = [part.name for part in game.status_phase.parts]
    assert parts.index("dissolve") == parts.index("refresh") + 1


def capital(game: Game) -> str:
    """The planet that is neutral once the dissolution has begun."""
    left = game_of(dissolving(game))
    assert isinstance(left, Game)
    (effect,) = left.surrender.capitals()
    return effect.where.removeprefix("planet:")


def undocked(game: Game) -> Game:
    """Seat 1 has no Space Dock at home any more."""
    here = on_planet(PlanetId("arc_prime"))
    game.board.remove(1, here, game.board.units(1, here), "test")
    return game


@pytest.mark.rule("SA17-SUR-06")
def test_the_capital_is_the_best_planet_with_a_dock_at_home() -> None:
    both = table_of()
    put(both, 1, "wren_terra", "space_dock")  # 2 + 1; Arc Prime has 4 + 0
    hold(both, 1, "mecatol_rex")  # 1 + 6
    put(both, 1, "mecatol_rex", "space_dock")
    assert capital(both) == "arc_prime"
    poorer = undocked(table_of())
    put(poorer, 1, "wren_terra", "space_dock")
    assert capital(poorer) == "wren_terra", "a dock comes before the values"


@pytest.mark.rule("SA17-SUR-06")
def test_of_planets_of_the_same_value_the_better_garrisoned_one_is_the_capital() -> None:
    game = undocked(table_of())
    hold(game, 1, "arnor", "lor")  # 2 + 1 and 1 + 2
    put(game, 1, "arnor", "space_dock")
    put(game, 1, "lor", "space_dock, pds")
    assert capital(game) == "lor"


@pytest.mark.rule("SA17-SUR-07")
def test_without_a_dock_at_home_the_best_planet_with_one_abroad_is_the_capital() -> None:
    game = undocked(table_of())
    hold(game, 1, "wellon", "centauri", "mecatol_rex")
    put(game, 1, "wellon", "space_dock")  # 1 + 2
    put(game, 1, "centauri", "space_dock")  # 1 + 3
    assert capital(game) == "centauri"


@pytest.mark.rule("SA17-SUR-08")
def test_without_any_dock_the_best_planet_is_the_capital() -> None:
    game = undocked(table_of())
    hold(game, 1, "wellon", "mecatol_rex")
    assert capital(game) == "mecatol_rex"


@pytest.mark.rule("SA17-SUR-09")
def test_leaders_and_docks_remain_on_the_capital_alone() -> None:
    game = table_of()
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "space_dock, ground_force")
    put(game, 1, "1,0", "carrier")
    places = [on_planet(PlanetId("arc_prime")), on_planet(PlanetId("arnor")), in_system(Hex("1,0"))]
    game.state.leaders = tuple(Leader(f"general#{n}", "general", 1, where) for n, where in enumerate(places))
    table = dissolving(game)
    assert [leader.where for leader in game_of(table).state.leaders] == [places[0], "", ""]
    assert kinds(table, 1, "arnor") == {"ground_force": 1}
    assert kinds(table, NEUTRAL, "arc_prime")["space_dock"] == 1
    auctioned(table)
    assert game_of(table).state.leaders[0].where == places[0], "as long as nobody takes it"


@pytest.mark.rule("SA17-SUR-09")
def test_captives_of_who_has_surrendered_are_free() -> None:
    game = table_of()
    game.state.leaders = (Leader("admiral", "admiral", 2, captor=1), Leader("general", "general", 2, captor=0))
    table = dissolving(game)
    assert asks(table, 2) == "leader_escapes"
    say(table, 2, "planet:arretze")
    freed, kept = game_of(table).state.leaders
    assert (freed.where, freed.captor) == ("planet:arretze", NOBODY)
    assert (kept.where, kept.captor) == ("", 0)


@pytest.mark.rule("SA17-SUR-09")
def test_a_captive_who_is_free_and_has_nowhere_to_go_is_lost() -> None:
    game = new_game(RULES, 3, tiles={"1,0": "sumerian_arcturus"})
    assert isinstance(game, Game)
    put(game, 1, "arc_prime", "space_dock, ground_force")
    for planet in game.board.planets_of(2):
        hold(game, 0, planet.id)
    hold(game, 2, "sumerian")  # a Trade Station
    game.state.leaders = (Leader("admiral", "admiral", 2, captor=1),)
    table = dissolving(game)
    assert (game_of(table).state.leaders[0].where, game_of(table).state.leaders[0].captor) == ("", NOBODY)
    assert [event["fate"] for event in table.events_since(None) if event["event"] == "leaderfate"] == ["freed", "killed"]


@pytest.mark.rule("SA17-SUR-10", "SAES-SUR-08")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (3, 5), (5, 5), (6, 6)])
@BOTH
def test_up_to_three_ground_forces_join_those_of_the_capital_but_not_beyond_five(before: int, after: int, ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    put(game, 1, "arc_prime", f"{before - 1} ground_force" if before > 1 else "pds")
    table = dissolving(game)
    assert kinds(table, NEUTRAL, "arc_prime")["ground_force"] == after


@pytest.mark.rule("SA17-SUR-10", "SAES-SUR-08", "SA17-NOM-02")
@pytest.mark.parametrize(("ruleset", "after"), [(RULES, 4), (ES, 2)])
def test_shock_troops_of_the_capital_are_ground_forces_only_where_the_booklet_does_not_tell_them_apart(
    ruleset: str, after: int
) -> None:
    game = table_of(ruleset=ruleset)
    put(game, 1, "arc_prime", "3 shock_troop, 2 mechanized_unit")
    garrison = kinds(dissolving(game), NEUTRAL, "arc_prime")
    assert (garrison["ground_force"], garrison["shock_troop"], garrison["mechanized_unit"]) == (after, 3, 2)


@pytest.mark.rule("SA17-SUR-11", "SAES-SUR-09")
@BOTH
def test_the_capital_is_neutral_and_its_garrison_defends_it(ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    put(game, 1, "arc_prime", "pds")
    table = auctioned(dissolving(game))
    left = game_of(table)
    assert left.board.planet(PlanetId("arc_prime")).owner == NOBODY
    assert not left.board.occupied(1)
    invaded = invading(table, "2 ground_force", 1, 1, 1, *[10] * 8)
    assert {"invasionbegan", "invasionended"} <= set(told(invaded))
    assert game_of(invaded).board.planet(PlanetId("arc_prime")).owner == NOBODY
    assert not [ask for ask in invaded.pending if ask.seat == 1], "nobody who is out is asked anything"


def invading(table: Table, landed: str, *dice: int) -> Table:
    """Seat 0 has landed on the capital of the Letnev."""
    game = game_of(table)
    home = game.player(1).home
    put(game, 0, home, "2 carrier")
    put(game, 0, "arc_prime", landed)
    game.state.action = Action(0, "tactical", home)
    game.begin_scope("action")
    game.invasion.forget()
    return finish(play(game, Step("invasion.begin", 0, home), Step("tactical.end", 0, home), dice=dice))


# -- lots ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-SUR-12", "SAES-SUR-10")
@BOTH
def test_the_speaker_chooses_the_first_lot_and_the_capital_is_none(ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    hold(game, 1, "arnor")
    put(game, 1, "1,0", "2 cruiser, fighter")
    game.state.speaker = 2
    table = dissolving(game)
    assert asks(table, 2) == "choose_lot"
    assert offers(table, 2) == ["planet:arnor", "planet:wren_terra", "system:1,0"]


@pytest.mark.rule("SA17-SUR-13", "SAES-SUR-11")
@BOTH
def test_only_the_highest_bid_is_paid_in_influence_or_trade_goods(ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "ground_force")
    game.player(0).trade_goods = game.player(2).trade_goods = 4
    for seat in (0, 2):
        for planet in game.board.planets_of(seat):
            game.board.exhaust(planet.id, "test")
    table = play(surrendered(game), Step("status_phase.dissolve"))
    say(table, 0, "planet:arnor", "bid:2")
    assert offers(table, 2) == ["bid:3", "bid:4", "pass"]
    say(table, 2, "bid:4")
    assert [game_of(table).player(seat).trade_goods for seat in (0, 2)] == [4, 0]
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 2
    assert kinds(table, 2, "arnor") == {"ground_force": 1}, "the lot comes with its units"


@pytest.mark.rule("SA17-SUR-13", "SAES-SUR-11")
@BOTH
def test_whoever_chose_opens_if_only_with_nothing_and_gets_what_nobody_else_wants(ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    put(game, 1, "1,0", "2 cruiser")
    game.player(0).trade_goods = 1
    table = dissolving(game)
    say(table, 0, "system:1,0")
    assert "pass" not in offers(table, 0)
    say(table, 0, "bid:0")
    say(table, 2, "pass")
    assert [group.count for group in game_of(table).board.units(0, in_system(Hex("1,0")))] == [2]
    assert game_of(table).player(0).trade_goods == 1


@pytest.mark.rule("SA17-SUR-14", "SAES-SUR-12")
@BOTH
def test_planets_change_hands_exhausted_although_they_were_just_refreshed(ruleset: str) -> None:
    game = table_of(ruleset=ruleset)
    put(game, 1, "1,0", "cruiser")
    table = dissolving(game)
    assert not game_of(table).board.planet(PlanetId("wren_terra")).exhausted
    say(table, 0, "planet:wren_terra", "bid:0")
    say(table, 2, "pass")
    taken = game_of(table).board.planet(PlanetId("wren_terra"))
    assert (taken.owner, taken.exhausted) == (0, True)


@pytest.mark.rule("SA17-SUR-15", "SAES-SUR-13")
@pytest.mark.parametrize(("cycler", "order"), [(1, [0, 2, 3, 0]), (-1, [0, 3, 2, 0])])
@BOTH
def test_the_right_to_choose_goes_round_until_only_the_capital_is_left(cycler: int, order: list[int], ruleset: str) -> None:
    game = table_of(4, ruleset)
    game.state.cycler = cycler
    hold(game, 1, "arnor", "lor")
    put(game, 1, "1,0", "cruiser")
    table = dissolving(game)
    chosen = []
    while not table.over:
        ask = table.pending[0]
        chosen += [ask.seat] if ask.name == "choose_lot" else []
        table.answer(ask.seat, ask.id, table.keys(ask)[-1 if "pass" in table.keys(ask) else 0])
    left = game_of(table)
    assert chosen == order[:3], "the last lot needs no choice"
    assert not left.board.planets_of(1)
    assert not left.board.occupied(1)
    assert left.player(1).out == "surrendered"


def test_nobody_gets_more_units_than_he_has_pieces_for_nor_a_flagship_of_another_race() -> None:
    game = table_of()
    put(game, 0, "0,1", "4 dreadnought")
    game.player(0).fleet = 8
    put(game, 1, "1,0", "2 dreadnought*1, flagship")
    table = dissolving(game)
    say(table, 0, "system:1,0", "bid:0")
    say(table, 2, "pass")
    got = game_of(table).board.units(0, in_system(Hex("1,0")))
    assert [(group.kind, group.count, group.damage) for group in got] == [("dreadnought", 1, 1)]


def test_who_is_left_alone_has_won() -> None:
    table = auctioned(dissolving(table_of(seats=2)))
    assert table.result == (0,)


# -- what remains ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-SUR-03")
def test_agreements_with_others_last_until_the_capital_falls() -> None:
    game = table_of()
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((1, 1), (1, 1))]
    table = auctioned(dissolving(game))
    kept = game_of(table)
    assert [agreement.partners for agreement in kept.state.agreements] == [(0, 1)], "not one with himself"

    async def trade(game: Game) -> None:
        await game.trade.place_goods()

    table = trial(kept, trade)
    assert game_of(table).state.agreements[0].goods[0] > 0, "the partner still receives goods"
    fallen = invading(table, "5 ground_force, 5 shock_troop", *[10] * 40)

    async def close(game: Game) -> None:
        await game.victory.eliminate_fallen()

    assert game_of(fallen).board.planet(PlanetId("arc_prime")).owner == 0
    assert not game_of(trial(game_of(fallen), close)).state.agreements


@pytest.mark.rule("SA17-SUR-16")
def test_agendas_ignore_a_player_who_has_surrendered() -> None:
    game = surrendered(table_of())
    assert game.politics.votes(1) == 0
    assert game.politics.votes(0) > 0
    assert game.politics.eligible() == [0, 2]
    table = auctioned(play(game, Step("status_phase.dissolve")))
    assert game_of(table).politics.eligible() == [0, 2]
    assert game_of(table).politics.votes(1) == 0


@pytest.mark.rule("SAES-SUR-07", "SAES-SUR-10")
def test_in_the_spanish_edition_docks_of_lots_stand_where_their_new_owner_has_his() -> None:
    """A dock on a planet floats for the Saar; one that floats is of no use to others."""
    game = table_of(ruleset=ES)
    put(game, 1, "wren_terra", "space_dock")
    become(game, 0, "saar")
    table = auctioned(dissolving(game))
    board, home = game_of(table).board, in_system(game.board.home(1))
    assert kinds(table, 0, "wren_terra") == {}
    assert {group.kind for group in board.units(0, home)} == {"space_dock"}
    game = table_of(ruleset=ES)
    become(game, 1, "saar")
    put(game, 1, game.board.home(1), "carrier, space_dock")
    table = auctioned(dissolving(game))
    assert [group.kind for seat in (0, 2) for group in game_of(table).board.units(seat, home)] == ["carrier"]


@pytest.mark.parametrize(("ruleset", "kept"), [(RULES, 3), (ES, 1)])
@pytest.mark.rule("SA17-SUR-16")
def test_what_an_agenda_takes_from_all_it_does_not_take_from_who_has_surrendered(ruleset: str, kept: int) -> None:
    """The Spanish edition does not say so."""
    game = surrendered(table_of(ruleset=ruleset))
    for player in game.state.players:
        player.trade_goods = 3
    table = trial(game, lambda g: g.politics.enact(CardId("free_trade"), "against"))
    assert [player.trade_goods for player in game_of(table).state.players] == [1, kept, 1]


@pytest.mark.rule("SA17-SUR-16")
def test_an_agenda_about_planets_passes_those_of_who_has_surrendered_by() -> None:
    game = surrendered(table_of())
    hold(game, 1, "mehar_xull")
    hold(game, 2, "vefut_ii")
    table = trial(game, lambda g: g.politics.enact(CardId("documenting_research"), "against"))
    assert [game_of(table).board.planet(PlanetId(planet)).exhausted for planet in ("mehar_xull", "vefut_ii")] == [False, True]


@pytest.mark.rule("SA17-SUR-17")
def test_taking_the_capital_counts_as_taking_a_planet_of_its_owner() -> None:
    game = table_of()
    put(game, 1, "arc_prime", "pds")
    table = auctioned(dissolving(game))
    fallen = game_of(invading(table, "5 ground_force, 5 shock_troop", *[10] * 40))
    assert fallen.board.planet(PlanetId("arc_prime")).owner == 0
    (invaded,) = fallen.board.deeds("invaded_planet", 0)
    assert (invaded.target, invaded.what) == (1, "defended")
    assert not fallen.board.units(NEUTRAL, on_planet(PlanetId("arc_prime"))), "nothing neutral is left"
    hold(fallen, 0, "wren_terra")
    fallen.state.objectives = [Objective(CardId("conqueror"))]
    assert all(count.have >= count.need for count in fallen.objectives.progress(0, CardId("conqueror")))


# -- the Spanish edition ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-SUR-01")
def test_in_the_spanish_edition_nothing_has_to_be_spent_before() -> None:
    game = table_of(ruleset=ES)
    hold(game, 1, "arc_prime")
    assert {"pass", "surrender"} <= set(offers(turn(game), 1))


@pytest.mark.rule("SAES-SUR-02", "SAES-SUR-03")
def test_in_the_spanish_edition_special_objectives_and_one_point_more_are_lost_at_once() -> None:
    game = table_of(ruleset=ES)
    game.state.special = [CardId("lazax_armory")]
    game.state.artifacts = {on_planet(PlanetId("arnor")): [CardId("lazax_armory")]}
    game.state.known["lazax_armory"] = [0, 1, 2]
    hold(game, 1, "arnor")
    game.state.claims = [Claim(1, "a", 4, 1), Claim(1, "lazax_armory", 1, 1)]
    assert game.objectives.qualifies(1, CardId("lazax_armory"))
    assert game.victory.points(1) == 5
    after = surrendered(game)
    assert after.victory.points(1) == 3
    assert [claim.source for claim in after.state.claims] == ["a"]
    after.state.phase = "status"
    after.objectives.score_specials([1])
    assert after.victory.points(1) == 3, "and not scored again"


@pytest.mark.rule("SAES-SUR-03")
def test_in_the_spanish_edition_the_point_is_lost_on_top_of_a_lost_home_system() -> None:
    game = table_of(ruleset=ES)
    game.state.claims = [Claim(1, "a", 9, 1)]
    hold(game, 0, "wren_terra")
    assert game.victory.points(1) == 6
    assert surrendered(game).victory.points(1) == 5


@pytest.mark.rule("SAES-SUR-04")
def test_in_the_spanish_edition_agreements_last_until_the_elimination() -> None:
    game = table_of(ruleset=ES)
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    put(game, 1, "1,0", "cruiser")
    table = dissolving(game)
    assert game_of(table).state.agreements
    assert not game_of(auctioned(table)).state.agreements


@pytest.mark.rule("SAES-SUR-07")
def test_in_the_spanish_edition_all_leaders_go_and_docks_at_home_stay() -> None:
    game = table_of(ruleset=ES)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "space_dock, ground_force")
    put(game, 1, "wren_terra", "space_dock")
    places = [on_planet(PlanetId("arc_prime")), on_planet(PlanetId("arnor"))]
    game.state.leaders = tuple(Leader(f"general#{n}", "general", 1, where) for n, where in enumerate(places))
    table = dissolving(game)
    assert [leader.where for leader in game_of(table).state.leaders] == ["", ""]
    assert kinds(table, 1, "arnor") == {"ground_force": 1}
    assert kinds(table, 1, "wren_terra") == {"space_dock": 1}
    assert kinds(table, NEUTRAL, "arc_prime")["space_dock"] == 1


@pytest.mark.rule("SAES-SUR-08")
def test_in_the_spanish_edition_only_a_planet_of_the_home_system_can_become_neutral() -> None:
    poorer = undocked(table_of(ruleset=ES))
    hold(poorer, 1, "mecatol_rex")
    put(poorer, 1, "wren_terra", "space_dock")
    assert capital(poorer) == "arc_prime", "it has the most resources"
    homeless = table_of(ruleset=ES)
    homeless.board.remove(1, on_planet(PlanetId("arc_prime")), homeless.board.units(1, on_planet(PlanetId("arc_prime"))), "test")
    hold(homeless, 0, "arc_prime", "wren_terra")
    hold(homeless, 1, "arnor", "lor")
    table = dissolving(homeless)
    assert offers(table, 0) == ["planet:arnor", "planet:lor"]


@pytest.mark.rule("SAES-SUR-14", "SAES-SUR-15")
def test_who_leaves_the_table_is_taken_through_it_and_the_others_play_on_to_a_result() -> None:
    table = new_table("sa_es +surrender rounds=2", 4, 3, history=False)
    bot, left = HastyBot(3), False
    while not table.over:
        ask = table.pending[0]
        keys = table.keys(ask)
        leaves = not left and "surrender" in keys
        table.answer(ask.seat, ask.id, "surrender" if leaves else bot.pick(ask.name, [key for key in keys if key != "surrender"]))
        left = left or leaves
        if game_of(table).state.round == 2:
            assert ask.seat in game_of(table).playing()
    gone = [seat for seat, player in enumerate(game_of(table).state.players) if player.out == "surrendered"]
    assert len(gone) == 1
    assert table.result
    assert gone[0] not in table.result


@pytest.mark.rule("SAES-SUR-02", "SAES-SUR-03", "SAES-ASC-02")
def test_in_ascension_who_surrenders_loses_a_special_objective_once() -> None:
    game = table_of(ruleset="sa_es +surrender +ascendancy")
    game.state.special = [CardId("voice_of_the_council")]
    game.state.titles["voice_of_the_council"] = 1
    for _ in range(3):
        game.objectives.score_specials([1])
    assert game.victory.points(1) == 3
    after = surrendered(game)
    assert after.victory.points(1) == 1, "the marker's point, and one more"


def test_agendas_of_the_spanish_edition_know_a_player_until_he_is_eliminated() -> None:
    game = surrendered(table_of(ruleset=ES))
    assert game.politics.eligible() == [0, 1, 2]
    assert game.politics.votes(1) > 0
