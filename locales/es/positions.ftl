# Lo que está mal en una posición escrita a mano.

position-many-players = una mesa tiene como mucho { $most } jugadores
position-seating = cada cual se sienta en un sitio, una sola vez
position-no-race = no existe la raza '{ $race }'
position-same-race = dos jugadores juegan con '{ $race }'
position-below-zero = { $field } no puede ser menor que 0
position-no-technology = no existe la tecnología '{ $technology }' en este reglamento
position-no-copy = { $name } no tiene ningún '{ $own }' que pudiera ser una copia
position-nothing-to-copy = en este reglamento no hay nada llamado '{ $copied }' que copiar
position-many-counters = { $name } tiene más de { $limit } Marcadores de Comando entre hoja y tablero
position-many-tiles = { $copies ->
    [one] solo hay { $copies } loseta '{ $tile }'
   *[other] solo hay { $copies } losetas '{ $tile }'
}
position-no-home = no hay ninguna loseta en '{ $place }'
position-adrift = { $kind } no puede estar en el espacio sin una nave
position-ship-on-planet = { $kind } es una nave: su sitio es el espacio
position-full-planet = un planeta tiene como mucho { $most } { $kind }
position-no-facility = no existe la instalación '{ $facility }'
position-exhausted = un planeta que nadie controla no puede estar agotado
position-damage = { $hits ->
    [one] { $kind } no puede haber resistido { $hits } impacto
   *[other] { $kind } no puede haber resistido { $hits } impactos
}
position-many-units = { $name } tiene { $count } { $kind } en el tablero; hay { $limit }
position-no-card = no existe esa carta: '{ $card }'
position-same-card = '{ $card }' también está en la mano de { $name }
position-speaker = el Narrador tiene que ser un jugador
position-active = el jugador activo tiene que ser un jugador, o nadie
position-no-leader = ninguna raza tiene el { $kind } '{ $leader }'
position-no-place = no existe el lugar '{ $place }' en el tablero
position-no-border = '{ $border }' no es ninguna frontera entre dos sistemas
position-no-objective = no existe el objetivo '{ $objective }'
position-no-thing = no existe '{ $thing }'
position-no-space-token = no existe la ficha '{ $token }' en el espacio
position-no-planet-token = no existe la ficha '{ $token }' en planetas
position-no-border-token = no existe la ficha de frontera '{ $token }'
position-no-law = no existe la ley '{ $law }'
position-no-upgrade = no existe la mejora '{ $upgrade }'
position-line = línea { $line }:
position-no-toml = esto no es TOML: { $fault }
position-torn = partes de la posición se contradicen ({ $fault })
position-same-name = dos jugadores se llaman '{ $name }'
position-no-table = { $field } es una tabla de campos, no { $found }
position-no-number = { $field } es un número entero del { $least } al { $most }, no { $found }
position-no-words = { $field } es una lista de palabras, no { $found }
position-few-players = una mesa necesita al menos dos jugadores
position-no-part = '{ $field }' no es parte de una posición
position-dice = los dados fijados son una lista de caras del 1 al 10
position-no-hex = '{ $place }' no es ningún lugar de un mapa; los lugares se escriben como '0,-2'
position-no-tile = no existe la loseta '{ $tile }'
position-no-planet = en el mapa no hay ningún planeta '{ $planet }'
position-not-fields = se esperaba una tabla de campos, no { $found }
position-units-text = las unidades se escriben como texto: '2 cruiser, dreadnought*1'
position-no-unit = '{ $unit }' no es ninguna unidad; las unidades son { $units }, escritas '2 cruiser' o 'war_sun*1'
position-so-many = '{ $units }': nadie tiene tantas
position-no-field = '{ $field }' no es ningún campo aquí; los campos son { $fields }
position-missing = falta '{ $field }'
position-not-read = esto no se puede leer: { $fault }
position-no-name = se esperaba el nombre de un jugador, no { $found }
position-nobody = aquí nadie se llama '{ $name }'; los jugadores son { $players }
position-no-phase = no existe la fase '{ $phase }'; hay { $phases }
position-next = next es una lista de pasos
position-no-step = no existe el paso '{ $step }'
position-homeless = { $name } no tiene sistema natal: la loseta de su raza no está en el mapa una sola vez
position-no-action = aquí no existe la acción '{ $kind }'; hay { $kinds }
position-no-player = tiene que ser un jugador
position-theatre-twice = '{ $place }' aparece dos veces
position-no-theatre = '{ $place }' no es ninguno de los sistemas en los que tiene lugar la acción
position-no-source = '{ $source }' no es ningún origen de efectos; hay { $sources }
position-effect-number = cada efecto tiene un número propio, del 1 al { $most } de serial; { $number } no lo es
position-no-word = { $field } es una de estas palabras: { $words }, no { $found }
position-no-names = se esperaba una lista de nombres de jugadores, no { $found }
position-so-many-names = se esperaban { $count } nombres de jugadores
position-no-start = la partida no puede seguir desde aquí ({ $fault })
position-no-scope = scopes no dice nada de lo que está en curso: { $kind }
