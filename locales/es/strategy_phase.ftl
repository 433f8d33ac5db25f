# La Fase de Estrategia.

ask-pick = ¿Qué Carta Estratégica tomas?
    .waiting = toma una Carta Estratégica
option-pick =
    tomar { $card }{ $bonus ->
        [0] { "" }
        [one] { " " }con un Marcador de Bonificación
       *[other] { " " }con { $bonus } Marcadores de Bonificación
    }
ask-bonus_counter = ¿Por qué cambias el Marcador de Bonificación?
    .waiting = canjea un Marcador de Bonificación
option-bonus-good = un Bien de Comercio
option-bonus-counter = un Marcador de Comando
explain-assembly-again = Entre dos jugadores, un Narrador que tuvo Asamblea en la ronda anterior no puede empezar con ella.

ask-strategy_phase_begins = Empieza la Fase de Estrategia: ¿reaccionas?
    .waiting = puede reaccionar al comienzo de la Fase de Estrategia
ask-strategy_card_picked = { $player } ha tomado { $card }: ¿reaccionas?
    .waiting = puede reaccionar a { $card }, que ha tomado { $player }
ask-strategy_cards_picked = Todas las Cartas Estratégicas están elegidas: ¿reaccionas?
    .waiting = puede reaccionar a la elección de Cartas Estratégicas
ask-strategy_phase_ends = La Fase de Estrategia ha terminado: ¿reaccionas?
    .waiting = puede reaccionar al final de la Fase de Estrategia

event-roundbegan = Ronda { $round }
event-phasebegan =
    { $phase ->
        [strategy] Fase de Estrategia
        [action] Fase de Acción
       *[status] Fase de Estado
    }
event-strategycardpicked = { $seat } toma { $card }
event-bonusplaced =
    { $count ->
        [one] Hay un Marcador de Bonificación
       *[other] Hay { $count } Marcadores de Bonificación
    } en { $card }
