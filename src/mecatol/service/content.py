"""Names and numbers for whatever a view mentions, and what a new table can be made of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from mecatol.bots import BOTS
from mecatol.maps import preset_maps
from mecatol.narrator import words
from mecatol.rules.content import Unit
from mecatol.rules.content_cards import ActionCard, Cards, Objective, PoliticalCard
from mecatol.rules.library import Library
from mecatol.rules.new_game import FEWEST, MOST
from mecatol.rules.options import OPTIONS, SETTINGS, options_of
from mecatol.rulesets import EDITIONS, recall

from . import messages as wire


@cache
def encoded_content(ruleset: str) -> bytes:
    """The content of a ruleset as it goes over the wire."""
    return msgspec.json.encode(content(ruleset))


def content(ruleset: str) -> wire.Content:
    """Everything a ruleset has a name for."""
    library = recall(ruleset).content
    assert isinstance(library, Library)
    tables = library.content
    return wire.Content(
        ruleset=ruleset,
        tiles={
            key: wire.TileInfo(
                id=key,
                name=tile.name,
                kind=tile.kind,
                anomaly=tile.anomaly,
                wormholes=tile.wormholes,
                race=tile.race,
                planets=tuple(msgspec.convert(planet, wire.PlanetInfo, from_attributes=True) for planet in tile.planets),
            )
            for key, tile in tables.systems.items()
        },
        units={key: _unit(key, unit) for key, unit in tables.units.items()},
        technologies={
            **{key: wire.TechnologyInfo(key, each.name, each.colour, each.needs) for key, each in tables.technologies.items()},
            **{
                key: wire.TechnologyInfo(key, each.name, "", (), each.race, each.cost)
                for key, each in tables.race_technologies.items()
            },
            **{key: wire.TechnologyInfo(key, each.name, "", (), each.race, each.cost) for key, each in tables.upgrades.items()},
        },
        races={
            key: wire.RaceInfo(
                id=key,
                name=race.name,
                home=race.home,
                contracts=race.contracts,
                technologies=race.technologies,
                leaders=tuple((leader.id, leader.kind, leader.name) for leader in race.leaders),
                flagship=tables.flagships[key].name if key in tables.flagships else "",
            )
            for key, race in tables.races.items()
        },
        cards={card.id: card for card in _cards(library.cards)},
    )


def _unit(key: str, unit: Unit) -> wire.UnitInfo:
    return msgspec.convert({**msgspec.structs.asdict(unit), "id": key}, wire.UnitInfo)


def _cards(cards: Cards) -> Iterator[wire.CardInfo]:
    for key, action in cards.action_cards.items():
        yield wire.CardInfo(key, action.name, "action_card", _played(action))
    for key, political in cards.political_cards.items():
        yield wire.CardInfo(key, political.name, "political_card", _decides(political))
    for key, strategy in cards.strategy_cards.items():
        yield wire.CardInfo(key, strategy.name, "strategy_card", number=strategy.number)
    for key, objective in cards.objectives.items():
        name = objective.name or words(key).capitalize()
        yield wire.CardInfo(key, name, "objective", _asks(objective), points=objective.vp, stage=objective.stage)
    for key, counter in cards.domain_counters.items():
        yield wire.CardInfo(key, counter.name, "domain_counter")
    for key, artifact in cards.artifacts.items():
        yield wire.CardInfo(key, artifact.name, "artifact")
    for key, note in cards.promissory_notes.items():
        yield wire.CardInfo(key, note.name, "promissory_note")
    for key, treaty in cards.treaties.items():
        yield wire.CardInfo(key, treaty.name, "treaty", number=treaty.number)
    for key, representative in cards.representatives.items():
        yield wire.CardInfo(key, representative.name, "representative")
    for key, mercenary in cards.mercenaries.items():
        yield wire.CardInfo(key, mercenary.name, "mercenary")


def _played(card: ActionCard) -> str:
    return f"Played: {words(card.moment)}"


def _decides(card: PoliticalCard) -> str:
    return f"{card.kind.capitalize()}, elects: {words(card.elect)}" if card.elect else f"{card.kind.capitalize()}: for or against"


def _asks(card: Objective) -> str:
    numbers = [
        f"{words(name)} {value}" for name, value in card.params.items() if isinstance(value, int | str) and value is not True
    ]
    return ": ".join(part for part in (words(card.condition).capitalize(), ", ".join(numbers)) if part)


@cache
def choices() -> wire.Choices:
    """What a new table can be made of."""
    return wire.Choices(
        rulesets=tuple(
            wire.RulesetChoice(
                id=key,
                title=edition.title,
                switches={option: getattr(edition.parameters, option) for option in options_of(key)},
                settings={word: str(getattr(edition.parameters, setting.field)) for word, setting in SETTINGS.items()},
                says={name: OPTIONS[name].says for name in options_of(key)}
                | {word: each.says for word, each in SETTINGS.items()},
            )
            for key, edition in EDITIONS.items()
        ),
        maps=tuple(wire.MapChoice(key, each.name, each.players) for key, each in preset_maps().items()),
        bots=tuple(BOTS),
        fewest=FEWEST,
        most=MOST,
    )
