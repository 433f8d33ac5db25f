# The table itself: undo, saves, explanations.
undo-decision = takes back { $name } of { $seat } ({ $key })
undo-act = takes back what { $seat } did out of turn ({ $key })
undo-chance = forgets { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}; what chance gives instead will be new
undo-learned = { $seat } has learned something since
notice-from-checkpoint = The rules have changed since this game was saved: it goes on from the beginning of the step, and { $lost ->
    [one] one entry
   *[other] { $lost } entries
} of it must be decided again.
explain-not-offered = That is not among the things you may do now ({ $intent }).
undo-decision-of = takes back a decision of { $seat } ({ $name })
notice-act-dropped = What you wanted to do out of turn ({ $key }) did not become possible.
notice-orders-circle = Your standing orders answer in a circle; they were set aside.
notice-other-rules = The rules of { $ruleset } have changed since this game was saved; it goes on under those of today.
notice-put-aside = What was to be answered for you ({ $key }) ran into a fault and was put aside.
preview-open = What comes next is decided by chance, by a secret or by somebody else.
preview-no-option = That may not be chosen here.
notice-undone = { $name } went back. What was undone has not happened.
notice-redone = { $name } took the undo back.
notice-undo-refused = { $name } does not agree to go back.
notice-undo-withdrawn = { $name } no longer asks to go back.
notice-sits = { $name } sits down.
notice-rematch = { $name } wants a rematch: whoever sat here finds the seat at the new table.
notice-moves = { $name } changes seats.
notice-link = There is a new link to the seat of { $name }.
notice-removed = (What stood here was taken back by who said it.)
notice-host = { $name } is the host from now on.
notice-paused = The host lets the game rest.
notice-resumed = The game goes on.
notice-stand-in = A bot plays for { $name } for the time being.
notice-back = { $name } is back.
notice-away = { $name } is on vacation.
notice-zone = The nights of { $name } are counted in another time zone now.
notice-resigned = { $name } gives up; a bot plays on.
notice-removed-by-vote = { $name } leaves by vote of the others; a bot plays on.
notice-motion-end = { $name } asks everybody to end the game now.
notice-motion-end-failed = The game goes on: not all want to end it.
notice-motion-remove = It is voted on whether { $name } leaves.
notice-motion-remove-failed = { $name } stays.
notice-ended = All agree: the game ends here, and nobody has won.
notice-time-nothing = { $name }'s time has run out.
notice-time-once = { $name }'s time has run out: a bot answers this once.
notice-time-until-back = { $name }'s time has run out: a bot plays until he is back.
chat-spectator = { $name } (watching)
notice-disk = The game cannot be written to disk at the moment. Nothing is lost; play goes on when that is mended.
