# What is wrong with a position written by hand.

position-many-players = a table has at most { $most } players
position-seating = everybody must sit somewhere, once
position-no-race = there is no race '{ $race }'
position-same-race = two players play '{ $race }'
position-below-zero = { $field } cannot be below 0
position-no-technology = there is no technology '{ $technology }' in this ruleset
position-no-copy = { $name } has no '{ $own }' that could be a copy
position-nothing-to-copy = there is nothing called '{ $copied }' to copy in this ruleset
position-many-counters = { $name } has more than { $limit } Command Counters on sheet and board
position-many-tiles = { $copies ->
    [one] there is only { $copies } tile '{ $tile }'
   *[other] there are only { $copies } tiles '{ $tile }'
}
position-no-home = no tile lies at '{ $place }'
position-adrift = { $kind } cannot be in space without a ship
position-ship-on-planet = { $kind } is a ship: it belongs in space
position-full-planet = a planet holds at most { $most } { $kind }
position-no-facility = there is no facility '{ $facility }'
position-exhausted = a planet that nobody controls cannot be exhausted
position-damage = { $hits ->
    [one] { $kind } cannot have sustained { $hits } hit
   *[other] { $kind } cannot have sustained { $hits } hits
}
position-many-units = { $name } has { $count } { $kind } on the board; there are { $limit }
position-no-card = there is no such card: '{ $card }'
position-same-card = '{ $card }' is in the hand of { $name } too
position-speaker = the Speaker must be a player
position-active = the active player must be a player, or nobody
position-no-leader = no race has the { $kind } '{ $leader }'
position-no-place = there is no place '{ $place }' on the board
position-no-border = '{ $border }' is no border between two systems
position-no-objective = there is no objective '{ $objective }'
position-no-thing = there is no '{ $thing }'
position-no-space-token = there is no token '{ $token }' in space
position-no-planet-token = there is no token '{ $token }' on planets
position-no-border-token = there is no border token '{ $token }'
position-no-law = there is no law '{ $law }'
position-no-upgrade = there is no upgrade '{ $upgrade }'
position-line = line { $line }:
position-no-toml = this is no TOML: { $fault }
position-torn = parts of the position contradict each other ({ $fault })
position-same-name = two players are called '{ $name }'
position-no-table = { $field } is a table of fields, not { $found }
position-no-number = { $field } is a whole number from { $least } to { $most }, not { $found }
position-no-words = { $field } is a list of words, not { $found }
position-few-players = a table needs at least two players
position-no-part = '{ $field }' is no part of a position
position-dice = scripted dice are a list of faces from 1 to 10
position-no-hex = '{ $place }' is no place on a map; places are written like '0,-2'
position-no-tile = there is no tile '{ $tile }'
position-no-planet = no planet '{ $planet }' is on the map
position-not-fields = a table of fields was expected, not { $found }
position-units-text = units are written as text: '2 cruiser, dreadnought*1'
position-no-unit = '{ $unit }' is no unit; units are { $units }, written '2 cruiser' or 'war_sun*1'
position-so-many = '{ $units }': nobody has so many
position-no-field = '{ $field }' is no field here; the fields are { $fields }
position-missing = '{ $field }' is missing
position-not-read = this cannot be read: { $fault }
position-no-name = a player's name was expected, not { $found }
position-nobody = nobody here is called '{ $name }'; the players are { $players }
position-no-phase = there is no phase '{ $phase }'; there are { $phases }
position-next = next is a list of steps
position-no-step = there is no step '{ $step }'
position-homeless = { $name } has no home: the tile of his race is not on the map once
position-no-action = there is no action '{ $kind }' here; there are { $kinds }
position-no-player = this must be a player
position-theatre-twice = '{ $place }' is named twice
position-no-theatre = '{ $place }' is none of the systems in which the action takes place
position-no-source = '{ $source }' is no source of effects; there are { $sources }
position-effect-number = each effect has a number of its own, from 1 to the { $most } of serial; { $number } is none
position-no-word = { $field } is one of { $words }, not { $found }
position-no-names = a list of players' names was expected, not { $found }
position-so-many-names = { $count } players' names were expected
position-no-start = the game cannot go on from here ({ $fault })
position-no-scope = scopes say nothing of the { $kind } that is under way
