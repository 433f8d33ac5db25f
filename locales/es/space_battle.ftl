# Batalla Espacial.

ask-battle_with = ¿Contra qué flota luchas ahora en { $place }?
    .waiting = elige la flota con la que lucha ahora en { $place }
ask-precombat_order = ¿Qué va ahora, antes de la batalla?
    .waiting = elige qué va ahora, antes de la batalla
ask-retreat = La batalla en { $place }: ¿anuncias una retirada al final de esta ronda?
    .waiting = decide si se retira de { $place }
ask-stalemate = Ninguna flota puede destruir a la otra: ¿adónde se retira la tuya?
    .waiting = se retira de una batalla que nadie puede ganar
ask-fleets_meet = Dos flotas se encuentran en { $place }: ¿haces algo antes de que luchen?
    .waiting = puede hacer algo antes de que luchen las flotas en { $place }
ask-before_battle = { $player } y { $other } van a luchar en { $place }: ¿haces algo antes?
    .waiting = puede hacer algo antes de la batalla en { $place }
ask-precombat = Batalla en { $place }: ¿usas algo antes de la primera ronda?
    .waiting = puede usar algo antes de la primera ronda en { $place }
ask-before_round = Empieza una ronda de la batalla en { $place }: ¿reaccionas?
    .waiting = puede reaccionar a la ronda que empieza en { $place }
ask-dice_rolled = Batalla en { $place }: los dados están en la mesa. ¿Reaccionas?
    .waiting = puede reaccionar a los dados en { $place }
ask-hits_assigned = Batalla en { $place }: los golpes de esta ronda están asignados. ¿Reaccionas?
    .waiting = puede reaccionar a los golpes asignados en { $place }
ask-after_round = Ha terminado una ronda de la batalla en { $place }: ¿reaccionas?
    .waiting = puede reaccionar a la ronda terminada en { $place }
ask-battle_decided = La batalla en { $place } ha llegado a su fin: ¿haces que continúe?
    .waiting = puede hacer que siga la batalla en { $place }
ask-after_battle = Ha terminado la batalla en { $place }: ¿reaccionas?
    .waiting = puede reaccionar al final de la batalla en { $place }
option-battle-with = La flota de { $seat }
option-precombat-barrage = Descarga Anti Cazas
option-precombat-attacker_shots = Los disparos del atacante
option-precombat-defender_shots = Los disparos del defensor
option-retreat = Retirarse a { $where }
option-no-retreat = Quedarse
event-battlebegan = { $seat } ataca a { $target } en { $system }
event-battleroundbegan = Ronda { $round } de la batalla en { $system }
event-retreatannounced = { $seat } se retirará de { $system } a { $destination }
event-retreated = { $seat } se retira de { $system } a { $destination }
event-stalemate = Ni { $seat } ni { $target } pueden destruir al otro en { $system }
event-battleended = Ha terminado la batalla en { $system }; vence { $seat }
explain-retreat-no-battle = No estás en ninguna Batalla Espacial
explain-retreat-enemy-goes = El enemigo ha anunciado que se marcha
explain-retreat-not-adjacent = { $where } no es adyacente a la batalla
explain-retreat-enemy-ships = Hay naves enemigas en { $where }
explain-retreat-not-activated = No has activado { $where } en esta ronda
explain-retreat-enemy-units = Hay unidades enemigas en { $where }
explain-retreat-no-counter = No te queda ningún Marcador de Comando para activar { $where }
ask-sabotage_run = ¿Cuántos Cazas se lanzan contra el Sol de Guerra? Cada uno necesita un 9 para llegar y después un 10 para destruirlo
    .waiting = decide cuántos Cazas se lanzan contra el Sol de Guerra
option-sabotage-run =
    { $count ->
        [0] ninguno
        [one] un Caza
       *[other] { $count } Cazas
    }
