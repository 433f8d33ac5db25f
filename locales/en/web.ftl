# The browser table's own words. Whatever belongs to the rules comes in words from the service.

web-brand = Mecatol
web-tagline = The table for Twilight Imperium, as its most devoted groups play it.
web-lobby-picture = A galaxy of six players in the third round, with fleets, planets and anomalies
web-lobby-what = Two to eight seats, people and bots, in one evening or over weeks. Every rule is kept and says where it stands; the odds of a battle are known before it is fought; and what others hide stays hidden.

# The lobby
web-language = English
web-your-name = Your name
web-guest = Guest
web-new-against-bots = New game against five bots
web-more-choices = Friends, rules, map …
web-new-table = A new table
web-presets = Recommended tables
web-how-many = Players
web-ruleset = Rules
web-seats-wanted = Seats
web-seat-plays = Who plays seat { $number }
web-seat-guest = A friend, by link
web-seat-open = Open to anybody
web-seat-open-text = Whoever comes first sits down here.
web-seat-bot = Bot: { $kind }
web-seat-name = Name of the friend in seat { $number }
web-seat-name-here = Name
web-seat-unnamed = Guest { $number }
web-seat-led = The second race of seat { $number }
web-galaxy-and-length = Galaxy and length
web-map-named = A preset map, which is laid out as it is drawn.
web-options = Options
web-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
web-option-needs = Needs: { $words }.
web-option-excludes = Not with: { $words }.
web-option-barred = Not now: { $words } is chosen, and they do not go together.
web-option-held = Cannot be changed now: { $words } builds on it.
web-option-brings = { $option } brings along: { $words }.
web-option-alone = { $scenario } has its own galaxy, cards and length: there is nothing else to choose.
web-more-of-it = More
web-pace = Pace and company
web-seed = Seed
web-seed-any = any
web-seed-text = A number with which the same game can be dealt again; mostly none.
web-seed-practice = A practice table: whoever chose the seed could know what chance will give, and everybody is told so.
web-public = Others may find the table and watch
web-rules-as-text = The rules as text
web-rules-as-text-how = It follows the form and the form follows it: paste a line here that somebody gave you.
web-foreseen = The table as it would be
web-preview-of = { $map }, for { $players } players
web-with-option = with { $option }
web-without-option = without { $option }
web-as-printed = Everything as the ruleset has it.
web-table-would-be = { $seats } seats, { $goal } Victory Points to win.
web-table-practice = A practice table.
web-clock-nights-begin = From
web-clock-nights-end = To
web-table-name = Name of the table
web-room-private = Private: only who has a link finds it.
web-room-table-link = Link to this table, for whoever wants to come
web-link-device = Link for another device of mine
web-practice = Practice with open hands
web-practice-title = The first round against two bots that say why they do what they do; all hands lie open
web-practice-of = { $name }'s practice table
web-teaching = A table to learn at: all hands lie open, and bots say why
web-teaching-table = A table to learn at: all hands lie open, and bots say why they do what they do.
web-reasons = Why they do it
web-cards-known = Cards in hand
web-time-until = until { $when }
web-create = Create the table
web-table-of = { $name }'s table
web-tables-yours = Your games
web-tables-open = Tables that wait for people
web-tables-watch = Games to watch
web-tables-over = Finished games
web-table-waits-for = waiting for { $names }
web-look-in = Look in
web-rematch = Rematch
web-rematch-title = The same company and the same rules at a new table: whoever asks first makes it, the others come to it by this button
web-file-keep = Keep as a file
web-file-keep-title = The whole game as one file, which any lobby reads again
web-file-bring = A game from a file
web-tables-none = No table yet. Yours would be the first.
web-go-on = Go on
web-your-turn = Your turn
web-watch = Watch
web-a-bot = a bot
web-not-come = has not come yet
web-copy = Copy
web-copied = Copied
web-to-the-lobby = To the lobby

# The account
web-account = Account
web-account-signed-in = You are { $name }.
web-account-confirmed = Your address is confirmed.
web-account-sign-in = Sign in
web-account-sign-up = Take a name and a password
web-account-sign-out = Sign out
web-account-sign-in-elsewhere = Sign in without a password
web-account-sign-in-by = Sign in by { $title }
web-account-sign-in-again = Sign in again
web-account-providers = Who can say who you are
web-account-join = Be known by { $title } too
web-account-astray-denied = You said no there; nothing has changed.
web-account-astray-failed = The other service could not say who you are. Try again.
web-account-astray-taken = The other service knows you as somebody who has another account here.
web-account-astray-banned = You are banned here.
web-account-name = Name
web-account-password = Password
web-account-new-password = New password
web-account-password-length = At least ten characters.
web-account-guests-seats = Your seats at tables stay yours, and you come back to them from any device.
web-account-forgotten = Forgotten your password?
web-account-letter = Send me a letter
web-account-letter-sent = If there is such an account and it has an address, a letter is on its way.
web-account-change = Change
web-account-changed = It is changed.
web-account-mail = Mail address
web-account-no-mail = None yet: without one, nobody can give you a new password.
web-account-mail-sent = Open the link in the letter that is on its way to you.
web-account-reminders = Tell me by letter when it is my turn
web-account-devices = Where you are known
web-account-some-device = A device
web-account-this-device = this device
web-account-seen = last seen { $day }
web-account-end = End
web-account-data = What is kept about you
web-account-export = Take it with you as a file
web-account-delete = Leave for good
web-account-delete-what = Your seats become free, what you said is gone, and nobody can bring it back. The names of seats stay in games.
web-ways = When it is your turn
web-ways-what = You are told once when a table waits for you and you do not look, and again when you have played. Nothing of a game is in it.
web-ways-this-browser = Tell me on this device
web-ways-not-allowed = Your browser does not allow it.
web-ways-add = Tell me there
web-way-push = A device
web-way-discord = Webhook of a Discord channel
web-nudge = Tell them again that the table waits

# Clocks, and what goes on around a game
web-clock = Clock
web-clock-none = none
web-clock-turn = for each turn
web-clock-total = in all, plus some a turn
web-clock-time = Time
web-clock-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
web-clock-days = { $days } days
web-clock-minutes = { $minutes ->
    [0] nothing
    [one] one minute
   *[other] { $minutes } minutes
}
web-clock-increment = More after each turn
web-clock-vacation = Vacation for each, in all
web-clock-told-none = No clock.
web-clock-told-turn = Clock: { $time } a turn.
web-clock-told-total = Clock: { $time } in all, and after each turn { $more } more.
web-clock-told-out-nothing = When it runs out everybody is told.
web-clock-told-out-once = When it runs out a bot answers this once.
web-clock-told-out-until_back = When it runs out a bot plays until he is back.
web-clock-told-nights = Nights do not count ({ $begin } to { $end }, { $zone }).
web-clock-out = When it runs out
web-clock-out-nothing = everybody is told
web-clock-out-once = a bot answers this once
web-clock-out-until_back = a bot plays until he is back
web-clock-nights = Nights do not count ({ $zone })
web-lasting-days = { $days } d { $hours } h
web-lasting-hours = { $hours } h { $minutes } min
web-lasting-minutes = { $minutes } min
web-since = for { $time }
web-time-left = { $time } left
web-time-up = time is up
web-stand-in = a bot stands in
web-away-until = away until { $day }
web-paused = The host lets the game rest.
web-motion-end = { $name } asks everybody to end the game now.
web-motion-remove = Shall { $name } leave the table?
web-motion-withdraw = Take it back
web-vote-yes = Yes
web-vote-no = No
web-around = Around the game
web-around-you = You
web-around-host = You are the host
web-be-back = I am back
web-let-bot-play = Let a bot play for me
web-vacation = { $days ->
    [one] One day of vacation
   *[other] { $days } days of vacation
}
web-end-vacation = Back from vacation
web-my-nights = My nights are in { $zone }
web-ask-end = Ask all to end the game
web-resign = Give up, a bot plays on
web-pause = Let the game rest
web-resume = Let the game go on
web-bot-comes = Let a bot stand in
web-bot-leaves = No bot any more
web-hand-over = Make host
web-ask-remove = Vote to remove
web-room-remove = Take the table away

# The connection
web-connecting = Coming to the table …
web-status-connecting = connecting
web-status-live = live
web-status-lost = connection lost, coming back
web-status-shut = shut
web-shut-4400 = The service did not understand this browser. Reload the page.
web-shut-4401 = The service does not know you. Say your name in the lobby, or open your seat's link once more.
web-shut-4403 = This seat is somebody else's, or the table is not open to spectators.
web-shut-4404 = There is no such table.
web-dismiss = Dismiss
web-close = Close

# The top of the table
web-round = Round { $round }
web-phase-set_up = Setting up
web-phase-strategy = Strategy Phase
web-phase-action = Action Phase
web-phase-status = Status Phase
web-turn-of = { $name }'s turn
web-panes = What lies on the table
web-pane-sheets = Players
web-pane-strategy = Strategy
web-pane-council = Council
web-pane-objectives = Objectives
web-pane-technology = Technology
web-pane-trade = Trade
web-pane-systems = The galaxy as a list
web-pane-reference = Compendium
web-reference-title = Compendium
web-reference-field = A name, a clause, or words of a text
web-reference-example = Plague, cruiser, SA17-UNI-10 …
web-reference-about = Everything of the rules, by name or by words of its text, in any language.
web-reference-found = { $count ->
    [one] One thing found.
   *[other] { $count } things found.
}
web-reference-behind = Clauses, rulings, tests
web-reference-ruling = Ruling

# The galaxy
web-galaxy = The galaxy: drag to move, wheel to zoom
web-galaxy-empty = The galaxy has not been laid out yet.
web-zoom = Zoom
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-fit = Show everything
web-layers = What the map shows
web-layer-none = Map
web-layer-owners = Owners
web-layer-resources = Resources
web-layer-influence = Influence
web-layer-threat = Who can strike
web-layer-range = Range of a fleet
web-layer-range-from = Fleet
web-layer-distances = Distances
web-layer-distances-from = From
web-legend-little = little
web-legend-much = much
web-legend-comes = can come
web-legend-shoots = can shoot
web-legend-safe = safe
web-legend-threatened = threatened
web-legend-all-ships = all ships come
web-legend-some-ships = only so many
web-legend-near = near
web-legend-far = far
web-choose-thing = Choose { $thing }
web-drafted-moves = Moves of { $player }
web-wormhole = wormhole { $letter }
web-domain-counters = { $count ->
    [one] a Domain Counter
   *[other] { $count } Domain Counters
}
web-artifact = an Artifact
web-counters-of = Command Counters of { $names }
web-worth = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $influence } influence
web-exhausted = exhausted
web-damaged = damaged
web-neutral = Neutral
web-nobody = Nobody
web-race-unknown = race not known

# The decision panel
web-decision = Decision
web-your-decision = Your decision
web-waiting = Waiting
web-watching = Watching
web-game-over = The game is over
web-won-by = Won by { $names }
web-won-by-nobody = Nobody has won
web-on-the-board = can be chosen on the board
web-why = Why: { $clause }
web-draft = Put together so far
web-draft-empty = Nothing yet.
web-retract = Take back my sealed answer
web-odds = Odds at { $place }
web-odds-label = The attacker wins { $win }, the defender { $lose }
web-odds-notes = What these numbers take for granted

# Battles
web-battle = Space Battle at { $place }
web-invasion = Invasion of { $place }
web-battle-round = Round { $round }
web-dice-hit-at = { $needed }+
web-sustained = Sustained
web-odds-so-far = The attacker's odds, round by round
web-battle-begins = Before the first round
web-attacker = attacks
web-defender = defends
web-hits = { $count ->
    [one] one hit to take
   *[other] { $count } hits to take
}
web-retreats = retreats
web-lost = lost

# Log and chat
web-news = What happens
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Say
web-chat-to = To whom
web-chat-to-all = To all
web-chat-to-one = To { $name } alone
web-whispers-to = { $name } to { $other } alone:
web-papers = Papers
web-orders = Standing orders
web-orders-what = They answer for you after a while that is drawn, so that nobody learns anything from it. Nobody else sees them.
web-order-what = What is answered
web-order-windows = Pass wherever I could react
web-order-secondary = Leave the secondary of { $card }
web-order-vote-for = Vote for
web-order-vote-against = Vote against
web-order-vote-abstain = Abstain from votes
web-order-question = { $question } { $answer }
web-order-unless-about = Unless it is about
web-order-unless = unless it is about { $names }
web-order-me = me
web-order-this-round = in this round alone
web-order-once = once
web-order-give = Give the order
web-order-withdraw = Withdraw
web-notes = Your notes
web-notes-what = Nobody else reads them. Look at a system to write about it.
web-note-about = About
web-note-game = The game
web-note-text = Note
web-note-save = Keep
web-deals = Deals
web-deals-what = Words that you agree upon. No rule knows of them.
web-deal-with = With
web-deal-text = What is agreed upon
web-deal-for-all = Everybody may read it
web-deal-public = for all to read
web-deal-private = between you
web-deal-write = Write it down
web-deal-over = It is over

# Players and sheets
web-players = Players
web-points = Victory Points
web-points-of = { $points } of { $goal } points
web-speaker = Speaker
web-articles = The
web-passed = passed
web-thinking = thinking
web-counters-short = CC
web-counters-short-title = Command Pool, Fleet Supply, Strategy Allocation
web-goods-short = TG
web-goods-short-title = Trade Goods
web-cards-short = Cards
web-cards-short-title = Action Cards, Political Cards
web-resources-short = Res
web-resources-short-title = Resources ready, and of all planets
web-influence-short = Inf
web-influence-short-title = Influence ready, and of all planets
web-technologies-short = Tech
web-technologies-short-title = Technologies
web-command-pool = Command Pool
web-fleet-supply = Fleet Supply
web-strategy-allocation = Strategy Allocation
web-reinforcements = Reinforcements
web-trade-goods = Trade Goods
web-resources = Resources
web-influence = Influence
web-action-cards = Action Cards
web-political-cards = Political Cards
web-secret-objectives = Secret objectives
web-treaty-cards = Treaty Cards
web-cards-in-play = Cards in play
web-round-track = Round marker: { $space } of 8
web-technologies = Technologies
web-planets = Planets
web-leaders = Leaders
web-claimed = Points from

# Cards
web-none-in-hand = None.
web-qualifies = you fulfil it now
web-played = played
web-nobody-holds = free
web-bonus = { $count ->
    [one] one Bonus Counter
   *[other] { $count } Bonus Counters
}
web-vote-now = Before the council
web-then = Then { $names }
web-sealed = Your votes, still sealed
web-agendas = Agendas lying open
web-agendas-none = No agenda lies open.
web-laws = Laws in force
web-laws-none = No law is in force.
web-public-objectives = Public objectives
web-special-short = Special objectives: { $count }
web-special-objectives = Special and preliminary objectives
web-objectives-none = No objective is open yet.
web-only-for = only for { $name }

# Trade and technology
web-technology = Technology tree
web-agreements = Trade Agreements
web-agreements-none = Nobody trades yet.
web-wars = Declared wars
web-goods-waiting = { $count ->
    [one] one good waits
   *[other] { $count } goods wait
}
web-contracts = Contracts
web-contracts-mean = What each of a race's two contracts is worth to whoever it is given to, and the Trade Goods in hand.
web-contract-open = { $value } (free)
web-contract-given = { $value } (given)
web-goods-owned = { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
}

# Looking at things
web-look-closer = Look at { $thing }
web-look-price = Look at { $thing }, cost { $cost }
web-opens = Opens:
web-looked-at = A closer look
web-doable = { $count ->
    [one] Click: something may be done with it
   *[other] Click: { $count } things may be done with it
}
web-sure = { $what }: really?
web-yes-do = Yes, do it
web-no-leave = No
web-all-sheets = All sheets
web-counted = { $count } { $name }
web-in-system = In
web-home = Home
web-flagship = Flagship
web-needs = Needs { $what }
web-or = { " or " }
web-specialty = { $colour } specialty
web-secondary = Secondary ability
web-claimed-by = Claimed by
web-law-in-force = A law in force
web-law-elected = A law in force: { $what }
web-points-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-number-cost = Cost
web-number-combat = Combat
web-number-movement = Move
web-number-capacity = Capacity
web-number-sustain = Sustains
web-kind-system = System
web-kind-planet = Planet
web-kind-race = Race
web-kind-unit = Unit
web-kind-ship = Ship
web-kind-ground = Ground unit
web-kind-structure = Structure
web-kind-leader = Leader
web-kind-action_card = Action Card
web-kind-political_card = Political Card
web-kind-strategy_card = Strategy Card
web-kind-objective = Objective
web-kind-domain_counter = Domain Counter
web-kind-artifact = Artifact
web-kind-promissory_note = Promissory Note
web-kind-treaty = Treaty
web-kind-representative = Representative
web-kind-mercenary = Mercenary
web-colour-red = Red
web-colour-blue = Blue
web-colour-green = Green
web-colour-yellow = Yellow

# Deciding
web-side = Decision and news
web-confirm = Confirm
web-activate-on-map = Activate a system: choose it on the map
web-activate-list = All systems as a list ({ $count })
web-start-again = Start again
web-as-list = as a list
web-as-sheet = as a sheet
web-working-out = Working it out …
web-less-of = Less: { $what }
web-more-of = More: { $what }
web-from = From
web-going-to = to
web-going-nowhere = stays there
web-helped-by = with { $what }
web-bring-all = All of them
web-bring-none = None of them
web-ready-proposed = As proposed
web-ready-party = A landing party
web-ready-none = None
web-of-so-many = of { $count }
web-room = room for { $count }
web-left-stranded = Something would be left behind that cannot stay there alone: leave a ship with it, or take it aboard.
web-cargo = Cargo
web-cargo-all = All aboard
web-cargo-none = None
web-no-room = No room for { $count ->
    [one] one unit
   *[other] { $count } units
}.
web-nothing-can-come = None of your ships can come here.
web-could-come = Yours that can come
web-room-filled = room for { $room }, { $aboard } aboard
web-through = through { $systems }
web-coming = { $count ->
    [one] One of your ships can come: click for more
   *[other] { $count } of your ships can come: click for more
}
web-could-shoot = Who can shoot here
web-shots = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $combat } or more hits
web-others-could-come = Others who can come
web-ships-count = { $count ->
    [one] one ship
   *[other] { $count } ships
}
web-idle = Nothing would come of it: no ship of yours can come, and nothing else can happen here. The counter would be spent for nothing.
web-why-not-secondary = Why not its secondary?
web-why-not = Why not?
web-go = Go
web-move-nothing = Move nothing
web-land-on = On
web-land-so-many = { $count ->
    [one] Land it
   *[other] Land all { $count }
}
web-land-nobody = Land nobody
web-payment = Payment
web-paying = { $sum } of { $due } { $currency }
web-wasted = { $count } too many
web-currency-resources = resources
web-currency-influence = influence
web-currency-either = resources or influence
web-costs = Costs { $due } of { $available } resources
web-capacity-used = capacity { $used } of { $most }
web-supply-used = Fleet Supply { $ships } of { $most }
web-barred = What you cannot build here ({ $count })
web-border-of = the border of { $one } and { $other }
web-open-place = Place { $number } of ring { $ring }
web-bid-so-far = has bid { $bid }
web-starts-with = Starts with
web-starting-counters = Command Counters { $pool }, { $fleet } and { $strategy }
web-race-technology = { $name }, for { $cost }:
web-build-so-many = { $count ->
    [one] Build it
   *[other] Build all { $count }
}
web-build-nothing = Build nothing
web-build-and-pay = Build and pay
web-had = now { $count }
web-to-place = { $count ->
    [one] One counter to place
   *[other] { $count } counters to place
}
web-the-most = most ({ $count })
web-sustains = sustains
web-is-lost = lost
web-casualties-sustain = Damage first
web-casualties-spare = Damage none
web-sustains-of = sustained by { $what }
web-lost-of = lost of { $what }
web-hits-left = { $count ->
    [one] One more hit to take
   *[other] { $count } more hits to take
}
web-votes-on = Votes on { $what }
web-your-votes = { $count ->
    [one] You have one vote
   *[other] You have { $count } votes
}
web-vote-sign = Seal the votes
web-abstain = Abstain
web-show-tree = Show the tree
web-take-back-piece = Take back the last piece

# The frame
web-hand = Your hand
web-own-seat = Go to this seat of yours
web-own-seat-asked = You are asked at this seat
web-tabs = What lies below the galaxy
web-tab-map = Map
web-tab-decide = Decide
web-tab-seats = Seats
web-tab-cards = Cards
web-tab-log = Log
web-sheet-tall = Draw the sheet up
web-sheet-low = Draw the sheet down
web-sheet-half = Draw the sheet to the middle
web-title-round = Mecatol, round { $round }
web-title-your-turn = ● Your decision: { $where }
web-settings = Settings
web-setting-theme = Light or dark
web-setting-theme-auto = as the system
web-setting-theme-dark = dark
web-setting-theme-light = light
web-setting-answers = Answers in lists
web-setting-answers-confirm = choose, then confirm
web-setting-answers-once = one click answers

# The log
web-filter = What the log shows
web-filter-all = All
web-filter-mine = Mine
web-filter-battles = Battles
web-filter-council = Council and points
web-log-further = Further back
web-more-lines = +{ $count }
web-lines-of-turn = { $count ->
    [one] one more line of this turn
   *[other] { $count } more lines of this turn
}

# Everybody side by side
web-counters = Counters
web-points-public = of public
web-points-secret = of secret
web-points-other = of others
web-fleet-worth = Fleet worth
web-why-not-now = Nothing else forbids it: it is not the moment.
web-ships = Ships
web-troops = Troops

# Going back
web-take-back = Take back
web-ask-to-take-back = Ask to take back
web-turn-again = Start my turn again
web-redo = Forward again
web-back-to-here = Back to before this line
web-would-go-back = This would go back:
web-nothing-goes-back = There is nothing to take back.
web-must-agree = These must agree:
web-go-back = Go back
web-ask-to-go-back = Ask them
web-you-ask-to-go-back = You ask to go back. The others are asked.
web-asks-to-go-back = { $name } asks to go back:
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-ballots = How do you vote?

# The odds page
web-odds-title = Battle odds
web-odds-page = Battle odds
web-odds-share = Copy the address
web-odds-place = Rules and place
web-odds-kind = What is fought
web-odds-kind-auto = as the units say
web-odds-kind-space = a Space Battle
web-odds-kind-ground = an invasion
web-odds-kind-assault = both: fleet, then planet
web-odds-where = Where
web-odds-where-plain = open space
web-odds-mines = Space Mines on the way
web-odds-mercenaries = with Mercenaries
web-odds-attacker = Attacker
web-odds-defender = Defender
web-odds-race = Race
web-odds-any-race = any
web-odds-more = Leaders, cards, policies
web-odds-also = Also
web-odds-high_alert = High Alert
web-odds-holds_fire = Space cannons hold fire
web-odds-bonus = Bonus on combat rolls
web-odds-ignore = Hits ignored
web-odds-goods = Trade Goods for the race's bonus
web-odds-retreat_after = Retreats in round (0: never)
web-odds-commandos = Shock Troops set aside
web-odds-casualties = Who takes the hits
web-odds-order-sensible = sensibly: damage first, carriers last
web-odds-order-sustain_first = damage first, whoever carries whom
web-odds-order-preserve_power = damage only where it costs no die
web-odds-order-optimal = whatever wins most often
web-odds-order-optimal_value = whatever leaves most value
web-odds-empty = Empty this side
web-odds-far = { $unit } in the next system
web-odds-on-planet = { $unit } on a planet
web-odds-damaged = { $unit }, damaged { $times ->
    [one] once
   *[other] { $times } times
}
web-odds-both = Choose units on both sides.
web-odds-verdict = How it ends
web-odds-win = attacker wins
web-odds-draw = nobody is left
web-odds-lose = defender wins
web-odds-open = still fighting
web-odds-takes-planet = planet taken
web-odds-rounds = { $rounds } rounds on average
web-odds-attacker-retreats = the attacker retreats: { $chance }
web-odds-defender-retreats = the defender retreats: { $chance }
web-odds-stalemate = stalemate: { $chance }
web-odds-by-round = The chance by round
web-odds-after-round = After round
web-odds-left-attacker = What the attacker has left
web-odds-left-defender = What the defender has left
web-odds-value = Worth { $left } of { $before }
web-odds-nobody = nobody
web-odds-others = anything else
web-unit-now = Yours now
web-unit-now-of = { $name }'s now
web-unit-printed = As printed

# The game again
web-replay = Replay
web-replay-back = Back to the table
web-replay-title = Replay: { $name }
web-replay-as = The game again, as { $name } saw it
web-replay-watched = The game again
web-replay-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
web-replay-scrub = Moment of the game
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-step = One step on
web-replay-step-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-speed-slow = slowly
web-replay-speed-even = evenly
web-replay-speed-fast = fast
web-replay-rounds = Jump to a round
web-replay-quiet = Nothing to tell here.
web-replay-link = Copy a link to this moment
web-replay-go-on = Go on from here against bots
web-replay-go-on-title = A new table of your own that begins at this moment; this one stays as it is
web-replay-eyes = Seen by
web-replay-nobody = everybody, with all hands open
web-status-again = the game again

# The end of the game
web-end-page = In figures
web-out-eliminated = Eliminated
web-out-surrendered = Surrendered
web-outcome-for = for
web-outcome-against = against
web-outcome-abstain = abstains
web-section-activate = Activate a system
web-section-strategic = Strategic Actions
web-section-component = Cards and abilities
web-section-planet = Planets
web-section-system = Systems
web-section-player = Players
web-section-card = Cards
web-section-ship = Ships
web-section-load = Cargo
web-section-unit = Units
web-section-use = Abilities
web-section-build = Units
web-section-land = Landings
web-end-open = Standings, charts, battles
web-end-standings = Standings
web-end-rounds = { $count ->
    [one] after one round
   *[other] after { $count } rounds
}
web-end-fleet = Fleet
web-end-built = Built
web-end-lost = Lost
web-end-battles = Battles won
web-end-luck = Hits
web-end-won-of = { $won } of { $fought } ({ $expected } expected)
web-end-hits = { $hits } ({ $more })
web-end-course = Over the rounds
web-end-measure = What is shown
web-end-measure-points = Victory Points
web-end-measure-planets = planets
web-end-measure-fleet = fleet
web-end-measure-troops = troops
web-end-measure-built = built
web-end-measure-lost = lost
web-end-measure-resources = resources
web-end-measure-influence = influence
web-end-measure-technologies = technologies
web-end-film = The galaxy, round by round
web-end-see = See it again from here
web-end-all-battles = Battles
web-end-no-battles = Nobody fought.
web-end-chance = { $chance } for the attacker
web-end-attacker-won = the attacker won
web-end-defender-won = the defender held
web-end-nobody-won = nobody won
web-end-surprise = against the odds

# Following the game
web-digest = Since you last decided
web-digest-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
web-skip-to-now = Show how it stands now ({ $count })
web-setting-sound = Sounds
web-setting-sound-off = off
web-setting-sound-on = on
web-setting-pace = What others do
web-setting-pace-brisk = briskly, one thing after the other
web-setting-pace-watch = slowly, to watch
web-setting-pace-instant = at once

# The waiting room
web-rules-sa17 = Shattered Ascension 17
web-rules-sa_es = Shattered Ascension, Spanish edition
web-rules-cp = Central Powers
web-rules-official = Official rules
web-rules-with =
    { $rules }, { $count ->
        [one] one change
       *[other] { $count } changes
    }
web-room-ruleset = Rules: { $ruleset } ({ $line })
web-room-waits = waiting for its people
web-room-all = Everybody is here.
web-room-missing = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
web-room-you = you
web-room-come = is here
web-room-open = open to whoever comes
web-room-seat = Open seat { $number }
web-room-sit = Sit down here
web-room-move = Change to this seat
web-room-link = Make a link to this seat
web-room-link-anew = Make another link
web-room-link-of = Link for { $name }
web-room-qr = The link as a QR code
web-room-start = Begin the game
web-room-fill = { $count ->
    [one] Begin, a bot takes the empty seat
   *[other] Begin, bots take the { $count } empty seats
}
web-room-host-begins = Whoever made the table begins the game.

# Hints of the first game
web-hint = A hint
web-hint-read = Got it
web-hints-off = No more hints
web-hint-cards = Touch a card to read all of it; choose one, then confirm. Nothing is decided before you confirm.
web-hint-action = Your turn: touch a system on the map. Its card tells who of yours could come, who would shoot, and the odds; only the button on it spends a Command Counter.
web-hint-move = The sheet proposes a move: plus and minus change it, in any order. Arrows on the map show the ways, and Go signs all of it at once.
web-hint-land = Say how many land on each planet; one unit takes a planet that nobody defends.
web-hint-produce = A shopping list: below stand its price, what you have, and what will be exhausted for it.
web-hint-pay = The payment that wastes least is proposed; touch planets to change it.
web-hint-counters = Command Pool is for actions, Fleet Supply for how many ships stay together, Strategy Allocation for other people's Strategy Cards.
web-hint-ballots = All agendas lie on one sheet: choose an outcome for each, your votes are divided for you.
web-hint-casualties = Hits are dealt out so that you lose least; change it if you know better.
web-hint-trade = Each line is a partner and what both would earn: one click proposes it.
web-hint-amount = Set the number by plus and minus, then confirm.
web-hint-hand = Your cards lie below the map, and nobody else sees them. One that can be played now glows.
web-hint-odds = The bar is the exact chance of the battle as it stands, not a guess. Whoever is ahead may still lose.
web-hint-take-back = "Take back" is free until something is revealed or somebody else has answered.
web-hint-waiting = Others decide now. The log on this side tells what they do, and every name in it can be touched.
web-language-of-page = Language
