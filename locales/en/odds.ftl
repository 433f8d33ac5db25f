# Odds of battles: what cannot be worked out, and what the numbers take for granted.

odds-many-of-a-kind = '{ $count } { $kind }': more than { $most } of them no player ever has
odds-many-units = { $count } units: odds are worked out for up to { $most } on a side
odds-unread = '{ $part }' cannot be read: write '3 cruiser', 'dreadnought*1' or '2 pds@far'
odds-no-count = '{ $part }': { $number } is no number of units
odds-no-damage = '{ $part }': { $number } is no number of hits
odds-far = '{ $part }': only PDS fire from elsewhere, written 'pds@far'
odds-mercenary = '{ $word }': Mercenaries are not in such a game
odds-mercenary-twice = { $kind }: there is one of each Mercenary
odds-no-unit = '{ $word }' is no unit
odds-no-such = { $what ->
    [race] '{ $word }' is no race
    [technology] '{ $word }' is no technology
    [leader] '{ $word }' is no kind of leader
   *[upgrade] '{ $word }' is no upgrade
}
odds-no-rounds = { $number } is no number of rounds
odds-no-kind = '{ $word }' is no kind of battle
odds-ships-first = the defender's ships must be beaten in space before anybody lands
odds-nobody-meets = the attacker has no ground units to land, and the defender no ships to meet in space
odds-no-army = the attacker has no ground units to take a planet with
odds-too-large = these fleets are too large for an optimal order of casualties
odds-too-tangled = these fleets are too large for what is in force: which hits find whom would have to be told apart in too many ways
odds-jammed = 52N6 is taken to jam { $technology }
odds-no-units = { $side ->
    [attacker] the attacker has no units
   *[defender] the defender has no units
}
odds-no-mines = { $number } is no number of mines
odds-no-ships = { $side ->
    [attacker] the attacker has no ships for a Space Battle
   *[defender] the defender has no ships for a Space Battle
}
odds-cargo = { $side ->
    [attacker] the attacker's cargo is more than the ships carry and counts as supported
   *[defender] the defender's cargo is more than the ships carry and counts as supported
}
odds-above = { $kind }: such units may come down to fight and are taken not to
odds-optimal-cancels = an optimal order of casualties is not worked out where a unit cancels several hits at once
odds-optimal-repairs = an optimal order of casualties is not worked out where units are repaired or promoted in battle
odds-optimal-hides = an optimal order of casualties is not worked out where units hide from hits
odds-optimal-aims = an optimal order of casualties is not worked out where hits are bound to some units, may be evaded, or bring about more than themselves
odds-optimal-retreat = an optimal order of casualties is worked out to the end of a battle only, without a retreat
odds-not-followed = round { $round } was not followed: ask for rounds={ $round } when the battle is worked out
odds-no-order = '{ $word }' is no order of casualties
odds-no-system = no system lies at '{ $place }'
odds-no-attacker = nobody is the active player: say who attacks
odds-no-enemy = there is no enemy fleet in system { $system }; name a planet to invade
odds-not-full = no battle is fought in system { $system }: it was not fully activated
odds-no-planet = '{ $word }' is no planet of system { $system }
odds-no-defender = nobody defends { $planet }
odds-no-landing = the attacker has no ground units there to land
odds-cannons = space cannons of { $name } reach the system and are taken to hold their fire
odds-theatres = space cannons that reach several systems of the action are taken to fire at { $system }
odds-sabotage-runs = Fighters are taken to fly no Sabotage Runs
odds-flagship-race = 'flagship': it needs a race, whose card says what it can do
odds-sustains = { $hits ->
    [0] '{ $kind }*{ $damage }': such a unit sustains no hits
    [one] '{ $kind }*{ $damage }': such a unit sustains { $hits } hit
   *[other] '{ $kind }*{ $damage }': such a unit sustains { $hits } hits
}
odds-flagships = '{ $count } flagship': a player has { $limit }
odds-pieces = { $count } { $kind }: a player has { $limit } pieces
odds-no-ship-aboard = '{ $word }': there is no { $aboard } for a Leader to be aboard
odds-commandos = { $said } commandos: there are { $there } Shock Troops to set aside
odds-below-zero = { $what ->
    [ignore] ignore: { $number } is no number of hits
    [goods] goods: { $number } is no number of Trade Goods
    [bonus_round] bonus round: { $number } is no round
    [retreat_after] retreat after: { $number } is no round
   *[commandos] commandos: { $number } is no number of Shock Troops
}
odds-no-chance = retreat below: { $number } is no chance; chances are between 0 and 1
odds-no-anomaly-tile = '{ $word }' lies on no tile
odds-no-anomaly = '{ $word }' is no place to fight in
odds-no-planet-here = there is no planet to invade in such a system
odds-large-battle = a battle of more than { $most } units is not worked out

# The table of `mecatol odds`.

odds-win = attacker wins
odds-draw = nobody is left
odds-lose = defender wins
odds-rounds = { $rounds } rounds on average
odds-retreats = { $side ->
    [attacker] { $chance } attacker retreats
   *[defender] { $chance } defender retreats
}
odds-stalemate = { $chance } stalemate
odds-after = after round { $round }: { $win } won, { $draw } drawn, { $lose } lost, { $open } open
odds-value = { $side ->
    [attacker] attacker: value { $left } left of { $before }
   *[defender] defender: value { $left } left of { $before }
}
odds-taken = planet taken
odds-lands = lands { $units }, takes it with { $chance }
odds-else = anything else
odds-note = note: { $note }
odds-left-out = not in the numbers: { $effect }
