# Suministros de Flota.

ask-excess_ship = Tu flota supera tus Suministros de Flota: ¿a qué nave renuncias?
option-excess_ship = { $key }
ask-excess_cargo = No hay sitio para todo lo que tienes en el espacio: ¿a qué unidad renuncias?
option-excess_cargo = { $key }
