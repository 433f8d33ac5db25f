"""The Ghosts of Creuss (OFF-RAC-16): at home in wormholes, which are theirs and nobody else's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mecatol.core import hexes
from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, OPPONENT, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.choosing import NO
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    BEFORE_BATTLE,
    COMBAT_VALUE,
    HITS_SCORED,
    LEAVES_WAKE,
    MAY_ENTER,
    MAY_PASS,
    MAY_STRIKE,
    MAY_TAKE_WORMHOLE,
    MORE_WORMHOLES,
    MOVES,
    SEALED,
    STATUS_PHASE_BEGINS,
    TOKENS,
    UNITS,
    WORMHOLES,
    At,
    Firing,
    Hits,
    Mouths,
    Travel,
    Unit,
    Wake,
    Wormhole,
)
from mecatol.rules.naming import name_of, parted, unit_key
from mecatol.rules.official.galaxy import OWN_MOUTH
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_ship
from mecatol.rules.state import Battle, Seat

from .common import flagship_in, strike

KIN = ("A", "B")
OWN_LETTER = "D"


# -- the sheet ---------------------------------------------------------------------------------------------------------


def joined(letters: Sequence[str]) -> tuple[str, ...]:
    """The letters, with A and B as one."""
    return tuple(dict.fromkeys([*letters, *KIN])) if any(letter in KIN for letter in letters) else tuple(letters)


@official.modify("creuss_wormhole_kinship", WORMHOLES)
def wormhole_kinship(game: Game, effect: Effect, letters: tuple[str, ...], wormhole: Wormhole) -> tuple[str, ...]:
    """For their ships every A or B wormhole leads to every other one."""
    return joined(letters)


@official.modify("creuss_free_wormholes", WORMHOLES, stage=BOUND, reads=(TOKENS,))
def free_wormholes(game: Game, effect: Effect, letters: tuple[str, ...], wormhole: Wormhole) -> tuple[str, ...]:
    """Whatever shuts a wormhole does not shut it to them; enemy ships still block the way."""
    if letters:
        return letters
    found = (game.galaxy.letter(wormhole.system, wormhole.name),)
    others = [other.key for other, _ in game.index.changes(WORMHOLES.name, effect.owner)]
    return joined(found) if "creuss_wormhole_kinship" in others else found


@official.modify("creuss_free_wormholes", MAY_TAKE_WORMHOLE, stage=BOUND)
def free_passage(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Whatever forbids to go by wormhole does not bind them."""
    return ALLOWED


@official.modify("creuss_free_wormholes", SEALED, stage=BOUND)
def free_nexus(game: Game, effect: Effect, sealed: bool, at: At) -> bool:
    """Nor does what closes the Nexus."""
    return False


@official.modify("creuss_closed_gates", MAY_ENTER, OPPONENT, BOUND)
def closed_gates(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """No other player travels by A or B wormholes into a system they control, not even where those lead to all others."""
    if not verdict.allowed or hexes.direction(travel.frm, travel.to) is not None or travel.seat not in game.rivals(effect.owner):
        return verdict
    galaxy, passages = game.galaxy, game.galaxy.passages(travel.frm, travel.to, travel.seat)
    mouths = [(galaxy.letter(travel.frm, into), galaxy.letter(travel.to, out)) for into, out in passages]
    closed = [into in KIN or out in KIN for into, out in mouths]
    if not all(closed) or not game.economy.controls_system(effect.owner, travel.to):
        return verdict
    return Verdict(False, "OFF-RAC-16", message("explain-closed-gate", player=effect.owner, system=travel.to))


BY_WORMHOLE = "CP-RAC-38"


@central_powers.modify("creuss_open_wormholes", MAY_PASS, stage=BOUND)
def out_by_wormhole(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Enemy ships do not keep them from going on by wormhole."""
    barred = not verdict.allowed and verdict.clause == "OFF-MOV-3"
    return Verdict(True, BY_WORMHOLE) if barred and has_wormhole(game, travel.seat, travel.to) else verdict


@central_powers.modify("creuss_open_wormholes", MAY_ENTER, stage=BOUND)
def by_nothing_else(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """But from going on across a border they do, like anybody else (CP-EX-14)."""
    if not verdict.allowed or travel.frm == travel.start or game.galaxy.passages(travel.frm, travel.to, travel.seat):
        return verdict
    came = replace(travel, frm=travel.start, to=travel.frm)
    return game.routes.barred(came) if game.routes.may_pass(came).clause == BY_WORMHOLE else verdict


# -- race technologies and upgrades ------------------------------------------------------------------------------------


def has_wormhole(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether a system has a wormhole, their Flagship's included."""
    return game.galaxy.has_wormhole(hex_, seat)


def may_splice(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """At the start of a Space Battle where there is a wormhole: any enemy ship."""
    if battle.planet or not battle.has(effect.owner) or not has_wormhole(game, effect.owner, battle.system):
        return []
    if game.remembered(effect, "battle") == game.scope("battle") or not game.board.ships(effect.owner, battle.system):
        return []
    if not game.fold(MAY_STRIKE, True, At(effect.owner, battle.system)):
        return []
    return [
        Option(f"splice:{unit_key(g)}", "OFF-TEC-3", (in_system(battle.system),), message("option-splice", kind=g.kind))
        for g in game.space_battle.fleet(battle, battle.enemy(effect.owner))
    ]


@official.may("dimensional_splicer", BEFORE_BATTLE, may_splice)
async def dimensional_splicer(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """One hit on an enemy ship of their choice, however many wormholes there are."""
    game.note(effect, "battle", game.scope("battle"))
    await strike(game, battle, effect.owner, name_of(key), "dimensional_splicer")


@central_powers.may("dimensional_splicer", BEFORE_BATTLE, may_splice)
async def splicer_that_may_be_ignored(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """The same; its hit is one of an ability before combat, which somebody may ignore (CP-RAC-15)."""
    hits = Hits(battle.enemy(effect.owner).seat, 1, "dimensional_splicer", battle.system, by=effect.owner)
    await game.moment(HITS_SCORED, hits)
    if hits.count > 0:
        await dimensional_splicer(game, effect, battle, key)
    else:
        game.note(effect, "battle", game.scope("battle"))


@grants("OFF-TEC-3")
def mouths(game: Game, seat: Seat) -> list[Option[str]]:
    """Empty and friendly systems that are nobody's home, for either side of the token; or it stays. Friendly is where they
    have a unit or a Control Marker."""
    board, homes = game.board, game.board.homes()
    friendly = [*board.systems_of(seat), *[board.system_of(planet.id) for planet in board.planets_of(seat)]]
    places = [hex_ for hex_, _ in game.state.layout if hex_ not in homes and (game.galaxy.is_empty(hex_) or hex_ in friendly)]
    return [*[_mouth(letter, hex_) for hex_ in places for letter in KIN], NO]


@lru_cache(maxsize=1024)
def _mouth(letter: str, hex_: Hex) -> Option[str]:
    return Option(f"{letter}@{hex_}", "", (in_system(hex_),), message("option-wormhole", letter=letter, system=hex_))


@official.on("slave_wormhole_generator", STATUS_PHASE_BEGINS, ANY)
async def slave_wormhole_generator(game: Game, effect: Effect, speaker: Seat) -> None:
    """At the start of each Status Phase their own wormhole token is placed or moved."""
    key = await game.choose(effect.owner, "wormhole_token", mouths, game, effect.owner)
    if key == "no":
        return
    before, was = parted(game.remembered(effect, "token"), "@")
    if before:
        system = game.board.system(Hex(was))
        tokens = list(system.tokens)
        tokens.remove(f"wormhole:{before}")
        game.board.set_system(replace(system, tokens=tuple(tokens)))
    letter, to = parted(key, "@")
    system = game.board.system(Hex(to))
    game.board.set_system(replace(system, tokens=(*system.tokens, f"wormhole:{letter}")))
    game.note(effect, "token", key)
    game.tell(events.WormholeTurned(in_system(Hex(to)), letter))


@shattered_ascension.modify("rift_tempered_hulls", COMBAT_VALUE)
def rift_tempered_hulls(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ships have +1 in the first round of a Space Battle where there is a wormhole."""
    first = firing.purpose == "battle" and firing.round == 1 and is_ship(firing.kind)
    return value - (first and has_wormhole(game, firing.seat, firing.system))


# -- Hil Colish --------------------------------------------------------------------------------------------------------


@official.modify("creuss_flagship_wormhole", MORE_WORMHOLES, reads=(UNITS, MOVES))
def flagship_wormhole(game: Game, effect: Effect, mouths: Mouths, wake: Wake) -> Mouths:
    """The Flagship's system has a D wormhole for their ships, and while it moves the system it moves to."""
    action, seat = game.state.action, effect.owner
    systems = [hex_ for hex_ in game.board.fleets_of(seat) if flagship_in(game, seat, hex_)]
    systems += [ship.route[-1] for ship in action.moves if ship.kind == "flagship"] if action is not None else []
    systems += [wake.system] if wake.system else []
    return (*mouths, *((hex_, OWN_LETTER) for hex_ in dict.fromkeys(systems)))


@official.modify("creuss_flagship_wormhole", LEAVES_WAKE)
def flagship_leads(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Other ships follow the Flagship through its wormhole."""
    return value or unit.kind == "flagship"


@official.modify("creuss_flagship_wormhole", MAY_ENTER, stage=BOUND)
def not_by_itself(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """The Flagship does not travel by its own wormhole."""
    if travel.kind != "flagship" or not verdict.allowed or hexes.direction(travel.frm, travel.to) is not None:
        return verdict
    passages = game.galaxy.passages(travel.frm, travel.to, travel.seat)
    if any(not into.startswith(OWN_MOUTH) and not out.startswith(OWN_MOUTH) for into, out in passages):
        return verdict
    return Verdict(False, "OFF-SOT-FLG", message("explain-own-wormhole", system=travel.to))
