# The table at one keyboard.

terminal-over = The game is over. Winner: { $names }
terminal-hand-over = { $name }, come to the keyboard and press Enter.
terminal-hand = Your hand: { $cards }
terminal-number = A number from 1 to { $count }; o for the objectives and how far you are, u to take back your last answer, q to leave.
terminal-nothing-to-undo = There is nothing of yours to take back.
terminal-too-late-to-undo = Dice were rolled or cards seen since; that cannot be taken back here.
