"""Spies: they act before all are revealed, from the Speaker clockwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mecatol.core.decisions import Option, Procedure, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules import events
from mecatol.rules.choosing import NO
from mecatol.rules.layers import official as behaviours
from mecatol.rules.moments import (
    MAY_BE_KILLED,
    OUTCOME_KNOWN,
    REPRESENTATIVE_KILLED,
    SPY_MAY_PICK,
    SPY_REVEALED,
    VOTE_CAST,
    Casting,
    Decided,
    Killing,
    Shot,
)
from mecatol.rules.naming import at_player
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Seat

from .common import CLAUSE, ask, bonus, must_abstain, name_outcome

After: TypeAlias = Callable[[Game, Effect, Seat, str], Procedure[None]]  # whom it was aimed at, and who was killed

# -- those who assassinate -----------------------------------------------------------------------------------------------


def assassin(name: str, after: After | None = None, *, past_guards: bool = False) -> None:
    """A Spy who assassinates a Representative, and what follows."""

    async def act(game: Game, effect: Effect, seat: Seat) -> None:
        target, killed = await game.political_intrigue.assassinate(seat, past_guards=past_guards)
        if after is not None:
            await after(game, effect, target, killed)

    behaviours.on(name, SPY_REVEALED)(act)


async def inherits_votes(game: Game, effect: Effect, target: Seat, killed: str) -> None:
    """The votes of the one who was killed are Darktalon Treilla's."""
    if killed:
        game.note(effect, "votes", str(game.political_intrigue.printed(killed).votes))


async def draws_a_card(game: Game, effect: Effect, target: Seat, killed: str) -> None:
    """An Action Card for Hosh Gahloki's player where somebody was killed."""
    if killed:
        await game.action_cards.take(effect.owner, 1, effect.key)


async def takes_guards_along(game: Game, effect: Effect, target: Seat, killed: str) -> None:
    """A Bodyguard dies together with Imar Yissadar, if both are still there."""
    intrigue = game.political_intrigue
    guard = target != NOBODY and intrigue.is_a(target, "bodyguard") and intrigue.representative(effect.owner) == effect.key
    if guard and await intrigue.kill(target, effect.owner, by_spy=True):
        await intrigue.kill(effect.owner)


async def slips_away(game: Game, effect: Effect, target: Seat, killed: str) -> None:
    """Ne Ruk goes back to the hand, and his player abstains."""
    if game.political_intrigue.representative(effect.owner) == effect.key:
        game.political_intrigue.withdraw(effect.owner)
    must_abstain(game, effect.owner)


assassin("alrung")
assassin("menda_mendala")
assassin("cador_gim")
assassin("rev_hendrickson", past_guards=True)
assassin("darktalon_treilla", inherits_votes)
assassin("hosh_gahloki", draws_a_card)
assassin("imar_yissadar", takes_guards_along)
assassin("ne_ruk", slips_away)


@bonus("darktalon_treilla")
def votes_of_darktalon_treilla(game: Game, effect: Effect, casting: Casting) -> int:
    return int(game.remembered(effect, "votes") or 0)


@behaviours.modify("menda_mendala", MAY_BE_KILLED)
def killing_of_menda_mendala(game: Game, effect: Effect, may: bool, killing: Killing) -> bool:
    return may and not killing.by_spy


@behaviours.on("cador_gim", REPRESENTATIVE_KILLED)
async def cador_gim_avenged(game: Game, effect: Effect, killing: Killing) -> None:
    """The Spy who killed Cador Gim dies too."""
    if killing.by_spy and killing.by != effect.owner:
        await game.political_intrigue.kill(killing.by, effect.owner)


# -- those who threaten and wager ----------------------------------------------------------------------------------------


@behaviours.on("a6ah3", SPY_REVEALED)
async def a6ah3_expects(game: Game, effect: Effect, seat: Seat) -> None:
    """An outcome is named …"""
    await name_outcome(game, effect)


@behaviours.on("a6ah3", OUTCOME_KNOWN, ANY)
async def a6ah3_punishes(game: Game, effect: Effect, decided: Decided) -> None:
    """… and if it is another one, a Councilor who did not vote for it is killed."""
    intrigue, wanted = game.political_intrigue, game.remembered(effect, "outcome")
    others = [s for s in game.playing() if intrigue.is_a(s, "councilor") and intrigue.voted(s) != wanted]
    if wanted and decided.outcome != wanted and others:
        await intrigue.kill(await ask.one_player(game, effect.owner, "punish", others), effect.owner, by_spy=True)


@behaviours.on("redband_rtan", SPY_REVEALED)
async def redband_rtan_threatens(game: Game, effect: Effect, seat: Seat) -> None:
    """A Representative and an outcome …"""
    target = await game.political_intrigue.target(seat, "threaten", deadly=False)
    if target != NOBODY and game.political_intrigue.representative(seat) == effect.key:  # his target may have killed him
        game.note(effect, "target", str(target))
        await name_outcome(game, effect)


@behaviours.on("redband_rtan", VOTE_CAST, ANY)
async def redband_rtan_carries_out(game: Game, effect: Effect, voter: Seat) -> None:
    """… who is killed after voting, if he votes for another one."""
    wanted, voted = game.remembered(effect, "outcome"), game.political_intrigue.voted(voter)
    if wanted and game.remembered(effect, "target") == str(voter) and voted not in ("", wanted):
        await game.political_intrigue.kill(voter, effect.owner, by_spy=True)


@behaviours.on("melkov", SPY_REVEALED)
async def melkov_wagers(game: Game, effect: Effect, seat: Seat) -> None:
    """An outcome is named …"""
    await name_outcome(game, effect)


@behaviours.on("melkov", VOTE_CAST, ANY)
async def melkov_wins(game: Game, effect: Effect, voter: Seat) -> None:
    """… and everybody who votes for it is worth a Trade Good."""
    wanted = game.remembered(effect, "outcome")
    if wanted and game.political_intrigue.voted(voter) == wanted:
        game.economy.gain_goods(effect.owner, 1, effect.key)


@behaviours.on("asmodai", SPY_REVEALED)
async def asmodai_tempts(game: Game, effect: Effect, seat: Seat) -> None:
    """A player and an outcome …"""
    game.note(effect, "target", str(await ask.one_player(game, seat, "name_player", game.opponents(seat))))
    await name_outcome(game, effect)


@behaviours.on("asmodai", VOTE_CAST, ANY)
async def asmodai_copies(game: Game, effect: Effect, voter: Seat) -> None:
    """… and if he votes so, one of his technologies may be copied."""
    wanted = game.remembered(effect, "outcome")
    agreed = game.remembered(effect, "target") == str(voter) and game.political_intrigue.voted(voter) == wanted != ""
    if agreed and len(copied(game, effect.owner, voter)) > 1:
        key = await game.choose(effect.owner, "copy_technology", copied, game, effect.owner, voter)
        if key != NO.key:
            await game.technology.gain(effect.owner, key, effect.key)


@grants(CLAUSE)
def copied(game: Game, seat: Seat, other: Seat) -> list[Option[str]]:
    """Technologies that another player has and this one may have, or none."""
    known, tree = game.player(seat).technologies, game.content.technologies
    new = [name for name in game.player(other).technologies if name in tree and name not in known]
    found = [name for name in new if game.technology.may_learn(seat, name, "asmodai")]
    return [*(Option(name, says=message("option-copy-technology", technology=name)) for name in found), NO]


# -- those who look, bar and block ---------------------------------------------------------------------------------------


@behaviours.on("deluin_fillac", SPY_REVEALED)
async def deluin_fillac_looks(game: Game, effect: Effect, seat: Seat) -> None:
    """A Representative who is face down is looked at, and his player may have to choose another one."""
    intrigue = game.political_intrigue
    target = await intrigue.pick_out(seat, "look_at_representative", intrigue.unrevealed(seat))
    if target == NOBODY:
        return
    intrigue.show(target, seat)
    game.tell(events.Learned(seat, at_player(target), (intrigue.representative(target),)), to=[seat])
    if intrigue.eligible(target) and await ask.agrees(game, seat, "force_another"):
        intrigue.replace(target, await intrigue.choose(target))
        unbar(game, target)


@behaviours.on("elder_gurno", SPY_REVEALED)
async def elder_gurno_bars(game: Game, effect: Effect, seat: Seat) -> None:
    """A Representative who is face down cannot pick out this one."""
    intrigue = game.political_intrigue
    target = await intrigue.pick_out(seat, "bar_representative", intrigue.unrevealed(seat))
    game.note(effect, "barred", str(target))


def unbar(game: Game, target: Seat) -> None:
    """Another Representative was chosen than the one who was barred."""
    for effect in game.state.effects:
        if effect.key == "elder_gurno" and game.remembered(effect, "barred") == str(target):
            game.note(effect, "barred", "")


@behaviours.modify("elder_gurno", SPY_MAY_PICK, ANY)
def targets_of_elder_gurno(game: Game, effect: Effect, may: bool, shot: Shot) -> bool:
    return may and not (shot.target == effect.owner and game.remembered(effect, "barred") == str(shot.seat))


@behaviours.on("so_ata", SPY_REVEALED)
async def so_ata_halves(game: Game, effect: Effect, seat: Seat) -> None:
    """A player's votes are halved, bonuses included."""
    target = await ask.one_player(game, seat, "halve_votes", game.opponents(seat))
    game.begin_effect("halved_votes", target, "card", until="council")


@behaviours.on("soo_leirah", SPY_REVEALED)
async def soo_leirah_blocks(game: Game, effect: Effect, seat: Seat) -> None:
    """Whatever a player's Representative can do and has not done is blocked."""
    others = [other for other in game.opponents(seat) if game.political_intrigue.representative(other)]
    if others:
        game.political_intrigue.silence(await ask.one_player(game, seat, "block_representative", others))


@behaviours.on("letani_miasmiala", SPY_REVEALED)
async def letani_miasmiala_possesses(game: Game, effect: Effect, seat: Seat) -> None:
    """A player is named; if a Councilor speaks for him, this Spy may be given up to cast his votes."""
    intrigue = game.political_intrigue
    others = [other for other in game.opponents(seat) if intrigue.representative(other)]
    if not others:
        return
    target = await ask.one_player(game, seat, "possess", others)
    intrigue.turn_up(target)
    if intrigue.is_a(target, "councilor") and await ask.agrees(game, seat, "sacrifice_spy") and await intrigue.kill(seat):
        game.begin_effect("proxy_vote", target, "card", until="council", target=seat)
