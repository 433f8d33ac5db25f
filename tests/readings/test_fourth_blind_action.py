"""Action Cards of Shattered Ascension read a fourth time, from the print alone."""

from __future__ import annotations

import pytest
from balloting import assembly
from cards.test_action_council_revised import revised, voted
from cards.test_action_phases import played, strategy
from cards.test_action_space_battles import beaten_at_home
from dealing import acts, at, dealt, through
from leading import lead
from races.racing import become
from skirmish import HERE, SOUTH, acting, armies, deal, fight, fleets, invade, rolled, ships
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import trial
from voting import passed, senate

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Action, Agenda, CardId, Place, PlanetId

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


@pytest.mark.content("sa17:action/veto", "sa17:political/policy_review")
@pytest.mark.parametrize("others", [1, 0])
def test_without_a_twilight_council_another_one_of_the_discard_pile_is_reviewed(others: int) -> None:
    """One that Policy Review has added came from there: nobody's hand has anything to do with it."""
    game = new_game("sa17 -twilight_council", 3)
    game = passed(game, "policy_review")
    game.state.political_deck.discard = [CardId("imperial_mandate"), CardId("relics_of_the_past")][: 1 + others]
    game.state.round = 2
    game.state.action, game.state.active = Action(0, "strategic"), 0
    game.player(2).action_cards = [CardId("veto")]
    game.player(0).political_cards = [CardId("mutiny")]
    game.player(2).political_cards = [CardId("free_trade")]
    for player in game.state.players:
        player.strategy = 0
    table = say(trial(game, lambda g: g.politics.agenda_from_hand(0)), 0, "card:mutiny")
    if asks(table, 0) == "policy_review":
        say(table, 0, "card:imperial_mandate")
    say(table, 2, "card:veto", "card:imperial_mandate")
    assert voted(table) == ["mutiny", *["relics_of_the_past"] * others]
    after = game_of(table)
    assert (after.state.political_deck.discard, after.player(2).political_cards) == (["imperial_mandate"], ["free_trade"])


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


@pytest.mark.rule("SA17-LDR-14")
@pytest.mark.content("sa17:action/rebellion")
@pytest.mark.parametrize("objects", [True, False])
def test_a_diplomat_objects_to_rebels_as_to_any_landing(objects: bool) -> None:
    """The attack is handled like an ordinary planetary landing; nobody is there who could overrule him."""
    game = strategy((0, "rebellion"))
    hold(game, 1, "wellon", "thibah")
    lead(game, 1, "letnev_ciel", "planet:wellon")
    game = game_of(played(game, "rebellion"))
    game.state.phase = "action"
    table = play(game, Step("action_phase.end"))
    assert asks(table, 1) == "before_invasion"
    say(table, 1, next(key for key in offers(table, 1) if (key == "pass") is not objects))
    through(table, *LATER)
    assert (owner(table, "wellon"), owner(table, "thibah")) == (1 if objects else -1, -1)
    assert game_of(table).board.units(NEUTRAL, Place("planet:wellon")) == ()


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
    assert asks(table, 2) != "production_centers"
    assert [player.trade_goods for player in game_of(table).state.players] == [0, 0, 7]


# -- Cultural Crisis -----------------------------------------------------------------------------------------------------


def struck(race: str, victim: int = 1) -> Game:
    """A Cultural Crisis is played against a race when the Strategy Phase begins."""
    game = strategy((0, "cultural_crisis"))
    become(game, victim, race)
    game.player(victim).action_cards = [CardId(f"plague#{n}") for n in range(1, 10)]
    put(game, victim, "0,1", "4 cruiser")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    if asks(table, victim):  # the Yssaril have something to do as well
        say(table, victim, "pass")
    return game_of(through(say(table, 0, "card:cultural_crisis", f"player:{victim}")))


@pytest.mark.content("sa17:action/cultural_crisis", "sa17:ability/yssaril_no_hand_limit", "sa17:ability/letnev_fleet_bonus")
def test_a_crisis_is_felt_at_once_in_hands_and_fleets() -> None:
    """Advantages are gone: the hand limit holds the Yssaril too, and the Letnev have no ship more than Fleet Supply."""
    assert len(struck("yssaril").player(1).action_cards) == 7
    letnev = struck("letnev")
    assert letnev.player(1).fleet == 3
    assert forces.count(letnev.board.ships(1, Hex("0,1")), "cruiser") == 3


@pytest.mark.content("sa17:action/cultural_crisis", "sa17:ability/nekro_no_vote", "sa17:ability/arborec_status_growth")
def test_a_crisis_takes_disadvantages_and_lasts_through_the_status_phase() -> None:
    """The Nekro vote in this round; the Arborec grow nothing when the Status Phase begins, which is part of it."""
    nekro = struck("nekro")
    assert nekro.politics.votes(1) > 0
    nekro.end_scope("round")
    assert nekro.politics.votes(1) == 0
    arborec = struck("arborec")
    put(arborec, 1, "arc_prime", "ground_force")
    assert asks(over(arborec), 1) != "status_growth"


# -- Red Tape ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/red_tape")
def test_a_card_under_red_tape_gets_its_bonus_counter() -> None:
    """Nobody takes it, and every card that is not taken gets one."""
    game = strategy((1, "red_tape"))
    strategy_cards(
        game, dict.fromkeys(("leadership", "diplomacy", "assembly", "warfare", "technology", "trade", "logistics"), -1)
    )
    table = play(game, Step("strategy_phase.start"))
    say(table, 1, "card:red_tape", "card:warfare")
    through(table, "pick")
    while table.pending[0].name == "pick":
        ask = table.pending[0]
        assert "card:warfare" not in offers(table, ask.seat)
        say(table, ask.seat, offers(table, ask.seat)[0])
    cards = {card.id: (card.holder, card.bonus) for card in game_of(through(table, "action")).state.strategy_cards}
    assert cards["warfare"] == (-1, 1)


# -- Privateers ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/privateers", "sa17:action/frozen_accounts")
def test_privateers_rob_a_frozen_account_too() -> None:
    """Nothing is used or given away: it is taken. The one discarded afterwards comes out of what was taken, if need be."""
    game = frozen(dealt((0, "privateers")), 1)
    game.player(1).trade_goods = 7
    table = acts(game, "privateers")
    assert [player.trade_goods for player in game_of(table).state.players] == [3, 3, 0]


# -- Hidden Warheads -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/hidden_warheads")
def test_one_further_fighter_falls_only_if_there_is_one() -> None:
    """Two hits on the only two Fighters find no further ones; on three they take the third."""
    for fighters, left in ((2, 0), (3, 0), (5, 1)):
        game = dealt((0, "hidden_warheads"))
        hold(game, 0, "wellon")
        put(game, 1, "0,-1", f"carrier, {fighters} fighter")
        table = acts(game, "hidden_warheads", dice=[7, 9, 6])
        while asks(table, 1) == "casualty":
            say(table, 1, "destroy:fighter")
        there = game_of(table).board.ships(1, Hex("0,-1"))
        assert (forces.count(there, "carrier"), forces.count(there, "fighter")) == (1, left)


# -- Super-Triangulation -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/super_triangulation")
def test_triangulation_is_for_the_own_pds_of_the_active_player_too() -> None:
    """Six more with three planets, for whoever played it; PDS aboard a ship are on no planet."""
    game = acting(new_game("sa17", 3, tiles={HERE: "rigel"}))
    deal(game, seat_0="super_triangulation")
    for planet in ("rigel_i", "rigel_ii"):
        hold(game, 0, planet)
        put(game, 0, planet, "pds")
    hold(game, 1, "rigel_iii")
    put(game, 1, "rigel_iii", "pds")
    put(game, 0, HERE, "carrier, pds, cruiser")
    put(game, 1, HERE, "2 cruiser")
    table = play(game, Step("space_cannon.fire", 0, HERE), dice=[1, 1, 1])
    say(table, 0, "card:super_triangulation")
    through(say(table, 1, "fire:0"), "space_cannon")
    say(table, 0, "fire:1")
    assert [(len(faces), needed) for _, faces, needed in rolled(table, 1, "space_cannon")] == [(1, 6)]
    assert [(len(faces), needed) for _, faces, needed in rolled(table, 0, "space_cannon")] == [(1, 2), (1, 2)]


# -- Military Foresight --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/military_foresight")
def test_a_ship_lost_before_the_first_round_is_foreseen_too() -> None:
    """A Fighter is a ship, and the barrage is part of the battle; it waits until the next Status Phase."""
    game = fleets("destroyer", "carrier, 2 fighter", seat_1="military_foresight")
    put(game, 1, "arc_prime", "space_dock")
    table = fight(game, 10, 1, *[1] * 20)
    assert asks(table, 1) == "units_destroyed"
    say(table, 1, "card:military_foresight")
    later = play(game_of(through(table, "action")), Step("status_phase.start"))
    assert list(game_of(later).board.ships(1, game.board.home(1))) == units("fighter")


# -- Geomagnetic Mines ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/geomagnetic_mines")
def test_mines_alone_may_decide_an_invasion() -> None:
    """One hit for each Armor: a damaged one is destroyed, and when nobody else defends, the planet falls."""
    game = armies("ground_force", "mechanized_unit*1", seat_0="geomagnetic_mines")
    table = invade(game, *[1] * 6)
    say(table, 0, "card:geomagnetic_mines")
    through(table, "action")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0
    assert rolled(table, 0, "invasion") == []  # at nobody


# -- Suppressive Fire ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/suppressive_fire")
def test_suppression_is_for_the_round_in_which_it_is_played() -> None:
    """The hits used strike nobody, those of the next round strike as ever; before the first round nothing is suppressed."""
    game = fleets("2 cruiser", "2 cruiser, destroyer", seat_0="suppressive_fire")
    table = fight(game, 10, 10, 10, 1, 9, 10, 10, 10, 1, 1)
    say(table, 0, "card:suppressive_fire", "2")
    through(table, "casualty")
    assert (forces.count(ships(table, 0)), asks(table, 1)) == (1, "casualty")  # the second round's hits fall on both


@pytest.mark.content("sa17:action/suppressive_fire", "sa17:action/surprise_assault", "sa17:action/recheck")
def test_hits_that_have_struck_suppress_nothing_any_more() -> None:
    """In a surprise assault the attacker's hits are assigned before the defender rolls: they have inflicted what they could."""
    game = fleets("2 cruiser", "3 cruiser", seat_0="surprise_assault, suppressive_fire", seat_2="recheck")
    table = fight(game, 10, 1, 10, 1, *[1] * 10)
    say(table, 0, "card:surprise_assault")
    assert (asks(table, 0), asks(table, 2)) == ("", "dice_rolled")
    say(table, 2, "pass")
    assert forces.count(ships(table, 1)) == 2
    assert (asks(table, 0), asks(table, 2)) == ("", "dice_rolled")  # now the defender's dice lie there
    say(table, 2, "card:recheck")
    assert all(key.startswith("die:1:") for key in offers(table, 2))


@pytest.mark.content("sa17:ability/jol_nar_recalculate", "sa17:action/surprise_assault")
def test_nobody_rolls_a_die_again_that_has_struck() -> None:
    game = fleets("2 cruiser", "3 cruiser", seat_0="surprise_assault")
    become(game, 0, "jol_nar")
    table = fight(game, 1, 1, *[1] * 10)
    say(table, 0, "card:surprise_assault")
    assert asks(table, 0) == "dice_rolled"
    say(table, 0, "pass")
    assert (asks(table, 0), game_of(table).board.battle.round) == ("dice_rolled", 2)


# -- Close Range Run-in --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/close_range_run_in")
def test_a_fighter_runs_in_on_a_war_sun() -> None:
    """A Fighter is a ship: the War Sun rolls one die for it instead of three, which falls on the Fighter alone."""
    game = fleets("war_sun", "fighter, cruiser", seat_1="close_range_run_in")
    table = fight(game, 10, 1, 1, *[1] * 12)
    say(table, 1, "card:close_range_run_in", "unit:fighter")
    assert [len(faces) for _, faces, _ in rolled(table, 0, "battle")][:2] == [1, 3]
    assert list(ships(table, 1))[:1] == units("cruiser")
