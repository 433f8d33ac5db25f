# Lo que una mesa rechaza.

refused-untold = con estas reglas no se puede volver a contar lo anterior a la página { $page }; desde ahí sí
refused-plan-stops = el plan sigue más allá de donde deciden el azar, un secreto u otro asiento; envíalo solo hasta ahí
refused-plan-empty = un plan necesita al menos una clave
refused-plan-key = '{ $key }', la número { $number } del plan, no es una opción de { $ask }
refused-fork-unknown = la copia de un asiento parte de un punto que ese asiento no conoce; espera al siguiente
refused-fork-save = la copia de un asiento solo se puede guardar desde su siguiente punto de control
refused-stale = la decisión { $decision } ya no está abierta; ahora se pregunta { $ask } ({ $id }) al asiento { $number }
refused-gone = la decisión { $decision } ya no está abierta; mira lo que está pendiente ahora
refused-no-option = '{ $key }' no es una opción de { $ask }; las opciones son { $options }
refused-over = la partida ha terminado; ya no se pregunta nada, pero aún se puede deshacer
refused-act = { $possible ->
    [none] '{ $key }' no es posible ahora para el asiento { $number }; posible: nada
   *[other] '{ $key }' no es posible ahora para el asiento { $number }; posible: { $possible }
}
refused-retract = el asiento { $number } no tiene ninguna respuesta sellada que retirar
refused-redo = no hay nada que rehacer
refused-undo-diverged = con estas reglas el registro ya no lleva hasta ahí ({ $fault }); elige una decisión posterior
refused-no-event = no existe el suceso { $number }; se han oído { $heard }
refused-not-asked = ahora no se pregunta nada al asiento { $number }; la mesa espera al asiento { $waiting }
refused-no-seat = no existe el asiento { $number }; los asientos van del 0 al { $last }
refused-no-history = esta mesa no guarda historial; empiézala con historial para eso
refused-observer = quien observa puede mirar, no jugar
refused-no-place = no existe el lugar { $page }.{ $count } en el registro; `decisions` dice adónde se puede volver
refused-behind-floor = nadie vuelve más atrás del punto en que lo oculto se repartió de nuevo
refused-nothing-asked = no se preguntó nada en { $page }.{ $count }; `decisions` dice adónde se puede volver

# Partidas guardadas.

refused-no-save = estos bytes no son una partida guardada de Mecatol; elige otro archivo
refused-save-gap = al registro le falta algo antes de la página { $page }; usa una copia anterior
refused-save-checksum = la partida guardada está dañada, su suma de control no cuadra; usa una copia anterior
refused-save-newer = la partida guardada tiene la versión { $version } y este programa lee hasta la { $newest }; actualiza el programa
refused-save-unread = la partida guardada no se puede leer ({ $fault }); usa una copia anterior
refused-save-empty = la partida guardada no contiene ninguna posición; usa una copia anterior
refused-save-position = la posición de la partida guardada no se puede leer ({ $fault }); usa una copia anterior
refused-save-listeners = la partida guardada cuenta otros oyentes que asientos hay; usa una copia anterior
refused-save-orders = la partida guardada tiene órdenes de asientos que no existen; usa una copia anterior
refused-foreign-save = estas reglas no pueden seguir desde la partida guardada ({ $fault }); usa la versión que la escribió

# Reglamentos y opciones.

ruleset-none = '{ $text }' no nombra ningún reglamento; hay { $rulesets }
ruleset-nearest = ¿querías decir { $word }?
ruleset-no-option = '{ $word }' no es ninguna opción
ruleset-number = { $word }= es un número del { $lowest } al { $highest }, no '{ $value }'
ruleset-word = { $values ->
    [any] { $word }= es una palabra, no '{ $value }'
   *[other] { $word }= es uno de { $values }, no '{ $value }'
}
ruleset-needs = +{ $option } va con { $words }
ruleset-excludes = +{ $option } no va con { $word }; quédate con una
ruleset-rule = { $rule } es una regla de { $edition }, no una opción
ruleset-elsewhere = { $option } es una opción de { $rulesets }; { $edition } no tiene sitio para ella
ruleset-refused-SA17-SET-45 = { $option } no es una opción de { $edition }: siempre forma parte del juego (SA17-SET-45)
ruleset-refused-SA17-SET-46 = { $option } no es una opción de { $edition }: no se usa (SA17-SET-46)
ruleset-refused-SA17-TEC-03 = { $option } no es una opción de { $edition }: las tecnologías de las razas son mejoras que se compran en la Fase de Estado (SA17-TEC-03)
ruleset-refused-SAES-RAC-09 = { $option } no es una opción de { $edition }: las tecnologías de las razas son mejoras que se compran en la Fase de Estado (SAES-RAC-09)
ruleset-refused-SAES-SOT-36 = { $option } no es una opción de { $edition }: no se usa (SAES-SOT-36)
ruleset-alone = { $scenario } tiene su propia galaxia, cartas y duración, y se juega sin ninguna otra opción

# Partidas nuevas, bots, simulaciones, órdenes.

refused-nearest = ¿querías decir '{ $word }'?
refused-there-are = hay { $known }
refused-players = una partida tiene de { $fewest } a { $most } jugadores, no { $players }
refused-same-name = dos jugadores se llaman '{ $name }'
refused-scenario-players = La caída del Imperio es para { $fewest } a { $most } jugadores, no para { $players }
refused-pacts-players = Con Pactos cada uno de los dos a cuatro jugadores tiene dos asientos: elige 4, 6 u 8 asientos, no { $seats }
refused-duel-option = { $option } no es para dos jugadores (SAES-DUE-07)
refused-duel-goal = dos jugadores juegan a entre { $least } y { $most } Puntos de Victoria, no a { $goal } (SAES-DUE-04)
refused-no-map = no existe el mapa '{ $map }'
refused-map-players = { $maps ->
    [none] el mapa '{ $map }' está dibujado para { $drawn } jugadores, no para { $players }; no hay ninguno para { $players }
   *[other] el mapa '{ $map }' está dibujado para { $drawn } jugadores, no para { $players }; mapas para { $players }: { $maps }
}
refused-strategy-set = no hay Cartas Estratégicas llamadas '{ $set }'
refused-few-tiles = { $players } jugadores colocan { $wanted } losetas, y tiles={ $boxes } solo tiene { $tiles } para ellos; usa más, o map=auto
refused-no-bot = no hay ningún bot llamado '{ $name }'
refused-no-bots = no se nombra ningún bot; por ejemplo: steward,random
refused-bot-module = no hay ningún bot '{ $name }': { $fault }
refused-not-installed = para esto hace falta { $what }; instala mecatol[{ $part }]
refused-few-slots = hay al menos { $fewest } acciones, no { $slots }
refused-no-reward = no existe la recompensa '{ $reward }'
refused-no-slot = { $action } no es ninguna acción ahora; hay { $options } opciones
refused-no-games = se juega al menos una partida, no { $games }
refused-no-game = no existe la partida { $game }; las partidas van de la 0 a la { $last }
refused-no-workers = las partidas las juega al menos un proceso, no { $workers }
refused-no-cluster = no hay ningún clúster de Ray en '{ $address }': { $fault }
refused-no-folder = no se pueden escribir resultados en '{ $folder }': { $fault }
refused-otlp = MECATOL_OTLP está puesto, y lo que envía allí no está instalado: pip install "mecatol[telemetry]"
refused-settings = no se puede leer la configuración: { $fault }
refused-archive = no se pueden guardar partidas en { $file } ({ $fault }); elige otro --file
refused-database = no se pueden guardar partidas en la base de datos de MECATOL_DATABASE ({ $fault })
refused-listen = no se puede escuchar en { $host }:{ $port } ({ $fault }); elige otro --port
refused-seed = una semilla es un número del 0 al { $last }

# Comprobar que el azar fue el comprometido.

verify-no-proof = { $file } no es la prueba de una partida ({ $fault })
verify-other-seed = la semilla no es la que se comprometió al empezar la partida
verify-not-begun = la partida no empezó con esa semilla
verify-roll = la tirada { $roll } del registro no sale de la semilla
verify-again = el registro no se puede volver a jugar desde la semilla ({ $fault })
verify-fine = { $rolls ->
    [one] La semilla es la comprometida, y la única tirada sale de ella.
   *[other] La semilla es la comprometida, y las { $rolls } tiradas salen de ella.
}
verify-practice = Era una mesa de práctica: alguien eligió la semilla.

# Cuidar de lo guardado.

admin-no-source = no existe el archivo { $place }
admin-fault = no se pudo hacer ({ $fault }); nada ha cambiado en el lugar de origen
admin-other-version = { $place } lo guardó otra versión: ábrelo una vez con el `mecatol serve` de esta
admin-not-empty = ya hay algo en { $place }; elige un lugar vacío
admin-not-same = la tabla '{ $what }' no llegó tal como era
admin-no-game = la partida de la mesa { $table } no se puede abrir
admin-banned = { $name } queda expulsado hasta { $until }.
admin-unbanned = { $who } puede entrar de nuevo.
refused-ban-nobody = aquí nadie se llama { $who }: nombra una cuenta, el identificador de un invitado, una dirección o una red
refused-ban-wide = { $who } es demasiado amplia: una red expulsada tiene al menos { $bits } bits
refused-ban = eso no es una expulsión: { $fault }
refused-not-banned = { $who } no está expulsado
admin-moved = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} y { $guests ->
    [one] una persona
   *[other] { $guests } personas
} ({ $rows } entradas en total) están ahí, iguales que antes; cada partida se ha vuelto a jugar.
admin-differing = { $number ->
    [one] Una de ellas se juega
   *[other] { $number } de ellas se juegan
} con las reglas de hoy de otro modo que con las que la escribieron, y sigue desde un punto guardado: { $tables }
