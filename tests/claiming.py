"""Positions built up step by step until an objective is met, and the claiming of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leading import lead
from tables import game_of, hold, new_game, play, put, say
from trial import give, trial

from mecatol.core.decisions import Procedure
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, CardId, Claim, Law, Objective, PlanetId, Seat

# The galaxy of `tables.new_game` with three players: Sol at 0,-2, Letnev at 2,0 and Hacan at -2,2.
SINGLE = ("wellon", "vefut_ii", "thibah", "tarmann", "saudor", "mehar_xull")
NEAR = ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")  # where they are: all around Mecatol Rex
DOUBLE = (
    "lazar",
    "sakulag",
    "centauri",
    "gral",
    "arnor",
    "lor",
    "coorneeq",
    "resculon",
    "dal_bootha",
    "xxehan",
    "tequran",
    "torkan",
)
MECATOL, SOL, LETNEV, HACAN = "0,0", "0,-2", "2,0", "-2,2"


class Position:
    """A position that a test builds up."""

    def __init__(self, ruleset: str, seats: int = 3, tiles: dict[str, str] | None = None) -> None:
        self.game = new_game(ruleset, seats, tiles)
        self.game.state.round = 3

    def run(self, procedure: Callable[[Game], Procedure[object]], dice: Sequence[int] = ()) -> None:
        """Something happens at a table, and nobody does what he need not do."""
        self.game = game_of(refuse(trial(self.game, procedure, dice)))

    def act(self, seat: Seat, hex_: str, *steps: str, dice: Sequence[int] = ()) -> None:
        """A player carries out these steps of a Tactical Action."""
        self.game.state.action, self.game.state.active = Action(seat, "tactical", Hex(hex_)), seat
        self.game.begin_scope("action")
        table = play(self.game, *(Step(name, seat, hex_) for name in (*steps, "tactical.end")), dice=dice)
        self.game = game_of(refuse(table))


Change = Callable[[Position], None]
Case = tuple[Sequence[Change], Sequence[Change]]  # what is not enough yet, and what makes it enough


def refuse(table: Table) -> Table:
    """Whatever is asked is refused, or the first option taken, until nothing more is asked."""
    while table.pending:
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("no", "done", "pass") if key in keys), keys[0]))
    return table


# -- changes -------------------------------------------------------------------------------------------------------------


def holds(*planets: str, seat: Seat = 0) -> Change:
    """Planets under control since before this round."""
    return lambda at: hold(at.game, seat, *planets)


def has(where: str, units: str, seat: Seat = 0) -> Change:
    """Units in a system or on a planet."""
    return lambda at: put(at.game, seat, where, units)


def everywhere(units: str, *places: str, seat: Seat = 0) -> Change:
    """The same units in several places."""

    def change(at: Position) -> None:
        for place in places:
            put(at.game, seat, place, units)

    return change


def owns(*technologies: str) -> Change:
    """Technologies of the first player."""
    return lambda at: give(at.game, 0, *technologies)


def gains(planet: str, how: str = "test", seat: Seat = 0) -> Change:
    """A planet changes hands in this round."""
    return lambda at: at.run(lambda game: game.invasion.gain(seat, PlanetId(planet), how))


def poor(goods: int = 0) -> Change:
    """The first player has Trade Goods and nothing else to pay with."""

    def change(at: Position) -> None:
        for planet in at.game.board.planets_of(0):
            at.game.board.set_planet(replace(planet, exhausted=True))
        at.game.player(0).trade_goods = goods

    return change


def counters(pool: int, strategy: int) -> Change:
    """Command Counters of the first player."""

    def change(at: Position) -> None:
        at.game.player(0).pool, at.game.player(0).strategy = pool, strategy

    return change


def fights(hex_: str, dice: Sequence[int], mine: str = "", theirs: str = "", seat: Seat = 0, enemy: Seat = 1) -> Change:
    """A Space Battle in which a player attacks."""

    def change(at: Position) -> None:
        for owner, ships in ((seat, mine), (enemy, theirs)):
            if ships:
                put(at.game, owner, hex_, ships)
        at.act(seat, hex_, "space_battle.begin", dice=dice)

    return change


def invades(planet: str, dice: Sequence[int] = (), army: str = "2 ground_force", seat: Seat = 0) -> Change:
    """Units stand on an enemy planet and fight for it."""

    def change(at: Position) -> None:
        put(at.game, seat, planet, army)
        at.act(seat, at.game.board.system_of(PlanetId(planet)), "invasion.begin", dice=dice)

    return change


def leads(leader: str, where: str, seat: Seat = 0, captor: Seat = -1) -> Change:
    """A Leader in play, or a captive."""
    return lambda at: lead(at.game, seat, leader, where, captor=captor)


def finds(artifact: str, planet: str) -> Change:
    """An Artifact lies open on a planet."""

    def change(at: Position) -> None:
        at.game.state.artifacts[on_planet(PlanetId(planet))] = [CardId(artifact)]
        at.game.state.known[artifact] = [0, 1, 2]

    return change


def law(card: str, elected: str) -> Change:
    """A law in force."""
    return lambda at: at.game.state.laws.append(Law(CardId(card), elected))


def title(name: str, seat: Seat) -> Change:
    """A title has a new holder."""

    async def take(game: Game) -> None:
        game.politics.take_title(name, seat)

    return lambda at: at.run(take)


def points(seat: Seat, number: int) -> Change:
    """Victory Points from somewhere."""
    return lambda at: at.game.state.claims.append(Claim(seat, "test", number, 1))


def trades(seat: Seat, other: Seat) -> Change:
    """A Trade Agreement."""
    return lambda at: at.game.state.agreements.append(Agreement((seat, other), (0, 0)))


def votes(at: Position) -> None:
    """All vote, and all for the same Voice of the Council."""
    at.run(lambda game: game.politics.resolve(0, CardId("voice_of_the_council")))


# -- claiming ------------------------------------------------------------------------------------------------------------


def lay(game: Game, card: str) -> None:
    """An objective is where the first player can claim it, and Stage II has begun."""
    stage, player = game.cards.objectives[card].stage, game.player(0)
    game.state.phase = "status"
    if stage in ("stage_1", "stage_2"):
        never = (
            [Objective(CardId(f"becomes_secret#{n}")) for n in range(game.parameters.goal)] if "sa17" in game.ruleset.text else []
        )
        game.state.objectives = [*never, Objective(CardId(card))]
    elif stage == "secret":
        player.secret_objectives = [CardId(card)]
    elif stage == "special":
        game.state.special = [CardId(card)]
    elif game.parameters.preliminary_objectives:
        game.state.preliminary = [CardId(card)]
    else:
        player.preliminary_objectives = [CardId(card)]


def claiming(game: Game) -> Table:
    """The first step of the Status Phase."""
    return play(game, Step("status_phase.claim_objectives"))


def claim(table: Table, card: str) -> Game:
    """The first player claims an objective and pays for it, if it is to be paid for; the others claim nothing."""
    while table.pending and table.asked(0) is None:
        say(table, table.pending[0].seat, "no")
    say(table, 0, f"claim:{card}")
    return game_of(refuse(table))


def shown(ruleset: str, card: str, case: Case, seats: int = 3, tiles: dict[str, str] | None = None) -> Game:
    """The card is out of reach at first; then it is met and claimed for what is printed on it."""
    at = Position(ruleset, seats, tiles)
    lacking, enough = case
    for change in lacking:
        change(at)
    assert not at.game.objectives.qualifies(0, card), "it is met too early"
    before = _scored(at.game)
    lay(at.game, card)
    at.game = game_of(refuse(claiming(at.game)))
    assert _scored(at.game) == before
    at.game.state.phase = "action"
    for change in enough:
        change(at)
    before = _scored(at.game)
    lay(at.game, card)
    printed = at.game.cards.objectives[card]
    if printed.stage == "special":
        table = claiming(at.game)
        assert table.pending == ()
        game = game_of(table)
    else:
        game = claim(claiming(at.game), card)
    if printed.win:
        assert game.state.winners == [0]
    else:
        assert _scored(game) == before + printed.vp
    return game


def _scored(game: Game) -> int:
    return sum(each.points for each in game.state.claims if each.seat == 0)
