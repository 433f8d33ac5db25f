# Simulations: what the terminal is told, and the page with plots.

simulate-games = { $crashed ->
    [0] games
   *[other] games, { $crashed } crashed
}
simulate-summary = the whole summary: { $page }
simulate-crashed = game { $game } (seed { $seed }) crashed: { $fault }; again: --only { $game }

report-none-ended = none of { $games } games came to an end
report-ended = { $ended } of { $games } games came to an end, after { $rounds } rounds on median
report-won = won { $rate } of { $seats } seats (chance { $chance })
report-title = { $games } games of { $ruleset }
report-lead = { $players } players · bots: { $bots } · seed { $seed }
report-tile-ended = games came to an end
report-tile-crashed = crashed
report-tile-rounds = rounds on median
report-tile-decisions = decisions a game
report-tile-points = points of the best
report-again = The same games again:

report-rate = { $rate } of { $seats }
report-chance = chance { $chance }
report-a-game = { $count } a game
report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-game = game
report-seed = seed
report-fault = what went wrong
report-bot = bot
report-round = round
report-rounds = rounds
report-winners = the winners
report-seat = { $place ->
    [1] 1, first player
   *[other] { $place }, clockwise
}
report-reason = { $reason ->
    [goal] the goal was reached
    [imperium_rex] Imperium Rex
    [objectives] the objectives had run out
    [last_round] the last round was played
    [last_standing] nobody else was left
    [scenario] a Scenario Objective was fulfilled
   *[round_track] the last round was over
}

report-crashed = Games that crashed
    .note = They are left out of everything below; --only plays one of them again.
report-by-bot = Who wins, by bot
    .note = Victories a seat; the thin line is where the true rate lies in 95 of 100 cases, the dashed one is chance.
report-by-race = Who wins, by race
    .note = Victories a seat; the thin line is where the true rate lies in 95 of 100 cases, the dashed one is chance.
report-by-seat = Who wins, by seat
    .note = Victories a seat; the thin line is where the true rate lies in 95 of 100 cases, the dashed one is chance.
report-points = Victory Points by round
    .note = On average, after each round; where a game is over its last score is kept.
report-length = Length in rounds
    .note = How many games ended in which round. What ended them: { $reasons }.
report-decisions = Length in decisions
    .note = Everything players were asked: { $low } to { $high } decisions, { $median } on median.
report-decisions-from = decisions, from
report-sources = Where Victory Points come from
    .note = Points a game, all players together.
report-objectives = Objectives claimed
    .note = { $more ->
        [0] How often each was claimed in a game.
        [one] How often each was claimed in a game; one more was claimed less often.
       *[other] How often each was claimed in a game; { $more } more were claimed less often.
    }
report-cards-by-bot = Strategy Cards by bot
    .note = How many of a hundred picks of a bot each card is.
report-cards-by-round = Strategy Cards by round
    .note = How often each card was taken in a hundred games that came to the round; cards may make players choose again.
