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
