# The official Action and Political Cards: what is asked about them, and what they do.

ask-outcome_known = The agenda is decided: do you react before it takes effect?
ask-before_sailing = Ships are about to enter the system: do you react?
ask-pay_for_fleet = Pay a Trade Good rather than lose the ships beyond the limit of their type?
ask-give_strategy_card = Who gets the Strategy Card that you have taken?
ask-policy_paralysis = Who may not use the secondary?
ask-unconventional_measures = Do you draw an Action Card?

option-stop-fleet = stop the fleet that is about to enter { $where }

# Action Cards.

about-official-bribery = After all have voted: one vote more for each Trade Good you spend.
about-official-command-summit = In the Strategy Phase: two Command Counters for your pool.
about-official-communications-breakdown = Before a Space Battle of yours: nobody plays Action Cards but Sabotage until it is over.
about-official-corporate-sponsorship = Before you buy a technology: a green one costs four resources less.
about-official-council-disbanded = When Political or Assembly is played: neither its primary nor its secondary is carried out.
about-official-council-dissolved = When Political has been carried out: no agenda is read.
about-official-determine-policy = Before an agenda is drawn: choose one from the deck, the discard pile or the laws in force instead.
about-official-direct-hit = When an enemy ship was damaged in a Space Battle of yours: it is destroyed.
about-official-disclosure = At any time: look at an opponent's Action Cards and discard one of them.
about-official-discredit = After another player has voted: his vote is an abstention.
about-official-emergency-repairs = At any time: your damaged Dreadnoughts and War Suns in one system are repaired.
about-official-enhanced-armor = As an action: your Cruisers sustain damage this round.
about-official-fantastic-rhetoric = Before you vote: ten votes more, this once.
about-official-fighter-prototype = Before a Space Battle: your Fighters have +2 in its first round.
about-official-flank-speed = After you activated a system: ships that move there go one system further.
about-official-flanking-tactic = Before a Space Battle of yours: the enemy may not retreat from it.
about-official-friendly-fire = Before a Space Battle of yours: an enemy with more Fighters than other ships loses half of them.
about-official-good-year = As an action: a Trade Good for each of your planets outside your Home System.
about-official-insubordination = As an action: an opponent loses a counter of his Command Pool.
about-official-lucky-shot = As an action: destroy a Dreadnought, Cruiser or Destroyer over a planet of yours.
about-official-master-of-fate = Before the cards of the Status Phase are drawn: deal one to each player at will; everybody draws one less.
about-official-morale-boost = Before a round of a battle of yours: +1 in it.
about-official-policy-paralysis = After a primary: one opponent may not use the secondary.
about-official-privateers = As an action: half of an opponent's Trade Goods are yours, the rest is lost.
about-official-public-disgrace = When a player has taken a Strategy Card: he puts it back and takes another.
about-official-rare-mineral = After you invaded a neutral planet: three Trade Goods.
about-official-recheck = When dice of a battle of yours lie on the table: one of them is rolled again.
about-official-rise-of-a-messiah = As an action: a Ground Force on each of your planets.
about-official-ruinous-tariffs = When a trade partner has collected: he gives you half of his Trade Goods.
about-official-sabotage = When another player plays an Action Card: it is cancelled.
about-official-scientist-assassination = In the Strategy Phase: one player gains no technology this round.
about-official-shields-holding = Before you take the hits of a round in space: up to two are cancelled.
about-official-stellar-criminals = As an action: an opponent exhausts half of his refreshed planets.
about-official-strategic-planning = In the Strategy Phase: secondaries cost you no counters this round.
about-official-strategic-shift = Before Strategy Cards are taken: nobody may take one of them this round.
about-official-thugs = When an agenda was read: one player does not vote for the rest of the round.
about-official-trade-stop = In the Strategy Phase: all Trade Agreements are broken.
about-official-uprising = As an action: exhaust the planets of a system outside the Home Systems.
about-official-veto = When an agenda was read: it is discarded, and the next one is read.

# Political Cards.

about-official-arms-reduction = Everybody keeps two Dreadnoughts and four Cruisers at most. Against: planets with a red specialty are exhausted.
about-official-checks-and-balances = Law: who takes a Strategy Card gives it to another player who lacks one. Against: all pass theirs to the left.
about-official-code-of-honor = Law: nobody retreats from Space Battles.
about-official-compensated-disarmament = The Ground Forces of the elected planet go, for a Trade Good each.
about-official-conventions-of-war = Law: Dreadnoughts and War Suns do not bombard planets with a Space Dock. Against: its opponents remove a Space Dock each.
about-official-cost-overruns = A Trade Good of everybody for each of his planets.
about-official-crown-of-thalnos = Law: Ground Forces of the elected player have +1.
about-official-diversified-income = Law: nobody holds more Trade Goods than he has planets. Against: three for each who has none.
about-official-economic-revitalization = The elected player gets a Trade Good of every opponent.
about-official-emperor = Law: a point for the elected player as long as he has the card.
about-official-fighter-tax = Law: Fighters cost a resource each. Against: everybody loses three.
about-official-fleet-regulations = Law: five counters in Fleet Supply at most. Against: everybody gets one there.
about-official-fleet-restrictions = Law: two ships of a type in a system at most. Against: a Trade Good for each larger fleet, or the rest of it is lost.
about-official-free-trade = Law: collecting brings one Trade Good more. Against: everybody loses two.
about-official-imperial-academy = Law: counters of Logistics cost two influence.
about-official-imperial-mandate = Two points for everybody. Against: everybody loses one.
about-official-limits-to-individual-power = Law: three Action Cards at most. Against: everybody loses one at random.
about-official-minister-of-peace = Law: its holder may discard it to stop a fleet on its way to another one, neither of them his.
about-official-minister-of-policy = Law: an Action Card more each round for the elected player.
about-official-mutiny = A point for those who voted for it. Against: they lose one.
about-official-new-constitution = All laws end, and everybody exhausts two planets. Against: whoever has the most influence may discard a law.
about-official-official-sanction = The elected player invades nothing this round.
about-official-open-the-trade-routes = Two Trade Goods for everybody. Against: what anybody receives this round goes to his left.
about-official-public-execution = The elected player loses his Action Cards, his planets are exhausted, and his units have -1 this round.
about-official-regulated-conscription = Law: Ground Forces cost a resource each, and Sol places but one for a counter.
about-official-repeal = A law is discarded.
about-official-seed-of-an-empire = A point for the first. Against: for the last.
about-official-technology-tariffs = Law: red technologies cost four more. Against: nobody gains green ones this round.
about-official-unconventional-measures = Everybody may draw an Action Card. Against: all discard theirs.
about-official-unconventional-weapons = Law: Dreadnoughts and War Suns have -2. Against: a planet is exhausted for each of them.
about-official-veto-power = Law: its holder may discard it to stop a law that was just voted for.
