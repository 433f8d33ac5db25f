"""Official Political Cards from Aggressive Strategy to Labor Force Politics, read a second time from the reference alone."""

from __future__ import annotations

import pytest
from races.racing import become, use
from readings.agendas import exhausted, goods, owner, rich, there, totals
from readings.reading import broke, enact
from strategic import holding, uses
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import (
    copy_of,
    fighting,
    keys_of,
    may_bombard,
    may_go,
    may_land,
    passed,
    refuse,
    round_over,
    senate,
    sets_out,
    trade,
    until,
    vote,
)

from mecatol.core.decisions import ALLOWED
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rng import Rng
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import MAY_BOMBARD, Firing
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Claim, Place, PlanetId, Seat

HOME = Hex("0,-2")
BASE = "official strategy=base"
SOL, LETNEV, HACAN = range(3)


def chamber(seats: int = 3, tiles: dict[str, str] | None = None, ruleset: str = "official") -> Game:
    """Three players of the official game in a Strategic Action of the first."""
    game = senate(seats, tiles, ruleset)
    for player in game.state.players:
        player.fleet = 9
    return game


def laws(game: Game) -> list[str]:
    """The laws that are in force."""
    return [law.card for law in game.state.laws]


def cabinet(holders: dict[str, Seat], seats: int = 3, ruleset: str = BASE) -> Game:
    """The same with these Strategy Cards, and decks to draw from."""
    game = holding(ruleset, holders, seats)
    game.state.active = 0
    game.tactical.start(Action(0, "strategic"))
    return game


# -- Aggressive Strategy -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/aggressive_strategy")
def test_everybody_may_use_his_own_secondary_for_nothing_in_order_of_play() -> None:
    """Political comes before Logistics, Logistics before Technology; no counter is needed, and who will not need not."""
    game = cabinet({"technology": SOL, "logistics": LETNEV, "political": HACAN})
    hold(game, LETNEV, "wellon", "centauri")
    for player in game.state.players:
        player.strategy = 0
    table = vote(game, "aggressive_strategy")
    assert [asks(table, seat) != "" for seat in range(3)] == [False, False, True]
    say(table, HACAN, "political")
    assert len(game_of(table).player(HACAN).action_cards) == 1
    assert [asks(table, seat) != "" for seat in range(3)] == [False, True, False]
    say(table, LETNEV, next(key for key in offers(table, LETNEV) if key == "done"))
    game = game_of(refuse(table))
    assert [player.strategy for player in game.state.players] == [0, 0, 0]
    assert [len(player.action_cards) for player in game.state.players] == [0, 0, 1]
    assert not any(card.played for card in game.state.strategy_cards if card.holder != SOL)


@pytest.mark.content("official:political/aggressive_strategy")
def test_refused_nobody_uses_a_secondary_until_the_round_ends() -> None:
    """None of any card, by anybody; in the next round all is as before."""
    game = passed(cabinet({"technology": SOL, "logistics": LETNEV, "political": HACAN}), "aggressive_strategy", "against")
    cards = ("technology", "logistics", "political")
    assert not any(game.strategy_cards.may_use(seat, card).allowed for seat in range(3) for card in cards)
    assert round_over(game).strategy_cards.may_use(LETNEV, "political").allowed


# -- Ancient Artifact --------------------------------------------------------------------------------------------------


def heart() -> Game:
    """Everybody is about Mecatol Rex."""
    game = chamber()
    hold(game, SOL, "mecatol_rex", "tarmann")
    hold(game, LETNEV, "thibah", "centauri")
    put(game, SOL, "mecatol_rex", "4 ground_force, 2 pds, space_dock")
    put(game, SOL, "0,0", "war_sun, 6 fighter")
    put(game, LETNEV, "1,0", "6 cruiser")
    put(game, LETNEV, "thibah", "6 ground_force, 2 pds, space_dock")
    put(game, HACAN, "0,1", "2 destroyer")
    put(game, SOL, "tarmann", "pds")
    put(game, LETNEV, "2,-1", "cruiser")
    put(game, LETNEV, "centauri", "ground_force")
    return game


@pytest.mark.content("official:political/ancient_artifact")
@pytest.mark.parametrize(("face", "left"), [(5, (3, 3, 0)), (4, (6, 6, 2))])
def test_an_artifact_of_five_destroys_the_heart_and_rolls_three_dice_about_it(face: int, left: tuple[int, ...]) -> None:
    """Everything about Mecatol Rex; each fleet and each planetary force beside it three dice at five; PDS and docks stay."""
    game = game_of(refuse(vote(heart(), "ancient_artifact", dice=(5, *([face] * 9)))))
    assert there(game, SOL, "0,0") == there(game, SOL, "mecatol_rex") == {}
    assert there(game, LETNEV, "1,0").get("cruiser", 0) == left[0]
    assert there(game, LETNEV, "thibah") == {"ground_force": left[1], "pds": 2, "space_dock": 1}
    assert there(game, HACAN, "0,1").get("destroyer", 0) == left[2]
    assert there(game, SOL, "tarmann") == {"pds": 1}
    assert (there(game, LETNEV, "2,-1"), there(game, LETNEV, "centauri")) == ({"cruiser": 1}, {"ground_force": 1})
    assert owner(game, "thibah") == LETNEV


@pytest.mark.content("official:political/ancient_artifact")
def test_an_artifact_of_six_teaches_two_technologies_the_second_on_the_first() -> None:
    """Everybody two of his choice, with their prerequisites; what the first makes ready is open for the second."""
    table = vote(heart(), "ancient_artifact", dice=(6,))
    assert there(game_of(table), SOL, "0,0") == {"war_sun": 1, "fighter": 6}
    first = offers(table, SOL)
    assert not any("xrd_transporters" in key for key in first)
    say(table, SOL, next(key for key in first if key.endswith("antimass_deflectors")))
    assert any(key.endswith("xrd_transporters") for key in offers(table, SOL))
    say(table, SOL, next(key for key in offers(table, SOL) if key.endswith("xrd_transporters")))
    game = game_of(refuse(table))
    assert [len(player.technologies) for player in game.state.players] == [2, 2, 2]
    assert set(game.player(SOL).technologies) == {"antimass_deflectors", "xrd_transporters"}


@pytest.mark.content("official:political/ancient_artifact")
def test_an_artifact_left_alone_does_nothing() -> None:
    """No die is rolled."""
    table = vote(heart(), "ancient_artifact", "against")
    assert table.over
    assert there(game_of(table), SOL, "0,0") == {"war_sun": 1, "fighter": 6}


# -- Arms Reduction ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/arms_reduction")
def test_everybody_keeps_two_dreadnoughts_and_four_cruisers_of_his_choice() -> None:
    """Letnev gives up one Dreadnought and two Cruisers, where he will; Sol has no more than he may have."""
    game = chamber()
    put(game, SOL, HOME, "2 dreadnought, 4 cruiser, 3 destroyer")
    put(game, LETNEV, "1,0", "2 dreadnought, 3 cruiser")
    put(game, LETNEV, "0,1", "dreadnought, 3 cruiser, war_sun")
    table = vote(game, "arms_reduction")
    assert asks(table, SOL) == ""
    for kind in ("dreadnought", "cruiser", "cruiser"):
        keys = [key for key in offers(table, LETNEV) if kind in key]
        assert {key.split()[0] for key in keys} == {"system:1,0", "system:0,1"}, keys
        say(table, LETNEV, next(key for key in keys if "0,1" in key))
    game = game_of(table)
    assert table.over
    assert there(game, SOL, HOME) == {"dreadnought": 2, "cruiser": 4, "destroyer": 3}
    assert there(game, LETNEV, "1,0") == {"dreadnought": 2, "cruiser": 3}
    assert there(game, LETNEV, "0,1") == {"cruiser": 1, "war_sun": 1}


@pytest.mark.content("official:political/arms_reduction")
def test_arms_kept_exhaust_every_planet_with_a_red_specialty() -> None:
    """Everybody's, and no other planets."""
    game = chamber()
    hold(game, SOL, "vefut_ii", "wellon")
    hold(game, HACAN, "lor", "dal_bootha", "mehar_xull")
    put(game, SOL, HOME, "3 dreadnought, 5 cruiser")
    game = passed(game, "arms_reduction", "against", p1="for")
    assert exhausted(game) == ["dal_bootha", "lor", "vefut_ii"]
    assert there(game, SOL, HOME) == {"dreadnought": 3, "cruiser": 5}


# -- Checks and Balances -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/checks_and_balances")
def test_who_picks_a_card_gives_it_to_another_who_has_none() -> None:
    """Sol gives his to Letnev; then Letnev may give to Sol or the others, never to himself."""
    game = passed(cabinet({"technology": SOL}, 5), "checks_and_balances")
    assert laws(game) == ["checks_and_balances"]
    strategy_cards(game, dict.fromkeys(("initiative", "trade", "warfare", "technology", "political"), -1))
    game.state.phase = "strategy"
    table = play(game, *(Step("strategy_phase.pick", seat) for seat in range(5)))
    say(table, 0, "card:trade")
    assert sorted(offers(table, 0)) == [f"player:{seat}" for seat in (1, 2, 3, 4)]
    say(table, 0, "player:1")
    say(table, 1, "card:warfare")
    assert sorted(offers(table, 1)) == [f"player:{seat}" for seat in (0, 2, 3, 4)]
    say(table, 1, "player:2")
    say(table, 2, "card:technology")
    assert sorted(offers(table, 2)) == [f"player:{seat}" for seat in (0, 3, 4)]
    say(table, 2, "player:3")
    say(table, 3, "card:political")
    assert sorted(offers(table, 3)) == ["player:0", "player:4"]
    holders = {card.id: card.holder for card in game_of(table).state.strategy_cards}
    assert (holders["trade"], holders["warfare"], holders["technology"]) == (1, 2, 3)


@pytest.mark.content("official:political/checks_and_balances")
def test_refused_every_card_goes_to_the_left_used_or_not_and_the_token_stays() -> None:
    """Both cards of a player move; a used one stays used with its new owner; the Speaker remains the Speaker."""
    game = cabinet({"initiative": SOL, "technology": SOL, "logistics": LETNEV, "trade": LETNEV, "political": HACAN})
    game.state.strategy_cards = [replace(c, played=c.id in ("logistics", "political")) for c in game.state.strategy_cards]
    speaker = game.state.speaker
    game = passed(game, "checks_and_balances", "against")
    holders = {card.id: (card.holder, card.played) for card in game.state.strategy_cards}
    assert holders == {
        "initiative": (LETNEV, False),
        "technology": (LETNEV, False),
        "logistics": (HACAN, True),
        "trade": (HACAN, False),
        "political": (SOL, True),
    }
    assert game.state.speaker == speaker
    assert laws(game) == []


# -- Closing the Wormholes ---------------------------------------------------------------------------------------------


MOUTHS = {"1,0": "wormhole_a", "-1,1": "lodor", "1,1": "wormhole_b", "-1,-1": "quann"}


@pytest.mark.content("official:political/closing_the_wormholes")
def test_closed_wormholes_lead_nowhere_for_good_and_the_next_hex_stays_open() -> None:
    """Both kinds, next round too; a system with a wormhole is still entered over its border; repealed, they lead on."""
    game = chamber(tiles=MOUTHS)
    assert may_go(game, "1,0", "-1,1")
    law = passed(game, "closing_the_wormholes")
    for later in (law, round_over(law)):
        assert not may_go(later, "1,0", "-1,1")
        assert not may_go(later, "1,1", "-1,-1")
        assert may_go(later, "0,0", "1,0")
    law.politics.repeal(CardId("closing_the_wormholes"))
    assert may_go(law, "1,0", "-1,1")


@pytest.mark.content("official:political/closing_the_wormholes")
def test_wormholes_kept_open_cost_a_ship_of_every_fleet_beside_them() -> None:
    """One of the owner's choice in each wormhole system, no Fighter; fleets elsewhere and Fighters alone are spared."""
    game = chamber(tiles=MOUTHS)
    put(game, SOL, "1,0", "carrier, cruiser, 2 fighter")
    put(game, SOL, "1,1", "2 destroyer")
    put(game, SOL, "0,0", "cruiser")
    put(game, LETNEV, "-1,1", "dreadnought")
    hold(game, HACAN, "quann")
    put(game, HACAN, "quann", "space_dock")
    put(game, HACAN, "-1,-1", "2 fighter")
    table = vote(game, "closing_the_wormholes", "against")
    keys = offers(table, SOL)
    assert any("carrier" in key for key in keys)
    assert not any("fighter" in key for key in keys)
    say(table, SOL, next(key for key in keys if "cruiser" in key))
    game = game_of(refuse(table))
    assert there(game, SOL, "1,0") == {"carrier": 1, "fighter": 2}
    assert there(game, SOL, "1,1") == {"destroyer": 1}
    assert there(game, SOL, "0,0") == {"cruiser": 1}
    assert there(game, LETNEV, "-1,1") == {}
    assert there(game, HACAN, "-1,-1") == {"fighter": 2}
    assert laws(game) == []
    assert may_go(game, "1,0", "-1,1")


# -- Code of Honor -----------------------------------------------------------------------------------------------------


def retreats(game: Game) -> set[Seat]:
    """Who may announce a retreat while a battle lasts, nobody doing so."""
    put(game, SOL, "1,0", "2 cruiser")
    put(game, LETNEV, "1,0", "2 cruiser")
    game.board.lay_counter(SOL, Hex("0,1"), "pool")
    table = sets_out(game, SOL, "1,0", "space_battle.begin", dice=(1,) * 12)
    found = set()
    for _ in range(12):
        if not table.pending:
            break
        found |= {ask.seat for ask in table.pending if any("retreat" in key for key in table.keys(ask))}
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "keep", "stay") if key in keys), keys[0]))
    return found


@pytest.mark.content("official:political/code_of_honor")
def test_nobody_withdraws_or_retreats_under_the_code() -> None:
    """Neither the attacker nor the defender; without the law both might."""
    assert retreats(chamber()) == {SOL, LETNEV}
    assert retreats(passed(chamber(), "code_of_honor", "against")) == {SOL, LETNEV}
    assert retreats(passed(chamber(), "code_of_honor")) == set()


@pytest.mark.content("official:political/code_of_honor")
@pytest.mark.rule("OFF-FAQ-5")
def test_the_naalu_still_go_before_the_battle() -> None:
    """Their retreat comes before the battle and is no retreat from it."""
    game = chamber()
    become(game, LETNEV, "naalu")
    game = passed(game, "code_of_honor")
    put(game, SOL, "1,0", "2 cruiser")
    put(game, LETNEV, "1,0", "carrier, 2 fighter")
    put(game, LETNEV, "1,-1", "cruiser")
    table = sets_out(game, SOL, "1,0", "space_battle.begin", dice=(1,) * 12)
    use(table, LETNEV, "retreat:1,-1")
    assert there(game_of(refuse(table)), LETNEV, "1,-1") == {"carrier": 1, "fighter": 2, "cruiser": 1}


# -- Colonial Redistribution -------------------------------------------------------------------------------------------


def scored(game: Game, *points: int) -> Game:
    """Everybody has so many Victory Points."""
    game.state.claims = [Claim(seat, "test", number, 1) for seat, number in enumerate(points)]
    return game


@pytest.mark.content("official:political/colonial_redistribution")
def test_the_leader_gives_one_of_his_planets_to_one_of_the_last() -> None:
    """Letnev leads: one of his own planets, its Ground Forces gone, for one of those with the fewest points; three for it."""
    game = scored(chamber(4), 1, 4, 1, 2)
    hold(game, LETNEV, "thibah", "centauri")
    put(game, LETNEV, "thibah", "4 ground_force")
    put(game, LETNEV, "centauri", "ground_force")
    table = vote(game, "colonial_redistribution")
    assert sorted(offers(table, LETNEV)) == ["planet:arc_prime", "planet:centauri", "planet:thibah", "planet:wren_terra"]
    say(table, LETNEV, "planet:thibah")
    assert sorted(offers(table, LETNEV)) == ["player:0", "player:2"]
    say(table, LETNEV, "player:2")
    assert there(game_of(table), LETNEV, "thibah") == {}
    say(table, HACAN, next(key for key in offers(table, HACAN) if key not in ("no", "pass", "done")))
    game = game_of(table)
    assert (owner(game, "thibah"), there(game, HACAN, "thibah")) == (HACAN, {"ground_force": 3})
    assert there(game, LETNEV, "centauri") == {"ground_force": 1}


@pytest.mark.content("official:political/colonial_redistribution")
def test_the_last_may_leave_the_planet_where_it_is() -> None:
    """The Ground Forces are gone all the same; refused by the council nothing happens."""
    game = scored(chamber(), 1, 4, 2)
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "thibah", "4 ground_force")
    none = passed(copy_of(game), "colonial_redistribution", "against")
    assert there(none, LETNEV, "thibah") == {"ground_force": 4}
    table = say(vote(game, "colonial_redistribution"), LETNEV, "planet:thibah")
    if asks(table, LETNEV):
        say(table, LETNEV, "player:0")
    assert "no" in offers(table, SOL)
    game = game_of(say(table, SOL, "no"))
    assert (owner(game, "thibah"), there(game, LETNEV, "thibah"), there(game, SOL, "thibah")) == (LETNEV, {}, {})


@pytest.mark.content("official:political/colonial_redistribution")
def test_of_several_leaders_chance_takes_one() -> None:
    """Neither the Speaker nor the table chooses: over many seeds each of the two is taken, never the third."""
    taken = set()
    for seed in range(12):
        game = scored(chamber(), 3, 3, 1)
        hold(game, SOL, "wellon")
        game.state.rng = Rng(seed)
        table = vote(game, "colonial_redistribution")
        taken |= {ask.seat for ask in table.pending}
    assert taken == {SOL, LETNEV}


@pytest.mark.content("official:political/colonial_redistribution")
def test_where_all_are_level_the_leader_is_one_of_the_last() -> None:
    """Whoever chance takes has the fewest points as well as the most."""
    game = scored(chamber(), 2, 2, 2)
    for seat, planet in enumerate(("wellon", "thibah", "saudor")):
        hold(game, seat, planet)
    table = vote(game, "colonial_redistribution")
    leader = table.pending[0].seat
    say(table, leader, offers(table, leader)[0])
    assert offers(table, leader) == [f"player:{seat}" for seat in range(3)]


# -- Colonization Licensing --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/colonization_licensing")
def test_a_licence_for_a_neutral_planet_costs_its_resources() -> None:
    """Saudor costs two, by planets or Trade Goods; who cannot pay does not land; an enemy's planet costs nothing."""
    game = passed(chamber(), "colonization_licensing")
    assert laws(game) == ["colonization_licensing"]
    put(game, SOL, "-1,1", "carrier, 2 ground_force")
    for planet in game.board.planets_of(SOL):
        game.board.set_planet(replace(planet, exhausted=True))
    poor = copy_of(game)
    poor.player(SOL).trade_goods = 1
    assert not may_land(poor, "saudor")
    held = copy_of(game)
    hold(held, LETNEV, "saudor")
    assert may_land(held, "saudor")
    game.player(SOL).trade_goods = 3
    table = sets_out(game, SOL, "-1,1", "landing.begin", "invasion.begin")
    enact(table, "land:saudor:ground_force", "done")
    game = game_of(refuse(table))
    assert there(game, SOL, "saudor") == {"ground_force": 1}
    assert goods(game)[SOL] == 1


@pytest.mark.content("official:political/colonization_licensing")
def test_refused_one_planet_in_three_abroad_is_exhausted() -> None:
    """Rounded down, home planets not counted: five abroad exhaust one, six two, two none; which, their owner says."""
    game = chamber()
    hold(game, SOL, "wellon", "thibah", "saudor", "lazar", "sakulag")
    hold(game, LETNEV, "centauri", "gral", "arnor", "lor", "coorneeq", "resculon")
    hold(game, HACAN, "xxehan", "tequran")
    table = vote(game, "colonization_licensing", "against")
    say(table, SOL, "planet:lazar")
    assert asks(table, SOL) == ""
    say(table, LETNEV, "planet:lor", "planet:gral")
    assert asks(table, HACAN) == ""
    assert exhausted(game_of(refuse(table))) == ["gral", "lazar", "lor"]


# -- Compensated Disarmament -------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/compensated_disarmament")
def test_ground_forces_given_up_are_paid_for_and_the_planet_stays() -> None:
    """One Trade Good each; PDS and docks stay, ships too; the planet remains his."""
    game = chamber()
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "thibah", "4 ground_force, pds, space_dock")
    put(game, LETNEV, "1,0", "carrier, 2 ground_force")
    put(game, LETNEV, "arc_prime", "ground_force")
    game = passed(game, "compensated_disarmament", "planet:thibah")
    assert there(game, LETNEV, "thibah") == {"pds": 1, "space_dock": 1}
    assert there(game, LETNEV, "1,0") == {"carrier": 1, "ground_force": 2}
    assert (owner(game, "thibah"), goods(game)) == (LETNEV, [0, 4, 0])
    assert laws(game) == []


# -- Conventions of War ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/conventions_of_war")
def test_no_planet_with_a_dock_is_bombarded() -> None:
    """By neither Dreadnoughts nor War Suns; a planet without a dock is."""
    game = chamber()
    hold(game, LETNEV, "thibah", "centauri", "gral")
    put(game, LETNEV, "thibah", "space_dock, ground_force")
    put(game, LETNEV, "centauri", "space_dock, ground_force")
    put(game, LETNEV, "gral", "ground_force")
    assert may_bombard(game, "thibah")
    game = passed(game, "conventions_of_war")
    assert [may_bombard(game, planet) for planet in ("thibah", "centauri", "gral")] == [False, False, True]
    firing = Firing(SOL, "dreadnought", "bombardment", Hex("1,0"), PlanetId("thibah"))
    assert not game.fold(MAY_BOMBARD, ALLOWED, firing).allowed


@pytest.mark.content("official:political/conventions_of_war")
def test_its_opponents_each_remove_a_dock_abroad() -> None:
    """Only who voted against, one of his choice, none at home; supporters and who abstained keep all."""
    game = chamber(4)
    hold(game, SOL, "wellon", "thibah")
    hold(game, LETNEV, "centauri")
    hold(game, 3, "saudor")
    for seat, planets in ((SOL, ("jord", "wellon", "thibah")), (LETNEV, ("centauri",)), (HACAN, ("arretze",)), (3, ("saudor",))):
        for planet in planets:
            put(game, seat, planet, "space_dock")
    table = vote(game, "conventions_of_war", "against", p1="for", p3="abstain")
    assert sorted(key.split()[0] for key in offers(table, SOL)) == ["planet:thibah", "planet:wellon"]
    say(table, SOL, next(key for key in offers(table, SOL) if "thibah" in key))
    game = game_of(refuse(table))
    docks = [planet for planet in ("jord", "wellon", "thibah") if there(game, SOL, planet)]
    assert docks == ["jord", "wellon"]
    assert there(game, LETNEV, "centauri") == there(game, HACAN, "arretze") == there(game, 3, "saudor") == {"space_dock": 1}


# -- Core Stability ----------------------------------------------------------------------------------------------------


def drawn(game: Game) -> list[int]:
    """How many Action Cards everybody has."""
    return [len(player.action_cards) for player in game.state.players]


@pytest.mark.content("official:political/core_stability")
def test_action_cards_lie_open_and_the_most_influence_chooses_first() -> None:
    """As many as all are to draw, one of them two; who has chosen leaves the rest to the next in unexhausted influence."""
    game = cabinet({"technology": SOL, "logistics": LETNEV, "political": HACAN})
    hold(game, HACAN, "mecatol_rex", "wellon")  # 10
    hold(game, LETNEV, "centauri")  # 4
    give(game, LETNEV, "neural_motivator")
    game = passed(game, "core_stability")
    table = play(game, Step("status_phase.part", what="before_cards"), Step("status_phase.part", what="cards_and_counters"))
    cards = [key for key in offers(table, HACAN) if key.startswith("card:")]
    assert len(cards) == 4
    say(table, HACAN, cards[2])
    until(table, LETNEV, "choose_card") if not offers(table, LETNEV) else None
    assert [key for key in offers(table, LETNEV) if key.startswith("card:")] == [*cards[:2], cards[3]]
    say(table, LETNEV, cards[3], cards[0])
    game = game_of(refuse(table))
    assert [f"card:{card}" for card in game.player(HACAN).action_cards] == [cards[2]]
    assert sorted(f"card:{card}" for card in game.player(LETNEV).action_cards) == sorted([cards[0], cards[3]])
    assert [f"card:{card}" for card in game.player(SOL).action_cards] == [cards[1]]


@pytest.mark.content("official:political/core_stability")
def test_exhausted_planets_do_not_count_for_the_choice() -> None:
    """Mecatol Rex exhausted when the cards are laid out is of no use to Hacan: Letnev chooses first."""
    game = cabinet({"technology": SOL, "logistics": LETNEV, "political": HACAN})
    hold(game, HACAN, "mecatol_rex")
    hold(game, LETNEV, "centauri")
    game.board.exhaust(PlanetId("mecatol_rex"), "test")
    game = passed(game, "core_stability")
    table = play(game, Step("status_phase.part", what="before_cards"), Step("status_phase.part", what="cards_and_counters"))
    assert [ask.seat for ask in table.pending] == [LETNEV]


@pytest.mark.content("official:political/core_stability")
def test_refused_nobody_draws_action_cards_this_round() -> None:
    """Neither in the Status Phase nor by Political; in the next round as always."""
    game = passed(cabinet({"technology": SOL, "political": HACAN}), "core_stability", "against")
    table = play(copy_of(game), Step("status_phase.part", what="cards_and_counters"))
    assert drawn(game_of(refuse(table))) == [0, 0, 0]
    table = play(copy_of(game), Step("strategy_cards.play", HACAN, what="political"))
    assert drawn(game_of(refuse(table))) == [0, 0, 0]
    later = round_over(game)
    table = play(later, Step("status_phase.part", what="cards_and_counters"))
    assert drawn(game_of(refuse(table))) == [1, 1, 1]


# -- Cost Overruns -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/cost_overruns")
def test_a_trade_good_for_every_planet_as_far_as_they_go() -> None:
    """Home planets and exhausted ones count; who has fewer goods than planets loses all of them."""
    game = rich(chamber(), 4)
    hold(game, SOL, "wellon")
    game.board.exhaust(PlanetId("wellon"), "test")
    hold(game, HACAN, "lazar", "sakulag")
    assert goods(passed(copy_of(game), "cost_overruns")) == [2, 2, 0]
    assert goods(passed(game, "cost_overruns", "against")) == [4, 4, 4]


# -- Council Elder -----------------------------------------------------------------------------------------------------


def before_council(game: Game, card: str) -> Table:
    """An agenda is before the council, and nobody has voted."""
    return trial(game, lambda g: g.politics.resolve(0, CardId(card)))


@pytest.mark.content("official:political/council_elder")
def test_the_elder_alone_decides_one_election() -> None:
    """Letnev, with one vote, elects against all others; the card is gone after that."""
    game = chamber()
    hold(game, SOL, "mecatol_rex")
    game = passed(game, "council_elder", f"player:{LETNEV}")
    table = before_council(game, "crown_of_thalnos")
    say(table, LETNEV, next(key for key in offers(table, LETNEV) if key.startswith("use:")))
    for seat in game_of(table).politics.voting_order():
        if asks(table, seat) == "vote":
            say(table, seat, f"player:{LETNEV if seat == LETNEV else SOL}")
    game = game_of(table)
    assert [(law.card, law.elected) for law in game.state.laws] == [("crown_of_thalnos", f"player:{LETNEV}")]


@pytest.mark.content("official:political/council_elder")
def test_the_elder_is_silent_where_nobody_is_elected_and_need_not_speak() -> None:
    """For and against is no election; an election let go leaves him his card."""
    game = passed(chamber(), "council_elder", f"player:{LETNEV}")
    assert [ask.name for ask in before_council(copy_of(game), "mutiny").pending] == ["vote"]
    table = before_council(game, "crown_of_thalnos")
    say(table, LETNEV, "pass")
    for seat in game_of(table).politics.voting_order():
        say(table, seat, f"player:{SOL}")
    assert laws(game_of(table)) == ["council_elder", "crown_of_thalnos"]


@pytest.mark.content("official:political/council_elder", "official:action/thugs")
def test_with_thugs_on_the_elder_the_speaker_decides() -> None:
    """Nobody's votes count: all outcomes are level, and the Speaker takes one."""
    game = passed(chamber(), "council_elder", f"player:{LETNEV}")
    game.player(HACAN).action_cards = [CardId("thugs")]
    table = before_council(game, "crown_of_thalnos")
    say(table, LETNEV, "use:")
    enact(table, "card:thugs", "card:thugs", f"player:{LETNEV}", seat=HACAN)
    say(table, HACAN, f"player:{HACAN}")
    say(table, SOL, f"player:{SOL}")
    assert asks(table, SOL) == "break_tie"
    assert offers(table, SOL) == [f"player:{seat}" for seat in range(3)]


# -- Council's Censure -------------------------------------------------------------------------------------------------


def chooses(game: Game, seat: Seat, *cards: str) -> Table:
    """A player chooses one of these Strategy Cards."""
    strategy_cards(game, dict.fromkeys(cards, -1))
    game.strategy_cards.in_play()
    game.state.phase = "strategy"
    return play(game, Step("strategy_phase.pick", seat))


@pytest.mark.content("official:political/councils_censure")
@pytest.mark.parametrize(("ruleset", "card"), [(BASE, "imperial"), ("official strategy=base +age_of_empire", "imperial_ii")])
def test_the_censured_pays_two_counters_for_imperial(ruleset: str, card: str) -> None:
    """Two of Strategy Allocation; with one he may not choose it; another card and another player cost nothing."""
    game = passed(chamber(ruleset=ruleset), "councils_censure", f"player:{LETNEV}")
    game.player(LETNEV).strategy = 3
    table = say(chooses(copy_of(game), LETNEV, card, "trade"), LETNEV, f"card:{card}")
    assert game_of(table).player(LETNEV).strategy == 1
    table = say(chooses(copy_of(game), LETNEV, card, "trade"), LETNEV, "card:trade")
    assert game_of(table).player(LETNEV).strategy == 3
    table = say(chooses(copy_of(game), HACAN, card, "trade"), HACAN, f"card:{card}")
    assert game_of(table).player(HACAN).strategy == 2
    game.player(LETNEV).strategy = 1
    assert offers(chooses(game, LETNEV, card, "trade", "warfare"), LETNEV) == ["card:trade", "card:warfare"]


# -- Crown of Thalnos --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/crown_of_thalnos")
def test_the_crown_makes_ground_forces_better_and_nothing_else() -> None:
    """One more on every roll of his Ground Forces; PDS, ships and others' Ground Forces are as they were."""
    before = chamber()
    game = passed(copy_of(before), "crown_of_thalnos", f"player:{LETNEV}")
    for seat, better in ((SOL, 0), (LETNEV, 1), (HACAN, 0)):
        was = fighting(before, "ground_force", seat, "invasion")
        assert fighting(game, "ground_force", seat, "invasion") == was - better
    assert fighting(game, "pds", LETNEV, "space_cannon") == fighting(before, "pds", LETNEV, "space_cannon")
    assert fighting(game, "cruiser", LETNEV) == fighting(before, "cruiser", LETNEV)


# -- Dispute Resolution ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/dispute_resolution")
def test_two_disputed_planets_of_two_players_become_neutral() -> None:
    """Pairs of two owners, no home planet, not Mecatol Rex; armies and PDS are gone, others' planets untouched."""
    game = chamber()
    hold(game, SOL, "wellon", "saudor", "mecatol_rex")
    hold(game, LETNEV, "thibah")
    put(game, SOL, "wellon", "3 ground_force, 2 pds")
    put(game, LETNEV, "thibah", "2 ground_force, pds")
    put(game, LETNEV, "1,0", "cruiser")
    put(game, SOL, "saudor", "ground_force")
    pairs = [sorted(key.removeprefix("planet:").replace("planet:", "").split("+")) for key in keys_of(game, "dispute_resolution")]
    assert sorted(pairs) == [["saudor", "thibah"], ["thibah", "wellon"]]
    key = next(key for key in keys_of(game, "dispute_resolution") if "wellon" in key)
    game = passed(game, "dispute_resolution", key)
    assert [owner(game, planet) for planet in ("wellon", "thibah", "saudor")] == [-1, -1, SOL]
    assert there(game, SOL, "wellon") == there(game, LETNEV, "thibah") == {}
    assert there(game, LETNEV, "1,0") == {"cruiser": 1}
    assert there(game, SOL, "saudor") == {"ground_force": 1}


# -- Economic Revitalization -------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/economic_revitalization")
def test_every_opponent_who_has_a_trade_good_gives_one() -> None:
    """Who has none gives none; the bank gives nothing."""
    game = chamber(4)
    for seat, number in enumerate((2, 5, 0, 1)):
        game.player(seat).trade_goods = number
    assert goods(passed(game, "economic_revitalization", f"player:{LETNEV}")) == [1, 7, 0, 0]


# -- Fleet Regulations -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/fleet_regulations")
def test_more_than_five_counters_of_fleet_supply_go_back_and_no_sixth_comes() -> None:
    """At once, to the reinforcements, and ships beyond five with them; a gained counter goes elsewhere."""
    game = chamber()
    for seat, fleet in enumerate((7, 5, 3)):
        game.player(seat).fleet = fleet
    put(game, SOL, HOME, "7 destroyer")
    spare = game.board.reinforcements(SOL)
    game = passed(game, "fleet_regulations")
    assert [player.fleet for player in game.state.players] == [5, 5, 3]
    assert game.board.reinforcements(SOL) == spare + 2
    assert there(game, SOL, HOME) == {"destroyer": 5}
    assert [option.key for option in game.economy.areas(LETNEV, 1)] == ["strategy", "pool"]
    assert "fleet" in [option.key for option in game.economy.areas(HACAN, 1)]


@pytest.mark.content("official:political/fleet_regulations")
def test_refused_everybody_has_one_counter_more_in_fleet_supply() -> None:
    """From the reinforcements; who has none left there gets none."""
    game = chamber()
    for seat, fleet in enumerate((3, 6, 3)):
        game.player(seat).fleet = fleet
    player = game.player(HACAN)
    player.pool += game.board.reinforcements(HACAN)
    game = passed(game, "fleet_regulations", "against")
    assert [player.fleet for player in game.state.players] == [4, 7, 3]
    assert [player.strategy for player in game.state.players] == [2, 2, 2]


# -- Forced Economic Independence --------------------------------------------------------------------------------------


@pytest.mark.content("official:political/forced_economic_independence")
def test_two_players_have_no_agreement_with_each_other() -> None:
    """What they had is broken, the Hacan's too; with the third both go on; the law stays until it is repealed."""
    game = chamber()
    become(game, HACAN, "hacan")
    for pair in ((SOL, HACAN), (LETNEV, HACAN), (SOL, LETNEV)):
        trade(game, *pair)
    game = passed(game, "forced_economic_independence", f"player:{LETNEV}+player:{HACAN}")
    assert [agreement.partners for agreement in game.state.agreements] == [(SOL, HACAN), (SOL, LETNEV)]
    game.state.agreements = []
    for later in (game, round_over(game)):
        assert not later.trade.may_trade(LETNEV, HACAN)
        assert not later.trade.may_trade(HACAN, LETNEV)
        assert later.trade.may_trade(SOL, HACAN)
    game.politics.repeal(CardId("forced_economic_independence"))
    assert game.trade.may_trade(LETNEV, HACAN)


# -- Free Trade --------------------------------------------------------------------------------------------------------


def collected(game: Game, seat: Seat) -> int:
    """What a player collects from his Trade Agreements."""
    return goods(game_of(trial(copy_of(game), lambda g: g.trade.collect(seat))))[seat]


@pytest.mark.content("official:political/free_trade")
def test_one_more_trade_good_for_a_whole_collection() -> None:
    """One in all, however many agreements; without an agreement none."""
    game = chamber()
    trade(game, SOL, LETNEV)
    trade(game, SOL, HACAN)
    before = [collected(game, seat) for seat in range(3)]
    game = passed(game, "free_trade")
    assert [collected(game, seat) for seat in range(3)] == [number + 1 for number in before]
    game.state.agreements = []
    assert collected(game, SOL) == 0


@pytest.mark.content("official:political/free_trade")
def test_free_trade_refused_costs_everybody_two_trade_goods() -> None:
    """Supporters as well as opponents; who has only one discards that."""
    game = rich(chamber(), 5)
    game.player(HACAN).trade_goods = 1
    assert goods(passed(game, "free_trade", "against", p1="for")) == [3, 3, 0]


# -- Holder of Mecatol Rex ---------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/holder_of_mecatol_rex")
def test_the_holder_of_mecatol_rex_discards_a_law_or_none() -> None:
    """One only, whichever he likes; where nobody holds Mecatol Rex all stay."""
    game = passed(passed(chamber(), "code_of_honor"), "crown_of_thalnos", f"player:{SOL}")
    assert laws(passed(copy_of(game), "holder_of_mecatol_rex")) == ["code_of_honor", "crown_of_thalnos"]
    hold(game, HACAN, "mecatol_rex")
    table = vote(copy_of(game), "holder_of_mecatol_rex")
    assert sorted(offers(table, HACAN)) == ["law:code_of_honor", "law:crown_of_thalnos", "no"]
    say(table, HACAN, "law:crown_of_thalnos")
    assert (laws(game_of(table)), table.over) == (["code_of_honor"], True)
    assert fighting(game_of(table), "ground_force", SOL, "invasion") == fighting(chamber(), "ground_force", SOL, "invasion")
    table = vote(game, "holder_of_mecatol_rex")
    assert laws(game_of(say(table, HACAN, "no"))) == ["code_of_honor", "crown_of_thalnos"]


@pytest.mark.content("official:political/holder_of_mecatol_rex")
def test_refused_the_holder_may_have_two_ground_forces_there_for_nothing() -> None:
    """Whoever holds it, if he will; no law is discarded."""
    game = passed(chamber(), "code_of_honor")
    assert vote(copy_of(game), "holder_of_mecatol_rex", "against").over
    hold(game, HACAN, "mecatol_rex")
    table = vote(copy_of(game), "holder_of_mecatol_rex", "against")
    assert there(game_of(refuse(table)), HACAN, "mecatol_rex") == {}
    table = vote(game, "holder_of_mecatol_rex", "against")
    say(table, HACAN, "planet:mecatol_rex", "planet:mecatol_rex")
    assert table.over
    assert there(game_of(table), HACAN, "mecatol_rex") == {"ground_force": 2}
    assert (laws(game_of(table)), exhausted(game_of(table))) == (["code_of_honor"], [])


# -- Holy Planet of Ixth -----------------------------------------------------------------------------------------------


def builds(game: Game, where: str, *orders: str) -> list[str]:
    """What Sol may produce in a system, after these orders."""
    table = sets_out(copy_of(game), SOL, where, "production.produce_units")
    say(table, SOL, *orders) if orders else None
    return [key for key in offers(table, SOL) if key.startswith("build:")]


def docked() -> Game:
    """Sol has docks at home, on Wellon, and on Lazar."""
    game = chamber()
    game.player(SOL).trade_goods = 9
    hold(game, SOL, "wellon", "lazar", "sakulag")
    for planet in ("jord", "wellon", "lazar", "sakulag"):
        put(game, SOL, planet, "space_dock")
    return game


@pytest.mark.content("official:political/holy_planet_of_ixth")
def test_the_holy_planet_produces_nothing_ever_again() -> None:
    """No home planet can be elected; the elected one makes nothing, in later rounds neither, its neighbour does."""
    game = docked()
    keys = keys_of(game, "holy_planet_of_ixth")
    assert {"planet:wellon", "planet:mecatol_rex", "planet:thibah"} <= set(keys)
    assert not {"planet:jord", "planet:arc_prime", "planet:kamdorn"} & set(keys)
    game = passed(game, "holy_planet_of_ixth", "planet:wellon")
    for later in (game, round_over(game)):
        assert builds(later, "0,-1") == []
        assert builds(later, "0,-2")
    game.politics.repeal(CardId("holy_planet_of_ixth"))
    assert builds(game, "0,-1")


@pytest.mark.content("official:political/holy_planet_of_ixth")
def test_beside_the_holy_planet_its_neighbour_goes_on() -> None:
    """Lazar makes three units, then Sakulag four; with Lazar holy there are only the four."""
    game = docked()
    three = ["build:ground_force"] * 3
    assert builds(game, "1,-2", *three, "done", *three)
    game = passed(game, "holy_planet_of_ixth", "planet:lazar")
    assert builds(game, "1,-2", *three)
    assert builds(game, "1,-2", *three, "build:ground_force") == []


# -- Humane Labor ------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/humane_labor")
def test_every_dock_makes_two_units() -> None:
    """At home and abroad, whatever the planets' resources."""
    game = docked()
    assert builds(game, "0,-2", "build:ground_force", "build:ground_force")
    assert builds(game, "0,-1", "build:ground_force", "build:ground_force")
    game = passed(game, "humane_labor")
    for later in (game, round_over(game)):
        for where in ("0,-2", "0,-1"):
            assert builds(later, where, "build:ground_force")
            assert builds(later, where, "build:ground_force", "build:ground_force") == []


@pytest.mark.content("official:political/humane_labor")
@pytest.mark.rule("OFF-GEN-4")
def test_technologies_come_after_humane_labor_and_sheets_before_it() -> None:
    """With the Enviro Compensator three units; a floating dock of the Saar makes two, not four."""
    game = docked()
    give(game, SOL, "enviro_compensator")
    game = passed(game, "humane_labor")
    for where in ("0,-2", "0,-1"):
        assert builds(game, where, *["build:ground_force"] * 2)
        assert builds(game, where, *["build:ground_force"] * 3) == []
    game = chamber()
    become(game, SOL, "saar")
    game.player(SOL).trade_goods = 9
    put(game, SOL, "1,0", "space_dock")
    assert builds(game, "1,0", *["build:fighter"] * 3)
    game = passed(game, "humane_labor")
    assert builds(game, "1,0", "build:fighter")
    assert builds(game, "1,0", "build:fighter", "build:fighter") == []


@pytest.mark.content("official:political/humane_labor")
def test_refused_no_dock_makes_anything_this_round() -> None:
    """Nowhere; from the next round on as always."""
    game = passed(docked(), "humane_labor", "against")
    assert builds(game, "0,-2") == builds(game, "0,-1") == []
    assert builds(round_over(game), "0,-2", "build:ground_force", "build:ground_force", "build:ground_force")
    assert laws(game) == []


# -- Imperial Academy --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/imperial_academy")
def test_counters_by_logistics_cost_two_influence() -> None:
    """Nine Trade Goods buy four counters instead of three, and four cost eight; refused, as before."""
    for outcome, most, price in (("for", 4, 8), ("against", 3, 9)):
        game = passed(cabinet({"logistics": SOL}), "imperial_academy", outcome)
        broke(game, LETNEV, 9)
        table = say(uses(game, "logistics", LETNEV), LETNEV, "use")
        assert offers(table, LETNEV) == [str(number) for number in range(most + 1)]
        say(table, LETNEV, str(most))
        assert goods(game_of(table))[LETNEV] == 9 - price


# -- Imperial Containment ----------------------------------------------------------------------------------------------


def activates(game: Game, seat: Seat, hex_: str) -> Game:
    """A player activates a system."""
    game.end_scope("action")
    game.state.action, game.state.phase, game.state.active = None, "action", seat
    return game_of(play(game, Step("tactical.begin", seat, hex_)))


@pytest.mark.content("official:political/imperial_containment")
def test_who_has_the_most_planets_abroad_pays_two_counters_for_a_system() -> None:
    """All who are level, home planets not counted; with one counter he activates nothing; only this round."""
    game = chamber()  # Hacan has three planets at home
    hold(game, SOL, "wellon", "thibah")
    hold(game, LETNEV, "saudor", "lazar")
    hold(game, HACAN, "sakulag")
    game = passed(game, "imperial_containment")
    assert [activates(copy_of(game), seat, "0,0").player(seat).pool for seat in range(3)] == [1, 1, 2]
    assert activates(round_over(game), SOL, "0,0").player(SOL).pool == 2
    game.player(SOL).pool = game.player(HACAN).pool = 1
    game.end_scope("action")
    game.state.action = None
    assert game.tactical.actions(SOL) == []
    assert game.tactical.actions(HACAN) != []


@pytest.mark.content("official:political/imperial_containment")
def test_containment_refused_changes_nothing() -> None:
    game = chamber()
    hold(game, SOL, "wellon")
    assert activates(passed(game, "imperial_containment", "against"), SOL, "0,0").player(SOL).pool == 2


# -- Imperial Mandate --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/imperial_mandate")
def test_two_points_more_for_everybody_or_one_less() -> None:
    """Nobody falls below nothing."""
    assert totals(passed(scored(chamber(), 3, 0, 1), "imperial_mandate")) == [5, 2, 3]
    assert totals(passed(scored(chamber(), 3, 0, 1), "imperial_mandate", "against")) == [2, 0, 0]


@pytest.mark.content("official:political/imperial_mandate")
def test_who_reaches_the_goal_by_the_mandate_wins() -> None:
    game = scored(chamber(), 3, 8, 1)
    table = vote(game, "imperial_mandate")
    assert table.over
    assert game_of(table).state.winners == [LETNEV]


@pytest.mark.content("official:political/imperial_mandate")
def test_points_once_lost_at_nothing_are_no_debt() -> None:
    """Who had none and earns one later has one."""
    game = passed(scored(chamber(), 3, 0, 1), "imperial_mandate", "against")
    game.state.claims.append(Claim(LETNEV, "later", 1, 2))
    assert totals(game)[LETNEV] == 1


# -- Imperial Peace ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/imperial_peace")
def test_nobody_invades_mecatol_rex() -> None:
    """For good, whether it is neutral or somebody's; its holder reinforces it, and other planets are open."""
    game = chamber()
    law = passed(copy_of(game), "imperial_peace")
    assert may_land(game, "mecatol_rex")
    for later in (law, round_over(law)):
        assert not may_land(later, "mecatol_rex")
        assert may_land(later, "thibah")
    hold(law, LETNEV, "mecatol_rex")
    assert not may_land(law, "mecatol_rex", SOL)
    assert may_land(law, "mecatol_rex", LETNEV)


@pytest.mark.content("official:political/imperial_peace")
def test_refused_only_mecatol_rex_is_invaded_this_round() -> None:
    """Nobody lands on an enemy's or a neutral planet elsewhere; one's own are open; the next round all are."""
    game = chamber()
    hold(game, LETNEV, "thibah", "mecatol_rex")
    hold(game, SOL, "wellon")
    game = passed(game, "imperial_peace", "against")
    assert may_land(game, "mecatol_rex", SOL)
    assert not may_land(game, "thibah", SOL)
    assert not may_land(game, "saudor", SOL)
    assert may_land(game, "wellon", SOL)
    assert may_land(round_over(game), "thibah", SOL)


# -- Labor Force Politics ----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/labor_force_politics")
def test_resources_and_influence_of_all_planets_are_swapped() -> None:
    """At home, abroad, neutral: what pays, what votes, and what a dock can make; repealed, all is as it was."""
    game = docked()
    game = passed(game, "labor_force_politics")
    planets = [PlanetId(planet) for planet in ("jord", "mecatol_rex", "wellon", "arc_prime")]
    assert [(game.economy.resources(planet), game.economy.influence(planet)) for planet in planets] == [
        (2, 4),
        (6, 1),
        (2, 1),
        (0, 4),
    ]
    assert game.politics.votes(LETNEV) == 6
    assert builds(game, "0,-2", *["build:ground_force"] * 3)
    assert builds(game, "0,-2", *["build:ground_force"] * 4) == []
    game.politics.repeal(CardId("labor_force_politics"))
    assert game.economy.resources(PlanetId("jord")) == 4


@pytest.mark.content("official:political/labor_force_politics")
def test_refused_everybody_produces_at_one_dock_for_the_rest_of_the_round() -> None:
    """He says which; in its system too no other produces, and the next round all do."""
    table = vote(docked(), "labor_force_politics", "against")
    game = game_of(refuse(say(table, SOL, "planet:lazar")))
    assert builds(game, "0,-2") == builds(game, "0,-1") == []
    assert builds(game, "1,-2", *["build:ground_force"] * 2)
    assert builds(game, "1,-2", *["build:ground_force"] * 3) == []
    later = game_of(refuse(play(game, Step("status_phase.part", what="refresh"))))
    assert builds(round_over(later), "0,-2")
    assert builds(round_over(later), "1,-2", *["build:ground_force"] * 3, "done")


@pytest.mark.content("official:political/labor_force_politics")
def test_of_two_floating_docks_in_one_system_one_produces() -> None:
    """The Saar may have both in one place: one of the two is all the same one too many."""
    game = chamber()
    become(game, SOL, "saar")
    put(game, SOL, "1,0", "2 space_dock")
    game = passed(game, "labor_force_politics", "against")
    assert game.production.ready_docks(SOL, Place("system:1,0")) == 1
