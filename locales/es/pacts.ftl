# Pactos: dos razas para cada jugador.

ask-pact_race = ¿Para cuál de tus razas tomas una Carta de Estrategia?
ask-second_secret = ¿Qué Objetivo Secreto tiene tu segunda raza?
option-pact-race = Para { $race }
