# Action Cards played between the actions, and as actions.

ask-before_action = You are about to choose an action: do you do anything before?
    .waiting = may do something before choosing an action
ask-strategic_announced = { $player } announces { $card }: do you react?
    .waiting = may react to { $card }, announced by { $player }
ask-after_primary = The primary ability of { $card } was carried out by { $player }: do you react?
    .waiting = may react to the primary ability of { $card }
ask-secondary_offered = The secondary ability of { $card } comes next for { $player }: do you do anything before?
    .waiting = may do something before { $player } is offered the secondary ability of { $card }

event-cardtaken = { $seat } takes a card of { $other }

ask-advanced_reinforcements = Which planet is reinforced?
ask-reinforcements = What do you place there?
option-advanced-reinforcements-armor = one Armor
option-advanced-reinforcements-troops = one Shock Troop and one Ground Force
ask-civil_defense = On which planet do you place PDS?
ask-civil_defense_number = How many PDS do you place?
ask-ghost_ship = Where does the ship appear?
ask-ghost_kind = Which ship is it?
option-ghost-ship-destroyer = a Destroyer
option-ghost-ship-cruiser = a Cruiser
ask-voluntary_annexation = Which neutral planet joins you?
ask-defection = Which lonely ship do you tempt?
ask-pay_defector = Do you pay for the ship?
ask-lucky_shot = In which system do you fire?
ask-lucky_shot_at = At whose ship?
ask-lucky_shot_ship = Which ship is destroyed?
ask-hidden_warheads = Where do you break a blockade?
ask-hidden_warheads_at = At whose fleet do you fire?
ask-local_unrest = Where does unrest break out?
ask-unrest_loss = Which ground unit do you lose?
ask-plague = Where does the plague break out?
ask-military_advisors = Which empty planet do you arm against everybody?
ask-secret_industrial_agent = In which system is a Space Dock destroyed?
ask-dock = Which Space Dock is it?
option-dock-of = { $where } ({ $player })
ask-equipment_sabotage = Which planet do you sabotage?
ask-equipment_sabotage_way = What do you do there?
option-equipment-sabotage-pds = remove a PDS
option-equipment-sabotage-facility = remove the facility
option-equipment-sabotage-halve = halve its production for the round
option-equipment-sabotage-exhaust = exhaust it
ask-uprising = In which system do the people rise?
ask-armistice = Which system does neither of you activate?
ask-armistice_with = With whom do you agree on it?
explain-armistice = An armistice forbids you to activate { $system }.
ask-war_footing = In which system may you have more ships?
ask-diplomatic_immunity = Which of your systems is protected?
ask-diplomatic_immunity_from = Whose Command Counter is laid there?
option-envoy = lay a Command Counter of { $player } in the protected system

ask-transport = What do you transport?
option-transport = { $kind } from { $planet } to { $where }
option-lead = { $leader } goes to { $where }
ask-massive_transport = Which Space Dock do you relocate?
ask-massive_transport_to = Where does it go?
ask-rally_the_people = Which units gather in your Home System?
ask-salvage_where = Which Void System do you salvage in?
ask-salvage_wrecks = Take a Trade Good from the wrecks?

ask-insubordination = Whose Command Counter do you take away?
ask-insubordination_area = From which area?
ask-joint_fleet_exercise = With whom do you hold an exercise?
ask-exercise_own = Which of your fleets takes part?
ask-exercise_other = Which of the partner's fleets takes part?
ask-successful_spy = Whose Action Cards does the spy find?
ask-interrogate = Which captive do you interrogate?
option-interrogate = { $leader }
ask-interrogation = What do you want to see?
option-interrogation-hand = Action and Political Cards in hand
option-interrogation-objective = the Secret Objective
ask-interrogation_spoils = Do you take a card?
option-random-action-card = an Action Card at random
option-random-political-card = a Political Card at random
option-take-card = take { $card }
ask-privateers = Whom do the privateers plunder?
ask-stellar_criminals = Who is robbed?
ask-robbed = Which planet do you exhaust?
ask-flawless_strategy = Which unchosen Strategy Card do you play?
ask-political_coup = What is voted on again?
option-vote-voice = the Voice of the Council

ask-merchants_guild = Which Trade Agreement is broken?
ask-frozen_accounts = Whose Trade Goods are frozen?

ask-force_of_progress = Which planet is refreshed?
ask-signal_jamming = From which of your systems do you jam?
ask-signal_jamming_whom = Whose Command Counter is laid there?
ask-reparations = Where do you take the next Trade Good from?
option-reparation = { $source }
ask-particle_storm = Which fleet does the storm strike?
option-fleet = the fleet of { $player } in { $system }

ask-multiculturalism = Which racial ability do you copy?
option-ability = { $ability } of { $player }
ask-scientist_assassination = Who gains no technology this round?
    .waiting = chooses who gains no technology this round
ask-cultural_crisis = Who is without racial abilities this round?
explain-stability = Nobody may play Action Cards in this Action Phase.
option-end-stability = discard { $count } Action Cards to end Temporary Stability
ask-end_stability = Which Action Card do you discard?
ask-black_box_planet = Do you exhaust a planet for a red technology?
ask-black_box = Which red technology do you use this round?
ask-productivity_spike = Which Space Dock produces more?
ask-the_lost_fleet = Where does the lost fleet appear?
ask-synchronicity = Which card do you keep?
option-keep-card = keep { $card }
ask-master_of_fate = Which card is dealt next?
option-deal-card = { $card } for { $player }
ask-strategic_stability = Which Strategy Card do you keep?
ask-inception = Which revealed agenda is discarded?
ask-inception_card = Which Political Card takes its place?

ask-red_tape = Which Strategy Card can nobody choose?
explain-barred-card = { $card } may not be chosen.
ask-strategic_shift = Which Strategy Card do you put back?
option-put-back = put { $card } back
ask-labor_strike = Which planet do you exhaust?
explain-paralysis = No Command Counters may be spent on the secondary of { $card }.

ask-focused_research = Which specialty do you exhaust?
option-focus = { $planet } for { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}

ask-disclosure = Whose Action Cards are disclosed?
ask-disclosed = Which of them is discarded?
ask-emergency_repairs = In which system are your ships repaired?

ask-veto_replacement = Which agenda takes the place of the vetoed one?
ask-policy_from_hand = Which Political Card do you add to the agendas?
ask-hired_thugs = Whose votes are halved?
ask-change_votes = Do you change your votes?
option-votes-keep = leave them as they are
option-votes-change = write them down anew
ask-political_hold_agenda = On which agenda do you hold votes?
ask-political_hold = In which system?
ask-political_hold_outcome = What do you hold them for?
option-political_hold_outcome = { $key }
ask-bribery_outcome = What are the votes for?
option-bribery_outcome = { $key }
option-bribe-more = spend resources for more votes

ask-corridor_of_tranquility = Which Special System becomes passable?
ask-corridor_border = By which border?
option-border-to = the border to { $system }
explain-corridor = The corridor through { $system } has only two ends.
ask-navigation_beacon = Where does the beacon lie?
option-beacon = follow the beacon: no hostile acts, but two ships go further
explain-beacon = Following the beacon you do nothing hostile in this action.

# What each card does, in a sentence or two.
