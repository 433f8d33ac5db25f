# What the action cards of this layer are called and do.

action_cards-good_year =
    .text = As an action: receive a Trade Good for each of your planets outside of your Home System, at most 8.
action_cards-minelayers =
    .text = When an enemy fleet has entered a system with ships of yours: it is hit as by Space Mines, whichever borders it crossed. If nothing was hit, the card comes back to your hand.
action_cards-reparations =
    .text = At the end of a turn in which you lost planets: take Trade Goods of the attacker, from his area or his agreements, as many as the higher of resources and influence of each planet lost, added up.
action_cards-transport =
    .text = As an action: ground units of up to 4 production capacity go freely between your planets; where one comes from an activated system, its destination is activated too.
