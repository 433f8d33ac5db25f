# Why a bot has done what it did, at a table where it says so.
reason-taste = A race is a matter of taste.
reason-easiest = Of these, { $card } looks easiest to me.
reason-pick =
    I take { $card }: { $need ->
        [leadership] I have { $count } Command Counters to act with and want more.
        [technology] I have { $count ->
            [one] one technology
           *[other] { $count } technologies
        } and want more.
        [claim] I could claim { $count ->
            [one] an objective
           *[other] { $count } objectives
        } now.
        [objectives] new objectives come with it, though I fulfil none yet.
        [production] I have { $count } resources to build with.
        [trade] { $count } goods lie on my agreements.
        [diplomacy] planets without defenders can be had peacefully.
        [detente] planets without defenders can be had peacefully.
        [warfare] a fleet of mine can act twice.
        [assembly] agendas and Action Cards.
        [politics] agendas and Action Cards.
       *[rest] nothing else helps me more.
    }{ $bonus ->
        [0] {""}
        [one] {" "}And a Bonus Counter lies on it.
       *[other] {" "}And { $bonus } Bonus Counters lie on it.
    }
reason-strategic =
    I play { $card } now: { $need ->
        [leadership] { $count } Command Counters are soon spent.
        [technology] the sooner I know something, the longer it helps.
        [claim] there is an objective that I fulfil.
        [objectives] it must be played before I may pass.
        [production] I have { $count } resources to build with.
        [diplomacy] before somebody lands on the planet that I want.
        [detente] before somebody lands on the planet that I want.
       *[rest] it must be played before I may pass.
    }
reason-go =
    To { $system } with { $ships ->
        [one] one ship
       *[other] { $ships } ships
    } for { $planets }.
reason-attack =
    To { $system } with { $ships ->
        [one] one ship
       *[other] { $ships } ships
    }: I reckon with { $chance } % in the battle, and below 75 % I stay away.
reason-be-there = To { $system }, to have ships there.
reason-produce = { $system } is activated to build: I have { $count } resources.
reason-pass =
    { $count ->
        [0] I have no Command Counter left to activate a system with.
       *[other] Nothing within my reach is worth a Command Counter; I keep { $count }.
    }
reason-secondary = The secondary of { $card } is worth it to me: I have { $count } in Strategy Allocation.
reason-no-secondary = The secondary of { $card } is not worth it to me: I have { $count } in Strategy Allocation.
reason-technology =
    { $technology }: worth about { $worth } resources to me{ $opens ->
        [0] .
        [one] , and one more technology builds on it.
       *[other] , and { $opens } others build on it.
    }
reason-too-dear = With { $count } resources I buy none now.
reason-claim =
    { $objective } is worth { $points ->
        [one] a Victory Point
       *[other] { $points } Victory Points
    }, and I fulfil it.
reason-vote-not = It does not matter to me: I keep out of it.
reason-vote-voice = All my votes are for the Voice of the Council.
reason-vote-curse = Nobody wants to be elected here: let it be my strongest rival.
reason-vote-honour = I want it for myself, or for a planet of mine.
reason-vote-leads = It hurts whoever is ahead, and nobody is ahead of me.
reason-vote-behind = It hurts whoever is ahead, and I am not.
reason-vote-own = It is my own agenda.
reason-trade = A treaty with { $player } brings me { $gets } Trade Goods a round, and { $player } { $gives }.
