# Probabilidades de las batallas: lo que no se puede calcular y lo que los números dan por supuesto.

odds-many-of-a-kind = '{ $count } { $kind }': ningún jugador tiene nunca más de { $most }
odds-many-units = { $count } unidades: las probabilidades se calculan para un máximo de { $most } por bando
odds-unread = '{ $part }' no se entiende: escribe '3 cruiser', 'dreadnought*1' o '2 pds@far'
odds-no-count = '{ $part }': { $number } no es un número de unidades
odds-no-damage = '{ $part }': { $number } no es un número de impactos
odds-far = '{ $part }': solo los PDS disparan desde otro sistema, escrito 'pds@far'
odds-mercenary = '{ $word }': en una partida así no hay Mercenarios
odds-mercenary-twice = { $kind }: solo hay uno de cada Mercenario
odds-no-unit = '{ $word }' no es ninguna unidad
odds-no-such = { $what ->
    [race] '{ $word }' no es ninguna raza
    [technology] '{ $word }' no es ninguna tecnología
    [leader] '{ $word }' no es ningún tipo de líder
   *[upgrade] '{ $word }' no es ninguna mejora
}
odds-no-rounds = { $number } no es un número de rondas
odds-no-kind = '{ $word }' no es ningún tipo de batalla
odds-ships-first = hay que vencer en el espacio a las naves del defensor antes de que nadie aterrice
odds-nobody-meets = el atacante no tiene unidades terrestres que aterrizar, ni el defensor naves a las que enfrentarse en el espacio
odds-no-army = el atacante no tiene unidades terrestres con las que tomar un planeta
odds-too-large = estas flotas son demasiado grandes para un orden óptimo de bajas
odds-too-tangled = estas flotas son demasiado grandes para lo que está en vigor: habría que distinguir de demasiadas maneras a quién alcanza cada impacto
odds-jammed = se supone que 52N6 bloquea { $technology }
odds-no-units = { $side ->
    [attacker] el atacante no tiene unidades
   *[defender] el defensor no tiene unidades
}
odds-no-mines = { $number } no es un número de minas
odds-no-ships = { $side ->
    [attacker] el atacante no tiene naves para una Batalla Espacial
   *[defender] el defensor no tiene naves para una Batalla Espacial
}
odds-cargo = { $side ->
    [attacker] la carga del atacante es más de la que llevan sus naves y cuenta como sostenida
   *[defender] la carga del defensor es más de la que llevan sus naves y cuenta como sostenida
}
odds-above = { $kind }: estas unidades pueden bajar a combatir y se supone que no lo hacen
odds-optimal-cancels = no se calcula un orden óptimo de bajas donde una unidad anula varios impactos a la vez
odds-optimal-repairs = no se calcula un orden óptimo de bajas donde las unidades se reparan o ascienden en combate
odds-optimal-hides = no se calcula un orden óptimo de bajas donde las unidades se esconden de los impactos
odds-optimal-aims = no se calcula un orden óptimo de bajas donde hay impactos ligados a ciertas unidades, que se pueden evadir o que acarrean algo más
odds-optimal-retreat = un orden óptimo de bajas solo se calcula hasta el final de la batalla, sin retirada
odds-not-followed = la ronda { $round } no se siguió: pide rounds={ $round } al calcular la batalla
odds-no-order = '{ $word }' no es ningún orden de bajas
odds-no-system = no hay ningún sistema en '{ $place }'
odds-no-attacker = nadie es el jugador activo: di quién ataca
odds-no-enemy = no hay ninguna flota enemiga en el sistema { $system }; nombra un planeta que invadir
odds-not-full = en el sistema { $system } no se libra ninguna batalla: no se activó por completo
odds-no-planet = '{ $word }' no es ningún planeta del sistema { $system }
odds-no-defender = nadie defiende { $planet }
odds-no-landing = el atacante no tiene ahí unidades terrestres que aterrizar
odds-cannons = los cañones espaciales de { $name } alcanzan el sistema y se supone que no disparan
odds-theatres = se supone que los cañones espaciales que alcanzan varios sistemas de la acción disparan en { $system }
odds-sabotage-runs = se supone que los Cazas no hacen misiones de sabotaje
odds-flagship-race = 'flagship': necesita una raza, cuya carta dice lo que puede hacer
odds-sustains = { $hits ->
    [0] '{ $kind }*{ $damage }': esa unidad no resiste ningún impacto
    [one] '{ $kind }*{ $damage }': esa unidad resiste { $hits } impacto
   *[other] '{ $kind }*{ $damage }': esa unidad resiste { $hits } impactos
}
odds-flagships = '{ $count } flagship': un jugador tiene { $limit }
odds-pieces = { $count } { $kind }: un jugador tiene { $limit } piezas
odds-no-ship-aboard = '{ $word }': no hay ningún { $aboard } a bordo del que pueda ir un Líder
odds-commandos = { $said } comandos: hay { $there } Fuerzas de Asalto que apartar
odds-below-zero = { $what ->
    [ignore] ignore: { $number } no es un número de impactos
    [goods] goods: { $number } no es un número de Bienes de Comercio
    [bonus_round] bonus round: { $number } no es ninguna ronda
    [retreat_after] retreat after: { $number } no es ninguna ronda
   *[commandos] commandos: { $number } no es un número de Fuerzas de Asalto
}
odds-no-chance = retreat below: { $number } no es ninguna probabilidad; van de 0 a 1
odds-no-anomaly-tile = '{ $word }' no está en ninguna loseta
odds-no-anomaly = '{ $word }' no es ningún lugar donde combatir
odds-no-planet-here = en un sistema así no hay ningún planeta que invadir
odds-large-battle = una batalla de más de { $most } unidades no se calcula

# La tabla de `mecatol odds`.

odds-win = gana el atacante
odds-draw = no queda nadie
odds-lose = gana el defensor
odds-rounds = { $rounds } rondas de media
odds-retreats = { $side ->
    [attacker] { $chance } se retira el atacante
   *[defender] { $chance } se retira el defensor
}
odds-stalemate = { $chance } tablas
odds-after = tras la ronda { $round }: { $win } ganada, { $draw } empatada, { $lose } perdida, { $open } abierta
odds-value = { $side ->
    [attacker] atacante: queda un valor de { $left } de { $before }
   *[defender] defensor: queda un valor de { $left } de { $before }
}
odds-taken = planeta tomado
odds-lands = aterriza { $units }, lo toma con { $chance }
odds-else = cualquier otra cosa
odds-note = nota: { $note }
odds-left-out = no entra en los números: { $effect }
