# Objectives.
ask-claim_public = Which public objective will you claim?
    .waiting = claims objectives
ask-claim_secret = Will you claim your own objective?
    .waiting = claims objectives
ask-claim_path = Will you claim an objective of your race?
    .waiting = may claim an objective of his race
ask-claim_preliminary = Will you claim the Preliminary Objective?
    .waiting = may claim a Preliminary Objective
ask-spend_what = With what will you pay for { $objective }?
    .waiting = chooses what to pay for { $objective } with
ask-spend_counter = { $objective }: from where do you spend a Command Counter?
    .waiting = spends a Command Counter for { $objective }
option-affected-secret = { $objective }
option-claim = claim { $objective }
option-spend-resources = spend { $count } resources
option-spend-influence = spend { $count } influence
event-objectiverevealed = A new objective lies open: { $objective }.
event-objectiveremoved = { $objective } is taken out of the game.
event-objectiveexchanged = { $objective } goes into the box; another objective takes its place.
explain-home-lost = A planet of your Home System is not yours.
explain-no-objective = There is no objective { $objective }.
explain-not-open = { $objective } is not yours to claim.
explain-special = Special Objectives are not chosen: { $objective } is yours as long as you meet it.
explain-claimed = You have claimed { $objective } already.
explain-stage-two = { $objective } can be claimed only in Stage II.
explain-not-met = You do not meet { $objective }.
explain-not-now = Objectives are claimed in the Status Phase.
count-line =
    { $need ->
        [1] { $what }: { $have ->
            [0] missing
           *[other] done
        }
       *[other] { $what }: { $have } of { $need }{ $missing ->
            [0] , done
           *[other] , { $missing } missing
        }
    }
count-planets = planets
count-distance = distance between two of them
count-stations = Trade Stations
count-richer = opponents with more planets
count-planet_resources = resources of the planets
count-homes = Home Systems of opponents
count-artifacts = Artifacts
count-mecatol_rex = Mecatol Rex
count-dock_held = a Space Dock there since the round began
count-specialty_planets = planets with the specialty
count-same_specialty = planets with the same specialty
count-specialties = different specialties
count-technologies = technologies
count-technologies_alike = technologies of one colour
count-colours = colours
count-influence = influence of the planets
count-title = the office
count-points = Victory Points at the end of the Action Phase
count-lead = points ahead of the next player
count-systems = systems
count-adjacent = systems next to Mecatol Rex
count-docks = Space Docks
count-docks_outside = Space Docks outside of the Home System
count-enemy_docks = Space Docks of opponents
count-ships = ships
count-wormholes = systems with the wormhole
count-span = length of the line
count-retreats = retreats announced this round
count-battles = battles won this round
count-fleet_worth = resources of the fleet attacked this round
count-hits = hits on it
count-partners = trade partners attacked this round
count-destroyed = units destroyed this round
count-owners = opponents
count-leaders = Leaders of opponents
count-agendas = agendas won this round
count-status_phase = held until the Status Phase
count-spend_command_counters = Command Counters to spend
count-spend_trade_goods = Trade Goods to spend
count-spend_resources = resources to spend
count-spend_influence = influence to spend
count-spend_resources_or_influence = resources or influence to spend
count-spend_resources_and_influence = resources and influence to spend
count-at_once = all of it at once
count-empire = the Home Systems in order
count-own_home = the own Home System
count-no_empire = the Lazax without their objective
count-treaties = Treaty Cards given away
count-treaty_keepers = players who hold one of them
count-figures = plastic figures on the board
count-leader = Leaders there
count-ground_unit = ground units there
count-ground_force = Ground Forces there
count-non_fighter_ship = ships other than Fighters there
count-ship = ships there
objective-line = { $objective } ({ $points }): { $text } [{ $far }]
