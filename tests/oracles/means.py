"""What a player could spend and how many votes he has, counted anew over the state alone.

Of the engine it uses only what effects make of a planet's resources and influence, and of Trade Goods.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import ceil

from mecatol.rules.moments import GOOD_WORTH, INFLUENCE, RESOURCES, SWAPPED, USABLE_GOODS
from mecatol.rules.official.game import Game
from mecatol.rules.state import Planet, Seat

ALWAYS_VOTES = ("holy_planet_of_ixth", "fund_mega_university")  # laws about a planet that votes though it is exhausted
MUST_EXHAUST = "media_war"  # a law by which no planet votes unless it is exhausted for that


class Means:
    """One player's planets, goods, cards and counters."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat, self.player = game, seat, game.state.players[seat]
        self.cp = game.ruleset.text.startswith("cp")
        self.sa = game.ruleset.text.startswith("sa")
        tiles = game.content.systems.values()
        self.printed = {planet.id: planet for tile in tiles for planet in tile.planets}

    @cached_property
    def planets(self) -> list[Planet]:
        """His planets, Uncharted Habitats too: they have a planet's card."""
        return [planet for system in self.game.state.systems for planet in system.planets if planet.owner == self.seat]

    def values(self, planet: Planet) -> tuple[int, int]:
        """What is printed of resources and influence and what is built for them; they may have changed places (OFF-RAC-13)."""
        printed = self.printed[planet.id]
        both = printed.resources + (planet.facility == "refinery"), printed.influence + (planet.facility == "colony")
        return (both[1], both[0]) if self.game.fold(SWAPPED, False, planet) else both

    def resources(self, planet: Planet) -> int:
        return self.game.fold(RESOURCES, self.values(planet)[0], planet)

    def influence(self, planet: Planet) -> int:
        return self.game.fold(INFLUENCE, self.values(planet)[1], planet)

    # -- spending -------------------------------------------------------------------------------------------------------------

    @cached_property
    def goods(self) -> int:
        """Trade Goods and what is as good as one: Political Cards with the Strategy Cards of Shattered Empire (OFF-ECO-3), but
        not with the Senate (CP-SEN-02); Action Cards whose part of the game is left out (OFF-ECO-4)."""
        spent = not self.sa and not self.cp and "strategy=base" not in self.game.ruleset.text
        political = len(self.player.political_cards) if spent else 0
        cards = [self.game.cards.action_cards[card.partition("#")[0]] for card in self.player.action_cards]
        idle = [card for card in cards if card.trade_good_icon and not getattr(self.game.parameters, card.requires, False)]
        return self.game.fold(USABLE_GOODS, self.player.trade_goods, self.seat) + political + len(idle)

    @cached_property
    def each(self) -> int:
        """What a good pays."""
        return self.game.fold(GOOD_WORTH, 1, self.seat)

    @cached_property
    def pairs(self) -> dict[int, int]:
        """By the resources that some of his refreshed planets give, the most influence that the others give."""
        most = {0: 0}
        for planet in [planet for planet in self.planets if not planet.exhausted]:
            resources, influence = self.resources(planet), self.influence(planet)
            after: dict[int, int] = {}
            for given, known in most.items():
                for left, right in ((given + resources, known), (given, known + influence)):
                    after[left] = max(after.get(left, 0), right)
            most = after
        return most

    def pays(self, resources: int = 0, influence: int = 0, goods: int = 0) -> bool:
        """Whether he has all of that at once, each planet and each good serving one of them."""
        left = self.goods - goods
        sums = [(max(0, resources - given), max(0, influence - known)) for given, known in self.pairs.items()]
        return any(ceil(first / self.each) + ceil(second / self.each) <= left for first, second in sums)

    def pays_mixed(self, amount: int) -> bool:
        """Whether he has so much in any mix of resources and influence."""
        ready = [planet for planet in self.planets if not planet.exhausted]
        return self.goods * self.each + sum(max(self.resources(planet), self.influence(planet)) for planet in ready) >= amount

    def meets(self, price: Mapping[str, int]) -> bool:
        """Whether he could pay what a card asks for; between two players that is half, rounded up, but for counters."""
        half = self.sa and len(self.game.state.players) == 2
        due = {name: number if not half or name == "command_counters" else (number + 1) // 2 for name, number in price.items()}
        counters, either, mixed = due.pop("command_counters", 0), due.pop("resources_or_influence", 0), due.pop("mixed", 0)
        if self.player.pool + self.player.strategy < counters:
            return False
        if either:
            return self.pays(resources=either) or self.pays(influence=either)
        if mixed:
            return self.pays_mixed(mixed)
        return self.pays(due.get("resources", 0), due.get("influence", 0), due.get("trade_goods", 0))

    # -- votes ----------------------------------------------------------------------------------------------------------------

    @property
    def votes(self) -> int:
        """The influence of planets that may vote, and what titles, technologies and survivors add; at least one (OFF-POL-1)."""
        bonus = 0
        if self.sa and self.game.state.titles.get("voice_of_the_council") == self.seat:
            bonus += 3 if len(self.game.state.players) == 2 else 5
        if self.sa and "xenopsychology" in self.player.technologies:
            bonus += 3
        if self.cp and self.game.state.titles.get("power_broker") == self.seat:
            bonus += 3
        bonus += 3 * sum(planet.tokens.count("lazax_survivors") for planet in self.planets if self.sa)
        return max(1, bonus + sum(self.influence(planet) for planet in self.planets if self.casts(planet)))

    def casts(self, planet: Planet) -> bool:
        """Refreshed planets vote; the home of the Winnu and planets of some laws always do; none under Media War."""
        laws: dict[str, str] = {law.card: law.elected for law in self.game.state.laws}
        if self.sa and MUST_EXHAUST in laws:
            return False
        hallowed = self.sa and any(laws.get(law) == f"planet:{planet.id}" for law in ALWAYS_VOTES)
        return not planet.exhausted or hallowed or (planet.id == "winnu" and self.player.race == "winnu")


OFFICIAL: dict[str, dict[str, int]] = {
    "spend_10_influence": {"influence": 10},
    "spend_10_resources": {"resources": 10},
    "spend_6_trade_goods": {"trade_goods": 6},
    "spend_10_resources_or_influence": {"resources_or_influence": 10},
    "spend_3_command_counters": {"command_counters": 3},
    "spend_4_trade_goods_3_resources_3_influence": {"trade_goods": 4, "resources": 3, "influence": 3},
    "spend_12_trade_goods": {"trade_goods": 12},
    "spend_20_influence": {"influence": 20},
    "spend_20_resources": {"resources": 20},
    "spend_20_resources_or_influence": {"resources_or_influence": 20},
    "spend_6_command_counters": {"command_counters": 6},
}

SHATTERED: dict[str, dict[str, int]] = {
    "spend_3_command_counters": {"command_counters": 3},
    "spend_6_influence": {"influence": 6},
    "spend_6_resources": {"resources": 6},
    "spend_8_influence": {"influence": 8},
    "spend_8_resources": {"resources": 8},
    "spend_2_trade_goods_2_resources_2_influence": {"trade_goods": 2, "resources": 2, "influence": 2},
    "spend_12_trade_goods": {"trade_goods": 12},
    "spend_15_influence": {"influence": 15},
    "spend_15_resources": {"resources": 15},
    "spend_20_resources_and_influence": {"mixed": 20},
    "spend_6_command_counters": {"command_counters": 6},
    "legislator": {"influence": 8},
    "venture_capitalist": {"resources": 6},
}

OFFICIAL_DECKS: dict[str, dict[str, int]] = {**SHATTERED, **OFFICIAL}
