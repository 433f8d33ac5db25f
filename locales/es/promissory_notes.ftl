# Letras de Cambio.

option-give-note = dar { $note } a { $player }
option-play-note = { $note } de { $player }
ask-concede_system = Diste tu palabra: ¿adónde te retiras?
    .waiting = elige adónde se retira por una promesa
ask-concession_agenda = ¿En qué agenda debe votar quien la dio?
    .waiting = elige la agenda en la que debe votar quien dio la Letra de Cambio
ask-concession_outcome = ¿Cómo debe votar quien la dio?
    .waiting = elige cómo debe votar quien dio la Letra de Cambio
option-concession_outcome = { $key }
event-notegiven = { $seat } da { $note } a { $to }
event-notehonoured = { $seat } juega { $note }, y { $other } cumple
