"""Names, texts and numbers for whatever a view mentions, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from mecatol.rules.content import Planet, Race, System, Unit
from mecatol.rules.content_cards import ActionCard, PoliticalCard
from mecatol.rulesets import recall
from mecatol.texts import Texts
from mecatol.things import TERMS, Things

from . import messages as wire

KEPT = 32  # contents in memory
KINDS = {  # of what is told as a card, by the table it stands in
    "action_cards": "action_card",
    "political_cards": "political_card",
    "strategy_cards": "strategy_card",
    "objectives": "objective",
    "domain_counters": "domain_counter",
    "artifacts": "artifact",
    "promissory_notes": "promissory_note",
    "treaties": "treaty",
    "representatives": "representative",
    "mercenaries": "mercenary",
}


@lru_cache(maxsize=KEPT)
def encoded_content(ruleset: str, language: str) -> bytes:
    """The content of a ruleset as it goes over the wire."""
    return msgspec.json.encode(content(ruleset, language))


def content(ruleset: str, language: str) -> wire.Content:
    """Everything a ruleset has a name for."""
    things = Things(recall(ruleset), Texts(language))
    tables = things.library.content
    return wire.Content(
        ruleset=ruleset,
        tiles={key: _tile(things, key, tile) for key, tile in tables.systems.items()},
        units={key: _unit(things, key, unit) for key, unit in tables.units.items()},
        technologies={technology.id: technology for technology in _technologies(things)},
        races={key: _race(things, key, race) for key, race in tables.races.items()},
        cards={card.id: card for table, kind in KINDS.items() for card in _cards(things, table, kind)},
        terms=dict(_terms(things)),
    )


def _tile(things: Things, key: str, tile: System) -> wire.TileInfo:
    anomaly = things.text("anomalies", tile.anomaly) if tile.anomaly else ""
    wormhole = things.text("tokens", "wormhole") if tile.wormholes else ""
    return wire.TileInfo(
        id=key,
        name=things.name("systems", key),
        kind=tile.kind,
        anomaly=tile.anomaly,
        wormholes=tile.wormholes,
        race=tile.race,
        planets=tuple(_planet(things, planet) for planet in tile.planets),
        text=" ".join(part for part in (things.text("systems", key), anomaly, wormhole) if part),
    )


def _planet(things: Things, planet: Planet) -> wire.PlanetInfo:
    refresh = things.texts.say(f"refresh-{planet.refresh}", {"amount": planet.refresh_amount}) if planet.refresh else ""
    named = {"name": things.name("planets", planet.id), "text": refresh}
    return msgspec.convert({**msgspec.structs.asdict(planet), **named}, wire.PlanetInfo)


def _unit(things: Things, key: str, unit: Unit) -> wire.UnitInfo:
    named = {"id": key, "name": things.name("units", key), "several": things.several("units", key)}
    return msgspec.convert({**msgspec.structs.asdict(unit), **named, "text": things.text("units", key)}, wire.UnitInfo)


def _technologies(things: Things) -> Iterator[wire.TechnologyInfo]:
    tables = things.library.content
    for key, each in tables.technologies.items():
        name, text = things.name("technologies", key), things.text("technologies", key)
        yield wire.TechnologyInfo(key, name, each.colour, each.needs, text=text)
    for table in ("race_technologies", "upgrades"):
        for key, own in things.library.entries[table].items():
            yield wire.TechnologyInfo(key, things.name(table, key), "", (), own.race, own.cost, things.text(table, key))


def _race(things: Things, key: str, race: Race) -> wire.RaceInfo:
    abilities = [(ability, things.name("abilities", ability), things.text("abilities", ability)) for ability in race.abilities]
    flagship = things.library.content.flagships.get(key)
    aboard = [things.text("abilities", ability) for ability in flagship.abilities] if flagship else []
    return wire.RaceInfo(
        id=key,
        name=things.name("races", key),
        home=race.home,
        contracts=race.contracts,
        units={str(kind): count for kind, count in race.units.items()},
        counters=(race.pool, race.fleet, race.strategy),
        technologies=race.technologies,
        leaders=tuple((leader.id, leader.kind, things.name("leaders", leader.id)) for leader in race.leaders),
        flagship=things.name("flagships", key),
        flagship_text=" ".join(aboard),
        abilities=tuple(wire.AbilityInfo(*ability) for ability in abilities),
    )


def _cards(things: Things, table: str, kind: str) -> Iterator[wire.CardInfo]:
    for key, entry in things.library.entries[table].items():
        yield wire.CardInfo(
            id=key,
            name=things.name(table, key),
            kind=kind,
            text=things.text(table, key),
            secondary=things.text(table, key, "secondary"),
            when=_when(things.texts, entry),
            number=getattr(entry, "number", 0),
            points=getattr(entry, "vp", 0),
            stage=getattr(entry, "stage", ""),
        )


def _when(texts: Texts, card: object) -> str:
    if isinstance(card, ActionCard):
        return texts.say(f"moment-{card.moment}")
    if isinstance(card, PoliticalCard):
        return texts.say(f"kind-{card.kind}", {"elect": card.elect or "none"})
    return ""


def _terms(things: Things) -> Iterator[tuple[str, wire.TermInfo]]:
    for key in things.library.content.facilities:
        yield f"facility:{key}", wire.TermInfo(things.name("facilities", key), things.text("facilities", key))
    for kind, (table, names) in TERMS.items():
        for name in names:
            yield f"{kind}:{name}", wire.TermInfo(things.name(table, name), things.text(table, name))
