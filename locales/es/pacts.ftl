# Pactos: dos razas para cada jugador.

ask-pact_race = ¿Para cuál de tus razas tomas una Carta de Estrategia?
    .waiting = elige la raza para la que toma una Carta Estratégica
ask-feedback_race = ¿Cuál de tus razas recibe los Bienes de Comercio por tu ventaja?
    .waiting = elige la raza que recibe los Bienes de Comercio por la ventaja
ask-second_secret = ¿Qué Objetivo Secreto tiene tu segunda raza?
    .waiting = elige el Objetivo Secreto de una segunda raza
option-pact-race = Para { $race }
