# Marcadores de Dominio.

ask-explore = Elige el siguiente planeta que se explora
    .waiting = elige el planeta que se explora ahora
ask-next_counter = Elige el siguiente marcador que se resuelve
ask-first_battle = ¿Dónde se libra la primera batalla?
ask-probe = ¿Sondeas los planetas de este sistema? Nadie tuyo podrá desembarcar allí en esta activación
ask-low_orbit_probing = Tus Cazas pueden mirar un marcador
ask-high_orbit_probing = ¿Qué planeta sondea el siguiente de tus Cazas desde una órbita alta?
ask-native_knowledge = Puedes mirar un marcador de cualquier lugar
    .waiting = puede mirar un Marcador de Dominio
ask-probe_from_dock = Una Dársena Espacial puede sondear un planeta
    .waiting = puede sondear un planeta desde una Dársena Espacial
ask-native_intelligence = Mira un marcador de cualquier lugar
    .waiting = mira un Marcador de Dominio
ask-raze = ¿Arrasas un marcador?
    .waiting = puede arrasar un Marcador de Dominio
ask-domain_counter = Un Marcador de Dominio te deja elegir
ask-technological_society = Elige una tecnología para quien lo encontró
ask-alien_technology = Elige la tecnología que puedes usar
ask-hidden_factory = Construye naves en la fábrica
ask-ship_graveyard = ¿Qué te llevas del cementerio?
ask-warp_gyre = Elige por dónde sale tu flota
ask-collision = Elige lo que se pierde a bordo
option-counter = { $counter }
option-first-space = en el espacio
option-first-planet = en el planeta
option-probe = sondear
option-no-probe = no sondear
option-high-orbit = sondear { $where } desde una órbita alta
option-look = mirar { $where }
option-no-look = no mirar
option-raze = { $kind } arrasa { $where }
option-no-raze = no arrasar nada
option-find-ship = { $kind }
option-find-technology = { $technology }
option-counter-no = no
option-counter-pay = pagar
option-counter-lose = perder las unidades
option-counter-fight = luchar
option-counter-dock = colocar una Dársena Espacial
option-counter-cruiser = quedarse el Crucero
option-counter-card = una Carta de Acción
option-counter-counter = un Marcador de Comando
option-counter-call_off = cancelar el desembarco
option-counter-invade = invadir
option-counter-resist = resistir
option-counter-go = dejarse llevar
option-counter-ship = una nave recibe el golpe
option-counter-cargo = se pierde una unidad a bordo
event-counterrevealed = En { $where } hay: { $counter } ({ $variant }).
event-countersremoved =
    { $count ->
        [one] Un Marcador de Dominio sale
       *[other] { $count } Marcadores de Dominio salen
    } de { $where } sin que nadie los vea.
event-systemchanged = { $where } resulta ser: { $tile }.
explain-lazax-razed = Quien arrasó a los Sobrevivientes Lazax no vota en la siguiente agenda
