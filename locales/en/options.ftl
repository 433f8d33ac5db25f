# What a table can be made of: rulesets, options, settings, maps, bots; when Action Cards are played and what is voted on.

edition-official = Twilight Imperium 3rd edition with Shattered Empire and Shards of the Throne
    .text = The game of the boxes, with every option of both expansions to choose from.
edition-sa17 = Shattered Ascension, build 17
    .text = A thorough revision by its most devoted players: own Strategy Cards, decks, technologies and a council that votes in secret.
edition-sa_es = Shattered Ascension, the Spanish edition
    .text = The revision as it was published in Spanish, with its own numbers and a few rules more.
edition-cp = Central Powers with the Galactic Senate
    .text = The official game with the house rules of one group: revised races, an agenda on the floor of the Senate, cease fires, and up to nine players.

bot-steward = Steward
    .text = Plays a whole game sensibly: grows, defends, claims objectives and looks at the odds before a battle.
bot-random = Dice
    .text = Chooses any of its options.
bot-hasty = Hasty
    .text = Takes the first thing that offers itself.

map-the_long_watch = The Long Watch
map-three_thrones = Three Thrones
map-crossroads = Crossroads
map-pentarchy = Pentarchy
map-the_wheel = The Wheel
map-windrose = Windrose
map-seven_lamps = Seven Lamps
map-the_great_ring = The Great Ring
map-nine_crowns = Nine Crowns
map-the_prophecy = The Prophecy
map-ultimatum = Ultimatum
map-first_contact = First Contact
map-exodus = Exodus
map-focal_point = Focal Point
map-fracture = Fracture
map-redshift = Redshift

setting-vp = Victory Points to win
    .text = How many Victory Points win the game at once.
setting-map = Galaxy
    .text = "built": the players lay the tiles one by one; "auto": the preset map for so many players; or the name of a preset map.
setting-tiles = Tiles
    .text = The last box whose tiles are used: the base game, Shattered Empire, Shards of the Throne, Shattered Ascension.
setting-reactions = Who is asked
    .text = "holders": only players who could react are asked; "everyone": all are asked at every window, so that being asked tells nothing.
setting-rounds = Last round
    .text = The round after which the game ends in any case; 0: there is none.
setting-strategy = Strategy Cards
    .text = The set of Strategy Cards that is played with.

switch-leaders = Leaders
    .text = Each race begins with three Leaders.
switch-artifacts = Artifacts
    .text = Artifacts are hidden in the galaxy; whoever finds and keeps them fulfils Special Objectives.
switch-custodians = Custodians of Mecatol Rex
    .text = Neutral Fighters and Ground Forces defend Mecatol Rex against the first to come.
switch-distant_suns = Distant Suns
    .text = Domain Counters lie face down on the planets and surprise whoever lands first.
switch-final_frontier = Final Frontier
    .text = Domain Counters lie face down in systems without planets.
switch-facilities = Facilities
    .text = Colonies and Refineries may be built on planets.
switch-flagships = Flagships
    .text = Each race may build its Flagship.
switch-mechanized_units = Mechanized Units
    .text = Mechanized Units may be built.
switch-nexus = Wormhole Nexus
    .text = The Wormhole Nexus with Mallice lies beside the galaxy.
switch-preliminary_objectives = Preliminary Objectives
    .text = Every player has a Preliminary Objective; scoring it brings a Secret Objective, or in Central Powers closes the one already held.
switch-race_technologies = Race-Specific Technologies
    .text = Each race may research technologies of its own.
switch-shock_troops = Shock Troops
    .text = Ground Forces may become Shock Troops.
switch-space_mines = Space Mines
    .text = Cruisers may lay Space Mines.
switch-tactical_retreats = Tactical Retreats
    .text = A retreating defender may pay to activate a free system next to the battle and retreat there.
switch-voice_of_the_council = Voice of the Council
    .text = A Voice of the Council can be elected, who holds a Special Objective.
switch-transfer_action = Transfer Action
    .text = Units may be moved between two friendly systems that lie next to each other.
switch-increased_limits = Increased limits
    .text = There are more plastic pieces of each kind, and more Command Counters.
switch-paths_of_fate = Paths of Fate
    .text = Each race has three objectives of its own; one of them may be scored.
switch-promissory_notes = Promissory Notes
    .text = Players may bind themselves by Promissory Notes.
switch-ascendancy = Ascendancy
    .text = The Victory Point goal is doubled. Objectives are not marked: all but Secret and Preliminary ones can be claimed once each round, as many different ones in a step as a player meets; Special Objectives that are lost cost no points. What objectives ask to be spent is halved, rounded up. After each Status Phase open technology objectives are replaced. A Secret Objective is worth 4 points, a lost Home System costs 6. Bureaucracy gives no Command Counter, but a whole Objectives step to its user. The discount on race-specific technologies and the Trade Goods of the leader are halved, rounded up.
switch-ancient_empire = The Ancient Empire
    .text = Distant Suns with all Domain Counters face up from the start. On a preset map they are dealt at random before homes are bid for; in a built galaxy the players draw them in turn and put each on any planet.
switch-crimson_suns = Crimson Suns
    .text = In the Status Phase a player may declare war on an opponent for 1 influence, two wars at a time. For ships lost against him in Space Battles he receives Trade Goods: half their value as attacker, a quarter as defender, rounded down. A declaration breaks the Trade Agreement of the two, and a new one ends the war.
switch-pacts = Pacts
    .text = For two to four players: each commands two races, which are two seats at the table, with turns, hands, counters and Strategy Cards of their own. The goal is half as high again, rounded up, and a player wins with the points of both races together. Races are chosen, and homes bid for, first for the one and then for the other; of three Secret Objectives each race gets one. A player's other race is no opponent.
switch-simultaneous_actions = Simultaneous Action System
    .text = An action may take place in any number of systems at once: the movement grid. A Command Counter is laid in each, one of them from reinforcements and the others from the Command Pool. Ships move only from one of these systems to another; PDS fire, and no PDS at more than one of them. For Space Battles, landings, invasions and production, and wherever its player has no ships, a system needs a full activation, which costs one more counter from the Command Pool. Each step is carried out in all systems before the next.
switch-star_by_star = Star by Star
    .text = The galaxy is built with Home Systems in hand: each turn, round the table and never back, a player lays a tile or the own Home System next to any tile, within the size of the map. Home Systems never touch, and no tile may be laid after which those in hand no longer fit; red-bordered systems may touch, but surround no Home System. Artifacts may lie in space, and next to a Home System where another is just as near. In build 17 a blank Artifact opens a double-sided wormhole.
switch-doubled_custodians = Doubled Custodians
    .text = The Custodians of Mecatol Rex are twice as strong: four Ground Forces and six Fighters.
switch-dimensional_rifts = Dimensional Rifts
    .text = When a blank Artifact is discovered a random double-sided wormhole opens in its system, as long as there are any, and the active player chooses which side is up. It turns over when a fleet enters it. Objectives ignore such wormholes, agendas do not.
switch-surrender = Surrender
    .text = A player who has passed may surrender; in build 17 only when nothing more can be built. It costs the Speaker token and Victory Points: 2 in build 17, but not on top of a lost Home System, and in the Spanish edition 1 and all Special Objectives. In the Status Phase the empire is dissolved: the capital becomes neutral with up to five Ground Forces, and the others choose the other planets and fleets in turn and bid influence for each. Trade Agreements with others last until then, in build 17 until the capital falls.
switch-official_decks = Official decks
    .text = The Action and Political Cards of the boxes are played in place of the revised ones.
switch-imperium_rex = Imperium Rex
    .text = Imperium Rex lies among the last objectives and ends the game. Without it the game ends with the last objective: the Long War.
switch-age_of_empire = Age of Empire
    .text = All public objectives lie open from the start, and the last of them ends the game.
switch-homeworlds = Homeworlds
    .text = Nobody receives Victory Points while a planet of the own Home System is missing.
switch-race_draft = Races and places by choice
    .text = The players choose their races and the places of their homes in the order of the numbers drawn; otherwise by lot.
switch-final_claims = Claims after the victory
    .text = In the Status Phase in which somebody wins all others still make their claims; the first at the goal has won.
switch-star_in_the_crown = Star in the Crown
    .text = Imperial gives a Victory Point. Goes with Age of Empire and the Strategy Cards of the base game.
switch-ancient_throne = Ancient Throne
    .text = Imperial has another primary ability. Goes with Age of Empire and the Strategy Cards of the base game.
switch-political_intrigue = Political Intrigue
    .text = Councilors, Spies and Bodyguards speak for the players in the council, which may bargain with Promissory Notes.
switch-fall_of_the_empire = Fall of the Empire
    .text = A scenario for four to seven players, with cards, objectives and a length of its own.
switch-mercenaries = Mercenaries
    .text = Mercenaries may be recruited with Trade III and must be paid.
switch-sabotage_runs = Sabotage runs
    .text = Fighters may try to blow up a War Sun.
switch-tactical_withdrawals = Tactical Retreats of the attacker
    .text = The attacker may pay for a Tactical Retreat too.
switch-larger_galaxy = Larger galaxy
    .text = Five or six players build four rings.
switch-variant_objectives = Objectives of Shattered Empire
    .text = The public objectives of Shattered Empire are played in place of those of the base game, in Central Powers together with them.
switch-early_turns = Simulated Early Turns
    .text = The first rounds are skipped: players claim systems and buy units and technologies at once.
switch-territorial_suns = Territorial Distant Suns
    .text = Tame Domain Counters lie near the Home Systems and at the edge. Goes with Distant Suns.
switch-map_counters = Counters of the map
    .text = Where Distant Suns is played, a preset map's own Domain Counters are laid.
switch-yellow_specialties_count = Yellow specialties count
    .text = Yellow Technology Specialties count for objectives.
switch-picks_follow_players = Picks follow the players
    .text = When players are eliminated, the number of Strategy Cards each takes follows the number of players left.
switch-gravity_rifts = Gravity Rifts
    .text = The Gravity Rifts of Shards of the Throne are among the tiles of a galaxy that is built.
switch-shards_races = Races of Shards of the Throne
    .text = The three races of Shards of the Throne may be chosen and dealt.
switch-shards_technologies = Technologies of Shards of the Throne
    .text = Duranium Armor, Transfabrication, Xeno Psychology and Ion Drive are among the technologies.
switch-own_trade = Trade of Shattered Ascension
    .text = Trade of Shattered Ascension is played in place of Trade II: goods lie on the Trade Agreements until they are collected.
switch-fewer_blanks = Fewer blank Artifacts
    .text = Between two players two of the four blank Artifacts are left out on a preset map too.
switch-bar_swift_races = Without swift races
    .text = The Saar, the Winnu and the L1z1x, who have a slight advantage in the Ancient Empire, are left out.
switch-twilight_council = Twilight Council
    .text = Assembly brings several agendas before the council, and votes are written down in secret.

# A new table's form: what a setting may be, what options are about, and tables that are recommended.
chosen-without = without { $option }
chosen-value = { $setting }: { $value }

value-map-auto = The preset map
    .text = The map drawn for so many players is laid out; who lives where is decided in the game.
value-map-built = Built by the players
    .text = The players lay the tiles one by one.
value-tiles-base = Base game
    .text = Only the tiles of the base game are used.
value-tiles-se = Up to Shattered Empire
    .text = The tiles of the base game and of Shattered Empire are used.
value-tiles-sott = Up to Shards of the Throne
    .text = The tiles of all three boxes are used.
value-tiles-sa = Up to Shattered Ascension
    .text = The tiles of all three boxes and those that Shattered Ascension adds are used.
value-reactions-holders = Who could react
    .text = Only players who could react are asked. Quick, and to be asked gives a little away.
value-reactions-everyone = Everybody
    .text = All are asked at every window, so that to be asked tells nothing. It takes longer.
value-strategy-base = Base game
    .text = The Strategy Cards of the base game.
value-strategy-shattered_empire = Shattered Empire
    .text = The Strategy Cards of Shattered Empire.
value-strategy-shattered_ascension = Shattered Ascension
    .text = The Strategy Cards of Shattered Ascension.
value-strategy-central_powers = Central Powers
    .text = The Strategy Cards of Central Powers, four of them its own.

group-galaxy = Galaxy
    .text = What lies on the map and beside it.
group-counters = Domain Counters
    .text = Surprises on planets and in space.
group-units = Units and battles
    .text = What can be built, and how it moves and fights.
group-races = Races and technologies
    .text = Who can be played, and what can be researched.
group-council = Council, trade and decks
    .text = How the council votes, how goods are traded, which cards are drawn.
group-victory = Objectives and the end
    .text = What is worth Victory Points, and when the game is over.
group-ways = Other ways to play
    .text = A scenario, alliances, and rules that change the whole game.

preset-lesson = Practice
    .text = The first round of build 17 for three: all hands lie open, and bots say why they do what they do.
preset-first_game = A first game
    .text = Four players, eight Victory Points, and none of the parts that the expansions add: the game itself.
preset-evening = One evening
    .text = Build 17 for four with a preset map: seven Victory Points, six rounds at most.
preset-booklet = As the booklet recommends for six
    .text = Build 17 as its booklet has it, with the Twilight Council and a preset map.
preset-duel = A duel
    .text = Build 17 for two, with its rules for two players.
preset-surprises = Suns and surprises
    .text = Build 17 for six with Distant Suns, the Final Frontier, Mercenaries and Paths of Fate.
preset-spanish = As the Spanish booklet recommends
    .text = The Spanish edition for six with the Twilight Council and all that it advises.
preset-senate = The Galactic Senate
    .text = Central Powers for six: an agenda on the floor of the Senate, revised races, fourteen Victory Points.
preset-long_war = The Long War
    .text = The official game for six: fourteen Victory Points, a galaxy the players build, and no Imperium Rex.
preset-empire_falls = Fall of the Empire
    .text = The scenario of Shards of the Throne for six, with cards, objectives and a length of its own.

refresh-trade_goods =
    Instead of being refreshed: receive { $amount ->
        [one] a Trade Good
       *[other] { $amount } Trade Goods
    }.
refresh-shock_troops =
    Instead of being refreshed: place { $amount ->
        [one] a Shock Troop
       *[other] { $amount } Shock Troops
    } here.
refresh-ground_forces =
    Instead of being refreshed: place { $amount ->
        [one] a Ground Force
       *[other] { $amount } Ground Forces
    } here.
refresh-fighters =
    Instead of being refreshed: place { $amount ->
        [one] a Fighter
       *[other] { $amount } Fighters
    } here.
refresh-fighters_and_ground_forces =
    Instead of being refreshed: place { $amount ->
        [one] a Fighter and a Ground Force
       *[other] { $amount } Fighters and { $amount } Ground Forces
    } here.
refresh-pds =
    Instead of being refreshed: place { $amount ->
        [one] a PDS
       *[other] { $amount } PDS
    } here.
refresh-space_mines =
    Instead of being refreshed: lay { $amount ->
        [one] a Space Mine
       *[other] { $amount } Space Mines
    } on borders of this system.
refresh-natural_wealth = Instead of being refreshed: { $amount } more Natural Wealth lies here.
refresh-action_and_political_cards =
    Instead of being refreshed: draw { $amount ->
        [one] an Action Card and a Political Card
       *[other] { $amount } Action Cards and { $amount } Political Cards
    }.

moment-strategy_phase_start = Played as the Strategy Phase begins, before anybody has chosen a Strategy Card.
moment-strategy_phase = Played at any time in the Strategy Phase.
moment-strategy_card_chosen = Played when a Strategy Card has just been chosen.
moment-before_bonus_counters = Played when all Strategy Cards are chosen and no Bonus Counter is placed yet.
moment-strategy_phase_end = Played at the end of the Strategy Phase.
moment-action_phase_start = Played as the Action Phase begins, before anybody has acted.
moment-turn_start = Played as a turn or action begins.
moment-as_an_action = Played as an action.
moment-turn_end = Played when an action is done and the turn is not over yet.
moment-player_passes = Played when a player passes.
moment-all_passed = Played when everybody has passed.
moment-strategic_action_announced = Played when a Strategy Card is announced, before its primary ability.
moment-after_primary = Played after a primary ability, before any secondary.
moment-before_technology_bought = Played when a technology is about to be acquired.
moment-technology_gained = Played when a technology has just been gained.
moment-after_activation = Played when a system has just been activated.
moment-mines_triggered = Played when a fleet runs into Space Mines.
moment-after_movement = Played when ships have moved into the activated system.
moment-before_space_cannon = Played before PDS fire.
moment-after_space_cannon = Played after PDS have fired.
moment-before_bombardment = Played before a planet is bombarded.
moment-before_landings = Played before Planetary Landings.
moment-planet_gained = Played when a planet has just changed hands.
moment-before_production = Played when units are about to be produced, before anything is paid.
moment-before_battle = Played before a Space Battle or Invasion Combat begins.
moment-before_battle_round = Played before a round of a Space Battle or Invasion Combat.
moment-after_combat_rolls = Played after the dice of a round are rolled, before hits are taken.
moment-ship_damaged = Played when a ship has just sustained damage.
moment-unit_destroyed = Played when a unit has just been destroyed in battle.
moment-after_battle_round = Played after a round of a battle, even its last.
moment-after_battle = Played when a battle has a winner.
moment-trade_goods_collected = Played when a player has collected from Trade Agreements.
moment-mercenary_unpaid = Played when a player does not pay a Mercenary.
moment-before_agenda_drawn = Played before a Political Card is drawn for the vote.
moment-agenda_revealed = Played when it is known what will be voted on, before anybody votes.
moment-spy_revealed = Played when a player reveals a Spy.
moment-representative_targeted = Played when a Spy has named a Representative.
moment-representative_killed = Played when a Representative has just been killed.
moment-representatives_revealed = Played when all Representatives are revealed.
moment-bargaining = Played in the bargaining step of a council.
moment-before_vote = Played before a player votes.
moment-vote_cast = Played when a player has just voted, before others have.
moment-votes_placed = Played when everybody has voted in secret.
moment-votes_revealed = Played when all votes are known, before the outcome takes effect.
moment-status_phase = Played at any time in the Status Phase.
moment-before_action_cards_drawn = Played before Action Cards are drawn in the Status Phase.
moment-card_drawn = Played when a player has just drawn an Action or Political Card.
moment-action_card_played = Played when an Action Card has just been played.
moment-copied_card = Played when the card it copies would be played.
moment-any_time = Played at any time.
moment-while_held = Never played: it works as long as it is held.

kind-law =
    Law. { $elect ->
        [none] For or against.
        [border] A border is elected.
        [dreadnought] A Dreadnought is elected.
        [fleet] A fleet is elected.
        [law] A law in force is elected.
        [place_votes] Votes buy what the card offers.
        [planet] A planet is elected.
        [player] A player is elected.
        [public_objective] A public objective is elected.
        [special_system] A Special System is elected.
        [strategy_card] A Strategy Card is elected.
        [system] A system is elected.
        [technology_colour] A colour of technology is elected.
        [two_planets] Two planets are elected.
        [two_players] Two players are elected.
       *[void_system] A Void System is elected.
    }
kind-event =
    Event. { $elect ->
        [none] For or against.
        [border] A border is elected.
        [dreadnought] A Dreadnought is elected.
        [fleet] A fleet is elected.
        [law] A law in force is elected.
        [place_votes] Votes buy what the card offers.
        [planet] A planet is elected.
        [player] A player is elected.
        [public_objective] A public objective is elected.
        [special_system] A Special System is elected.
        [strategy_card] A Strategy Card is elected.
        [system] A system is elected.
        [technology_colour] A colour of technology is elected.
        [two_planets] Two planets are elected.
        [two_players] Two players are elected.
       *[void_system] A Void System is elected.
    }
kind-lasting =
    It stays in play and is no law. { $elect ->
        [none] For or against.
       *[player] A player is elected.
    }
