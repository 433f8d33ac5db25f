"""What Central Powers makes of Political Cards."""

from __future__ import annotations

from mecatol.core.decisions import Option, message
from mecatol.rules.central_powers.game import Game
from mecatol.rules.layers import central_powers_cards as catalogue
from mecatol.rules.naming import name_of
from mecatol.rules.official.politics import AGAINST
from mecatol.rules.state import CardId


def laws_to_repeal(game: Game) -> list[Option[str]]:
    """The law that was named with the card, or none; any law, where the card has come before the council otherwise."""
    laws, named = game.politics.electable("law"), game.politics.named_law()
    if not named:
        return laws
    return [*(law for law in laws if name_of(law.key) == named), Option(AGAINST, says=message("outcome-against"))]


@catalogue.political_card("repeal", laws_to_repeal)
async def repeal(game: Game, card: str, outcome: str) -> None:
    """The law is discarded (CP-FAQ-10)."""
    if outcome != AGAINST:
        await game.politics.abolish(CardId(name_of(outcome)))
