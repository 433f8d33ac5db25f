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

# Lo que las órdenes dicen de sí mismas.

help-mecatol = La mesa digital de Twilight Imperium 3.ª edición.
help-watch = mirar cómo juegan los bots, contado con palabras
help-decisions = contar también las decisiones
help-play = sentarse a jugar, con un solo teclado
help-names = quién juega; los demás asientos son de bots
help-serve = abrir la mesa a los navegadores
help-look = una carta, tecnología, raza, cláusula… por su nombre o sus palabras: mecatol look "Plaga"
help-verify = comprobar que el azar de una partida terminada fue el comprometido
help-odds = probabilidades exactas de una batalla: mecatol odds "3 cruiser" vs "2 dreadnought"
help-simulate = muchas partidas entre bots, en todos los núcleos: mecatol simulate --games 1000
help-content = qué cartas y razas tienen efecto, y las pruebas que las juegan
help-rules = el registro de cláusulas: mecatol rules coverage [--missing]
help-ruleset = un reglamento como texto: "sa17 +distant_suns vp=8" (por defecto: sa17)
help-lang = el idioma en que se habla (o MECATOL_LANG)
help-bots = quién juega los asientos de los bots, por turnos: steward,random,hasty
