# Fall of the Empire.

ask-scenario_race = Which race do you play?
    .waiting = chooses a race
option-quarters-system = { $kind } in { $where }

ask-give_treaty = Do you give a Treaty Card instead of the rest of the action?
    .waiting = may give a Treaty Card
option-give-treaty = give { $card } to { $player }
option-no-treaty = no, go on with the action
ask-put_treaty_away = Which Treaty Card do you put away?
    .waiting = puts a Treaty Card away
option-put-treaty-away = put { $card } away
event-treatygiven = { $seat } gives { $to } a Treaty Card
event-treatyputaway = { $seat } puts a Treaty Card away
event-treatiesshown = { $seat } shows Treaty Cards
event-objectiveshown = { $seat } has the objective { $objective }
event-trackmoved = The round marker lies on { $space }
event-cardstays = { $card } stays in play
event-cardleaves = { $card } is no longer in play

option-industry-a = receive a Space Dock
option-industry-b = receive units worth up to four resources
ask-free_dock = Where do you put the Space Dock?
    .waiting = places a Space Dock
ask-free_units_where = In which system do you receive units?
ask-free_units = Which unit do you receive?
explain-no-works = you control no activated system with a Space Dock where a unit could be put
ask-decree = Which outcome do you choose?

option-destroy-unit = { $kind } of { $player }, { $where }
option-move-unit = { $kind }, { $where }
option-strike-first = strike first: { $where }
option-edict = { $player } must retreat
option-discovery = { $technology }
ask-destroy_enemy_unit = Which unit of an opponent do you destroy?
ask-mobilize_from = From which system do you call units home?
ask-mobilize_to = To which system do you send units from home?
ask-mobilize = Which unit goes?
ask-experiment_where = In which system do you experiment?
ask-discover = Which technology do you find?
ask-stifle_where = In which system do you destroy all your units?
ask-lose_ships = Destroy three of your ships at Mecatol Rex, rather than move the round marker back?
ask-edict_retreat = The Lazax part the fleets: where do you retreat to?

# Treaty Cards: what helps whoever gives them to win.

# Scenario Objectives.

# Agendas.
