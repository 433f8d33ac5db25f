"""What would come of a plan, for the seat that makes it: tried on a copy on which whatever it cannot know was dealt anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mecatol.core.decisions import Ask
from mecatol.core.errors import EngineFault, Refused
from mecatol.core.hexes import Hex
from mecatol.core.rules import PASS
from mecatol.grounds import cited
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rules.state import Ship
from mecatol.texts import DEFAULT

from . import messages as wire
from .chances import CHEAP, worked_out
from .drafts import Fleet, Payment, Shopping, drafted
from .refusals import refused
from .sight import Sight


def preview(known: Table, seat: int, keys: Sequence[str], table_id: str = "", language: str = DEFAULT) -> wire.Preview:
    """How far the keys go and what is asked then, as if nobody else reacted; nothing is told beyond chance or others' answers.

    `known` is a fork for the seat; it is used up.
    """
    sight = Sight(table_id, known, language)
    news, rolled = known.game.tape.news, dict(known.game.state.rng.counters)
    beside = [ask.seat for ask in known.pending]
    fighting = known.game.state.battle is not None
    taken, halt = 0, None
    for key in keys:
        halt = _tried(known, sight, seat, key, rolled, beside)
        if halt is not None:
            break
        taken += 1
    is_open = _open(known, seat, rolled, beside)
    ask = None if is_open else known.asked(seat)
    told = ask is not None or (fighting and known.game.state.rng.counters == rolled)
    return wire.Preview(
        taken=taken,
        halt=halt,
        open=is_open,
        unanswered=known.game.tape.news != news,
        decision=None if ask is None else sight.decision(seat),
        price=None if ask is None else price(known, ask),
        yard=None if ask is None else _yard(known, ask, sight.narrator),
        odds=_odds_ahead(sight.narrator, seat, ask) if told else None,
    )


def _tried(known: Table, sight: Sight, seat: int, key: str, rolled: dict[str, int], beside: Sequence[int]) -> wire.Halt | None:
    """One more key, and nobody else reacts to it; why not, where that cannot be."""
    if _open(known, seat, rolled, beside):
        return wire.Halt(key, sight.narrator.texts.say("preview-open"), "")
    ask = known.asked(seat)
    if ask is None or key not in known.keys(ask):
        return _refused(known, sight, seat, key)
    try:
        known.answer(seat, ask.id, key)
        nobody_reacts(known, seat)
    except Refused as why:
        return wire.Halt(key, refused(why).problem(sight.narrator.texts).message, "")
    except EngineFault:
        return wire.Halt(key, sight.narrator.texts.say("service-rules-broke"), "")
    return None


def nobody_reacts(table: Table, seat: int) -> None:
    """Whoever else is asked for nothing but a reaction has none."""
    while (other := next((each for each in table.pending if each.seat != seat and _may_react(table, each)), None)) is not None:
        table.answer(other.seat, other.id, PASS)


def _may_react(table: Table, ask: Ask) -> bool:
    """Whether somebody is asked for nothing but a reaction."""
    return any(option.key == PASS and option.clause == table.game.may_pass for option in table.options(ask))


def _open(table: Table, seat: int, rolled: dict[str, int], beside: Sequence[int]) -> bool:
    """Whether chance or somebody else had a say: what stands on the copy from then on is only imagined.

    Those who are asked at the same time stay asked while a seat carries on with its own.
    """
    asked = [ask.seat for ask in table.pending]
    return table.game.state.rng.counters != rolled or asked not in ([seat], list(beside)) or seat not in asked


def _refused(table: Table, sight: Sight, seat: int, key: str) -> wire.Halt:
    try:
        verdict = table.explain(seat, key)
    except EngineFault:  # the intent belongs to a chapter that is not under way
        return wire.Halt(key, sight.narrator.texts.say("preview-no-option"), "")
    text = sight.narrator.message(verdict.because) if verdict.because else sight.narrator.texts.say("preview-no-option")
    return wire.Halt(key, text, cited(table.game, verdict.clause))


def price(table: Table, ask: Ask) -> wire.Price | None:
    """What a draft costs."""
    game = table.game
    match drafted(ask):
        case Payment(bill=bill):
            paid = table.look(game.economy.total, bill.paid, bill.currency)
            purse = table.look(game.economy.purse_for, ask.seat, bill.currency)
            return wire.Price(bill.currency, bill.due, paid, table.look(game.economy.total, purse, bill.currency))
        case Shopping(job=job, pieces=pieces):
            due = table.look(game.production.due, job, pieces)
            return wire.Price("resources", due, 0, table.look(game.economy.available_resources, ask.seat))
    return None


def _yard(table: Table, ask: Ask, narrator: Narrator) -> wire.Yard | None:
    """What a production is bound by, and what bars the units that it does not offer."""
    production, draft = table.game.production, drafted(ask)
    if not isinstance(draft, Shopping):
        return None
    job, pieces = draft.job, draft.pieces
    bounds = table.look(production.bounds, job, pieces)
    verdicts = {kind: table.look(production.explain_order, job, pieces, kind) for kind in production.kinds}
    barred: dict[str, str] = {kind: narrator.message(each.because) for kind, each in verdicts.items() if each.because is not None}
    return wire.Yard(bounds.used, bounds.capacity, bounds.ships, bounds.supply, barred)


def _odds_ahead(narrator: Narrator, seat: int, ask: Ask | None) -> wire.Odds | None:
    """Of the battle that the ships of a draft would fight, or of the one under way."""
    state, draft = narrator.game.state, drafted(ask) if ask is not None else None
    bring, planet = None, ""
    if isinstance(draft, Fleet) and draft.ships and state.action is not None:
        place, bring = state.action.system, brought(draft.ships)
    elif state.battle is not None and not state.battle.over:
        place, planet = state.battle.system, state.battle.planet
    else:
        return None
    try:
        return worked_out(narrator, seat, Hex(place), planet, bring=bring, most=CHEAP)
    except (Refused, ValueError, EngineFault):
        return None


def brought(ships: Iterable[Ship]) -> str:
    """Ships and the Fighters aboard in the words of the calculator: "2 cruiser, carrier, 3 fighter"."""
    found: dict[str, int] = {}
    for ship in ships:
        kind = f"{ship.kind}*{ship.damage}" if ship.damage else ship.kind
        found[kind] = found.get(kind, 0) + 1
        for _, aboard, count in ship.cargo:
            if aboard == "fighter":
                found[aboard] = found.get(aboard, 0) + count
    return ", ".join(f"{count} {kind}" for kind, count in found.items())
