# What races ask and tell, and what their abilities, technologies and Flagships do.

ask-other_dice = Your dice lie on the table: do you do anything about them?
    .waiting = may do something about dice on the table
ask-dice_cast = Combat dice of { $player } lie on the table at { $place }: do you do anything about them?
    .waiting = may do something about the dice of { $player } at { $place }

# The Federation of Sol

ask-orbital_drop = Orbital drop: on which planet?
    .waiting = chooses a planet for an orbital drop
option-orbital-drop =
    Orbital drop: { $count ->
        [one] { $count } Ground Force
       *[other] { $count } Ground Forces
    } for a counter of Strategy Allocation

# The Barony of Letnev

option-war-funding = War funding: spend { $goods } Trade Goods for this round
option-mend = Saimoc-Infused Hulls: repair { $kind }

# The Universities of Jol-Nar

ask-further_study = Technology: do you study further?
    .waiting = may study a further technology
option-further-study = one more technology for { $resources } resources and a Command Counter
ask-scholars = Technology: do you carry out the primary ability too?
    .waiting = decides whether to carry out the primary of Technology too
option-primary-first = the primary ability first
option-primary-last = the primary ability afterwards
option-conduit = Spatial Conduit Network: your systems are next to each other for this movement

# The Xxcha Kingdom

ask-diplomats_way = Diplomacy: the primary or the secondary ability?
    .waiting = chooses between the primary and the secondary of Diplomacy
ask-repeat_diplomacy = Diplomacy: do you carry out the primary ability once more?
    .waiting = decides whether to carry out the primary of Diplomacy once more
option-primary-instead = the primary ability
option-plain-secondary = the secondary ability
option-diplomacy-again = once more, for a counter of Strategy Allocation and { $influence } influence
option-turn-away = Diplomats: end this action
option-instinct = Instinct Training: cancel { $card }
option-energy-shells = Archon Energy Shells: cancel a hit

# The Naalu Collective

ask-opening_action = Before the first turn: do you take a Tactical Action?
    .waiting = may take a Tactical Action before the first turn
ask-choir_discard = Foretelling Choir: discard an Action Card
    .waiting = discards an Action Card

# The Yin Brotherhood

ask-reversal = Reversal: on which planet?
    .waiting = chooses a planet for a reversal
option-yin-convert = Convert a Ground Force on { $planet }
option-devotion = Devotion: { $kind } is given up for a hit on { $unit }
option-reversal = Reversal: resources and influence of a planet change places
option-man-fighters = { $count } { $kind } at { $where } fight as Fighters
event-exchanged = { $seat }: { $count } { $kind } at { $source } become { $unit } at { $where }.

# The Clan of Saar

# The Ghosts of Creuss

ask-wormhole_token = Slave Wormhole Generator: where do you put your wormhole?
    .waiting = chooses where to put a wormhole
option-splice = Dimensional Splicer: a hit on { $kind }
option-wormhole = { $letter } in { $system }
explain-closed-gate = { $player } lets nobody through a wormhole into { $system }
explain-own-wormhole = The Flagship does not travel by its own wormhole

# Sardakk N'orr

ask-exotrireme = Exotrireme: which enemy ship is destroyed?
    .waiting = chooses the enemy ship that an Exotrireme destroys
option-exotrireme = Exotrireme: a Dreadnought takes two enemy ships along

# The L1z1x Mindnet

# The Winnu

ask-bioptic_card = Bioptic Recyclers: which card do you discard?
    .waiting = discards a card for the Bioptic Recyclers
ask-bioptic_reward = Bioptic Recyclers: what do you take?
    .waiting = chooses what the Bioptic Recyclers give
ask-gate_folding = Lazax Gate Folding: a Ground Force on Mecatol Rex?
    .waiting = may put a Ground Force on Mecatol Rex
option-bioptic = Bioptic Recyclers
option-recycled-goods = { $goods } Trade Goods
option-recycled-counter = a Command Counter
option-gate-folding = put it there

# The Embers of Muaat

ask-nova_seed = Nova Seed: which system becomes a Supernova?
    .waiting = chooses the system that becomes a Supernova
option-nova-seed = Nova Seed: a system becomes a Supernova

ask-forge = Forge: what, and where?
    .waiting = chooses what is forged and where
option-forge-action = Forge ships for a counter of Strategy Allocation
option-forge = { $count } { $kind } in { $system }

# The Yssaril Tribes

option-spies = Spies: look at the Action Cards of { $player }
ask-mageon_implants = Mageon Implants: which card do you take?
    .waiting = takes a card with the Mageon Implants
ask-shuttle_from = Shuttle Logistics: from which system?
    .waiting = chooses the system that the shuttles leave
ask-shuttle = Shuttle Logistics: who goes where?
    .waiting = chooses who goes where by shuttle
option-wait = Wait
option-shuttle = { $kind } from { $where } to { $source }

# The Emirates of Hacan

option-card-swap = Trade an Action Card with { $player }
ask-card_swap_give = Which Action Card do you offer?
    .waiting = offers an Action Card
ask-card_swap_return = Which Action Card do you give for it?
    .waiting = gives an Action Card in return
ask-production_centers = Who gets a share of the goods?
    .waiting = chooses who gets a share of the goods
ask-datahub = Quantum Datahub Node: which Strategy Cards are exchanged?
    .waiting = chooses the Strategy Cards that are exchanged
option-offer-card = { $card }
option-production-centers = { $goods } Trade Goods for a counter of Strategy Allocation
option-datahub = { $card } for { $other }
explain-unbreakable = Agreements with { $player } end only by war

# The Mentak Coalition

ask-pillage = Whom do you rob of a Trade Good?
    .waiting = chooses whom to rob of a Trade Good
option-pillage = Rob up to two rich players of a Trade Good
ask-salvage = Salvage Operations: which ship do you build?
    .waiting = chooses a ship to build from the salvage
option-piracy = Piracy: rob up to two players, for a counter of Strategy Allocation
option-salvage = { $kind } ({ $cost } resources)

# The Arborec

ask-status_growth = Where does a Ground Force grow?
    .waiting = chooses where a Ground Force grows
ask-bioplasmosis = Bioplasmosis: does a Ground Force spread?
    .waiting = may have a Ground Force spread
ask-bioplasmosis_leader = Bioplasmosis: which Leaders go along?
    .waiting = says which Leaders go along
ask-ecosphere_phasing = Ecosphere Phasing: 4 Natural Wealth on which planet?
    .waiting = chooses a planet for Natural Wealth
option-spread = from { $planet } to { $where }
option-ecosphere-phasing = Ecosphere Phasing: Natural Wealth on two planets, for a counter of Strategy Allocation

# The Nekro Virus

ask-assimilate = What do you copy of your enemy?
    .waiting = chooses what to copy of the enemy
option-assimilate = copy { $technology }
option-counters-instead = 3 Command Counters ({ $cost } resources)
explain-nekro-no-vote = The Nekro Virus does not vote
explain-nekro-no-research = No card brings technologies to the Nekro Virus

# The revised races of Central Powers

ask-warfare_primary = Warfare: the primary or the secondary ability?
    .waiting = chooses between the primary and the secondary of Warfare
option-berserk = Febrile Berserker Mutation: a lost { $kind } rolls once more
option-shrug-off = Stubborn defence: ignore a hit
option-drones =
    { $count ->
        [one] Fighter Drones: give up a Fighter, and a War Sun rolls one die more
       *[other] Fighter Drones: give up { $count } Fighters, and as many War Suns roll one die more
    }
option-tune-armor = L5 Disruptors: a Trade Good, and your Mechanized Units have +1 in this round
option-tune-ships = L5 Disruptors: a Trade Good, and your ships that are no Fighters have +1 in this round
ask-detente_primary = Détente: the primary or the secondary ability?
    .waiting = chooses between the primary and the secondary of Détente
