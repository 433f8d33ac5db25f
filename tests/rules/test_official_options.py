"""Options of the official game: how long it lasts, what counts for it, and Fighters against War Suns."""

from __future__ import annotations

import pytest
from claiming import DOUBLE, SINGLE, claiming, refuse
from opening import at_random, begin, go_on, started
from strategic import holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import MIDDLE, Hex, distance
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import decks
from mecatol.rules.official.game import Game
from mecatol.rules.options import OPTIONS, SETTINGS
from mecatol.rules.state import CardId, Objective, Place
from mecatol.rulesets import EDITIONS, recall, resolve
from mecatol.texts import Texts


def after_status(game: Game) -> Table:
    """The last step of a Status Phase, and whatever comes."""
    return play(game, Step("status_phase.end"))


# -- the Long War ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-OPT-LW")
def test_the_long_war_may_end_with_the_last_objective() -> None:
    game = started("official vp=14 -imperium_rex", 3)
    state = game.state
    cards = [*state.stage_1_deck.bag, *state.stage_2_deck.bag, *(lying.id for lying in state.objectives)]
    assert len(cards) == 8 + 6
    assert not any(game.objectives.ends_the_game(card) for card in cards)
    state.phase = "status"
    state.stage_1_deck.bag, state.stage_2_deck.bag = [], [CardId("ten_planets")]
    assert not game_of(after_status(game)).state.winners
    state.stage_2_deck.bag = []
    assert game_of(after_status(game)).state.winners


@pytest.mark.rule("OFF-OPT-LW")
def test_with_imperium_rex_the_game_goes_on_when_the_deck_is_empty() -> None:
    game = new_game("official vp=14", 3)
    assert not game_of(after_status(game)).state.winners


# -- Age of Empire -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-OPT-AOE")
def test_all_objectives_up_to_imperium_rex_lie_open() -> None:
    game = started("official +age_of_empire", 3)
    open_ = [lying.id for lying in game.state.objectives]
    assert game.objectives.ends_the_game(open_[-1])
    assert not any(game.objectives.ends_the_game(card) for card in open_[:-1])
    assert len(game.state.stage_1_deck) == 0
    assert not game.state.winners
    left = len(game.state.stage_2_deck)
    table = refuse(play(game, Step("strategy_cards.play", 0, what="bureaucracy")))
    assert len(game_of(table).state.stage_2_deck) == left  # nothing is drawn any more


@pytest.mark.rule("OFF-OPT-AOE")
def test_the_turn_token_ends_the_game_on_imperium_rex() -> None:
    game = new_game("official +age_of_empire", 3)
    game.state.objectives = [
        Objective(CardId("five_planets")),
        Objective(CardId("ten_planets")),
        Objective(CardId("imperium_rex_shattered_empire")),
    ]
    game.state.round = 2
    assert not game_of(after_status(game)).state.winners
    game.state.round = 3
    assert game_of(after_status(game)).state.winners == [2]  # level on points; Hacan have the most planets


@pytest.mark.rule("OFF-OPT-AOE")
def test_no_stage_two_in_the_first_three_rounds() -> None:
    game = new_game("official +age_of_empire", 3)
    game.state.objectives, game.state.phase = [Objective(CardId("ten_planets"))], "status"
    hold(game, 0, *SINGLE, *DOUBLE[:4])
    game.state.round = 3
    assert claiming(game).pending == ()
    assert game.explain(0, "claim:ten_planets").clause == "OFF-OPT-AOE"
    game.state.round = 4
    assert offers(claiming(game), 0) == ["claim:ten_planets", "no"]


# -- Homeworlds, the Star in the Crown, the Ancient Throne ------------------------------------------------------------------


@pytest.mark.rule("OFF-OPT-HW")
@pytest.mark.parametrize(("text", "points"), [("official strategy=base", 2), ("official strategy=base +homeworlds", 0)])
def test_without_the_home_system_no_points_come_from_anywhere(text: str, points: int) -> None:
    game = holding(text, {"imperial": 0})
    hold(game, 1, "jord")
    after = game_of(refuse(plays(game, "imperial")))
    assert after.victory.points(0) == points
    hold(after, 0, "jord")
    assert after.victory.points(0) == points  # nothing was banked


@pytest.mark.rule("OFF-OPT-HW")
def test_the_star_in_the_crown_is_one_point() -> None:
    game = holding("official strategy=base +age_of_empire +star_in_the_crown", {"imperial": 0})
    assert game_of(refuse(plays(game, "imperial"))).victory.points(0) == 1


@pytest.mark.rule("OFF-OPT-HW")
def test_the_ancient_throne_takes_the_place_of_imperial() -> None:
    game = new_game("official strategy=base +age_of_empire +ancient_throne", 3)
    game.strategy_phase.lay_out_cards()
    names = [card.id for card in game.state.strategy_cards]
    assert "imperial_ii" in names
    assert "imperial" not in names
    assert len(names) == 8


def throne() -> Game:
    game = holding("official strategy=base +age_of_empire +ancient_throne", {"imperial_ii": 0})
    put(game, 0, "jord", "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    return game


@pytest.mark.rule("OFF-OPT-HW")
def test_from_the_throne_any_number_of_objectives_is_claimed() -> None:
    game = throne()
    hold(game, 0, "mecatol_rex", *SINGLE, *DOUBLE[:4])
    game.state.round = 4
    game.state.objectives = [Objective(CardId("five_planets")), Objective(CardId("ten_planets"))]
    table = say(plays(game, "imperial_ii"), 0, "a")
    after = game_of(refuse(table))
    assert after.victory.points(0) == 1  # Mecatol Rex
    after.state.phase = "status"
    claimed = claiming(after)
    say(claimed, 0, "claim:five_planets", "claim:ten_planets")
    assert sorted(claim.source for claim in game_of(claimed).state.claims) == ["five_planets", "imperial_ii", "ten_planets"]


@pytest.mark.rule("OFF-OPT-HW")
def test_the_throne_gives_its_point_with_mecatol_rex_alone_and_the_point_may_win() -> None:
    for planets, won in (((), []), (("mecatol_rex",), [0])):
        game = throne()
        hold(game, 0, *planets)
        game.objectives.score(0, "anything", game.victory.goal(0) - 1)
        table = say(plays(game, "imperial_ii"), 0, "a")
        assert game_of(table).victory.points(0) == game.victory.goal(0) - 1 + len(planets)
        assert (table.over, game_of(table).state.winners) == (bool(won), won)


@pytest.mark.rule("OFF-OPT-HW")
def test_or_the_secondary_is_the_holder_s_alone() -> None:
    game = throne()
    table = say(plays(game, "imperial_ii"), 0, "b")
    assert asks(table, 0) == "produce"
    after = game_of(say(table, 0, "done"))
    assert not uses(after, "imperial_ii", 1).pending
    assert asks(uses(throne(), "imperial_ii", 1), 1) == "secondary"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("sa17 +age_of_empire", "age_of_empire is an option of official; Shattered Ascension, build 17 has no place for it"),
        ("official strategy=base +star_in_the_crown", "+star_in_the_crown goes with +age_of_empire"),
        ("official +age_of_empire +ancient_throne", "+ancient_throne goes with strategy=base"),
        ("official strategy=base +age_of_empire +ancient_throne +star_in_the_crown", "take one"),
        ("official +territorial_suns", "+territorial_suns goes with +distant_suns"),
    ],
)
def test_what_does_not_go_together_is_refused(text: str, says: str) -> None:
    with pytest.raises(RulesetError, match=says.replace("+", r"\+")):
        resolve(text)


# -- Territorial Distant Suns -------------------------------------------------------------------------------------------------

TAME = {"peaceful_annexation", "native_intelligence", "biohazard", "hostage_situation", "settlers"}
TAME |= {"natural_wealth:2", "hostile_locals:1", "fighter_ambush:1"}


@pytest.mark.rule("OFF-SE-TDS")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_tame_counters_near_the_home_systems_and_at_the_edge(seed: int) -> None:
    game = started("official +distant_suns +territorial_suns", 4, seed=seed)
    near = {f"planet:{planet}" for planet in game.set_up.tame_planets()}
    laid = {where: decks.printed(counters[0]) for where, counters in game.state.domain_counters.items() if "mecatol" not in where}
    assert near <= set(laid)
    assert 0 < len(near) < len(laid)
    tame = [laid[Place(where)] for where in near]
    assert sum(counter in TAME for counter in tame) == min(len(tame), 34)
    assert any(laid[where] not in TAME for where in laid if where not in near)
    for where in laid:
        here = game.board.hex_of(where)
        beside_home = any(game.board.is_home(other) for other in game.galaxy.adjacent(here))
        assert (where in near) == (beside_home or distance(here, MIDDLE) == 3)


# -- Simulated Early Turns ----------------------------------------------------------------------------------------------------


def early(seed: int = 1, text: str = "official +early_turns +distant_suns") -> Table:
    """A table at which the first player claims a system for the early turns."""
    return go_on(begin(text, 3, seed=seed), to="early_claim")


def first(table: Table) -> int:
    return game_of(table).state.speaker


def answered(table: Table, name: str, prefer: str = "") -> Table:
    """Everybody answers all questions of a name, with options that begin so where there are any."""
    while (ask := table.pending[0]).name == name:
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in keys if prefer and key.startswith(prefer)), keys[0]))
    return table


@pytest.mark.rule("OFF-SE-EAR")
def test_everybody_claims_two_systems_next_to_home() -> None:
    table = early()
    game = game_of(table)
    seat = table.pending[0].seat
    homes = [game.board.home(seat), *game.galaxy.gates(game.player(seat).race)]
    assert set(offers(table, seat)) <= {f"system:{hex_}" for home in homes for hex_ in game.galaxy.adjacent(home)}
    answered(table, "early_claim")
    game = game_of(table)
    assert [len(game.early_turns.claimed(seat)) for seat in range(3)] == [2, 2, 2]
    assert [game.board.reinforcements(seat) for seat in range(3)] == [16 - 8 - 2] * 3


@pytest.mark.rule("OFF-SE-EAR")
def test_home_resources_and_three_buy_units_and_one_technology() -> None:
    table = answered(early(), "early_claim")
    seat = first(table)
    game = game_of(table)
    budget = 3 + sum(game.board.printed_planet(planet.id).resources for planet in game.board.home_planets(seat))
    assert game.early_turns.budget(seat) == budget
    wares = offers(table, seat)
    assert "war_sun" not in wares
    technology = next(key for key in wares if key.startswith("technology:"))
    say(table, seat, technology)
    assert not any(key.startswith("technology:") for key in offers(table, seat))  # one only
    assert ("cruiser" in offers(table, seat)) == (budget - 4 >= 2)
    say(table, seat, "done")
    assert technology.partition(":")[2] in game_of(table).player(seat).technologies


@pytest.mark.rule("OFF-SE-EAR")
@pytest.mark.parametrize("seed", range(1, 6))
def test_what_is_carried_needs_room_and_takes_planets(seed: int) -> None:
    table = go_on(begin("official +early_turns +distant_suns", 3, seed=seed), answer=at_random(seed))
    game = game_of(table)
    assert game.state.round == 1
    assert not [effect for effect in game.state.effects if effect.key == "early_turns"]
    assert not any(system.counters for system in game.state.systems)
    assert [len(player.action_cards) for player in game.state.players] == [1, 1, 1]
    assert len(game.state.objectives) == 2
    for seat in range(3):
        taken = [planet for planet in game.board.planets_of(seat) if not game.board.is_home(game.board.system_of(planet.id))]
        assert not any(planet.exhausted for planet in taken)
        assert all(game.board.army(seat, planet.id) for planet in taken)
        assert not any(f"planet:{planet.id}" in game.state.domain_counters for planet in taken)
        for hex_, _ in game.state.layout:
            assert not game.fleet_supply.problems(seat, hex_)


@pytest.mark.rule("OFF-SE-EAR")
def test_no_ground_forces_abroad_without_a_carrier() -> None:
    game = new_game("official +early_turns", 2)
    board = game.board
    board.lay_counter(0, Hex("0,-1"), "reinforcements")
    assert [option.key for option in game.early_turns.places(0, "ground_force")] == ["planet:jord"]
    put(game, 0, "0,-1", "carrier")
    assert "planet:wellon" in [option.key for option in game.early_turns.places(0, "ground_force")]
    assert [option.key for option in game.early_turns.places(0, "space_dock")] == ["planet:jord"]


@pytest.mark.rule("OFF-SE-EAR")
def test_sheets_and_technologies_are_silent_meanwhile() -> None:
    game = new_game("official +early_turns", 2)
    game.begin_effect("sarween_tools", 0, "technology")
    game.begin_effect("early_turns", -1, "rule")
    assert [effect.key for effect in game.index.live] == ["early_turns"]


# -- Sabotage Runs --------------------------------------------------------------------------------------------------------------


def run(*dice: int, mine: str = "carrier, 3 fighter", theirs: str = "war_sun, 2 fighter") -> Table:
    game = new_game("official +sabotage_runs -tactical_retreats", 2)
    put(game, 0, "1,0", mine)
    put(game, 1, "1,0", theirs)
    return play(game, Step("space_battle.begin", 0, "1,0"), dice=dice)


def count(table: Table, seat: int, kind: str) -> int:
    return sum(group.count for group in game_of(table).board.units(seat, Place("system:1,0")) if group.kind == kind)


@pytest.mark.rule("OFF-OPT-SAB")
def test_fighters_destroy_a_war_sun() -> None:
    table = run(9, 8, 10, 9, 10)  # two get through; the second one destroys it
    assert asks(table, 0) == "sabotage_run"
    assert offers(table, 0) == ["fighters:0", "fighters:1", "fighters:2", "fighters:3"]
    assert asks(table, 1) == ""  # nobody flies against a fleet without a War Sun
    say(table, 0, "fighters:3")
    lost = [e for e in table.events_since(None) if e["event"] == "removed" and e["why"] == "sabotage_run"]
    assert [(e["seat"], e["kind"], e["count"]) for e in lost] == [(0, "fighter", 1), (0, "fighter", 1), (1, "war_sun", 1)]
    assert count(table, 1, "war_sun") == 0


@pytest.mark.rule("OFF-OPT-SAB")
def test_who_does_not_get_through_is_lost() -> None:
    table = say(run(8, 8, 9, 9), 0, "fighters:3")
    lost = [e for e in table.events_since(None) if e["event"] == "removed" and e["why"] == "sabotage_run"]
    assert [(e["seat"], e["kind"], e["count"]) for e in lost] == [(0, "fighter", 2), (0, "fighter", 1)]


@pytest.mark.rule("OFF-OPT-SAB")
def test_no_run_without_the_option_or_without_a_war_sun() -> None:
    assert asks(run(theirs="dreadnought"), 0) != "sabotage_run"
    game = new_game("official -tactical_retreats", 2)
    put(game, 0, "1,0", "3 fighter, carrier")
    put(game, 1, "1,0", "war_sun")
    assert asks(play(game, Step("space_battle.begin", 0, "1,0")), 0) != "sabotage_run"


# -- options as text -----------------------------------------------------------------------------------------------------


def test_every_option_and_setting_is_explained() -> None:
    texts = Texts()
    assert [name for name in OPTIONS if not texts.part(f"switch-{name}", "text")] == []
    assert [name for name in SETTINGS if not texts.part(f"setting-{name}", "text")] == []
    refused = [clause for option in OPTIONS.values() for clause in option.refused.values()]
    assert [clause for clause in refused if not texts.has(f"ruleset-refused-{clause}")] == []
    assert {ruleset for option in OPTIONS.values() for ruleset in (*option.rulesets, *option.refused)} == set(EDITIONS)


@pytest.mark.parametrize("ruleset", list(EDITIONS))
@pytest.mark.parametrize("option", list(OPTIONS))
def test_an_option_turns_what_a_ruleset_has_or_is_refused(ruleset: str, option: str) -> None:
    printed = EDITIONS[ruleset].parameters
    word = f"{'-' if getattr(printed, option) else '+'}{option}"
    if ruleset not in OPTIONS[option].rulesets:
        with pytest.raises(RulesetError, match=f"{option} is (no|an) option of"):
            resolve(f"{ruleset} {word}")
        return
    needs = " ".join(OPTIONS[option].needs) if word[0] == "+" else ""
    assert getattr(resolve(f"{ruleset} {word} {needs}").parameters, option) != getattr(printed, option)


def test_a_switch_of_the_rules_is_no_option_by_itself() -> None:
    with pytest.raises(RulesetError, match="yellow specialties count is a rule of Shattered Ascension, build 17 and no option"):
        resolve("sa17 -yellow_specialties_count")


@pytest.mark.rule("SA17-SET-45")
@pytest.mark.parametrize("part", ["leaders", "shock_troops", "mechanized_units", "tactical_retreats"])
def test_what_is_always_part_of_the_game_cannot_be_left_out(part: str) -> None:
    with pytest.raises(RulesetError, match=r"always part of the game \(SA17-SET-45\)"):
        resolve(f"sa17 -{part}")
    assert resolve(f"sa17 +{part}").text == "sa17"


def test_a_game_that_was_begun_without_it_goes_on_without_it() -> None:
    assert recall("sa17 -leaders vp=8").text == "sa17 -leaders vp=8"
    assert not recall("sa17 -leaders").parameters.leaders


@pytest.mark.parametrize(
    ("word", "says"),
    [
        *((f"vp={value}", "vp= is a number from 1 to 100") for value in ("²", "--5", "-5", "0", str(2**31), "9" * 5000, "")),
        *((f"rounds={value}", "rounds= is a number from 0 to 1000") for value in ("-1", "1001", "x")),
        ("tiles=all", "tiles= is one of base, se, sott, sa, not 'all'"),
        ("reactions=", "reactions= is one of holders, everyone, not ''"),
    ],
)
def test_a_setting_has_a_value_it_can_have(word: str, says: str) -> None:
    with pytest.raises(RulesetError, match=says):
        resolve(f"official {word}")


def test_a_word_that_means_nothing_is_refused_with_those_that_do() -> None:
    with pytest.raises(RulesetError, match=r"'\+distant_sons' is no option; did you mean \+distant_suns\?"):
        resolve("sa17 +distant_sons")
    with pytest.raises(RulesetError, match=r"'\+zz' is no option; there are \+artifacts, .* vp=, "):
        resolve("sa17 +zz")
