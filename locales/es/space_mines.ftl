# Minas Espaciales.

ask-lay_mine = ¿Colocas una Mina Espacial? ¿Dónde?
    .waiting = puede colocar una Mina Espacial
ask-mine_hits = ¿Cuáles de las naves que cruzan reciben el siguiente impacto de las Minas Espaciales?
    .waiting = elige las naves que reciben el siguiente impacto de las Minas Espaciales
option-lay-mine = En { $border }
option-lay-mine-beside =
    { $side ->
        [top] Al norte
        [top_right] Al noreste
        [bottom_right] Al sureste
        [bottom] Al sur
        [bottom_left] Al suroeste
       *[top_left] Al noroeste
    }, hacia { $system }
option-no-mine = Ninguna mina
event-minelaid = { $seat } coloca una Mina Espacial ({ $border })
event-mineremoved = Desaparece una Mina Espacial de { $seat } ({ $border })
explain-no-minelayer = Necesitas un Crucero en { $system } para colocar minas.
explain-no-mines-left = Todas las Minas Espaciales están en el tablero.
explain-mine-too-dear = Una Mina Espacial cuesta { $resources } recursos y un lugar libre.
