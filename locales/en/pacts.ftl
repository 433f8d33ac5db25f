# Pacts: two races for each player.

ask-pact_race = For which of your races do you take a Strategy Card?
    .waiting = chooses the race that takes a Strategy Card
ask-feedback_race = Which of your races receives the Trade Goods for your lead?
    .waiting = chooses the race that receives the Trade Goods for a lead
ask-second_secret = Which Secret Objective does your second race have?
    .waiting = chooses the Secret Objective of a second race
option-pact-race = For { $race }
