# Acción de Transferencia.

ask-transfer_first = ¿Entre qué dos sistemas transfieres? El primero:
    .waiting = elige los sistemas de una Transferencia
ask-transfer_second = ¿Y el segundo?
    .waiting = elige los sistemas de una Transferencia
ask-transfer_production = ¿En cuál de los dos sistemas produces?
    .waiting = elige el sistema en el que produce
option-transfer = Realizar una Acción de Transferencia
explain-no-transfer-action = En esta mesa se juega sin la Acción de Transferencia.
explain-no-counters-left = No te queda ningún Marcador de Comando en tus refuerzos.
explain-move-between = En esta acción las naves se mueven solo entre los sistemas que activa.
explain-transfer-units = En { $system } debe haber unidades tuyas y de nadie más.
