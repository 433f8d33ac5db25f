# Mercenaries: recruiting, upkeep, Evasion, and what each of them can do.

ask-seek_mercenary = Do you look for a Mercenary?
ask-mercenary_unpaid = A Mercenary was not paid: do you react?
ask-recruit = Whom do you recruit?
option-mercenary = { $mercenary }
ask-quarter_mercenary = On which planet does the Mercenary stand?
ask-mercenary_upkeep = Whom do you pay? Those you do not pay leave.
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
ask-kavlik = Which Ground Force or Fighter is destroyed?
ask-krevvil = Which enemy ship or Mercenary is hit?
ask-murrag = Murrag falls: which unit is hit?
ask-hepkuk = Do you lose a Fighter in place of Hep'kuk?
ask-saygra = Do you buy a Fighter, or on a planet a Ground Force, for a Trade Good?
ask-tugar = Which Action Card is discarded?
ask-daffren = Do you hand Daffren over and exchange Strategy Cards?
ask-daffren_gives = Which Strategy Card do you give?
ask-daffren_takes = Which Strategy Card do you take?
ask-the_hand_that_takes = Which unit is destroyed?

about-52n6 = At the start of a battle: name a technology that the enemy cannot use in it, not one of his race's.
about-barudin = Technologies cost you 1 less.
about-blake-stryker = A Trade Good when you win a Space Battle with him.
about-daffren = When the Strategy Phase ends he may be handed to another player, to exchange a Strategy Card with him.
about-felrey = At the start of a battle: draw an Action Card.
about-hepkuk = When he would be destroyed, a Fighter of yours in the system may be destroyed instead.
about-kavlik = At the start of a battle: an enemy Ground Force or Fighter is destroyed.
about-krevvil = At the start of a battle: a hit on an enemy ship or Mercenary.
about-murrag = When he falls in battle: a hit on any unit of it.
about-nolad = Fights and carries; nothing else.
about-runa = In each round of a Space Battle the enemy has one hit less, but at least one.
about-rhelat = On a planet he is a PDS as well.
about-sara-crane = Command Counters bought with Strategy Cards cost you 1 less.
about-saygra = At the start of a battle: a Trade Good buys a Fighter or Ground Force that joins it.
about-tugar = At the start of a battle: look at the enemy's Action Cards and discard one.
about-urrsik = Moves through systems with enemy ships.

about-collect-bounty = When an enemy Mercenary falls to you in battle: five Trade Goods.
about-hired-gun = As an action: recruit the next Mercenary of the deck.
about-the-hand-that-takes = After a player fails to pay a Mercenary: destroy a unit in the system it leaves.
