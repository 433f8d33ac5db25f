# La Fase de Acción.

ask-action = ¿Qué acción realizas?
    .waiting = elige una acción
option-action = { $key }
option-pass = pasar
ask-action_phase_begins = Empieza la Fase de Acción: ¿reaccionas?
    .waiting = puede reaccionar al comienzo de la Fase de Acción
ask-turn_begins = Empieza el turno de { $player }: ¿reaccionas?
    .waiting = puede reaccionar al turno de { $player }
ask-turn_ends = El turno de { $player } está a punto de terminar: ¿reaccionas?
    .waiting = puede reaccionar al final del turno de { $player }
ask-player_passes = { $player } pasa: ¿reaccionas?
    .waiting = puede reaccionar, pues { $player } pasa
ask-all_passed = Todos han pasado: ¿reaccionas?
    .waiting = puede reaccionar, pues todos han pasado
event-turnbegan = Es el turno de { $seat }
event-passed = { $seat } pasa
event-waited = { $seat } espera y no hace nada este turno
