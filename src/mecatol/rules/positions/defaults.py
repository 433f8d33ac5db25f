"""What a text of a position leaves out, and how seats are called in it."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.core.zones import Deck
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, SIMULTANEOUS, CardId

# Fields that hold a seat, or a list of them: names in the text, numbers in the state.
SEATS = frozenset(
    {
        "owner",
        "holder",
        "captor",
        "seat",
        "target",
        "only",
        "partners",
        "claimed",
        "speaker",
        "active",
        "winners",
        "seating",
        "victims",
        "giver",
        "to",
        "by",
    }
)
BY_NAME = ("titles", "known")  # tables of them: of each title, of each thing that somebody has seen
# What is said of a system or a planet beside the units there, which stand under their owners' names.
PLACE_WORDS = ("counters", "tokens", "wealth", "owner", "exhausted", "facility", "held_since", "units")
NAMES = {"nobody": NOBODY, "neutral": NEUTRAL}
WRITTEN_APART = ("players", "layout", "systems", "rng", "flow", "cycler")
# What must be said of an action that is under way in systems.
NEEDED = {"tactical": ("system",), "transfer": ("system", "other"), SIMULTANEOUS: ("theatres",)}


def called(names: list[str]) -> list[str]:
    """How the players are called in a text: by their names, or by their number where that would say something else."""
    return [f"player {n}" if name in ("", *NAMES) else name for n, name in enumerate(names, 1)]


def default_flow(game: Game) -> list[Step]:
    """What comes next in a phase when nothing is said: where an action is under way, what follows on its activation."""
    state, action = game.state, game.state.action
    if state.phase == "action" and action is not None:
        return [Step("action_phase.end_turn", action.seat), *reversed(game.tactical.to_come(action))]
    if state.phase == "action":
        return [Step("action_phase.turn", max(state.active, 0))]
    return [Step({"set_up": "set_up.start", "strategy": "strategy_phase.start", "status": "status_phase.start"}[state.phase])]


def default_scopes(game: Game) -> None:
    """The stretches of the game that are under way: the round, a turn with its action, a battle in it."""
    state = game.state
    under_way = (("round", state.round), ("turn", state.action), ("action", state.action), ("battle", state.battle))
    for kind, what in under_way:
        if what:
            game.begin_scope(kind)


def default_homes(game: Game) -> None:
    """Who has a race and no home is at home where the tile of his race lies."""
    board = game.board
    for player in game.state.players:
        if player.race and not player.home:
            own = [hex_ for hex_, _ in game.state.layout if board.tile(hex_).race == player.race]
            player.home = own[0] if len(own) == 1 else player.home


def default_effects(game: Game) -> None:
    """The effects of what everybody owns: race sheet, technologies, upgrades, free leaders, Mercenaries; and of the laws in
    force."""
    state = game.state
    game.put_in_force(())
    for seat, player in enumerate(state.players):
        race, flagship = game.content.races.get(player.race), game.content.flagships.get(player.race)
        for ability in race.abilities if race is not None else ():
            game.begin_effect(ability, seat, "race")
        for ability in flagship.abilities if flagship is not None and game.parameters.flagships else ():
            game.begin_effect(ability, seat, "flagship")
        for technology in player.technologies:
            game.begin_effect(technology, seat, "technology")
        for upgrade in player.upgrades:
            game.begin_effect(upgrade, seat, "upgrade")
        for own in player.copies:
            game.technology.begin_copy(seat, own)
    for leader in state.leaders:
        if leader.where and leader.captor == NOBODY:
            game.leaders.muster(leader.id)
    for seat in range(len(state.players)):
        for mercenary in game.mercenaries.of(seat):
            game.mercenaries.enlisted(seat, mercenary)
    for law in state.laws:
        game.politics.begin_law(law)


def fill_decks(game: Game, given: list[str]) -> None:
    """Every deck the text does not give holds the cards that lie nowhere else."""
    for name, cards in deck_cards(game).items():
        if name not in given:
            setattr(game.state, name, Deck(rest_of(game, name, cards)))


def deck_cards(game: Game) -> dict[str, list[CardId]]:
    """All cards of each deck that is played with, by the deck's field."""
    return {
        "action_deck": game.action_cards.all_cards(),
        "political_deck": game.political_cards.all_cards(),
        "mercenary_deck": [*map(CardId, game.cards.mercenaries)] if game.parameters.mercenaries else [],
    }


def rest_of(game: Game, name: str, cards: list[CardId]) -> list[CardId]:
    """The cards of a deck that lie nowhere else."""
    state = game.state
    hand = "action_cards" if name == "action_deck" else "political_cards"
    lying = [card for player in state.players for card in getattr(player, hand)]
    lying += [e.card for e in state.effects] + [p.card for p in state.stack] + [c for p in state.stack for c in p.held]
    lying += [name for seat in range(len(state.players)) for name in game.mercenaries.of(seat)]
    lying += [law.card for law in state.laws] + [a.card for a in (*state.agendas, *state.council)]
    return sorted(card for card in cards if card not in lying)
