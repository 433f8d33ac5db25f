# The browser table's own words. Whatever belongs to the rules comes in words from the service.

web-brand = Mecatol
web-tagline = The table for Twilight Imperium, as its most devoted groups play it.

# The lobby
web-language = English
web-your-name = Your name
web-guest = Guest
web-new-against-bots = New game against five bots
web-more-choices = Friends, rules, map …
web-friends = Friends, by name
web-friends-example = Ben, Cy
web-how-many = Players
web-bots-fill = { $count ->
    [0] no bots
    [one] one bot fills the table
   *[other] { $count } bots fill the table
}
web-ruleset = Rules
web-map = Map
web-map-auto = as the rules say
web-map-built = built by the players
web-public = Others may find the table and watch
web-create = Create the table
web-table-of = { $name }'s table
web-tables = Tables
web-tables-none = No table yet. Yours would be the first.
web-go-on = Go on
web-your-turn = Your turn
web-watch = Watch
web-a-bot = a bot
web-not-come = has not come yet
web-links = Give each friend a link
web-links-once = Whoever opens a link sits in that seat. The links are shown only this once.
web-copy = Copy
web-copied = Copied
web-take-your-seat = Take your seat
web-to-the-lobby = To the lobby

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
web-turn-of = turn of { $name }
web-panes = What lies on the table
web-pane-hand = My hand
web-pane-sheets = Players
web-pane-strategy = Strategy
web-pane-council = Council
web-pane-objectives = Objectives
web-pane-technology = Technology
web-pane-trade = Trade

# The galaxy
web-galaxy = The galaxy: drag to move, wheel to zoom
web-galaxy-empty = The galaxy has not been laid out yet.
web-zoom = Zoom
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-fit = Show everything
web-choose-thing = Choose { $thing }
web-drafted-moves = Moves of { $player }
web-wormhole = wormhole { $letter }
web-domain-counters = { $count ->
    [one] a Domain Counter
   *[other] { $count } Domain Counters
}
web-artifact = an Artifact
web-counters-of = Command Counters of { $names }
web-worth = { $resources } resources, { $influence } influence
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
web-look-at = Look: { $pane }
web-keys = Arrows or numbers choose, Enter confirms, § tells why
web-on-the-board = can be chosen on the board
web-why = Why: { $clause }
web-draft = Put together so far
web-draft-empty = Nothing yet.
web-acts = { $count ->
    [0] Take back
    [one] One thing out of turn
   *[other] { $count } things out of turn
}
web-retract = Take back my sealed answer
web-odds = Odds at { $place }
web-odds-label = The attacker wins { $win }, the defender { $lose }
web-odds-notes = What these numbers take for granted

# Battles
web-battle = Space Battle at { $place }
web-invasion = Invasion of { $place }
web-battle-round = Round { $round }
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

# Players and sheets
web-players = Players
web-points = Victory Points
web-points-of = { $points } of { $goal } points
web-speaker = Speaker
web-passed = passed
web-thinking = thinking
web-counters-short = Counters
web-counters-short-title = Command Pool, Fleet Supply, Strategy Allocation
web-goods-short = Goods
web-goods-short-title = Trade Goods
web-cards-short = Cards
web-cards-short-title = Action Cards, Political Cards
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
web-spectators-have-no-hand = Spectators hold no cards.
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
web-special-objectives = Special and preliminary objectives
web-objectives-none = None yet.
web-only-for = only for { $name }

# Trade and technology
web-technology = Technology tree
web-agreements = Trade Agreements
web-agreements-none = Nobody trades yet.
web-goods-waiting = { $count ->
    [one] one good waits
   *[other] { $count } goods wait
}
web-contracts = Contracts
web-contract-open = { $value } (free)
web-contract-given = { $value } (given)
web-goods-owned = { $count ->
    [one] one Trade Good
   *[other] { $count } Trade Goods
}
