"""Domain Counters on planets."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.layers import (
    official,
    official_cards,
    shattered_ascension_17,
    shattered_ascension_17_cards,
    shattered_ascension_es_cards,
)
from mecatol.rules.moments import MAY_VOTE, VOTES
from mecatol.rules.naming import name_of, place_named, planet_of, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import SHIPS, in_system, is_ground
from mecatol.rules.state import NEUTRAL, NOBODY, CardId, Group, Place, Seat, UnitId

from .common import HOW, ask, nothing, number

GROUND_FORCES: tuple[UnitId, ...] = ("ground_force", "shock_troop")


# -- finds -------------------------------------------------------------------------------------------------------------

official_cards.domain_counter("peaceful_annexation")(nothing)


@official_cards.domain_counter("natural_wealth")
async def natural_wealth(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """So many Trade Goods, if there are any."""
    game.economy.gain_goods(seat, int(variant), HOW)


@shattered_ascension_17_cards.domain_counter("natural_wealth")
async def natural_wealth_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """So many Trade Goods lie on the planet, to be taken one by one by whoever holds it."""
    game.economy.add_wealth(place, int(variant))


@shattered_ascension_es_cards.domain_counter("natural_wealth")
async def natural_wealth_es(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """One Trade Good for the finder; the others lie on the planet (SAES-DOM-10)."""
    game.economy.gain_goods(seat, 1, HOW)
    game.economy.add_wealth(place, int(variant) - 1)


@official_cards.domain_counter("native_intelligence")
async def native_intelligence(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The finder looks at one counter anywhere."""
    places = [other for other in game.domain_counters.everywhere() if game.domain_counters.unknown_to(seat, other)]
    if places:
        await game.domain_counters.look(seat, await game.choose(seat, "native_intelligence", unseen, places))


@grants("OFF-OPT-DS-2", "SA17-DOM-01")
def unseen(places: Sequence[Place]) -> list[Option[Place]]:
    """Places with counters the finder has not seen."""
    return [Option(place, "", (place,), message("option-look", where=place)) for place in places]


@official_cards.domain_counter("technological_society")
@shattered_ascension_17_cards.domain_counter("technological_legacy")
async def technological_society(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The left neighbour chooses a technology for the finder, whose prerequisites the finder has."""
    if game.technology.gainable(seat, HOW):
        technology = await game.choose(game.to_the_left(seat, game.playing()), "technological_society", gifts, game, seat)
        await game.technology.gain(seat, technology, HOW)


@grants("OFF-OPT-DS-2", "SA17-DOM-01")
def gifts(game: Game, seat: Seat) -> list[Option[str]]:
    """The technologies somebody could receive."""
    return [
        Option(key, "", (f"player:{seat}",), message("option-find-technology", technology=key))
        for key in game.technology.gainable(seat, HOW)
    ]


@official_cards.domain_counter("industrial_society")
async def industrial_society(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """A free Space Dock that cannot build in this round, if the finder likes; and the planet arrives refreshed."""
    planet = planet_of(place)
    game.invasion.add_tally(f"refreshed:{planet}", 1)
    if game.production.has_room_for_dock(seat, planet) and await ask(game, seat, "dock", "no") == "dock":
        game.production.place_dock(seat, planet, HOW)


@shattered_ascension_17_cards.domain_counter("industrial_society")
async def industrial_society_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """A Space Dock, exhausted; Trade Goods for those whose docks are never on planets."""
    if game.production.docks_float(seat):
        game.economy.gain_goods(seat, number(game, "saar_trade_goods"), HOW)
    elif game.production.has_room_for_dock(seat, planet_of(place)):
        game.production.place_dock(seat, planet_of(place), HOW)


@official_cards.domain_counter("lazax_survivors")
async def lazax_survivors(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The finder keeps the counter, and has more votes on all later agendas."""
    effect = game.begin_effect("lazax_survivors", seat, "rule")
    game.note(effect, "votes", str(number(game, "votes")))


@official.modify("lazax_survivors", VOTES)
def lazax_votes(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + int(game.remembered(effect, "votes"))


@official.modify("lazax_razed", MAY_VOTE, stage=SET)
def no_vote(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return Verdict(False, "OFF-OPT-DS-4", message("explain-lazax-razed"))


@shattered_ascension_17_cards.domain_counter("lazax_survivors")
async def lazax_survivors_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """They stay where they are, and the planet's owner has more votes."""
    effect = game.begin_effect("lazax_survivors", NOBODY, "rule", where=place)
    game.note(effect, "votes", str(number(game, "votes")))
    planet = game.board.planet(planet_of(place))
    game.board.set_planet(replace(planet, tokens=(*planet.tokens, "lazax_survivors")))


@shattered_ascension_17.modify("lazax_survivors", VOTES, ANY)
def lazax_votes_sa(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    held = game.artifacts.controller(place_named(effect.where)) == seat
    return votes + int(game.remembered(effect, "votes")) if held else votes


# -- dangers -----------------------------------------------------------------------------------------------------------


@official_cards.domain_counter("hostile_locals")
async def hostile_locals(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """So many neutral Ground Forces defend the planet, at full strength again after a failed invasion."""
    game.domain_counters.muster(seat, place, "ground_force", int(variant))


@shattered_ascension_17_cards.domain_counter("hostiles_and_natural_wealth")
async def hostiles_and_natural_wealth(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Hostile Locals and Natural Wealth of the same strength, by chance from 1 to 5."""
    strength = (game.roll("hostiles_and_natural_wealth")[0] + 1) // 2
    number = game.domain_counters.extra_number()
    for counter in ("hostile_locals", "natural_wealth"):
        game.domain_counters.lay(place, CardId(f"{counter}:{strength}#{number}"))


@shattered_ascension_es_cards.domain_counter("hostage_situation")
async def hostage_situation_es(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Half of a die, rounded down, of Hostile Locals and of Natural Wealth; with a 1 there is nothing (SAES-DOM-14)."""
    if strength := game.roll("hostage_situation")[0] // 2:
        game.domain_counters.lay(place, CardId(f"guarded_wealth:{strength}#{game.domain_counters.extra_number()}"))


@shattered_ascension_es_cards.domain_counter("guarded_wealth")
async def guarded_wealth(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Locals guard as much wealth as they are; it is found once they are beaten (SAES-DOM-15)."""
    game.domain_counters.muster(seat, place, "ground_force", int(variant), f"wealth:{variant}")


@official_cards.domain_counter("fighter_ambush")
async def fighter_ambush(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """So many neutral Fighters attack the ships in the system."""
    game.domain_counters.muster(seat, place, "fighter", int(variant))


@official_cards.domain_counter("automated_defense_system")
async def automated_defense_system(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Each good die costs a ship in the system and a Ground Force that landed. Who gets through finds a PDS."""
    faces = game.roll("automated_defense_system", number(game, "dice"))
    hits = sum(face >= number(game, "roll") for face in faces)
    game.domain_counters.watch(seat, place, reward=f"pds:{number(game, 'pds')}")
    system = in_system(game.board.hex_of(place))
    lost = await game.combat.assign(seat, system, hits, purpose=HOW, may_sustain=False)
    await game.combat.carry_out(seat, system, lost, HOW)
    await game.fleet_supply.settle(seat, game.board.hex_of(place), HOW)
    await lose_ground_forces(game, seat, place, hits)


@shattered_ascension_17_cards.domain_counter("automated_defence")
async def automated_defence(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Neutral PDS fire at the ships in the system and defend the planet; who holds it when the action is over has one."""
    game.domain_counters.muster(seat, place, "pds", number(game, "pds"), f"pds:{number(game, 'pds_gained')}")
    hex_, shots = game.board.hex_of(place), number(game, "pds") * number(game, "shots")
    for target in game.space_cannon.targets([fleet for fleet in game.board.fleets(hex_) if fleet != NEUTRAL], hex_):
        dice = game.combat.roll(NEUTRAL, [(Group("pds", shots), 1)], "space_cannon", hex_, planet_of(place), target)
        hits = await game.combat.scored(target, in_system(hex_), dice, "space_cannon", NEUTRAL)
        await game.combat.suffer(target, in_system(hex_), hits, purpose="space_cannon", by=NEUTRAL)
        await game.fleet_supply.settle(target, hex_, HOW)


@official_cards.domain_counter("settlers")
async def settlers(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The landed units go back to their ships; a die says whether the settlers are the finder's people or an opponent's."""
    hex_, planet = game.board.hex_of(place), planet_of(place)
    await game.landing.call_off(seat, hex_, planet)
    face = game.roll("settlers")[0]
    owner = seat if face >= number(game, "roll") else random_opponent(game, seat)
    await settle(game, owner, place)


@shattered_ascension_17_cards.domain_counter("settlers")
async def settlers_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """An opponent's settlers hold the planet. The landing may be called off; otherwise it is an invasion."""
    hex_, planet = game.board.hex_of(place), planet_of(place)
    owner = random_opponent(game, seat)
    await settle(game, owner, place)
    if await ask(game, seat, "call_off", "invade") == "call_off":
        game.invasion.note_stopped(planet)
        await game.landing.call_off(seat, hex_, planet)
    else:
        await game.landing.challenge(seat, hex_, planet)


def random_opponent(game: Game, seat: Seat) -> Seat:
    """Somebody else, by chance; who plays alone is his own opponent."""
    others = game.opponents(seat) or [seat]
    return others[game.pick("settlers", "settlers", len(others))]


async def settle(game: Game, owner: Seat, place: Place) -> None:
    """Ground Forces of a player appear on the planet and take it."""
    game.production.place_units(owner, "ground_force", place, number(game, "ground_forces"), HOW)
    await game.invasion.take(owner, planet_of(place), HOW)


@official_cards.domain_counter("biohazard")
async def biohazard(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """One Ground Force of every landing is lost, as long as the counter lies there."""
    await lose_ground_forces(game, seat, place, number(game, "ground_forces"))
    game.domain_counters.put_back(place)


@shattered_ascension_17_cards.domain_counter("biohazard")
async def biohazard_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The landed army takes a hit, Armor not excepted (SA17-UNI-23) but Mercenaries, whom it spares; the counter stays until the
    planet is taken."""
    game.domain_counters.put_back(place)
    await game.combat.suffer(seat, place, number(game, "hits"), purpose=HOW, by=NOBODY, only=is_ground)


@official_cards.domain_counter("radiation")
async def radiation(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """All Ground Forces of the landing die."""
    await game.combat.destroy(seat, place, ground_forces(game, seat, place), HOW)


@shattered_ascension_17_cards.domain_counter("neutron_radiation")
async def neutron_radiation(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The counter lies on the planet's card, and is removed where the planet would next be refreshed."""
    planet = game.board.planet(planet_of(place))
    game.board.set_planet(replace(planet, tokens=(*planet.tokens, "neutron_radiation")))


@official_cards.domain_counter("hostage_situation")
async def hostage_situation(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """A Trade Good for every Ground Force landed, or all of them are lost."""
    price = forces.count(ground_forces(game, seat, place)) * number(game, "trade_goods_per_ground_force")
    pays = game.economy.goods_to_spend(seat) >= price and await ask(game, seat, "pay", "lose") == "pay"
    if pays:
        await game.economy.spend_goods(seat, price, HOW)
    else:
        await game.combat.destroy(seat, place, ground_forces(game, seat, place), HOW)


def ground_forces(game: Game, seat: Seat, place: Place) -> forces.Groups:
    """What counters can do something to: no Mechanized Units (OFF-SOT-MEC)."""
    return forces.of(game.board.units(seat, place), lambda kind: kind in GROUND_FORCES)


async def lose_ground_forces(game: Game, seat: Seat, place: Place, count: int) -> None:
    """The owner chooses which."""
    lost = await game.combat.assign(seat, place, count, purpose=HOW, may_sustain=False, only=lambda kind: kind in GROUND_FORCES)
    await game.combat.carry_out(seat, place, lost, HOW)


# -- Hidden Factory ----------------------------------------------------------------------------------------------------


@official_cards.domain_counter("hidden_factory")
async def hidden_factory(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Ships for nothing, worth so many resources."""
    await build(game, seat, game.board.hex_of(place), free=number(game, "resources"))


@shattered_ascension_17_cards.domain_counter("hidden_factory")
async def hidden_factory_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Ships are produced in the system, one resource cheaper."""
    hex_, capacity = game.board.hex_of(place), number(game, "production")
    await build(game, seat, hex_, free=number(game, "resources"), capacity=capacity)


async def build(game: Game, seat: Seat, hex_: Hex, *, free: int, capacity: int = 0) -> None:
    """Ships are picked one by one, paid as far as they are not free, and put in the system. Without a capacity none is paid."""
    draft: list[UnitId] = []
    while draft or len(ships(game, seat, hex_, draft, free, capacity)) > 1:
        key = await game.compose(seat, "hidden_factory", draft, ships, game, seat, hex_, draft, free, capacity)
        if key == "done":
            break
        draft.append(unit_kind(name_of(key)))
    due = max(0, price_of(game, seat, hex_, draft) - free)
    if due:
        await game.economy.pay(seat, HOW, resources=due)
    for group in forces.together(Group(kind) for kind in draft):
        game.production.place_units(seat, group.kind, in_system(hex_), group.count, HOW)


@grants("OFF-OPT-DS-2", "SA17-DOM-01")
def ships(game: Game, seat: Seat, hex_: Hex, draft: Sequence[UnitId], free: int, capacity: int) -> list[Option[str]]:
    """One more ship: "ship:<kind>"; or "done"."""
    found = [
        Option(f"ship:{kind}", "", (in_system(hex_),), message("option-find-ship", kind=kind))
        for kind in SHIPS
        if fits(game, seat, hex_, [*draft, kind], free, capacity)
    ]
    return [*found, Option("done", says=message("option-done"))]


def fits(game: Game, seat: Seat, hex_: Hex, kinds: Sequence[UnitId], free: int, capacity: int) -> bool:
    """Whether so many ships may be built: pieces, room, capacity and what they cost."""
    newest, price = kinds[-1], price_of(game, seat, hex_, kinds)
    if not game.production.may_produce(seat, hex_, newest).allowed or game.board.left(seat, newest) < kinds.count(newest):
        return False
    if not game.production.fits(seat, in_system(hex_), [Group(kind) for kind in kinds], newest).allowed:
        return False
    if not capacity:
        return price <= free
    used = sum(game.production.production(seat, hex_, kind) for kind in kinds)
    return used <= capacity and game.economy.can_pay(seat, resources=max(0, price - free))


def price_of(game: Game, seat: Seat, hex_: Hex, kinds: Sequence[UnitId]) -> int:
    """What ships cost together, in resources."""
    return (sum(game.production.halves(seat, hex_, kind) for kind in kinds) + 1) // 2
