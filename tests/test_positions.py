"""Position files: written by hand, read back to the same state, refused with every problem and its line."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from opening import started
from skirmish import WORLD, acting, army, invade
from tables import hold, new_game, offers, put, say
from trial import give
from walks import Walker

from mecatol.core.errors import Refused
from mecatol.core.records import encode
from mecatol.play import Table
from mecatol.rules.positions import ImpossiblePosition, Lines, read, write
from mecatol.rules.state import NEUTRAL, CardId, GameState, Group, Place, PlanetId
from mecatol.rulesets import resolve
from mecatol.texts import Texts

SMALL = """\
ruleset = "sa17"
round = 2
phase = "action"
active = "Ann"
speaker = "Ben"
seed = 7
dice = [10, 1, 7]

[[players]]
name = "Ann"
race = "sol"
home = "0,-1"
strategy = 2
pool = 3
fleet = 4
trade_goods = 4
technologies = ["antimass_deflectors"]

[[players]]
name = "Ben"
race = "letnev"
home = "0,1"
strategy = 2
pool = 3
fleet = 3

[map]
"0,0" = "mecatol_rex"
"0,-1" = "hs_sol"
"0,1" = "hs_letnev"
"1,0" = "wellon"

[space."0,0"]
Ann = "2 cruiser, dreadnought*1, carrier, 3 fighter, ground_force"
counters = ["Ben"]

[planet.jord]
owner = "Ann"
exhausted = true
Ann = "5 ground_force, 2 pds, space_dock"

[planet.arc_prime]
owner = "Ben"
Ben = "ground_force, space_dock!exhausted"

[planet.wren_terra]
owner = "Ben"

[[agreements]]
partners = ["Ann", "Ben"]
contracts = [0, 1]
goods = [1, 2]
"""


def problems(text: str) -> list[tuple[int, str]]:
    with pytest.raises(ImpossiblePosition) as refused:
        Table.from_position(text)
    return [(line, Refused(*why).words(Texts().reason)) for line, why in refused.value.problems]


def test_a_position_written_by_hand_is_set_up() -> None:
    table = Table.from_position(SMALL)
    board = table.game.board
    assert board.units(0, Place("system:0,0"))[0] == Group("dreadnought", 1, 1)
    assert board.planet(PlanetId("jord")).exhausted
    assert board.player(1).race == "letnev"
    assert table.asked(0) is not None
    assert table.asked(0).name == "action"  # type: ignore[union-attr]
    assert table.game.roll("test", 3) == (10, 1, 7)


def test_writing_and_reading_are_inverse() -> None:
    first = Table.from_position(SMALL)
    text = first.position()
    second = Table.from_position(text)
    assert second.position() == text
    assert second.encoded() == first.encoded()


def test_hands_are_kept_in_order_however_they_are_written() -> None:
    hand = 'technologies = ["antimass_deflectors"]\naction_cards = ["veto", "plague"]\npolitical_cards = ["rescind", "mutiny"]'
    game = Table.from_position(SMALL.replace('technologies = ["antimass_deflectors"]', hand)).game
    assert (game.player(0).action_cards, game.player(0).political_cards) == (["plague", "veto"], ["mutiny", "rescind"])
    game.action_cards.held_for("as an action")
    game.action_cards.put_in(0, CardId("patrol"))
    held = [card for card in game.player(0).action_cards if card in game.answering["as an action"]]
    assert game.action_cards.held_for("as an action").get(0, []) == held


def test_what_is_left_out_is_what_a_fair_table_has() -> None:
    table = Table.from_position(SMALL)
    state = table.game.state
    assert len(state.action_deck) == len(table.game.action_cards.all_cards())
    assert [e.key for e in state.effects if e.owner == 0 and e.source == "technology"] == ["antimass_deflectors"]
    assert state.seating == [0, 1]


def test_a_position_is_in_the_middle_of_its_round() -> None:
    hand = 'technologies = ["antimass_deflectors"]\naction_cards = ["enhanced_armor"]'
    table = Table.from_position(SMALL.replace('technologies = ["antimass_deflectors"]', hand))
    ask = table.asked(0)
    assert ask is not None
    table.answer(0, ask.id, "component:card:enhanced_armor")
    (armor,) = [effect for effect in table.game.state.effects if effect.key == "enhanced_armor"]
    assert armor.ends.scope == table.game.scope("round")


def test_a_galaxy_of_two_boxes_is_written_and_read_again() -> None:
    """The increased limits of the Spanish edition ask for a second copy of the game (SAES-SET-10)."""
    laid = started("sa_es map=built", 3, seed=1)
    tiles = Counter(tile for _, tile in laid.state.layout)
    assert any(number > laid.content.systems[tile].copies for tile, number in tiles.items()), "some lie there twice"
    text = write(laid.ruleset, laid.state)
    assert Table.from_position(text).game.state.layout == laid.state.layout
    once = text.replace('ruleset = "sa_es map=built"', 'ruleset = "sa_es map=built -increased_limits"')
    assert "tile" in problems(once)[0][1]


@pytest.mark.parametrize("text", ["sa17 +distant_suns", "sa17 +star_by_star +surrender map=built", "sa_es +surrender"])
def test_positions_of_random_games_come_back(text: str) -> None:
    table = Table.new(text, ["Ann", "Ben", "Cy"], seed=5)
    random = Random(5)
    for number in range(400):
        if table.over:
            break
        ask = table.pending[random.randrange(len(table.pending))]
        table.answer(ask.seat, ask.id, random.choice(table.keys(ask)))
        if number % 25 == 0:
            written = table.position()
            again = Table.from_position(written)
            assert again.position() == written
            assert again.checkpoint() == table.checkpoint()


def test_every_problem_is_named_with_its_line() -> None:
    text = SMALL.replace('race = "letnev"', 'race = "klingon"').replace('"1,0" = "wellon"', '"1,0" = "vulcan"')
    text = text.replace("2 pds, space_dock", "3 pds, 2 space_dok")
    text = text.replace('counters = ["Ben"]', 'counters = ["Zoe"]').replace("dice = [10, 1, 7]", "dice = [11]")
    found = dict(problems(text))
    lines = text.splitlines()
    assert {lines[line - 1].split(" =")[0] for line in found} >= {"dice", '"1,0"', "counters", "Ann"}
    assert any("vulcan" in why for why in found.values())
    assert any("space_dok" in why for why in found.values())
    assert any("Zoe" in why for why in found.values())


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        (('race = "letnev"', 'race = "sol"'), 'race = "sol"', "two players play"),
        (('name = "Ben"', 'name = "Ann"'), 'name = "Ann"', "two players are called"),
        (("2 pds, space_dock", "3 pds, space_dock"), "Ann = ", "at most 2 pds"),
        (("2 cruiser,", "20 cruiser,"), "[[players]]", "20 cruiser"),
        (("pool = 3\nfleet = 4\ntrade", "pool = 30\nfleet = 4\ntrade"), "[[players]]", "Command Counters"),
        (('home = "0,1"', 'home = "5,5"'), "home", "no tile lies"),
        (('"1,0" = "wellon"', '"1,0" = "hs_sol"'), '"1,0"', "only 1 tile"),
        (("dreadnought*1", "dreadnought*4"), "Ann = ", "sustained 4 hits"),
        (("5 ground_force, 2 pds", "5 ground_force, cruiser, 2 pds"), "Ann = ", "belongs in space"),
        (('technologies = ["antimass_deflectors"]', 'technologies = ["warp_drive"]'), "technologies", "no technology"),
        (("trade_goods = 4", "trade_goods = -4"), "trade_goods", "below 0"),
        (("trade_goods = 4", "trade_gods = 4"), "trade_gods", "is no field"),
        (("round = 2", "roundd = 2"), "roundd", "no part of a position"),
        (('partners = ["Ann", "Ben"]', 'partners = ["Ann", "Eve"]'), "partners", "nobody here is called"),
        (('partners = ["Ann", "Ben"]', 'partners = ["Ann", 1]'), "partners", "a player's name was expected"),
        (("[planet.wren_terra]", "[planet.vulcan]"), "[planet.vulcan]", "no planet"),
        (('ruleset = "sa17"', 'ruleset = "sa99"'), "ruleset", "names no ruleset"),
        (("round = 2", "round = = 2"), "round", "no TOML"),
        (('"1,0" = "wellon"', '"999999999999,0" = "wellon"'), '"999999999999,0"', "no place on a map"),
        (("round = 2", 'round = 2\nnext = ["action_phase.tern Ann"]'), "next", "no step"),
        (('phase = "action"', 'phase = "lunch"'), "phase", "no phase"),
        (("round = 2", "round = 2\nnext = 3"), "next", "list of steps"),
        (("trade_goods = 4", 'trade_goods = 4\nupgrades = ["nothing_such"]'), "upgrades", "no upgrade"),
        (("trade_goods = 4", 'trade_goods = 4\nsecret_objectives = ["nothing_such"]'), "secret_objectives", "no objective"),
        (("[[agreements]]", '[[laws]]\ncard = "nothing_such"\n\n[[agreements]]'), "card", "no law"),
        (("[[agreements]]", '[[objectives]]\nid = "nothing_such"\n\n[[agreements]]'), "id", "no objective"),
        (("[[agreements]]", '[[mines]]\nborder = "7,7|8,7"\nowner = "Ann"\n\n[[agreements]]'), "border", "no border"),
        (
            ("[[agreements]]", '[[border_tokens]]\nborder = "0,0|1,0"\nkind = "hedge"\n\n[[agreements]]'),
            "kind",
            "no border token",
        ),
        (("[[agreements]]", '[domain_counters]\n"planet:jord" = ["dragons#1"]\n\n[[agreements]]'), "planet:jord", "there is no"),
        (("[[agreements]]", '[artifacts]\n"system:9,9" = ["artifact_red#1"]\n\n[[agreements]]'), "system:9,9", "no place"),
        (
            ("[[agreements]]", '[[leaders]]\nid = "sol_nobody"\nkind = "admiral"\nowner = "Ann"\n\n[[agreements]]'),
            "id",
            "no race has",
        ),
        (('counters = ["Ben"]', 'counters = ["Ben"]\ntokens = ["balloon"]'), "tokens", "no token"),
        (("round = 2", 'round = 2\ncycler = "sideways"'), "cycler", "cycler is one of clockwise, counter-clockwise"),
        (('partners = ["Ann", "Ben"]', 'partners = ["Ann", "Ben", "Ann"]'), "partners", "2 players' names were expected"),
        (('partners = ["Ann", "Ben"]', 'partners = "Ann"'), "partners", "a list of players' names was expected"),
        (('speaker = "Ben"', 'speaker = ["Ben"]'), "speaker", "a player's name"),
        (("round = 2", "round = 99999999999999999999"), "round", "beyond all measure"),
        (("round = 2", "round = 2\nscopes = []"), "scopes", "nothing of the round"),
        (('"1,0" = "wellon"', '"-0,0" = "wellon"'), '"-0,0"', "no place on a map"),
        (('"1,0" = "wellon"', '"01,0" = "wellon"'), '"01,0"', "no place on a map"),
        (('"1,0" = "wellon"', '"limbo" = "wellon"'), '"limbo"', "no place on a map"),
        (("round = 2", 'round = 2\nnext = ["action_phase.turn Ann", "tactical.begin Ann 7,7"]'), "next", "no tile lies at '7,7'"),
        (("round = 2", 'round = 2\nnext = ["leaders.find Ann"]'), "next", "no step"),
        (("round = 2", 'round = 2\nnext = ["ruleset.rules Ann"]'), "next", "no step"),
        (
            ('home = "0,1"\nstrategy = 2\npool = 3\nfleet = 3\n\n[map]\n', '[map]\n"2,0" = "hs_letnev"\n'),
            "[[players]]",
            "Ben has no home",
        ),
        (("[[agreements]]", '[[agendas]]\ncard = "nothing_such"\n\n[[agreements]]'), "card", "there is no 'nothing_such'"),
        (("[[agreements]]", '[stage_1_deck]\nbag = ["nothing_such"]\n\n[[agreements]]'), "bag", "there is no 'nothing_such'"),
        (("[[agreements]]", '[known]\nplague = ["Zoe"]\n\n[[agreements]]'), "plague", "nobody here is called"),
        (
            ("[[agreements]]", '[[effects]]\nid = 1\nkey = "sol_orbital_drop"\nowner = "Ann"\nsource = "luck"\n\n[[agreements]]'),
            "source",
            "no source of effects",
        ),
        (
            (
                "[[agreements]]",
                '[[effects]]\nid = 99\nkey = "sol_orbital_drop"\nowner = "Ann"\nsource = "race"\n\n[[agreements]]',
            ),
            "id",
            "a number of its own",
        ),
        (
            ("[[agreements]]", '[[effects]]\nid = 1\nkey = "leader_general"\nowner = "Ann"\nsource = "leader"\n\n[[agreements]]'),
            "[[effects]]",
            "no race has the leader ''",
        ),
    ],
)
def test_impossible_positions(change: tuple[str, str], line: str, why: str) -> None:
    text = SMALL.replace(*change)
    found = problems(text)
    assert any(why in reason and line in text.splitlines()[number - 1] for number, reason in found), found


def test_lines_of_a_path() -> None:
    lines = Lines('a = 1\n[[b]]\nc = 2\n[[b]]\nc = 3\n[d."1,0"]\ne = 4\n')
    assert lines.line(("a",)) == 1
    assert lines.line(("b", 1, "c")) == 5
    assert lines.line(("d", "1,0", "e")) == 7
    assert lines.line(("d", "1,0", "nothing")) == 6
    assert lines.line(("nowhere",)) == 1


@pytest.mark.parametrize(("ruleset", "owned"), [("sa17", "upgrades"), ("official", "technologies")])
def test_what_an_assimilator_copies_is_kept(ruleset: str, owned: str) -> None:
    """With the effects left out, and with all of them written."""
    nekro = f'race = "nekro"\n{owned} = ["valefar_assimilator"]\ncopies = {{ valefar_assimilator = "mark_ii_advanced_carriers" }}'
    text = SMALL.replace('race = "letnev"', nekro).replace('ruleset = "sa17"', f'ruleset = "{ruleset}"')
    table = Table.from_position(text)
    for again in (table, Table.from_position(table.position())):
        game = again.game
        assert [e.where for e in game.state.effects if e.key == "mark_ii_advanced_carriers"] == ["valefar_assimilator"]
        assert game.fleet_supply.places_of(1, "carrier", Place("system:0,0")).general == 8
    assert Table.from_position(table.position()).game.state == table.game.state
    with pytest.raises(ImpossiblePosition, match="could be a copy"):
        Table.from_position(text.replace(f"{owned} =", "tiles ="))


# -- what is under way -------------------------------------------------------------------------------------------------------

GRID = """\
[action]
seat = "Ann"
kind = "simultaneous"
theatres = ["0,0", "0,-1", "1,0"]
full = ["0,-1"]

[[agreements]]"""
TRANSFER = """\
[action]
seat = "Ann"
kind = "transfer"
system = "0,0"
other = "0,-1"

[[agreements]]"""
TACTICAL = """\
[action]
seat = "Ann"
kind = "tactical"
system = "0,-1"

[[agreements]]"""


def underway(action: str, ruleset: str = "sa17 +simultaneous_actions") -> str:
    """The small position with an action under way."""
    return SMALL.replace('ruleset = "sa17"', f'ruleset = "{ruleset}"').replace("[[agreements]]", action)


def waited(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.name) for ask in table.pending]


def comes_back(table: Table) -> bool:
    """Whether the position of a table, read again, is the same to the letter."""
    again = Table.from_position(table.position())
    return encode(again.checkpoint()) == encode(table.checkpoint()) and again.position() == table.position()


@pytest.mark.rule("SA17-SAS-13", "SAES-SAS-13")
@pytest.mark.parametrize("edition", ["sa17", "sa_es"])
def test_an_action_in_several_theatres_goes_on_from_a_position(edition: str) -> None:
    """Written by hand without a word on what is to come, it goes on with the movement, in all its theatres up to its end."""
    table = Table.from_position(underway(GRID, f"{edition} +simultaneous_actions"))
    assert waited(table) == [(0, "move")]
    assert {key.rpartition(">")[2] for key in offers(table, 0) if key.startswith("ship:0,0:cruiser")} == {"0,-1", "1,0"}
    say(table, 0, "ship:0,0:cruiser>0,-1", "done")
    stages = []
    while waited(table)[0][1] != "action":
        action = table.game.board.action
        assert action.theatres == ["0,0", "0,-1", "1,0"]
        stages += [(waited(table)[0][1], action.system)]
        assert comes_back(table)
        ask = table.pending[0]
        table.answer(
            ask.seat, ask.id, next(key for key in table.keys(ask) if key in ("done", "no", "pass") or key == table.keys(ask)[-1])
        )
    assert ("produce", "0,-1") in stages
    assert waited(table) == [(1, "action")]
    assert table.game.state.action is None


@pytest.mark.parametrize(("action", "ruleset"), [(TRANSFER, "official"), (TRANSFER, "sa17"), (TACTICAL, "cp")])
def test_any_action_under_way_goes_on_with_its_movement(action: str, ruleset: str) -> None:
    table = Table.from_position(underway(action, ruleset))
    assert waited(table) == [(0, "move")]
    assert any(key.startswith("ship:0,0:cruiser") for key in offers(table, 0))
    assert comes_back(table)
    say(table, 0, "done")
    while waited(table)[0][1] != "action":
        assert comes_back(table)
        ((seat, _),) = waited(table)
        say(table, seat, "done" if "done" in offers(table, seat) else "no")
    assert waited(table) == [(1, "action")]


PROUD = """\
ruleset = "cp"
phase = "action"
round = 2
speaker = "Ann"

[[players]]
name = "Ann"
race = "{race}"

[[players]]
name = "Ben"
race = "sol"

[map]
"0,0" = "mecatol_rex"
"0,-1" = "hs_{race}"
"0,1" = "hs_sol"
"1,0" = "wellon"

[space."1,0"]
Ann = "{fleet}"

[planet.wellon]
owner = "Ann"
Ann = "{garrison}"
"""


@pytest.mark.parametrize(
    ("race", "fleet", "garrison", "refused"),
    [("norr", "carrier", "3 pds", "at most 2 pds"), ("muaat", "3 war_sun", "pds", "there are 2")],
)
def test_what_a_race_alone_may_have_is_there_even_while_its_abilities_are_silenced(
    race: str, fleet: str, garrison: str, refused: str
) -> None:
    """A third PDS on a planet (CP-RAC-07), and a third War Sun."""
    game = Table.from_position(PROUD.format(race=race, fleet=fleet, garrison=garrison)).game
    assert game.player(0).home == "0,-1", "where the tile of the race lies"
    game.begin_effect("cultural_crisis", 1, "card", until="round", target=0)
    assert encode(read(write(game.ruleset, game.state), resolve)[1]) == encode(game.state)
    with pytest.raises(ImpossiblePosition, match=refused):
        Table.from_position(PROUD.format(race="letnev", fleet=fleet, garrison=garrison))


@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_fighters_that_fight_on_a_planet_lie_there_in_a_position(ruleset: str) -> None:
    """With a Graviton Negator, as long as the Invasion Combat lasts."""
    game = new_game(f"{ruleset} -tactical_retreats", 3)
    acting(game, WORLD)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "2 ground_force")
    put(game, 0, "arnor", "ground_force")
    put(game, 0, WORLD, "carrier, 2 fighter")
    give(game, 0, "graviton_negator")
    table, there = invade(game, *[1] * 5, *[9] * 20), 0
    say(table, 0, "2")
    while not table.over:
        state = table.checkpoint()
        assert isinstance(state, GameState)
        there += sum(group.count for group in army(table, 0) if group.kind == "fighter")
        assert encode(read(write(table.ruleset, state), resolve)[1]) == encode(state)
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, "done" if "done" in table.keys(ask) else table.keys(ask)[0])
    assert there


@pytest.mark.parametrize(
    ("action", "line", "why"),
    [
        (GRID.replace('"simultaneous"', '"concerted"'), "kind", "no action 'concerted'"),
        (GRID.replace('"1,0"]', '"7,7"]'), "theatres", "no tile lies at '7,7'"),
        (GRID.replace('"1,0"]', '"0,0"]'), "theatres", "'0,0' is named twice"),
        (GRID.replace('full = ["0,-1"]', 'full = ["0,1"]'), "full", "none of the systems in which"),
        (GRID.replace('theatres = ["0,0", "0,-1", "1,0"]\nfull = ["0,-1"]', ""), "[action]", "'theatres' is missing"),
        (GRID.replace('seat = "Ann"', 'seat = "nobody"'), "seat", "must be a player"),
        (TRANSFER.replace('other = "0,-1"', ""), "[action]", "'other' is missing"),
        (TACTICAL.replace('system = "0,-1"', 'system = "5,5"'), "system", "no tile lies at '5,5'"),
    ],
)
def test_an_action_that_cannot_be_is_refused(action: str, line: str, why: str) -> None:
    text = underway(action)
    assert any(why in reason and line in text.splitlines()[number - 1] for number, reason in problems(text)), problems(text)


@pytest.mark.parametrize("text", ["sa17 +simultaneous_actions", "sa_es +simultaneous_actions +final_frontier"])
def test_positions_of_actions_in_several_theatres_come_back(text: str) -> None:
    """At every step of every such action in random games."""
    theatres, page = 0, -1
    for seed in (2, 5, 11):
        table, walker = Table.new(text, ["Ann", "Ben", "Cy"], seed=seed), Walker(seed)
        for _ in range(500):
            if table.over:
                break
            ask = table.pending[0]
            if "transfer:grid" in table.keys(ask):
                table.answer(ask.seat, ask.id, "transfer:grid")
            else:
                walker.step(table)
            if table.mark()[0] != page and table.game.state.action is not None and table.game.state.action.theatres:
                page = table.mark()[0]
                theatres += 1
                assert comes_back(table)
    assert theatres > 20


# -- inverse to the letter -------------------------------------------------------------------------------------------------

ODD_NAMES = ("Ann of the Red Moon", "owner", "neutral", "units", 'say "hi"', "-", "counters")


def test_players_may_be_called_whatever_they_like() -> None:
    """With spaces, or with a word of the notation."""
    for ruleset in ("sa17", "official"):
        table = Table.new(f"{ruleset} +distant_suns rounds=3", list(ODD_NAMES[:6]), seed=8)
        walker = Walker(8)
        for number in range(700):
            if table.over:
                break
            walker.step(table)
            if number % 40 == 0:
                again = Table.from_position(table.position())
                assert again.checkpoint() == table.checkpoint()
                assert encode(again.checkpoint()) == encode(table.checkpoint())


def test_steps_of_nobodys_rebels_come_back() -> None:
    table = Table.from_position(SMALL.replace("round = 2", 'round = 2\nnext = ["invasion.planet neutral 0,0 jord"]'))
    (step,) = [step for step in read(table.position(), resolve)[1].flow if step.name == "invasion.planet"]
    assert (step.seat, step.place, step.what) == (NEUTRAL, "0,0", "jord")


def test_a_system_that_became_a_supernova_comes_back() -> None:
    """The box has no second tile of it."""
    text = SMALL.replace('"1,0" = "wellon"', '"1,0" = "supernova_base"\n"2,0" = "supernova_base"\n"3,0" = "gravity_rift"')
    table = Table.from_position(text)
    assert Table.from_position(table.position()).checkpoint() == table.checkpoint()


# -- bad texts -------------------------------------------------------------------------------------------------------------

SPOILT = (
    "",
    "-1",
    "0",
    "true",
    '"x"',
    "[]",
    "{}",
    "[[]]",
    '["nobody"]',
    "99999999999999999999",
    '"planet:nowhere"',
    "1.5",
    '[{ id = "x" }]',
)


def spoilt(text: str, chance: Random) -> str:
    """A text in which a line, a word or a value is another one."""
    lines = text.splitlines()
    at = chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[chance.randrange(len(lines))])
        case 2:
            key, equals, _ = lines[at].partition("=")
            lines[at] = f"{key}= {chance.choice(SPOILT)}" if equals else lines[at][:-1]
        case _:
            words = re.findall(r"[a-z_]{3,}", text)
            lines[at] = re.sub(r"[a-z_]{3,}", chance.choice(words), lines[at], count=1)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(6))
def test_a_spoilt_text_is_refused_in_words_or_can_be_looked_at(seed: int) -> None:
    table, walker, chance = Table.new("sa17 +distant_suns rounds=3", ["Ann", "Ben", "Cy"], seed=seed), Walker(seed), Random(seed)
    for _ in range(150 + 60 * seed):
        walker.step(table)
    text = table.position()
    refused = 0
    for _ in range(60):
        worse = spoilt(text, chance)
        try:
            again = Table.from_position(worse)
        except Refused:
            refused += 1
            continue
        for ask in again.pending:
            again.options(ask)
    assert refused > 20
