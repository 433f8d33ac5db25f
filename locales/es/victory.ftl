# Puntos de Victoria y final.

event-pointschanged =
    { $seat } { $change ->
        [loses] pierde
       *[gains] recibe
    } { $points ->
        [one] un Punto de Victoria
       *[other] { $points } Puntos de Victoria
    } por { $source }; ahora tiene { $total }
event-pointswithheld =
    { $seat } recibiría { $points ->
        [one] un Punto de Victoria
       *[other] { $points } Puntos de Victoria
    } por { $source }, y los tendrá en cuanto controle de nuevo todo su Sistema Natal
ask-acclaim = ¿Quién es el Ganador Moral, o se comparte la victoria?
    .waiting = nombra al Ganador Moral o comparte la victoria
option-moral-winner = { $player } es el Ganador Moral
option-shared-victory = la victoria se comparte
event-gameended =
    La partida ha terminado y gana { $winners }: { $reason ->
        [goal] se ha alcanzado la meta
        [imperium_rex] Imperium Rex
        [objectives] se han acabado los objetivos
        [last_round] se ha jugado la última ronda
        [last_standing] no queda nadie más
        [scenario] se ha cumplido un objetivo del escenario
        [acclaim] los demás jugadores han decidido
   *[round_track] ha terminado la última ronda
    }
event-eliminated = { $seat } queda eliminado
