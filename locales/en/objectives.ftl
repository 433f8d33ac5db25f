# Objectives.
ask-claim_public = which public objective will you claim?
ask-claim_secret = will you claim your own objective?
ask-claim_preliminary = will you claim the Preliminary Objective?
ask-spend_what = with what will you pay?
ask-spend_counter = from where do you spend a Command Counter?
option-claim = claim { $objective }
event-objectiverevealed = A new objective lies open: { $objective }.
explain-home-lost = A planet of your Home System is not yours.
explain-no-objective = There is no objective { $objective }.
explain-claimed = You have claimed { $objective } already.
explain-stage-two = { $objective } can be claimed only in Stage II.
explain-not-met = You do not meet { $objective }.
explain-not-now = Objectives are claimed in the Status Phase.
