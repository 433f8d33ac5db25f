# The Action Phase.

ask-action = Which action do you take?
    .waiting = chooses an action
option-action = { $key }
option-pass = pass
ask-action_phase_begins = The Action Phase begins: do you react?
ask-turn_begins = The turn of { $player } begins: do you react?
ask-turn_ends = The turn of { $player } is about to end: do you react?
ask-player_passes = { $player } passes: do you react?
ask-all_passed = Everybody has passed: do you react?

event-turnbegan = It is the turn of { $seat }
event-passed = { $seat } passes
