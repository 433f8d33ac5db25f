# Cartas de Acción que se juegan en Acciones Tácticas y batallas.

option-number = { $count }
option-aimed-unit =
    { $kind }{ $damage ->
        [0] { "" }
       *[other] { " " }(con { $damage } de daño)
    }
ask-single_out = ¿Qué unidad recibe el golpe?
    .waiting = elige la unidad que recibe el golpe
ask-before_cannons = Los PDS están a punto de disparar en { $place }: ¿reaccionas?
    .waiting = puede reaccionar antes de que disparen los cañones espaciales en { $place }
ask-bombarding = Las naves apuntan a { $place }: ¿reaccionas?
    .waiting = puede reaccionar al bombardeo de { $place }
ask-installations_captured = Se han capturado Edificios en { $place }: ¿reaccionas?
    .waiting = puede reaccionar a las instalaciones capturadas en { $place }
ask-mines_crossed = Unas naves entran en Minas Espaciales: ¿reaccionas?
    .waiting = puede reaccionar a las naves que tropiezan con Minas Espaciales
explain-card-forbids = { $card } lo prohíbe
explain-retreat-card = { $card } impide que la flota se retire
event-hitscancelled =
    { $seat } cancela { $hits ->
        [one] un golpe
       *[other] { $hits } golpes
    } en { $where }
option-cancel-hit = cancelar un golpe
option-die = el dado de { $kind } de { $player }: sacó { $face } y necesita { $needed }
option-hit-of = { $count } de { $kind } de { $player }
option-casualties = aceptar { $count } bajas
option-spoil = { $technology }
option-remove-two = retirar dos unidades terrestres
option-replace = sustituir { $kind } por una unidad tuya
option-enemy-fleet = la flota de { $player } en { $system }
option-carrier = { $kind } con { $count } unidades terrestres a bordo
option-raze-site = retirar { $installation }
option-exhaust-planet = agotar { $planet }
option-lose-units = perder todas las unidades terrestres de allí
option-abandon-planet = entregar { $planet } y retirarse
ask-broadside = ¿Qué dos naves disparan andanadas?
    .waiting = elige las naves que disparan andanadas
ask-run_in = ¿Cuál de tus naves embiste?
    .waiting = elige cuál de sus naves embiste
ask-run_in_enemy = ¿Contra qué nave enemiga embiste?
    .waiting = elige la nave enemiga que se embiste
ask-concentrate = ¿Qué nave concentra su fuego?
    .waiting = elige la nave que concentra su fuego
ask-boarders = ¿Cuántas Fuerzas de Asalto abordan?
    .waiting = decide cuántas Fuerzas de Asalto abordan
ask-board_ship = ¿Qué nave enemiga toman?
    .waiting = elige la nave enemiga que se aborda
ask-support_die = ¿Qué dado recibe +2?
    .waiting = elige el dado que recibe +2
ask-recheck_die = ¿Qué dado se vuelve a tirar?
    .waiting = elige el dado que se vuelve a tirar
ask-suppress_hits = ¿Cuántos de tus golpes cancelan golpes del enemigo?
    .waiting = decide cuántos de sus golpes cancelan golpes del enemigo
ask-cancel_with = ¿Cuál de tus golpes gastas?
    .waiting = elige cuál de sus golpes gasta
ask-cancel_hit_of = ¿Qué golpe del enemigo cancela?
    .waiting = elige el golpe del enemigo que se cancela
ask-stray_shot = ¿Qué planeta recibe el disparo perdido?
    .waiting = elige el planeta que recibe el disparo perdido
ask-foresight_dock = ¿Dónde regresa la nave?
    .waiting = elige dónde regresa la nave
ask-decoys = ¿Cuántos Cazas sirven de señuelo?
    .waiting = decide cuántos Cazas sirven de señuelo
ask-breach = ¿Qué nave se lanza a la brecha?
    .waiting = elige la nave que se lanza a la brecha
ask-face_terror = ¿Huyes o aceptas las bajas?
    .waiting = decide si huye o acepta las bajas
ask-skilled_retreat = ¿Adónde se retira tu flota?
    .waiting = elige adónde se retira su flota
ask-beacon_cargo = ¿Qué recoge el Buque Insignia?
    .waiting = elige lo que recoge el Buque Insignia
ask-beacon_leader = ¿Qué Líderes lleva consigo el Buque Insignia?
    .waiting = dice qué Líderes lleva consigo el Buque Insignia
ask-breakthrough = ¿Hacia qué sistema rompes el cerco?
    .waiting = elige el sistema hacia el que rompe el cerco
ask-reverse_engineer = ¿Qué tecnología te llevas?
    .waiting = elige la tecnología que se lleva
ask-agitate = ¿En qué planeta difundes propaganda?
    .waiting = elige un planeta para la propaganda
ask-propaganda = ¿Cuánta influencia gastas además de la del planeta?
    .waiting = decide cuánta influencia gasta en propaganda
ask-propaganda_use = ¿En qué se gasta?
    .waiting = elige en qué se gasta la propaganda
ask-rigged_dock = ¿Qué Dársena Espacial dispara?
    .waiting = elige la Dársena Espacial que dispara
ask-rigged_target = ¿Contra qué flota?
    .waiting = elige la flota contra la que dispara una Dársena Espacial
ask-explosives = ¿A bordo de qué nave estallan los explosivos?
    .waiting = elige la nave a bordo de la que estallan los explosivos
ask-shockwave = ¿Qué sistema alcanza la onda expansiva?
    .waiting = elige el sistema que alcanza la onda expansiva
ask-strategic_target = ¿Qué destruye un golpe?
    .waiting = elige qué destruye un golpe
ask-star_of_death = ¿Qué planeta se destruye?
    .waiting = elige el planeta que se destruye
ask-evacuate = ¿Adónde van tus unidades?
    .waiting = elige adónde evacúa sus unidades
ask-scorched_earth = ¿Pierdes allí tu ejército o el planeta?
    .waiting = decide si pierde el ejército o el planeta
ask-workforce_dock = ¿Qué Dársena Espacial recibe a los obreros?
    .waiting = elige la Dársena Espacial que recibe más obreros
ask-workforce = ¿Cuánta influencia gastas?
    .waiting = decide cuánta influencia gasta en obreros
ask-accident = ¿En qué Dársena Espacial ocurre el accidente?
    .waiting = elige la Dársena Espacial en la que ocurre el accidente
