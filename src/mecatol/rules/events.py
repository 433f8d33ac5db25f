"""What can happen, told to whoever may know. Seats are numbers; places are "system:…" and "planet:…"."""

from __future__ import annotations

from mecatol.core.events import Event, Hidden, Private

from .state import CardId, PlanetId, Seat, UnitId

# -- the round ---------------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: str


class TurnBegan(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    reason: str


class Eliminated(Event, frozen=True):
    seat: Seat


# -- chance ------------------------------------------------------------------------------------------------------------


class Rolled(Event, frozen=True):
    """Dice on the table: who rolled, for what, the faces and what was needed."""

    seat: Seat
    purpose: str
    faces: tuple[int, ...]
    needed: int = 0
    hits: int = 0
    kind: UnitId = ""


# -- board -------------------------------------------------------------------------------------------------------------


class Placed(Event, frozen=True):
    """Units came onto the board."""

    seat: Seat
    where: str
    kind: UnitId
    count: int
    why: str


class Removed(Event, frozen=True):
    """Units left the board."""

    seat: Seat
    where: str
    kind: UnitId
    count: int
    why: str


class Shifted(Event, frozen=True):
    """Units went from one place to another."""

    seat: Seat
    source: str
    where: str
    kind: UnitId
    count: int


class Exchanged(Event, frozen=True):
    """Units became other units, perhaps in another place."""

    seat: Seat
    source: str
    kind: UnitId
    where: str
    unit: UnitId
    count: int


class Damaged(Event, frozen=True):
    seat: Seat
    where: str
    kind: UnitId
    count: int


class Repaired(Event, frozen=True):
    seat: Seat
    where: str
    kind: UnitId
    count: int


class PlanetTaken(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    before: Seat
    how: str


class PlanetLost(Event, frozen=True):
    """A planet became neutral."""

    planet: PlanetId
    before: Seat
    why: str


class PlanetExhausted(Event, frozen=True):
    planet: PlanetId
    why: str


class PlanetsRefreshed(Event, frozen=True):
    seat: Seat
    planets: tuple[PlanetId, ...]


class Activated(Event, frozen=True):
    seat: Seat
    system: str
    source: str  # "pool", "reinforcements", "strategy"


# -- space battle ------------------------------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True):
    seat: Seat
    target: Seat
    system: str


class BattleRoundBegan(Event, frozen=True):
    system: str
    round: int


class RetreatAnnounced(Event, frozen=True):
    seat: Seat
    system: str
    destination: str


class Retreated(Event, frozen=True):
    seat: Seat
    system: str
    destination: str


class Stalemate(Event, frozen=True):
    """Neither fleet can destroy the other."""

    seat: Seat
    target: Seat
    system: str


class BattleEnded(Event, frozen=True):
    """A Space Battle is over; nobody may have won it."""

    seat: Seat
    system: str


# -- counters, goods, cards ----------------------------------------------------------------------------------------------


class CountersChanged(Event, frozen=True):
    seat: Seat
    area: str  # "strategy", "pool", "fleet"
    amount: int
    why: str


class GoodsChanged(Event, frozen=True):
    seat: Seat
    amount: int
    why: str


class GoodsGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    amount: int


class AgreementOpened(Event, frozen=True):
    """Two players exchanged contracts; a self-trade has the same player twice."""

    seat: Seat
    other: Seat
    contracts: tuple[int, int]


class AgreementBroken(Event, frozen=True):
    seat: Seat
    other: Seat
    aggressor: Seat  # -1: nobody's aggression


class GoodsPlaced(Event, frozen=True):
    """Trade Goods lie on the contract a player holds."""

    seat: Seat
    other: Seat
    amount: int


class FacilityPlaced(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    facility: str


class FacilityRemoved(Event, frozen=True):
    planet: PlanetId
    facility: str
    why: str


class WealthChanged(Event, frozen=True):
    """Trade Goods were put somewhere as Natural Wealth, or taken from there."""

    where: str
    amount: int


class CardDrawn(Event, frozen=True):
    """Somebody drew a card; only he sees which."""

    seat: Seat
    deck: str
    card: Hidden[CardId]


class CardDiscarded(Event, frozen=True):
    seat: Seat
    deck: str
    card: CardId


class CardTaken(Event, frozen=True):
    """A card went from one hand to another; those two see which."""

    seat: Seat
    other: Seat
    deck: str
    card: Hidden[CardId]


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardId
    acts_as: str
    targets: tuple[str, ...]


class CardCancelled(Event, frozen=True):
    card: CardId
    by: str


class Learned(Private, frozen=True):
    """Somebody was shown something hidden."""

    seat: Seat
    place: str
    things: tuple[str, ...]


class PointsChanged(Event, frozen=True):
    seat: Seat
    source: str
    points: int
    total: int


class TechnologyGained(Event, frozen=True):
    seat: Seat
    technology: str
    how: str


class UpgradeGained(Event, frozen=True):
    """A race-specific technology of Shattered Ascension."""

    seat: Seat
    technology: str


# -- strategy cards and politics ------------------------------------------------------------------------------------------


class StrategyCardPicked(Event, frozen=True):
    seat: Seat
    card: str


class BonusPlaced(Event, frozen=True):
    card: str
    count: int


class StrategyCardsReturned(Event, frozen=True):
    cards: tuple[str, ...]


class AgendaRevealed(Event, frozen=True):
    """An agenda was laid out face up; seat -1: from the deck."""

    seat: Seat
    card: CardId


class AgendaTakenBack(Event, frozen=True):
    seat: Seat
    card: CardId


class AgendasChosen(Event, frozen=True):
    """What is voted on, in the order in which it will be enforced."""

    seat: Seat
    cards: tuple[CardId, ...]


class AgendaDiscarded(Event, frozen=True):
    card: CardId
    why: str


class VotesCast(Event, frozen=True):
    seat: Seat
    card: CardId
    outcome: str
    votes: int


class AgendaDecided(Event, frozen=True):
    card: CardId
    outcome: str
    votes: int


class LawPassed(Event, frozen=True):
    card: CardId
    elected: str


class LawEnded(Event, frozen=True):
    card: CardId


class LawChanged(Event, frozen=True):
    """A law has another holder, or lies elsewhere."""

    card: CardId
    elected: str


class TechnologyLost(Event, frozen=True):
    seat: Seat
    technology: str
    why: str


class TitleTaken(Event, frozen=True):
    """A title such as the Voice of the Council has a new holder."""

    seat: Seat
    title: str
    before: Seat


# -- strategy cards ------------------------------------------------------------------------------------------------------


class StrategyPlayed(Event, frozen=True):
    seat: Seat
    card: str


class SecondaryUsed(Event, frozen=True):
    seat: Seat
    card: str


class HighAlert(Event, frozen=True):
    """The High Alert token came to a system."""

    seat: Seat
    system: str


class CyclerTurned(Event, frozen=True):
    seat: Seat
    direction: int


class SpeakerChosen(Event, frozen=True):
    seat: Seat
    by: Seat


class CardsShown(Event, frozen=True):
    """Cards of a deck were drawn for all to see."""

    seat: Seat
    deck: str
    cards: tuple[CardId, ...]


# -- movement ------------------------------------------------------------------------------------------------------------


class Stopped(Event, frozen=True):
    """A ship's movement ended in a Gravity Rift."""

    seat: Seat
    where: str
    kind: UnitId


class WormholeTurned(Event, frozen=True):
    """A double-sided wormhole shows its other side."""

    where: str
    letter: str


class MineLaid(Event, frozen=True):
    """A Space Mine lies on a border or wormhole, or in a system."""

    seat: Seat
    border: str


class MineRemoved(Event, frozen=True):
    """A Space Mine is gone."""

    seat: Seat
    border: str
    why: str


# -- landings, bombardment, invasion --------------------------------------------------------------------------------------


class Bombarded(Event, frozen=True):
    """A planet was bombarded: hits scored, and how many of them its shields absorbed."""

    seat: Seat
    planet: PlanetId
    hits: int
    absorbed: int


class InvasionBegan(Event, frozen=True):
    seat: Seat
    against: Seat
    planet: PlanetId


class InvasionEnded(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    won: bool


class CommandosNamed(Event, frozen=True):
    seat: Seat
    planet: PlanetId
    count: int


class LeaderMoved(Event, frozen=True):
    """A Leader went from one place to another."""

    seat: Seat
    leader: str
    where: str


# -- set-up ----------------------------------------------------------------------------------------------------------------


class Seated(Event, frozen=True):
    """Who sits where, clockwise, beginning with the first player."""

    seats: tuple[Seat, ...]


class RaceTaken(Event, frozen=True):
    """Everybody knows whose race it is now."""

    seat: Seat
    race: str
    how: str  # "chosen", "drawn", "revealed"


class RaceDealt(Event, frozen=True):
    """A random race that only its player knows."""

    seat: Seat
    race: Hidden[str]


class RaceRefused(Event, frozen=True):
    seat: Seat


class HomePlaced(Event, frozen=True):
    """Where a player's Home System will lie."""

    seat: Seat
    where: str


class TilesDealt(Event, frozen=True):
    seat: Seat
    tiles: Hidden[tuple[str, ...]]


class TilesShown(Event, frozen=True):
    """A player who cannot place a system with planets after an empty one shows what is left."""

    seat: Seat
    tiles: tuple[str, ...]


class TileReserved(Event, frozen=True):
    """A tile lies face down until the galaxy is complete."""

    seat: Seat
    where: str


class TileLaid(Event, frozen=True):
    seat: Seat
    where: str
    tile: str


class SystemsSwapped(Event, frozen=True):
    """A system gave way to a poorer one."""

    where: str
    tile: str


class LocationBid(Event, frozen=True):
    seat: Seat
    where: str
    bid: int


class SpeakerBid(Event, frozen=True):
    """A bid on the Speaker token."""

    seat: Seat
    bid: int


class ArtifactHidden(Event, frozen=True):
    seat: Seat
    where: str


class CountersLaid(Event, frozen=True):
    """Domain Counters lie on the board, face down."""

    count: int


class SecretKept(Event, frozen=True):
    """A player kept one of his Secret Objectives."""

    seat: Seat
    card: Hidden[CardId]


# -- objectives ------------------------------------------------------------------------------------------------------------


class ObjectiveRevealed(Event, frozen=True):
    objective: CardId
    only: Seat


class ObjectiveExchanged(Event, frozen=True):
    """An objective that was turned up goes into the box; another one takes its place."""

    objective: CardId


class FacilityLost(Event, frozen=True):
    planet: PlanetId
    facility: str


# -- Domain Counters and Artifacts ------------------------------------------------------------------------------------------


class CounterRevealed(Event, frozen=True):
    """A Domain Counter was turned over; the variant is the number or wormhole printed on it."""

    where: str
    counter: str
    variant: str = ""


class CountersRemoved(Event, frozen=True):
    """Domain Counters left the board unseen."""

    where: str
    count: int


class ArtifactFound(Event, frozen=True):
    seat: Seat
    where: str
    artifact: str


class SystemChanged(Event, frozen=True):
    """A system turned out to be another one."""

    where: str
    tile: str


class LeaderActed(Event, frozen=True):
    """A leader used an ability: held a fleet, delayed an invasion, sabotaged a card …"""

    seat: Seat
    leader: str
    what: str


class LeaderFate(Event, frozen=True):
    """What became of a leader: killed, captured, escaped or freed."""

    seat: Seat
    leader: str
    fate: str


class NoteGiven(Event, frozen=True):
    """A Promissory Note was handed over."""

    seat: Seat
    note: str
    to: Seat


class NoteOffered(Event, frozen=True):
    """A Promissory Note lies face down before a player, for a vote."""

    seat: Seat
    to: Seat
    outcome: str
    note: Hidden[str]


class NoteReturned(Event, frozen=True):
    """A Promissory Note that was offered or held went back to the one whose it is."""

    seat: Seat
    to: Seat


class RepresentativesChosen(Event, frozen=True):
    """These players have chosen a Representative each, face down."""

    seats: tuple[Seat, ...]


class RepresentativeRevealed(Event, frozen=True):
    """A Representative was turned up."""

    seat: Seat
    representative: str


class RepresentativeKilled(Event, frozen=True):
    """A Representative was killed; by nobody: -1."""

    seat: Seat
    representative: str
    by: Seat


class RepresentativeReturned(Event, frozen=True):
    """A Representative goes back to his player's hand before the council is over, or although he was killed."""

    seat: Seat
    representative: str


class NoteHonoured(Event, frozen=True):
    """The holder of a Promissory Note played it, and it goes back to the one who gave it."""

    seat: Seat
    note: str
    other: Seat


class HitsCancelled(Event, frozen=True):
    """Hits in a place were cancelled by a card."""

    seat: Seat
    where: str
    hits: int


class TreatyGiven(Event, frozen=True):
    """A player has given another one a Treaty Card; which one, only those two know."""

    seat: Seat
    card: Hidden[CardId]
    to: Seat


class TreatyPutAway(Event, frozen=True):
    """A player has put a Treaty Card away face down."""

    seat: Seat
    card: Hidden[CardId]


class TreatiesShown(Event, frozen=True):
    """A player's Treaty Cards are seen by some others, or by all."""

    seat: Seat
    cards: Hidden[tuple[CardId, ...]]


class ObjectiveShown(Event, frozen=True):
    """A player's own objective lies open."""

    seat: Seat
    objective: str


class TrackMoved(Event, frozen=True):
    """The marker that counts the rounds of a scenario lies somewhere else."""

    space: int


class CardStays(Event, frozen=True):
    """A Political Card that is no law stays in play."""

    card: CardId
    elected: str


class CardLeaves(Event, frozen=True):
    """Such a card is discarded."""

    card: CardId
