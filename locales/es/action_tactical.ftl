# Cartas de Acción que se juegan en Acciones Tácticas y batallas.

option-number = { $count }
option-aimed-unit =
    { $kind }{ $damage ->
        [0] { "" }
       *[other] { " " }(con { $damage } de daño)
    }
ask-single_out = ¿Qué unidad recibe el golpe?
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
ask-run_in = ¿Cuál de tus naves embiste?
ask-run_in_enemy = ¿Contra qué nave enemiga embiste?
ask-concentrate = ¿Qué nave concentra su fuego?
ask-boarders = ¿Cuántas Fuerzas de Asalto abordan?
ask-board_ship = ¿Qué nave enemiga toman?
ask-support_die = ¿Qué dado recibe +2?
ask-recheck_die = ¿Qué dado se vuelve a tirar?
ask-suppress_hits = ¿Cuántos de tus golpes cancelan golpes del enemigo?
ask-cancel_with = ¿Cuál de tus golpes gastas?
ask-cancel_hit_of = ¿Qué golpe del enemigo cancela?
ask-stray_shot = ¿Qué planeta recibe el disparo perdido?
ask-foresight_dock = ¿Dónde regresa la nave?
ask-decoys = ¿Cuántos Cazas sirven de señuelo?
ask-breach = ¿Qué nave se lanza a la brecha?
ask-face_terror = ¿Huyes o aceptas las bajas?
ask-skilled_retreat = ¿Adónde se retira tu flota?
ask-beacon_cargo = ¿Qué recoge el Buque Insignia?
ask-breakthrough = ¿Hacia qué sistema rompes el cerco?
ask-reverse_engineer = ¿Qué tecnología te llevas?
ask-agitate = ¿En qué planeta difundes propaganda?
ask-propaganda = ¿Cuánta influencia gastas además de la del planeta?
ask-propaganda_use = ¿En qué se gasta?
ask-rigged_dock = ¿Qué Dársena Espacial dispara?
ask-rigged_target = ¿Contra qué flota?
ask-explosives = ¿A bordo de qué nave estallan los explosivos?
ask-shockwave = ¿Qué sistema alcanza la onda expansiva?
ask-strategic_target = ¿Qué destruye un golpe?
ask-star_of_death = ¿Qué planeta se destruye?
ask-evacuate = ¿Adónde van tus unidades?
ask-scorched_earth = ¿Pierdes allí tu ejército o el planeta?
ask-workforce_dock = ¿Qué Dársena Espacial recibe a los obreros?
ask-workforce = ¿Cuánta influencia gastas?
ask-accident = ¿En qué Dársena Espacial ocurre el accidente?
