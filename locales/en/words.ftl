# Names of places and players, keys without a message of their own, pieces of drafts, and the words behind ids.

language = English
list-none = nothing
list-last = { $rest } and { $last }
list-more = { $rest } and { $count } more
amount = { $count } { $kind }
player-neutral = the neutral side
player-nobody = nobody
thing-at = { $what } at { $where }
thing-gone = something that is gone
agreement-of = the agreement of { $player }

place-empty = empty space
place-wormhole = wormhole { $letter }
place-beyond = { $what } beyond { $where }
place-between = { $what } between { $one } and { $other }
place-numbered = { $what } ({ $number })
place-mouth = wormhole { $letter } of { $where }
place-border = the border of { $one } and { $other }
place-spot = place { $number } of ring { $ring }

key-pass = do nothing
key-done = done
key-no = no
key-yes = yes
key-none = none
key-undo_last = take back the last piece
key-for = for
key-against = against
key-abstain = abstain
key-place_votes = place votes
key-component = something else

draft-ship =
    { $units } { $count ->
        [one] goes
       *[other] go
    } from { $start } to { $destination }
draft-piece = { $units } at { $where }
draft-landing =
    { $units } { $count ->
        [one] lands
       *[other] land
    } on { $planet }
draft-vote =
    { $agenda }: { $votes ->
        [0] { $outcome }
        [one] one vote: { $outcome }
       *[other] { $votes } votes: { $outcome }
    }
draft-bill = { $due } { $currency ->
    [either] resources or influence
    [goods] { $due ->
        [one] Trade Good
       *[other] Trade Goods
    }
    [resources] { $due ->
        [one] resource
       *[other] resources
    }
   *[influence] influence
} for { $why }
draft-scuttled = { $units } at { $where } given up
draft-aim =
    { $units } { $count ->
        [one] bombards
       *[other] bombard
    } { $planet }
draft-gift = { $units } at { $where }
draft-group = { $units }

word-red = red
word-blue = blue
word-green = green
word-yellow = yellow
word-strategy = Strategy Allocation
word-pool = Command Pool
word-fleet = Fleet Supply
word-reinforcements = reinforcements
word-action = Action Cards
word-political = Political Cards
word-secret = Secret Objectives
word-stage_1 = Stage I objectives
word-stage_2 = Stage II objectives
word-space = space
word-agent = an Agent
word-for = for
word-against = against
word-place_votes = votes placed
word-resources = resources
word-influence = influence
word-again = rolled again
word-battle = Space Battle
word-fate = Fate Roll
word-invasion = Invasion Combat
word-invasion_defence = fire at the invaders
word-space_cannon = PDS fire
word-barrage = Anti-Fighter Barrage
word-bombardment = bombardment
word-razing = razing
word-high_orbit_probing = High Orbit Probing
word-hostage_situation = Hostage Situation
word-seats = seats at the table
word-space_mines = Space Mines
word-space_mine = a Space Mine
word-agenda = an agenda
word-annexation = annexed
word-chosen = chosen
word-drawn = drawn
word-home_returns = home again
word-landing = landing
word-revealed = revealed
word-set_up = set-up
word-senate = the Galactic Senate
word-trade_station = ships at the Trade Station
word-artifact = an Artifact
word-bonus_counter = a Bonus Counter
word-built = built
word-cancelled = cancelled
word-domain_counter = a Domain Counter
word-eliminated = eliminated
word-execution = an execution
word-explosives = explosives
word-facility = a facility
word-fleet_supply = Fleet Supply
word-forge = forged
word-handed_over = handed over
word-home_bid = the bid for the home
word-invasion_failed = the invasion has failed
word-crimson_suns = for ships lost in a declared war
word-declare_war = declaring war
word-surrender = surrender
word-lot = a bid for a planet or fleet
word-mercenary_bid = a bid for a Mercenary
word-loyalty_bid = a Loyalty Bid
word-make_goods = made from resources
word-movement = lost on the way
word-neutral = neutral
word-no_holder = nobody controls the planet
word-no_outcome = without an outcome
word-normalise = goods evened out
word-orbital_drop = orbital drop
word-piracy = piracy
word-pillage = pillage
word-progression = progress
word-promoted = promoted
word-recruited = recruited
word-redistribute = redistributed
word-refresh_ability = a planet's ability
word-round_over = the round is over
word-scavenge = scavenged
word-scuttled = scuttled
word-speaker_bid = the bid for the Speaker token
word-status = Status Phase
word-status_growth = growth
word-too_early = too early
word-trade_broken = a broken agreement
word-unpaid = not paid
word-upgrade = an upgrade
word-upkeep = upkeep
word-went_off = it went off
word-liberation = liberated
word-taken_back = taken back
word-early_turns = early turns
word-tactical_action = a Tactical Action
word-simultaneous_action = a simultaneous action
word-supply_reserve = from the supply
word-planet_lost = the planet is lost
word-recalculate = recalculated
word-position = as the position says
word-production = production
word-votes = votes
word-converted = converted
word-natural_wealth = Natural Wealth
word-goods = Trade Goods
word-captured = captured
word-destroyed = destroyed
word-given = given
word-trade = Trade Agreements
word-technology = a technology
word-objective = an objective
word-secondary = a secondary ability
word-leader = a Leader
word-voice_of_the_council = the Voice of the Council
word-asteroid_belt = an Asteroid Belt
word-space_time_anomaly = a Space-Time Anomaly
word-grav_wave = a Standing Grav Wave
word-hostile_locals = Hostile Locals
word-counters = Command Counters
word-command_counter = a Command Counter
word-trade_good = a Trade Good
word-after_the_round = after the round
word-alastor = the Alastor
word-anomaly = an anomaly
word-boarding = boarding
word-choose = chosen
word-convert = conversion
word-council = the council
word-deal = dealt
word-devotion = devotion
word-exchange = an exchange
word-experiment = an experiment
word-failed_invasion = the invasion has failed
word-first_player = the first player
word-floating_dock = a floating dock
word-inferno = the Inferno
word-interrogation = an interrogation
word-landing_called_off = the landing was called off
word-no_way_back = no way back
word-overrule_diplomat = a Diplomat overruled
word-particle_storm = the particle storm
word-precombat = before the battle
word-preliminary = a Preliminary Objective
word-random_card = a random card
word-raze = razing
word-rescue = a rescue
word-retreat = the retreat
word-reverted = neutral again
word-sabotage_run = a sabotage run
word-space_battle = Space Battle
word-stalemate = a stalemate
word-withdrawn = withdrawn
word-wrath_of_kenara = the Wrath of Kenara
ask-claim_objectives = Objectives are claimed
    .waiting = claims objectives
thing-to = { $what } to { $where }
thing-damaged = { $what } (damaged)
word-objectives = the next objectives
word-political_deck = the Political Cards of the deck
word-action_deck = the Action Cards of the deck
word-mercenary_deck = the next Mercenaries
amount-laden = { $ship } with { $cargo }
draft-counter = one in { $area }
draft-agenda = { $card } is voted on
draft-agenda-discarded = { $card } is discarded
word-why-mercenaries = Mercenaries
word-why-production = production
draft-ship-stays = { $units } at { $start }, to be loaded there
word-letnev_funded = Trade Goods of the Letnev
word-ministers_support = the Minister of War
word-silent_cannons = silent space cannons
word-neutral_units = the neutral units
