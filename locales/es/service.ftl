# Lo que el servicio no hace, y qué hacer entonces.

service-nobody = Nadie es conocido por esta cookie.
service-no-bot = No existe el bot '{ $bot }'.
service-no-open-seats = Solo una mesa que espera a su gente tiene asientos libres.
service-begun = La partida ya ha empezado.
service-empty-seats = Aún no ha venido nadie para: { $names }.
service-host = Eso solo puede hacerlo quien creó la mesa.
service-no-table = No existe esa mesa.
service-no-link = Este enlace no lleva a ningún asiento, o alguien ya lo ha usado.
service-spent-link = Entretanto alguien ha usado este enlace.
service-not-open = Este asiento no está libre para ti.
service-taken = Ahí ya se sienta alguien.
service-no-person-seat = No existe ese asiento para una persona.
service-no-new-link = Solo quien creó la mesa, o quien se sienta ahí, puede pedir un enlace.
service-waits = La mesa espera a su gente.
service-no-seat = No existe ese asiento.
service-no-clause = No existe la cláusula { $clause }.
service-over = La partida ha terminado.
service-not-over = La partida aún no ha terminado.
service-seed = La semilla se muestra cuando la partida ha terminado.
service-rules-broke = Las reglas han fallado con esto; no ha cambiado nada.
service-unknown = La base de datos se fue mientras escribía: nadie sabe si eso está hecho.
service-not-written = La partida no se ha podido escribir en el disco; no ha cambiado nada.
service-not-yours = Este asiento no es tuyo.
service-no-spectators = Esta mesa no tiene espectadores.
service-asked-else = Ahora se te pregunta otra cosa.
service-happened = Desde que miraste ha pasado algo en la mesa.
service-not-asked = Ahora no se te pregunta nada.
service-no-option = Eso no es ninguna de las opciones que tienes ahora.
service-no-act = Eso no se puede hacer ahora.
service-plan-key = Lo número { $number } de lo que planeaste no es posible.
service-no-retract = No tienes ninguna respuesta sellada que retirar.
service-no-way-back = La mesa no puede volver a ese punto.
service-nothing-yours = No hay nada tuyo que deshacer.
service-nobody-asks = Nadie te pide volver atrás.
service-no-page = No existe la página { $page }; el registro tiene las páginas 0 a { $last }.
service-nothing-here = Aquí no hay nada.
service-too-much = Eso es demasiado de golpe.
service-no-request = Esa petición no existe: { $fault }
service-too-large = Una petición tiene como mucho { $most } bytes.
service-fault = Algo se ha roto en el servicio.
service-unfinished = La petición no llegó a su fin.
service-foreign = Esto lo ha enviado una página de otro sitio.
service-banned = Estás expulsado de aquí hasta el { $until } UTC: { $reason }
service-banned-address = Tu dirección está expulsada de aquí hasta el { $until } UTC: { $reason }
service-not-json = Una petición es JSON, y lo dice en su Content-Type.
service-gone = La mesa ya no está.
service-many-sockets = Demasiadas conexiones.
service-no-resume = No llegó ningún resume.
service-no-frame = No existe esa trama: { $fault }

# Qué hacer.

remedy-introduce = Di primero cómo te llamas (POST /api/guest).
remedy-bots = Hay estos bots: { $bots }.
remedy-wait = Haz que la mesa espere.
remedy-change = Cambia la mesa e inténtalo de nuevo.
remedy-fill = Espéralos, o deja que bots completen la mesa.
remedy-tables = Mira la lista de mesas.
remedy-link = Pide otro a quien creó la mesa.
remedy-another = Elige otro.
remedy-host-begins = Quien creó la mesa empieza cuando estén todos.
remedy-fight = Nombra un sistema en el que haya con quien combatir.
remedy-something-else = Elige otra cosa.
remedy-look-again = Mira la mesa de nuevo antes de hacerlo otra vez.
remedy-sign-in-again = Entra de nuevo, con tu contraseña o con quien dice quién eres, y hazlo en un cuarto de hora.
remedy-later = Inténtalo de nuevo en un momento.
remedy-own-link = Abre el enlace privado de tu asiento.
remedy-ask-link = Pide a quien la creó el enlace de un asiento.
remedy-newest = Mira la vista más reciente y responde a lo que se pregunta ahí.
remedy-options = Elige una de las opciones de la vista más reciente.
remedy-routes = Las rutas están en docs/service.md.
remedy-slower = Espera un poco e inténtalo de nuevo.
remedy-schema = Mira /schema/openapi.json.
remedy-again = Inténtalo de nuevo; no se ha cambiado nada que no se haya confirmado.
service-first-frame = La primera trama tiene que ser resume.
service-resumed = El cliente ya había reanudado.
page-seat-kept = Hay un asiento reservado para { $name }
page-take-seat = Ocupar el asiento
page-lobby = A la sala
page-company = A la mesa con { $names }
service-no-battle = Eso no describe ninguna batalla.
page-not-built = La mesa está puesta, pero el cliente no está construido
page-build = Ejecuta esto en la carpeta de Mecatol y vuelve a cargar esta página:
serve-open = Mecatol está abierto en { $address } (Ctrl-C lo cierra; las partidas están en { $file })

# Accounts, and the letters about them.
service-name-taken = Alguien tiene ya este nombre, o tú tienes uno.
service-wrong-password = El nombre y la contraseña no van juntos.
service-sign-in-again = Entraste hace un rato, y esto es para quien acaba de hacerlo.
service-no-account = No tienes contraseña aquí.
service-no-mail = Este servicio no envía cartas.
service-no-letter = Este enlace es demasiado viejo o ya se usó.
remedy-password = Vuelve a intentarlo o pide una carta con la que puedas elegir otra contraseña.
remedy-letter = Pide otra carta.
mail-recover-subject = Mecatol: elige otra contraseña
mail-recover =
    Hola, { $name }:

    alguien, esperamos que tú, ha pedido otra contraseña en Mecatol. Con este enlace puedes elegirla; vale durante una hora y una sola vez:

    { $link }

    Si no has sido tú, no hay nada que hacer: tu contraseña sigue siendo la misma.
mail-confirm-subject = Mecatol: ¿es tuya esta dirección?
mail-confirm =
    Hola, { $name }:

    alguien dio esta dirección en Mecatol. Abre este enlace antes de una hora para decir que es tuya:

    { $link }

    Si no has sido tú, no hay nada que hacer: nadie volverá a escribirte.
mail-turn-subject = Mecatol: es tu turno
mail-turn =
    Hola, { $name }:

    la mesa te espera:

    { $tables }

    No recibirás otra carta hasta que hayas jugado. Si no quieres ninguna carta así:
    { $link }
page-letters = Cartas que te dicen cuándo es tu turno
page-no-letters = Ninguna más
page-quiet = No recibirás más cartas de estas.

# Alrededor de la partida.
service-paused = El anfitrión deja descansar la partida.
service-file-tells = La partida no ha terminado: su archivo diría lo que otros ocultan.
service-no-vacation = Te quedan { $days } días de vacaciones.
service-voting = Ya se está votando otra cosa.
service-no-vote = Nadie te pide tu voto.
service-played = Otros se han sentado a esta mesa; se queda.
service-no-zone = No hay ninguna zona horaria «{ $zone }».
service-no-nights = Ningún reloj de esta mesa se para de noche.

# Entrar por medio de un proveedor.
service-no-provider = Aquí nadie con ese nombre puede decir quién eres.
service-provider-away = El otro servicio no responde.
service-last-provider = Es la única manera que tienes de volver. Elige antes una contraseña.

# Saber que es el turno de uno.
service-no-webhook = Ese no es un webhook al que este servicio llame.
service-webhook-away = El webhook no responde.
service-no-push = Este servicio no puede avisar a tu navegador.
service-many-ways = Como mucho hay { $most } maneras de avisarte.
service-not-waited-for = La mesa no espera por esa persona.
remedy-webhook = Copia la dirección del webhook de los ajustes del canal.
webhook-hello =
    Aquí se avisa a { $name } cuando es su turno en Mecatol.
    Para dejar de hacerlo: { $link }
webhook-turn =
    { $name }, la mesa te espera:
    { $tables }
    No más avisos: { $link }

# Susurros, notas y tratos.
service-no-ear = Allí no hay nadie a quien decírselo.
service-many-notes = Como mucho hay { $most }.
service-no-deal = No tienes ningún trato así.
service-no-order = No tienes ninguna orden así.

# Registros dañados.
service-damaged = El registro de esta partida está dañado y no se puede abrir.
remedy-operator = Avisa a quien lleva este servicio: puede estar en una copia de seguridad.

# La página de quien lleva el servicio.
operator-title = Cómo va Mecatol
operator-who = Esta página es para quien lleva el servicio.
operator-load = Carga
operator-tables = Mesas en memoria
operator-faults = Lo que ha fallado últimamente
operator-table = Mesa
operator-name = Nombre
operator-ruleset = Reglamento
operator-version = Respuestas
operator-listeners = Conexiones
operator-bots = Juegan bots
operator-yes = sí
operator-people = Quién está aquí ahora
operator-guest = Invitado
operator-address = Dirección
operator-bans = Quién está expulsado
operator-reason = Por qué (se le dice)
operator-since = Desde
operator-until = Hasta
operator-whom = A quién: una cuenta, el identificador de un invitado, una dirección o una red (203.0.113.0/24)
operator-days = Por cuántos días
operator-play = Mientras tanto juegan bots por él
operator-ban = Expulsar
operator-unban = Dejar entrar de nuevo

# Opciones de una mesa nueva que no van juntas.
service-option-needs = { $option } necesita: { $words }
service-option-excludes = { $option } no va con { $word }; elige una
service-few-tiles = { $players } jugadores colocan { $wanted } sistemas, y estas cajas solo tienen { $tiles } para ellos; usa más cajas, o un mapa preestablecido
