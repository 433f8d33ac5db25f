# Trade Contracts and Trade Agreements.

ask-propose_trade = Propose a Trade Agreement?
    .waiting = proposes Trade Agreements
option-trade = with { $player }: you give { $gives }, you get { $gets }
ask-accept_trade = Accept the Trade Agreement?
    .waiting = is offered a Trade Agreement
ask-approve_trade = Approve the Trade Agreement?
    .waiting = approves or refuses a Trade Agreement
option-accept-trade = yes: { $player } gives { $gives } and gets { $gets } from { $other }
ask-break_trade = Break a Trade Agreement?
    .waiting = may break a Trade Agreement
ask-end_trade = End a Trade Agreement?
    .waiting = may end a Trade Agreement
option-end-trade = the one of { $player } and { $other }
option-break-trade = the one with { $player }

event-agreementopened = { $seat } and { $other } open a Trade Agreement
event-agreementbroken = The Trade Agreement of { $seat } and { $other } is broken
event-goodsplaced = { $amount ->
    [one] A Trade Good
   *[other] { $amount } Trade Goods
} { $change ->
    [loses] taken off
   *[gains] on
} the contract of { $other } that { $seat } holds
ask-goods_collected = { $player } has collected Trade Goods: do you react?
    .waiting = may react to the Trade Goods that { $player } has collected
