"""Action Cards played when dice lie on the table, when hits are taken, and when units are damaged or destroyed."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events, forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    AFTER_BATTLE,
    DICE_CAST,
    DICE_ROLLED,
    DIE_HITS,
    HITS_ASSIGNED,
    HITS_SCORED,
    STATUS_PHASE_BEGINS,
    UNIT_DAMAGED,
    UNIT_LIMIT,
    UNITS_DESTROYED,
    Cast,
    Hits,
    Loss,
    Unit,
)
from mecatol.rules.naming import at_player, in_system, number_named, on_planet, planet_of, unit_kind, words_of
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.combat import AFTER_THE_ROUND
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import NEUTRAL, NOBODY, Battle, Die, Group, PlanetId, Played, Seat, UnitId

from .aiming import ask, exposed, place_aimed
from .sides import bearing, enemy_of, fights_in_space, firing, fleet, put_mark, space, under_way

# -- single dice -------------------------------------------------------------------------------------------------------


def lying(game: Game, rolled: Battle | Cast) -> list[tuple[Seat, int, Die]]:
    """The dice of a round, or of shots before it, that have not struck yet: whose, the how manieth, and the die."""
    if isinstance(rolled, Cast):
        return [(rolled.seat, n, die) for n, die in enumerate(rolled.dice)]
    sides = [side for side in (rolled.attacker, rolled.defender) if not game.space_battle.is_spent(rolled, side.seat)]
    return [(side.seat, n, die) for side in sides for n, die in enumerate(side.dice)]


def could_turn(die: Die) -> bool:
    """Whether a miss would be a hit with two more."""
    return not die.hit and die.face + 2 >= die.needed


@grants("OFF-GEN-3")
def dice_options(game: Game, rolled: Battle | Cast, turning: bool) -> list[Option[str]]:
    """Dice on the table, those alike as one: "die:<seat>:<number>"."""
    battle = under_way(game)
    found: dict[tuple[Seat, str, int, int], int] = {}
    for seat, number, die in lying(game, rolled):
        if could_turn(die) or not turning:
            found.setdefault((seat, die.kind, die.face, die.needed), number)
    return [
        Option(
            f"die:{seat}:{number}",
            things=(place_of(battle), at_player(seat)),
            says=message("option-die", player=seat, kind=kind, face=face, needed=needed),
        )
        for (seat, kind, face, needed), number in found.items()
    ]


def named(rolled: Battle | Cast, key: str) -> tuple[list[Die], int]:
    """The dice among which the one lies that an option names, and its place."""
    _, seat, number = words_of(key)
    return rolled.dice if isinstance(rolled, Cast) else rolled.side(int(seat)).dice, int(number)


def may_support(game: Game, seat: Seat, rolled: Battle | Cast) -> bool:
    battle = game.state.battle
    return battle is not None and not battle.has(seat) and any(could_turn(die) for _, _, die in lying(game, rolled))


@catalogue.action_card("covert_intelligence_support", DICE_ROLLED, DICE_CAST, fits=may_support)
async def covert_intelligence_support(game: Game, played: Played) -> None:
    """Somebody who takes no part gives +2 to a die of one of those who do."""
    rolled = game.action_cards.context()
    key = await game.choose(played.seat, "support_die", dice_options, game, rolled, True)
    dice, number = named(rolled, key)
    game.combat.turn_die(dice, number, dice[number].face + 2)


def dice_lie(game: Game, seat: Seat, rolled: Battle | Cast) -> bool:
    """In a battle, before its rounds too; cannons and bombardment are none."""
    return game.state.battle is not None and bool(lying(game, rolled))


@catalogue.action_card("recheck", DICE_ROLLED, DICE_CAST, fits=dice_lie)
async def recheck(game: Game, played: Played) -> None:
    """A die, whosever it is, is rolled again."""
    rolled = game.action_cards.context()
    key = await game.choose(played.seat, "recheck_die", dice_options, game, rolled, False)
    game.combat.roll_again(*named(rolled, key))


# -- hits that cancel hits ---------------------------------------------------------------------------------------------


def scoring(battle: Battle, seat: Seat, kind: UnitId = "") -> list[Die]:
    """A side's hits on the table, of all its units or one kind."""
    return [die for die in battle.side(seat).dice if die.hit and kind in ("", die.kind)]


def cancelling(game: Game, battle: Battle, seat: Seat, kind: UnitId = "") -> int:
    """How many of a side's hits could cancel hits of the enemy: none, where those of one side have struck already."""
    enemy = battle.enemy(seat).seat
    if game.space_battle.is_spent(battle, seat) or game.space_battle.is_spent(battle, enemy):
        return 0
    return min(len(scoring(battle, seat, kind)), len(scoring(battle, enemy)))


@grants("OFF-GEN-3")
def hit_options(game: Game, owner: Seat, kind: UnitId) -> list[Option[str]]:
    """The hits of a side, of all its units or one kind; those that do the same are one: "die:<number>"."""
    battle, found = under_way(game), dict[tuple[str, str, int], int]()
    for number, die in enumerate(battle.side(owner).dice):
        if die.hit and kind in ("", die.kind):
            found.setdefault((die.kind, die.mark, game.fold(DIE_HITS, 1, die)), number)
    return [
        Option(
            f"die:{number}",
            things=(place_of(battle), at_player(owner)),
            says=message("option-hit-of", player=owner, kind=unit, count=worth),
        )
        for (unit, _, worth), number in found.items()
    ]


async def trade_hits(game: Game, seat: Seat, number: int, kind: UnitId = "") -> None:
    """So many hits of a side are used up to cancel as many of the enemy's; its player says which."""
    enemy = under_way(game).enemy(seat).seat
    for _ in range(number):
        for owner, only, question in ((seat, kind, "cancel_with"), (enemy, "", "cancel_hit_of")):
            key = await game.choose(seat, question, hit_options, game, owner, only)
            game.combat.spoil_die(under_way(game).side(owner).dice, number_named(key))
    game.tell(events.HitsCancelled(seat, place_of(under_way(game)), number))


def may_suppress(game: Game, seat: Seat, battle: Battle) -> bool:
    return battle.has(seat) and cancelling(game, battle, seat) > 0


@catalogue.action_card("suppressive_fire", DICE_ROLLED, fits=may_suppress)
async def suppressive_fire(game: Game, played: Played) -> None:
    """Own hits of this round cancel hits of the enemy, one for one."""
    battle = under_way(game)
    number = await ask.number(game, played.seat, "suppress_hits", cancelling(game, battle, played.seat), 1)
    await trade_hits(game, played.seat, number)


@grants("OFF-GEN-3")
def fighter_cover(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """A Fighter's hit for a hit of the enemy."""
    if not fights_in_space(battle, effect.owner) or not cancelling(game, battle, effect.owner, "fighter"):
        return []
    return [Option("cancel_hit", things=(space(battle),), says=message("option-cancel-hit"))]


@effects.may("wing_commander", DICE_ROLLED, fighter_cover)
async def cover(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """Under a Wing Commander a Fighter's hit may cancel one of the enemy's."""
    await trade_hits(game, effect.owner, 1, "fighter")


# -- hits about to be taken --------------------------------------------------------------------------------------------

SHIELDED = 2


def is_hit(game: Game, seat: Seat, hits: Hits) -> bool:
    return hits.seat == seat and hits.purpose == "battle" and hits.count > 0


@catalogue.action_card("shields_holding", HITS_SCORED, fits=is_hit)
async def shields_holding(game: Game, played: Played) -> None:
    """Up to two hits of a Space Battle's round are cancelled."""
    hits = game.action_cards.context()
    cancelled = min(SHIELDED, hits.count)
    hits.count -= cancelled
    game.tell(events.HitsCancelled(played.seat, in_system(hits.system), cancelled))


def astray(game: Game, hex_: Hex) -> list[PlanetId]:
    """Planets that a shot can hit."""
    planets = game.board.system(hex_).planets
    return [planet.id for planet in planets if game.board.is_solid(planet.id)]


OF_A_BATTLE = ("barrage", "precombat", "battle", AFTER_THE_ROUND)


def may_stray(game: Game, seat: Seat, hits: Hits) -> bool:
    """Hits of an opponent at any time in a Space Battle, before its first round too."""
    struck = hits.seat == seat and hits.purpose in OF_A_BATTLE and hits.count > 0
    return struck and hits.by >= 0 and bool(astray(game, hits.system))


async def name_stray_planet(game: Game, played: Played) -> None:
    system = game.action_cards.context().system
    played.targets = [on_planet(await ask.planet(game, played.seat, "stray_shot", astray(game, system)))]


@catalogue.action_card("stray_shot", HITS_SCORED, declare=name_stray_planet, fits=may_stray)
async def stray_shot(game: Game, played: Played) -> None:
    """One of the enemy's hits falls on a planet of the system, like a hit of a bombardment."""
    hits, planet = game.action_cards.context(), planet_of(place_aimed(played))
    hits.count -= 1
    target = game.invasion.defender(planet)
    absorbed = game.bombardment.absorb(planet, 1)
    game.tell(events.Bombarded(hits.by, planet, 1, absorbed))
    if target != NOBODY and not absorbed:
        await game.bombardment.suffer(hits.by, planet, target, 1)


# -- damaged ships -----------------------------------------------------------------------------------------------------

CATASTROPHE = "catastrophic_hit"


def of_battle(game: Game, seat: Seat, loss: Loss) -> bool:
    """Whether ships in a Space Battle of the player were hit."""
    battle = game.state.battle
    return battle is not None and fights_in_space(battle, seat) and loss.where == space(battle) and is_ship(loss.kind)


def may_be_catastrophic(game: Game, seat: Seat, loss: Loss) -> bool:
    return of_battle(game, seat, loss) and bool(struck_ship(game, seat, loss))


def struck_ship(game: Game, seat: Seat, loss: Loss) -> list[Group]:
    """One ship of those just damaged at which a card may be aimed."""
    units = exposed(game, seat, loss.seat, loss.where)
    alike = [group for group in units if (group.kind, group.damage) == (loss.kind, loss.damage)]
    return [replace(group, count=1) for group in alike if not forces.bears(group.mark, CATASTROPHE)][:1]


@catalogue.action_card(CATASTROPHE, UNIT_DAMAGED, fits=may_be_catastrophic)
async def catastrophic_hit(game: Game, played: Played) -> None:
    """A ship just damaged is lost with the casualties of the battle's last round, if it lasts so long."""
    loss = game.action_cards.context()
    put_mark(game, loss.seat, loss.where, struck_ship(game, played.seat, loss), CATASTROPHE)
    game.begin_effect(CATASTROPHE, played.seat, "card", until="battle")


@effects.on(CATASTROPHE, HITS_ASSIGNED, ANY)
async def catastrophic_hit_when_hits_are_assigned(game: Game, effect: Effect, battle: Battle) -> None:
    """The last round is the one after which a side has nothing left or leaves."""
    chapter = game.space_battle
    leaving = [side for side in (battle.attacker, battle.defender) if side.retreats_to]
    leaves = any(chapter.still_open(side.seat, battle.system, side.retreats_to) for side in leaving)
    if leaves or not chapter.goes_on():
        await blown_up(game, effect)


@effects.on(CATASTROPHE, AFTER_BATTLE, ANY)
async def catastrophic_hit_after_battle(game: Game, effect: Effect, battle: Battle) -> None:
    """A battle that ends otherwise than by a round's dice."""
    await blown_up(game, effect)


async def blown_up(game: Game, effect: Effect) -> None:
    for where, owner, groups in game.board.all_units():
        await game.combat.destroy(owner, where, bearing(groups, CATASTROPHE), CATASTROPHE, effect.owner)


# -- destroyed ships ---------------------------------------------------------------------------------------------------


def lost_in_battle(game: Game, seat: Seat, loss: Loss) -> bool:
    return loss.seat == seat and of_battle(game, seat, loss)


def may_be_courageous(game: Game, seat: Seat, loss: Loss) -> bool:
    return lost_in_battle(game, seat, loss) and bool(fleet(game, enemy_of(game, seat)))


@catalogue.action_card("courageous_to_the_end", UNITS_DESTROYED, fits=may_be_courageous)
async def courageous_to_the_end(game: Game, played: Played) -> None:
    """A ship just destroyed, whatever destroyed it and even before the first round, makes two combat rolls more."""
    loss, battle, enemy = game.action_cards.context(), under_way(game), enemy_of(game, played.seat)
    shots = game.combat.throw(firing(battle, played.seat, loss.kind, "battle"), 2)
    hits = await game.combat.scored(enemy, space(battle), shots, "precombat", played.seat)  # no dice of the round's own
    aim = game.combat.aim(enemy, space(battle), "battle", played.seat, loss.kind)
    await game.combat.suffer(enemy, space(battle), hits, purpose="battle", by=played.seat, aim=aim)


def may_triumph(game: Game, seat: Seat, loss: Loss) -> bool:
    enemy = loss.by == seat and loss.seat in (NEUTRAL, *game.rivals(seat)) and loss.kind in ("flagship", "war_sun")
    return enemy and of_battle(game, seat, loss)


@catalogue.action_card("moment_of_triumph", UNITS_DESTROYED, fits=may_triumph)
async def moment_of_triumph(game: Game, played: Played) -> None:
    """A Flagship or War Sun destroyed in battle is worth a Victory Point."""
    game.objectives.score(played.seat, "moment_of_triumph", 1)
    game.victory.check()


# -- Military Foresight ------------------------------------------------------------------------------------------------

FORESIGHT = "military_foresight"


@catalogue.action_card(FORESIGHT, UNITS_DESTROYED, fits=lost_in_battle)
async def military_foresight(game: Game, played: Played) -> None:
    """A ship just lost is set aside on the card and comes back when the next Status Phase begins."""
    played.stays = True
    effect = game.begin_effect(FORESIGHT, played.seat, "card", card=played.card)
    game.note(effect, "kind", game.action_cards.context().kind)
    game.note(effect, "lost", moment_of(game))


def moment_of(game: Game) -> str:
    """The round of the battle under way."""
    return f"{game.scope('battle')} {under_way(game).round}"


def reclaim(game: Game) -> None:
    """The round under way has not happened: ships that it cost are not set aside either."""
    now = moment_of(game)
    game.end_effects(lambda each: each.key == FORESIGHT and game.remembered(each, "lost") == now)


@effects.modify(FORESIGHT, UNIT_LIMIT)
def unit_limit_of_military_foresight(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """The piece on the card cannot be used."""
    return value - 1 if game.remembered(effect, "kind") == unit.kind else value


def receives_ships(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether ships may come to a player's dock."""
    return game.production.is_open_to(seat, in_system(hex_)) and not game.production.blockaded(seat, hex_)


@effects.on(FORESIGHT, STATUS_PHASE_BEGINS, ANY)
async def military_foresight_in_the_status_phase(game: Game, effect: Effect, seat: Seat) -> None:
    """It is put where a Space Dock stands that is not blockaded; without one it is lost. Then the card is discarded."""
    owner, kind = effect.owner, unit_kind(game.remembered(effect, "kind"))
    docks = [hex_ for hex_ in dict.fromkeys(game.board.docks_of(owner)) if receives_ships(game, owner, hex_)]
    game.end_effect(effect)
    if docks and game.board.left(owner, kind):
        hex_ = await ask.system(game, owner, "foresight_dock", docks)
        game.production.bring(owner, in_system(hex_), [Group(kind)], FORESIGHT)
        await game.economy.settle_fleets(owner)
