# Resources, influence, Trade Goods and Command Counters.

ask-pay = Pay { $bill } ({ $left } to go): what do you spend?
    .waiting = pays
option-pay-planet = exhaust { $planet } ({ $worth })
option-pay-goods = spend a Trade Good
option-pay-card = discard { $card } as a Trade Good

option-give = give { $player } a Trade Good

ask-counter_area =
    { $why }: where do you put { $count ->
        [one] the Command Counter
       *[other] Command Counter { $number } of { $count }
    }?
    .waiting = places Command Counters
area-strategy = Strategy Allocation
area-pool = Command Pool
area-fleet = Fleet Supply

ask-redistribute = Redistribute your Command Counters?
    .waiting = redistributes Command Counters
option-keep-counters = leave them as they are
option-fleet-size = { $count } in Fleet Supply
ask-redistribute_pool = How many in the Command Pool? The rest is Strategy Allocation.
    .waiting = redistributes Command Counters
option-pool-size = { $count } in the Command Pool

ask-refresh_ability = Use a planet's ability instead of leaving it refreshed?
    .waiting = may use the ability of a planet
option-refresh-ability = exhaust { $planet } for its ability

ask-collect_wealth = Take a Trade Good of the Natural Wealth?
    .waiting = may take a Trade Good of the Natural Wealth
option-take-wealth = take one on { $where }

ask-make_goods = Turn unused resources into Trade Goods?
    .waiting = turns resources into Trade Goods
option-convert = exhaust { $planet }
option-convert-all = exhaust all of them

ask-upkeep = How many Fleet Supply counters beyond the limit do you pay for?
    .waiting = pays for Fleet Supply counters beyond the limit
option-upkeep = { $count ->
    [0] none
   *[other] { $count }
}

event-counterschanged = { $seat } { $change ->
    [loses] loses
   *[gains] receives
} { $amount ->
    [one] a Command Counter
   *[other] { $amount } Command Counters
} { $area ->
    [strategy] in Strategy Allocation
    [pool] in the Command Pool
   *[fleet] in Fleet Supply
} ({ $why })
event-goodschanged = { $seat } { $change ->
    [loses] spends
   *[gains] receives
} { $amount ->
    [one] a Trade Good
   *[other] { $amount } Trade Goods
} ({ $why })
event-goodsgiven = { $seat } gives { $to } { $amount ->
    [one] a Trade Good
   *[other] { $amount } Trade Goods
}
event-goodspooled = { $amount ->
    [one] A Trade Good
   *[other] { $amount } Trade Goods
} of { $seat } will be shared
event-wealthchanged = Natural Wealth of { $where }: { $amount } { $change ->
    [loses] less
   *[gains] more
}
event-planetexhausted = { $planet } is exhausted ({ $why })
event-planetreversed = { $seat } reverses { $planet }: its resources and influence change places until the round ends
event-planetsrefreshed = { $seat } refreshes { $planets }
