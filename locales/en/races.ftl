# What races ask and tell, and what their abilities, technologies and Flagships do.

ask-dice_cast = Combat dice lie on the table: do you do anything about them?

# The Federation of Sol

about-sol-orbital-drop = As an action, 1 Command Counter of Strategy Allocation puts 2 Ground Forces on one of your planets.
about-sol-extra-counter = You receive 1 Command Counter more in every Status Phase.
about-mark-ii-advanced-carriers = Your Carriers have a capacity of 8 and sustain damage.
about-spec-ops-training = Ones that you roll in Invasion Combat are rolled again, once.
about-advanced-fleet-tactics = In each round of a Space Battle up to three of your Fighters and one Carrier have +2. A barrage destroys at most half of your Fighters, rounded up.
about-sol-flagship-ground-forces = Ground Forces aboard take up none of its capacity.
ask-orbital_drop = Orbital drop: on which planet?
option-orbital-drop = Orbital drop: 2 Ground Forces for a counter of Strategy Allocation

# The Barony of Letnev

about-letnev-war-funding = Before a round of combat you may spend 2 Trade Goods: in that round your ships have +1, or your Ground Forces +2.
about-letnev-fleet-bonus = Each of your fleets may hold one ship more than your Fleet Supply.
about-l4-disruptors = The bonus of your Ground Forces in Invasion Combat costs no Trade Goods.
about-noneuclidean-shielding = A unit of yours that sustains damage cancels 2 hits.
about-saimoc-infused-hulls = After a round of a Space Battle you may repair a ship that did not sustain damage in it. In the first round hits of Fighters can be assigned to your Fighters only.
about-letnev-flagship-bombards-through-shields = It may bombard planets with PDS.
about-letnev-flagship-repair = It is repaired at the start of every combat round.
option-war-funding = War funding: spend { $goods } Trade Goods for this round
option-mend = Saimoc-Infused Hulls: repair { $kind }

# The Universities of Jol-Nar

about-jol-nar-frail = You have -1 on all combat rolls.
about-jol-nar-scholars = When you use the secondary ability of Technology you may carry out its primary ability as well.
about-jol-nar-recalculate = You may spend 1 Command Counter of Strategy Allocation to roll one of your dice again at once.
about-spatial-conduit-network = Once a round, when you move ships into a system you control, the systems you control are next to each other for them.
about-electro-resonance-turbines = When an opponent activates a system you control you receive 3 Trade Goods.
about-predictive-targeting = The first die you roll again in each combat costs no Command Counter.
about-jol-nar-flagship-triple-hits = Each 10 it rolls in a Space Battle is 3 hits.
ask-scholars = Technology: do you carry out the primary ability too?
option-primary-first = the primary ability first
option-primary-last = the primary ability afterwards
option-conduit = Spatial Conduit Network: your systems are next to each other for this movement

# The Xxcha Kingdom

about-xxcha-diplomats-way = Instead of the secondary ability of Diplomacy you may carry out its primary ability.
about-xxcha-veto = When an agenda has been read you may spend 1 Command Counter of Strategy Allocation: it is discarded and another one drawn. In the Twilight Council you may discard one of the agendas chosen for the vote.
about-xxcha-resilient = Opponents have -1 on combat rolls against you in the first round of every Space Battle and Invasion Combat.
about-diplomats = Once a round, when an opponent activates a system you control, you may spend 1 Command Counter of Strategy Allocation: his counter returns to his reinforcements and his action is over.
about-instinct-training = Once a round you may spend 1 Command Counter of Strategy Allocation to cancel an Action Card an opponent has just played.
about-archon-energy-shells = As defender in a Space Battle or an Invasion Combat you may cancel two hits in all.
about-xxcha-flagship-space-cannon = It fires like two PDS that reach the systems next to theirs.
ask-diplomats_way = Diplomacy: the primary or the secondary ability?
ask-repeat_diplomacy = Diplomacy: do you carry out the primary ability once more?
option-primary-instead = the primary ability
option-plain-secondary = the secondary ability
option-diplomacy-again = once more, for a counter of Strategy Allocation and { $influence } influence
option-turn-away = Diplomats: end this action
option-instinct = Instinct Training: cancel { $card }
option-energy-shells = Archon Energy Shells: cancel a hit

# The Naalu Collective

about-naalu-initiative-zero = Your initiative is 0 whatever Strategy Card you hold.
about-naalu-opening-action = Before the Action Phase begins you may take one Tactical Action.
about-naalu-early-retreat = When your fleet is attacked it may retreat before the Space Battle.
about-naalu-fighters = Your Fighters have +1 in Space Battles.
about-telepathic-mind-weapon = An opponent who activates a system you control loses 1 Command Counter from his Fleet Supply.
about-hybrid-crystal-drives = Your Carriers, and Fighters that fly by themselves, count half a ship each against your Fleet Supply.
about-foretelling-choir = When you draw Action Cards in the Status Phase, draw one more, then discard one.
about-naalu-flagship-fleet-supply = Your Fleet Supply is 3 higher in its system.
ask-opening_action = Before the first turn: do you take a Tactical Action?
ask-choir_discard = Foretelling Choir: discard an Action Card

# The Yin Brotherhood

about-yin-convert = Before an Invasion Combat in which you attack you may roll a die: on 5 or more the opponent loses a Ground Force and you gain one.
about-yin-devotion = Just before the second round of a Space Battle you may give up a Destroyer or a Cruiser for a hit on an enemy ship of your choice.
about-yin-reversal = Once a round, as an action, resources and influence of one of your planets that is not exhausted change places until the round is over.
about-fanaticism = You may try to convert twice before each Invasion Combat.
about-yin-spinner = Whenever you build units at a Space Dock you receive a Ground Force more for nothing.
about-subliminal-command = You may try to convert once more before each Invasion Combat.
about-yin-flagship-ground-fighters = Your Ground Forces in its system may take part in Space Battles as if they were Fighters.
ask-reversal = Reversal: on which planet?
option-yin-convert = Convert a Ground Force on { $planet }
option-devotion = Devotion: { $kind } is given up for a hit on { $unit }
option-reversal = Reversal: resources and influence of a planet change places
option-man-fighters = { $count } Ground Forces at { $where } fight as Fighters
event-exchanged = { $seat }: { $count } { $kind } at { $source } become { $unit } at { $where }.

# The Clan of Saar

about-saar-scavenge = You receive 1 Trade Good for every planet you acquire.
about-saar-mobile-docks = Your Space Docks stand in space: they move 1 system, have a production capacity of 4 and do not produce in an action in which they moved. A dock beside enemy ships and without ships of yours is destroyed.
about-saar-no-home-needed = You may claim objectives without controlling your Home System.
about-saar-no-home-penalty = You lose no Victory Points for a lost Home System.
about-floating-factory = Your Space Docks have a production capacity of 5, room for 5 Fighters, and move one system further.
about-chaos-mapping = You may activate Asteroid Fields. Your Fleet Supply there is always 3.
about-scrap-foundries = You receive 2 Trade Goods for every planet you acquire.
about-saar-flagship-built-anywhere = It may be built in any system.

# The Ghosts of Creuss

about-creuss-wormhole-kinship = For the movement of your ships A and B wormholes are one.
about-creuss-free-wormholes = You may use wormholes whatever closes them to others.
about-creuss-closed-gates = Others may not travel by A or B wormholes into a system you control.
about-dimensional-splicer = At the start of a Space Battle in a system with a wormhole you assign 1 hit to an enemy ship of your choice.
about-slave-wormhole-generator = At the start of each Status Phase you may place or move a wormhole token of your own, A or B, into an empty or friendly system that is nobody's home.
about-rift-tempered-hulls = Your ships have +1 in the first round of a Space Battle in a system with a wormhole.
about-creuss-flagship-wormhole = Its system has a D wormhole for your ships; while it moves, the system it moves to. It does not travel by that wormhole itself.
ask-wormhole_token = Slave Wormhole Generator: where do you put your wormhole?
option-splice = Dimensional Splicer: a hit on { $kind }
option-wormhole = { $letter } in { $system }
explain-closed-gate = { $player } lets nobody through a wormhole into { $system }
explain-own-wormhole = The Flagship does not travel by its own wormhole

# Sardakk N'orr

about-norr-valour = You have +1 on all combat rolls.
about-valkyrie-armor = After a round of Invasion Combat you roll a die for each casualty you took; for each 10 the opponent takes a casualty more.
about-exotrireme = At the end of a round of a Space Battle you may destroy one of your Dreadnoughts there and with it two enemy ships of your choice.
about-berzerker-genome = In a combat round in which you score a hit you score one more.
about-norr-flagship-bonus = You have +1 on rolls of Space Battles in its system.
ask-exotrireme = Exotrireme: which enemy ship is destroyed?
option-exotrireme = Exotrireme: a Dreadnought takes two enemy ships along

# The L1z1x Mindnet

about-l1z1x-cheap-dreadnoughts = Your Dreadnoughts cost 4.
about-l1z1x-dreadnought-gunnery = Your Dreadnoughts have +1 in Space Battles.
about-l1z1x-assault-troops = Your Ground Forces have +1 in Invasion Combats in which you attack.
about-dreadnought-invasion-pod = Each of your Dreadnoughts may carry 1 Ground Force more.
about-inheritance-systems = When you research with the Technology card you may pay 2 resources more to ignore what a technology needs.
about-assembly-minds = Your Dreadnoughts take 1 of production capacity.
about-l1z1x-flagship-non-fighter-hits = In its system hits of your Flagship and your Dreadnoughts are taken by ships that are no Fighters, if there are any.

# The Winnu

about-winnu-elder-votes = The influence of your home planet counts among your votes even when it is exhausted.
about-winnu-calm-worlds = Local Unrest does nothing on your planets with Ground Forces.
about-winnu-free-technology = The secondary ability of Technology costs you no Command Counter.
about-bioptic-recyclers = Once a round, as an action, you may discard an Action Card for 2 Trade Goods or 1 Command Counter.
about-lazax-gate-folding = At the start of each Status Phase you may put 1 Ground Force on Mecatol Rex if it is yours or nobody's.
about-keepers-of-the-throneworld = While you control Mecatol Rex you receive 1 Command Counter more in the Status Phase.
about-winnu-flagship-dice = In Space Battles it rolls as many dice as the enemy has ships that are no Fighters.
ask-bioptic_card = Bioptic Recyclers: which card do you discard?
ask-bioptic_reward = Bioptic Recyclers: what do you take?
ask-gate_folding = Lazax Gate Folding: a Ground Force on Mecatol Rex?
option-bioptic = Bioptic Recyclers
option-recycled-goods = { $goods } Trade Goods
option-recycled-counter = a Command Counter
option-gate-folding = put it there

# The Embers of Muaat

about-muaat-war-sun-speed = Your War Suns move 1 system, and 2 with Deep Space Cannon.
about-muaat-slow-war-suns = What the War Sun technology adds to movement and bombardment comes with Deep Space Cannon only.
about-muaat-forge = As an action, 1 Command Counter of Strategy Allocation puts 2 Fighters or 1 Destroyer in a system with a War Sun or Space Dock of yours.
about-muaat-supernova-transit = Your ships may pass through Supernovas.
about-magmus-reactor = Your War Suns move one system further and cost 10.
about-nova-seed = As an action, once in the game, a system you control becomes a Supernova: not Mecatol Rex, not a Home System, not next to a Special System. Your ships there survive.
ask-nova_seed = Nova Seed: which system becomes a Supernova?
option-nova-seed = Nova Seed: a system becomes a Supernova
about-magma-obliterator = One of your War Suns bombards with 2 more dice.
about-muaat-flagship-cruiser = As an action, 1 Command Counter of Strategy Allocation puts 1 Cruiser in its system.
ask-forge = Forge: what, and where?
option-forge-action = Forge ships for a counter of Strategy Allocation
option-forge = { $count } { $kind } in { $system }

# The Yssaril Tribes

about-yssaril-wait = You may skip your turn, though not twice in a row.
about-yssaril-extra-action-card = You draw 1 Action Card more in every Status Phase.
about-yssaril-no-hand-limit = You may hold any number of Action Cards.
about-yssaril-spies = In every Strategy Phase you may look at another player's Action Cards.
about-shuttle-logistics = At the start of the Status Phase your Ground Forces in one system without enemy ships may go to your planets in that system and next to it.
about-mageon-implants = When your spies look at a hand you may take one of its cards.
about-infiltrator-cells = Your attacking Ground Forces have +1 in the first round of an Invasion Combat.
about-yssaril-flagship-passage = It may move through systems with enemy ships.
about-yssaril-flagship-passes-mines = It and the ships that move with it set off no Space Mines.
about-yssaril-flagship-safe-from-pds = PDS do not fire at the fleet it is in.
ask-spies = Spies: whose Action Cards do you look at?
ask-mageon_implants = Mageon Implants: which card do you take?
ask-shuttle_from = Shuttle Logistics: from which system?
ask-shuttle = Shuttle Logistics: who goes where?
option-wait = Wait
option-shuttle = { $kind } from { $where } to { $source }

# The Emirates of Hacan

about-hacan-free-trade-deals = Your Trade Agreements need nobody's approval.
about-hacan-free-trade-secondary = The secondary ability of Trade costs you no Command Counter.
about-hacan-trade-income = Each of your Trade Agreements brings you 1 Trade Good more.
about-hacan-unbreakable-agreements = Nobody may break a Trade Agreement with you but by war or cards.
about-hacan-card-swap = In the Status Phase you may trade Action Cards with other players, one for one.
about-production-centers = Once a round, as an action with fewer than 6 Trade Goods, 1 Command Counter of Strategy Allocation brings you 6 Trade Goods, 2 of which you give to another player.
about-quantum-datahub-node = When the Strategy Phase is over you may exchange one of your Strategy Cards for one of a trade partner.
about-caravan-fleets = At the start of the Status Phase you receive 1 Trade Good for each of your Trade Agreements.
about-hacan-flagship-reroll = Twice in each combat round it takes part in you may spend 1 Trade Good to roll one of your dice again.
ask-card_swap_with = With whom do you trade an Action Card?
ask-card_swap_give = Which Action Card do you offer?
ask-card_swap_return = Which Action Card do you give for it?
ask-production_centers = Who gets a share of the goods?
ask-datahub = Quantum Datahub Node: which Strategy Cards are exchanged?
option-offer-card = { $card }
option-production-centers = { $goods } Trade Goods for a counter of Strategy Allocation
option-datahub = { $card } for { $other }
explain-unbreakable = Agreements with { $player } end only by war

# The Mentak Coalition

about-mentak-ambush = Before a Space Battle of yours up to two Cruisers or Destroyers fire; their casualties do not fire back.
about-mentak-pillage = In every Strategy Phase you may take 1 Trade Good from each of up to two players who have at least 3.
about-mentak-piracy = As an action, for 1 Command Counter of Strategy Allocation, you may take 1 Trade Good from each of up to two players who have at least 3.
about-salvage-operations = After each Space Battle you took part in you receive 2 Trade Goods; if you won it, you may build there one ship of a kind you destroyed, at its price.
about-mirror-computing = Each Trade Good you spend pays 2 resources or 2 influence.
about-adaptable-ordnance-rigs = Your Cruisers may carry 1 Ground Force each. In your own actions one that carries none may sustain a hit outside combat rounds, or else roll one die more in the first round of a Space Battle.
about-mentak-flagship-no-sustain = Enemy ships in its system cannot sustain damage.
ask-pillage = Whom do you rob of a Trade Good?
ask-salvage = Salvage Operations: which ship do you build?
option-piracy = Piracy: rob up to two players, for a counter of Strategy Allocation
option-salvage = { $kind } ({ $cost } resources)

# The Arborec

about-arborec-no-ground-forces-at-docks = Your Space Docks make no Ground Forces.
about-arborec-ground-force-production = Each of your Ground Forces has a production capacity of 1, aboard ships too, unless it has moved in the activation.
about-arborec-ground-forces-raise-capacity = Each of your Ground Forces on a planet that has not moved in the activation adds 1 to the production capacity there. With a Space Dock beside them you may produce as many Ground Forces as they add.
about-arborec-costly-ground-forces = Your Ground Forces cost 1 resource each.
about-arborec-status-growth = At the start of the Status Phase you put 1 Ground Force on one of your planets.
about-bioplasmosis = When the Strategy Phase begins you may move 1 Ground Force from one of your planets to a planet of a system next to it that is yours or nobody's. You take it then; Domain Counters there are discarded.
about-spore-acceleration = Each of your Ground Forces produces 1 more.
about-ecosphere-phasing = Once a round, as an action, 1 Command Counter of Strategy Allocation puts 4 Natural Wealth on each of two of your planets.
about-arborec-flagship-production = It has a production capacity of 5, unless it has moved in the activation.
ask-status_growth = Where does a Ground Force grow?
ask-bioplasmosis = Bioplasmosis: does a Ground Force spread?
ask-ecosphere_phasing = Ecosphere Phasing: 4 Natural Wealth on which planet?
option-spread = from { $planet } to { $where }
option-ecosphere-phasing = Ecosphere Phasing: Natural Wealth on two planets, for a counter of Strategy Allocation

# The Nekro Virus

about-nekro-no-vote = You never vote.
about-nekro-assimilate = When a battle is over in which you destroyed a unit of another player, you may copy a technology he has, whatever it needs.
about-nekro-no-research = No card brings you technologies: in place of each you receive 3 Command Counters.
about-valefar-assimilator = Never bought. When you copy a technology after a battle you may instead make this a copy of what only the enemy's race has, unless that changes an ability of his race.
about-valefar-assimilator-second = Never bought. When you copy a technology after a battle you may instead make this a copy of what only the enemy's race has, unless that changes an ability of his race.
about-reanimation-swarms = After an Invasion Combat that you won as attacker you put 1 Ground Force on the planet.
about-nekro-flagship-destruction = When it is destroyed, all ships of both sides in its system are destroyed.
ask-assimilate = What do you copy of your enemy?
option-assimilate = copy { $technology }
option-counters-instead = 3 Command Counters ({ $cost } resources)
explain-nekro-no-vote = The Nekro Virus does not vote
explain-nekro-no-research = No card brings technologies to the Nekro Virus
