"""Political Cards from Fighter Tax to Humane Labor, read a second time."""

from __future__ import annotations

import pytest
from leading import lead
from readings.agendas import abolished, goods, rich, secrets, there, totals
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import in_force, keys_of, passed, refuse, senate, sets_out, trade, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import STATUS_PHASE_BEGINS
from mecatol.rules.official.construction import Job
from mecatol.rules.official.objectives import Wish
from mecatol.rules.state import Action, CardId, Claim, Objective

HOME = "0,-2"


# -- Fighter Tax -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/fighter_tax")
def test_surplus_fighters_go_wherever_their_owner_likes() -> None:
    """A Fighter costs one resource; refused, whoever has more than ten keeps ten, of his choice."""
    game = senate()
    put(game, 0, HOME, "carrier, 6 fighter")
    put(game, 0, "1,0", "carrier, 6 fighter")
    put(game, 1, "0,1", "2 carrier, 10 fighter")
    table = vote(game, "fighter_tax", "against")
    say(table, 0, "system:1,0 fighter", "system:1,0 fighter")
    game = game_of(refuse(table))
    assert (there(game, 0, HOME)["fighter"], there(game, 0, "1,0")["fighter"], there(game, 1, "0,1")["fighter"]) == (6, 4, 10)
    game = passed(senate(), "fighter_tax")
    assert game.production.halves(0, Hex(HOME), "fighter") == 2
    put(game, 0, "jord", "space_dock")
    job = Job(0, Hex(HOME), ("planet:jord",))
    pieces = [game.production._piece(job, "planet:jord", "build:fighter")] * 3
    assert game.production.due(job, tuple(pieces)) == 3  # per unit, not for two


# -- Flawed Planning ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/flawed_planning")
def test_all_plans_are_made_anew_even_by_those_who_have_carried_theirs_out() -> None:
    """All unclaimed secrets go back and everybody gets a new one; refused, a point for each who has completed one."""
    game = senate()
    cards = secrets(game)
    game.player(0).secret_objectives, game.player(1).secret_objectives = [CardId(cards[0])], [CardId(cards[1])]
    game.state.claims = [Claim(2, cards[7], 2, 1)]
    game.state.secret_deck.bag = [*map(CardId, cards[2:5])]
    game = passed(game, "flawed_planning")
    assert [len(player.secret_objectives) for player in game.state.players] == [1, 1, 1]
    assert totals(game) == [0, 0, 2]
    game.state.claims.append(Claim(0, cards[6], 2, 1))
    assert totals(passed(game, "flawed_planning", "against")) == [3, 0, 3]


# -- Fleet Regulations -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/fleet_regulations")
def test_upkeep_is_due_above_four() -> None:
    """Upkeep for every counter in Fleet Supply above four instead of eight; refused, each gets a counter into Fleet Supply."""
    game = new_game("sa17 +increased_limits", 3)
    game.tactical.start(Action(0, "strategic"))
    game.player(0).fleet, game.player(1).fleet, game.player(2).fleet = 10, 4, 5
    assert [game.economy.upkeep_due(seat) for seat in range(3)] == [2, 0, 0]  # type: ignore[attr-defined]
    game = passed(game, "fleet_regulations")
    assert [game.economy.upkeep_due(seat) for seat in range(3)] == [6, 0, 1]  # type: ignore[attr-defined]
    game = senate()
    before = [game.board.reinforcements(seat) for seat in range(3)]
    game = passed(game, "fleet_regulations", "against")
    assert [game.board.reinforcements(seat) for seat in range(3)] == [left - 1 for left in before]
    assert [(p.fleet, p.pool, p.strategy) for p in game.state.players] == [(4, 3, 2)] * 3


@pytest.mark.content("sa17:political/fleet_regulations")
def test_upkeep_is_due_above_four_at_any_table() -> None:
    """The threshold drops to four whatever the table plays with."""
    game = senate()
    game.player(0).fleet = 7
    game = passed(game, "fleet_regulations")
    assert game.economy.upkeep_due(0) == 3  # type: ignore[attr-defined]


# -- Fleet Restrictions ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/fleet_restrictions")
def test_no_fleet_has_more_than_three_of_a_type() -> None:
    """At most three ships of a type in a fleet, Fighters too; ships beyond it are not built or moved in for long."""
    game = senate()
    game.player(0).fleet = 9
    put(game, 0, "1,0", "4 cruiser, 2 carrier, 5 fighter, 4 ground_force")
    game = game_of(refuse(vote(game, "fleet_restrictions")))
    assert there(game, 0, "1,0") == {"cruiser": 3, "carrier": 2, "fighter": 3, "ground_force": 4}
    put(game, 0, "1,0", "2 cruiser")
    game = game_of(refuse(sets_out(game, 0, "1,0", "movement.move", "tactical.end")))
    assert there(game, 0, "1,0")["cruiser"] == 3
    assert not game.fleet_supply.problems(0, Hex("1,0"))


@pytest.mark.content("sa17:political/fleet_restrictions")
def test_refused_each_large_fleet_costs_a_good_or_its_surplus() -> None:
    """For every system with more than three ships of a type he pays a good, or destroys all beyond three of each type there."""
    game = senate()
    game.player(0).fleet = 9
    game.player(0).trade_goods = 1
    put(game, 0, "1,0", "4 cruiser, 2 carrier, 5 fighter")
    put(game, 0, "0,1", "5 destroyer")
    table = vote(game, "fleet_restrictions", "against")
    first = table.pending[0]
    assert first.seat == 0
    keys = offers(table, 0)
    say(table, 0, next(key for key in keys if key in ("pay", "yes")))
    game = game_of(refuse(table))
    assert goods(game)[0] == 0
    sizes = sorted([there(game, 0, "1,0").get("cruiser", 0), there(game, 0, "0,1").get("destroyer", 0)])
    assert sizes in ([3, 4], [3, 5])


# -- Forbidden Research ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/forbidden_research")
def test_a_forbidden_colour_is_not_even_given_away() -> None:
    """Nobody acquires technologies of the elected colour, by whatever means."""
    game = senate()
    assert sorted(keys_of(game, "forbidden_research")) == ["colour:blue", "colour:green", "colour:red", "colour:yellow"]
    game = passed(game, "forbidden_research", "colour:blue")
    table = vote(game, "ancient_artifact", dice=(10,))
    assert "antimass_deflectors" not in offers(table, 0)
    game = senate()
    give(game, 1, "antimass_deflectors", "hylar_v_assault_laser")
    trade(game, 0, 1)
    table = vote(passed(game, "forbidden_research", "colour:blue"), "sharing_of_technology")
    assert offers(table, 0) == ["hylar_v_assault_laser", "no"]


# -- Forced Economic Independence --------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/forced_economic_independence")
def test_the_two_keep_their_other_partners() -> None:
    """The agreement between the two is broken and none can be made; those with others stay."""
    game = senate()
    trade(game, 0, 1, (1, 2))
    trade(game, 1, 2, (1, 1))
    game = passed(game, "forced_economic_independence", "player:0+player:1")
    assert [agreement.partners for agreement in game.state.agreements] == [(1, 2)]
    assert (game.trade.may_trade(0, 1), game.trade.may_trade(1, 2)) == (False, True)


# -- Free Trade --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/free_trade")
def test_free_trade_comes_every_time_and_is_no_duty() -> None:
    """Each time Trade is played each player may use its secondary for nothing, or add a good to each of his agreements."""
    game = senate()
    trade(game, 0, 1, (0, 0))
    trade(game, 0, 2, (0, 0))
    strategy_cards(game, {"trade": 2, "assembly": 0})
    game = passed(game, "free_trade")
    game.end_scope("action")
    table = play(game, Step("strategy_cards.play", 2, what="trade"))
    until(table, 0, "free_trade")
    say(table, 0, "goods")
    game = game_of(table)
    assert [agreement.goods[0] for agreement in game.state.agreements] == [1, 1]
    assert [agreement.goods[1] for agreement in game.state.agreements] == [0, 0]
    game = rich(senate(), 1)
    game.player(2).trade_goods = 5
    assert goods(passed(game, "free_trade", "against")) == [0, 0, 3]


# -- Freedom of Information Act ----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/freedom_of_information_act")
def test_a_card_drawn_later_is_open_too() -> None:
    """All hands of Action and Political Cards are open, also what is drawn while the law lasts."""
    game = passed(senate(), "freedom_of_information_act")
    game.state.action_deck.bag, game.state.political_deck.bag = [CardId("plague")], [CardId("mutiny")]
    table = trial(game, lambda g: g.action_cards.take(1, 1, "test"))
    game = game_of(refuse(table))
    assert game.view(0).players[1].action_cards.seen == ("plague",)


@pytest.mark.content("sa17:political/freedom_of_information_act")
def test_refused_all_with_the_fewest_cards_draw_two() -> None:
    """An Action Card and a Political Card for each of those level with the fewest Action Cards."""
    game = senate()
    game.player(0).action_cards, game.player(1).action_cards, game.player(2).action_cards = (
        [CardId("armistice")],
        [CardId("patrol")],
        [CardId("plague"), CardId("transport")],
    )
    cards = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    game.state.action_deck.bag = sorted([c for c in cards if c not in ("armistice", "patrol", "plague", "transport")][:4])
    game.state.political_deck.bag = [CardId("emperor"), CardId("mutiny"), CardId("repeal")]
    game = passed(game, "freedom_of_information_act", "against")
    assert [len(player.action_cards) for player in game.state.players] == [2, 2, 2]
    assert [len(player.political_cards) for player in game.state.players] == [1, 1, 0]


# -- Fund Mega University ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/fund_mega_university")
def test_a_university_adds_one_specialty_of_each_colour_to_its_own() -> None:
    """Four specialties beside those printed; outside Home Systems only."""
    game = senate()
    hold(game, 0, "vefut_ii")  # red
    assert not {"planet:jord", "planet:kamdorn"} & set(keys_of(game, "fund_mega_university"))
    before = [game.technology.discount(0, colour) for colour in ("red", "blue", "green", "yellow")]
    game = passed(game, "fund_mega_university", "planet:vefut_ii")
    assert [game.technology.discount(0, colour) for colour in ("red", "blue", "green", "yellow")] == [n + 1 for n in before]
    assert game.technology.discount(1, "red") == 0


@pytest.mark.content("sa17:political/fund_mega_university")
def test_the_university_sells_with_the_primary_as_well() -> None:
    """Its owner may buy one technology more with the primary of Technology too."""

    def learned(*laws: str) -> int:
        """How many technologies the first player buys who buys what he can."""
        game = senate()
        hold(game, 0, "wellon")
        game.player(0).trade_goods = 30
        for law in laws:
            game = passed(game, law, "planet:wellon")
        strategy_cards(game, {"technology": 0, "assembly": 1})
        game.end_scope("action")
        table = play(game, Step("strategy_cards.play", 0, what="technology"))
        while table.asked(0):
            keys = offers(table, 0)
            wanted = [key for key in keys if key in game.content.technologies]
            say(table, 0, [*wanted, *(key for key in ("no", "done") if key in keys), *keys][0])
        return len(game_of(table).player(0).technologies)

    assert learned("fund_mega_university") == learned() + 1


# -- Glory of the Empire -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/glory_of_the_empire")
def test_glory_ends_with_the_law() -> None:
    """A Secret Objective fulfilled while the law is in play is worth a point more, and the point stays; others are not."""
    game = senate()
    first, second = secrets(game)[:2]
    game = passed(game, "glory_of_the_empire")
    game.state.objectives = [Objective(CardId("five_planets"))]
    game.objectives.claim(1, Wish(CardId("five_planets"), "public"))
    game.player(0).secret_objectives, game.player(2).secret_objectives = [CardId(first)], [CardId(second)]
    game.objectives.claim(0, Wish(CardId(first), "own"))
    game = abolished(game, "glory_of_the_empire")
    game.objectives.claim(2, Wish(CardId(second), "own"))
    assert totals(game) == [3, 1, 2]


# -- Grand Accusation --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/grand_accusation")
def test_each_leader_goes_to_a_planet_of_its_owners_choice() -> None:
    """The accused puts each Leader on an enemy planet he selects and loses both hands; secrets are shown and stay in effect."""
    game = senate()
    cards = secrets(game)
    game.player(1).secret_objectives, game.player(2).secret_objectives = [CardId(cards[0])], [CardId(cards[1])]
    lead(game, 1, "letnev_unlenn", "planet:arc_prime")
    hold(game, 2, "wellon")
    game.player(1).political_cards = [CardId("mutiny")]
    game.player(1).action_cards = [CardId("plague")]
    table = vote(game, "grand_accusation", p0="player:2", p1="abstain", p2="player:1")
    assert {"planet:jord", "planet:wellon", "planet:hercant"} <= set(offers(table, 1))
    say(table, 1, "planet:wellon")
    until(table, 0, "draw_two")  # he has voted for the accuser
    say(table, 0, "no")
    game = game_of(refuse(table))
    assert (game.leaders.find("letnev_unlenn").captor, game.leaders.find("letnev_unlenn").where) == (2, "planet:wellon")
    assert (game.player(1).political_cards, game.player(1).action_cards) == ([], [])
    assert game.player(1).secret_objectives == [cards[0]]


@pytest.mark.content("sa17:political/grand_accusation", "sa17:political/archived_secret")
def test_who_holds_two_secrets_shows_one_of_them() -> None:
    """Of two Secret Objectives the accused picks the one that he shows."""
    game = senate()
    cards = secrets(game)
    game.player(1).secret_objectives = [*map(CardId, cards[:2])]
    table = vote(game, "grand_accusation", "player:1", p1="abstain")
    say(table, 1, f"card:{cards[1]}")
    game = game_of(refuse(table))
    assert game.view(2).players[1].secret_objectives.seen == (cards[1],)


# -- Herald of the Empire ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/herald_of_the_empire")
def test_the_herald_takes_a_shock_troop_only_where_there_is_room() -> None:
    """In every Status Phase one Shock Troop may be put aboard, if there is room; capacity is two more."""
    game = senate()
    put(game, 1, "1,0", "dreadnought")
    game = passed(game, "herald_of_the_empire", "dreadnought:1:1,0")
    for number in (1, 2):
        table = trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, 0))
        until(table, 1, "place_unit")
        say(table, 1, "system:1,0")
        game = game_of(refuse(table))
        assert there(game, 1, "1,0")["shock_troop"] == number
    table = trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, 0))
    assert asks(table, 1) == ""
    assert keys_of(senate(), "herald_of_the_empire") == []


# -- Holder of Mecatol Rex ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/holder_of_mecatol_rex")
def test_the_holder_may_enact_a_law_of_his_hand() -> None:
    """He discards a law or decides a card of his hand, as ten votes; refused he puts Armor or a PDS there, one of them."""
    game = senate()
    hold(game, 1, "mecatol_rex")
    game.player(1).political_cards = [CardId("class_struggle")]
    table = vote(game, "holder_of_mecatol_rex")
    say(table, 1, "card:class_struggle", "for")
    assert (in_force(game_of(table)), game_of(table).player(1).political_cards, table.over) == (["class_struggle"], [], True)
    assert vote(senate(), "holder_of_mecatol_rex").over  # nobody holds it
    game = senate()
    hold(game, 1, "mecatol_rex")
    table = vote(game, "holder_of_mecatol_rex", "against")
    say(table, 1, "planet:mecatol_rex")
    assert table.over
    assert there(game_of(table), 1, "mecatol_rex") == {"mechanized_unit": 1}


# -- Holy Planet of Ixth -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/holy_planet_of_ixth")
def test_nothing_is_built_on_a_holy_planet_and_homes_are_never_holy() -> None:
    """Outside Home Systems; it votes though exhausted, and neither it nor units on it produce anything."""
    game = senate()
    hold(game, 0, "wellon", "saudor")
    put(game, 0, "wellon", "space_dock")
    put(game, 0, "saudor", "space_dock")
    assert not {"planet:jord", "planet:arretze"} & set(keys_of(game, "holy_planet_of_ixth"))
    game = passed(game, "holy_planet_of_ixth", "planet:wellon")
    game.player(0).trade_goods = 9
    table = sets_out(game, 0, "0,-1", "production.produce_units", "tactical.end")
    assert not [key for key in offers(table, 0) if key.startswith("build:") and key != "build:pds"]
    table = sets_out(game_of(refuse(table)), 0, "-1,1", "production.produce_units", "tactical.end")
    assert "build:cruiser" in offers(table, 0)


# -- Hope's End Training Ground ----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/hopes_end_training_ground")
def test_hopes_end_trains_only_for_its_controller() -> None:
    """Its controller may put a Ground Force and two Shock Troops there; without the planet the card is recycled."""
    tile = next(name for name, tile in senate().content.systems.items() if "hopes_end" in [p.id for p in tile.planets])
    game = senate(tiles={"1,0": tile})
    assert vote(game, "hopes_end_training_ground").over  # nobody's
    hold(game, 2, "hopes_end")
    table = vote(game, "hopes_end_training_ground")
    say(table, 2, "no")
    assert there(game_of(table), 2, "hopes_end") == {}
    game = senate()
    game.state.political_deck.bag = [CardId("hopes_end_training_ground"), CardId("mutiny")]
    assert game.political_cards.draw(0, 1, "test") == ["mutiny"]


# -- Humane Labor ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/humane_labor")
def test_docks_build_half_and_round_up() -> None:
    """All production capacity is halved and rounded up; refused, docks build nothing until the round ends."""
    game = senate()
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 30
    full = game.production.capacity(Job(0, Hex(HOME), ("planet:jord",)), "planet:jord")
    game = passed(game, "humane_labor")
    table = sets_out(game, 0, HOME, "production.produce_units")
    built = 0
    while "build:ground_force" in offers(table, 0):
        say(table, 0, "build:ground_force")
        built += 1
    assert built == (full + 1) // 2
    game = senate()
    put(game, 0, "jord", "space_dock")
    game = passed(game, "humane_labor", "against")
    table = sets_out(game, 0, HOME, "production.produce_units")
    assert not [key for key in offers(table, 0) if key in ("build:cruiser", "build:ground_force")]
    assert in_force(game) == []


# -- Forbidden Research, once more ---------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/forbidden_research", "sa17:political/publicize_weapon_schematic")
def test_a_forbidden_colour_is_not_publicized_either() -> None:
    """War Suns are red: while red is forbidden nobody learns of them."""
    game = passed(senate(), "forbidden_research", "colour:red")
    assert [player.technologies for player in passed(game, "publicize_weapon_schematic").state.players] == [[], [], []]
    game = passed(senate(), "forbidden_research", "colour:green")
    assert [player.technologies for player in passed(game, "publicize_weapon_schematic").state.players] == [["war_sun"]] * 3
