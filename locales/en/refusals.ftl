# What a table refuses.

refused-untold = with these rules it cannot be told again what came before page { $page }; it can from there on
refused-plan-stops = the plan goes on where chance, a secret or another seat has a say; send it up to there
refused-plan-empty = a plan needs at least one key
refused-plan-key = '{ $key }', number { $number } of the plan, is no option of { $ask }
refused-fork-unknown = a seat's fork stands on a checkpoint that the seat does not know; wait for its next one
refused-fork-save = a seat's fork can be saved only from its next checkpoint on
refused-stale = decision { $decision } is no longer open; seat { $number } is asked { $ask } ({ $id }) now
refused-gone = decision { $decision } is no longer open; look at what is pending now
refused-no-option = '{ $key }' is no option of { $ask }; the options are { $options }
refused-over = the game is over; nobody is asked anything, but undo still works
refused-act = { $possible ->
    [none] '{ $key }' is not possible for seat { $number } now; possible: nothing
   *[other] '{ $key }' is not possible for seat { $number } now; possible: { $possible }
}
refused-retract = seat { $number } has no sealed answer to take back
refused-redo = there is nothing to redo
refused-undo-diverged = the record no longer leads there with these rules ({ $fault }); choose a later decision
refused-no-event = there is no event { $number }; { $heard } have been heard
refused-not-asked = seat { $number } is asked nothing now; the table waits for seat { $waiting }
refused-no-seat = there is no seat { $number }; the seats are 0 to { $last }
refused-no-history = this table keeps no history; start it with history for that
refused-observer = an observer may look, not play
refused-no-place = there is no place { $page }.{ $count } on the record; `decisions` lists where one may go back to
refused-behind-floor = nobody goes back behind the point where hidden things were dealt anew
refused-nothing-asked = nothing was asked at { $page }.{ $count }; `decisions` lists where one may go back to

# Saved games.

refused-no-save = these bytes are no save of a Mecatol game; choose another file
refused-save-gap = the record has a gap before page { $page }; use an older copy
refused-save-checksum = the save is damaged, its checksum does not fit; use an older copy
refused-save-newer = the save has version { $version }, this program reads up to { $newest }; update the program
refused-save-unread = the save cannot be read ({ $fault }); use an older copy
refused-save-empty = the save holds no position; use an older copy
refused-save-position = the position in the save cannot be read ({ $fault }); use an older copy
refused-save-listeners = the save counts other listeners than there are seats; use an older copy
refused-save-orders = the save holds orders of seats that are not there; use an older copy
refused-foreign-save = these rules cannot go on from the save ({ $fault }); use the version that wrote it

# Rulesets and options.

ruleset-none = '{ $text }' names no ruleset; there are { $rulesets }
ruleset-nearest = did you mean { $word }?
ruleset-no-option = '{ $word }' is no option
ruleset-number = { $word }= is a number from { $lowest } to { $highest }, not '{ $value }'
ruleset-word = { $values ->
    [any] { $word }= is a word, not '{ $value }'
   *[other] { $word }= is one of { $values }, not '{ $value }'
}
ruleset-needs = +{ $option } goes with { $words }
ruleset-excludes = +{ $option } does not go with { $word }; take one
ruleset-rule = { $rule } is a rule of { $edition } and no option
ruleset-elsewhere = { $option } is an option of { $rulesets }; { $edition } has no place for it
ruleset-refused-SA17-SET-45 = { $option } is no option of { $edition }: it is always part of the game (SA17-SET-45)
ruleset-refused-SA17-SET-46 = { $option } is no option of { $edition }: it is not used (SA17-SET-46)
ruleset-refused-SA17-TEC-03 = { $option } is no option of { $edition }: technologies of the races are upgrades, bought in the Status Phase (SA17-TEC-03)
ruleset-refused-SAES-RAC-09 = { $option } is no option of { $edition }: technologies of the races are upgrades, bought in the Status Phase (SAES-RAC-09)
ruleset-refused-SAES-SOT-36 = { $option } is no option of { $edition }: it is not used (SAES-SOT-36)
ruleset-alone = { $scenario } has its own galaxy, cards and length, and is played with no other option

# New games, bots, simulations, commands.

refused-nearest = did you mean '{ $word }'?
refused-there-are = there are { $known }
refused-players = a game has { $fewest } to { $most } players, not { $players }
refused-same-name = two players are called '{ $name }'
refused-scenario-players = Fall of the Empire is for { $fewest } to { $most } players, not for { $players }
refused-pacts-players = With Pacts each of two to four players has two seats: choose 4, 6 or 8 seats, not { $seats }
refused-duel-option = { $option } is not for two players (SAES-DUE-07)
refused-duel-goal = two players play to { $least } to { $most } Victory Points, not to { $goal } (SAES-DUE-04)
refused-no-map = there is no map '{ $map }'
refused-map-players = { $maps ->
    [none] the map '{ $map }' is drawn for { $drawn } players, not for { $players }; there is none for { $players }
   *[other] the map '{ $map }' is drawn for { $drawn } players, not for { $players }; maps for { $players }: { $maps }
}
refused-strategy-set = there are no Strategy Cards called '{ $set }'
refused-few-tiles = { $players } players lay { $wanted } tiles, and tiles={ $boxes } has only { $tiles } for them; use more, or map=auto
refused-no-bot = there is no bot called '{ $name }'
refused-no-bots = no bot is named; for example: steward,random
refused-bot-module = there is no bot '{ $name }': { $fault }
refused-not-installed = { $what } is needed for this; install mecatol[{ $part }]
refused-few-slots = there are at least { $fewest } actions, not { $slots }
refused-no-reward = there is no reward '{ $reward }'
refused-no-slot = { $action } is no action now; there are { $options } options
refused-no-games = at least one game is played, not { $games }
refused-no-game = there is no game { $game }; the games are 0 to { $last }
refused-no-workers = games are played by at least one process, not { $workers }
refused-no-cluster = there is no Ray cluster at '{ $address }': { $fault }
refused-no-folder = results cannot be written to '{ $folder }': { $fault }
refused-otlp = MECATOL_OTLP is set, and what sends there is not installed: pip install "mecatol[telemetry]"
refused-settings = the settings cannot be read: { $fault }
refused-archive = cannot keep games in { $file } ({ $fault }); choose another --file
refused-database = cannot keep games in the database of MECATOL_DATABASE ({ $fault })
refused-listen = cannot listen at { $host }:{ $port } ({ $fault }); choose another --port
refused-seed = a seed is a number from 0 to { $last }

# Checking that chance was what had been committed to.

verify-no-proof = { $file } is no proof of a game ({ $fault })
verify-other-seed = the seed is not the one that was committed to when the game began
verify-not-begun = the game did not begin with that seed
verify-roll = roll { $roll } of the record does not come from the seed
verify-again = the record cannot be played again from the seed ({ $fault })
verify-fine = { $rolls ->
    [one] The seed is the one that was committed to, and the one roll comes from it.
   *[other] The seed is the one that was committed to, and all { $rolls } rolls come from it.
}
verify-practice = It was a practice table: somebody chose the seed.

# Looking after what is kept.

admin-no-source = there is no file { $place }
admin-fault = it could not be done ({ $fault }); nothing was changed where everything came from
admin-other-version = { $place } was kept by another version: open it once with `mecatol serve` of this one
admin-not-empty = there is something in { $place } already; choose an empty place
admin-not-same = the table '{ $what }' did not come over as it was
admin-no-game = the game of table { $table } cannot be opened
admin-banned = { $name } is banned until { $until }.
admin-unbanned = { $who } may come in again.
refused-ban-nobody = nobody here is called { $who }: name an account, the id of a guest, an address or a network
refused-ban-wide = { $who } is too wide: a network that is banned has at least { $bits } bits
refused-ban = that is no ban: { $fault }
refused-not-banned = { $who } is not banned
admin-moved = { $games ->
    [one] One game
   *[other] { $games } games
} and { $guests ->
    [one] one person
   *[other] { $guests } people
} ({ $rows } entries in all) are there, the same as they were; every game was played again.
admin-differing = { $number ->
    [one] One of them is
   *[other] { $number } of them are
} played otherwise by the rules of today than by those that wrote it, and goes on from a checkpoint: { $tables }
