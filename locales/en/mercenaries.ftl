# Mercenaries: recruiting, upkeep, Evasion, and what each of them can do.

ask-seek_mercenary = Do you look for a Mercenary?
    .waiting = may look for a Mercenary
ask-mercenary_unpaid = { $player } has not paid a Mercenary at { $place }: do you react?
    .waiting = may react, for { $player } has not paid a Mercenary at { $place }
ask-recruit = Whom do you recruit?
    .waiting = recruits a Mercenary
option-mercenary = { $mercenary }
ask-quarter_mercenary = Where does the Mercenary go?
    .waiting = places a Mercenary
ask-mercenary_upkeep = Whom do you pay? Those you do not pay leave.
    .waiting = pays Mercenaries
option-pay-mercenary = pay { $mercenary }
option-pay-no-more = nobody else
event-mercenaryrecruited = { $seat } recruits { $mercenary }.
event-evaded = { $kind } of { $seat } rolls { $face } against { $needed } { $evaded ->
        [true] and evades the hit
       *[other] and is hit
    }.

option-unit-of = { $kind }{ $damage ->
        [0] {""}
       *[other] {" "}(damaged)
    } of { $player }
option-unit-at = { $kind }{ $damage ->
        [0] {""}
       *[other] {" "}(damaged)
    } of { $player } at { $where }
option-name-technology = { $technology }
explain-no-agreement-to-break = There is no Trade Agreement between two others that may be broken.

ask-52n6 = Which technology can the enemy not use in this battle?
    .waiting = chooses a technology that the enemy cannot use in this battle
ask-kavlik = Which Ground Force or Fighter is destroyed?
    .waiting = chooses a Ground Force or Fighter that is destroyed
ask-krevvil = Which enemy ship or Mercenary is hit?
    .waiting = chooses the enemy ship or Mercenary that is hit
ask-murrag = Murrag falls: which unit is hit?
    .waiting = chooses the unit that a falling Murrag hits
ask-hepkuk = Do you lose a Fighter in place of Hep'kuk?
    .waiting = decides whether to lose a Fighter in place of Hep'kuk
ask-saygra = Do you buy a Fighter, or on a planet a Ground Force, for a Trade Good?
    .waiting = may buy a Fighter or a Ground Force from Saygra
ask-tugar = Which Action Card is discarded?
    .waiting = chooses the Action Card that is discarded
ask-daffren = Do you hand Daffren over and exchange Strategy Cards?
    .waiting = may hand Daffren over and exchange Strategy Cards
ask-daffren_gives = Which Strategy Card do you give?
    .waiting = chooses a Strategy Card to give
ask-daffren_takes = Which Strategy Card do you take?
    .waiting = chooses a Strategy Card to take
ask-the_hand_that_takes = Which unit is destroyed?
    .waiting = chooses the unit that is destroyed

# Shattered Ascension: they are bid for, and may be lured away.
ask-mercenary_bid = What do you bid for the Mercenary? Every bid is paid, won or lost.
    .waiting = bids for a Mercenary
ask-loyalty_bid = Do you call a Loyalty Bid on somebody's Mercenary?
    .waiting = may call a Loyalty Bid
option-lure = { $count } Trade Goods for { $mercenary }
option-no-loyalty-bid = no Loyalty Bid
ask-join_loyalty_bid = Do you bid more for the Mercenary?
    .waiting = may bid more for a Mercenary
option-no-bid = no more
ask-counter_bid = What do you bid to keep your Mercenary? You pay it if you keep him.
    .waiting = bids to keep a Mercenary
event-mercenaryforhire = { $mercenary } is for hire.
event-mercenarybid = { $seat } bids { $amount } for { $mercenary }.
event-loyaltybid = { $seat } bids { $amount } for the loyalty of { $mercenary }.
