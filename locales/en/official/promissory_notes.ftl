# What the promissory notes of this layer are called and do.

promissory_notes-monetary_concession =
    .text = As an action: the giver hands you all his Trade Goods.
promissory_notes-promise_of_protection =
    .text = When the giver's Spy has picked out a Representative: it must look for another one.
promissory_notes-support_of_the_throne =
    .text = While you hold it you need one Victory Point less to win.
promissory_notes-territorial_concession =
    .text = When a round of a Space Battle begins: the giver must retreat.
promissory_notes-voting_concession =
    .text = In the bargaining: the giver votes as you say.
