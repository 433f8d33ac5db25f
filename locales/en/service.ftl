# What the service declines, and what to do about it.

service-nobody = Nobody is known by this cookie.
service-no-bot = There is no bot '{ $bot }'.
service-no-open-seats = Only a table that waits for its people has open seats.
service-begun = The game has begun already.
service-empty-seats = Nobody has come yet for: { $names }.
service-host = Only the host of the table may do that.
service-no-table = There is no such table.
service-no-link = This link leads to no seat, or somebody has used it.
service-spent-link = Somebody has used this link meanwhile.
service-not-open = This seat is not open to you.
service-taken = Somebody sits there already.
service-no-person-seat = There is no such seat for a person.
service-no-new-link = Only the host, or whoever sits there, may have a link made.
service-waits = The table waits for its people.
service-no-seat = There is no such seat.
service-no-clause = There is no clause { $clause }.
service-over = The game is over.
service-not-over = The game is not over yet.
service-seed = The seed is shown when the game is over.
service-rules-broke = The rules broke down over this; nothing changed.
service-unknown = The database went away while it wrote: nobody knows whether that is done.
service-not-written = The game could not be written to disk; nothing changed.
service-not-yours = This seat is not yours.
service-no-spectators = This table has no spectators.
service-asked-else = You are asked something else now.
service-happened = Something has happened at the table since you looked.
service-not-asked = You are asked nothing now.
service-no-option = That is none of the options that you have now.
service-no-act = That cannot be done now.
service-plan-key = Number { $number } of what you planned is not possible.
service-no-retract = You have no sealed answer to take back.
service-no-way-back = The table cannot go back to that place.
service-nothing-yours = There is nothing of yours to take back.
service-nobody-asks = Nobody asks you to go back.
service-no-page = There is no page { $page }; the record has pages 0 to { $last }.
service-nothing-here = There is nothing here.
service-too-much = That is too much at once.
service-no-request = That is no such request: { $fault }
service-too-large = A request has at most { $most } bytes.
service-fault = Something broke in the service.
service-unfinished = The request did not come to an end.
service-foreign = This was sent by a page of another site.
service-banned = You are banned here until { $until } UTC: { $reason }
service-banned-address = Your address is banned here until { $until } UTC: { $reason }
service-not-json = A request is JSON, and says so in its Content-Type.
service-gone = The table is gone.
service-many-sockets = Too many sockets.
service-no-resume = No resume came.
service-no-frame = No such frame: { $fault }

# What to do.

remedy-introduce = Say what you are called first (POST /api/guest).
remedy-bots = Bots: { $bots }.
remedy-wait = Let the table wait.
remedy-change = Change the table and try again.
remedy-fill = Wait for them, or let bots fill the table.
remedy-tables = Look at the list of tables.
remedy-link = Ask the host for a new one.
remedy-another = Choose another one.
remedy-host-begins = The host begins when all are there.
remedy-fight = Name a system in which there is somebody to fight.
remedy-something-else = Choose something else.
remedy-look-again = Look at the table again before you do it once more.
remedy-sign-in-again = Sign in again, by your password or by who says who you are, and do it within a quarter of an hour.
remedy-later = Try again in a moment.
remedy-own-link = Open the private link of your seat.
remedy-ask-link = Ask whoever created it for the link of a seat.
remedy-newest = Look at the newest view and answer what is asked there.
remedy-options = Choose one of the options of the newest view.
remedy-routes = See docs/service.md for the routes.
remedy-slower = Wait a little and try again.
remedy-schema = See /schema/openapi.json.
remedy-again = Try again; nothing was changed that was not acknowledged.
service-first-frame = The first frame must be resume.
service-resumed = The client has resumed already.
page-seat-kept = A seat is kept for { $name }
page-take-seat = Take the seat
page-lobby = To the lobby
page-company = At the table with { $names }
service-no-battle = That describes no battle.
page-not-built = The table is set, the client is not built
page-build = Run this in the folder of Mecatol, and load this page again:
serve-open = Mecatol is open at { $address } (Ctrl-C closes it; the games are in { $file })

# Accounts, and the letters about them.
service-name-taken = Somebody has this name already, or you have one.
service-wrong-password = Name and password do not belong together.
service-sign-in-again = You signed in some time ago, and this is for who has done so just now.
service-no-account = You have no password here.
service-no-mail = This service sends no letters.
service-no-letter = This link is too old, or it was used.
remedy-password = Try again, or ask for a letter with which you can choose another password.
remedy-letter = Ask for another letter.
mail-recover-subject = Mecatol: choose another password
mail-recover =
    Hello { $name },

    somebody, we hope you, asked for another password at Mecatol. This link lets you choose one; it is good for an hour and for once:

    { $link }

    If it was not you, there is nothing to do: your password stays as it is.
mail-confirm-subject = Mecatol: is this your address?
mail-confirm =
    Hello { $name },

    this address was given at Mecatol. Open this link within an hour to say that it is yours:

    { $link }

    If it was not you, there is nothing to do: nobody will write to you again.
mail-turn-subject = Mecatol: it is your turn
mail-turn =
    Hello { $name },

    the table waits for you:

    { $tables }

    You get no other letter before you have played. If you want no such letters at all:
    { $link }
page-letters = Letters that tell you when it is your turn
page-no-letters = No more of them
page-quiet = You will get no more of these letters.

# Around the game.
service-paused = The host lets the game rest.
service-file-tells = The game is not over: its file would tell what others hide.
service-no-vacation = You have { $days } days of vacation left.
service-voting = Something else is voted on.
service-no-vote = Nobody asks you to vote.
service-played = Others have sat at this table; it stays.
service-no-zone = There is no time zone '{ $zone }'.
service-no-nights = No clock of this table stands still at night.

# Signing in by a provider.
service-no-provider = Nobody of that name can say here who you are.
service-provider-away = The other service does not answer.
service-last-provider = It is the only way by which you come back. Choose a password first.

# Being told that it is one's turn.
service-no-webhook = That is no webhook that this service calls.
service-webhook-away = The webhook does not answer.
service-no-push = This service cannot tell your browser anything.
service-many-ways = There are at most { $most } ways to tell you.
service-not-waited-for = The table does not wait for them.
remedy-webhook = Copy the address of the webhook from the settings of the channel.
webhook-hello =
    { $name } is told here when it is their turn at Mecatol.
    To end this: { $link }
webhook-turn =
    { $name }, the table waits for you:
    { $tables }
    No more of this: { $link }

# Whispers, notes and deals.
service-no-ear = Nobody sits there to whom you could say that.
service-many-notes = There are at most { $most } of them.
service-no-deal = There is no such deal of yours.
service-no-order = You have no such standing order.

# Records that are damaged.
service-damaged = The record of this game is damaged and cannot be opened.
remedy-operator = Tell whoever runs this service: a backup may have it.

# The operator's page.
operator-title = How Mecatol does
operator-who = This page is for whoever runs the service.
operator-load = Load
operator-tables = Tables in memory
operator-faults = What went wrong lately
operator-table = Table
operator-name = Name
operator-ruleset = Ruleset
operator-version = Answers
operator-listeners = Sockets
operator-bots = Bots play
operator-yes = yes
operator-people = Who is here now
operator-guest = Guest
operator-address = Address
operator-bans = Who is banned
operator-reason = Why (they are told)
operator-since = Since
operator-until = Until
operator-whom = Whom: an account, the id of a guest, an address or a network (203.0.113.0/24)
operator-days = For how many days
operator-play = Bots play for them meanwhile
operator-ban = Ban
operator-unban = Let in again

# Options of a new table that do not go together.
service-option-needs = { $option } needs: { $words }
service-option-excludes = { $option } does not go with { $word }; take one
service-few-tiles = { $players } players lay { $wanted } tiles, and these boxes have only { $tiles } for them; use more boxes, or a preset map
