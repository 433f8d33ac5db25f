# Agendas about the throne, wealth, order and logistics.

ask-aeon_of_legend = Do you have the fate of your captive Leaders rolled for, or does a killed one come back?
    .waiting = decides about captive and killed Leaders
ask-annihilate = Which system shall become an Asteroid Field at the end of this round?
    .waiting = chooses the system that becomes an Asteroid Field
ask-call_home = Do you activate your Home System and call your units there?
    .waiting = may activate his Home System and call units there
ask-campaign = Which planets do you exhaust to vote with them?
    .waiting = exhausts planets to vote with them
ask-keep_ready = Which planet of this system stays refreshed?
    .waiting = chooses the planet that stays refreshed
ask-leader_returns = Where does the Leader come back?
    .waiting = chooses where a Leader comes back
ask-show_card = You may hide one Action Card: which one do you show?
    .waiting = chooses the Action Card to show

option-annihilate = Name the system that becomes an Asteroid Field at the end of this round
option-captives-fates = roll for the captives
option-leader-returns = { $leader } comes back
option-show-card = show { $card }
