"""Agendas of the scenario about the Lazax, the round track, objectives and Treaty Cards."""

from __future__ import annotations

from mecatol.cards.political.outcomes import CLAUSE, ask
from mecatol.cards.political.transfers import destroy_all, homes_for, move_unit, units_in
from mecatol.cards.political.voters import each
from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.rules import events
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.naming import in_system, name_of
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import Group, Place, Seat

from .agendas_units import sacrifices
from .common import election, motion, not_the_emperor

# -- Treaty Cards and objectives ---------------------------------------------------------------------------------------


async def show_treaties(game: Game) -> None:
    """Everybody sees the Treaty Cards of the Lazax."""
    for seat in game.emperors():
        game.treaties.show(seat, list(range(game.seats())))


async def breaks_one(game: Game, seat: Seat) -> None:
    """A player puts a Treaty Card away."""
    await game.treaties.put_one_away(seat)


motion("broken_allegiances", show_treaties, each(breaks_one))


@election("test_of_loyalty", "player", not_the_emperor)
async def test_of_loyalty(game: Game, name: str) -> None:
    """The Lazax look at a player's Treaty Cards."""
    game.treaties.show(int(name), game.emperors())


@election("unknown_threat", "player", not_the_emperor)
async def unknown_threat(game: Game, name: str) -> None:
    """A player's objective lies open."""
    for objective in game.player(int(name)).secret_objectives:
        game.objectives.show(int(name), objective)


# -- the round track ---------------------------------------------------------------------------------------------------


async def set_back(game: Game) -> None:
    """The marker goes back."""
    game.victory.move_marker(-1)


async def set_forward(game: Game) -> None:
    """The marker goes on, and the game may be over."""
    game.victory.move_marker(1)


# -- Desperate Experiments ---------------------------------------------------------------------------------------------

DISCOVERY = 3  # the highest face that brings a technology


async def experiment(game: Game) -> None:
    """In a system of theirs the Lazax find a technology, whatever it needs, or destroy everything there."""
    for seat in game.emperors():
        held = [in_system(hex_) for hex_, _ in game.state.layout if game.economy.controls_system(seat, hex_)]
        where = await ask.place(game, seat, "experiment_where", held)
        if not where:
            return
        faces = game.roll("experiment", 1)
        found = faces[0] <= DISCOVERY
        game.tell(events.Rolled(seat, "experiment", faces))
        if found:
            await discover(game, seat)
        else:
            await destroy_all(game, game.board.hex_of(where))


async def discover(game: Game, seat: Seat) -> None:
    if unknown(game, seat):
        technology = await game.choose(seat, "discover", unknown, game, seat)
        await game.technology.gain(seat, name_of(technology), "agenda")


@grants(CLAUSE)
def unknown(game: Game, seat: Seat) -> list[Option[str]]:
    """Technologies that a player does not own and is not kept from."""
    new = [each for each in game.content.technologies if not game.technology.has(seat, each)]
    new = [each for each in new if game.technology.may_learn(seat, each, "agenda")]
    return [Option(f"technology:{name}", says=message("option-discovery", technology=name)) for name in new]


motion("desperate_experiments", experiment, each(sacrifices))

# -- Disbanding the Empire ---------------------------------------------------------------------------------------------


async def disband(game: Game) -> None:
    """The Lazax put each unit at Mecatol Rex into another system of its owner's; what has no place there is lost."""
    capital = game.board.system_of(MECATOL_REX)
    for chooser in game.emperors():
        for where, owner, groups in units_in(game, capital):
            for group in groups:
                for _ in range(group.count):
                    await send_away(game, chooser, owner, where, Group(group.kind, 1, group.damage, group.mark))


async def send_away(game: Game, chooser: Seat, owner: Seat, where: Place, unit: Group) -> None:
    """One unit leaves Mecatol Rex."""
    capital = game.board.hex_of(where)
    systems = [hex_ for hex_, _ in game.state.layout if hex_ != capital and game.economy.controls_system(owner, hex_)]
    places = [place for hex_ in systems for place in homes_for(game, owner, unit, hex_)]
    if places:
        await move_unit(game, chooser, owner, where, unit, places)
    else:
        game.board.remove(owner, where, [unit], "agenda")


motion("disbanding_the_empire", disband, set_back)

# -- Stifle Imperial Power ---------------------------------------------------------------------------------------------


def outposts(game: Game, seat: Seat) -> list[Hex]:
    """Systems next to the Home System that a player controls."""
    near = game.galaxy.adjacent(game.board.home(seat))
    return [hex_ for hex_ in near if game.economy.controls_system(seat, hex_)]


async def stifle(game: Game) -> None:
    """The Lazax destroy all they have in a system next to their home."""
    for seat in game.emperors():
        where = await ask.place(game, seat, "stifle_where", [in_system(hex_) for hex_ in outposts(game, seat)])
        if where:
            await destroy_all(game, game.board.hex_of(where), seat)


motion("stifle_imperial_power", stifle, set_forward)
