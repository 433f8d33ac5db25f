# Promissory Notes.

option-give-note = give { $note } to { $player }
option-play-note = { $note } of { $player }
ask-concede_system = You gave a promise: where do you retreat to?
    .waiting = chooses where to retreat to for a promise
ask-concession_agenda = On which agenda must the giver vote?
    .waiting = chooses the agenda on which the giver of a note must vote
ask-concession_outcome = How must the giver vote?
    .waiting = chooses how the giver of a note must vote
option-concession_outcome = { $key }
event-notegiven = { $seat } gives { $note } to { $to }
event-notehonoured = { $seat } plays { $note }, and { $other } honours it
