# Battles between fleets.

ask-battle_with = Which fleet do you fight next at { $place }?
    .waiting = chooses the fleet to fight next at { $place }
ask-precombat_order = Which comes next before the battle?
    .waiting = chooses what comes next before the battle
ask-retreat = The battle at { $place }: do you announce a retreat at the end of this round?
    .waiting = decides whether to retreat from { $place }
ask-stalemate = Neither fleet can destroy the other: where does yours retreat to?
    .waiting = retreats from a battle that nobody can win
ask-fleets_meet = Two fleets have met at { $place }: do you do something before they fight?
    .waiting = may do something before the fleets fight at { $place }
ask-before_battle = { $player } and { $other } are about to fight at { $place }: do you do something before?
    .waiting = may do something before the battle at { $place }
ask-precombat = The battle at { $place }: do you use something before the first round?
    .waiting = may use something before the first round at { $place }
ask-before_round = A round of the battle at { $place } begins: do you react?
    .waiting = may react to the round that begins at { $place }
ask-dice_rolled = The battle at { $place }: the dice lie on the table. Do you react?
    .waiting = may react to the dice at { $place }
ask-hits_assigned = The battle at { $place }: the hits of this round are assigned. Do you react?
    .waiting = may react to the hits assigned at { $place }
ask-after_round = A round of the battle at { $place } is over: do you react?
    .waiting = may react to the round that is over at { $place }
ask-battle_decided = The battle at { $place } has come to its end: do you have it go on?
    .waiting = may have the battle at { $place } go on
ask-after_battle = The battle at { $place } is over: do you react?
    .waiting = may react to the end of the battle at { $place }

option-battle-with = The fleet of { $seat }
option-precombat-barrage = Anti-Fighter Barrage
option-precombat-attacker_shots = The attacker's shots
option-precombat-defender_shots = The defender's shots
option-retreat = Retreat to { $where }
option-no-retreat = Stay

event-battlebegan = { $seat } attacks { $target } in { $system }
event-battleroundbegan = Round { $round } of the battle in { $system }
event-retreatannounced = { $seat } will retreat from { $system } to { $destination }
event-retreated = { $seat } retreats from { $system } to { $destination }
event-stalemate = Neither { $seat } nor { $target } can destroy the other in { $system }
event-battleended = The battle in { $system } is over; the winner is { $seat }

explain-retreat-no-battle = You are in no Space Battle
explain-retreat-enemy-goes = The enemy has announced that he will leave
explain-retreat-not-adjacent = { $where } is not next to the battle
explain-retreat-enemy-ships = There are enemy ships in { $where }
explain-retreat-not-activated = You have not activated { $where } in this round
explain-retreat-enemy-units = There are enemy units in { $where }
explain-retreat-no-counter = You have no Command Counter left to activate { $where }

# Sabotage Runs

ask-sabotage_run = How many Fighters fly at the War Sun? Each needs a 9 to get through, and then a 10 to destroy it
    .waiting = decides how many Fighters fly at the War Sun
option-sabotage-run = { $count ->
    [0] none
    [one] one Fighter
   *[other] { $count } Fighters
}
