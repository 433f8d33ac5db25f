# The command line: what commands are for, what they take, and what is wrong with what somebody typed.

command-usage = usage:
command-arguments = arguments
command-options = options
command-commands = commands
command-help = show this and leave
command-command = COMMAND
command-word = TEXT
command-number = NUMBER
command-name = NAME
command-file = FILE
command-folder = FOLDER
command-address = ADDRESS
command-attacker = ATTACKER
command-defender = DEFENDER

command-required = { $what } is missing
command-unknown = { $what } means nothing here
command-no-value = { $what } needs a value
command-not-both = { $what } does not go with { $other }
command-no-choice = { $what }: '{ $value }' is none of { $known }
command-no-number = { $what }: '{ $value }' is no number

help-mecatol = The digital table for Twilight Imperium 3rd edition.
help-version = show the version and leave
help-lang = the language spoken (or MECATOL_LANG)
help-ruleset = a ruleset as text: "sa17 +distant_suns vp=8" (default: sa17)
help-players = how many sit at the table (default: 6)
help-seed = everything that chance decides follows from it (default: 1)
help-bots = who plays the bots' seats, over and over: steward,random,hasty

help-watch = watch bots play, told in plain language
help-decisions = tell the decisions too
help-play = take seats yourselves, at one keyboard
help-names = who plays; the other seats are bots'
help-look = a card, technology, race, clause … by name or words: mecatol look "Plague"
help-query = a name, a clause, or words of a text, in any language
help-verify = check that chance in a finished game was what was committed to
help-proof = what GET /api/tables/TABLE/proof said of a finished game

help-serve = open the table to browsers
help-host = where to listen (default: this machine alone)
help-port = the port (default: 8000; 0: any that is free)
help-file = where the games are kept (default: mecatol.sqlite)
help-client = where the built client is

help-admin = look after what is kept (backup, restore, move) and who may not come in (ban, unban, bans)
help-backup = copy everything into a file, also while the service is open
help-restore = bring everything back from such a file into an empty place
help-move = copy everything from one place into another, which must be empty
help-copy = the file of the backup
help-source = a file, or the address of a database
help-target = the same, where everything is to be
help-ban = ban somebody, or an address
help-unban = let somebody in again
help-bans = say who is banned
help-who = an account, the id of a guest, an address or a network
help-reason = why; who is banned is told
help-days = for how many days (default: 30)
help-play-for = bots play for them meanwhile
command-who = WHO
command-words = WORDS
command-copy = FILE
command-source = FROM
command-target = TO

help-odds = exact odds of a battle: mecatol odds "3 cruiser" vs "2 dreadnought"
help-odds-of-a-battle = The exact odds of a battle.
help-odds-example = Example: mecatol odds "3 cruiser, 2 dreadnought" vs "war_sun, 4 fighter" --tech hylar_v_assault_laser
help-attacker = the attacker's units: "3 cruiser, dreadnought*1, 2 ground_force"
help-defender = the defender's units: "2 cruiser, 2 pds, 3 ground_force"; "pds@far" fires from next door
help-where = an anomaly: { $anomalies }
help-kind = space, ground or assault, if it is not plain from the units
help-mines = places with Space Mines on the attacker's way
help-rounds = show how it stands after each of so many rounds
help-json = all numbers, as JSON
help-attackers = the attacker
help-defenders = the defender
help-race = the race
help-tech = technologies, with commas between them
help-upgrades = upgrades, with commas between them
help-leaders = admiral, general …; admiral@dreadnought names the ship
help-high-alert = the High Alert token is there
help-bonus = a bonus on combat rolls, as a card would give
help-bonus-round = the only round with the bonus
help-ignore = hits ignored, as by a card
help-goods = Trade Goods spent on the race's bonus before rounds
help-casualties = who takes the hits: { $orders }, or kinds with commas between them
help-keep = kinds to be kept alive
help-retreat-after = retreat at the end of this round
help-retreat-below = retreat when the chance to win is lower
help-hold-fire = space cannons do not fire
help-commandos = Shock Troops that do not fight

help-simulate = many games between bots, on all cores: mecatol simulate --games 1000
help-simulate-games = Many games between bots, on all cores or on a Ray cluster. The same seed gives the same files.
help-simulate-example = Example: mecatol simulate --players 6 --games 1000 --bots steward,random --out results
help-games = how many (default: 100)
help-any-bots = who plays, over and over: steward,random,hasty or module:Class
help-seed-of-all = every game's seed follows from it (default: 1)
help-workers = processes (default: one a core)
help-ray = play on a Ray cluster
help-only-game = one game of the plan alone, by its number
help-out = the folder for the results (default: simulation)

help-content = which cards and races take effect, and the tests that play them
help-write-content = write the documents and rules/tests.json
help-check-content = fail on untested content, unknown ids and an old document
help-rules = the clause register: mecatol rules coverage [--missing]
help-coverage = which clauses of the rules are shown by tests
help-missing = list the clauses no test shows
help-only-ruleset = of this ruleset only
help-only-chapter = of this chapter only, for example UNI
help-write-rules = write { $document }
help-check-rules = fail on lost tests, unknown ids and an old document

# Clauses and content, beside the tests that show them.

coverage-ruleset = ruleset
coverage-chapter = chapter
coverage-clauses = clauses
coverage-shown = shown
coverage-missing = missing
coverage-all = all
coverage-every-clause = Every clause is shown by a test.
coverage-no-tree = mecatol rules coverage reads the source tree; this copy of Mecatol has none.
coverage-no-chapter = no chapter { $chapter } there
coverage-unread = { $place }: write the ids of a { $mark } mark out as texts
coverage-outdated = { $document } is out of date: run `{ $command }`
coverage-no-clause = { $near ->
    [none] { $place }: { $clause } is in no register
   *[other] { $place }: { $clause } is in no register; did you mean { $near }?
}
coverage-lost = { $clause } lost its test: { $document } names { $tests }
inventory-no-content = { $place }: { $key } is no content
inventory-untested = { $key } has no test that plays it
inventory-ruleset = ruleset
inventory-kind = kind
inventory-printed = printed
inventory-done = done
inventory-action = Action Cards
inventory-political = Political Cards
inventory-race = Races
inventory-ability = Abilities of races
inventory-upgrade = Upgrades and technologies of races
inventory-flagship = Flagships

# The page of all rulesets and options.

rulesets-title = Rulesets and their options
rulesets-written = Written by `mecatol content --write` from [options.toml](../src/mecatol/content/options.toml).
rulesets-about = A ruleset is a line of text: its name, then options (`+` with, `-` without) and settings, in any order. Lobby, command line, library and saves all use it. What is not said is as the ruleset has it. A word that means nothing is refused with the nearest one that does, and so is what a ruleset has no option for or what does not go together.
rulesets-settings = Settings
rulesets-setting = setting
rulesets-options = Options
rulesets-option = option
rulesets-means = means
rulesets-range = { $lowest } to { $highest }.
rulesets-one-of = One of { $values }.
rulesets-with = with
rulesets-without = without
rulesets-always = always
rulesets-needs = Goes with { $options }.
rulesets-excludes = Not with { $options }.
