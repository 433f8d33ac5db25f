"""Fall of the Empire: set-up, objectives, treaties, the round track, and its two Strategy Cards."""

from __future__ import annotations

import pytest
from empire import (
    CAPITAL,
    HACAN,
    JOL_NAR,
    LAZAX,
    LETNEV,
    OPTION,
    QUANN,
    RACES,
    SOL,
    aims,
    by_seat,
    checked,
    empire,
    fallen,
    hands,
    happened,
    keys,
    opened,
)
from opening import begin, go_on
from tables import asks, hold, offers, play, put, say, told
from trial import trial
from voting import refuse

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import Hex, distance
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.core.views import view
from mecatol.maps import fall_of_the_empire
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.state import NOBODY, UNITS, CardId, Law, Place, PlanetId, StrategyCard
from mecatol.rulesets import SWITCHES, resolve

pytestmark = pytest.mark.rule("OFF-SOT-FOE")

SEATS = (4, 5, 6, 7)


# -- the option --------------------------------------------------------------------------------------------------------


def test_it_is_an_option_of_the_official_game_and_goes_with_no_other() -> None:
    assert resolve("official +fall_of_the_empire").text == OPTION
    assert resolve(f"{OPTION} reactions=everyone").text == f"{OPTION} reactions=everyone"
    for other in ("+distant_suns", "+leaders", "-mechanized_units", "vp=12", "map=auto", "strategy=shattered_empire", "rounds=3"):
        with pytest.raises(RulesetError, match="no other option"):
            resolve(f"{OPTION} {other}")
    with pytest.raises(RulesetError, match="no place for it"):
        resolve("sa17 +fall_of_the_empire")
    assert resolve("official -fall_of_the_empire").text == "official"


@pytest.mark.parametrize("players", [2, 3, 8])
def test_it_is_for_four_to_seven(players: int) -> None:
    with pytest.raises(RulesetError, match="4 to 7 players"):
        begin(OPTION, players)


def test_only_mechanized_units_are_played_with_and_nothing_of_shattered_empire() -> None:
    game = opened()
    played = [switch for switch in SWITCHES if getattr(game.parameters, switch)]
    shards = ["gravity_rifts", "shards_races", "shards_technologies"]  # the box it comes in
    assert [each for each in played if each not in shards] == [
        *("mechanized_units", "transfer_action", "imperium_rex", "fall_of_the_empire", "map_counters"),
    ]
    assert not game.state.leaders
    assert not game.state.objectives
    assert game.production.may_produce(SOL, game.board.home(SOL), "mechanized_unit").allowed
    assert "shattered_empire" not in {card.set for card in game.cards.action_cards.values()}
    assert "se" not in {technology.set for technology in game.content.technologies.values()}
    assert game.content.technologies["assault_cannon"].needs == (("deep_space_cannon", "cybernetics"),)


def test_civilization_and_industry_take_the_places_of_political_and_imperial() -> None:
    cards = [(card.number, card.id) for card in opened().state.strategy_cards]
    assert [number for number, _ in cards] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (3, "civilization") in cards
    assert (8, "industry") in cards


def test_the_agendas_are_the_political_deck() -> None:
    game = opened()
    assert len(game.state.political_deck) == 34
    assert all(card in game.catalogue.politics for card in game.state.political_deck.bag)


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_races_and_homes_are_given(seats: int) -> None:
    game = opened(seats)
    drawn = next(each for each in fall_of_the_empire().values() if each.players == seats)
    assert sorted(player.race for player in game.state.players) == sorted(drawn.homes)
    assert {player.race: player.home for player in game.state.players} == drawn.homes
    order = [game.player(seat).race for seat in game.state.seating]
    assert order[(order.index("sol") + 1) % seats] == "lazax"
    assert game.state.speaker == game.state.seating[0]
    assert game.board.home(LAZAX) == CAPITAL
    assert game.board.planet(PlanetId("mecatol_rex")).owner == LAZAX
    assert (game.economy.resources(PlanetId("mecatol_rex")), game.economy.influence(PlanetId("mecatol_rex"))) == (3, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_players_choose_among_the_races(seats: int) -> None:
    table = go_on(begin(OPTION, seats), "scenario_race")
    left = seats
    while table.pending[0].name == "scenario_race":
        ask = table.pending[0]
        assert sorted(table.keys(ask)) == sorted(f"race:{r}" for r in RACES[:seats] if r not in _taken(table))
        assert len(table.keys(ask)) == left
        table.answer(ask.seat, ask.id, table.keys(ask)[-1])
        left -= 1
    assert left == 1  # the last one has no choice


def _taken(table: Table) -> list[str]:
    return [player.race for player in fallen(table).state.players]


@pytest.mark.parametrize("seats", SEATS)
def test_four_systems_lie_apart_behind_wormholes(seats: int) -> None:
    game = opened(seats)
    apart = [hex_ for hex_, _ in game.state.layout if (distance(CAPITAL, hex_) or 0) > 4]
    assert sorted(game.board.system(hex_).tile for hex_ in apart) == ["industrex", "tempesta", "wormhole_a", "wormhole_b"]
    beta = next(hex_ for hex_ in apart if game.board.system(hex_).tile == "wormhole_b")
    near = [hex_ for hex_ in game.galaxy.movement_adjacent(SOL, beta) if hex_ not in apart]
    assert near == [game.board.system_of(PlanetId("quann"))]


@pytest.mark.parametrize("seats", SEATS)
def test_no_tile_lies_more_often_than_it_is_printed(seats: int) -> None:
    game = opened(seats)
    tiles = [tile for _, tile in game.state.layout]
    assert len(tiles) == len(set(game.state.layout))
    assert [tile for tile in tiles if tiles.count(tile) > game.content.systems[tile].copies] == []
    assert {game.content.systems[tile].set for tile in tiles} == {"base", "sott"}


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_an_objective_and_only_that_of_the_lazax_is_open(seats: int) -> None:
    game = opened(seats)
    assert game.player(LAZAX).secret_objectives == ["emperor_of_the_galaxy"]
    dealt = [card for seat in range(1, seats) for card in game.player(seat).secret_objectives]
    assert len(dealt) == seats - 1 == len(set(dealt))
    assert "emperor_of_the_galaxy" not in dealt
    left = [*dealt, *game.state.secret_deck.bag]
    assert ("loyalist" in left) == (seats > 4)
    seen = game.view(SOL)
    assert seen.players[LAZAX].secret_objectives.seen == ("emperor_of_the_galaxy",)
    assert seen.players[SOL].secret_objectives.seen == tuple(game.player(SOL).secret_objectives)
    assert seen.players[LETNEV].secret_objectives.seen == ()
    assert seen.players[LETNEV].secret_objectives.count == 1


# -- the Lazax ---------------------------------------------------------------------------------------------------------


def test_the_sheet_of_the_lazax() -> None:
    game = opened()
    lazax = game.player(LAZAX)
    assert (lazax.strategy, lazax.pool, lazax.fleet) == (3, 3, 3)
    assert (game.player(SOL).strategy, game.player(SOL).pool, game.player(SOL).fleet) == (2, 3, 3)
    assert sorted(lazax.technologies) == [
        "enviro_compensator",
        "integrated_economy",
        "micro_technology",
        "sarween_tools",
        "stasis_capsules",
    ]
    assert game.content.races["lazax"].contracts == (3, 2)
    units = {kind: game.board.on_board(LAZAX, kind) for kind in UNITS if game.board.on_board(LAZAX, kind)}
    assert units == {"dreadnought": 1, "cruiser": 3, "destroyer": 3, "ground_force": 6, "pds": 2, "space_dock": 1}


def test_the_lazax_start_around_mecatol_rex_too() -> None:
    table = go_on(begin(OPTION, 4), "quarters", by_seat)
    near = ["system:-1,0", "system:-1,1", "system:0,-1", "system:1,-1", "system:1,0"]  # but no Supernova
    assert sorted(keys(table, LAZAX, "quarters")) == sorted(["system:0,0", *near])
    say(table, LAZAX, *["system:-1,0"] * 3)
    assert "system:-1,0" not in offers(table, LAZAX)  # Fleet Supply
    say(table, LAZAX, *["system:0,0"] * 3, "system:1,0")
    assert "planet:quann" in offers(table, LAZAX)
    say(table, LAZAX, "planet:quann", *["planet:mecatol_rex"] * 5)
    say(table, LAZAX, "planet:qucenn", "planet:mecatol_rex")
    game = fallen(go_on(table, answer=by_seat))
    assert game.board.docks_of(LAZAX) == [CAPITAL]
    assert game.board.big_ships(LAZAX, QUANN) == 3
    assert game.board.planet(PlanetId("quann")).owner == LAZAX
    assert game.board.planet(PlanetId("qucenn")).owner == LAZAX
    assert not game.board.planet(PlanetId("quann")).exhausted
    assert game.board.planet(PlanetId("rarron")).owner == NOBODY
    assert game.board.home(SOL) in game.board.systems_of(SOL)
    assert game.board.systems_of(SOL) == [game.board.home(SOL)]


def test_the_lazax_have_five_votes_less() -> None:
    game = empire()
    assert game.economy.influence(PlanetId("mecatol_rex")) == 6
    assert game.politics.votes(LAZAX) == 1
    hold(game, LAZAX, "quann", "qucenn")
    assert game.politics.votes(LAZAX) == 6 + 1 + 2 - 5
    game.board.exhaust(PlanetId("mecatol_rex"), "test")
    assert game.politics.votes(LAZAX) == 1


# -- objectives --------------------------------------------------------------------------------------------------------


def won(table: Table) -> tuple[int, ...]:
    assert table.over
    return table.result or ()


def last_round(game: Game) -> Table:
    """The last Status Phase ends."""
    game.state.track = 7
    game.state.phase = "status"
    return play(game, Step("status_phase.close"))


def test_emperor_of_the_galaxy() -> None:
    assert won(last_round(empire())) == (LAZAX,)
    game = empire()
    hold(game, LAZAX, *(planet.id for planet in game.board.home_planets(SOL)))
    put(game, SOL, "1,0", "cruiser")
    assert won(last_round(game)) == (LAZAX,)
    game = empire()
    hold(game, LETNEV, game.board.home_planets(SOL)[0].id)
    put(game, SOL, "1,0", "cruiser")
    assert won(last_round(game)) == ()


def test_anarchist() -> None:
    assert won(last_round(aims(empire(), SOL, "anarchist"))) == (LAZAX,)
    game = aims(empire(), SOL, "anarchist")
    hold(game, HACAN, game.board.home_planets(LETNEV)[0].id)
    assert won(last_round(game)) == (SOL,)
    game = aims(empire(), SOL, "anarchist")
    hold(game, HACAN, game.board.home_planets(SOL)[0].id)
    put(game, SOL, "1,0", "cruiser")
    assert won(last_round(game)) == ()


def test_loyalist() -> None:
    assert won(last_round(aims(empire(5), SOL, "loyalist"))) == (LAZAX, SOL)
    game = aims(empire(5), SOL, "loyalist")
    hold(game, HACAN, game.board.home_planets(LETNEV)[0].id)
    assert won(last_round(game)) == ()


@pytest.mark.parametrize(
    ("objective", "planet", "hex_"), [("opportunist", "quann", QUANN), ("powerhungry", "mecatol_rex", CAPITAL)]
)
def test_a_system_wins_at_once(objective: str, planet: str, hex_: Hex) -> None:
    game = aims(empire(), SOL, objective)
    put(game, LAZAX, "1,0", "cruiser")
    hold(game, SOL, planet)
    assert not fallen(checked(game)).state.winners  # nobody is there to hold the space around it
    put(game, SOL, hex_, "cruiser")
    assert not fallen(checked(aims(game, SOL, "anarchist"))).state.winners
    assert won(checked(aims(game, SOL, objective))) == (SOL,)


def test_taking_mecatol_rex_ends_the_game_in_the_middle_of_an_action() -> None:
    game = aims(empire(), SOL, "powerhungry")
    game.state.action = None
    put(game, LAZAX, "1,0", "cruiser")
    put(game, SOL, "0,-1", "carrier, 4 ground_force")
    table = play(game, Step("tactical.begin", SOL, CAPITAL), dice=[])
    say(table, SOL, *_sails(table))
    while not table.over:
        ask = table.pending[0]
        options = table.keys(ask)
        landing = [key for key in options if key.startswith("land:") or "mecatol_rex" in key]
        table.answer(
            ask.seat, ask.id, landing[0] if landing else next((k for k in ("pass", "done", "no") if k in options), options[0])
        )
    assert table.result == (SOL,)
    assert fallen(table).state.action is not None


def _sails(table: Table) -> list[str]:
    """The first movement that is offered, with all that goes aboard."""
    return [next(key for key in offers(table, SOL) if key != "done")]


def test_traitor() -> None:
    game = aims(empire(), SOL, "traitor")
    hold(game, SOL, "mecatol_rex")
    assert not fallen(checked(game)).state.winners
    theirs = [planet.id for planet in game.board.home_planets(HACAN)]
    hold(game, SOL, *theirs[:-1])
    assert not fallen(checked(game)).state.winners
    hold(game, SOL, theirs[-1])
    assert won(checked(game)) == (SOL,)


def test_unstoppable_army() -> None:
    game = aims(empire(), SOL, "unstoppable_army")
    home = game.board.home(SOL)
    put(game, SOL, home, "2 war_sun, 5 dreadnought, 8 cruiser, 8 destroyer, 4 carrier, 40 fighter")  # 37 figures
    put(game, SOL, "jord", "30 ground_force, 4 mechanized_unit")  # 16 more
    put(game, SOL, "quann", "2 pds, space_dock")
    put(game, SOL, "wellon", "2 pds, space_dock")
    assert not fallen(checked(game)).state.winners  # 59
    put(game, SOL, "jord", "pds")
    assert won(checked(game)) == (SOL,)


SUPPORTERS = {"letnev": "peace_treaty#sol", "hacan": "common_foe#sol", "jol_nar": "peace_treaty#jol_nar"}


def test_support_of_the_people() -> None:
    game = hands(aims(empire(6), SOL, "support_of_the_people"), sol="freedom_fighters#sol", **SUPPORTERS)
    game.state.notes["treaties_given:1"] = "3"
    table = trial(game, lambda g: g.treaties.give(SOL, "freedom_fighters#sol", JOL_NAR))
    assert not fallen(table).state.winners
    assert won(say(table, JOL_NAR, "card:peace_treaty#jol_nar"))[0] == SOL


def test_support_of_the_people_is_shown_though_it_fails() -> None:
    game = hands(aims(empire(6), SOL, "support_of_the_people"), sol="freedom_fighters#sol", **SUPPORTERS)
    game.state.notes["treaties_given:1"] = "3"
    table = say(
        trial(game, lambda g: g.treaties.give(SOL, "freedom_fighters#sol", JOL_NAR)), JOL_NAR, "card:freedom_fighters#sol"
    )
    assert not fallen(table).state.winners
    assert fallen(table).view(HACAN).players[SOL].secret_objectives.seen == ("support_of_the_people",)


def test_there_are_no_points_and_nothing_is_claimed() -> None:
    game = aims(empire(), SOL, "anarchist")
    hold(game, HACAN, game.board.home_planets(LETNEV)[0].id)
    table = play(game, Step("status_phase.claim_objectives"))
    assert table.over
    assert not fallen(table).state.claims
    assert [fallen(table).victory.points(seat) for seat in range(4)] == [0, 0, 0, 0]


# -- the round track ---------------------------------------------------------------------------------------------------


def test_the_marker_goes_on_after_every_status_phase() -> None:
    game = empire()
    table = play(game, Step("status_phase.close"))
    assert fallen(table).state.track == 1
    assert not fallen(table).state.winners
    assert asks(table, fallen(table).state.speaker) == "pick"


def test_after_the_eighth_everything_is_revealed() -> None:
    table = last_round(hands(aims(empire(), SOL, "anarchist"), letnev="peace_treaty#letnev common_foe#hacan"))
    assert fallen(table).state.track == 8
    assert [event for event in told(table) if event in ("objectiveshown", "treatiesshown", "gameended")][-1] == "gameended"
    seen = fallen(table).view(HACAN)
    assert seen.players[SOL].secret_objectives.seen == ("anarchist",)
    assert seen.players[LETNEV].treaties.seen == ("common_foe#hacan", "peace_treaty#letnev")


# -- treaties ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_the_treaties_of_his_race(seats: int) -> None:
    game = opened(seats)
    mine = ["common_foe#sol", "freedom_fighters#sol", "partners_in_war#sol", "peace_treaty#sol"]
    assert game.player(SOL).treaties == mine
    of_lazax = {"defender_of_the_throne", "containment", "oppressors", "trade_regulator"}
    of_lazax |= {name for name, n in (("tech_regulator", 5), ("truth_dealer", 6), ("peacekeeper", 7)) if seats >= n}
    assert {card.partition("#")[0] for card in game.player(LAZAX).treaties} == of_lazax
    assert game.view(HACAN).players[SOL].treaties.seen == tuple(mine)  # nothing is secret before one was given


def gives(game: Game, seat: int = SOL, to: int = LETNEV) -> Table:
    """A table at which a player activates another one's Home System."""
    game.state.action = None
    return play(game, Step("tactical.begin", seat, game.board.home(to)))


def test_a_treaty_is_given_instead_of_the_steps_of_the_action() -> None:
    game = empire()
    put(game, SOL, game.board.home(SOL), "cruiser")
    table = gives(game)
    assert keys(table, SOL, "give_treaty") == [*(f"card:{card}" for card in game.player(SOL).treaties), "no"]
    say(table, SOL, "card:common_foe#sol")
    assert keys(table, LETNEV, "put_treaty_away") == [
        "card:common_foe#letnev",
        "card:common_foe#sol",
        "card:freedom_fighters#letnev",
        "card:partners_in_war#letnev",
        "card:peace_treaty#letnev",
    ]
    say(table, LETNEV, "card:freedom_fighters#letnev")
    done = fallen(table)
    assert table.over  # nobody moves, fights or builds
    assert SOL in done.board.system(done.board.home(LETNEV)).counters
    assert done.player(SOL).pool == 2
    assert done.state.action is None
    assert "common_foe#sol" in done.player(LETNEV).treaties
    assert done.state.box["treaty"] == ["freedom_fighters#letnev"]
    assert done.treaties.given(SOL) == 1


def test_what_was_given_and_kept_is_a_secret() -> None:
    table = say(gives(empire()), SOL, "card:common_foe#sol")
    say(table, LETNEV, "card:common_foe#letnev")
    game = fallen(table)
    hacan, letnev, sol = (game.view(seat) for seat in (HACAN, LETNEV, SOL))
    assert (hacan.players[SOL].treaties.count, hacan.players[SOL].treaties.seen) == (3, ())
    assert (hacan.players[LETNEV].treaties.count, hacan.players[LETNEV].treaties.seen) == (4, ())
    assert sol.players[LETNEV].treaties.seen == ()  # he does not know what was put away
    assert letnev.players[SOL].treaties.seen == tuple(game.player(SOL).treaties)  # he knows what is left
    assert letnev.players[LETNEV].treaties.seen == tuple(game.player(LETNEV).treaties)
    for seat, heard in ((HACAN, 0), (SOL, 1), (LETNEV, 1)):
        given = [event for event in table.events_since(seat) if event["event"] == "treatygiven"]
        assert sum("card" in event and bool(event["card"]) for event in given) == heard
    put_away = [event for event in table.events_since(SOL) if event["event"] == "treatyputaway"]
    assert len(put_away) == 1
    assert not put_away[0].get("card")


def test_what_cannot_be_known_is_dealt_anew() -> None:
    table = say(gives(empire()), SOL, "card:common_foe#sol")
    say(table, LETNEV, "card:common_foe#letnev")
    hands_seen = set()
    for seed in range(20):
        game = Game(fallen(table).ruleset)
        game.play_from(fallen(table).state.copy())
        game.redraw_hidden(HACAN, seed)
        hands_seen.add(tuple(game.player(LETNEV).treaties))
        assert game.player(HACAN).treaties == fallen(table).player(HACAN).treaties
        assert game.player(LAZAX).treaties == fallen(table).player(LAZAX).treaties
        assert len(game.player(LETNEV).treaties) == 4
    assert len(hands_seen) > 3


def test_who_gives_nothing_goes_on_with_the_action() -> None:
    game = empire()
    put(game, SOL, "2,1", "cruiser")
    table = say(gives(game), SOL, "no")
    assert asks(table, SOL) == "move"
    assert len(fallen(table).player(SOL).treaties) == 4


def test_the_lazax_give_treaties_and_accept_none() -> None:
    game = empire()
    game.state.action = None
    table = play(game, Step("tactical.begin", SOL, CAPITAL))
    assert "give_treaty" not in [ask.name for ask in table.pending]
    table = gives(empire(), LAZAX, SOL)
    assert "card:containment#lazax" in keys(table, LAZAX, "give_treaty")
    say(table, LAZAX, "card:containment#lazax")
    assert asks(table, SOL) == "put_treaty_away"


def test_only_own_treaties_are_given_and_only_to_others() -> None:
    game = hands(empire(), sol="common_foe#letnev peace_treaty#sol")
    assert keys(gives(game, SOL, HACAN), SOL, "give_treaty") == ["card:peace_treaty#sol", "no"]
    table = gives(hands(empire(), sol="peace_treaty#sol"), SOL, SOL)
    assert "give_treaty" not in [ask.name for ask in table.pending]
    table = gives(hands(empire(), sol="common_foe#letnev"), SOL, HACAN)
    assert "give_treaty" not in [ask.name for ask in table.pending]


def test_goods_may_be_given_while_the_treaty_is_considered() -> None:
    game = empire()
    game.player(SOL).trade_goods = 2
    table = say(gives(game), SOL, "card:common_foe#sol")
    assert f"give:{LETNEV}" in [option.key for option in table.acts(SOL)]
    table.act(SOL, f"give:{LETNEV}")
    assert fallen(table).player(LETNEV).trade_goods == 1
    assert asks(table, LETNEV) == "put_treaty_away"


TREATIES = [
    pytest.param({"letnev": "common_foe#sol"}, (SOL, LETNEV), id="an ally"),
    pytest.param({"letnev": "common_foe#sol", "hacan": "peace_treaty#sol"}, (SOL, HACAN), id="the lowest number"),
    pytest.param({"letnev": "common_foe#sol", "hacan": "peace_treaty#sol common_foe#letnev"}, (SOL, LETNEV), id="no traitor"),
    pytest.param({"letnev": "common_foe#sol peace_treaty#letnev"}, (SOL, LETNEV), id="his own beside it"),
    pytest.param({"letnev": "common_foe#hacan"}, (SOL,), id="of another race"),
    pytest.param({"sol": "peace_treaty#hacan", "hacan": "partners_in_war#sol"}, (SOL, HACAN), id="the winner's do not matter"),
    pytest.param({"letnev": "freedom_fighters#sol", "hacan": "partners_in_war#sol"}, (SOL, HACAN), id="three before four"),
]


@pytest.mark.parametrize(("treaties", "winners"), TREATIES)
def test_allies_win_too(treaties: dict[str, str], winners: tuple[int, ...]) -> None:
    game = hands(aims(empire(), SOL, "opportunist"), **treaties)
    hold(game, SOL, "quann")
    put(game, SOL, QUANN, "cruiser")
    assert won(checked(game)) == winners


@pytest.mark.parametrize("number", range(7))
def test_every_treaty_of_the_lazax_binds(number: int) -> None:
    cards = (
        "defender_of_the_throne",
        "peacekeeper",
        "containment",
        "oppressors",
        "trade_regulator",
        "tech_regulator",
        "truth_dealer",
    )
    game = hands(empire(), hacan=f"{cards[number]}#lazax", sol="truth_dealer#lazax" if number < 6 else "")
    assert game.treaties.printed(CardId(f"{cards[number]}#lazax")).number == number + 1
    assert won(last_round(game)) == (LAZAX, HACAN)


def test_every_winner_has_his_ally() -> None:
    game = hands(aims(empire(5), SOL, "loyalist"), letnev="peace_treaty#sol", hacan="containment#lazax")
    assert won(last_round(game)) == (LAZAX, SOL, LETNEV, HACAN)


def test_who_is_eliminated_leaves_his_treaties() -> None:
    game = hands(empire(), sol="peace_treaty#sol", letnev="common_foe#sol")
    for planet in game.board.home_planets(SOL):
        game.invasion.lose(planet.id, "test")
    for seat in (LAZAX, LETNEV, HACAN):
        put(game, seat, game.board.home(seat), "cruiser")
    done = fallen(trial(game, lambda g: g.victory.eliminate_fallen()))
    assert done.player(SOL).out
    assert done.player(SOL).treaties == []
    assert done.state.box["treaty"] == ["peace_treaty#sol"]


def test_without_the_lazax_no_empire_stands() -> None:
    game = aims(empire(), SOL, "anarchist")
    game.invasion.lose(PlanetId("mecatol_rex"), "test")
    game.state.chronicle = [Law(CardId("the_maandu_edict"))]
    game.state.political_deck.bag.remove(CardId("the_maandu_edict"))
    game.begin_effect("the_maandu_edict", LAZAX, "law")
    for seat in (SOL, LETNEV, HACAN):
        put(game, seat, game.board.home(seat), "cruiser")
    done = fallen(trial(game, lambda g: g.victory.eliminate_fallen()))
    assert done.player(LAZAX).out
    assert done.state.chronicle == []
    assert won(last_round(done)) == (SOL,)


# -- Civilization ------------------------------------------------------------------------------------------------------


def plays(game: Game, card: str, seat: int) -> Table:
    """A table at which a player plays a Strategy Card."""
    game.state.action = None
    number = game.cards.strategy_cards[card].number
    game.state.strategy_cards = [StrategyCard(card, number, seat)]
    return play(game, Step("strategy_cards.play", seat, what=card))


def on_top(game: Game, *cards: str) -> Game:
    """These agendas are drawn next."""
    deck = game.state.political_deck
    deck.bag = [card for card in deck.bag if card not in cards]
    deck.top = list(map(CardId, cards))
    return game


def test_others_put_one_of_two_agendas_to_the_vote() -> None:
    table = plays(on_top(empire(), "open_the_trade_routes", "public_execution"), "civilization", SOL)
    assert keys(table, SOL, "choose_agenda") == ["card:open_the_trade_routes", "card:public_execution"]
    assert fallen(table).view(LETNEV).decks["political_card"].known == ()
    say(table, SOL, "card:open_the_trade_routes")
    assert fallen(table).state.political_deck.discard == ["public_execution"]
    for _ in range(4):
        seat = table.pending[0].seat
        assert keys(table, seat, "vote") == ["for", "against", "abstain"]
        say(table, seat, "for")
    assert [player.trade_goods for player in fallen(table).state.players] == [2, 2, 2, 2]


def test_the_lazax_choose_the_result() -> None:
    table = plays(on_top(empire(), "open_the_trade_routes", "public_execution"), "civilization", LAZAX)
    say(table, LAZAX, "card:public_execution")
    assert keys(table, LAZAX, "decree") == [f"player:{seat}" for seat in range(4)]
    say(table, LAZAX, f"player:{HACAN}")
    game = fallen(table)
    assert all(planet.exhausted for planet in game.board.planets_of(HACAN))
    assert sorted(game.state.political_deck.discard) == ["open_the_trade_routes", "public_execution"]


def test_an_agenda_without_an_outcome_is_discarded() -> None:
    table = say(plays(on_top(empire(), "repeal", "open_the_trade_routes"), "civilization", LAZAX), LAZAX, "card:repeal")
    assert sorted(fallen(table).state.political_deck.discard) == ["open_the_trade_routes", "repeal"]
    assert fallen(table).state.council == []


def test_no_planet_of_a_home_system_is_elected() -> None:
    game = empire()
    outcomes = [option.key for option in game.politics.electable("planet")]
    assert "planet:quann" in outcomes
    assert not {"planet:jord", "planet:mecatol_rex"} & set(outcomes)


def test_subterfuge() -> None:
    game = empire()
    game.state.action_deck.bag = sorted([CardId("plague"), CardId("rise_of_a_messiah"), CardId("good_year")])
    game.state.strategy_cards = [StrategyCard("civilization", 3, LAZAX)]
    table = play(game, Step("strategy_cards.secondary", SOL, what="civilization"))
    assert keys(table, SOL, "secondary") == ["use", "no"]
    done = fallen(refuse(say(table, SOL, "use")))
    assert len(done.player(SOL).action_cards) == 2
    assert done.player(SOL).strategy == 1
    assert done.board.planet(PlanetId("jord")).exhausted


def test_subterfuge_is_not_for_who_has_nothing_to_exhaust() -> None:
    game = empire()
    game.state.strategy_cards = [StrategyCard("civilization", 3, LAZAX)]
    assert game.strategy_cards.may_use(SOL, "civilization").allowed
    game.board.exhaust(PlanetId("jord"), "test")
    assert not game.strategy_cards.may_use(SOL, "civilization").allowed


# -- Industry ----------------------------------------------------------------------------------------------------------


def works(game: Game) -> Game:
    """Sol controls its Home System, with a dock, and has activated it."""
    put(game, SOL, "jord", "space_dock")
    put(game, SOL, game.board.home(SOL), "cruiser")
    game.board.lay_counter(SOL, game.board.home(SOL), "pool")
    return game


def test_a_space_dock_on_a_planet_gained_this_round() -> None:
    game = works(empire())

    async def take(g: Game) -> None:
        await g.invasion.gain(SOL, PlanetId("wellon"), "test")

    game = fallen(trial(game, take))
    table = say(plays(game, "industry", SOL), SOL, "a")  # there is one on Jord already
    assert [g.kind for g in fallen(table).board.units(SOL, Place("planet:wellon"))] == ["space_dock"]


def test_units_worth_four_resources() -> None:
    table = plays(works(empire()), "industry", SOL)  # no dock fits on Jord, and there is but one such system
    assert "dreadnought@system:0,-3" not in keys(table, SOL, "free_units")
    say(table, SOL, "carrier@system:0,-3")
    assert sorted(offers(table, SOL)) == sorted(
        ["destroyer@system:0,-3", "fighter@system:0,-3", "ground_force@planet:jord", "done"]
    )
    say(table, SOL, "fighter@system:0,-3", "fighter@system:0,-3")
    game = fallen(table)
    assert asks(table, SOL) != "free_units"
    assert {g.kind: g.count for g in game.board.units(SOL, Place("system:0,-3"))} == {"cruiser": 1, "carrier": 1, "fighter": 2}
    assert not game.board.planet(PlanetId("jord")).exhausted


def test_units_come_only_where_one_rules_has_a_dock_and_has_activated() -> None:
    game = works(empire())
    assert game.strategy_cards.may_use(SOL, "industry").allowed
    game.board.lift_counter(SOL, game.board.home(SOL))
    assert not game.strategy_cards.may_use(SOL, "industry").allowed
    game.board.lay_counter(SOL, game.board.home(SOL), "pool")
    game.board.remove(SOL, Place("system:0,-3"), game.board.units(SOL, Place("system:0,-3")), "test")
    assert not game.strategy_cards.may_use(SOL, "industry").allowed
    assert offers(plays(game, "industry", SOL), SOL) == []  # no dock fits either


def test_fabrication() -> None:
    game = works(empire())
    game.state.strategy_cards = [StrategyCard("industry", 8, LAZAX)]
    table = play(game, Step("strategy_cards.secondary", SOL, what="industry"))
    say(table, SOL, "use")
    assert sorted(keys(table, SOL, "free_units")) == sorted(
        [
            "cruiser@system:0,-3",
            "destroyer@system:0,-3",
            "fighter@system:0,-3",
            "ground_force@planet:jord",
            "mechanized_unit@planet:jord",
            "pds@planet:jord",
            "done",
        ]
    )
    done = fallen(say(table, SOL, "mechanized_unit@planet:jord"))
    assert done.player(SOL).strategy == 1
    assert [g.kind for g in done.board.units(SOL, Place("planet:jord"))] == ["mechanized_unit", "space_dock"]


def test_an_event_is_not_voted_on() -> None:
    table = plays(on_top(empire(), "the_quann_conflict", "repeal"), "civilization", SOL)
    say(table, SOL, "card:the_quann_conflict")
    game = fallen(table)
    assert [kept.card for kept in game.state.chronicle] == ["the_quann_conflict"]
    assert "vote" not in [ask.name for ask in table.pending]
    assert happened(empire(), "the_quann_conflict").over


def test_the_view_of_a_spectator_has_the_track_and_the_cards_in_play() -> None:
    game = empire()
    game.state.track = 3
    seen = view(happened(game, "the_quann_conflict"), None)
    assert seen.position.track == 3
    assert [kept.card for kept in seen.position.chronicle] == ["the_quann_conflict"]
    assert seen.position.players[SOL].secret_objectives.seen == ()
