# The official Action and Political Cards: what is asked about them, and what they do.

ask-outcome_known = The agenda is decided: do you react before it takes effect?
ask-before_sailing = Ships are about to enter the system: do you react?
