"""Fleets with few ships of a type, and fleets that a minister stops."""

from __future__ import annotations

import pytest
from tables import asks, game_of, offers, play, put, say, units
from trial import trial
from voting import in_force, passed, refuse, senate, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, CardId, Die

HERE, HOME = Hex("0,-1"), Hex("0,-2")


@pytest.mark.content("sa17:political/fleet_restrictions")
def test_three_of_a_type_at_once_and_from_now_on() -> None:
    game = senate()
    game.player(0).fleet = 9
    put(game, 0, HERE, "2 carrier, 4 cruiser, 5 fighter")
    game = passed(game, "fleet_restrictions")
    assert list(game.board.ships(0, HERE)) == units("3 cruiser, 2 carrier, 3 fighter")
    assert [game.fleet_supply.room(0, HERE, kind) for kind in ("cruiser", "carrier", "fighter")] == [0, 1, 0]
    game.politics.repeal(CardId("fleet_restrictions"))
    assert game.fleet_supply.room(0, HERE, "cruiser") > 0


@pytest.mark.content("sa17:political/fleet_restrictions")
@pytest.mark.parametrize("cruisers", [3, 4])
def test_of_more_than_three_alike_one_goes_first_and_then_whichever_its_owner_likes(cruisers: int) -> None:
    game = passed(senate(), "fleet_restrictions")
    put(game, 0, HERE, f"{cruisers} cruiser, carrier")  # Fleet Supply is 3
    table = trial(game, lambda g: g.economy.settle_fleets(0))
    assert list(game_of(table).board.ships(0, HERE)) == units("3 cruiser, carrier")
    assert offers(table, 0) == ["cruiser", "carrier"]


@pytest.mark.content("sa17:political/fleet_restrictions")
@pytest.mark.parametrize(("answer", "goods", "left"), [("yes", 0, 4), ("no", 1, 3)])
def test_against_it_a_trade_good_saves_the_fleet(answer: str, goods: int, left: int) -> None:
    game = senate()
    game.player(0).fleet, game.player(0).trade_goods = 9, 1
    put(game, 0, HERE, "4 cruiser")
    table = say(vote(game, "fleet_restrictions", "against"), 0, answer)
    game = game_of(refuse(table))
    assert (game.player(0).trade_goods, game.board.on_board(0, "cruiser")) == (goods, left)
    assert in_force(game) == []


@pytest.mark.content("sa17:political/publicize_weapon_schematic")
@pytest.mark.parametrize(("face", "damaged"), [(10, 1), (9, 0)])
def test_a_fighters_ten_hits_a_war_sun(face: int, damaged: int) -> None:
    game = passed(senate(), "publicize_weapon_schematic")
    put(game, 1, HERE, "war_sun, 2 cruiser")
    where = in_system(HERE)

    async def fire(here: Game) -> None:
        for aim, number in here.combat.aims(1, where, [Die(0, "fighter", face, 9)], "battle", 0, 1):
            await here.combat.suffer(1, where, number, purpose="battle", by=0, aim=aim)

    table = trial(game, fire)
    free = any("cruiser" in key for key in offers(table, 1))
    say(table, 1, next(key for key in offers(table, 1) if ("cruiser" if free else "sustain") in key))
    assert free is (damaged == 0)
    assert sum(group.damage for group in game_of(table).board.ships(1, HERE)) == damaged


@pytest.mark.content("sa17:political/publicize_weapon_schematic")
def test_everybody_learns_of_war_suns_or_nobody_of_weapons_and_industry() -> None:
    game = passed(senate(), "publicize_weapon_schematic")
    assert all(game.technology.has(seat, "war_sun") for seat in range(3))
    game = passed(senate(), "publicize_weapon_schematic", "against")
    colours = {game.technology.colour(technology) for technology in game.technology.gainable(0, "technology")}
    assert colours == {"blue", "green"}


@pytest.mark.content("sa17:political/minister_of_peace")
@pytest.mark.parametrize(("minister", "asked"), [(2, True), (1, False), (0, False)])
def test_a_fleet_is_stopped_by_somebody_who_has_no_part_in_it(minister: int, asked: bool) -> None:
    game = passed(senate(), "minister_of_peace", f"player:{minister}")
    put(game, 0, HOME, "cruiser")
    put(game, 1, HERE, "cruiser")
    game.state.action = Action(0, "tactical", HERE)
    table = say(play(game, Step("movement.move", 0, str(HERE))), 0, "ship:0,-2:cruiser", "done")
    assert (asks(table, minister) == "before_sailing") is asked
    if asked:
        say(table, minister, next(key for key in offers(table, minister) if key != "pass"))
    game = game_of(refuse(table))
    assert bool(game.board.ships(0, HOME)) is asked
    assert in_force(game) == ([] if asked else ["minister_of_peace"])
