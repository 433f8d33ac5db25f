# Producción.

ask-producers = ¿Qué produce: tus Dársenas Espaciales o tus planetas?
    .waiting = elige si producen las Dársenas Espaciales o los planetas
option-producers-docks = Dársenas Espaciales
option-producers-planets = planetas, sin sus dársenas
ask-produce = Produce unidades en { $place }
    .waiting = produce unidades
option-build = { $kind } en { $where }
ask-build_dock = ¿Construyes una Dársena Espacial?
    .waiting = puede construir una Dársena Espacial
option-build-dock =
    en { $planet } ({ $cost ->
        [one] un recurso
       *[other] { $cost } recursos
    })
option-no-dock = ninguna Dársena Espacial
explain-never-produced = { $kind }: no se produce en Dársenas Espaciales
explain-needs-technology = { $kind } requiere la tecnología { $technology }
explain-flagship-at-home = Un Buque Insignia solo se construye en el Sistema Natal de su dueño
explain-no-pieces = No te quedan piezas de { $kind }
explain-dock-refuses = La Dársena Espacial de { $where } no produce más { $kind }
explain-dock-capacity = La Dársena Espacial de { $where } no puede producir más que eso
explain-capacity-ceiling = No se pueden usar más de { $count } unidades de capacidad
explain-too-dear = No puedes pagar { $kind }
explain-blockade = Naves enemigas bloquean { $where }
explain-fleet-supply = Tus Suministros de Flota no permiten más naves en { $where }
explain-no-support = En { $where } no hay nada que pueda transportarlo o sostenerlo
explain-trade-station = { $planet } es una Estación de Comercio
explain-planet-full = En { $planet } no caben más { $kind }
explain-not-your-planet = { $planet } no es un planeta tuyo
explain-just-acquired = No controlas { $planet } desde el comienzo de la ronda
explain-system-full = En { $where } no caben más Dársenas Espaciales tuyas
explain-unknown = No existe tal unidad o sistema
explain-no-dock-there = No tienes en { $where } ninguna Dársena Espacial que pueda producir ahora
explain-no-place = No hay dónde poner { $kind }
explain-no-planet = No hay ningún planeta en { $where }
ask-production_begins = Empieza el paso de producción de { $player } en { $place }: ¿reaccionas?
    .waiting = puede reaccionar al paso de producción de { $player } en { $place }
ask-before_production = { $player } va a producir unidades en { $place }: ¿reaccionas?
    .waiting = puede reaccionar antes de que { $player } produzca en { $place }
ask-units_ordered = Se han encargado unidades, aún sin pagar: ¿reaccionas?
    .waiting = puede reaccionar a las unidades encargadas
ask-after_production = Se han producido unidades: ¿reaccionas?
    .waiting = puede reaccionar a las unidades producidas
unit-line =
    { $kind }: coste { $cost }, combate { $combat }{ $dice ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }con { $dice } dados
    }, movimiento { $movement }, capacidad { $capacity }, resiste { $sustain }
unit-cause = { $source }: { $number } { $before } → { $after }
number-cost = coste
number-combat = combate
number-dice = dados
number-movement = movimiento
number-capacity = capacidad
number-sustain = golpes resistidos
