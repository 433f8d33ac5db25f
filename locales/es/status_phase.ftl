# La Fase de Estado.

ask-scuttle = ¿Desguazas unidades?
    .waiting = puede desguazar unidades
option-scuttle = renunciar a { $kind } en { $where }
ask-status_phase_begins = Empieza la Fase de Estado: ¿reaccionas?
    .waiting = puede reaccionar al comienzo de la Fase de Estado
ask-before_cards_drawn = Se van a sacar cartas: ¿reaccionas?
    .waiting = puede reaccionar antes de que se roben cartas
event-strategycardsreturned = Se devuelven las Cartas Estratégicas: { $cards }
