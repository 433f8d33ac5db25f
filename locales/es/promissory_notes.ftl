# Letras de Cambio.

option-give-note = dar { $note } a { $player }
option-play-note = { $note } de { $player }
ask-concede_system = Diste tu palabra: ¿adónde te retiras?
ask-concession_agenda = ¿En qué agenda debe votar quien la dio?
ask-concession_outcome = ¿Cómo debe votar quien la dio?
option-concession_outcome = { $key }
event-notegiven = { $seat } da { $note } a { $to }
event-notehonoured = { $seat } juega { $note }, y { $other } cumple
