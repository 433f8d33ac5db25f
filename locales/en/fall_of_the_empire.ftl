# Fall of the Empire.

ask-scenario_race = Which race do you play?
option-quarters-system = { $kind } in { $where }

ask-give_treaty = Do you give a Treaty Card instead of the rest of the action?
option-give-treaty = give { $card } to { $player }
option-no-treaty = no, go on with the action
ask-put_treaty_away = Which Treaty Card do you put away?
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

about-treaty-defender-of-the-throne = Number 1. You win with the Lazax: help to defend Mecatol Rex.
about-treaty-peacekeeper = Number 2. You win with the Lazax: hold the N'orr down.
about-treaty-containment = Number 3. You win with the Lazax: hold Sol down.
about-treaty-oppressors = Number 4. You win with the Lazax: hold the Letnev down.
about-treaty-trade-regulator = Number 5. You win with the Lazax: hold the Hacan down.
about-treaty-tech-regulator = Number 6. You win with the Lazax: hold the Jol-Nar down.
about-treaty-truth-dealer = Number 7. You win with the Lazax: hold the Xxcha down.
about-treaty-peace-treaty = Number 1. You win with whose card it is: leave that race in peace.
about-treaty-common-foe = Number 2. You win with whose card it is: attack that race's neighbour on the left, the Lazax never counted.
about-treaty-partners-in-war = Number 3. You win with whose card it is: attack that race's neighbour on the right, the Lazax never counted.
about-treaty-freedom-fighters = Number 4. You win with whose card it is: attack the Lazax.

# Scenario Objectives.

about-fall-emperor-of-the-galaxy = At the end of the last round every Home System is whole in your hands or in those of its own race.
about-fall-anarchist = At the end of the last round you hold your Home System and the Lazax have not fulfilled their objective.
about-fall-loyalist = You win if the Lazax win.
about-fall-opportunist = You win at once when you control the system of Quann.
about-fall-powerhungry = You win at once when you control the system of Mecatol Rex.
about-fall-support-of-the-people = Shown when you give away your fourth Treaty Card: you win if three other players hold one of yours then.
about-fall-traitor = You win at once when you hold all planets of an opponent's Home System, Mecatol Rex excepted.
about-fall-unstoppable-army = You win at once with sixty plastic figures on the board.

# Agendas.

about-fall-aggressive-strategy = Everybody may use the secondary of his own Strategy Card, without a counter. Against: no secondaries this round.
about-fall-birth-of-a-prophecy = Law: Ground Forces of the elected player have +1; discarded in a round in which he buys fewer than two.
about-fall-broad-cloaking-technology = Law: ships pass through systems with enemy ships. Against: two Action Cards of everybody are lost at random.
about-fall-broken-allegiances = The Lazax show their Treaty Cards. Against: everybody puts one away.
about-fall-checks-and-balances = Law: who takes a Strategy Card gives it to another player who lacks one.
about-fall-citizens-weapon-rights = A War Sun at home for everybody who holds his Home System. Against: everybody destroys a unit of an opponent.
about-fall-clearing-the-wormholes = At the end of the round all units in systems with wormholes are destroyed. Against: a counter in each of them that one controls.
about-fall-compensated-disarmament = The Ground Forces of the elected planet go, for a Trade Good each.
about-fall-defensive-mobilizations = Everybody may bring units of one system home. Against: from home to one other system he controls.
about-fall-demilitarization = All ships in the system of the elected planet are destroyed.
about-fall-desperate-experiments = The Lazax roll for a system of theirs: 1 to 3 a technology, else all units there are lost. Against: everybody destroys units worth three at home.
about-fall-disbanding-the-empire = The Lazax put all units at Mecatol Rex into other systems of their owners. Against: the round marker goes back.
about-fall-dissolve-the-council = Event: with another one in play all laws go, and Civilization gives its holder only the secondary, at no cost.
about-fall-documenting-research = Law: the technology of the primary costs the others nothing. Against: planets with specialties are exhausted.
about-fall-fallout-from-the-deserter = Event: the Lazax destroy three ships at Mecatol Rex, or the round marker goes back.
about-fall-fund-research-complex = Who holds the elected planet buys technologies for two less.
about-fall-leave-no-survivors = Event: a Trade Good for every unit of the Lazax that another player destroys in battle.
about-fall-minister-of-commerce = Law: each Status Phase the elected player gets a Trade Good from everybody with a Trade Agreement.
about-fall-minister-of-war = Law: the elected player may spend a counter of Strategy Allocation for a hit before a Space Battle of his.
about-fall-official-sanction = The elected player invades nothing this round.
about-fall-open-the-trade-routes = Two Trade Goods for everybody. Against: what anybody receives this round goes to his left.
about-fall-planetary-security = Nothing. Against: planets outside the Home Systems without ground units become neutral.
about-fall-public-execution = The elected player loses his Action Cards, his planets are exhausted, and his units have -1 this round.
about-fall-repeal = A law is discarded.
about-fall-repeal-labor-laws = Law: Space Docks are built on planets gained this round too. Against: three Trade Goods or a Space Dock of everybody.
about-fall-sacred-ground = Law: nothing is produced on the elected planet.
about-fall-scientific-conference = A technology for everybody. Against: a Trade Good for each technology one has.
about-fall-stifle-imperial-power = The Lazax destroy all their units in a system of theirs next to their home. Against: the round marker goes on.
about-fall-subsidized-trade = Law: every Trade Agreement is worth one more. Against: the Hacan lose all Trade Goods, everybody else two.
about-fall-test-of-loyalty = The Lazax look at the Treaty Cards of the elected player, one of the others.
about-fall-the-maandu-edict = Event: as long as the Lazax hold Mecatol Rex they may force a player to retreat from a Space Battle.
about-fall-the-quann-conflict = Event: four ships at most in the system of Quann; who controls it gets three Trade Goods each Status Phase.
about-fall-trade-embargo = The Trade Agreements of the elected player end, and he opens none in this round and the next.
about-fall-unknown-threat = The objective of the elected player, one of the others, lies open.
