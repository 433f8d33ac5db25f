"""What one seat may see of the table. What it may not see is absent."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import Record, replace
from mecatol.core.zones import Deck, Zone

from .state import (
    NOBODY,
    Action,
    Agenda,
    Agreement,
    Ballot,
    Battle,
    BorderToken,
    CardId,
    Claim,
    Declaration,
    Deed,
    GameState,
    Law,
    Leader,
    Mine,
    NoteOffer,
    Objective,
    Place,
    Player,
    Seat,
    StrategyCard,
    System,
    Vote,
)

if TYPE_CHECKING:
    from .official.game import Game


class Hidden(Record, frozen=True):
    """A place with hidden things: how many lie there, and those the seat sees."""

    count: int
    seen: tuple[CardId, ...] = ()


NOTHING = Hidden(0)
HANDS = {  # hidden things in a player's hand, by the field of his sheet: the kind they are of
    "action_cards": "action_card",
    "political_cards": "political_card",
    "secret_objectives": "secret_objective",
    "preliminary_objectives": "preliminary_objective",
    "tiles": "tile",
    "treaties": "treaty",
}
EMPTY = dict.fromkeys((*HANDS, "hidden_race", "representative"), NOTHING)


class DeckView(Record, frozen=True):
    """A deck: how many cards are left, which of the cards placed on top or bottom the seat knows, and the open discards."""

    left: int
    known: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


class PlayerView(Record, frozen=True):
    """A sheet as the seat sees it."""

    name: str
    race: str
    hidden_race: Hidden
    home: Hex
    points: int
    strategy: int
    pool: int
    fleet: int
    reinforcements: int
    trade_goods: int
    technologies: tuple[str, ...]
    upgrades: tuple[str, ...]
    action_cards: Hidden
    political_cards: Hidden
    secret_objectives: Hidden
    preliminary_objectives: Hidden
    race_objectives: tuple[CardId, ...]
    tiles: Hidden
    passed: bool
    out: str
    sealed: tuple[Vote, ...] = ()  # the own votes, written down
    representative: Hidden = NOTHING  # who speaks for him in the council that sits
    copies: dict[str, str] = {}  # what technologies and upgrades that are a copy of another one do
    treaties: Hidden = NOTHING


class PlayedView(Record, frozen=True):
    """A card being played."""

    card: CardId
    acts_as: str
    seat: Seat
    targets: tuple[str, ...]
    cancelled: bool


class TableView(Record, frozen=True):
    """The whole table as one seat, or a spectator, sees it."""

    rules: str  # the ruleset, as text
    round: int
    phase: str
    active: Seat
    speaker: Seat
    cycler: int
    goal: int
    seating: tuple[Seat, ...]
    layout: tuple[tuple[Hex, str], ...]  # hex and tile, in map order
    players: tuple[PlayerView, ...]
    systems: tuple[System, ...]
    mines: tuple[Mine, ...]
    border_tokens: tuple[BorderToken, ...]
    domain_counters: dict[Place, Hidden]
    artifacts: dict[Place, Hidden]
    leaders: tuple[Leader, ...]
    strategy_cards: tuple[StrategyCard, ...]
    agreements: tuple[Agreement, ...]
    laws: tuple[Law, ...]
    agendas: tuple[Agenda, ...]
    council: tuple[Agenda, ...]
    ballots: tuple[Ballot, ...]
    objectives: tuple[Objective, ...]
    special: tuple[CardId, ...]
    preliminary: tuple[CardId, ...]
    claims: tuple[Claim, ...]
    deeds: tuple[Deed, ...]  # what was done this round, for all to see
    titles: dict[str, Seat]
    decks: dict[str, DeckView]
    effects: tuple[Effect, ...]
    memory: dict[str, dict[str, str]]  # what effects remember in the open, by their id
    drifting: dict[str, Seat]  # who has the Artifacts found in space, by place
    stack: tuple[PlayedView, ...]
    bids: tuple[int, ...]
    winners: tuple[Seat, ...]
    action: Action | None = None
    battle: Battle | None = None
    fallen: tuple[str, ...] = ()  # Representatives who were killed
    offer: NoteOffer | None = None  # its note is "" for those who do not see it
    chronicle: tuple[Law, ...] = ()  # Political Cards that stay in play and are no laws
    track: int = 0  # where the marker of a scenario's rounds lies
    declarations: tuple[Declaration, ...] = ()


def view(game: Game, seat: Seat | None) -> TableView:
    """The table for one seat, or for a spectator (None)."""
    return through(game, public(game), seat)


def through(game: Game, seen: TableView, seat: Seat | None) -> TableView:
    """What everybody sees, and what one seat (None: nobody) sees beside it. What is the same stays the very same."""
    if seat is None:
        return seen
    state, known = game.state, game.state.known
    counters, artifacts = state.domain_counters, state.artifacts
    placed = {name: _deck(game, seat, name, deck) for name, deck in _decks(game) if deck.top or deck.bottom}
    return replace(
        seen,
        players=tuple([sheet(game, player, seat, other) for other, player in enumerate(seen.players)]),
        domain_counters=_places(game, seat, "domain_counter", counters) if _any(known, counters) else seen.domain_counters,
        artifacts=_places(game, seat, "artifact", artifacts) if _any(known, artifacts) else seen.artifacts,
        decks={**seen.decks, **placed} if placed else seen.decks,
        offer=_offer(state.offer, seat),
    )


def laid_open(seen: TableView, of: Callable[[Seat], TableView]) -> TableView:
    """A view in which all hands lie open, each as its owner sees it."""
    own = [of(seat).players[seat] for seat in range(len(seen.players))]
    sheets = zip(seen.players, own, strict=True)
    return replace(seen, players=tuple(replace(sheet, **{hand: getattr(mine, hand) for hand in HANDS}) for sheet, mine in sheets))


def _any(known: dict[str, list[Seat]], places: dict[Place, list[CardId]]) -> bool:
    """Whether somebody knows more of what lies there than everybody does."""
    return not all(map(known.keys().isdisjoint, places.values()))


def public(game: Game, sheets: tuple[PlayerView, ...] | None = None, before: TableView | None = None) -> TableView:
    """The table as everybody sees it; with sheets that are known already, and what lies face down as it did before."""
    state = game.state
    return TableView(
        rules=game.ruleset.text,
        round=state.round,
        phase=state.phase,
        active=state.active,
        speaker=state.speaker,
        cycler=state.cycler,
        goal=state.goal,
        seating=tuple(state.seating),
        layout=state.layout,
        players=tuple([open_sheet(game, other) for other in range(len(state.players))]) if sheets is None else sheets,
        systems=tuple(state.systems),
        mines=tuple(state.mines),
        border_tokens=tuple(state.border_tokens),
        domain_counters=before.domain_counters if before else _places(game, None, "domain_counter", state.domain_counters),
        artifacts=before.artifacts if before else _places(game, None, "artifact", state.artifacts),
        leaders=state.leaders,
        strategy_cards=tuple(state.strategy_cards),
        agreements=tuple(state.agreements),
        laws=tuple(state.laws),
        agendas=tuple(state.agendas),
        council=tuple(state.council),
        ballots=tuple(state.ballots),
        objectives=tuple(state.objectives),
        special=tuple(state.special),
        preliminary=tuple(state.preliminary),
        claims=tuple(state.claims),
        deeds=tuple(state.deeds),
        titles=dict(state.titles),
        decks={name: _deck(game, None, name, deck) for name, deck in _decks(game)},
        effects=state.effects,
        memory={effect: dict(notes) for effect, notes in state.memory.items()},
        drifting={place: game.artifacts.controller(place) for place in game.artifacts.drifting()},
        stack=tuple(PlayedView(p.card, p.acts_as, p.seat, tuple(p.targets), p.cancelled) for p in state.stack),
        bids=tuple(state.bids),
        winners=tuple(state.winners),
        action=state.action.copy() if state.action is not None else None,
        battle=state.battle.copy() if state.battle is not None else None,
        fallen=tuple(state.fallen),
        offer=_offer(state.offer, None),
        chronicle=tuple(state.chronicle),
        track=state.track,
        declarations=tuple(state.declarations),
    )


def _offer(offer: NoteOffer | None, seat: Seat | None) -> NoteOffer | None:
    """The note is for those to see between whom it lies."""
    return offer if offer is None or seat in (offer.giver, offer.to) else replace(offer, note="")


def imagined(view: TableView) -> GameState:
    """The position as far as whoever has this view knows it: what he does not see is not there, and nothing is to come.

    It is good for asking the rules about what lies on the table; no game can be played on from it.
    """
    everybody = list(range(len(view.players)))
    artifacts = {place: list(lying.seen) for place, lying in view.artifacts.items()}
    return GameState(
        effects=view.effects,
        memory={effect: dict(notes) for effect, notes in view.memory.items()},
        known={token: everybody for tokens in artifacts.values() for token in tokens},
        players=[_imagined_player(player) for player in view.players],
        seating=list(view.seating),
        speaker=view.speaker,
        cycler=view.cycler,
        round=view.round,
        phase=view.phase,
        active=view.active,
        goal=view.goal,
        layout=view.layout,
        systems=list(view.systems),
        mines=list(view.mines),
        border_tokens=list(view.border_tokens),
        domain_counters={place: list(lying.seen) for place, lying in view.domain_counters.items()},
        artifacts=artifacts,
        leaders=view.leaders,
        strategy_cards=list(view.strategy_cards),
        agreements=list(view.agreements),
        declarations=list(view.declarations),
        laws=list(view.laws),
        agendas=list(view.agendas),
        council=list(view.council),
        ballots=list(view.ballots),
        objectives=list(view.objectives),
        special=list(view.special),
        preliminary=list(view.preliminary),
        claims=list(view.claims),
        deeds=list(view.deeds),
        titles=dict(view.titles),
        bids=list(view.bids),
        winners=list(view.winners),
        notes={f"artifact.{place}": str(seat) for place, seat in view.drifting.items() if seat != NOBODY},
        action=view.action.copy() if view.action is not None else None,
        battle=view.battle.copy() if view.battle is not None else None,
        fallen=list(view.fallen),
        offer=view.offer,
        chronicle=list(view.chronicle),
        track=view.track,
    )


def _imagined_player(player: PlayerView) -> Player:
    return Player(
        name=player.name,
        race=player.race,
        hidden_race=list(player.hidden_race.seen),
        home=player.home,
        strategy=player.strategy,
        pool=player.pool,
        fleet=player.fleet,
        trade_goods=player.trade_goods,
        technologies=list(player.technologies),
        upgrades=list(player.upgrades),
        action_cards=list(player.action_cards.seen),
        political_cards=list(player.political_cards.seen),
        secret_objectives=list(player.secret_objectives.seen),
        preliminary_objectives=list(player.preliminary_objectives.seen),
        race_objectives=list(player.race_objectives),
        tiles=list(player.tiles.seen),
        passed=player.passed,
        out=player.out,
        sealed=list(player.sealed),
        representative="".join(player.representative.seen),
        copies=dict(player.copies),
        treaties=list(player.treaties.seen),
    )


def _hidden(game: Game, seat: Seat | None, zone: Zone) -> Hidden:
    return Hidden(len(zone.things), game.all_seen(seat, zone))


def score(game: Game, other: Seat) -> tuple[int, int]:
    """What stands on no sheet and yet belongs there: a player's points, and the Command Counters in his reinforcements."""
    home = game.state.players[other].home
    return game.victory.points(other) if game.board.has_system(home) else 0, game.board.reinforcements(other)


def open_sheet(game: Game, other: Seat) -> PlayerView:
    """A sheet as everybody sees it."""
    player = game.state.players[other]
    points, reinforcements = score(game, other)
    return PlayerView(
        name=player.name,
        race=player.race,
        home=player.home,
        points=points,
        strategy=player.strategy,
        pool=player.pool,
        fleet=player.fleet,
        reinforcements=reinforcements,
        trade_goods=player.trade_goods + player.sealed_goods,
        technologies=tuple(player.technologies),
        upgrades=tuple(player.upgrades),
        race_objectives=tuple(player.race_objectives),
        passed=player.passed,
        out=player.out,
        sealed=(),
        copies=dict(player.copies),
        **EMPTY | _in_hands(game, player, other),
    )


def _in_hands(game: Game, player: Player, owner: Seat) -> dict[str, Hidden]:
    """A player's hands as everybody sees them: mostly how much is in them, and nothing else."""
    held = [(name, things) for name in HANDS if (things := getattr(player, name))]
    if player.hidden_race or player.representative or not all(game.nobody_knows(things) for _, things in held):
        return {field: _hidden(game, None, zone) for field, zone in _hands(player, owner)}
    return {name: Hidden(len(things)) for name, things in held}


def sheet(game: Game, seen: PlayerView, seat: Seat, other: Seat) -> PlayerView:
    """A sheet with what a seat sees of it beside what everybody does."""
    player, known = game.state.players[other], game.state.known.keys()
    mine = seat == other
    more = {
        field: hidden
        for field, zone in _hands(player, other)
        if mine or not known.isdisjoint(zone.things)
        if (hidden := _hidden(game, seat, zone)) != getattr(seen, field)
    }
    if mine:
        return replace(seen, trade_goods=player.trade_goods, sealed=tuple(player.sealed), **more)
    return replace(seen, **more) if more else seen


def _hands(player: Player, owner: Seat) -> list[tuple[str, Zone]]:
    """Where a player has hidden things, by the field of his sheet."""
    found = [(name, Zone(kind, owner, things)) for name, kind in HANDS.items() if (things := getattr(player, name))]
    if player.hidden_race:
        found.append(("hidden_race", Zone("race", owner, player.hidden_race, ordered=True)))
    if player.representative:
        found.append(("representative", Zone("representative", owner, [CardId(player.representative)])))
    return found


def _places(game: Game, seat: Seat | None, kind: str, places: dict[Place, list[CardId]]) -> dict[Place, Hidden]:
    """Hidden things lying on the board, in map order."""
    lying = game.board.in_map_order(places)
    return {where: _hidden(game, seat, Zone(kind, -1, places[where])) for where in lying if places[where]}


def _decks(game: Game) -> list[tuple[str, Deck]]:
    state = game.state
    return [
        ("action_card", state.action_deck),
        ("political_card", state.political_deck),
        ("stage_1", state.stage_1_deck),
        ("stage_2", state.stage_2_deck),
        ("secret_objective", state.secret_deck),
        ("preliminary_objective", state.preliminary_deck),
        *([("mercenary", state.mercenary_deck)] if game.parameters.mercenaries else []),
    ]


def _deck(game: Game, seat: Seat | None, kind: str, deck: Deck) -> DeckView:
    if not deck.top and not deck.bottom:
        return DeckView(len(deck), (), tuple(deck.discard))
    placed = [Zone(kind, -1, lying, ordered=True) for lying in (deck.top, deck.bottom) if lying]
    known = tuple([thing for zone in placed for thing in game.all_seen(seat, zone)])
    return DeckView(len(deck), known, tuple(deck.discard))
