"""From an empty table to the first Strategy Phase."""

from __future__ import annotations

from collections import Counter

import pytest
from opening import at_random, begin, go_on, started
from tables import ASCENSION, asks, game_of, new_game, offers, play, say, told
from trial import trial

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import MIDDLE, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import decks
from mecatol.rules.official.game import Game
from mecatol.rules.official.production import Production
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.problems import problems
from mecatol.rules.state import Objective, Place, PlanetId
from mecatol.rulesets import resolve

RULESETS = (
    "official",
    "official strategy=base -leaders -mechanized_units -artifacts -custodians -nexus",
    "official map=auto +distant_suns +final_frontier",
    "sa17",
    "sa17 map=built +distant_suns +final_frontier",
    "sa_es",
)


def falling(players: int) -> list[int]:
    """Dice by which seat 0 rolls highest and the last seat lowest."""
    return list(range(10, 10 - players, -1))


def events_of(table: Table, kind: str, seat: int | None = None) -> list[dict[str, object]]:
    return [event for event in table.events_since(seat) if event["event"] == kind]


# -- whole set-ups -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-1", "SA17-SET-37", "SAES-SET-35")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("text", RULESETS)
def test_any_answers_lead_to_the_first_strategy_phase(text: str, players: int) -> None:
    for seed in (1, 2):
        game = started(text, players, seed=seed, answer=at_random(seed))
        assert (game.state.phase, game.state.round) == ("strategy", 1)
        assert not problems(game)
        whole(game)


def whole(game: Game) -> None:
    """Every system, planet, unit, leader and counter is where it should be."""
    state, content = game.state, game.content
    assert state.layout == tuple((system.hex, system.tile) for system in state.systems)
    assert len({player.race for player in state.players}) == len(state.players)
    assert sorted(state.seating) == list(range(len(state.players)))
    assert state.speaker in state.seating
    for seat, player in enumerate(state.players):
        race = content.races[player.race]
        assert game.board.system(player.home).tile == race.home
        assert (player.strategy, player.pool, player.fleet) == (race.strategy, race.pool, race.fleet)
        assert player.technologies == list(race.technologies)
        assert not player.hidden_race
        assert not player.tiles
        assert [planet.id for planet in game.board.planets_of(seat)] == [p.id for p in content.systems[race.home].planets]
        assert not any(planet.exhausted for planet in game.board.planets_of(seat))
        for kind, count in game.set_up.starting_units(seat):
            assert game.board.on_board(seat, kind) == count
        assert {(e.key, e.source) for e in state.effects if e.owner == seat} >= {(a, "race") for a in race.abilities}
        places = [on_planet(p.id) for p in game.board.home_planets(seat)]
        assert all(leader.where in (*places, in_system(player.home)) for leader in state.leaders if leader.owner == seat)
    assert not any(
        planet.owner >= 0 for planet in game.board.planets() if not game.board.is_home(game.board.system_of(planet.id))
    )
    assert not state.bids
    assert not state.notes
    assert "tile" not in state.box


def test_a_seed_is_a_game() -> None:
    one, same, other = (go_on(begin("sa17 map=built", 4, seed=s), answer=at_random(1)).encoded() for s in (1, 1, 2))
    assert one == same
    assert one != other


def test_undo_and_save_in_the_middle_of_it() -> None:
    table = go_on(begin("sa17 map=built", 3), to="place_where", answer=at_random(4))
    before = table.encoded()
    assert table.fork().encoded() == before
    go_on(table, to="speaker_bid", answer=at_random(5))
    assert table.fork().encoded() == table.encoded()


def test_who_cannot_play() -> None:
    with pytest.raises(RulesetError, match="2 to 8 players, not 1"):
        begin("sa17", 1)
    with pytest.raises(RulesetError, match="2 to 8 players, not 9"):
        begin("official", 9)
    with pytest.raises(RulesetError, match="no Strategy Cards called 'shards'; there are base, shattered_empire"):
        begin("official strategy=shards", 3)


# -- what the game is made of ------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-2")
@pytest.mark.parametrize("players", [3, 4, 8])
def test_decks(players: int) -> None:
    game = game_of(begin("official strategy=base", players))
    cards = Counter(decks.printed(card) for card in game.state.action_deck.bag)
    assert sum(cards.values()) == (170 if players == 3 else 170 - out_of_place(game))
    assert ("strategic_shift" in cards) == ("strategic_flexibility" in cards) == (players == 3)
    assert len(game.state.political_deck) == 110
    assert [card.number for card in game.state.strategy_cards] == list(range(1, 9))
    assert {card.id for card in game.state.strategy_cards} >= {"initiative", "imperial"}


def out_of_place(game: Game) -> int:
    return sum(card.count for card in game.cards.action_cards.values() if len(game.state.players) in card.not_in)


@pytest.mark.rule("SA17-DUE-28")
def test_cards_that_are_not_for_two_are_taken_out() -> None:
    duel, three = (game_of(begin("sa17", players)) for players in (2, 3))
    assert "flank_speed" not in {decks.printed(card) for card in duel.state.action_deck.bag}
    assert "flank_speed" in {decks.printed(card) for card in three.state.action_deck.bag}


@pytest.mark.rule("SA17-SET-21", "SA17-SET-36")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_ninth_strategy_card(players: int) -> None:
    printed = game_of(begin("sa17", players)).cards.strategy_cards
    assert sorted(card.number for card in printed.values()) == list(range(1, 10))
    numbers = [card.number for card in started("sa17", players).state.strategy_cards]
    assert numbers == list(range(1, 10 if players in (4, 7, 8) else 9))


@pytest.mark.rule("SA17-SET-01", "SA17-SET-02")
def test_what_the_game_is_built_on() -> None:
    ruleset = resolve("sa17")
    content, cards = ruleset.content.content, ruleset.content.cards
    assert {"se", "base"} <= {race.set for race in content.races.values()}
    assert {"prospect", "assembly", "bureaucracy"} <= set(cards.strategy_cards)
    assert ruleset.parameters.mechanized_units
    assert ruleset.parameters.preliminary_objectives
    assert not ruleset.parameters.increased_limits  # a second set is not needed


@pytest.mark.rule("OFF-SET-5")
def test_the_goal() -> None:
    assert game_of(begin("sa17", 3)).state.goal == 10
    assert game_of(begin("sa17 vp=12", 3)).state.goal == 12
    assert game_of(begin("official vp=14", 3)).state.goal == 14
    game = started("official", 3)
    assert game.state.goal == 10
    assert [game.victory.points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SA17-SET-40")
def test_settings_are_agreed_before_anything_else() -> None:
    assert not started("sa17 -custodians", 3).state.domain_counters
    only_suns = started("sa17 +distant_suns -custodians", 3)
    only_space = started("sa17 +final_frontier -custodians", 3)
    assert {place.partition(":")[0] for place in only_suns.state.domain_counters} == {"planet"}
    assert {place.partition(":")[0] for place in only_space.state.domain_counters} == {"system"}
    assert resolve("sa17 vp=12 +final_frontier map=built").text == "sa17 +final_frontier vp=12 map=built"


def test_what_belongs_to_it_as_printed() -> None:
    numbers = resolve("sa17").parameters
    assert all((numbers.leaders, numbers.tactical_retreats, numbers.shock_troops, numbers.mechanized_units))
    assert "gravity_rift" in {decks.printed(tile) for tile in game_of(begin("sa17", 3)).galaxy_building.pool("special")}


@pytest.mark.rule("SA17-SET-46", "SA17-SOT-14")
def test_what_is_not_used() -> None:
    for option in (
        "early_turns",
        "territorial_suns +distant_suns",
        "homeworlds",
        "ancient_throne",
        "political_intrigue",
    ):  # the last one: Representatives
        with pytest.raises(RulesetError, match="SA17-SET-46"):
            resolve(f"sa17 +{option}")
    game = started("sa17", 4)
    assert not {"imperial_ii", "trade_iii", "political_ii", "assembly_ii"} & {card.id for card in game.state.strategy_cards}
    assert not game.parameters.mercenaries
    assert len(game.state.mercenary_deck) == 0


@pytest.mark.rule("SA17-SET-22", "SA17-SET-24", "SA17-SET-25")
def test_new_cards() -> None:
    official, sa = resolve("official").content.cards, resolve("sa17").content.cards
    of_stage = [{k for k, o in cards.objectives.items() if o.stage == "stage_1"} for cards in (official, sa)]
    assert len(of_stage[1] - of_stage[0]) >= 20
    assert len(of_stage[0] - of_stage[1]) >= 3
    special = [{k for k, o in cards.objectives.items() if o.stage == "special"} for cards in (official, sa)]
    assert special[1] - special[0] == {"sovereign", "imperial"}
    sizes = [
        (len(game_of(begin(t, 5)).action_cards.all_cards()), len(game_of(begin(t, 5)).political_cards.all_cards()))
        for t in (*BOTH, "sa17 +official_decks")
    ]
    assert sizes == [(170, 110), (157, 157), (170, 110)]


BOTH = ("official", "sa17")
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


@pytest.mark.rule("SA17-SET-23", "SAES-RAC-09")
@ASCENSION
def test_cards_of_a_race(ruleset: str) -> None:
    upgrades = Counter(upgrade.race for upgrade in resolve(ruleset).content.content.upgrades.values())
    objectives = Counter(objective.race for objective in resolve(ruleset).content.cards.objectives.values() if objective.race)
    for cards in (upgrades, objectives):
        assert set(cards.values()) == {3}
        assert len(cards) == 17


@pytest.mark.rule("SA17-SET-27", "SA17-SET-28")
def test_a_second_set() -> None:
    one, two = (game_of(begin(text, 3)) for text in ("sa17", "sa17 +increased_limits"))
    cards = [[decks.printed(card) for card in game.set_up.objective_cards("secret")] for game in (one, two)]
    assert Counter(cards[1]) == {card: 2 * count for card, count in Counter(cards[0]).items()}
    assert len(set(two.set_up.objective_cards("secret"))) == len(cards[1])
    assert [started(text, 3).board.left(0, "mechanized_unit") for text in ("sa17", "sa17 +increased_limits")] == [4, 8]


# -- seats -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-SET-05", "SAES-SET-13")
@ASCENSION
def test_seats_by_dice(ruleset: str) -> None:
    game = game_of(begin(ruleset, 3, dice=[4, 9, 7]))
    assert game.state.seating == [1, 2, 0]
    assert game.state.rolls == [4, 9, 7]


@pytest.mark.rule("SA17-SET-05")
def test_ties_roll_again_among_themselves() -> None:
    table = begin("sa17", 4, dice=[5, 9, 5, 5, 3, 3, 8, 1, 2])
    assert game_of(table).state.seating == [1, 3, 2, 0]
    assert [event["seat"] for event in events_of(table, "rolled")] == [0, 1, 2, 3, 0, 2, 3, 0, 2]


@pytest.mark.rule("OFF-SET-9")
def test_officially_the_first_player_is_drawn_and_is_speaker() -> None:
    firsts = []
    for seed in range(8):
        game = game_of(begin("official", 4, seed=seed))
        assert game.state.speaker == game.state.seating[0]
        assert game.state.seating in [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]
        firsts.append(game.state.speaker)
    assert len(set(firsts)) > 1


@pytest.mark.rule("SA17-SET-13", "SAES-SET-22")
@ASCENSION
def test_seats_may_be_changed_to_match_the_map(ruleset: str) -> None:
    table = go_on(begin(ruleset, 3, dice=falling(3)), to="home_location")
    for seat, home in ((0, "0,-3"), (1, "-3,3"), (2, "3,0")):
        say(table, seat, home, "bid:0")
    assert {ask.name for ask in table.pending} == {"change_seats"}
    other = table.fork()
    for seat in range(3):
        say(table, seat, "yes")
    assert game_of(table).state.seating == [0, 2, 1]
    assert [ask.seat for ask in table.pending] == [2]  # still the lowest roller opens the auction
    for seat, said in enumerate(("yes", "yes", "no")):
        say(other, seat, said)
    assert game_of(other).state.seating == [0, 1, 2]


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-3")
def test_officially_one_secret_objective_each() -> None:
    game = started("official", 5)
    assert [len(player.secret_objectives) for player in game.state.players] == [1] * 5
    assert len(game.state.secret_deck) == 13 - 5


@pytest.mark.rule("OFF-SOT-PRE")
def test_preliminary_objectives_instead() -> None:
    game = started("official +preliminary_objectives", 4)
    assert [len(player.preliminary_objectives) for player in game.state.players] == [1] * 4
    assert not any(player.secret_objectives for player in game.state.players)


@pytest.mark.rule("SA17-SET-06", "SA17-SET-34", "SAES-SET-14", "SAES-SET-15")
@ASCENSION
def test_two_secret_objectives_one_is_kept(ruleset: str) -> None:
    table = begin(ruleset, 3)
    game = game_of(table)
    dealt = [list(player.secret_objectives) for player in game.state.players]
    assert [len(cards) for cards in dealt] == [2, 2, 2]
    drawn = [e for e in events_of(table, "carddrawn", 1) if e["deck"] == "secret"]
    assert sorted(str(e["card"]) for e in drawn if "card" in e) == dealt[1]
    go_on(table, to="keep_secret")
    assert [list(player.secret_objectives) for player in game.state.players] == dealt
    left = len(game.state.secret_deck)
    for seat in range(3):
        assert offers(table, seat) == [f"card:{card}" for card in dealt[seat]]
        say(table, seat, f"card:{dealt[seat][1]}")
    assert [player.secret_objectives for player in game.state.players] == [[cards[1]] for cards in dealt]
    assert len(game.state.secret_deck) == left + 3


@EDITIONS
@pytest.mark.rule("SA17-DUE-01", "SA17-DUE-16", "SA17-DUE-17", "SAES-DUE-01", "SAES-DUE-06")
def test_objectives_of_a_duel(ruleset: str) -> None:
    game = started(ruleset, 2)
    assert not any(player.secret_objectives for player in game.state.players)
    assert game.state.preliminary == []
    assert "sovereign" not in game.state.special
    assert "imperial" not in game.state.special


# -- races -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-1")
def test_officially_races_are_drawn() -> None:
    table = begin("official", 3)
    races = [player.race for player in game_of(table).state.players]
    assert [event["race"] for event in events_of(table, "racetaken")] == [races[s] for s in game_of(table).state.seating]
    assert all(races)
    assert not set(races) & set(game_of(table).state.race_deck.bag)


@pytest.mark.rule("SA17-SET-07", "SA17-SET-08", "SAES-SET-16", "SAES-SET-17")
@ASCENSION
def test_races_are_chosen_in_turn(ruleset: str) -> None:
    table = begin(ruleset, 3, dice=falling(3))
    assert len(offers(table, 0)) == {"sa17": 18, "sa_es": 15}[ruleset]
    say(table, 0, "race:sol")
    assert asks(table, 1) == "race"
    assert "race:sol" not in offers(table, 1)
    say(table, 1, "pass")
    say(table, 2, "race:hacan")
    assert asks(table, 1) == "random_race"
    game = game_of(table)
    assert [player.race for player in game.state.players] == ["sol", "", "hacan"]
    assert game.player(1).hidden_race[0] not in ("sol", "hacan")


def dealt_a_race(players: int = 3, ruleset: str = "sa17") -> Table:
    """Seat 1 passed and was dealt a race."""
    table = begin(ruleset, players, dice=falling(players))
    for seat in range(players):
        say(table, seat, "pass" if seat == 1 else f"race:{('sol', '', 'hacan', 'norr')[seat]}")
    return table


@pytest.mark.rule("SA17-SET-09", "SA17-SET-33", "SAES-SET-18", "SAES-SET-33")
@ASCENSION
def test_a_random_race_stays_hidden(ruleset: str) -> None:
    table = dealt_a_race(ruleset=ruleset)
    game = game_of(table)
    race = game.player(1).hidden_race[0]
    say(table, 1, "hide")
    assert (game.player(1).race, game.player(1).hidden_race) == ("", [race])
    assert not any(race in str(event) for event in table.events_since(0))
    assert any(race in str(event) for event in table.events_since(1))
    others = {game_of(table.fork(for_seat=0, seed=seed)).player(1).hidden_race[0] for seed in range(12)}
    assert len(others) > 3
    assert {game_of(table.fork(for_seat=1, seed=seed)).player(1).hidden_race[0] for seed in range(5)} == {race}
    home = game.content.races[race].home
    go_on(table, to="cycler")
    assert home not in [system.tile for system in game.state.systems]
    go_on(table)
    assert (game.player(1).race, game.player(1).hidden_race) == (race, [])
    assert game.board.system(game.player(1).home).tile == home
    kinds = told(table)
    assert kinds.index("racetaken", kinds.index("cyclerturned")) < kinds.index("roundbegan")


@pytest.mark.rule("SA17-SET-09")
def test_a_random_race_may_be_shown() -> None:
    table = dealt_a_race()
    race = game_of(table).player(1).hidden_race[0]
    say(table, 1, "show")
    assert game_of(table).player(1).race == race
    assert events_of(table, "racetaken")[-1]["race"] == race


@pytest.mark.rule("SA17-SET-10", "SAES-SET-19")
@ASCENSION
def test_the_third_race_is_shown_and_kept(ruleset: str) -> None:
    table = dealt_a_race(ruleset=ruleset)
    game = game_of(table)
    pool = len(game.state.race_deck)
    first = game.player(1).hidden_race[-1]
    say(table, 1, "refuse")
    second = game.player(1).hidden_race[-1]
    assert second != first
    say(table, 1, "refuse")
    assert asks(table, 1) != "random_race"
    third = game.player(1).race
    assert third not in ("", first, second)
    assert events_of(table, "racetaken")[-1] == {"event": "racetaken", "seat": 1, "race": third, "how": "drawn"}
    assert {first, second} <= set(game.state.race_deck.bag)
    assert game.state.race_deck.bag == sorted(game.state.race_deck.bag)
    assert len(game.state.race_deck) == pool
    assert not any(first in str(event) or second in str(event) for event in table.events_since(0))


# -- the Speaker -------------------------------------------------------------------------------------------------------


def auction(ruleset: str, players: int = 4) -> Table:
    """Built, so that nobody has Trade Goods; seat 0 rolled highest, the last seat lowest."""
    return go_on(begin(f"{ruleset} map=built", players, dice=falling(players)), to="speaker_bid")


@pytest.mark.rule("SA17-SET-14", "SAES-SET-23")
@ASCENSION
def test_the_lowest_roller_opens(ruleset: str) -> None:
    table = auction(ruleset)
    assert [ask.seat for ask in table.pending] == [3]
    assert offers(table, 3)[0] == "bid:0"
    assert "pass" not in offers(table, 3)


@pytest.mark.rule("SA17-SET-15", "SAES-SET-24")
@ASCENSION
def test_the_auction_goes_counter_clockwise_and_a_pass_is_final(ruleset: str) -> None:
    table = auction(ruleset)
    say(table, 3, "bid:0")
    assert [ask.seat for ask in table.pending] == [2]
    say(table, 2, "pass")
    assert offers(table, 1)[0] == "bid:1"
    say(table, 1, "bid:2")
    say(table, 0, "bid:4")
    say(table, 3, "bid:5")
    assert [ask.seat for ask in table.pending] == [1]  # not seat 2
    assert offers(table, 1)[:2] == ["bid:6", "bid:7"]


@pytest.mark.rule("SA17-SET-16", "SA17-SET-17", "SA17-SET-18", "SA17-SET-26", "SAES-SET-25", "SAES-SET-26", "SAES-SET-27")
@ASCENSION
def test_the_winner_is_speaker_and_the_others_are_paid(ruleset: str) -> None:
    table = auction(ruleset)
    say(table, 3, "bid:0")
    say(table, 2, "bid:3")
    for seat in (1, 0, 3):
        say(table, seat, "pass")
    game = game_of(table)
    assert game.state.speaker == 2
    assert [player.trade_goods for player in game.state.players] == [3, 3, 0, 3]
    assert offers(table, 2) == ["clockwise", "counter_clockwise"]
    say(table, 2, "counter_clockwise")
    assert game.state.cycler == -1
    assert game.from_speaker() == [2, 1, 0, 3]
    assert [player.trade_goods for player in game.state.players] == [4, 4, 1, 4]


@pytest.mark.rule("SA17-SET-18", "SAES-SET-27")
@ASCENSION
def test_goods_are_shifted_down_as_well(ruleset: str) -> None:
    game = new_game(ruleset, 3)
    for seat, goods in enumerate((7, 4, 5)):
        game.player(seat).trade_goods = goods
    after = game_of(play(game, Step("set_up.normalise")))
    assert [player.trade_goods for player in after.state.players] == [4, 1, 2]


# -- objectives --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-4", "OFF-SE-VOB")
@pytest.mark.parametrize(
    ("text", "first", "second", "open_"),
    [
        ("official strategy=base", 6, 3, 0),
        ("official", 6, 4, 1),
        ("official strategy=base vp=14", 8, 5, 0),
        ("official vp=14", 8, 6, 1),
    ],
)
def test_the_official_objective_deck(text: str, first: int, second: int, open_: int) -> None:
    game = started(text, 3)
    state = game.state
    assert len(state.objectives) == open_
    assert len(state.stage_1_deck) == first - open_
    assert len(state.stage_2_deck) == second + 1
    ends = [card for card in state.stage_2_deck.bag if game.objectives.ends_the_game(card)]
    assert ends == ["imperium_rex_shattered_empire"]
    assert {len(state.stage_1_deck) + open_ + len(state.box["stage_1"]), second + len(state.box["stage_2"]) + 1} == {10}
    assert not any(game.objectives.ends_the_game(card) for card in state.box["stage_2"])
    base = started(f"{text} -variant_objectives", 3)
    assert {game.cards.objectives[card].set for card in base.state.stage_1_deck.bag} == {"base"}


@pytest.mark.rule("OFF-SET-4")
def test_nobody_knows_which_objectives_are_in_the_deck() -> None:
    table = go_on(begin("official", 3))
    game = game_of(table)
    imagined = [game_of(table.fork(for_seat=0, seed=seed)).state for seed in range(6)]
    assert len({tuple(state.stage_1_deck.bag) for state in imagined}) > 1
    assert all("imperium_rex_shattered_empire" in state.stage_2_deck.bag for state in imagined)
    assert {len(state.stage_2_deck) for state in imagined} == {len(game.state.stage_2_deck)}


@pytest.mark.rule("SA17-SET-19", "SA17-SET-29", "SA17-SET-30")
def test_open_objectives() -> None:
    game = started("sa17", 3)
    stages = Counter(game.objectives.printed(objective.id).stage for objective in game.state.objectives)
    assert stages["stage_2"] == 3
    assert stages.total() == 6
    assert len(game.state.preliminary) == 1
    assert set(game.state.special) == {k for k, o in game.cards.objectives.items() if o.stage == "special"}
    assert {game.objectives.printed(card).stage for card in game.state.stage_1_deck.bag} == {"stage_1"}
    assert {game.objectives.printed(card).stage for card in game.state.stage_2_deck.bag} == {"stage_2"}
    everything = [*game.state.stage_1_deck.bag, *game.state.stage_2_deck.bag]
    assert not any(game.objectives.ends_the_game(card) for card in everything)


@pytest.mark.rule("SA17-SET-20", "SA17-SET-31", "SA17-SET-32")
def test_stages() -> None:
    game = started("sa17 vp=4", 3)
    late = [o for o in game.state.objectives if game.objectives.printed(o.id).stage == "stage_2"]
    early = [o for o in game.state.objectives if o not in late]
    assert len(early) == 3
    assert not any(game.objectives.is_open(objective).allowed for objective in late)
    table = trial(game, lambda here: here.objectives.reveal())
    after = game_of(table)
    drawn = after.state.objectives[-1].id
    assert after.objectives.printed(drawn).stage != "stage_2"
    assert after.objectives.is_open(Objective(late[0].id)).allowed
    again = game_of(trial(after, lambda here: here.objectives.reveal()))
    assert again.objectives.printed(again.state.objectives[-1].id).stage == "stage_2"


# -- sheets and forces -------------------------------------------------------------------------------------------------


def playing(race: str, text: str = "sa17", seats: int = 3) -> Table:
    """Seat 0 plays a race; the others take what comes first. Nobody has placed anything yet."""
    game = new_game(text, seats)
    home = game.player(0).home
    game.player(0).race = race
    tile = game.content.races[race].home
    others = [system for system in game.state.systems if system.hex != home]
    game.galaxy_building.relay(others)
    game.galaxy_building.lay(home, tile)
    return play(game, Step("set_up.sheets"), Step("set_up.forces"))


@pytest.mark.rule("OFF-SET-6")
def test_planet_based_units_are_spread_freely() -> None:
    table = playing("hacan")
    assert asks(table, 0) == "quarters"
    planets = ["planet:arretze", "planet:hercant", "planet:kamdorn"]
    assert sorted(offers(table, 0)) == planets
    say(table, 0, *planets, planets[0], planets[2])  # four Ground Forces and the Space Dock
    while asks(table, 0):
        say(table, 0, planets[1])
    for seat in (1, 2):
        while asks(table, seat):
            say(table, seat, offers(table, seat)[0])
    board = game_of(table).board
    assert [sum(g.count for g in board.army(0, PlanetId(p.partition(":")[2]))) for p in planets] == [2, 1, 1]
    assert [g.kind for g in board.units(0, Place(planets[2]))] == ["ground_force", "space_dock"]
    assert {g.kind: g.count for g in board.units(0, in_system(board.home(0)))} == {"cruiser": 1, "carrier": 2, "fighter": 2}


@pytest.mark.rule("OFF-CMP-7")
def test_at_most_two_pds_on_a_planet() -> None:
    table = playing("jol_nar")
    say(table, 0, "planet:jol", "planet:nar")
    ask = table.asked(0)
    assert ask is not None
    option = table.options(ask)[0]
    assert option.says is not None
    assert dict(option.says.args)["kind"] == "pds"
    game = game_of(table)
    jol, nar = Place("planet:jol"), Place("planet:nar")
    full = [("pds", jol), ("pds", jol), ("space_dock", nar)]
    assert [o.key for o in game.set_up.quarters(0, "pds", full)] == ["planet:nar"]
    assert [o.key for o in game.set_up.quarters(0, "space_dock", full)] == ["planet:jol"]


def test_docks_that_float_start_in_space(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Production, "docks_float", lambda *_: True)
    game = new_game("sa17", 2)
    assert [option.key for option in game.set_up.quarters(0, "space_dock", [])] == [in_system(game.board.home(0))]
    assert [option.key for option in game.set_up.quarters(0, "ground_force", [])] == ["planet:jord"]


@pytest.mark.rule("OFF-SET-7", "OFF-SET-8")
@pytest.mark.parametrize(("race", "counters"), [("sol", (2, 3, 3)), ("mentak", (2, 3, 4)), ("l1z1x", (3, 3, 3))])
def test_counters_on_the_sheet(race: str, counters: tuple[int, int, int]) -> None:
    player = game_of(playing(race, "official")).player(0)
    assert (player.strategy, player.pool, player.fleet) == counters
    assert player.trade_goods == 0
    assert player.action_cards == []


@pytest.mark.rule("OFF-SET-6")
def test_technologies_and_abilities_take_effect() -> None:
    game = game_of(playing("letnev", "official"))
    assert game.player(0).technologies == ["hylar_v_assault_laser", "antimass_deflectors"]
    mine = [(effect.key, effect.source) for effect in game.state.effects if effect.owner == 0]
    assert ("antimass_deflectors", "technology") in mine
    assert ("letnev_fleet_bonus", "race") in mine


@pytest.mark.rule("OFF-SET-15")
def test_nekro_without_mechanized_units() -> None:
    assert dict(game_of(playing("nekro", "official")).set_up.starting_units(0))["mechanized_unit"] == 1
    units = dict(game_of(playing("nekro", "official -mechanized_units")).set_up.starting_units(0))
    assert "mechanized_unit" not in units
    assert units["ground_force"] == 4


@pytest.mark.rule("OFF-OPT-LDR-1")
def test_leaders_start_at_home() -> None:
    table = playing("norr", "official")
    while asks(table, 0) == "quarters":
        say(table, 0, "planet:quinarra")
    assert asks(table, 0) == "leader_quarters"
    home = in_system(game_of(table).board.home(0))
    assert sorted(offers(table, 0)) == ["planet:quinarra", "planet:trenlak", home]
    say(table, 0, "planet:trenlak", home, "planet:quinarra")
    for seat in (1, 2):
        while asks(table, seat):
            say(table, seat, offers(table, seat)[0])
    mine = [leader.where for leader in game_of(table).state.leaders if leader.owner == 0]
    assert mine == ["planet:trenlak", home, "planet:quinarra"]
    kinds = [leader.kind for leader in game_of(table).content.races["norr"].leaders]
    assert [leader.kind for leader in game_of(table).state.leaders if leader.owner == 0] == kinds
    assert started("official -leaders", 3).state.leaders == ()


# -- what lies on the board --------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SE-ART")
@pytest.mark.parametrize("text", BOTH)
def test_everybody_hides_an_artifact(text: str) -> None:
    table = go_on(begin(text, 4), to="artifact_site")
    game = game_of(table)
    asked = []
    while table.pending and table.pending[0].name == "artifact_site":
        seat = table.pending[0].seat
        asked.append(seat)
        for place in offers(table, seat):
            hex_ = game.board.hex_of(Place(place))
            assert game.board.tile(hex_).kind != "mecatol"
            assert not any(game.board.is_home(other) for other in (hex_, *game.galaxy.adjacent(hex_)))
            assert not any(on_planet(planet.id) in game.state.artifacts for planet in game.board.system(hex_).planets)
        say(table, seat, offers(table, seat)[0])
    assert asked == game.from_speaker()
    assert len(game.state.artifacts) == 4
    assert len(game.state.artifact_deck) == 4
    assert all(len(tokens) == 1 for tokens in game.state.artifacts.values())
    assert not any(game.artifacts.is_found(token) for tokens in game.state.artifacts.values() for token in tokens)
    assert not started(f"{text} -artifacts", 4).state.artifacts


@EDITIONS
@pytest.mark.rule("SA17-DUE-20", "SA17-DUE-21", "SAES-DUE-12", "SAES-DUE-13")
def test_artifacts_of_a_duel(ruleset: str) -> None:
    for seed in range(4):
        game = started(f"{ruleset} map=built", 2, seed=seed, answer=at_random(seed))
        lying = game.state.artifacts
        everything = [*game.state.artifact_deck.bag, *(token for tokens in lying.values() for token in tokens)]
        assert Counter(decks.printed(token) for token in everything)["blank"] == 2
        assert len(everything) == 6
        assert "planet:mallice" in lying
        middle = game.board.tile(MIDDLE)
        at_middle = on_planet(middle.planets[0].id) if middle.planets else in_system(MIDDLE)
        assert (at_middle in lying) == (middle.anomaly not in ("asteroid_field", "supernova"))
    assert "planet:mallice" not in started(f"{ruleset} map=built -nexus", 2).state.artifacts


@pytest.mark.rule("OFF-SE-CUS", "CP-OPT-17")
@pytest.mark.parametrize("text", [*BOTH, "cp"])
def test_custodians(text: str) -> None:
    game = started(text, 3)
    lying = game.state.domain_counters[Place("planet:mecatol_rex")]
    assert [decks.counter_of(counter) for counter in lying] == [("custodian_fighters", "3"), ("custodian_ground_forces", "2")]
    assert all(game.domain_counters.is_face_up(counter) for counter in lying)
    assert "planet:mecatol_rex" not in started(f"{text} -custodians", 3).state.domain_counters


@pytest.mark.rule("OFF-OPT-DS-1")
@pytest.mark.parametrize("text", ["official +distant_suns", "sa17 +distant_suns"])
def test_distant_suns(text: str) -> None:
    game = started(f"{text} -custodians", 4)
    for planet in game.board.planets():
        hex_ = game.board.system_of(planet.id)
        barred = game.board.is_home(hex_) or planet.id == "mecatol_rex" or game.board.printed_planet(planet.id).trade_station
        assert len(game.domain_counters.at(on_planet(planet.id))) == (0 if barred else 1)
    lying = [counter for counters in game.state.domain_counters.values() for counter in counters]
    assert len(lying) + len(game.state.domain_deck) == 66
    assert len(set(lying)) == len(lying)
    assert "planet:mallice" in game.state.domain_counters


@pytest.mark.rule("OFF-SOT-FRN")
@pytest.mark.parametrize("text", ["official +final_frontier", "sa17 +final_frontier"])
def test_final_frontier(text: str) -> None:
    game = started(text, 4)
    for system in game.state.systems:
        bare = game.content.systems[system.tile].kind == "empty"
        assert len(game.domain_counters.at(in_system(system.hex))) == bare
    assert any(game.content.systems[s.tile].kind == "empty" and game.board.tile(s.hex).wormholes for s in game.state.systems)


@pytest.mark.rule("SA17-SET-41")
def test_the_counters_of_a_map() -> None:
    game = started("sa17 map=the_prophecy +distant_suns", 7)
    lying = game.state.domain_counters
    assert len(lying) == 16
    assert [decks.counter_of(c) for c in lying[Place("planet:abaddon")]] == [("natural_wealth", "4")]
    assert [decks.counter_of(c)[0] for c in lying[Place("planet:mecatol_rex")]] == [
        "custodian_fighters",
        "custodian_ground_forces",
        "custodian_ground_forces",
    ]
    everything = [counter for counters in lying.values() for counter in counters]
    assert len(set(everything)) == len(everything) == 18
    assert all(game.domain_counters.is_face_up(counter) for counter in everything)
    anyhow = started("sa17 map=the_prophecy +distant_suns -map_counters", 7)
    assert len(anyhow.state.domain_counters) > 20
    assert list(started("sa17 map=the_prophecy", 7).state.domain_counters) == ["planet:mecatol_rex"]


@pytest.mark.rule("SA17-DOM-06", "SAES-DOM-01")
@ASCENSION
def test_native_knowledge(ruleset: str) -> None:
    table = go_on(begin(f"{ruleset} +distant_suns", 3), to="native_knowledge")
    game = game_of(table)
    place = offers(table, 1)[0].removeprefix("look:")
    counter = game.state.domain_counters[Place(place)][0]
    say(table, 1, f"look:{place}")
    for seat in (0, 2):
        say(table, seat, "no")
    assert game.state.known[counter] == [1]
    assert game.state.phase == "strategy"


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-14", "SA17-SET-35", "SAES-SET-34")
@pytest.mark.parametrize(("text", "cards"), [("official", 2), ("official strategy=base", 0), ("sa17", 2), ("sa_es", 2)])
def test_political_cards_at_the_start(text: str, cards: int) -> None:
    game = started(text, 3)
    assert [len(player.political_cards) for player in game.state.players] == [cards] * 3


def test_the_middle_of_a_preset_map_is_mecatol_rex() -> None:
    assert started("sa17", 2).board.system(Hex("0,0")).tile == "mecatol_rex"
