# La mesa con un solo teclado.

terminal-over = La partida ha terminado. Gana: { $names }
terminal-hand-over = { $name }, ven al teclado y pulsa Intro.
terminal-hand = Tu mano: { $cards }
terminal-number = Un número del { $least } al { $count }, o ? para ver qué más se puede escribir.
terminal-amount = Escribe un número del { $least } al { $most }
terminal-help = m dibuja la galaxia, h muestra tu mano, o los objetivos y lo que te falta, n los números de tus unidades, ? con palabras o con el número de una opción dice qué es (? plaga, ? 3), u deshace tu última respuesta, q sale.
terminal-points = { $points } de { $goal } puntos
terminal-nothing-to-undo = No hay nada tuyo que deshacer.
terminal-too-late-to-undo = Desde entonces se han tirado dados o se han visto cartas; aquí eso ya no se puede deshacer.
