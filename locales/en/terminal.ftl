# The table at one keyboard.

terminal-over = The game is over. Winner: { $names }
terminal-hand-over = { $name }, come to the keyboard and press Enter.
terminal-hand = Your hand: { $cards }
terminal-number = A number from { $least } to { $count }, or ? for what else may be typed.
terminal-amount = Type a number from { $least } to { $most }
terminal-help = m draws the galaxy, h shows your hand, o the objectives and how far you are, n the numbers of your units, ? with words or with the number of an option tells what it is (? plague, ? 3), u takes back your last answer, q leaves.
terminal-points = { $points } of { $goal } points
terminal-nothing-to-undo = There is nothing of yours to take back.
terminal-too-late-to-undo = Dice were rolled or cards seen since; that cannot be taken back here.

# What commands say of themselves.

help-mecatol = The digital table for Twilight Imperium 3rd edition.
help-watch = watch bots play, told in plain language
help-decisions = tell the decisions too
help-play = take seats yourselves, at one keyboard
help-names = who plays; the other seats are bots'
help-serve = open the table to browsers
help-look = a card, technology, race, clause … by name or words: mecatol look "Plague"
help-verify = check that chance in a finished game was what was committed to
help-odds = exact odds of a battle: mecatol odds "3 cruiser" vs "2 dreadnought"
help-simulate = many games between bots, on all cores: mecatol simulate --games 1000
help-content = which cards and races take effect, and the tests that play them
help-rules = the clause register: mecatol rules coverage [--missing]
help-ruleset = a ruleset as text: "sa17 +distant_suns vp=8" (default: sa17)
help-lang = the language spoken (or MECATOL_LANG)
help-bots = who plays the bots' seats, over and over: steward,random,hasty
