"""Action Cards of Shattered Ascension read a fourth time, from the print alone."""

from __future__ import annotations

import pytest
from balloting import assembly
from cards.test_action_council_revised import revised, voted
from cards.test_action_phases import played, strategy
from cards.test_action_space_battles import beaten_at_home
from dealing import acts, dealt, through
from races.racing import become
from skirmish import SOUTH, fight, fleets, ships
from tables import asks, game_of, hold, new_game, offers, play, put, say, units
from trial import trial
from voting import passed, senate

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agenda, CardId, PlanetId

# -- a fleet that was to retreat and is destroyed --------------------------------------------------------------------------


@pytest.mark.rule("OFF-SPB-6")
@pytest.mark.content("sa17:action/fighter_patrol_callback")
@pytest.mark.parametrize("hit", [True, False])
def test_a_patrol_comes_back_to_a_fleet_that_fell_before_it_could_retreat(hit: bool) -> None:
    """Even if all of it was destroyed in the second round; a fleet that has left is not there any more."""
    game = fleets("cruiser", "cruiser", seat_1="fighter_patrol_callback")
    game.board.lay_counter(1, SOUTH, "pool")
    table = fight(game, 1, 1, 7 if hit else 1, 1, *[1] * 6, 10, 10)
    say(table, 1, "no", f"retreat:{SOUTH}")
    assert asks(table, 1) == ("after_round" if hit else "")
    if hit:
        say(table, 1, "card:fighter_patrol_callback")
        assert game_of(table).board.battle.round > 2
        assert list(ships(table, 1)) == units("2 fighter")


@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_a_beacon_is_lit_for_a_fleet_that_fell_before_it_could_retreat() -> None:
    """It lost the battle as the defender; that it meant to leave at the end of the round changes nothing."""
    game = beaten_at_home("a_beacon_of_hope")
    game.board.lay_counter(1, SOUTH, "pool")
    table = fight(game, 5, 1, 7)
    say(table, 1, f"retreat:{SOUTH}")
    say(table, 2, "pass")
    say(table, 0, "sustain:dreadnought")
    assert asks(table, 1) == "battle_decided"


# -- Veto ----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/veto", "sa17:action/determine_policy")
def test_a_veto_discards_only_what_the_holder_of_assembly_has_chosen() -> None:
    """Not a card that somebody else has put among the agendas; what takes the place of the other is the holder's choice."""
    game = revised((1, "determine_policy"), (2, "veto"))
    game.player(1).political_cards = [CardId("code_of_honor")]
    game.state.agendas += [Agenda(CardId("free_trade"), 0), Agenda(CardId("mutiny"), 2)]
    table = assembly(game)
    say(table, 1, "card:determine_policy")
    say(table, 2, "card:veto", "card:veto")  # once more, now that there is another agenda
    assert offers(table, 2) == ["card:arms_reduction", "card:fleet_regulations", "card:core_stability"]
    say(table, 2, "card:fleet_regulations")
    assert (asks(table, 0), offers(table, 0)) == ("veto_replacement", ["card:free_trade", "card:mutiny"])
    say(table, 0, "card:mutiny")
    assert voted(table) == ["arms_reduction", "mutiny", "core_stability", "code_of_honor"]
    assert game_of(table).state.political_deck.discard == ["fleet_regulations"]


@pytest.mark.content("sa17:action/veto")
def test_without_a_twilight_council_another_agenda_is_brought() -> None:
    """The holder must choose another one, from where the first came."""
    game = new_game("sa17 -twilight_council", 3)
    game.state.round = 2
    game.state.action = Action(0, "strategic")
    game.player(2).action_cards = [CardId("veto")]
    game.player(0).political_cards = [CardId("free_trade"), CardId("mutiny")]
    for player in game.state.players:
        player.strategy = 0
    table = trial(game, lambda g: g.politics.agenda_from_hand(0))
    say(table, 0, "card:mutiny")
    say(table, 2, "card:veto")
    assert offers(table, 0) == ["card:free_trade", "random"]
    say(table, 0, "card:free_trade")
    assert voted(table) == ["free_trade"]
    assert [ask.name for ask in table.pending] == ["vote"]
    assert game_of(table).player(0).political_cards == []


# -- Rebellion! ----------------------------------------------------------------------------------------------------------


LATER = ("scuttle", "status_growth", "make_goods", "redistribute")  # what is asked in the Status Phase


def over(game: Game, *dice: int) -> Table:
    """Everybody has passed; the Status Phase begins."""
    game.state.phase = "action"
    return through(play(game, Step("action_phase.end"), dice=dice), *LATER)


def owner(table: Table, planet: str) -> int:
    return game_of(table).board.planet(PlanetId(planet)).owner


@pytest.mark.content("sa17:action/rebellion")
@pytest.mark.parametrize("turned", [True, False])
def test_rebels_rise_where_planets_are_adjacent_when_the_action_phase_is_over(turned: bool) -> None:
    """Wormholes make systems adjacent for all purposes, and one may have turned since the card was played."""
    game = strategy((0, "rebellion"), seats=2, tiles={"2,-1": "lodor"})
    hold(game, 1, "lodor")
    centre = game.board.system(Hex("0,0"))
    game.board.set_system(replace(centre, tokens=("wormhole:B/A",)))
    game = game_of(played(game, "rebellion"))
    if turned:
        game.galaxy.turn_over(Hex("0,0"), "wormhole:B/A")
    assert owner(over(game), "lodor") == (-1 if turned else 1)


@pytest.mark.content("sa17:action/rebellion", "sa17:ability/arborec_status_growth")
def test_what_begins_the_status_phase_comes_too_late_against_rebels() -> None:
    """They attack when the Action Phase ends; the Arborec grow at the start of the Status Phase."""
    game = strategy((0, "rebellion"))
    become(game, 1, "arborec")
    hold(game, 1, "wellon", "thibah")
    put(game, 1, "thibah", "ground_force")
    table = over(game_of(played(game, "rebellion")), 1, 8)
    assert (owner(table, "wellon"), owner(table, "thibah"), asks(table, 1)) == (-1, 1, "status_growth")
    assert "planet:wellon" not in offers(table, 1)
    locals_ = game_of(table).domain_counters.at(on_planet(PlanetId("wellon")))
    assert [thing.partition("#")[0] for thing in locals_] == ["hostile_locals:1"]


@pytest.mark.content("sa17:action/rebellion", "sa17:action/strategic_delay")
def test_the_last_action_comes_before_the_rebels() -> None:
    """An action that is the very last thing in the Action Phase may still be used against them."""
    game = strategy((0, "rebellion"), (1, "strategic_delay"))
    hold(game, 1, "wellon")
    game = game_of(played(game, "rebellion"))
    game.state.phase = "action"
    table = say(play(game, Step("action_phase.end")), 1, "card:strategic_delay")
    assert (asks(table, 1), owner(table, "wellon")) == ("action", 1)
    assert owner(through(say(table, 1, "no"), *LATER), "wellon") == -1


# -- Military Advisors ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/military_advisors")
def test_advisors_arm_a_planet_whatever_counters_lie_there() -> None:
    """Empty is a planet without units; the Custodians are a Domain Counter like others."""
    game = dealt((0, "military_advisors"))
    game.state.domain_counters = {on_planet(PlanetId("mecatol_rex")): [CardId("custodian_ground_forces:2")]}
    table = acts(game, "military_advisors", "system:0,0")
    lying = game_of(table).domain_counters.at(on_planet(PlanetId("mecatol_rex")))
    assert [thing.partition("#")[0] for thing in lying] == ["custodian_ground_forces:2", "hostile_locals:2"]


# -- Frozen Accounts -----------------------------------------------------------------------------------------------------


def frozen(game: Game, seat: int) -> Game:
    """A player can neither use nor give away his Trade Goods in this round."""
    game.begin_effect("frozen_accounts", seat, "card", until="round")
    return game


@pytest.mark.content("sa17:action/frozen_accounts", "sa17:political/repeal_labor_laws")
def test_goods_of_a_frozen_account_save_no_dock() -> None:
    """Three Trade Goods are spent, or a dock is destroyed; and nothing is spent where there is no dock."""
    game = frozen(frozen(senate(), 0), 2)
    for seat in range(3):
        game.player(seat).trade_goods = 5
    put(game, 0, "jord", "space_dock")
    after = passed(game, "repeal_labor_laws", "against")
    assert [player.trade_goods for player in after.state.players] == [5, 2, 5]
    assert after.board.docks_of(0) == []


@pytest.mark.content("sa17:action/frozen_accounts", "sa17:political/economic_revitalization")
def test_who_cannot_give_goods_away_is_not_able_to_pay() -> None:
    game = frozen(senate(), 1)
    for seat in range(3):
        game.player(seat).trade_goods = 5
    after = passed(game, "economic_revitalization", "player:0")
    assert [player.trade_goods for player in after.state.players] == [6, 5, 4]


@pytest.mark.content("sa17:action/frozen_accounts", "sa17:upgrade/production_centers")
def test_hacan_with_a_frozen_account_keep_what_they_make() -> None:
    """They receive the six, and can give none of them away."""
    game = frozen(dealt(), 2)
    game.begin_effect("production_centers", 2, "upgrade")
    game.player(2).trade_goods = 1
    table = play(game, Step("action_phase.turn", 2))
    say(table, 2, next(key for key in offers(table, 2) if "production_centers" in key))
    assert [player.trade_goods for player in game_of(table).state.players] == [0, 0, 7]
