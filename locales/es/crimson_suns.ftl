# Soles Carmesí: guerras declaradas.

ask-declare_war = ¿Declaras la guerra a alguien?
    .waiting = puede declarar la guerra a alguien
option-declare-war = declarar la guerra a { $player } por { $count } de influencia
option-no-war = ninguna declaración más

event-wardeclared = { $seat } declara la guerra a { $target }
event-warended = { $seat } ya no está en guerra con { $target }
