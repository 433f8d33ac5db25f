# Technologies: gaining and buying them.

ask-receive_technology = Choose a technology
    .waiting = chooses a technology
ask-buy_technology = Buy a technology
    .waiting = buys a technology
ask-buy_technologies = Buy technologies
    .waiting = buys technologies
ask-buy_upgrade = Buy an upgrade of your race
    .waiting = buys an upgrade

option-technology = { $technology } ({ $cost ->
        [0] free
        [one] { $cost } resource
       *[other] { $cost } resources
    })

event-technologygained = { $seat } gains { $technology }
event-upgradegained = { $seat } gains the upgrade { $technology }

explain-no-technology = { $technology } is not among the technologies you may research
explain-technology-owned = You have { $technology } already
explain-prerequisites = { $technology } needs { $needs }

# What technologies ask of their owners.

ask-synthesis_planet = Gen Synthesis: on which planet does the Ground Force come back?
    .waiting = chooses the planet on which a Ground Force comes back
ask-second_action = Fleet Logistics: do you take a second Tactical Action?
    .waiting = may take a second Tactical Action
ask-transit_from = Transit Diodes: from which planet?
    .waiting = chooses the planet that Transit Diodes send from
ask-transit = Transit Diodes: who goes?
    .waiting = chooses who goes by Transit Diodes
ask-transit_to = Transit Diodes: where to?
    .waiting = chooses where Transit Diodes send to
ask-transit_units = Transit Diodes: which Ground Forces go?
    .waiting = chooses the Ground Forces that go by Transit Diodes
ask-more_goods = Micro Technology: on which agreement do you put more Trade Goods?
    .waiting = chooses the Trade Agreement that gets more Trade Goods
ask-one_more_shot = Graviton Laser System: which PDS fires once more?
    .waiting = chooses the PDS that fires once more
ask-recycle = Hyper Metabolism: do you exchange an Action Card?
    .waiting = may exchange an Action Card
ask-discard_half = X-89 Bacterial Weapon: half of your Action Cards are discarded
    .waiting = discards half of his Action Cards
ask-sacrifice_planet = X-89 Bacterial Weapon: a planet is exhausted or lost
    .waiting = chooses the planet that the bacterial weapon strikes

option-repair = repair { $kind }
option-ignore-hit = Impulsion Shields: ignore a hit
option-bacteria = X-89 Bacterial Weapon: { $kind } destroys the Ground Forces on { $planet }
option-bacteria-planet = X-89 Bacterial Weapon on { $planet }
option-fleet-logistics = Fleet Logistics: take your counter off { $system }
option-transit-diodes = Transit Diodes
option-transit-unit = { $kind } at { $where }
option-transit-leader = { $leader }
option-transit-to = { $where }
option-unit = { $kind }
option-scuttle-for = Transfabrication: scuttle { $kind } for the dock at { $where }
option-exhaust-for = Transfabrication: exhaust the dock at { $where } for the one at { $other }
option-agreement = the agreement with { $player }
option-redistribute-now = Integrated Economy: redistribute your Command Counters

explain-grav-wave = Ships that cross a Standing Grav Wave the wrong way stop in { $system }
