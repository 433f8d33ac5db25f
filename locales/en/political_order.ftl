# Agendas about the throne, wealth, order and logistics.

about-an-aeon-of-legend = For: until the next round is over every Leader has the abilities of all kinds. Against: everybody rolls for the fate of his captive Leaders or takes back a killed one.
about-checks-and-balances = Law: Strategy Cards are picked in order of influence and may be given to others. Against: all Strategy Cards are turned over unplayed.
about-defensive-mobilizations = For: everybody may activate his Home System for nothing, and all his units reach it. Against: all planets of Home Systems are exhausted.
about-diversified-income = Law: outside Home Systems one planet a system stays refreshed; a Trade Good a round for each kind of specialty and refresh ability. Against: everybody discards his Trade Goods.
about-extensive-logistics-redesign-initiative = Law: places for Fighters or Ground Forces take any cargo. Against: no cargo is taken aboard this round.
about-freedom-of-information-act = Law: all hands are open, but for one Action Card of the Yssaril. Against: an Action Card and a Political Card for whoever has the fewest Action Cards.
about-herald-of-the-empire = Law: the elected Dreadnought moves two systems, sustains one hit more and carries two units more; each round a Shock Troop may come aboard.
about-industrial-hub-fortifications = Law: each Space Dock serves as a PDS. Against: Space Docks are refreshed.
about-lord-of-the-aeon-throne = For: a point for whoever holds Mecatol Rex, whose home fleet must come there. Against: Mecatol Rex is exhausted.
about-media-war = Law: only planets exhausted for it vote. Against: everybody may turn influence into Trade Goods.
about-minister-of-annihilation = Law: once the elected player names a system at the start of a round, it ends that round as an Asteroid Field, and with it the law and his Action Cards.
about-necessary-bureaucracy = Law: Bureaucracy claims objectives of Stage I again, unless they are about technologies. Against: Mecatol Rex is exhausted.
about-reign-of-absolute-power = Law: a point for each Home System of another that one controls. Against: all fleets in Home Systems of others go home.
about-restoration-of-the-throne = For: all planets are exhausted, and Mecatol Rex gets two Refineries and three Colonies. Against: Mecatol Rex is exhausted and loses a ground unit.
about-rise-of-the-prophet = For: after the Action Phase rebels attack all planets in activated systems. Against: planets are not refreshed in the next Status Phase.
about-technology-tariffs = Law: technologies cost influence, and two specialties at most make one cheaper. Against: technologies of this round have no effect before the next.
about-wormhole-research = Law: wormholes are blue specialties; each round a point for whoever controls the most, and a ship lost of each fleet at one. Against: no wormhole is used this round.

ask-aeon_of_legend = Do you have the fate of your captive Leaders rolled for, or does a killed one come back?
ask-annihilate = Which system shall become an Asteroid Field at the end of this round?
ask-call_home = Do you activate your Home System and call your units there?
ask-campaign = Which planets do you exhaust to vote with them?
ask-keep_ready = Which planet of this system stays refreshed?
ask-leader_returns = Where does the Leader come back?
ask-show_card = You may hide one Action Card: which one do you show?

option-captives-fates = roll for the captives
option-leader-returns = { $leader } comes back
option-show-card = show { $card }
