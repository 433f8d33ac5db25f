# Crimson Suns: wars that are declared.

ask-declare_war = Declare war on somebody?
    .waiting = may declare war on somebody
option-declare-war = declare war on { $player } for { $count } influence
option-no-war = no further declaration

event-wardeclared = { $seat } declares war on { $target }
event-warended = { $seat } is no longer at war with { $target }
