# La línea de órdenes: para qué sirve cada orden, qué admite y qué falla en lo que alguien ha escrito.

command-usage = uso:
command-arguments = argumentos
command-options = opciones
command-commands = órdenes
command-help = muestra esto y termina
command-command = ORDEN
command-word = TEXTO
command-number = NÚMERO
command-name = NOMBRE
command-file = ARCHIVO
command-folder = CARPETA
command-address = DIRECCIÓN
command-attacker = ATACANTE
command-defender = DEFENSOR

command-required = falta { $what }
command-unknown = { $what } no significa nada aquí
command-no-value = { $what } necesita un valor
command-not-both = { $what } no va con { $other }
command-no-choice = { $what }: '{ $value }' no es ninguno de { $known }
command-no-number = { $what }: '{ $value }' no es un número

help-mecatol = La mesa digital de Twilight Imperium 3.ª edición.
help-version = muestra la versión y termina
help-lang = el idioma en que se habla (o MECATOL_LANG)
help-ruleset = un reglamento como texto: "sa17 +distant_suns vp=8" (por defecto: sa17)
help-players = cuántos se sientan a la mesa (por defecto: 6)
help-seed = de ella sale todo lo que decide el azar (por defecto: 1)
help-bots = quién juega los asientos de los bots, por turnos: steward,random,hasty

help-watch = mirar cómo juegan los bots, contado con palabras
help-decisions = contar también las decisiones
help-play = sentarse a jugar, con un solo teclado
help-names = quién juega; los demás asientos son de bots
help-look = una carta, tecnología, raza, cláusula… por su nombre o sus palabras: mecatol look "Plaga"
help-query = un nombre, una cláusula o palabras de un texto, en cualquier idioma
help-verify = comprobar que el azar de una partida terminada fue el comprometido
help-proof = lo que dijo GET /api/tables/MESA/proof de una partida terminada

help-serve = abrir la mesa a los navegadores
help-host = dónde escuchar (por defecto: solo esta máquina)
help-port = el puerto (por defecto: 8000; 0: cualquiera que esté libre)
help-file = dónde se guardan las partidas (por defecto: mecatol.sqlite)
help-client = dónde está el cliente construido

help-admin = cuidar de lo guardado: backup (copiar), restore (recuperar), move (mudar); y de quién no puede entrar: ban (expulsar), unban (readmitir), bans (lista)
help-backup = copiar todo a un archivo, también con el servicio abierto
help-restore = traer todo de vuelta de un archivo así a un lugar vacío
help-move = copiar todo de un lugar a otro, que debe estar vacío
help-copy = el archivo de la copia
help-source = un archivo, o la dirección de una base de datos
help-target = lo mismo, donde todo debe quedar
help-ban = expulsar a alguien, o una dirección
help-unban = dejar entrar a alguien de nuevo
help-bans = decir quién está expulsado
help-who = una cuenta, el identificador de un invitado, una dirección o una red
help-reason = por qué; se le dice a quien se expulsa
help-days = por cuántos días (por defecto: 30)
help-play-for = mientras tanto juegan bots por él
command-who = QUIÉN
command-words = PALABRAS
command-copy = ARCHIVO
command-source = DE
command-target = A

help-odds = probabilidades exactas de una batalla: mecatol odds "3 cruiser" vs "2 dreadnought"
help-odds-of-a-battle = Las probabilidades exactas de una batalla.
help-odds-example = Ejemplo: mecatol odds "3 cruiser, 2 dreadnought" vs "war_sun, 4 fighter" --tech hylar_v_assault_laser
help-attacker = las unidades del atacante: "3 cruiser, dreadnought*1, 2 ground_force"
help-defender = las unidades del defensor: "2 cruiser, 2 pds, 3 ground_force"; "pds@far" dispara desde el sistema vecino
help-where = una anomalía: { $anomalies }
help-kind = space (espacio), ground (tierra) o assault (asalto), si no queda claro por las unidades
help-mines = lugares con Minas Espaciales en el camino del atacante
help-rounds = muestra cómo está tras cada una de tantas rondas
help-json = todos los números, como JSON
help-attackers = el atacante
help-defenders = el defensor
help-race = la raza
help-tech = tecnologías, separadas por comas
help-upgrades = mejoras, separadas por comas
help-leaders = admiral, general…; admiral@dreadnought dice la nave
help-high-alert = el Marcador de Estado de Alerta está allí
help-bonus = una bonificación a las tiradas de combate, como la daría una carta
help-bonus-round = la única ronda con la bonificación
help-ignore = golpes que se ignoran, como por una carta
help-goods = Bienes de Comercio gastados en la bonificación de la raza antes de las rondas
help-casualties = quién recibe los golpes: { $orders }, o tipos separados por comas
help-keep = tipos que se quieren conservar
help-retreat-after = retirada al final de esta ronda
help-retreat-below = retirada cuando la probabilidad de ganar es menor
help-hold-fire = los cañones espaciales no disparan
help-commandos = Fuerzas de Asalto que no combaten

help-simulate = muchas partidas entre bots, en todos los núcleos: mecatol simulate --games 1000
help-simulate-games = Muchas partidas entre bots, en todos los núcleos o en un clúster de Ray. La misma semilla da los mismos archivos.
help-simulate-example = Ejemplo: mecatol simulate --players 6 --games 1000 --bots steward,random --out resultados
help-games = cuántas (por defecto: 100)
help-any-bots = quién juega, por turnos: steward,random,hasty o módulo:Clase
help-seed-of-all = de ella sale la semilla de cada partida (por defecto: 1)
help-workers = procesos (por defecto: uno por núcleo)
help-ray = jugar en un clúster de Ray
help-only-game = una sola partida del plan, por su número
help-out = la carpeta de los resultados (por defecto: simulation)

help-content = qué cartas y razas tienen efecto, y las pruebas que las juegan
help-write-content = escribe los documentos y rules/tests.json
help-check-content = falla si hay contenido sin probar, ids desconocidos o un documento viejo
help-rules = el registro de cláusulas: mecatol rules coverage [--missing]
help-coverage = qué cláusulas de las reglas muestran las pruebas
help-missing = lista las cláusulas que ninguna prueba muestra
help-only-ruleset = solo de este reglamento
help-only-chapter = solo de este capítulo, por ejemplo UNI
help-write-rules = escribe { $document }
help-check-rules = falla si hay pruebas perdidas, ids desconocidos o un documento viejo

# Cláusulas y contenido, junto a las pruebas que los muestran.

coverage-ruleset = reglamento
coverage-chapter = capítulo
coverage-clauses = cláusulas
coverage-shown = mostradas
coverage-missing = faltan
coverage-all = todo
coverage-every-clause = Cada cláusula la muestra una prueba.
coverage-no-tree = mecatol rules coverage lee el código fuente; esta copia de Mecatol no lo tiene.
coverage-no-chapter = ahí no hay ningún capítulo { $chapter }
coverage-unread = { $place }: escribe como textos los ids de una marca { $mark }
coverage-outdated = { $document } está anticuado: ejecuta `{ $command }`
coverage-no-clause = { $near ->
    [none] { $place }: { $clause } no está en ningún registro
   *[other] { $place }: { $clause } no está en ningún registro; ¿querías decir { $near }?
}
coverage-lost = { $clause } ha perdido su prueba: { $document } nombra { $tests }
inventory-no-content = { $place }: { $key } no es ningún contenido
inventory-untested = { $key } no tiene ninguna prueba que lo juegue
inventory-ruleset = reglamento
inventory-kind = clase
inventory-printed = impresas
inventory-done = hechas
inventory-action = Cartas de Acción
inventory-political = Cartas Políticas
inventory-race = Razas
inventory-ability = Habilidades de las razas
inventory-upgrade = Mejoras y tecnologías de las razas
inventory-flagship = Buques Insignia

# La página de todos los reglamentos y opciones.

rulesets-title = Los reglamentos y sus opciones
rulesets-written = Escrito por `mecatol content --write` a partir de [options.toml](../src/mecatol/content/options.toml).
rulesets-about = Un reglamento es una línea de texto: su nombre y después opciones (`+` con, `-` sin) y ajustes, en cualquier orden. Lo usan el vestíbulo, la línea de órdenes, la biblioteca y las partidas guardadas. Lo que no se dice es como lo tiene el reglamento. Una palabra que no significa nada se rechaza con la más parecida que sí, y también aquello para lo que un reglamento no tiene opción o que no va junto.
rulesets-settings = Ajustes
rulesets-setting = ajuste
rulesets-options = Opciones
rulesets-option = opción
rulesets-means = significa
rulesets-range = De { $lowest } a { $highest }.
rulesets-one-of = Uno de { $values }.
rulesets-with = con
rulesets-without = sin
rulesets-always = siempre
rulesets-needs = Va con { $options }.
rulesets-excludes = No va con { $options }.
