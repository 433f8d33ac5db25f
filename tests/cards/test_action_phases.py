"""Action Cards of the Strategy Phase and of the Status Phase."""

from __future__ import annotations

import pytest
from dealing import NEAR, actions, anytime, at, dealt, discarded, offered, through
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import also, trial

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import (
    BEFORE_CARDS_DRAWN,
    CARDS_DRAWN,
    MOVEMENT,
    STATUS_PHASE_BEGINS,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    Drawn,
    Unit,
)
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import Agenda, CardId, Leader, Place, PlanetId, Seat


def strategy(*hands: tuple[Seat, str], seats: int = 3, tiles: dict[str, str] | None = None) -> Game:
    """A game in its Strategy Phase."""
    game = dealt(*hands, seats=seats, tiles=tiles)
    game.state.phase = "strategy"
    return game


def played(game: Game, card: str, *keys: str, seat: Seat = 0) -> Table:
    """A card is played when the Strategy Phase begins."""
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    return say(table, seat, f"card:{card}", *keys)


# -- race abilities ----------------------------------------------------------------------------------------------------

SWIFT = Behaviours("test")


@SWIFT.modify("letnev_fleet_bonus", MOVEMENT)
def swift(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    return value + 1


def gifted(*hands: tuple[Seat, str]) -> Game:
    """Seat 1 has a racial ability."""
    game = strategy(*hands)
    also(game, SWIFT)
    game.begin_effect("letnev_fleet_bonus", 1, "race")
    return game


def speeds(game: Game) -> list[int]:
    return [game.fold(MOVEMENT, 0, Unit(seat, "cruiser")) for seat in range(3)]


@pytest.mark.content("sa17:action/multiculturalism")
def test_multiculturalism_copies_a_racial_ability_for_a_round() -> None:
    assert anytime(strategy((0, "multiculturalism"))) == []
    game = gifted((0, "multiculturalism"))
    assert anytime(game) == ["multiculturalism"]
    after = game_of(played(game, "multiculturalism"))
    assert speeds(after) == [1, 1, 0]
    after.end_scope("round")
    assert speeds(after) == [0, 1, 0]


@pytest.mark.content("sa17:action/cultural_crisis")
@pytest.mark.rule("SA17-ACT-06")
def test_cultural_crisis_silences_a_race_but_not_what_was_copied_from_it() -> None:
    game = gifted((0, "multiculturalism"), (2, "cultural_crisis"))
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:multiculturalism")
    say(table, 2, "pass")
    say(table, 2, "card:cultural_crisis", "player:1")
    after = game_of(table)
    assert speeds(after) == [1, 0, 0]
    after.end_scope("round")
    assert speeds(after) == [0, 1, 0]


def nomads(seat: Seat, card: str) -> Game:
    """The second player has the abilities of the Saar, and something for a time; somebody has a card."""
    game = strategy((seat, card))
    game.player(1).race = "saar"
    for ability in game.content.races["saar"].abilities:
        game.begin_effect(ability, 1, "race")
    game.begin_effect("a_passing_thing", 1, "race", until="round")  # not on the sheet
    return game


def test_docks_in_space_are_neither_copied_nor_forgotten() -> None:
    table = say(at(nomads(0, "multiculturalism"), STRATEGY_PHASE_BEGINS, 0), 0, "card:multiculturalism")
    game = game_of(table)
    copied = [next(e.key for e in game.state.effects if e.id == int(key.partition(":")[2])) for key in offers(table, 0)]
    assert copied == [key for key in game.content.races["saar"].abilities if key != "saar_mobile_docks"]
    table = say(at(nomads(2, "cultural_crisis"), STRATEGY_PHASE_BEGINS, 0), 2, "card:cultural_crisis", "player:1")
    assert [effect.key for effect in game_of(table).index.live if effect.source == "race"] == ["saar_mobile_docks"]


# -- Temporary Stability -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/temporary_stability")
def test_temporary_stability_until_somebody_discards_three() -> None:
    game = strategy((0, "temporary_stability"), (0, "command_summit"), *((1, c) for c in ("plague", "patrol", "transport")))
    assert anytime(game) == []
    after = game_of(played(game, "temporary_stability"))
    after.state.phase = "action"
    assert after.state.action_deck.discard == []  # it lies there
    table = play(after, Step("action_phase.turn", 0))
    assert not [key for key in offers(table, 0) if key.startswith("component:card")]
    assert not table.acts(0)
    key = next(option.key for option in table.acts(1) if option.key.endswith("end_stability"))
    table.act(1, key)
    say(table, 1, "card:plague", "card:patrol")
    assert game_of(table).player(1).action_cards == []
    assert "component:card:command_summit" in offers(table, 0)
    assert "temporary_stability" in discarded(table)


def test_temporary_stability_ends_with_the_round() -> None:
    game = strategy((0, "temporary_stability"), (0, "command_summit"))
    after = game_of(played(game, "temporary_stability"))
    after.state.phase = "action"
    assert actions(after) == []
    after.end_scope("round")
    assert actions(after) == ["command_summit"]
    assert after.state.action_deck.discard == ["temporary_stability"]


# -- technologies, docks, secondaries ------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/opening_the_black_box")
def test_opening_the_black_box_lends_red_technologies() -> None:
    game = strategy((0, "opening_the_black_box"))
    assert offered(game, STRATEGY_PHASE_BEGINS, 0) == []
    hold(game, 0, "vefut_ii", "mehar_xull")
    table = played(game, "opening_the_black_box")
    assert offers(table, 0) == ["planet:vefut_ii", "no"]
    say(table, 0, "planet:vefut_ii", "magen_defense_grid")
    after = game_of(table)
    assert after.board.planet(PlanetId("vefut_ii")).exhausted
    assert [e.key for e in after.state.effects if e.owner == 0] == ["magen_defense_grid"]
    assert not after.technology.has(0, "magen_defense_grid")
    after.end_scope("round")
    assert after.state.effects == ()


@pytest.mark.content("sa17:action/productivity_spike")
def test_productivity_spike_adds_influence() -> None:
    game = strategy((0, "productivity_spike"))
    assert anytime(game) == []
    put(game, 0, "jord", "space_dock")
    job = Job(0, game.board.home(0), ("planet:jord",))
    before = game.production.capacity(job, "planet:jord")
    after = game_of(played(game, "productivity_spike"))
    assert after.production.capacity(job, "planet:jord") == before + after.economy.influence(PlanetId("jord"))
    after.end_scope("round")
    assert after.production.capacity(job, "planet:jord") == before


@pytest.mark.content("sa17:action/strategic_planning")
def test_strategic_planning_makes_secondaries_free() -> None:
    game = strategy((0, "strategic_planning"))
    game.state.phase = "action"
    assert anytime(game) == []
    game.state.phase = "strategy"
    after = game_of(played(game, "strategic_planning"))
    assert [after.strategy_cards.counters(seat, "warfare") for seat in (0, 1)] == [0, 1]
    after.end_scope("round")
    assert after.strategy_cards.counters(0, "warfare") == 1


# -- fleets --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/grand_armada")
def test_grand_armada_gathers_at_home_and_leaves_at_the_end() -> None:
    game = strategy((0, "grand_armada"))
    home = game.board.home(0)
    put(game, 0, home, "5 cruiser")
    after = game_of(played(game, "grand_armada"))
    assert after.fleet_supply.problems(0, home).ships == 0
    assert after.fleet_supply.limit(0, NEAR) == 3
    table = play(after, Step("status_phase.end"))
    assert asks(table, 0) == "redeploy"
    say(table, 0, "ship:0,-2:cruiser>0,-1", "done")
    state = game_of(table)
    assert [state.board.big_ships(0, hex_) for hex_ in (home, NEAR)] == [3, 1]  # one was still too much at home
    assert state.fleet_supply.limit(0, home) == 3


@pytest.mark.content("sa17:action/the_lost_fleet")
def test_the_lost_fleet_appears_far_away() -> None:
    game = strategy((0, "the_lost_fleet"), seats=2)
    table = played(game, "the_lost_fleet")
    far = offers(table, 0)
    assert all(game.galaxy.stable_distance(game.board.home(0), Hex(key.partition(":")[2])) == 4 for key in far)
    where = far[-1]
    say(table, 0, where)
    after = game_of(table)
    fleet = after.board.units(0, Place(where))
    assert [(g.kind, g.count, g.damage) for g in fleet] == [
        ("dreadnought", 1, 1),
        ("destroyer", 1, 0),
        ("carrier", 1, 0),
        ("fighter", 1, 0),
        ("ground_force", 1, 0),
    ]
    assert after.player(0).pool == 2
    assert after.board.system(after.board.hex_of(Place(where))).counters == (0,)


# -- cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/synchronicity")
def test_synchronicity_keeps_one_of_six() -> None:
    game = strategy((0, "synchronicity"))
    drawn = ["armistice", "civil_defense", "command_summit", "ghost_ship", "patrol", "plague", "transport"]
    game.state.action_deck.bag = list(map(CardId, drawn))
    table = played(game, "synchronicity")
    assert len(offers(table, 0)) == 6
    kept = offers(table, 0)[2]
    say(table, 0, kept)
    after = game_of(table)
    assert after.player(0).action_cards == [kept.partition(":")[2]]
    assert len(after.state.action_deck.bag) == 1
    assert len(discarded(table)) == 6


@pytest.mark.content("sa17:action/master_of_fate")
def test_master_of_fate_deals_one_to_each_instead_of_a_draw() -> None:
    game = dealt((1, "master_of_fate"))
    game.state.action_deck.top = [CardId("plague"), CardId("patrol"), CardId("transport")]
    table = at(game, BEFORE_CARDS_DRAWN, 0)
    say(table, 1, "card:master_of_fate", "card:patrol", "card:plague")
    after = game_of(table)
    assert [player.action_cards for player in after.state.players] == [["transport"], ["patrol"], ["plague"]]
    start = after.parameters.action_cards_drawn
    assert [after.fold(CARDS_DRAWN, start, Drawn(seat, "action")) for seat in range(3)] == [start - 1] * 3
    assert after.fold(CARDS_DRAWN, 1, Drawn(0, "political")) == 1
    assert offered(game, STATUS_PHASE_BEGINS, 0, 1) == []


# -- Strategic Stability -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/strategic_stability")
def test_strategic_stability_keeps_a_card_for_the_next_round() -> None:
    game = dealt((0, "strategic_stability"))
    assert anytime(game) == []
    strategy_cards(game, {"leadership": 1, "warfare": 0, "trade": 2})
    game.state.phase = "status"
    assert anytime(game) == ["strategic_stability"]
    game.state.strategy_cards = [replace(card, played=True) for card in game.state.strategy_cards]
    table = at(game, STATUS_PHASE_BEGINS, 0)
    say(table, 0, "card:strategic_stability")
    later = play(game_of(table), Step("status_phase.return_strategy_cards"), Step("status_phase.end"))
    through(later, "pick")
    after = game_of(later)
    assert [card.holder for card in after.state.strategy_cards if card.id == "warfare"] == [0]
    assert not next(card for card in after.state.strategy_cards if card.id == "warfare").played
    assert [e.owner for e in after.state.effects if e.key == "holding_warfare"] == [0]
    picks: list[Seat] = []
    while later.pending[0].name == "pick":
        seat = later.pending[0].seat
        assert "card:warfare" not in offers(later, seat)
        picks.append(seat)
        say(later, seat, offers(later, seat)[0])
        through(later, "pick", "action")
    assert picks == [0, 1, 2, 1, 2]  # two each: the Speaker takes one less


# -- Usurper ------------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/usurper")
def test_usurper_votes_with_mecatol_rex_until_it_falls() -> None:
    game = strategy((0, "usurper"))
    assert anytime(game) == []
    hold(game, 0, "mecatol_rex")
    others = game.politics.votes(0) - game.economy.influence(PlanetId("mecatol_rex"))
    after = game_of(played(game, "usurper"))
    assert after.politics.votes(0) == others + 12
    after.board.exhaust(PlanetId("mecatol_rex"), "test")
    assert after.politics.votes(0) == others + 12
    assert after.state.action_deck.discard == []

    async def falls(g: Game) -> None:
        await g.invasion.gain(1, PlanetId("mecatol_rex"), "invasion")

    table = trial(after, falls)
    through(table)
    assert game_of(table).state.effects == ()
    assert discarded(table) == ["usurper"]


# -- Rebellion! --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/rebellion")
def test_rebellion_attacks_planets_next_to_homes_and_mecatol() -> None:
    game = strategy((0, "rebellion"))
    hold(game, 1, "wellon", "tarmann", "thibah")
    put(game, 1, "wellon", "ground_force")
    put(game, 1, "thibah", "ground_force")
    game.state.leaders = ()
    after = game_of(played(game, "rebellion"))
    assert after.board.planet(PlanetId("tarmann")).owner == 1  # nothing happens before the Action Phase is over
    # Wellon's attacker hits and is missed, Thibah's misses and is hit; Tarmann has nobody.
    table = play(after, Step("action_phase.over"), Step("status_phase.start"), dice=[10, 1, 1, 10, 10, 1, 1, 10])
    through(table, "scuttle")
    board = game_of(table).board
    fallen = [planet for planet in ("wellon", "tarmann", "thibah") if board.planet(PlanetId(planet)).owner == -1]
    assert "tarmann" in fallen
    assert len(fallen) == 2
    for planet in fallen:
        locals_ = game_of(table).domain_counters.at(on_planet(PlanetId(planet)))
        assert [thing.partition("#")[0] for thing in locals_] == ["hostile_locals:1"]
    kept = next(planet for planet in ("wellon", "thibah") if planet not in fallen)
    assert forces.count(board.units(1, on_planet(PlanetId(kept))), "ground_force") == 1
    assert not board.units(-2, on_planet(PlanetId(kept)))


# -- Inception -----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/inception")
def test_inception_replaces_an_agenda() -> None:
    game = strategy((0, "inception"))
    game.state.agendas = [Agenda(CardId("arms_reduction"), 1), Agenda(CardId("core_stability"), 2)]
    assert offered(game, STRATEGY_PHASE_ENDS, 0) == []
    game.player(0).political_cards = [CardId("code_of_honor")]
    assert offered(game, STRATEGY_PHASE_BEGINS, 0) == []
    table = at(game, STRATEGY_PHASE_ENDS, 0)
    say(table, 0, "card:inception", "card:arms_reduction")
    after = game_of(table)
    assert [(agenda.card, agenda.owner) for agenda in after.state.agendas] == [("code_of_honor", 1), ("core_stability", 2)]
    assert after.state.political_deck.discard == ["arms_reduction"]
    assert after.player(0).political_cards == []


@pytest.mark.content("sa17:action/rebellion", "sa17:action/last_stand")
def test_rebels_take_a_planet_only_when_its_fate_is_settled() -> None:
    game = strategy((0, "rebellion"), (1, "last_stand"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force")
    table = play(game_of(played(game, "rebellion")), Step("action_phase.over"), Step("status_phase.start"), dice=[8, 1, 1, 8])
    through(table, "scuttle", "buy_upgrade", "battle_decided")
    say(table, 1, "card:last_stand")
    assert game_of(table).board.planet(PlanetId("wellon")).owner == 1
    assert [group.kind for group in game_of(table).board.units(1, Place("planet:wellon"))] == ["ground_force"]


@pytest.mark.rule("SA17-ACT-03")
def test_an_agent_keeps_rebels_out_of_his_system() -> None:
    game = strategy((0, "rebellion"))
    hold(game, 1, "wellon", "tarmann")
    game.state.leaders = (Leader("spy", "agent", 1, Place("planet:wellon")),)
    game.leaders.muster("spy")
    table = played(game, "rebellion")
    assert asks(table, 1) == "card_played"
    say(table, 1, offers(table, 1)[0])
    later = play(game_of(table), Step("action_phase.over"), Step("status_phase.start"))
    through(later, "scuttle", "buy_upgrade")
    assert [game_of(later).board.planet(PlanetId(planet)).owner for planet in ("wellon", "tarmann")] == [1, -1]
