"""What each Domain Counter does to the player whose units come upon it.

A counter is off the board while it is carried out; one that stays is put back. Shattered Ascension's counters follow the
official ones; where both have a counter of a name and do the same with it there is one entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.board import SHIPS, in_system, is_ground
from mecatol.rules.layers import official, official_cards, shattered_ascension, shattered_ascension_cards
from mecatol.rules.moments import ACTION_ENDS, COMBAT_DICE, GOAL, MAY_VOTE, VOTES, Firing
from mecatol.rules.official.domain_counters import NEUTRAL_UNITS
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Action, Group, PlanetId, Seat, UnitId

HOW = "domain_counter"
GROUND_FORCES: tuple[UnitId, ...] = ("ground_force", "shock_troop")


def planet_of(place: str) -> PlanetId:
    """The planet a counter lies on."""
    return place.partition(":")[2]


def number(game: Game, name: str) -> int:
    """A number printed on the counter being carried out."""
    found = game.domain_counters.printed(game.domain_counters.resolving).params.get(name, 0)
    return found if isinstance(found, int) else 0


def uses(game: Game, seat: Seat, key: str) -> bool:
    """Whether a player has the use of a technology, owned or not."""
    return any(e.key == key and e.owner == seat and e.id in game.index.active for e in game.state.effects)


def left_neighbour(game: Game, seat: Seat) -> Seat:
    """The next player clockwise."""
    seating = game.state.seating
    order = [seating[(seating.index(seat) + n) % len(seating)] for n in range(1, len(seating))]
    return next((other for other in order if not game.player(other).out), seat)


@grants("OFF-OPT-DS-2", "SA17-DOM-01")
def choices(*keys: str) -> list[Option[str]]:
    """What a counter lets its finder choose."""
    return [Option(key, says=message(f"option-counter-{key}")) for key in keys]


async def ask(game: Game, seat: Seat, *keys: str) -> str:
    """The finder chooses."""
    return await game.choose(seat, "domain_counter", choices, *keys)


# -- the same in both rulesets -----------------------------------------------------------------------------------------


async def nothing(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Nothing happens."""


for name in ("peaceful_annexation", "empty_space"):
    official_cards.domain_counter(name)(nothing)
shattered_ascension_cards.domain_counter("void_space")(nothing)


@official_cards.domain_counter("hostile_locals")
async def hostile_locals(game: Game, seat: Seat, place: str, variant: str) -> None:
    """So many neutral Ground Forces defend the planet, at full strength again after a failed invasion."""
    game.domain_counters.muster(seat, place, "ground_force", int(variant))


@official_cards.domain_counter("fighter_ambush")
async def fighter_ambush(game: Game, seat: Seat, place: str, variant: str) -> None:
    """So many neutral Fighters attack the ships in the system."""
    game.domain_counters.muster(seat, place, "fighter", int(variant))


@official_cards.domain_counter("wormhole_discovery")
async def wormhole_discovery(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The system has a wormhole from now on; a second one of its kind would add nothing."""
    hex_ = game.board.hex_of(place)
    if variant not in game.galaxy.wormholes(hex_):
        mark_system(game, hex_, f"wormhole:{variant}")


@official_cards.domain_counter("native_intelligence")
async def native_intelligence(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The finder looks at one counter anywhere."""
    places = [other for other in game.domain_counters.everywhere() if game.domain_counters.unknown_to(seat, other)]
    if places:
        await game.domain_counters.look(seat, await game.choose(seat, "native_intelligence", unseen, places))


@grants("OFF-OPT-DS-2", "SA17-DOM-01")
def unseen(places: Sequence[str]) -> list[Option[str]]:
    """Places with counters the finder has not seen."""
    return [Option(place, "", (place,), message("option-look", where=place)) for place in places]


@official_cards.domain_counter("technological_society")
@shattered_ascension_cards.domain_counter("technological_legacy")
async def technological_society(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The left neighbour chooses a technology for the finder, whose prerequisites the finder has."""
    if game.technology.gainable(seat, HOW):
        technology = await game.choose(left_neighbour(game, seat), "technological_society", gifts, game, seat)
        await game.technology.gain(seat, technology, HOW)


@grants("OFF-OPT-DS-2", "SA17-DOM-01")
def gifts(game: Game, seat: Seat) -> list[Option[str]]:
    """The technologies somebody could receive."""
    return [
        Option(key, "", (f"player:{seat}",), message("option-find-technology", technology=key))
        for key in game.technology.gainable(seat, HOW)
    ]


@official_cards.domain_counter("abandoned_transport")
@shattered_ascension_cards.domain_counter("abandoned_freighters")
async def abandoned_transport(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Trade Goods."""
    game.economy.gain_goods(seat, number(game, "trade_goods"), HOW)


# -- official: on planets ----------------------------------------------------------------------------------------------


@official_cards.domain_counter("natural_wealth")
async def natural_wealth(game: Game, seat: Seat, place: str, variant: str) -> None:
    """So many Trade Goods, if there are any."""
    game.economy.gain_goods(seat, int(variant), HOW)


@official_cards.domain_counter("biohazard")
async def biohazard(game: Game, seat: Seat, place: str, variant: str) -> None:
    """One Ground Force of every landing is lost, as long as the counter lies there."""
    await lose_ground_forces(game, seat, place, number(game, "ground_forces"))
    game.domain_counters.put_back(place)


@official_cards.domain_counter("radiation")
async def radiation(game: Game, seat: Seat, place: str, variant: str) -> None:
    """All Ground Forces of the landing die."""
    await game.combat.destroy(seat, place, ground_forces(game, seat, place), HOW)


def ground_forces(game: Game, seat: Seat, place: str) -> forces.Groups:
    """What counters can do something to: no Mechanized Units (OFF-SOT-MEC)."""
    return forces.of(game.board.units(seat, place), lambda kind: kind in GROUND_FORCES)


async def lose_ground_forces(game: Game, seat: Seat, place: str, count: int) -> None:
    """The owner chooses which."""
    lost = await game.combat.assign(seat, place, count, purpose=HOW, may_sustain=False, only=lambda kind: kind in GROUND_FORCES)
    await game.combat.carry_out(seat, place, lost, HOW)


@official_cards.domain_counter("hostage_situation")
async def hostage_situation(game: Game, seat: Seat, place: str, variant: str) -> None:
    """A Trade Good for every Ground Force landed, or all of them are lost."""
    price = forces.count(ground_forces(game, seat, place)) * number(game, "trade_goods_per_ground_force")
    pays = game.economy.usable_goods(seat) >= price and await ask(game, seat, "pay", "lose") == "pay"
    if pays:
        game.economy.lose_goods(seat, price, HOW)
    else:
        await game.combat.destroy(seat, place, ground_forces(game, seat, place), HOW)


@official_cards.domain_counter("industrial_society")
async def industrial_society(game: Game, seat: Seat, place: str, variant: str) -> None:
    """A free Space Dock that cannot build in this round, if the finder likes; and the planet arrives refreshed."""
    planet = planet_of(place)
    game.invasion.add_tally(f"refreshed:{planet}", 1)
    if has_room_for_dock(game, seat, place) and await ask(game, seat, "dock", "no") == "dock":
        game.production.place_dock(seat, planet, HOW)


def has_room_for_dock(game: Game, seat: Seat, place: str) -> bool:
    """Whether a player has a dock left, and the planet room for it."""
    return game.board.left(seat, "space_dock") > 0 and not forces.count(game.board.units(seat, place), "space_dock")


@official_cards.domain_counter("lazax_survivors")
async def lazax_survivors(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The finder keeps the counter, and has more votes on all later agendas."""
    effect = game.begin_effect("lazax_survivors", seat, "rule")
    game.note(effect, "votes", str(number(game, "votes")))


@official.modify("lazax_survivors", VOTES)
def lazax_votes(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + int(game.remembered(effect, "votes"))


@official.modify("lazax_razed", MAY_VOTE, stage=SET)
def no_vote(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return Verdict(False, "OFF-OPT-DS-4", message("explain-lazax-razed"))


@official_cards.domain_counter("settlers")
async def settlers(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The landed units go back to their ships; a die says whether the settlers are the finder's people or an opponent's."""
    hex_, planet = game.board.hex_of(place), planet_of(place)
    await game.landing.call_off(seat, hex_, planet)
    face = game.roll("settlers")[0]
    owner = seat if face >= number(game, "roll") else random_opponent(game, seat)
    await settle(game, owner, place)


def random_opponent(game: Game, seat: Seat) -> Seat:
    """Somebody else, by chance; who plays alone is his own opponent."""
    others = game.opponents(seat) or [seat]
    return others[game.pick("settlers", "settlers", len(others))]


async def settle(game: Game, owner: Seat, place: str) -> None:
    """Ground Forces of a player appear on the planet and take it."""
    game.production.place_units(owner, "ground_force", place, number(game, "ground_forces"), HOW)
    await game.invasion.take(owner, planet_of(place), HOW)


@official_cards.domain_counter("automated_defense_system")
async def automated_defense_system(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Each good die costs a ship in the system and a Ground Force that landed. Who gets through finds a PDS."""
    faces = game.roll("automated_defense_system", number(game, "dice"))
    hits = sum(face >= number(game, "roll") for face in faces)
    game.domain_counters.watch(seat, place, reward=f"pds:{number(game, 'pds')}")
    system = in_system(game.board.hex_of(place))
    lost = await game.combat.assign(seat, system, hits, purpose=HOW, may_sustain=False)
    await game.combat.carry_out(seat, system, lost, HOW)
    await lose_ground_forces(game, seat, place, hits)


@official_cards.domain_counter("hidden_factory")
async def hidden_factory(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Ships for nothing, worth so many resources."""
    await build(game, seat, game.board.hex_of(place), free=number(game, "resources"))


# -- official: in space ------------------------------------------------------------------------------------------------


@official_cards.domain_counter("alien_technology")
async def alien_technology(game: Game, seat: Seat, place: str, variant: str) -> None:
    """A technology for nothing."""
    await game.technology.receive(seat, HOW)


@official_cards.domain_counter("derelict_ship")
async def derelict_ship(game: Game, seat: Seat, place: str, variant: str) -> None:
    """A Cruiser for nothing, if there is room for it."""
    if game.production.room_for(seat, "cruiser", place, 1) and await ask(game, seat, "cruiser", "no") == "cruiser":
        game.production.place_units(seat, "cruiser", place, number(game, "cruisers"), HOW)


@official_cards.domain_counter("discovery")
async def discovery(game: Game, seat: Seat, place: str, variant: str) -> None:
    """An Action Card."""
    await game.action_cards.take(seat, number(game, "action_cards"), HOW)


@official_cards.domain_counter("gravity_rift")
async def gravity_rift(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The system is a Gravity Rift from now on."""
    game.domain_counters.become(game.board.hex_of(place), "gravity_rift")


@official_cards.domain_counter("supernova")
async def supernova(game: Game, seat: Seat, place: str, variant: str) -> None:
    """All ships are destroyed, and the system is a Supernova from now on."""
    hex_ = game.board.hex_of(place)
    for owner, groups in game.board.stacks(in_system(hex_)):
        await game.combat.destroy(owner, in_system(hex_), groups, HOW)
    game.domain_counters.become(hex_, "supernova_base")


@official_cards.domain_counter("precursor_space_station")
async def precursor_space_station(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Who controls the system needs less to win."""
    effect = game.begin_effect("precursor_space_station", NOBODY, "rule", where=place)
    game.note(effect, "points", str(number(game, "victory_points_less")))
    mark_system(game, game.board.hex_of(place), "precursor_space_station")


@official.modify("precursor_space_station", GOAL, ANY)
def nearer_goal(game: Game, effect: Effect, goal: int, seat: Seat) -> int:
    held = game.economy.controls_system(seat, game.board.hex_of(effect.where))
    return goal - int(game.remembered(effect, "points")) if held else goal


def mark_system(game: Game, hex_: Hex, token: str) -> None:
    """A token stays in a system for all to see."""
    system = game.board.system(hex_)
    game.board.set_system(replace(system, tokens=(*system.tokens, token)))


@official_cards.domain_counter("space_pirates")
async def space_pirates(game: Game, seat: Seat, place: str, variant: str) -> None:
    """All Trade Goods, or a fight against a Dreadnought; without goods, the fight."""
    goods = game.player(seat).trade_goods
    if goods and await ask(game, seat, "pay", "fight") == "pay":
        game.economy.lose_goods(seat, goods, HOW)
    else:
        game.domain_counters.muster(seat, place, "dreadnought", number(game, "dreadnoughts"), returns=False)


# -- neutral units -----------------------------------------------------------------------------------------------------


@official.on(NEUTRAL_UNITS, ACTION_ENDS, ANY)
@shattered_ascension.on(NEUTRAL_UNITS, ACTION_ENDS, ANY)
async def units_leave(game: Game, effect: Effect, action: Action) -> None:
    await game.domain_counters.dismiss(effect)


@official.modify(NEUTRAL_UNITS, COMBAT_DICE, ANY)
def no_barrage(game: Game, effect: Effect, dice: int, firing: Firing) -> int:
    """There is no Anti-Fighter Barrage against an ambush."""
    return 0 if firing.purpose == "barrage" and firing.target == NEUTRAL else dice


# -- Shattered Ascension: green ----------------------------------------------------------------------------------------


@shattered_ascension_cards.domain_counter("natural_wealth")
async def natural_wealth_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """So many Trade Goods lie on the planet, to be taken one by one by whoever holds it."""
    game.economy.add_wealth(place, int(variant))


@shattered_ascension_cards.domain_counter("hidden_factory")
async def hidden_factory_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Ships are produced in the system, one resource cheaper."""
    hex_, capacity = game.board.hex_of(place), number(game, "production")
    await build(game, seat, hex_, free=number(game, "resources"), capacity=capacity)


@shattered_ascension_cards.domain_counter("industrial_society")
async def industrial_society_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """A Space Dock, exhausted; Trade Goods for those whose docks are never on planets."""
    if game.production.docks_float(seat):
        game.economy.gain_goods(seat, number(game, "saar_trade_goods"), HOW)
    elif has_room_for_dock(game, seat, place):
        game.production.place_dock(seat, planet_of(place), HOW)


@shattered_ascension_cards.domain_counter("lazax_survivors")
async def lazax_survivors_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """They stay where they are, and the planet's owner has more votes."""
    effect = game.begin_effect("lazax_survivors", NOBODY, "rule", where=place)
    game.note(effect, "votes", str(number(game, "votes")))
    planet = game.board.planet(planet_of(place))
    game.board.set_planet(replace(planet, tokens=(*planet.tokens, "lazax_survivors")))


@shattered_ascension.modify("lazax_survivors", VOTES, ANY)
def lazax_votes_sa(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    held = game.artifacts.controller(effect.where) == seat
    return votes + int(game.remembered(effect, "votes")) if held else votes


@shattered_ascension_cards.domain_counter("uncharted_habitats")
async def uncharted_habitats(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Something like a Trade Station lies in the system from now on; it is taken like one when the action is over."""
    game.domain_counters.become(game.board.hex_of(place), "uncharted_habitats")


@shattered_ascension_cards.domain_counter("ship_graveyard")
async def ship_graveyard(game: Game, seat: Seat, place: str, variant: str) -> None:
    """A ship at half its price, or a Command Counter for Fleet Supply."""
    key = await game.choose(seat, "ship_graveyard", wrecks, game, seat, place)
    if key == "counter":
        await game.economy.gain_counters(seat, number(game, "command_counters"), HOW, "fleet")
    elif key != "no":
        kind = key.removeprefix("ship:")
        price = half_price(game, seat, game.board.hex_of(place), kind)
        if price:
            await game.economy.pay(seat, HOW, resources=price)
        game.production.place_units(seat, kind, place, number(game, "ships"), HOW)


@grants("SA17-DOM-01")
def wrecks(game: Game, seat: Seat, place: str) -> list[Option[str]]:
    """Every ship but War Sun and Flagship that there is room for; the counter; or neither."""
    hex_ = game.board.hex_of(place)
    found = [
        Option(f"ship:{kind}", "", (place,), message("option-find-ship", kind=kind))
        for kind in SHIPS
        if kind not in ("war_sun", "flagship")
        and game.production.room_for(seat, kind, place, 1)
        and game.economy.can_pay(seat, resources=half_price(game, seat, hex_, kind))
    ]
    if game.board.reinforcements(seat):
        found.append(Option("counter", says=message("option-counter-counter")))
    return [*found, Option("no", says=message("option-counter-no"))]


def half_price(game: Game, seat: Seat, hex_: Hex, kind: UnitId) -> int:
    """Half of what a ship costs, rounded down."""
    return game.production.halves(seat, hex_, kind) // 4


@shattered_ascension_cards.domain_counter("discovery")
async def discovery_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """An Action Card or a Command Counter."""
    if not game.board.reinforcements(seat) or await ask(game, seat, "card", "counter") == "card":
        await game.action_cards.take(seat, number(game, "action_cards"), HOW)
    else:
        await game.economy.gain_counters(seat, number(game, "command_counters"), HOW)


@shattered_ascension_cards.domain_counter("alien_technology")
async def alien_technology_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """It stays, and whoever controls it uses the effects of one technology; each new controller chooses anew."""
    game.begin_effect("alien_technology", NOBODY, "rule", where=place)
    if place.startswith("system:"):
        mark_system(game, game.board.hex_of(place), "alien_technology")
    else:
        planet = game.board.planet(planet_of(place))
        game.board.set_planet(replace(planet, tokens=(*planet.tokens, "alien_technology")))


@shattered_ascension.on("alien_technology", ACTION_ENDS, ANY)
async def alien_technology_changes_hands(game: Game, effect: Effect, action: Action) -> None:
    controller = game.artifacts.occupy(effect.where)
    if str(controller) == (game.remembered(effect, "controller") or str(NOBODY)):
        return
    borrowed = game.remembered(effect, "borrowed")
    before = [other.owner for other in game.state.effects if str(other.id) == borrowed]
    game.end_effects(lambda other: str(other.id) == borrowed)
    game.note(effect, "controller", str(controller))
    game.note(effect, "borrowed", "")
    for seat in before:
        await game.economy.settle_fleets(seat)
    if controller == NOBODY:
        return
    technology = await game.choose(controller, "alien_technology", alien_options, game, controller)
    if technology != "no":
        lent = game.technology.use_effects_of(controller, technology, "rule")
        game.note(effect, "borrowed", str(lent.id))


@grants("SA17-DOM-01")
def alien_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Every technology the player does not own; or none."""
    found = [
        Option(key, says=message("option-find-technology", technology=key))
        for key in game.content.technologies
        if not game.technology.has(seat, key)
    ]
    return [*found, Option("no", says=message("option-counter-no"))]


# -- Shattered Ascension: red ------------------------------------------------------------------------------------------


@shattered_ascension_cards.domain_counter("neutron_radiation")
async def neutron_radiation(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The counter lies on the planet's card, and is removed where the planet would next be refreshed."""
    planet = game.board.planet(planet_of(place))
    game.board.set_planet(replace(planet, tokens=(*planet.tokens, "neutron_radiation")))


@shattered_ascension_cards.domain_counter("settlers")
async def settlers_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """An opponent's settlers hold the planet. The landing may be called off; otherwise it is an invasion."""
    hex_, planet = game.board.hex_of(place), planet_of(place)
    owner = random_opponent(game, seat)
    await settle(game, owner, place)
    if await ask(game, seat, "call_off", "invade") == "call_off":
        game.invasion.note_stopped(planet)
        await game.landing.call_off(seat, hex_, planet)
    else:
        await game.landing.challenge(seat, hex_, planet)


@shattered_ascension_cards.domain_counter("biohazard")
async def biohazard_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The landed army takes a hit, Armor not excepted (SA17-UNI-23); the counter stays until the planet is taken."""
    game.domain_counters.put_back(place)
    await game.combat.suffer(seat, place, number(game, "hits"), purpose=HOW, by=NOBODY)


@shattered_ascension_cards.domain_counter("automated_defence")
async def automated_defence(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Neutral PDS fire at the ships in the system and defend the planet; who holds it when the action is over has one."""
    game.domain_counters.muster(seat, place, "pds", number(game, "pds"), f"pds:{number(game, 'pds_gained')}")
    hex_, shots = game.board.hex_of(place), number(game, "pds") * number(game, "shots")
    for target in [fleet for fleet in game.board.fleets(hex_) if fleet != NEUTRAL]:
        dice = game.combat.roll(NEUTRAL, [(Group("pds", shots), 1)], "space_cannon", hex_, planet_of(place), target)
        hits = await game.combat.scored(target, in_system(hex_), dice, "space_cannon", NEUTRAL)
        await game.combat.suffer(target, in_system(hex_), hits, purpose="space_cannon", by=NEUTRAL)


@shattered_ascension_cards.domain_counter("hostiles_and_natural_wealth")
async def hostiles_and_natural_wealth(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Hostile Locals and Natural Wealth of the same strength, by chance from 1 to 5."""
    strength = (game.roll("hostiles_and_natural_wealth")[0] + 1) // 2
    game.state.serial += 1
    for counter in ("hostile_locals", "natural_wealth"):
        game.domain_counters.lay(place, f"{counter}:{strength}#{100 + game.state.serial}")


@shattered_ascension_cards.domain_counter("warp_gyre")
async def warp_gyre(game: Game, seat: Seat, place: str, variant: str) -> None:
    """The whole fleet is thrown into a system next to it, which is activated; Maneuvering Jets may resist."""
    hex_ = game.board.hex_of(place)
    if not game.board.reinforcements(seat) or not gyre_ends(game, seat, hex_):
        return
    if uses(game, seat, "maneuvering_jets") and await ask(game, seat, "resist", "go") == "resist":
        return
    key = await game.choose(seat, "warp_gyre", gyre_options, game, seat, hex_)
    await game.domain_counters.carry_off(seat, hex_, Hex(key.removeprefix("system:")))


def gyre_ends(game: Game, seat: Seat, hex_: Hex) -> list[Hex]:
    """Systems not activated by the player, not Home Systems, without enemy ships, into which ships can go."""
    return [
        near
        for near in game.galaxy.adjacent(hex_)
        if seat not in game.board.system(near).counters
        and not game.board.is_home(near)
        and not game.board.enemy_fleets(seat, near)
        and game.galaxy.anomaly(near) not in ("supernova", "asteroid_field")
    ]


@grants("SA17-DOM-01")
def gyre_options(game: Game, seat: Seat, hex_: Hex) -> list[Option[str]]:
    """Where the fleet comes out."""
    ends = [in_system(near) for near in gyre_ends(game, seat, hex_)]
    return [Option(place, "", (place,), message("option-system", system=place)) for place in ends]


@shattered_ascension_cards.domain_counter("space_pirates")
async def space_pirates_sa(game: Game, seat: Seat, place: str, variant: str) -> None:
    """Pay, or a Dreadnought appears; who holds the place when the action is over is rewarded."""
    price = number(game, "price")
    if game.economy.usable_goods(seat) >= price and await ask(game, seat, "pay", "fight") == "pay":
        game.economy.lose_goods(seat, price, HOW)
    else:
        reward = f"trade_goods:{number(game, 'trade_goods')}"
        game.domain_counters.muster(seat, place, "dreadnought", number(game, "dreadnoughts"), reward)


@shattered_ascension_cards.domain_counter("sudden_collision")
async def sudden_collision(game: Game, seat: Seat, place: str, variant: str) -> None:
    """A ship takes a hit, or a unit aboard is lost; Antimass Deflectors protect."""
    if uses(game, seat, "antimass_deflectors"):
        return
    where = in_system(game.board.hex_of(place))
    if cargo(game, seat, where) and await ask(game, seat, "ship", "cargo") == "cargo":
        kind = await game.choose(seat, "collision", cargo_options, game, seat, where)
        unit = forces.pick(game.board.units(seat, where), kind, damaged_first=True)
        await game.combat.destroy(seat, where, unit, HOW)
    else:
        await game.combat.suffer(seat, where, number(game, "hits"), purpose=HOW, by=NOBODY)


def cargo(game: Game, seat: Seat, where: str) -> forces.Groups:
    """What is aboard a fleet."""
    return forces.of(game.board.units(seat, where), lambda kind: is_ground(kind) or kind == "pds")


@grants("SA17-DOM-01")
def cargo_options(game: Game, seat: Seat, where: str) -> list[Option[str]]:
    """Which kind of unit aboard is lost."""
    kinds = dict.fromkeys(group.kind for group in cargo(game, seat, where))
    return [Option(kind, "", (where,), message("option-find-ship", kind=kind)) for kind in kinds]


# -- building ships ----------------------------------------------------------------------------------------------------


async def build(game: Game, seat: Seat, hex_: Hex, *, free: int, capacity: int = 0) -> None:
    """Ships are picked one by one, paid as far as they are not free, and put in the system. Without a capacity none is paid."""
    draft: list[UnitId] = []
    while draft or len(ships(game, seat, hex_, draft, free, capacity)) > 1:
        key = await game.compose(seat, "hidden_factory", draft, ships, game, seat, hex_, draft, free, capacity)
        if key == "done":
            break
        draft.append(key.removeprefix("ship:"))
    due = max(0, price_of(game, seat, hex_, draft) - free)
    if due:
        await game.economy.pay(seat, HOW, resources=due)
    groups = forces.together(Group(kind) for kind in draft)
    if groups:
        game.board.place(seat, in_system(hex_), groups, HOW)


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
