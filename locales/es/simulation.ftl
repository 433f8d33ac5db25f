# Simulaciones: lo que se dice en el terminal, y la página con gráficos.

simulate-games = { $crashed ->
    [0] partidas
   *[other] partidas, { $crashed } fallidas
}
simulate-summary = el resumen completo: { $page }
simulate-crashed = la partida { $game } (semilla { $seed }) ha fallado: { $fault }; otra vez: --only { $game }

report-none-ended = ninguna de { $games } partidas llegó al final
report-ended = { $ended } de { $games } partidas llegaron al final, tras { $rounds } rondas de mediana
report-won = ganó { $rate } de { $seats } asientos (azar { $chance })
report-title = { $games } partidas de { $ruleset }
report-lead = { $players } jugadores · bots: { $bots } · semilla { $seed }
report-tile-ended = partidas llegaron al final
report-tile-crashed = fallidas
report-tile-rounds = rondas de mediana
report-tile-decisions = decisiones por partida
report-tile-points = puntos del mejor
report-again = Las mismas partidas otra vez:

report-rate = { $rate } de { $seats }
report-chance = azar { $chance }
report-a-game = { $count } por partida
report-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
report-game = partida
report-seed = semilla
report-fault = qué falló
report-bot = bot
report-round = ronda
report-rounds = rondas
report-winners = los ganadores
report-seat = { $place ->
    [1] 1, primer jugador
   *[other] { $place }, en el sentido del reloj
}
report-reason = { $reason ->
    [goal] se alcanzó la meta
    [imperium_rex] Imperium Rex
    [objectives] se acabaron los objetivos
    [last_round] se jugó la última ronda
    [last_standing] no quedaba nadie más
    [scenario] se cumplió un Objetivo de Escenario
   *[round_track] terminó la última ronda
}

report-crashed = Partidas que fallaron
    .note = Quedan fuera de todo lo que sigue; --only vuelve a jugar una de ellas.
report-by-bot = Quién gana, por bot
    .note = Victorias por asiento; la línea fina es donde está la proporción real en 95 de 100 casos, la discontinua es el azar.
report-by-race = Quién gana, por raza
    .note = Victorias por asiento; la línea fina es donde está la proporción real en 95 de 100 casos, la discontinua es el azar.
report-by-seat = Quién gana, por asiento
    .note = Victorias por asiento; la línea fina es donde está la proporción real en 95 de 100 casos, la discontinua es el azar.
report-points = Puntos de Victoria por ronda
    .note = De media, tras cada ronda; cuando una partida ha terminado se conserva su último resultado.
report-length = Duración en rondas
    .note = Cuántas partidas terminaron en cada ronda. Qué las terminó: { $reasons }.
report-decisions = Duración en decisiones
    .note = Todo lo que se preguntó a los jugadores: de { $low } a { $high } decisiones, { $median } de mediana.
report-decisions-from = decisiones, desde
report-sources = De dónde vienen los Puntos de Victoria
    .note = Puntos por partida, todos los jugadores juntos.
report-objectives = Objetivos reclamados
    .note = { $more ->
        [0] Cuántas veces se reclamó cada uno en una partida.
        [one] Cuántas veces se reclamó cada uno en una partida; otro más se reclamó menos veces.
       *[other] Cuántas veces se reclamó cada uno en una partida; otros { $more } se reclamaron menos veces.
    }
report-cards-by-bot = Cartas Estratégicas por bot
    .note = Cuántas de cien elecciones de un bot son cada carta.
report-cards-by-round = Cartas Estratégicas por ronda
    .note = Cuántas veces se tomó cada carta en cien partidas que llegaron a la ronda; algunas cartas hacen elegir de nuevo.
