# The Action Phase.

ask-action = Which action do you take?
    .waiting = chooses an action
option-action = { $key }
option-pass = pass
ask-action_phase_begins = The Action Phase begins: do you react?
    .waiting = may react to the beginning of the Action Phase
ask-turn_begins = The turn of { $player } begins: do you react?
    .waiting = may react to the turn of { $player }
ask-turn_ends = The turn of { $player } is about to end: do you react?
    .waiting = may react to the end of the turn of { $player }
ask-player_passes = { $player } passes: do you react?
    .waiting = may react, for { $player } passes
ask-all_passed = Everybody has passed: do you react?
    .waiting = may react, for everybody has passed

event-turnbegan = It is the turn of { $seat }
event-passed = { $seat } passes
event-waited = { $seat } waits and does nothing this turn
