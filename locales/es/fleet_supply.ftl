# Suministros de Flota.

ask-excess_ship = Tu flota en { $place } supera tus Suministros de Flota: ¿a qué nave renuncias?
    .waiting = renuncia a naves en { $place }
option-excess_ship = { $key }
ask-excess_cargo = No hay sitio para todo lo que tienes en el espacio de { $place }: ¿a qué unidad renuncias?
    .waiting = renuncia a unidades sin sitio en { $place }
option-excess_cargo = { $key }
