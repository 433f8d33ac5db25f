# Sistema de Acción Simultánea.

ask-grid = ¿Qué sistemas forman la matriz de movimiento, y cuáles tienen activación total?
    .waiting = traza la matriz de movimiento
ask-next_theatre = ¿En qué sistema ocurre primero?
    .waiting = elige el sistema en el que ocurre primero

option-simultaneous = Realizar una Acción Simultánea en varios sistemas
option-grid = Incluir { $system } en la matriz
option-grid-full = Incluir { $system } en la matriz, con activación total
option-grid-raise = Dar activación total a { $system }, por un Marcador de Comando más
option-grid-done = La matriz está completa
option-next-theatre = { $step ->
        [space_battle] Combatir en { $system }
        [landing] Aterrizar en { $system }
        [invasion] Invadir en { $system }
       *[other] Producir en { $system }
    }

draft-theatre = { $full ->
        [0] { $system }: movimiento y fuego de PDS
       *[other] { $system }: activación total
    }

explain-no-simultaneous-action = En esta mesa se juega sin el Sistema de Acción Simultánea.

ask-grid_docks = ¿Qué Dársena Espacial produce: una, o por un Marcador de Comando más todas?
    .waiting = elige las Dársenas Espaciales que producen

option-all-docks = Todas, por un Marcador de Comando de la Cuota de Comando
option-grid-dock = La de { $place }
