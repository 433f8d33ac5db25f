"""Official Political Cards about Victory Points and objectives."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, put, say, units
from voting import keys_of, passed, refuse, senate, sets_out, until, vote

from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.official.objectives import Wish
from mecatol.rules.state import CardId, Claim, Law, Objective, Place, PlanetId

BATTLE = ("space_battle.begin",)


def council() -> Game:
    return senate(ruleset="official")


def totals(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(len(game.state.players))]


def goals(game: Game) -> list[int]:
    return [game.victory.goal(seat) - game.state.goal for seat in range(len(game.state.players))]


def secrets(game: Game) -> list[CardId]:
    return sorted(CardId(name) for name, card in game.cards.objectives.items() if card.stage == "secret")


def clash() -> Game:
    """Two Cruisers of the first player meet a Destroyer of the second."""
    game = council()
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "destroyer")
    return game


def invade(game: Game, planet: str, attacker: int, dice: tuple[int, ...]) -> Game:
    """Two Ground Forces of a player have landed on a planet and fight."""
    game.board.place(attacker, on_planet(PlanetId(planet)), units("2 ground_force"), "test")
    return game_of(refuse(sets_out(game, attacker, game.board.system_of(PlanetId(planet)), "invasion.begin", dice=dice)))


# -- laws that change hands --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/the_crown_of_emphidia")
def test_the_crown_and_its_point_go_to_whoever_wins_an_invasion() -> None:
    game = council()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    game = passed(game, "the_crown_of_emphidia", "player:1")
    assert totals(game) == [0, 1, 0]
    game = invade(game, "thibah", 2, (10, 10, 1))
    assert (totals(game), game.state.laws) == ([0, 0, 1], [Law(CardId("the_crown_of_emphidia"), "player:2")])
    game.politics.repeal(CardId("the_crown_of_emphidia"))
    assert totals(game) == [0, 0, 0]


@pytest.mark.content("official:political/the_crown_of_emphidia")
def test_the_crown_is_not_lost_in_space() -> None:
    game = passed(clash(), "the_crown_of_emphidia", "player:1")
    game = game_of(refuse(sets_out(game, 0, "1,0", *BATTLE, dice=(10, 10, 1))))
    assert totals(game) == [0, 1, 0]


@pytest.mark.content("official:political/shard_of_the_throne")
def test_who_destroys_a_unit_of_the_holder_takes_the_shard_and_needs_a_point_less() -> None:
    game = passed(clash(), "shard_of_the_throne", "player:1")
    assert goals(game) == [0, -1, 0]
    game = game_of(refuse(sets_out(game, 0, "1,0", *BATTLE, dice=(10, 10, 1))))
    assert (goals(game), game.state.laws) == ([-1, 0, 0], [Law(CardId("shard_of_the_throne"), "player:0")])


@pytest.mark.content("official:political/shard_of_the_throne")
def test_the_shard_may_win_the_game_and_stays_when_units_are_lost_by_nobodys_hand() -> None:
    game = council()
    game.state.claims = [Claim(1, "test", game.state.goal - 1, 1)]
    assert passed(game, "shard_of_the_throne", "player:1").state.winners == [1]
    game = council()
    put(game, 1, "0,-1", "3 dreadnought")
    game = passed(passed(game, "shard_of_the_throne", "player:1"), "arms_reduction")
    assert goals(game) == [0, -1, 0]


@pytest.mark.content("official:political/shard_of_the_throne", "official:political/the_crown_of_emphidia")
def test_what_the_holder_loses_to_the_units_of_a_counter_stays_his() -> None:
    game = council()
    put(game, 1, "1,0", "carrier, ground_force")
    game.state.domain_counters = {Place("planet:thibah"): [CardId("hostile_locals:1#1")]}
    for law in ("shard_of_the_throne", "the_crown_of_emphidia"):
        game = passed(game, law, "player:1")
    table = sets_out(game, 1, "1,0", "landing.begin", "bombardment.begin", "invasion.begin", dice=(1, 10))
    game = game_of(refuse(say(table, 1, "land:thibah:ground_force", "done")))
    assert list(game.board.troops(1, PlanetId("thibah"))) == []
    assert [law.elected for law in game.state.laws] == ["player:1", "player:1"]


@pytest.mark.content("official:political/build_monument")
def test_whoever_controls_the_monument_needs_a_point_less() -> None:
    game = council()
    hold(game, 0, "wellon")
    game = passed(game, "build_monument", "planet:wellon")
    assert goals(game) == [-1, 0, 0]
    hold(game, 1, "wellon")
    assert goals(game) == [0, -1, 0]
    assert "planet:mecatol_rex" in keys_of(game, "build_monument")


# -- prizes ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/corrupt_empire")
def test_the_first_attacker_of_the_corrupt_empire_gets_a_point_whoever_wins() -> None:
    game = passed(clash(), "corrupt_empire", "player:1")
    game = game_of(refuse(sets_out(game, 0, "1,0", *BATTLE, dice=(1, 1, 10, 1, 1, 10, 1, 10, 1, 10, 1, 10))))
    assert (totals(game), game.state.laws) == ([1, 0, 0], [])
    game = council()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    game = invade(passed(game, "corrupt_empire", "player:1"), "thibah", 2, (1, 1, 10, 1, 10))
    assert totals(game) == [0, 0, 1]


@pytest.mark.content("official:political/corrupt_empire")
def test_the_corrupt_empire_may_attack() -> None:
    game = passed(clash(), "corrupt_empire", "player:0")
    game = game_of(refuse(sets_out(game, 0, "1,0", *BATTLE, dice=(10, 10, 1))))
    assert (totals(game), [law.card for law in game.state.laws]) == ([0, 0, 0], ["corrupt_empire"])


@pytest.mark.content("official:political/enemy_of_the_throne")
@pytest.mark.parametrize("attacker", [0, 1])
def test_who_beats_the_enemy_of_the_throne_is_rewarded_attacking_or_defending(attacker: int) -> None:
    game = clash()
    game.state.action_deck.bag = [CardId("good_year")]
    game = passed(game, "enemy_of_the_throne", "player:1")
    dice = (10, 10, 1) if attacker == 0 else (1, 10, 10)
    table = until(sets_out(game, attacker, "1,0", *BATTLE, dice=dice), 0, "counter_area")
    game = game_of(refuse(say(table, 0, "pool")))
    assert (game.player(0).trade_goods, game.player(0).pool, game.player(0).action_cards) == (2, 4, ["good_year"])
    assert game.state.laws == []


@pytest.mark.content("official:political/non_aggression_pact")
def test_the_first_who_activates_a_system_with_enemy_ships_loses_a_point() -> None:
    game = clash()
    game.state.claims = [Claim(seat, "test", 3, 1) for seat in range(3)]
    game = passed(game, "non_aggression_pact")
    game = game_of(refuse(sets_out(game, 2, "0,-1", "tactical.begin")))
    assert totals(game) == [3, 3, 3]
    game = game_of(refuse(sets_out(game, 2, "1,0", "tactical.begin")))
    assert (totals(game), game.state.laws) == ([3, 3, 2], [])


@pytest.mark.content("official:political/non_aggression_pact")
def test_a_pact_refused_reveals_an_objective() -> None:
    game = council()
    name = sorted(name for name, card in game.cards.objectives.items() if card.stage == "stage_1")[0]
    game.state.stage_1_deck.bag = [CardId(name)]
    assert [objective.id for objective in passed(game, "non_aggression_pact", "against").state.objectives] == [name]


# -- objectives --------------------------------------------------------------------------------------------------------


def public(game: Game) -> tuple[CardId, CardId]:
    first, second = sorted(CardId(name) for name, card in game.cards.objectives.items() if card.stage == "stage_1")[:2]
    return first, second


@pytest.mark.content("official:political/glory_of_the_empire")
def test_a_secret_objective_is_worth_a_point_more_or_paid_for_once() -> None:
    game = passed(council(), "glory_of_the_empire")
    secret = secrets(game)[0]
    game.player(0).secret_objectives = [secret]
    game.objectives.claim(0, Wish(secret, "own"))
    assert totals(game)[0] == game.objectives.printed(secret).vp + 1
    game = council()
    game.state.claims = [Claim(2, secret, 2, 1)]
    assert totals(passed(game, "glory_of_the_empire", "against")) == [0, 0, 3]


@pytest.mark.content("official:political/incentive_program")
def test_the_elected_objective_is_worth_a_point_more() -> None:
    game = council()
    first, second = public(game)
    game.state.objectives = [Objective(first, (2,)), Objective(second)]
    game.state.claims = [Claim(2, first, 1, 1)]
    game = passed(game, "incentive_program", f"objective:{first}")
    assert totals(game) == [0, 0, 2]
    game.objectives.claim(0, Wish(first, "public"))
    game.objectives.claim(1, Wish(second, "public"))
    assert totals(game) == [2, 1, 2]


@pytest.mark.content("official:political/recognize_accomplishments")
def test_markers_are_taken_off_and_points_stay() -> None:
    game = council()
    first, second = public(game)
    game.state.objectives = [Objective(first, (0, 2)), Objective(second, (1,))]
    game.state.claims = [Claim(0, first, 1, 1), Claim(2, first, 1, 1), Claim(1, second, 1, 1)]
    game = passed(game, "recognize_accomplishments", f"objective:{first}")
    assert [objective.claimed for objective in game.state.objectives] == [(), (1,)]
    assert totals(game) == [1, 1, 1]


@pytest.mark.content("official:political/equal_threats")
def test_two_exchange_secrets_and_one_without_takes_the_others() -> None:
    game = council()
    first, second = secrets(game)[:2]
    game.player(0).secret_objectives, game.player(2).secret_objectives = [first], [second]
    game = passed(game, "equal_threats", "player:0+player:2")
    assert [game.player(seat).secret_objectives for seat in (0, 2)] == [[second], [first]]
    game = passed(game, "equal_threats", "player:1+player:2")
    assert [game.player(seat).secret_objectives for seat in range(3)] == [[second], [first], []]


@pytest.mark.content("official:political/archived_secret")
def test_a_further_secret_is_drawn_and_its_holder_says_which_is_affected() -> None:
    game = council()
    first, second = secrets(game)[:2]
    game.player(1).secret_objectives, game.state.secret_deck.bag = [first], [second]
    game = passed(game, "archived_secret", "player:1")
    assert game.player(1).secret_objectives == [first, second]
    table = vote(game, "equal_threats", "player:0+player:1")
    assert asks(table, 1) == "affected_secret"
    assert game_of(say(table, 1, f"card:{second}")).player(0).secret_objectives == [second]


@pytest.mark.content("official:political/flawed_planning")
def test_everybody_is_dealt_a_secret_and_preliminary_objectives_go_back() -> None:
    game = council()
    cards = secrets(game)
    preliminary = sorted(CardId(name) for name, card in game.cards.objectives.items() if card.stage == "preliminary")[:2]
    game.player(0).preliminary_objectives = [preliminary[0]]
    game.player(1).secret_objectives = [cards[0]]
    game.state.claims = [Claim(2, cards[1], 2, 1)]
    game.state.preliminary_deck.bag, game.state.secret_deck.bag = [preliminary[1]], cards[2:5]
    game = passed(game, "flawed_planning")
    assert [len(player.secret_objectives) for player in game.state.players] == [1, 2, 1]
    assert (game.player(0).preliminary_objectives, game.state.preliminary_deck.bag) == ([], preliminary)
    game = council()
    game.state.claims = [Claim(2, cards[1], 2, 1)]
    assert totals(passed(game, "flawed_planning", "against")) == [0, 0, 3]
