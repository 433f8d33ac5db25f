# Activation.

explain-empty-pool = Your Command Pool has too few Command Counters.
explain-own-counter = One of your Command Counters lies in { $system }.
explain-foreign-home = The Home System of { $player } may not be activated yet.
