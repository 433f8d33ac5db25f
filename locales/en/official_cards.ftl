# The official Action and Political Cards: what is asked about them, and what they do.

ask-outcome_known = { $card } is decided: do you react before it takes effect?
    .waiting = may react before { $card } takes effect
ask-before_sailing = Ships are about to enter { $place }: do you react?
    .waiting = may react to the ships about to enter { $place }
ask-pay_for_fleet = Pay a Trade Good rather than lose the ships beyond the limit of their type?
    .waiting = decides whether to pay for ships beyond the limit of their type
ask-give_strategy_card = Who gets the Strategy Card that you have taken?
    .waiting = chooses who gets a Strategy Card
ask-policy_paralysis = Who may not use the secondary?
    .waiting = chooses who may not use the secondary
ask-unconventional_measures = Do you draw an Action Card?
    .waiting = may draw an Action Card
ask-armistice_planet = Which of your planets does he not invade?
    .waiting = chooses the planet that is not invaded
ask-unexpected_action = From which system do you take your Command Counter back?
    .waiting = chooses a system to take a Command Counter back from
ask-strategic_bombardment = Where does your War Sun exhaust the enemy planets?
    .waiting = chooses where his War Sun exhausts enemy planets
ask-transport_from = From which planet do Ground Forces leave?
    .waiting = chooses the planet that Ground Forces leave
ask-transport_to = To which planet do they go?
    .waiting = chooses the planet that Ground Forces go to
ask-sabotaged_pds = How many PDS are destroyed?
    .waiting = decides how many PDS are destroyed
ask-jammed_system = Where do you jam the signals?
    .waiting = chooses where to jam the signals
ask-space_dock_accident = In which system does a Space Dock have an accident?
    .waiting = chooses the system in which a Space Dock has an accident
ask-reparations_planet = Which planet of his is exhausted?
    .waiting = chooses the planet that is exhausted for reparations
ask-marksman = Which of your ships aims?
    .waiting = chooses the ship that aims
ask-marksman_target = At which ship does it aim?
    .waiting = chooses the ship that is aimed at
ask-dug_in = On which planet do your Ground Forces dig in?
    .waiting = chooses the planet on which his Ground Forces dig in
ask-geomagnetic_mines = Which Mechanized Unit is destroyed?
    .waiting = chooses the Mechanized Unit that is destroyed
ask-overrun = Which unit is overrun?
    .waiting = chooses the unit that is overrun
ask-silent_fleet = Which of your fleets goes in silence?
    .waiting = chooses the fleet that goes in silence
ask-silent_system = Through which system with enemy ships does it pass?
    .waiting = chooses the system that a silent fleet passes through
ask-faulty_die = Which roll is made again?
    .waiting = chooses the roll that is made again
ask-faulty_mine = Which Space Mine is discarded?
    .waiting = chooses the Space Mine that is discarded
ask-disarmed_planet = On which of your planets are all Ground Forces destroyed?
    .waiting = chooses the planet on which all Ground Forces are destroyed
ask-redistribute_to = Who may take this planet with three Ground Forces?
    .waiting = chooses who may take a planet with three Ground Forces
ask-settle_three = Put three Ground Forces there and take the planet?
    .waiting = decides whether to take a planet with three Ground Forces
ask-tariff_good = Pay a Trade Good for the tariff rather than exhaust a planet?
    .waiting = decides whether to pay a Trade Good rather than exhaust a planet
option-discard-mine = the Space Mine on { $border }
option-advanced-reinforcements-ground-forces = two Ground Forces
option-advanced-reinforcements-shock-troop = one Shock Troop

option-stop-fleet = stop the fleet that is about to enter { $where }
option-minister-strikes = spend a counter of Strategy Allocation for a hit before the battle

# Action Cards.

# Political Cards.
explain-duel-without-landings = In a duel there are no landings in an action that this card gives.
ask-rise_of_a_messiah = On which planet does a Ground Force rise?
    .waiting = chooses the planet on which a Ground Force rises
