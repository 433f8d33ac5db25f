"""What grants an option: the clause that it names, or the card itself where the clause only says that cards are followed."""

from __future__ import annotations

from typing import Any

from mecatol import register
from mecatol.core.decisions import Ask, Option, kind_of
from mecatol.core.rules import PASS
from mecatol.rules.decks import counter_of, printed
from mecatol.rules.naming import listed, listing, name_behind, parted, words_of
from mecatol.rules.official.game import Game
from mecatol.subjects import subjects

# Clauses by which whatever is printed on a card, a technology or a counter is done.
GENERAL = (
    "OFF-GEN-3", "OFF-GEN-6", "OFF-ACT-1", "OFF-ACT-2", "OFF-ACD-2", "OFF-POL-3", "SA17-ACT-04", "SA17-DOM-01", "SA17-STR-01",
)  # fmt: skip
# Clauses of an option as a whole, which grant something themselves too.
PARTLY = ("OFF-OPT-DS-2", "OFF-TEC-3", "OFF-TRD-3", "OFF-SOT-FOE", "OFF-SOT-INT", "OFF-SOT-MRC")
COUNTERS = ("OFF-OPT-DS-2", "SA17-DOM-01")  # by which Domain Counters are carried out
PLAYED = ("OFF-ACD-2", "SA17-ACT-04")  # by which cards of one's hand are played
ASKED_BY = {  # questions that are not called after what asks them
    "annihilate": "minister_of_annihilation",
    "bioplasmosis_leader": "bioplasmosis",
    "bioptic_card": "bioptic_recyclers",
    "bioptic_reward": "bioptic_recyclers",
    "collect_wealth": "natural_wealth",
    "concession_agenda": "voting_concession",
    "concession_outcome": "voting_concession",
    "conscript": "planetary_conscription",
    "copy_technology": "asmodai",
    "datahub": "quantum_datahub_node",
    "discard_for_votes": "zo_cou",
    "draw_instead": "regressive_rhetoric",
    "force_another": "deluin_fillac",
    "gate_folding": "lazax_gate_folding",
    "give_strategy_card": "checks_and_balances",
    "move_anomaly": "space_time_anomalies",
    "object_to_repeal": "common_practice",
    "owed_note": "ssruuk_heyra",
    "pay_huldran": "huldran",
    "pay_tariff": "traffic_tariffs",
    "pay_wendigo": "wendigo",
    "plunder": "lord_of_the_merchants",
    "quarter_mercenary": "daffren",
    "raid_goods": "trade_war",
    "ransom_spy": "orid_gim",
    "recycle": "hyper_metabolism",
    "sacrifice": "technological_jihad",
    "sacrifice_spy": "letani_miasmiala",
    "salvage": "salvage_operations",
    "shuttle": "shuttle_logistics",
    "shuttle_from": "shuttle_logistics",
    "synthesis_planet": "gen_synthesis",
    "take_back_note": "claire_gibson",
    "take_card": "san_omairo",
    "take_goods": "ggrucoto_rinn",
    "top_or_bottom": "sula_mentarion",
    "transit": "transit_diodes",
    "transit_from": "transit_diodes",
    "transit_to": "transit_diodes",
    "transit_units": "transit_diodes",
    "wormhole_token": "slave_wormhole_generator",
}
KINDS = {  # what things of these tables are called in keys
    "strategy_cards": "card",
    "action_cards": "card",
    "political_cards": "card",
    "treaties": "card",
    "technologies": "technology",
    "race_technologies": "technology",
    "upgrades": "technology",
    "leaders": "leader",
    "domain_counters": "counter",
    "artifacts": "artifact",
    "promissory_notes": "note",
    "representatives": "representative",
    "mercenaries": "mercenary",
}


def ground(game: Game, ask: Ask | None, option: Option[Any]) -> str:
    """The clause behind an option; or the thing, as keys name things, where it is granted by what is printed there."""
    clause = option.clause
    if by_clause(option):
        return cited(game, clause)
    found = _by_key(game, str(option.key), clause)
    if not found and ask is not None:
        found = thing(game, ASKED_BY.get(ask.name, ask.name)) or _going_on(game, ask, clause)
    return printed(found) or cited(game, clause)


def by_clause(option: Option[Any]) -> bool:
    """Whether an option is granted by its clause, whatever is going on."""
    return (option.clause not in GENERAL and option.clause not in PARTLY) or option.key == PASS


def cited(game: Game, clause: str) -> str:
    """A clause as the document that is played has it."""
    return register.cited(game.ruleset.text.partition(" ")[0], clause)


def _going_on(game: Game, ask: Ask, clause: str) -> str:
    """The Domain Counter being carried out, or the innermost card."""
    if clause in COUNTERS and ask.name != "explore":
        return thing(game, counter_of(game.domain_counters.resolving)[0])
    return next((each for each in subjects(game, ask) if kind_of(each) == "card"), "") if clause in GENERAL else ""


def _by_key(game: Game, key: str, clause: str) -> str:
    """The card that is played, or whose ability is used: "component:card:plague", "strategic:trade", "use:31:sabotage"."""
    done = name_behind(key, "component:")
    words = words_of(done)
    if words[0] == "strategic" or (words[0] == "card" and (done != key or clause in PLAYED)):
        return thing(game, parted(printed(words[1]), "=")[0])  # or in the form of another: "card:recall=plague"
    if words[0] == "use" and len(words) > 1:
        effect = next((each for each in game.state.effects if str(each.id) == words[1]), None)
        return thing(game, effect.key) if effect is not None else ""
    return ""


def thing(game: Game, name: str) -> str:
    """What a name begins with, the longest first: "card:armistice" of "armistice_with"; or nothing."""
    entries, parts = game.ruleset.content.entries, listed(name, "_")
    for count in range(len(parts), 0, -1):
        ident = listing(parts[:count], "_")
        for table, kind in KINDS.items():
            if ident in entries.get(table, ()):
                return f"{kind}:{ident}"
    return ""
