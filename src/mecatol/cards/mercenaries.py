"""What each Mercenary can do (OFF-SOT-MRC). Nolad fights and carries, and has nothing else to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mecatol.cards.action.aiming import look_at
from mecatol.core.decisions import Option, Procedure, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, Effect
from mecatol.rules import forces
from mecatol.rules.choosing import NO, Choosing
from mecatol.rules.forces import Groups
from mecatol.rules.layers import official as behaviours
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BEFORE_BATTLE,
    COUNTER_PRICE,
    EXTRA_PDS,
    HITS,
    MAY_PASS,
    MERCENARY_FALLS,
    STRATEGY_PHASE_ENDS,
    TECHNOLOGY_COST,
    UNITS_DESTROYED,
    Falling,
    Loss,
    Research,
    Strategic,
    Struck,
    Travel,
    Unit,
)
from mecatol.rules.naming import at_player, at_unit, in_system, is_planet, unit_key, unit_kind, unit_named, words_of
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_mercenary, is_ship
from mecatol.rules.state import SPACE_SIDE, Battle, Group, Place, Seat, StrategyCard, UnitId

ENEMY_SHIPS = ("OFF-MOV-3", "SA17-GEN-28")  # what bars the way where only somebody's ships do
FODDER = ("fighter", "ground_force", "shock_troop")

ask = Choosing("OFF-SOT-MRC")  # what a Mercenary lets whoever hired him choose

AtBattle = Callable[[Game, Effect, Battle], Procedure[None]]


def before_battle(name: str) -> Callable[[AtBattle], AtBattle]:
    """The procedure runs when a battle is about to begin in which the Mercenary takes part."""

    def register(procedure: AtBattle) -> AtBattle:
        @behaviours.on(name, BEFORE_BATTLE, ANY)
        async def begins(game: Game, effect: Effect, battle: Battle) -> None:
            if game.mercenaries.fights(effect):
                await procedure(game, effect, battle)

        return procedure

    return register


def fighting(game: Game, battle: Battle, seat: Seat) -> Groups:
    """A side's units that take part in a battle."""
    side = battle.side(seat)
    return game.invasion.fighters(battle, side) if battle.planet else game.space_battle.fleet(battle, side)


# -- hits --------------------------------------------------------------------------------------------------------------


@grants("OFF-SOT-MRC")
def marks(units: Sequence[tuple[Seat, Group]], where: Place, may_decline: bool = False) -> list[Option[str]]:
    """Units to choose: "unit:<seat>:<unit>"; or none, where that is a choice."""
    found = [
        Option(
            f"unit:{seat}:{unit_key(g)}",
            things=(where, at_player(seat), at_unit(g)),
            says=message("option-unit-of", kind=g.kind, damage=g.damage, player=seat),
        )
        for seat, g in units
    ]
    return [*found, NO] if may_decline else found


async def pick_out(game: Game, effect: Effect, question: str, units: Sequence[tuple[Seat, Group]]) -> tuple[Seat, Group]:
    """Whoever hired the Mercenary chooses one of these units of the battle."""
    return meant(units, await game.choose(effect.owner, question, marks, units, place_of(game.board.battle)))


def meant(units: Sequence[tuple[Seat, Group]], key: str) -> tuple[Seat, Group]:
    """Which of these units was chosen."""
    _, owner, unit = words_of(key, 3)
    return int(owner), unit_named([g for seat, g in units if seat == int(owner)], unit)


async def strike(game: Game, effect: Effect, question: str, units: Sequence[tuple[Seat, Group]]) -> None:
    """A hit upon one of these units of the battle."""
    if units:
        await hit(game, effect, *await pick_out(game, effect, question, units))


async def hit(game: Game, effect: Effect, seat: Seat, target: Group) -> None:
    """One unit of the battle is hit; whether it sustains the hit is its owner's to say."""
    where = place_of(game.board.battle)
    others = forces.removed(game.board.units(seat, where), (target,))
    only = lambda kind: kind == target.kind  # noqa: E731
    await game.combat.suffer(seat, where, 1, purpose=effect.key, by=effect.owner, only=only, spare=others)


@before_battle("kavlik")
async def kavlik(game: Game, effect: Effect, battle: Battle) -> None:
    """One enemy Ground Force or Fighter is destroyed."""
    enemy = battle.enemy(effect.owner).seat
    victims = [(enemy, g) for g in fighting(game, battle, enemy) if g.kind in FODDER]
    if victims:
        _, unit = await pick_out(game, effect, "kavlik", victims)
        await game.combat.destroy(enemy, place_of(battle), (unit,), "kavlik", effect.owner)


@before_battle("krevvil")
async def krevvil(game: Game, effect: Effect, battle: Battle) -> None:
    """A hit upon an enemy ship or Mercenary that takes part."""
    enemy = battle.enemy(effect.owner).seat
    units = [(enemy, g) for g in fighting(game, battle, enemy) if is_ship(g.kind) or is_mercenary(g.kind)]
    await strike(game, effect, "krevvil", units)


@behaviours.on("murrag", MERCENARY_FALLS)
async def murrag(game: Game, effect: Effect, falling: Falling) -> None:
    """When he falls in battle …"""
    battle = game.state.battle
    if battle is not None and is_named(effect, falling.kind) and falling.where == place_of(battle):
        game.begin_effect("murrag_falls", effect.owner, "mercenary", until="battle", where=falling.kind)


@behaviours.on("murrag_falls", UNITS_DESTROYED)
async def last_strike(game: Game, effect: Effect, loss: Loss) -> None:
    """… there may be a hit upon any unit that takes part, own ones included."""
    battle = game.state.battle
    if battle is None or loss.kind != effect.where:
        return
    sides = (battle.enemy(effect.owner).seat, effect.owner)
    units = [(seat, g) for seat in sides for g in fighting(game, battle, seat)]
    key = await game.choose(effect.owner, "murrag", marks, units, place_of(battle), True) if units else NO.key
    if key != NO.key:
        await hit(game, effect, *meant(units, key))


@behaviours.modify("runa", HITS, stage=BOUND)
def runa(game: Game, effect: Effect, hits: int, struck: Struck) -> int:
    """In each round of a Space Battle the enemy has a hit less, and still one."""
    return max(min(hits, 1), hits - 1) if struck.purpose == "battle" and game.mercenaries.fights(effect) else hits


@behaviours.on("hepkuk", MERCENARY_FALLS)
async def hepkuk(game: Game, effect: Effect, falling: Falling) -> None:
    """A Fighter in the system may be lost in his place."""
    where = in_system(game.board.hex_of(falling.where))
    fighters = forces.count(game.board.units(effect.owner, where), "fighter")
    if is_named(effect, falling.kind) and fighters and await ask.agrees(game, effect.owner, "hepkuk"):
        lost = forces.pick(game.board.units(effect.owner, where), "fighter")
        await game.combat.destroy(effect.owner, where, lost, "hepkuk", falling.by)
        falling.saved = True


def is_named(effect: Effect, kind: UnitId) -> bool:
    """Whether a unit is the Mercenary whose ability this is."""
    return SPACE_SIDE.get(kind, kind) == effect.key


# -- before a battle ---------------------------------------------------------------------------------------------------


@before_battle("felrey")
async def felrey(game: Game, effect: Effect, battle: Battle) -> None:
    """An Action Card."""
    await game.action_cards.take(effect.owner, 1, "felrey")


@before_battle("tugar")
async def tugar(game: Game, effect: Effect, battle: Battle) -> None:
    """The enemy's Action Cards are looked at, and one of them is discarded."""
    enemy = battle.enemy(effect.owner).seat
    if enemy < 0 or not game.action_cards.hand(enemy):
        return
    look_at(game, effect.owner, at_player(enemy), game.action_cards.hand(enemy))
    if game.action_cards.hand(enemy):
        card = await ask.card(game, effect.owner, "tugar", game.action_cards.hand(enemy), "option-discard-card")
        game.action_cards.discard(enemy, card)


@before_battle("saygra")
async def saygra(game: Game, effect: Effect, battle: Battle) -> None:
    """A Trade Good buys a Fighter, on a planet a Ground Force, who joins the battle."""
    seat, kind = effect.owner, unit_kind("ground_force" if battle.planet else "fighter")
    if not game.economy.goods_to_spend(seat) or not game.board.left(seat, kind):
        return
    if await ask.agrees(game, seat, "saygra"):
        await game.economy.spend_goods(seat, 1, "saygra")
        game.production.bring(seat, place_of(battle), [Group(kind)], "saygra")


@before_battle("52n6")
async def jams(game: Game, effect: Effect, battle: Battle) -> None:
    """The enemy cannot use a technology in this battle, if it is not one of his race's."""
    enemy = battle.enemy(effect.owner).seat
    if enemy >= 0 and common_technologies(game, enemy):
        technology = await game.choose(effect.owner, "52n6", common_technologies, game, enemy)
        game.begin_effect("jammed", effect.owner, "mercenary", until="battle", where=technology, target=enemy)


@grants("OFF-SOT-MRC")
def common_technologies(game: Game, seat: Seat) -> list[Option[str]]:
    """A player's technologies that can be jammed: not those of a race, nor Stasis Capsules."""
    known = [key for key in game.player(seat).technologies if key in game.content.technologies and key != "stasis_capsules"]
    return [Option(key, says=message("option-name-technology", technology=key)) for key in known]


@behaviours.suppress("jammed")
def jammed(effect: Effect, other: Effect) -> bool:
    return other.source == "technology" and other.owner == effect.target and other.key == effect.where


# -- elsewhere ---------------------------------------------------------------------------------------------------------


@behaviours.on("blake_stryker", AFTER_BATTLE, ANY)
async def blake_stryker(game: Game, effect: Effect, battle: Battle) -> None:
    """A Trade Good for a Space Battle won with him."""
    fought = forces.stack_of(battle.started_with, effect.owner)
    if battle.winner == effect.owner and not battle.planet and forces.count(fought, unit_kind(effect.key)):
        game.economy.gain_goods(effect.owner, 1, effect.key)


@behaviours.modify("barudin", TECHNOLOGY_COST)
def barudin(game: Game, effect: Effect, cost: int, research: Research) -> int:
    return max(0, cost - 1)


@behaviours.modify("sara_crane", COUNTER_PRICE)
def sara_crane(game: Game, effect: Effect, influence: int, strategic: Strategic) -> int:
    return max(0, influence - 1)


@behaviours.modify("rhelat", EXTRA_PDS)
def rhelat(game: Game, effect: Effect, number: int, unit: Unit) -> int:
    """On a planet he is a PDS as well."""
    return number + (is_planet(unit.where) and game.mercenaries.place_of(unit_kind(effect.key)) == unit.where)


@behaviours.modify("urrsik", MAY_PASS, stage=MULTIPLY)
def urrsik(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """He moves through systems with enemy ships, which something else may have opened."""
    return Verdict(True, "OFF-SOT-MRC") if travel.kind == effect.key and verdict.clause in ENEMY_SHIPS else verdict


@behaviours.on("daffren", STRATEGY_PHASE_ENDS, ANY)
async def daffren(game: Game, effect: Effect, speaker: Seat) -> None:
    """He may be handed to another player, agreed or not, for one of whose Strategy Cards an own one is exchanged."""
    seat = effect.owner
    if game.used_this_round(effect):
        return
    other = await ask.player(game, seat, "daffren", swappers(game, seat), may_decline=True)
    if other is None:
        return
    given = await strategy_card(game, seat, "daffren_gives", seat)
    taken = await strategy_card(game, seat, "daffren_takes", other)
    game.strategy_phase.hand_on(seat, given.id, other)
    game.strategy_phase.hand_on(other, taken.id, seat)
    where = await game.choose(other, "quarter_mercenary", game.mercenaries.quarter_options, other)
    game.mercenaries.hand_over(seat, unit_kind(effect.key), other, where)
    game.use_this_round(game.mercenaries.ability(unit_kind(effect.key)))


def swappers(game: Game, seat: Seat) -> list[Seat]:
    """With whom Strategy Cards can be exchanged."""
    held = game.strategy_cards.held
    return [s for s in game.opponents(seat) if held(s) and held(seat) and game.mercenaries.quarters(s)]


async def strategy_card(game: Game, chooser: Seat, question: str, holder: Seat) -> StrategyCard:
    """One of a player's Strategy Cards."""
    held = game.strategy_cards.held(holder)
    chosen = await ask.card(game, chooser, question, [card.id for card in held], "option-card")
    return next(card for card in held if card.id == chosen)
