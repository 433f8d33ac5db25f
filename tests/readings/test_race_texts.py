"""What the sheets say in words, held against what they do in each ruleset."""

from __future__ import annotations

import pytest

from mecatol import texts
from mecatol.rulesets import resolve
from mecatol.things import Things

# A word or number that must stand in the text of an ability, in English and in Spanish.
SAID = [
    ("cp", "xxcha_diplomats_way", "Détente", "Distensión"),
    ("cp", "xxcha_veto", "Senate Floor", "Hemiciclo"),
    ("cp", "l1z1x_dreadnought_gunnery", "bombard", "bombardear"),
    ("cp", "saar_no_home_needed", "win", "ganar"),
    ("sa17", "xxcha_diplomats_way", "2 influence", "2 de influencia"),
    ("sa_es", "xxcha_diplomats_way", "3 influence", "3 de influencia"),
    ("sa17", "jol_nar_scholars", "game of two", "partida de dos"),
    ("sa_es", "jol_nar_scholars", "2 resources", "2 recursos"),
    ("sa17", "mentak_piracy", "every second time", "una de cada dos veces"),
    ("sa17", "yin_convert", "Hostile Locals", "Nativos Hostiles"),
    ("official", "yin_convert", "another player", "otro jugador"),
    ("official", "muaat_supernova_transit", "not end", "no terminar"),
    ("official", "nekro_assimilate", "PDS", "PDS"),
    ("official", "xxcha_flagship_space_cannon", "Deep Space Cannon", "Cañón de Espacio Profundo"),
    ("official", "creuss_free_wormholes", "enemy ships", "naves enemigas"),
]


@pytest.mark.parametrize(("ruleset", "ability", "english", "spanish"), SAID)
@pytest.mark.rule("CP-RAC-10", "CP-RAC-13", "CP-EX-03", "SA17-DUE-24", "SA17-DUE-25", "SA17-DUE-26", "SAES-DUE-29", "SAES-DUE-30")
def test_a_sheet_says_what_its_edition_makes_of_it(ruleset: str, ability: str, english: str, spanish: str) -> None:
    for language, words in (("en", english), ("es", spanish)):
        assert words in Things(resolve(ruleset), texts.Texts(language)).text("abilities", ability)


@pytest.mark.content("cp:ability/creuss_free_wormholes")
def test_enemy_ships_bar_nobody_of_them_in_central_powers() -> None:
    said = Things(resolve("cp"), texts.Texts("en")).text("abilities", "creuss_free_wormholes")
    assert "enemy ships" not in said
