"""Every option of Shattered Ascension has a scene in which the browser meets what it asks."""

import pytest
from browser.option_scenes import LONGER, SCENES, SILENT, Scene

from mecatol.rules.options import options_of
from mecatol.rulesets import resolve

ALL = SCENES | LONGER


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
def test_every_option_has_a_scene_or_asks_nothing(ruleset: str) -> None:
    shown = {scene.option for scene in ALL.values() if scene.ruleset == ruleset}
    options = options_of(ruleset)
    assert [option for option in options if option not in shown and option not in SILENT] == []
    assert [option for option in SILENT if option in shown] == []


@pytest.mark.parametrize("scene", ALL.values(), ids=ALL)
def test_a_scene_plays_with_the_option_it_is_about(scene: Scene) -> None:
    assert not scene.option or getattr(resolve(scene.rules).parameters, scene.option)


@pytest.mark.parametrize("scene", ALL.values(), ids=ALL)
def test_a_scene_comes_to_its_question(scene: Scene) -> None:
    table, ask = scene.reached()
    offered = [str(option.key) for option in table.options(ask)]
    assert all(any(key.startswith(first) for key in offered) for first in scene.answers[:1])
    assert not scene.lacks or scene.lacks not in offered
