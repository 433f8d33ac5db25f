# Fuego de PDS.

ask-space_cannon = ¿Cuáles de tus cañones espaciales disparan a { $place }, y contra quién?
    .waiting = dispara cañones espaciales a { $place }
ask-after_cannons = Los PDS han disparado en { $place }: ¿reaccionas?
    .waiting = puede reaccionar al fuego de los cañones espaciales en { $place }
option-fire-all = Todo lo que queda dispara contra { $seat }
option-fire-one = Uno de { $where } dispara contra { $seat }
option-fire-done = Alto el fuego
explain-no-fire-across =
    Ningún PDS dispara a través de { $kind ->
        [asteroid_belt] un Cinturón de Asteroides
       *[other] una Anomalía Espaciotemporal
    }
