# La Fase de Acción.

ask-action = ¿Qué acción realizas?
option-action = { $key }
option-pass = pasar
ask-action_phase_begins = Empieza la Fase de Acción: ¿reaccionas?
ask-turn_begins = Empieza un turno: ¿reaccionas?
ask-turn_ends = El turno está a punto de terminar: ¿reaccionas?
ask-player_passes = Un jugador pasa: ¿reaccionas?
ask-all_passed = Todos han pasado: ¿reaccionas?
event-turnbegan = Es el turno de { $seat }
event-passed = { $seat } pasa
