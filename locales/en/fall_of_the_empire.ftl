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
    .waiting = chooses the system that receives units
ask-free_units = Which unit do you receive?
    .waiting = receives a unit
explain-no-works = you control no activated system with a Space Dock where a unit could be put
ask-decree = Which outcome do you choose?
    .waiting = chooses the outcome of a decree

option-destroy-unit = { $kind } of { $player }, { $where }
option-move-unit = { $kind }, { $where }
option-strike-first = strike first: { $where }
option-edict = { $player } must retreat
option-discovery = { $technology }
ask-destroy_enemy_unit = Which unit of an opponent do you destroy?
    .waiting = chooses an opponent's unit that is destroyed
ask-mobilize_from = From which system do you call units home?
    .waiting = chooses a system from which units are called home
ask-mobilize_to = To which system do you send units from home?
    .waiting = chooses a system that units from home go to
ask-mobilize = Which unit goes?
    .waiting = chooses the unit that goes
ask-experiment_where = In which system do you experiment?
    .waiting = chooses a system for an experiment
ask-discover = Which technology do you find?
    .waiting = chooses the technology that is found
ask-stifle_where = In which system do you destroy all your units?
    .waiting = chooses the system in which all his units are destroyed
ask-lose_ships = Destroy three of your ships at Mecatol Rex, rather than move the round marker back?
    .waiting = decides whether to lose three ships at Mecatol Rex rather than move the round marker back
ask-edict_retreat = The Lazax part the fleets: where do you retreat to?
    .waiting = chooses where to retreat to, for the Lazax part the fleets

# Treaty Cards: what helps whoever gives them to win.

# Scenario Objectives.

# Agendas.
