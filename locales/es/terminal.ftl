# La mesa con un solo teclado.

terminal-over = La partida ha terminado. Gana: { $names }
terminal-hand-over = { $name }, ven al teclado y pulsa Intro.
terminal-hand = Tu mano: { $cards }
terminal-number = Un número del 1 al { $count }; o para ver los objetivos y lo que te falta, u para deshacer tu última respuesta, q para salir.
terminal-nothing-to-undo = No hay nada tuyo que deshacer.
terminal-too-late-to-undo = Desde entonces se han tirado dados o se han visto cartas; aquí eso ya no se puede deshacer.
