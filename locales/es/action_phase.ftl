# La Fase de Acción.

ask-action = ¿Qué acción realizas?
    .waiting = elige una acción
option-action = { $key }
option-pass = pasar
ask-action_phase_begins = Empieza la Fase de Acción: ¿reaccionas?
ask-turn_begins = Empieza el turno de { $player }: ¿reaccionas?
ask-turn_ends = El turno de { $player } está a punto de terminar: ¿reaccionas?
ask-player_passes = { $player } pasa: ¿reaccionas?
ask-all_passed = Todos han pasado: ¿reaccionas?
event-turnbegan = Es el turno de { $seat }
event-passed = { $seat } pasa
