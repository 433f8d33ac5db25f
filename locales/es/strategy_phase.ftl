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
option-bonus-good = un Bien de Comercio
option-bonus-counter = un Marcador de Comando
explain-assembly-again = Entre dos jugadores, un Narrador que tuvo Assembly en la ronda anterior no puede empezar con ella.

ask-strategy_phase_begins = Empieza la Fase de Estrategia: ¿reaccionas?
ask-strategy_card_picked = { $player } ha tomado { $card }: ¿reaccionas?
ask-strategy_cards_picked = Todas las Cartas Estratégicas están elegidas: ¿reaccionas?
ask-strategy_phase_ends = La Fase de Estrategia ha terminado: ¿reaccionas?

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
