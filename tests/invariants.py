"""What holds at a table whatever is played; random games ask it after every decision.

`check` looks at a position alone. A `Watch` sits at a table and also compares each position with the one before: whatever
changed must be told by an event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from mecatol.core.decisions import Ask, Option
from mecatol.core.effects import Index
from mecatol.core.events import Event, Told
from mecatol.core.herald import News
from mecatol.core.hexes import Hex
from mecatol.core.history import Mark
from mecatol.core.zones import Deck
from mecatol.play import Table
from mecatol.register import load
from mecatol.rules import decks, events
from mecatol.rules.central_powers.game import Game as CentralPowers
from mecatol.rules.facts import Facts
from mecatol.rules.moments import CONTRACT_VALUE, CREDITS, PER_PLANET, UNIT_LIMIT, WORMHOLES, Contract, Unit
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.galaxy import token_sides
from mecatol.rules.official.game import Game
from mecatol.rules.official.leaders import Roster, keeper
from mecatol.rules.official.politics import VOICE
from mecatol.rules.official.technology import COLOURS
from mecatol.rules.pieces import in_system, is_mercenary, is_ship, on_planet
from mecatol.rules.shattered_ascension.surrender import CAPITAL
from mecatol.rules.state import MERCENARIES, NEUTRAL, NOBODY, SPACE_SIDE, CardId, Place, PlanetId, Stack, UnitId

EXPLAINED = 11  # `explain` is asked at every so many decisions
MADE_ANEW = 13  # at every so many decisions everything is checked even if nothing says that it changed

Sight = Mapping[str, Any]
Standing = dict[tuple[int, str, str], int]


def check(game: Game) -> None:
    """Whatever must hold at every question."""
    compare(game, sight(game), None)


def compare(game: Game, now: Sight, before: Sight | None) -> None:
    """The same; where nothing is another one than `before` a check would find what it found."""
    changed = {name for name, part in now.items() if before is None or part != before[name]}
    _none([problem for look, parts in LOOKS_AT.items() if not changed.isdisjoint(parts) for problem in look(game)])


def sight(game: Game) -> Sight:
    """What the checks look at. Nearly all of it is frozen, so that what is the same one is known at a glance."""
    state, facts = game.state, game.board.facts
    return {
        "systems": tuple(state.systems),
        "effects": tuple(state.effects),
        "index": game.index,
        "facts": (facts, facts.changes, facts.moves),
        "leaders": tuple(state.leaders),
        "claims": (tuple(state.claims), tuple(state.objectives)),
        "agreements": tuple(state.agreements),
        "out": [(player.out, player.home) for player in state.players],
        "under way": (state.action is None, state.battle and state.battle.planet),
        "cards": card_places(game),
        "hands": [(*player.action_cards, NOBODY, *player.political_cards) for player in state.players],
        "always": object(),
        "seldom": None,
    }


def check_at_rest(game: Game) -> None:
    """Whatever must hold between two actions, when nobody is in the middle of anything."""
    _none([*_fleets(game), *_garrisons(game), *_hired(game), *_hands(game), *_quarters(game), *_goal(game), *_open_matters(game)])


def _none(problems: list[str]) -> None:
    assert not problems, "\n".join(problems)


# -- what is kept beside the state ----------------------------------------------------------------------------------------


def _looked_at(game: Game) -> Iterator[str]:
    """Index and board are those of the state as it is."""
    state, board = game.state, game.board
    if game.index.made_from != state.effects:
        yield "the index is of other effects"
    if board.layout.made_from is not state.layout or board.facts.made_from is not state.systems or board.state is not state:
        yield "the board is another one"


def _hands_known(game: Game) -> Iterator[str]:
    """Who holds too many cards, and who holds which for what."""
    state = game.state
    for hands in (game.action_cards, game.political_cards):
        if hands.any_full() != any(hands.is_full(seat) for seat in range(len(state.players))):
            yield f"somebody holds too many {hands.kind} cards, or nobody does"
    held: dict[str, dict[int, list[CardId]]] = {time: {} for time in game.answering}
    for seat, player in enumerate(state.players):
        for card in player.action_cards:
            for time in [time for time, cards in game.answering.items() if card in cards]:
                held[time].setdefault(seat, []).append(card)
    for time, by_seat in held.items():
        if game.action_cards.held_for(time) != by_seat:
            yield f"the cards held for {time} are others"


def _index_known(game: Game) -> Iterator[str]:
    """The index says what it would say if it were made anew."""
    yield from _indexed(game.index, Index(game.state.effects, game.ruleset.behaviours, game.ruleset.precedence))


def _wormholes_known(game: Game) -> Iterator[str]:
    """The wormholes are those of the tiles and tokens lying there, where no effect has a say."""
    if game.touched(WORMHOLES, NOBODY):
        return
    for system in game.state.systems:
        laid: list[tuple[str, tuple[str, ...]]] = [(letter, (letter,)) for letter in game.board.tile(system.hex).wormholes]
        laid += [("/".join(sorted(sides)), sides[:1]) for token in system.tokens if (sides := token_sides(token))]
        if game.galaxy.openings(system.hex) != tuple(laid):
            yield f"{system.hex} has the wormholes {game.galaxy.openings(system.hex)}"


def _terms_known(game: Game) -> Iterator[str]:
    """What contracts and specialties are worth is what effects make of what is printed, also where none has a say."""
    for seat, player in enumerate(game.state.players):
        for number, printed in enumerate(game.content.races[player.race].contracts if player.race else ()):
            if game.trade.value(seat, seat, number) != max(0, game.fold(CONTRACT_VALUE, printed, Contract(seat, seat, number))):
                yield f"contract {number} of {seat} is worth {game.trade.value(seat, seat, number)}"
        mine = () if game.touched(CREDITS, seat) else game.economy.ready_planets(seat)
        for colour in COLOURS if mine else ():
            places = dict(game.technology.specialty_places(seat, colour))
            for planet in mine:
                if places.get(on_planet(planet), 0) < game.technology.specialties(planet, colour):
                    yield f"the {colour} specialties of {planet} help less than they do"


def _roster_known(game: Game) -> Iterator[str]:
    yield from _rostered(game.leaders.roster(), Roster.of(game.state.leaders))


def _facts_known(game: Game) -> Iterator[str]:
    board = game.board
    anew = Facts(game.state.systems, board.layout)
    for name in Facts.__slots__:
        kept = getattr(board.facts, name)
        if name not in ("made_from", "layout", "changes", "moves") and _in_order(name, kept) != _in_order(
            name, getattr(anew, name)
        ):
            yield f"the facts say of {name}: {kept}"


def _indexed(kept: Index, anew: Index) -> Iterator[str]:
    for name in ("modifiers", "triggers", "reactions", "ends", "scopes", "silences"):
        if getattr(kept, name) != getattr(anew, name):
            yield f"the index knows other {name}"
    for name, by_seat in kept.known.items():
        for whose, found in by_seat.items():
            if found != anew.changes(name, whose):
                yield f"the index says something else of {name} for seat {whose}"
    for key, effects in kept.kinds.items():
        if effects != anew.of_kind(key):
            yield f"the index knows other effects of the kind {key}"


def _rostered(kept: Roster, anew: Roster) -> Iterator[str]:
    if kept.made_from != anew.made_from or kept.numbers != anew.numbers:
        yield "the roster is of other leaders"
    if {where: found for where, found in kept.places.items() if found} != anew.places:
        yield "the roster has leaders in other places"
    for leader in anew.made_from:
        if kept.kept(keeper(leader)) != anew.kept(keeper(leader)):
            yield f"the roster has other leaders kept by seat {keeper(leader)}"


def _in_order(name: str, fact: Any) -> Any:
    """A fact of the board; what is known in no order is sorted, and nothing is the same as none."""
    if name == "counters":
        return {seat: sorted(found) for seat, found in fact.items() if found}
    if name == "docks":
        return {seat: found for seat, found in fact.items() if found}
    if name == "units":
        return {whose: number for whose, number in fact.items() if number}
    return list(fact.items()) if name in ("planet", "present") else fact


# -- the board -----------------------------------------------------------------------------------------------------------


def places(game: Game) -> Iterator[tuple[str, tuple[Stack, ...]]]:
    """Every place where units are, and what is there."""
    for system in game.state.systems:
        if system.stacks:
            yield in_system(system.hex), system.stacks
        for planet in system.planets:
            if planet.stacks:
                yield on_planet(planet.id), planet.stacks


def pieces(game: Game) -> dict[tuple[int, UnitId], int]:
    """How many units of a kind everybody has on the board."""
    found: dict[tuple[int, UnitId], int] = {}
    for _, stacks in places(game):
        for stack in stacks:
            for group in stack.groups:
                key = (stack.owner, group.kind)
                found[key] = found.get(key, 0) + group.count
    return found


def _limits(game: Game) -> Iterator[str]:
    """Nobody has more pieces on the board than there are (OFF-CMP-1)."""
    on_board, totals = pieces(game), Counter[UnitId]()
    for (seat, kind), count in on_board.items():
        totals[kind] += count if seat >= 0 else 0
        unit = game.content.units[kind]
        limit = unit.increased_limit or unit.limit if game.parameters.increased_limits else unit.limit
        silenced = game.index.silences  # what stands there stays while a race has lost its abilities
        if seat >= 0 and limit and count > (limit := game.fold(UNIT_LIMIT, limit, Unit(seat, kind))) and not silenced:
            yield f"seat {seat} has {count} {kind}, there are {limit}"
    for kind, total in totals.items():
        unit = game.content.units[kind]
        if unit.supply and not game.parameters.increased_limits and total > unit.supply:
            yield f"{total} {kind} are on the board, there are {unit.supply}"


def _stacks(game: Game) -> Iterator[str]:
    """Counts are positive, stacks are one an owner, damage is what a unit can sustain; docks and PDS fit."""
    for where, stacks in places(game):
        if len(stacks) > 1 and _twice([stack.owner for stack in stacks]):
            yield f"{where} has two stacks of one owner: {stacks}"
        for stack in stacks:
            if not stack.groups or [group for group in stack.groups if group.count < 1 or group.damage < 0]:
                yield f"{where} has an impossible stack: {stack}"
            if where.startswith("planet:"):
                yield from _installations(game, where, stack)
            elif [group for group in stack.groups if group.kind in SPACE_SIDE]:
                yield f"a Mercenary has the wrong side up: {stack}"


def _installations(game: Game, where: str, stack: Stack) -> Iterator[str]:
    fought_over = game.state.battle is not None and where == f"planet:{game.state.battle.planet}"
    for group in stack.groups:
        if is_ship(group.kind) and not (fought_over and group.kind == "fighter"):  # Fighters may join an Invasion Combat
            yield f"{group.kind} of seat {stack.owner} stands on {where}"
    for kind in ("pds", "space_dock"):
        count, printed = sum(g.count for g in stack.groups if g.kind == kind), game.content.units[kind].per_planet
        most = game.fold(PER_PLANET, printed, Unit(stack.owner, unit_kind(kind), Place(where)))
        if count > most and not game.index.silences:  # what stands there stays while a race has lost its abilities
            yield f"seat {stack.owner} has {count} {kind} on {where}"


def _planets(game: Game) -> Iterator[str]:
    """A planet lies once on the board and has one controller who plays; one that nobody has is not exhausted."""
    lying = [planet for system in game.state.systems for planet in system.planets]
    yield from (f"{name} lies on the board twice" for name in _twice([planet.id for planet in lying]))
    yield from (f"two tiles lie at {hex_}" for hex_ in _twice([system.hex for system in game.state.systems]))
    if [(system.hex, system.tile) for system in game.state.systems] != list(game.state.layout):
        yield "systems and layout differ"
    falling = [effect.where for effect in game.state.effects if effect.key == CAPITAL and game.state.action is not None]
    for planet in lying:
        if planet.owner != NOBODY and not 0 <= planet.owner < game.seats():
            yield f"{planet.id} belongs to {planet.owner}"
        elif planet.owner >= 0 and game.player(planet.owner).out and on_planet(planet.id) not in falling:
            yield f"{planet.id} belongs to seat {planet.owner}, who is out"
        if planet.owner == NOBODY and (planet.exhausted or planet.facility):
            yield f"{planet.id} is nobody's and exhausted or with a facility"
        if planet.wealth < 0:
            yield f"{planet.id} has {planet.wealth} Trade Goods"


# -- sheets --------------------------------------------------------------------------------------------------------------


def _sheets(game: Game) -> Iterator[str]:
    """Nothing is below 0, and Command Counters on sheet and board are no more than there are (OFF-CMP-3)."""
    for seat, player in enumerate(game.state.players):
        if min(player.strategy, player.pool, player.fleet, player.trade_goods, player.sealed_goods) < 0:
            yield f"seat {seat} has less than nothing: {player}"
        if game.board.reinforcements(seat) < 0:
            yield f"seat {seat} has {-game.board.reinforcements(seat)} Command Counters too many"
        yield from (f"seat {seat} has {name} twice" for name in _twice(player.technologies))
        yield from (f"seat {seat} has {name} twice" for name in _twice(player.upgrades))
    for system in game.state.systems if not isinstance(game, CentralPowers) else ():  # in a Cease Fire Zone (CP-STC-15)
        if len(system.counters) > 1 and _twice(system.counters):
            yield f"two Command Counters of one player lie in {system.hex}"
    cards = game.state.strategy_cards
    yield from (f"Strategy Card {name} is there twice" for name in _twice([card.id for card in cards]))


def _agreements(game: Game) -> Iterator[str]:
    """A contract is in one agreement only, and both partners play, or one has left a capital (SA17-SUR-03)."""
    standing = [effect.owner for effect in game.state.effects if effect.key == CAPITAL]
    given = [
        (a.partners[n], a.contracts[n]) for a in game.state.agreements for n in (0, 1) if n == 0 or a.partners[0] != a.partners[1]
    ]
    yield from (f"a contract is in two agreements: {contract}" for contract in _twice(given))
    for agreement in game.state.agreements:
        gone = [seat for seat in agreement.partners if game.player(seat).out]
        if min(agreement.goods) < 0 or len(gone) > 1 or any(seat not in standing for seat in gone):
            yield f"an impossible agreement: {agreement}"


def _claims(game: Game) -> Iterator[str]:
    """Points are what was claimed: each objective once by each, marked where it lies, worth what is printed."""
    state, printed = game.state, game.cards.objectives
    again = game.parameters.ascendancy  # SA17-ASC-03, SAES-ASC-02: once a round or again and again, without a mark
    scored = [claim for claim in state.claims if decks.printed(claim.source) in printed]
    standing = [(claim.seat, claim.source) for claim in scored if game.objectives.stands(claim)]
    open_ones = [lying.id for lying in state.objectives]
    yield from (f"claimed twice: {claim}" for claim in _twice(standing))
    for lying in state.objectives:
        claimed = [] if again else sorted(claim.seat for claim in scored if claim.source == lying.id)
        if claimed != sorted(lying.claimed):
            yield f"{lying.id} is marked by {lying.claimed} and claimed by {claimed}"
    for claim in scored:
        card = printed[decks.printed(claim.source)]
        worth: tuple[object, ...] = (card.vp, card.params.get("saar_vp"), state.goal if card.win else card.vp)  # SAES-OBJ-06
        if again and card.stage == "secret":
            worth = (game.parameters.ascendancy_secrets,)  # SA17-ASC-08, SAES-ASC-07, but for one in place of another
            worth += (card.vp,) if claim.source in open_ones else ()
        elif again and card.stage == "race":
            worth = (game.parameters.ascendancy_secrets, card.vp)
        if claim.points + claim.withheld not in worth:  # CP-HR-06
            yield f"seat {claim.seat} has {claim.points} for {claim.source}, which is worth {worth}"
    for seat in range(game.seats()):
        had = sum(claim.points for claim in state.claims if claim.seat == seat)
        if game.player(seat).home and game.board.has_system(game.player(seat).home) and game.victory.points(seat) < 0 <= had:
            yield f"seat {seat} has {game.victory.points(seat)} points"


# -- cards ---------------------------------------------------------------------------------------------------------------


def _cards(game: Game) -> Iterator[str]:
    """Every card is in one place only."""
    for kind, lying in card_places(game).items():
        yield from (f"{kind} {card} is in two places" for card in _twice(lying))


def _tokens(game: Game) -> Iterator[str]:
    """So is every counter and token."""
    for kind, lying in token_places(game).items():
        yield from (f"{kind} {token} is in two places" for token in _twice(lying))


def card_places(game: Game) -> Mapping[str, Sequence[str]]:
    """Action and Political Cards wherever they lie. None of them ever leaves the game."""
    state = game.state
    action = [card for player in state.players for card in player.action_cards]
    action += [card for played in state.stack for card in (played.card, *played.held)]
    political = [card for player in state.players for card in player.political_cards]
    political += [law.card for law in (*state.laws, *state.chronicle)]
    political += [agenda.card for agenda in (*state.agendas, *state.council) if agenda.card != VOICE]
    for effect in state.effects:
        if effect.card:
            (action if decks.printed(effect.card) in game.cards.action_cards else political).append(CardId(effect.card))
    return {"action card": action + _of(state.action_deck), "political card": political + _of(state.political_deck)}


def token_places(game: Game) -> Mapping[str, Sequence[str]]:
    """Objectives, tiles, races, counters and artifacts wherever they lie."""
    state = game.state
    of_players = [card for player in state.players for card in (*player.secret_objectives, *player.preliminary_objectives)]
    objectives = of_players + [objective.id for objective in state.objectives] + state.preliminary
    for deck in (state.stage_1_deck, state.stage_2_deck, state.secret_deck, state.preliminary_deck):
        objectives += _of(deck)
    for kind in ("stage_1", "stage_2", "secret_objective", "preliminary_objective"):
        objectives += state.box.get(kind, [])
    races = [*(player.race for player in state.players if player.race), *_of(state.race_deck)]
    return {
        "objective": objectives,
        "special objective": list(state.special),
        "treaty": [card for player in state.players for card in player.treaties] + state.box.get("treaty", []),
        "race": races + [race for player in state.players for race in player.hidden_race],
        "tile": [t for player in state.players for t in player.tiles] + _of(state.tile_deck) + state.box.get("tile", []),
        "domain counter": [c for lying in state.domain_counters.values() for c in lying]
        + _of(state.domain_deck)
        + _of(state.frontier_deck),
        "artifact": [token for lying in state.artifacts.values() for token in lying] + _of(state.artifact_deck),
        "mercenary": [
            *(SPACE_SIDE.get(kind, kind) for _, kind in pieces(game) if is_mercenary(kind)),
            *_of(state.mercenary_deck),
        ],
    }


def _of(deck: Deck) -> list[CardId]:
    return [*deck.bag, *deck.top, *deck.bottom, *deck.discard]


# -- leaders -------------------------------------------------------------------------------------------------------------


def _leaders(game: Game) -> Iterator[str]:
    """Leaders are where something is, and nobody is his own captive."""
    yield from (f"leader {name} is there twice" for name in _twice([leader.id for leader in game.state.leaders]))
    for leader in game.state.leaders:
        if not _exists(game, leader.where):
            yield f"{leader.id} is at {leader.where}, which is nowhere"
        if leader.captor == leader.owner:
            yield f"{leader.id} is an impossible captive: {leader}"


def _exists(game: Game, where: str) -> bool:
    kind, _, name = where.partition(":")
    return not where or (game.board.has_planet(PlanetId(name)) if kind == "planet" else game.board.has_system(Hex(name)))


# -- between two actions ---------------------------------------------------------------------------------------------------


def _fleets(game: Game) -> Iterator[str]:
    """Fleet Supply and capacity hold, and cargo is aboard something."""
    for system in game.state.systems:
        for stack in system.stacks:
            problems = game.fleet_supply.problems(stack.owner, system.hex) if stack.owner >= 0 else None
            if problems:
                yield f"seat {stack.owner} has too much in {system.hex}: {problems} of {stack.groups}"


def _garrisons(game: Game) -> Iterator[str]:
    """Whatever stands on a planet belongs to its controller; neutral units and lone Mercenaries only where nobody rules."""
    for system in game.state.systems:
        for planet in system.planets:
            for stack in planet.stacks:
                if planet.owner == NOBODY and all(is_mercenary(group.kind) for group in stack.groups):
                    continue
                if stack.owner != (NEUTRAL if planet.owner == NOBODY else planet.owner):
                    yield f"units of seat {stack.owner} stand on {planet.id} of {planet.owner}: {stack.groups}"


def _hired(game: Game) -> Iterator[str]:
    """What Mercenaries can do is in force for whoever has them on the board, and for nobody else (OFF-SOT-MRC)."""
    abilities = sorted((effect.owner, effect.key) for effect in game.state.effects if effect.key in MERCENARIES)
    hired = sorted((seat, name) for seat in range(game.seats()) for name in game.mercenaries.of(seat))
    if abilities != hired:
        yield f"Mercenaries on the board: {hired}, abilities: {abilities}"


def _hands(game: Game) -> Iterator[str]:
    """Nobody holds more cards than he may."""
    for seat in game.playing():
        for hands in (game.action_cards, game.political_cards):
            if len(hands.hand(seat)) > hands.limit(seat):
                yield f"seat {seat} holds {len(hands.hand(seat))} {hands.kind} cards, {hands.limit(seat)} are allowed"


def _quarters(game: Game) -> Iterator[str]:
    """Leaders are with those who keep them or on the capital of who has surrendered, and no fate is undecided."""
    capitals = [effect.where for effect in game.state.effects if effect.key == CAPITAL]
    yield from (f"the fate of {doom.leader} is undecided" for doom in game.state.doomed)
    for leader in game.state.leaders:
        if leader.where and leader.where not in (*game.leaders.friendly_places(keeper(leader)), *capitals):
            yield f"{leader.id} of seat {keeper(leader)} is alone at {leader.where}"


def _goal(game: Game) -> Iterator[str]:
    """Nobody plays on after somebody has reached the goal."""
    for seat in game.playing():
        if game.victory.points(seat) >= game.state.goal:
            yield f"seat {seat} has {game.victory.points(seat)} of {game.state.goal} points and the game goes on"


def _open_matters(game: Game) -> Iterator[str]:
    """No battle, no card, no vote, no sealed thing is left over from an action."""
    state = game.state
    left = [name for name in ("action", "battle", "offer") if getattr(state, name) is not None]
    left += [player.representative for player in state.players if player.representative]
    left += [name for name in ("stack", "council", "ballots", "bids", "doomed") if getattr(state, name)]
    left += [f"sealed by seat {n}" for n, player in enumerate(state.players) if player.sealed or player.sealed_goods]
    yield from (f"{name} is left over" for name in left)


def _twice(things: Sequence[Any]) -> list[Any]:
    """What is there more than once."""
    if len(dict.fromkeys(things)) == len(things):
        return []
    return [thing for thing, count in Counter(things).items() if count > 1]


LOOKS_AT: Mapping[Callable[[Game], Iterator[str]], tuple[str, ...]] = {  # the parts of a sight by which a check goes
    _looked_at: ("always",),
    _hands_known: ("hands", "effects"),
    _index_known: ("index", "effects"),
    _wormholes_known: ("effects", "systems"),
    _terms_known: ("effects", "systems"),
    _roster_known: ("leaders",),
    _facts_known: ("facts", "systems"),
    _limits: ("systems", "effects"),
    _stacks: ("systems", "effects", "under way"),
    _sheets: ("always",),
    _planets: ("systems", "effects", "under way", "out"),
    _cards: ("cards",),
    _tokens: ("seldom",),
    _leaders: ("leaders", "systems"),
    _agreements: ("agreements", "effects", "out"),
    _claims: ("claims", "effects", "systems", "out"),
}


# -- from one position to the next -----------------------------------------------------------------------------------------


def standing(game: Game) -> Standing:
    """How many units of whom and of which kind are where."""
    units: Standing = {}
    for where, stacks in places(game):
        for stack in stacks:
            for group in stack.groups:
                key = (stack.owner, where, group.kind)
                units[key] = units.get(key, 0) + group.count
    return units


class Ledger:
    """What everybody has: as it is, or as it must be after what was told."""

    def __init__(self, game: Game, now: Sight, before: Ledger | None = None) -> None:
        self.systems, self.cards = now["systems"], now["cards"]
        self.lying: Standing = before.lying if before is not None and before.systems == self.systems else standing(game)
        self.units = Counter(self.lying)
        players = list(enumerate(game.state.players))
        self.counters = Counter({(s, area): getattr(p, area) for s, p in players for area in ("strategy", "pool", "fleet")})
        self.goods = Counter({seat: player.trade_goods + player.sealed_goods for seat, player in players})
        self.points: Counter[int] = Counter()
        for claim in game.state.claims:
            self.points[claim.seat] += claim.points

    def enter(self, event: Event) -> None:
        """Something was told."""
        entry = ENTRIES.get(type(event))
        if entry is not None:
            entry(self, event)

    def differs(self, other: Ledger) -> list[str]:
        """What another ledger says differently."""
        found = [
            f"{name}: {_difference(getattr(self, name), getattr(other, name))}"
            for name in ("units", "counters", "goods", "points")
        ]
        found = [line for line in found if not line.endswith("{}")]
        for kind, lying in self.cards.items():
            if lying != other.cards[kind] and sorted(lying) != sorted(other.cards[kind]):
                before, now = Counter(lying), Counter(other.cards[kind])
                found.append(f"{kind}s lost: {sorted(before - now)}, from nowhere: {sorted(now - before)}")
        return found


def _difference(told: Counter[Any], found: Counter[Any]) -> dict[Any, tuple[int, int]]:
    """Told and found, where they differ."""
    if dict.__eq__(told, found):
        return {}
    return {key: (told[key], found[key]) for key in sorted({**told, **found}) if told[key] != found[key]}


def _placed(ledger: Ledger, event: Any) -> None:
    ledger.units[event.seat, event.where, event.kind] += event.count


def _removed(ledger: Ledger, event: Any) -> None:
    ledger.units[event.seat, event.where, event.kind] -= event.count


def _shifted(ledger: Ledger, event: Any) -> None:
    ledger.units[event.seat, event.source, event.kind] -= event.count
    ledger.units[event.seat, event.where, event.kind] += event.count


def _exchanged(ledger: Ledger, event: Any) -> None:
    ledger.units[event.seat, event.source, event.kind] -= event.count
    ledger.units[event.seat, event.where, event.unit] += event.count


def _activated(ledger: Ledger, event: Any) -> None:
    if event.source in ("pool", "strategy"):
        ledger.counters[event.seat, event.source] -= 1


def _counters_changed(ledger: Ledger, event: Any) -> None:
    ledger.counters[event.seat, event.area] += event.amount


def _goods_changed(ledger: Ledger, event: Any) -> None:
    ledger.goods[event.seat] += event.amount


def _goods_given(ledger: Ledger, event: Any) -> None:
    ledger.goods[event.seat] -= event.amount
    ledger.goods[event.to] += event.amount


def _points_changed(ledger: Ledger, event: Any) -> None:
    ledger.points[event.seat] += event.points


def _eliminated(ledger: Ledger, event: Any) -> None:
    ledger.goods[event.seat] = 0
    for area in ("strategy", "pool", "fleet"):
        ledger.counters[event.seat, area] = 0


ENTRIES: dict[type[Event], Callable[[Ledger, Any], None]] = {
    events.Placed: _placed,
    events.Removed: _removed,
    events.Shifted: _shifted,
    events.Exchanged: _exchanged,
    events.Activated: _activated,
    events.CountersChanged: _counters_changed,
    events.GoodsChanged: _goods_changed,
    events.GoodsGiven: _goods_given,
    events.PointsChanged: _points_changed,
    events.Eliminated: _eliminated,
}


class Watch:
    """Somebody who looks at a table after every decision. What is only untidy is collected in `untidy`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clauses = load()
        self.told: list[Event] = []
        self.seen = sight(table.game)
        self.ledger = Ledger(table.game, self.seen)
        self.in_set_up = table.game.state.phase == "set_up"
        self.looks = 0
        self.ended = ""  # how the game ended
        self.untidy: dict[str, str] = {}  # a question and what is wrong with its options, each once
        table.observers.append(self.hear)

    def hear(self, news: News, at: Mark, told: Told | None) -> None:
        """An event; a table that goes back is not watched."""
        assert told is not None, f"{news} at {at}: watch a table that only goes on"
        self.told.append(told.event)
        if isinstance(told.event, events.GameEnded):
            assert not self.ended, "the game ended twice"
            self.ended = told.event.reason

    def look(self) -> None:
        """Everything, after a decision."""
        game = self.table.game
        self.looks += 1
        now = sight(game)
        self._compare(now)
        compare(game, now, self.seen if self.looks % MADE_ANEW else None)
        self.seen = now
        if not self.table.over:
            for ask in self.table.pending:
                self._judge(ask)
            if [ask.name for ask in self.table.pending] == ["action"]:
                check_at_rest(game)
            if self.looks % EXPLAINED == 0:
                self._explain()

    def _compare(self, now: Sight) -> None:
        """Whatever changed was told. Sheets are laid out at set-up without a word."""
        game, must_be = self.table.game, self.ledger
        for event in self.told:
            must_be.enter(event)
        found = Ledger(game, now, must_be if self.looks % MADE_ANEW else None)
        if self.in_set_up:
            must_be.counters = found.counters
        _none(must_be.differs(found))
        self.told, self.ledger, self.in_set_up = [], found, game.state.phase == "set_up"

    def _judge(self, ask: Ask) -> None:
        """A question has options, each of them once, granted by a clause and about things that exist."""
        options = self.table.options(ask)
        assert options, f"{ask.name} has no options"
        twice = _twice([option.key for option in options])
        assert not twice, f"{ask.name} offers {twice} twice"
        for option in (*options, *self.table.acts(ask.seat)):
            if option.clause in self.clauses and (not option.things or self.in_set_up):
                continue  # places without a tile yet
            for problem in self._untidiness(option):
                self.untidy.setdefault(f"{ask.name} {problem}", option.key)

    def _untidiness(self, option: Option[Any]) -> Iterator[str]:
        if not option.clause:
            yield "is granted by no clause"
        elif option.clause not in self.clauses:
            yield f"is granted by {option.clause}, which is no clause"
        for thing in option.things if not self.in_set_up else ():
            if thing.partition(":")[0] in ("system", "planet") and not _exists(self.table.game, thing):
                yield f"is about {thing}, which is nowhere"

    def _explain(self) -> None:
        """What is offered is allowed, and for anything else there is an answer."""
        ask = self.table.pending[self.looks % len(self.table.pending)]
        keys = self.table.keys(ask)
        key = keys[self.looks // 2 % len(keys)]
        assert self.table.explain(ask.seat, key).allowed, f"{key} of {ask.name} is offered and not allowed"
        wanted = intents(self.table.game, ask.seat, self.looks)
        intent = wanted[self.looks // EXPLAINED % len(wanted)]
        verdict = self.table.explain(ask.seat, intent)
        if not verdict.allowed and verdict.clause and verdict.clause not in self.clauses:
            self.untidy.setdefault(f"explain {intent}", f"cites {verdict.clause}, which is no clause")


def intents(game: Game, seat: int, n: int) -> list[str]:
    """Things somebody might want at any time, others each time, and nonsense."""
    state, content = game.state, game.content
    hex_ = _nth([system.hex for system in state.systems], n, "0,0")
    planet = _nth([planet.id for system in state.systems for planet in system.planets], n, "jord")
    home = _nth([player.home for player in state.players if player.home in dict(state.layout)], n, "0,0")
    fleet = _nth([system.hex for system in state.systems if any(stack.owner == seat for stack in system.stacks)], n, home)
    kind = _nth(list(content.units), n, "cruiser")
    return [
        f"activate:{hex_}",
        f"move:cruiser:{home}:{hex_}",
        f"move:{kind}:{fleet}:{hex_}",
        f"produce:cruiser:{hex_}",
        f"produce:{kind}:{home}",
        f"produce:space_dock:{hex_}",
        f"land:{planet}",
        f"retreat:{hex_}",
        f"claim:{_nth([objective.id for objective in state.objectives], n, 'nothing')}",
        f"research:{_nth(list(content.technologies), n, 'nothing')}",
        f"secondary:{_nth([card.id for card in state.strategy_cards], n, 'nothing')}",
        *(f"{word}:nonsense" for word in ("activate", "move", "produce", "land", "retreat", "claim", "research", "secondary")),
        "nonsense",
    ]


def _nth(things: list[Any], n: int, otherwise: str) -> str:
    return str(things[n % len(things)]) if things else otherwise
