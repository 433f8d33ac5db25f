# El juego oficial: las cláusulas de rules/register/official.toml y cómo se leen (.ruling), en nuestras palabras.

OFF-GEN-1 = La partida es una serie de rondas: Fase de Estrategia, Fase de Acción, Fase de Estado.
OFF-GEN-2 = Los dados son de diez caras y el 0 vale 10. Es golpe un resultado igual o superior al valor de combate.
OFF-GEN-3 = Una carta que contradice las reglas prevalece sobre ellas.
OFF-GEN-4 = Varios modificadores sobre un mismo número: primero las Cartas Políticas (en el orden en que entraron en juego), luego las tecnologías (en el orden que diga su dueño) y luego las Cartas de Acción (en el orden en que se resuelven).
OFF-GEN-5 = «Amistoso» son solo las unidades y planetas propios. Todo lo demás es «enemigo», también lo de los aliados.
OFF-GEN-6 = «Hasta» incluye cero.
OFF-GEN-7 = Tirada de combate es todo dado que se compara con el valor de combate de una unidad para causar una baja: Batalla Espacial, Combate de Invasión, Fuego de PDS, bombardeo, disparos previos; no los dados de las Misiones suicidas. Una bonificación «en Batallas Espaciales» vale solo en el paso de dados de las rondas de batalla.
OFF-GEN-8 = Unidad es toda pieza de plástico y los marcadores suplementarios de Cazas y Fuerzas Terrestres (y los Mercenarios). Flota son todas las naves de un jugador en un sistema, Cazas incluidos.
OFF-GEN-9 = Sistema vacío (para reglas y cartas): sin unidades de ningún jugador; los planetas, Marcadores de Control y de Comando no importan; un Sistema Especial nunca está vacío.
OFF-GEN-10 = «Una vez por turno» y «este turno» en cartas y objetivos de SE y SotT significan una vez por ronda y esta ronda.
OFF-GEN-11 = Nada de lo que se prometen los jugadores obliga, salvo las Letras de Cambio y lo que se entrega en el acto.

OFF-CMP-1 = Plástico por color: 5 Acorazados, 4 Transportes, 8 Cruceros, 8 Destructores, 2 Soles de Guerra, 12 Fuerzas Terrestres, 10 Cazas, 6 PDS, 3 Dársenas Espaciales; SotT añade 1 Buque Insignia y 4 Unidades Mecanizadas. Seis colores en el juego base, ocho con SE.
OFF-CMP-2 = Los límites de unidades son estrictos salvo los de Cazas y Fuerzas Terrestres, que se amplían con marcadores suplementarios (y sustitutos). Un marcador suplementario debe estar siempre con al menos una unidad de plástico de su tipo (mismo planeta o misma flota). Los del juego base valen 1; los de SE y SotT, 3.
OFF-CMP-3 = 16 Marcadores de Comando por raza, límite estricto: los efectos que dan más de los disponibles no hacen nada. Los Marcadores de Control (17) y de Bonificación se pueden sustituir.
OFF-CMP-4 = Bienes de Comercio: 40 (base) + 12 (SE) + 12 marcadores que valen 3 (SotT). La reserva es limitada: si se vacía nadie recibe; se cobra en el sentido del reloj.
OFF-CMP-5 = Límites comunes de marcadores: 8 de Bonificación, 12 Fuerzas de Asalto, 12 Minas Espaciales, 8 Colonias, 8 Refinerías, 8 Artefactos (4 vacíos), 2 Custodios, 16 Mercenarios, 5 Letras de Cambio por color, 3 Representantes y 3 Líderes por raza.
OFF-CMP-6 = Cartas: 170 de Acción, 110 Políticas, 32 tecnologías por jugador, 2 tecnologías de raza por raza, objetivos: 20 de la Fase I, 20 de la Fase II (2 Imperium Rex), 13 Secretos, 10 Preliminares, 5 Especiales.
OFF-CMP-7 = En un planeta: como máximo 1 Dársena Espacial y 2 PDS.
OFF-CMP-8 = Una unidad destruida vuelve a los refuerzos y se puede volver a construir. Cada jugador tiene como máximo un Buque Insignia en el tablero.

OFF-UNI-1 = Valores impresos en las hojas de raza (coste, valor de combate, dados, movimiento, capacidad): Sol de Guerra 12, 3, 3, 2, 6; Acorazado 5, 5, 1, 1, 0; Crucero 2, 7, 1, 2, 0; Destructor 1, 9, 1, 2, 0; Transporte 3, 9, 1, 1, 6; Caza dos por 1, 9, 1; Fuerza Terrestre dos por 1, 8, 1; Fuerza de Asalto (opción) por ascenso, 5, 1; Unidad Mecanizada (opción) 2, 6, 2; PDS 2, 6, 1; Dársena Espacial 4, con sitio para 3 Cazas. Los Soles de Guerra necesitan su tecnología; con Cápsulas de Estasis un Acorazado o un Crucero lleva 1 Fuerza Terrestre. Las habilidades de raza cambian algunos valores; un Buque Insignia tiene los de su carta.
OFF-UNI-2 = Soportar Daño (Sol de Guerra, Acorazado, Unidad Mecanizada): el primer golpe asignado a la unidad solo la daña; otro más la destruye. Una unidad dañada combate con toda su fuerza. Se repara en la Fase de Estado.
    .ruling = Que combata con toda su fuerza aunque esté dañada se deduce de que las fuentes vistas no dan ninguna penalización.
OFF-UNI-3 = Los Cazas siempre necesitan capacidad que los mantenga en el sistema: Dársena Espacial 3, Transporte 6, Sol de Guerra 6, Buque Insignia según su carta (compartida con otra carga). En una Batalla Espacial siguen combatiendo aunque se pierda capacidad; después los Cazas sin apoyo se destruyen.
OFF-UNI-4 = Las Fuerzas Terrestres, Unidades Mecanizadas y PDS a bordo de una nave no participan en las batallas y se pierden con ella; la carga que excede la capacidad se destruye de inmediato.
OFF-UNI-5 = Un Transporte o un Sol de Guerra lleva cualquier mezcla de Cazas, Fuerzas Terrestres, Unidades Mecanizadas y PDS hasta su capacidad, un lugar cada uno.
OFF-UNI-6 = Descarga Anti Cazas: antes de la primera ronda de una Batalla Espacial, cada Destructor de ambos bandos tira 2 dados con su valor de combate y cada golpe destruye un Caza enemigo, sin respuesta; una vez por batalla.

OFF-SET-1 = Jugadores: de 3 a 6 en el juego base, hasta 8 con SE. Las razas se sortean barajando las losetas de Sistema Natal. Cada jugador toma su hoja de raza, Marcadores de Control, 2 Cartas de Comercio (por el lado del contrato), 16 Marcadores de Comando, un color de plástico con su mazo de tecnologías y, boca arriba, las cartas de los planetas de su Sistema Natal.
OFF-SET-2 = Área Común de Juego: mazos barajados de Cartas de Acción y Políticas, marcadores suplementarios, las demás cartas de planeta, Bienes de Comercio y las 8 Cartas Estratégicas en orden. Con 4 u 8 jugadores se quitan Flexibilidad Estratégica y Giro Estratégico.
OFF-SET-3 = Objetivos Secretos: se reparte 1 a cada jugador; el resto vuelve a la caja (con SotT queda como mazo).
OFF-SET-4 = Mazo de Objetivos Públicos: se aparta Imperium Rex de la Fase II, se sacan 3 de la Fase II y se barajan con Imperium Rex; encima van 6 de la Fase I: 10 cartas. Con las Cartas Estratégicas de SE: 4 de la Fase II y se pone boca arriba de inmediato la primera carta. La Guerra Larga: 8 de la Fase I, 5 de la Fase II + Imperium Rex (6 con las cartas de SE). Las no usadas vuelven a la caja sin verse.
OFF-SET-5 = Marcador de victoria de 0 a 10 (La Guerra Larga, de 0 a 14), con una ficha de cada uno en el 0.
OFF-SET-6 = Unidades y tecnologías iniciales según la hoja de raza, con las unidades en el Sistema Natal (las de planeta, repartidas libremente entre sus planetas).
OFF-SET-7 = 8 Marcadores de Comando en la hoja: 2 en la Cuota Estratégica, 3 en la Cuota de Comando y 3 en Suministros de Flota (Mentak +1 en Suministros de Flota, L1z1x +1 en la Cuota Estratégica).
OFF-SET-8 = Se empieza sin Bienes de Comercio y sin Cartas de Acción (salvo la compensación por asiento, OFF-SET-13).
    .ruling = Que no haya ninguno es conocimiento nuestro, sin una segunda fuente.
OFF-SET-9 = Galaxia: Mecatol Rex en el centro. El primer jugador, al azar, es el primer Narrador. Las losetas se reparten boca abajo; los jugadores colocan una cada uno en el sentido del reloj, y en cada vuelta se invierte el sentido (el último coloca dos seguidas). El anillo 1 debe completarse antes que el 2, y el 2 antes que el 3. Los Sistemas Natales entran solos cuando se llega a su lugar del anillo 3 (exactamente a 3 losetas de Mecatol Rex). Un Sistema Especial (borde rojo) no se puede poner junto a otro si hay alternativa. Tras una loseta sin planetas, la siguiente debe tener alguno si es posible.
OFF-SET-10 = Losetas, solo juego base (32 sin contar Sistemas Natales y Mecatol Rex): 3 jugadores: se quitan 3 sistemas vacíos y 1 Campo de Asteroides, luego 4 al azar, y se reparten 8 a cada uno; 4 jugadores: 8 a cada uno; 5 jugadores: se quita 1 al azar, 1 al azar va boca abajo junto a Mecatol Rex, y se reparten 6 a cada uno; 6 jugadores: se quitan 2 al azar y se reparten 5 a cada uno.
OFF-SET-11 = Losetas con SE (55, sin el Nexo), quitadas al azar: 3 jug. 7 vacías, 6 especiales, 18 normales; 4 jug. 4/5/14; 5 jug. 4/5/14 + 1 más; 6 jug. 4/5/14 + 2 más; 7 jug. 2; 8 jug. 3. Se reparten 8/8/6/5/7/6. Opción de galaxia mayor (4 anillos): 5 jug. todas las losetas, 11 a cada uno; 6 jug. se quita 1, 9 a cada uno.
OFF-SET-12 = Losetas con SotT: se hace una pila de especiales/vacías/normales: 3 jug. 3/5/16; 4 jug. 4/8/20; 5 jug. 4/8/20 menos 1; 6 jug. 4/8/20 menos 2; 7 jug. 9/12/34 menos 2; 8 jug. 9/12/34 menos 3. Everra y Cormund cuentan como especiales.
OFF-SET-13 = Compensación por asiento: con 5 jugadores, las posiciones 1 y 4 reciben 4 Bienes de Comercio y la 5 recibe 6; con 7 jugadores, las posiciones 1 y 2 reciben 4 y la 3 recibe 6. Con 7 u 8 jugadores los Sistemas Natales están en el anillo 4, y durante la colocación hay cuatro losetas al azar boca abajo alrededor de Mecatol Rex.
OFF-SET-14 = Con las Cartas Estratégicas de SE se reparten 2 Cartas Políticas a cada jugador.
OFF-SET-15 = Creuss: en la galaxia solo se coloca la loseta del portal, la otra queda ante el jugador; ambas son Sistema Natal y las une un Agujero de Gusano D; las unidades iniciales van en el sistema del planeta Creuss. Nekro sin la opción de Unidades Mecanizadas: 2 Fuerzas Terrestres más.

OFF-STR-1 = Desde el Narrador, en el sentido del reloj, cada jugador toma una Carta Estratégica disponible; con 3 o 4 jugadores hay una segunda vuelta en el mismo orden (dos cartas cada uno).
OFF-STR-2 = Después se pone un Marcador de Bonificación en cada carta no tomada; los marcadores se quedan y se acumulan. Quien toma una de esas cartas cambia cada marcador por 1 Bien de Comercio o 1 Marcador de Comando. Con 4 u 8 jugadores no sobran cartas.
OFF-STR-3 = Orden de juego en la Fase de Acción: números de carta de menor a mayor; con dos cartas cuenta la más baja.
OFF-STR-4 = Iniciativa mueve el Marcador de Narrador; con las cartas de Shattered Empire solo lo mueven Asamblea y Asamblea II.

OFF-ACT-1 = En orden de juego cada jugador hace exactamente una acción, vuelta tras vuelta, hasta que todos han pasado: Acción Estratégica, Táctica, de Transferencia, pasar, o una acción de componente («como acción»: Cartas de Acción, tecnologías, habilidades de raza, letras).
OFF-ACT-2 = Acción Estratégica: el dueño de una Carta Estratégica resuelve la primaria; después, en el sentido del reloj desde él, cada uno de los demás puede usar la secundaria una vez pagando 1 marcador de la Cuota Estratégica, salvo que la carta diga otra cosa; la carta se voltea. Quien tiene dos cartas hace dos Acciones Estratégicas en turnos distintos. Iniciativa no tiene ninguna.
OFF-ACT-3 = Pasar: solo cuando se han hecho todas las Acciones Estratégicas propias. Quien ha pasado no hace más acciones, pero aún puede usar secundarias y jugar cartas. Saltarse un turno con la habilidad de Yssaril no es pasar.
OFF-ACT-4 = Una carta jugada como acción que es saboteada no consume la acción.
OFF-ACT-5 = Con la Cuota de Comando vacía no se puede hacer ninguna Acción Táctica ni de Transferencia.
OFF-ACT-6 = El último jugador que no ha pasado puede hacer varias acciones seguidas.

OFF-TAC-1 = Activar: se pone un Marcador de Comando de la Cuota de Comando en un sistema sin marcador propio. Los de los demás no importan. Los Campos de Asteroides y las Supernovas no se pueden activar.
OFF-TAC-2 = Se mueven naves al sistema activado (OFF-MOV).
OFF-TAC-3 = Fuego de PDS: primero los PDS enemigos a distancia contra las naves del jugador activo, luego los PDS del jugador activo a distancia contra las naves enemigas del sistema. Un sistema se puede activar solo para que disparen los PDS.
OFF-TAC-4 = Opción de Minas Espaciales: se tira justo después del Fuego de PDS.
OFF-TAC-5 = Hay Batalla Espacial si hay naves del jugador activo y de otro jugador (basta un solo Caza). El jugador activo es el atacante.
OFF-TAC-6 = Desembarcos Planetarios (OFF-LND).
OFF-TAC-7 = Combate de Invasión, un planeta tras otro en el orden que diga el jugador activo.
OFF-TAC-8 = Se producen unidades en las dársenas propias del sistema y/o se construye una Dársena Espacial (OFF-PRO).
OFF-TAC-9 = Solo el paso 1 es obligatorio.
OFF-TAC-10 = Logística Naval: si se quiere, sigue de inmediato una segunda Acción Táctica completa.

OFF-MOV-1 = Cada nave puede mover hasta su Valor de Movimiento y debe terminar en el sistema activado. Vale cualquier ruta legal; puede salir del sistema activado y volver a él.
OFF-MOV-2 = Las naves de otros sistemas con un Marcador de Comando propio no se pueden mover. Atravesar sistemas con marcador propio está permitido.
OFF-MOV-3 = No se atraviesa un sistema con naves enemigas; solo se entra si es el destino activado. Los Cazas enemigos solos no bloquean (salvo que su dueño tenga Cazas Avanzados); dársenas y unidades terrestres no bloquean nunca.
OFF-MOV-4 = Cazas, Fuerzas Terrestres, Unidades Mecanizadas y PDS solo se mueven como carga.
OFF-MOV-5 = La carga se puede recoger en el sistema de partida, en los que se atraviesan y en el de destino, pero no en un sistema activado antes en la ronda ni en uno con naves enemigas. Solo se descarga en los Desembarcos Planetarios. Un Transporte puede tomar Cazas de otro, pero no sus Fuerzas Terrestres ni PDS.
OFF-MOV-6 = Cuando la última Fuerza Terrestre deja un planeta, un Marcador de Control mantiene el control.
OFF-MOV-7 = Los Suministros de Flota se comprueban donde acaba un movimiento, no al pasar. Las naves que exceden se retiran de inmediato, incluso antes de una batalla.
OFF-MOV-8 = Agujeros de Gusano: los sistemas con la misma letra (Alfa, Beta) son adyacentes solo para el movimiento y las Acciones de Transferencia; no para el Fuego de PDS, la anexión ni otra adyacencia. Una letra con un solo extremo no hace nada.

OFF-SYS-1 = Campo de Asteroides: no se puede activar; nada termina allí; atravesarlo requiere Deflectores Antimasa.
OFF-SYS-2 = Nebulosa: solo se entra activándola, nunca se atraviesa; una nave que sale tiene movimiento 1; un defensor allí tiene +1 en las tiradas de Batalla Espacial.
OFF-SYS-3 = Supernova: no se puede atravesar ni activar.
OFF-SYS-4 = Tormenta de Iones (SE): solo se entra activándola; los PDS no pueden disparar a las naves de dentro; los Cazas allí no tiran dados de combate (pero pueden ser bajas).
OFF-SYS-5 = Grieta Gravitacional (SotT): se puede entrar y atravesar; cada nave que sale de ella o la atraviesa tira un dado: con 1-5 se destruye con su carga.
OFF-SYS-6 = Estaciones de Comercio (Tsion, Sumerian, SE): no se invaden; las controla el único jugador con naves en el sistema (marcador y carta, agotada); sin unidades terrestres, dársenas, PDS, Líderes, Facilidades ni Marcadores de Dominio; tomarlas no rompe Acuerdos Comerciales; cuentan como planeta para las cartas; habilidad al refrescar: 2 Bienes de Comercio.
OFF-SYS-7 = Habilidades de refresco (planetas de SE): justo después del paso de refrescar, el planeta se puede agotar para usar su habilidad (Bienes de Comercio, Fuerzas de Asalto o Terrestres, Cazas en ese planeta); sin Cazas mientras haya allí naves enemigas.
OFF-SYS-8 = Control de un planeta: desembarcando al menos una Fuerza Terrestre (o Unidad Mecanizada); dura hasta que otro lo toma. Control de un sistema: todos sus planetas y al menos una nave propia no Caza; sin planetas: una nave propia no Caza y ninguna unidad enemiga.

OFF-PDS-1 = Alcance: el propio sistema; los adyacentes con Cañón de Espacio Profundo (no por Agujeros de Gusano). No hacia Tormentas de Iones.
OFF-PDS-2 = Cada PDS puede disparar una vez por activación; disparar es opcional. En el turno de otro, solo a las unidades del jugador activo.
OFF-PDS-3 = Los golpes los asigna el dueño de la flota. El fuego no rompe Acuerdos Comerciales.
OFF-PDS-4 = Escudo Planetario: los Acorazados no pueden bombardear un planeta con un PDS (los Soles de Guerra lo ignoran).
OFF-PDS-5 = Defensa contra la invasión: antes de la primera ronda cada PDS del planeta dispara una vez a las Fuerzas Terrestres desembarcadas.
OFF-PDS-6 = Los PDS se pueden transportar; desembarcar solos en un planeta neutral o enemigo los destruye.

OFF-SPB-1 = Pre-combate: cartas «inmediatamente antes de una Batalla Espacial», Descarga Anti Cazas, Cañones de Asalto, disparos de Mentak, Ministro de la Guerra, Misiones suicidas (tras la Descarga). El defensor decide el orden.
OFF-SPB-2 = Cada ronda: 1 anunciar; 2 tirar; 3 retirar bajas; 4 ejecutar la retirada.
OFF-SPB-3 = Anunciar: el atacante puede anunciar que se retira; si no lo hace, puede anunciarlo el defensor. Una retirada anunciada debe cumplirse.
OFF-SPB-4 = Se tira un dado por nave (Sol de Guerra 3, Buque Insignia según su carta).
OFF-SPB-5 = Bajas: primero el atacante, luego el defensor; eligen los dueños. Ambos bandos tiran antes de retirar bajas, así que las naves destruidas en una ronda han disparado en ella.
    .ruling = Que las naves destruidas en una ronda han disparado en ella es nuestra forma de decir que ambos bandos tiran primero.
OFF-SPB-6 = Retirada: toda la flota va a un sistema adyacente que el jugador activó antes en esta ronda y que no tiene naves enemigas (los planetas enemigos no estorban). Se anula si al enemigo no le queda nada. Después se comprueban los Suministros de Flota y la capacidad de Cazas. No se carga durante una retirada.
OFF-SPB-7 = Se libra al menos una ronda. La batalla acaba cuando solo un bando, o ninguno, tiene naves.
OFF-SPB-8 = Una batalla entre socios comerciales pone fin a su acuerdo.
OFF-SPB-9 = Ganar es ser el único jugador con naves en el sistema (para los objetivos).
OFF-SPB-10 = Punto muerto (ningún bando puede ser destruido): el atacante debe hacer una Retirada Táctica; si no puede, sus naves se destruyen.
OFF-SPB-11 = Golpe Directo y cartas parecidas se pueden jugar entre golpe y golpe.

OFF-LND-1 = Se desembarcan Fuerzas Terrestres, Unidades Mecanizadas, PDS (y Líderes) de las naves del sistema en cualquiera de sus planetas; todos los desembarcos se declaran antes de empezar el Combate de Invasión.
OFF-LND-2 = Planeta amistoso: las unidades simplemente van allí. Planeta neutral: cuenta como invasión para las cartas; con Soles Distantes se resuelve el marcador; la carta se toma agotada. Planeta enemigo sin Fuerzas Terrestres (ni Unidades Mecanizadas): cae sin resistencia, la carta se toma agotada y sus PDS y su dársena se destruyen.
    .ruling = Si los PDS solos hacen su disparo de defensa no lo dicen las fuentes vistas; como las FAQ tratan incluso un planeta con solo un marcador como Combate de Invasión, dejar que disparen es la lectura coherente.

OFF-BOM-1 = Antes de la primera ronda cada Acorazado del sistema puede tirar 1 dado y cada Sol de Guerra 3 contra un planeta: los golpes retiran Fuerzas Terrestres defensoras sin respuesta. Los Acorazados, solo donde desembarcan Fuerzas Terrestres propias y no hay PDS; los Soles de Guerra, también sin desembarco y a través de los escudos. Cada nave, una vez por activación; hay que tirar todos los dados; nunca contra planetas propios.
OFF-BOM-2 = Un planeta que pierde por bombardeo su última Fuerza Terrestre sigue bajo control; sus PDS sobreviven.

OFF-INV-1 = Orden: bombardeo; los PDS defensores disparan una vez; rondas de combate.
OFF-INV-2 = Ronda: ambos bandos tiran un dado por Fuerza Terrestre (2 por Unidad Mecanizada); ambos retiran las bajas a la vez. No hay retirada.
OFF-INV-3 = Éxito: no quedan defensores y queda al menos un invasor. PDS, dársena y Facilidad se destruyen (salvo que los capture un Agente o una Fuerza de Asalto) y la carta del planeta se toma agotada.
OFF-INV-4 = Si ambos bandos mueren, el defensor conserva el planeta (con un marcador), y PDS y dársena se quedan.
OFF-INV-5 = Los PDS desembarcados no combaten y mueren con la última Fuerza Terrestre invasora.
OFF-INV-6 = Invadir un planeta mantenido solo por un marcador cuenta igualmente como Combate de Invasión y rompe un Acuerdo Comercial.
OFF-INV-7 = Un planeta ganado llega siempre agotado (salvo con Nanotecnología y Sociedad Industrial).

OFF-PRO-1 = Cada Dársena Espacial propia del sistema activado puede producir hasta (recursos de su planeta + 2) unidades; Cazas y Fuerzas Terrestres cuentan uno cada uno.
OFF-PRO-2 = Los costes se suman y se pagan de una vez agotando planetas y/o con Bienes de Comercio; lo que sobra se pierde. Dos Cazas o dos Fuerzas Terrestres por recurso; uno suelto cuesta 1; no hay pareja mixta.
OFF-PRO-3 = Las naves aparecen en el espacio del sistema; las unidades terrestres y los PDS, en el planeta de la dársena. Hay que respetar los Suministros de Flota y la capacidad de Cazas.
OFF-PRO-4 = Bloqueo: con naves enemigas en el sistema la dársena no construye naves; sí Fuerzas Terrestres, PDS (y Unidades Mecanizadas).
    .ruling = Si los Cazas solos bloquean no lo dicen aparte las fuentes vistas; la regla habla de naves enemigas y los Cazas son naves, así que bloquean (es la lectura de la comunidad).
OFF-PRO-5 = Nueva Dársena Espacial: cuesta 4, en el Paso de Producción de una Acción Táctica o de Transferencia, en un planeta controlado desde el principio de la ronda, sin otra en él y sin naves enemigas en el sistema. No puede construir en la ronda en que se coloca (sea como sea).
OFF-PRO-6 = Varias dársenas en un sistema: cada una usa su propio límite; el recurso Sarween de una dársena solo se gasta allí.
OFF-PRO-7 = Desguace: en la Fase de Estado, tras el paso 1, un jugador puede destruir unidades propias.

OFF-TRF-1 = Se activan dos sistemas adyacentes (valen los Agujeros de Gusano iguales): un marcador de la Cuota de Comando y otro de los refuerzos. En ambos tiene que haber al menos una unidad propia y ninguna enemiga.
OFF-TRF-2 = Las naves pueden moverse entre los dos sistemas en ambos sentidos dentro de su movimiento; la carga necesita capacidad.
OFF-TRF-3 = Los PDS enemigos a distancia disparan; uno que alcanza ambos sistemas elige uno.
OFF-TRF-4 = Solo se desembarca en planetas que ya se controlan.
OFF-TRF-5 = Se produce solo en uno de los dos sistemas; sin Facilidades.

OFF-CC-1 = Áreas: Cuota de Comando (activaciones), Cuota Estratégica (secundarias y algunas habilidades), Suministros de Flota (máximo de naves no Caza por sistema). Los marcadores gastados van a los refuerzos; los del tablero vuelven en la Fase de Estado.
OFF-CC-2 = Los marcadores recibidos van a cualquier área; pasar de un área a otra, solo en el paso 6 de la Fase de Estado.
OFF-CC-3 = Si los Suministros de Flota bajan o una flota los supera, las naves que exceden se retiran de inmediato.

OFF-ECO-1 = Un planeta se agota por todos sus recursos o por toda su influencia; nunca por parte de ambos; lo que sobra se pierde.
OFF-ECO-2 = 1 Bien de Comercio = 1 recurso o 1 de influencia, nunca votos. Los Bienes de Comercio se pueden regalar en cualquier momento.
OFF-ECO-3 = Con las Cartas Estratégicas de SE, en cualquier momento se puede descartar una Carta Política de la mano en lugar de 1 Bien de Comercio.
OFF-ECO-4 = Las Cartas de Acción de SotT con el icono de un Bien de Comercio se pueden gastar como 1 Bien de Comercio cuando su opción no está en juego.

OFF-TRD-1 = Cada raza tiene 2 contratos con un valor. Un Acuerdo Comercial es el intercambio de un contrato de cada uno entre dos jugadores; como máximo uno por pareja. Solo se cierra mientras se resuelve la carta Comercio; el jugador activo debe aprobarlo (no con los Hacan).
OFF-TRD-2 = Cobrar = suma de los valores de los contratos recibidos (Hacan +1 por acuerdo, Microtecnología +1 por acuerdo, Libre Comercio +1 en total).
OFF-TRD-3 = Se rompe: por cualquiera de los socios en la Fase de Estado (no con los Hacan), por una Batalla Espacial o Combate de Invasión entre ellos, por cartas. El Fuego de PDS y las Cartas de Acción por sí solos no lo rompen.
OFF-TRD-4 = Valores de los contratos: Mentak, Yin, Letnev, L1z1x 1/1; Yssaril, Saar, Nekro, Naalu, Arborec, N'orr 1/2; Jol-Nar, Winnu 1/3; Sol, Xxcha, Muaat, Creuss 2/2; Hacan 3/3.

OFF-POL-1 = Se lee la agenda en voz alta, se debate y se vota en el sentido del reloj desde la izquierda del Narrador, él el último. Votos = influencia de los planetas sin agotar (mínimo 1), todos o ninguno a un resultado; los planetas no se agotan; se puede abstener.
OFF-POL-2 = A Favor o En Contra: mayoría de los votos emitidos. Elección: quien tiene más votos. Los empates, también 0:0, los decide el Narrador.
OFF-POL-3 = Las leyes aprobadas siguen en vigor; En Contra: se aplica el efecto En Contra y se descarta. Las leyes de elección se quedan.
OFF-POL-4 = «Elegir dos»: un voto nombra a una pareja.
OFF-POL-5 = Con las cartas de SE: Cartas Políticas en la mano, límite 5; la agenda sale de la mano por Asamblea; sin cartas en la mano, la primera del mazo.

OFF-TEC-1 = Hay que tener (boca arriba) los requisitos de la carta. El precio está en la Carta Estratégica usada. Descuento de 1 por cada planeta sin agotar con especialidad de ese color, solo en compras; no hace falta agotar los planetas para ello.
OFF-TEC-2 = Las tecnologías no se pueden negociar. Investigación Concentrada ignora un requisito una vez; las tecnologías posteriores miran solo sus propios requisitos impresos.
OFF-TEC-3 = Tecnologías de raza (opción de SE/SotT): precio normal más el coste de la carta, sin requisito ni color; p. ej., con la primaria de Tecnología, solo el coste de la carta.

OFF-ACD-1 = Límite de mano 7, se descarta de inmediato; en el límite se saca y se descarta de una en una.
OFF-ACD-2 = Se anuncia, otros pueden anunciar, se revela y se resuelve en orden de juego (en el sentido del reloj desde el Narrador cuando no hay Cartas Estratégicas). El Sabotaje no se anuncia.
OFF-ACD-3 = Un jugador nunca juega dos cartas idénticas sobre la misma situación o cosa en una ronda; una carta saboteada no cuenta.

OFF-STA-1 = Todos los pasos en orden de juego: (1) reclamar objetivos: como máximo 1 Público y/o el propio Objetivo Secreto o Preliminar; (2) reparar; (3) retirar los Marcadores de Comando del tablero; (4) refrescar planetas, luego habilidades de refresco; (5) sacar 1 Carta de Acción y recibir 2 Marcadores de Comando; (6) redistribuir los marcadores y comprobar las flotas; (7) devolver las Cartas Estratégicas.
OFF-STA-2 = No se puede reclamar ningún objetivo mientras no se controle un planeta del propio Sistema Natal (salvo los Saar).
OFF-STA-3 = Se desguaza tras el paso 1; se rompen Acuerdos Comerciales en cualquier momento de la fase; deciden los captores de Líderes; el marcador de Estado de Alerta se va al principio.
OFF-STA-4 = Un Objetivo Secreto revelado sin cumplirlo se pierde.

OFF-VIC-1 = El primero en llegar a 10 PV (14 en La Guerra Larga; se recomienda 1 menos con Burocracia) gana en el acto; se reclama en orden de juego, así que siempre hay un primero.
OFF-VIC-2 = Los objetivos de VICTORIA (Supremacía, Dominación, el de cuatro naves de SE) ganan la partida al reclamarlos.
OFF-VIC-3 = Si sale Imperium Rex: fin inmediato, gana quien tenga más PV; desempates: más objetivos resueltos, más planetas, más marcadores sin usar, más marcadores en la hoja; si no, empate.
OFF-VIC-4 = Los PV nunca bajan de 0 ni del número de planetas con Artefacto que se controlan.
OFF-VIC-5 = Eliminación: sin planetas y sin unidades en el tablero; se descartan las Cartas de Acción y se retiran los Acuerdos Comerciales; los demás conservan su número de Cartas Estratégicas.

OFF-OPT-LW = La Guerra Larga: 14 PV, mazo de OFF-SET-4; se puede jugar sin Imperium Rex: termina tras la Fase de Estado en que se sacó el último Objetivo Público.
OFF-OPT-AOE = La Era del Imperio: todos los Objetivos Públicos hasta Imperium Rex se ponen boca arriba; un marcador de turno avanza una carta tras cada Fase de Estado (empieza tras la ronda 1 en la primera); en Imperium Rex acaba la partida. No se reclaman objetivos de la Fase II en las rondas 1 a 3 (errata).
OFF-OPT-DS-1 = Soles Distantes: un Marcador de Dominio boca abajo en cada planeta neutral (no en Sistemas Natales, Mecatol Rex ni Estaciones de Comercio).
OFF-OPT-DS-2 = Se revela cuando han desembarcado todas las Fuerzas Terrestres para ese planeta en una Acción Táctica; no hay más desembarcos allí en esta activación. Un planeta ganado de otro modo pierde el marcador sin verse.
OFF-OPT-DS-3 = Sondeo: tras el movimiento de una Acción Táctica, con al menos un Caza propio en el sistema se miran todos los marcadores de allí; no se desembarca en planetas sondeados en esta activación.
OFF-OPT-DS-4 = Arrasar: al empezar los Desembarcos Planetarios cada Acorazado o Sol de Guerra puede retirar sin verlo un marcador boca abajo y entonces no puede bombardear; tirada: 1-7 nada, 8-9 se pierden 3 Cartas de Acción al azar, 10 además se agotan todos los planetas.
OFF-OPT-LDR-1 = Líderes: 3 por raza, de los tipos impresos para ella; empiezan en el Sistema Natal y están siempre en un planeta o en una nave, Cazas incluidos; no usan capacidad; en planetas neutrales o enemigos solo desembarcan con una Fuerza Terrestre.
OFF-OPT-LDR-2 = Nave perdida en una Batalla Espacial: 1-5 asesinado, 6-8 escapa a un planeta amistoso sin bloqueo, 9-10 capturado; nave perdida de otro modo: asesinado. Planeta invadido: 1-5 capturado, 6-9 escapa, 10 asesinado; planeta perdido de otro modo: escapa. En una invasión fracasada: lo captura el defensor (planeta neutral: asesinado).
OFF-OPT-LDR-3 = Rehenes: en la Fase de Estado el captor los conserva, ejecuta o entrega (al dueño = liberado). Rescate: tras invadir un planeta de un captor, con 9-10 se toma un rehén; invadir su último planeta los toma todos.
OFF-OPT-LDR-4 = Científico: descuento de especialidad 2 (planeta con especialidad doble +1); una dársena nueva en el planeta cuesta 2; los PDS de allí +1; con un PDS allí no bombardean los Soles de Guerra ni los Acorazados con Negador de Gravitones.
OFF-OPT-LDR-5 = Diplomático: cancela una invasión de su planeta (las Fuerzas Terrestres vuelven a las naves; no otra vez en esta ronda ni en la siguiente); una flota con un Diplomático puede pasar por un sistema con naves de un oponente que lo consienta.
OFF-OPT-LDR-6 = General: al atacar, repite hasta 2 dados propios por ronda y General (cada dado una vez); al defender, el bombardeo del planeta tiene -4 y las Fuerzas Terrestres +1.
OFF-OPT-LDR-7 = Almirante: la nave que lo lleva tira 1 dado más en las Batallas Espaciales; en un Acorazado, +1 de movimiento; una flota atacada no puede retirarse si no tiene también un Almirante (salvo la habilidad de los Naalu y Retirada Hábil).
OFF-OPT-LDR-8 = Agente: los PDS enemigos no disparan a las Fuerzas Terrestres invasoras; tras el éxito, PDS y dársena se pueden reemplazar por propios (la dársena no construye en esta ronda); se puede sacrificar como un Sabotaje.
OFF-OPT-LDR-9 = Las habilidades de los Líderes no se acumulan, salvo las repeticiones del General.
OFF-OPT-SAB = Misiones suicidas: tras la Descarga se pueden enviar Cazas contra un Sol de Guerra: con 9-10 sin modificar pasan, si no se pierden; luego, uno por uno, un 10 sin modificar destruye el Sol de Guerra, si no se pierde el Caza.
OFF-OPT-HW = Mundos Natales: ningún Punto de Victoria de ningún origen mientras falte un planeta del Sistema Natal; no se guardan. Estrella en la Corona: Imperial da 1 Punto de Victoria. El Trono Ancestral: la primaria de Imperial se reemplaza por la de Imperial II. Las dos últimas van con La Era del Imperio.

OFF-SE-VOB = Objetivos variantes: los mazos de Fase I y Fase II de SE reemplazan a los del juego base.
OFF-SE-RST = Las tecnologías específicas de raza están en juego y se compran como dice OFF-TEC-3.
OFF-SE-ART = Artefactos: tras crear la galaxia, desde el Narrador, cada jugador elige un planeta (no Mecatol Rex, ni en un Sistema Natal o junto a él, ni en un sistema con un planeta ya elegido); en cada uno va un Artefacto al azar boca abajo. Se voltea al obtener el control: uno verdadero da su Objetivo Especial y 1 PV, que van con el planeta; uno vacío se descarta. Los Artefactos no se mueven nunca.
OFF-SE-SHK = Fuerzas de Asalto: una Fuerza Terrestre que saca un 10 natural pasa a serlo al final de la ronda de combate. Combate 5; son las primeras bajas en un Combate de Invasión (no por bombardeo ni PDS); tras un éxito con una Fuerza de Asalto y una Fuerza Terrestre supervivientes, la dársena y los PDS enemigos se pueden reemplazar por propios (la dársena no construye en esta ronda). Debe estar con una Fuerza Terrestre de plástico (en la misma flota si va a bordo); si no, vuelve a serlo. Cuenta como Fuerza Terrestre para todo.
OFF-SE-MIN = Minas Espaciales: en el Paso de Producción, con un Crucero propio (no construido en este paso), se pagan 2 recursos por una mina por activación. Tras el Fuego de PDS, cuando han entrado naves enemigas (también por secundarias, transferencias, retiradas o construcción; no al pasar sin cargar), 1 dado por nave no Caza que entra: 9-10 la golpea; después se retira una mina. Se tira una sola vez, haya las minas que haya. Las minas no son unidades; las dársenas de los Saar son inmunes; sin Golpe Directo.
OFF-SE-NEX = Nexo de Agujeros de Gusano: sistema fuera del tablero con Mallice, adyacente a todo sistema Alfa y Beta; una nave que usa un Agujero de Gusano puede elegir el Nexo. No hace falta para Guardián de los Portales; no hay anexión por Agujeros de Gusano.
OFF-SE-FAC = Facilidades (Colonia, Refinería): se construyen en el Paso de Producción de una Acción Táctica, nunca de una Transferencia, en un planeta fuera del Sistema Natal controlado desde el principio de la ronda, sin naves enemigas en el sistema y que no sea Estación de Comercio; 1 recurso, y el planeta se agota con ello (puede pagarlo); una por planeta; ella misma nunca se agota; la destruye una invasión con éxito salvo que un Agente o una Fuerza de Asalto la capture como una Dársena Espacial.
OFF-SE-TRT = Retiradas Tácticas: al anunciar una retirada el defensor puede gastar un marcador de la Cuota Estratégica para activar un sistema adyacente que no ha activado y sin unidades enemigas; debe retirarse allí al final de la ronda.
OFF-SE-TDS = Soles Distantes Territoriales: pila de bajo riesgo (Anexión Pacífica, Riqueza Natural 2, Conocimiento Nativo, Nativos Hostiles 1, Peligro Biológico, Situación de Rehenes, Emboscada de Cazas 1, Colonos) para el anillo exterior y los planetas junto a Sistemas Natales; todo lo demás, mezclado, para el resto.
OFF-SE-CUS = Custodios: Mecatol Rex está guardado por Emboscada de Cazas 3 y Nativos Hostiles 2, que se resuelven en ese orden como Marcadores de Dominio; desaparecen para siempre al vencerlos; también los retiran la Anexión Voluntaria y el Artefacto Ancestral; no son fuerzas enemigas para los objetivos.
OFF-SE-VOC = Voz del Consejo: antes de la primaria de Política o Asamblea, su dueño puede convocar la elección de un jugador (votación normal, con cartas); quien gana toma el Objetivo Especial y 1 PV, y el anterior pierde ambos; los empates los decide el Narrador.
OFF-SE-EAR = Primeros Turnos Simulados: (1) desde el Narrador, cada uno reclama un sistema adyacente a su Sistema Natal con un marcador de los refuerzos, luego un segundo adyacente al Sistema Natal o al primero; (2) cada uno tiene los recursos de su Sistema Natal + 3 para más unidades y/o una tecnología por 4 (sin descuentos ni tecnologías de raza); (3) se colocan todas las unidades en el Sistema Natal o en los sistemas reclamados (la dársena en casa; la carga necesita transporte); (4) se toman los planetas con Fuerzas Terrestres propias y vuelven los marcadores; (5) se revela un objetivo; (6) 1 Carta de Acción y refresco para todos. No rigen habilidades de raza ni tecnologías. Los Marcadores de Dominio se colocan después.
OFF-SE-SC = Cartas Estratégicas variantes: las de Shattered Empire se juegan como juego completo en lugar de las básicas; solo se cambian entre sí cartas del mismo nombre, y lo que nombra una carta vale también para su versión con número. Burocracia revela tantos objetivos como Marcadores de Bonificación tenga cuando se toma.

OFF-SOT-PRE = Objetivos Preliminares: se reparten en lugar de los Secretos (1 a cada uno), valen 1 PV y se reclaman en el mismo paso; al cumplirlo se saca un Objetivo Secreto, que no se puede reclamar en la misma Fase de Estado.
OFF-SOT-FLG = Buques Insignia: solo se construyen en el propio Sistema Natal, uno a la vez; cuentan para los Suministros de Flota y los afectan las cartas sobre naves; Nanotecnología y Propulsor Tipo IV no se les aplican.
OFF-SOT-MEC = Unidades Mecanizadas: cuestan 2, 4 por jugador, se construyen en el planeta de la dársena y se llevan como Fuerzas Terrestres; cuentan como tales solo para invadir y controlar planetas (también frente a volver a neutral); son inmunes a otros efectos sobre Fuerzas Terrestres: bombardeo, Fuego de PDS, Cartas de Acción, tecnologías, Marcadores de Dominio, Líderes. Soportan un golpe y se reparan en la Fase de Estado.
OFF-SOT-MRC = Los Mercenarios vienen con Comercio III (o Pistolero a Sueldo): la ficha empieza por el lado terrestre en un planeta propio y cuesta 1 Bien de Comercio cada vez que se resuelve Comercio III; si no, su carta va al fondo del mazo. Es una unidad pero no una Fuerza Terrestre: nunca reclama ni mantiene un planeta; en el espacio cuenta como nave, no se transporta y no lleva Líderes. Solo cambia de lado de tierra al espacio en una Acción Táctica o de Transferencia, y del espacio a tierra en los Desembarcos Planetarios. Evasión x: cada golpe asignado se evita con x o más; si no, sale de la partida. Como máximo un golpe por ronda de combate va a un Mercenario mientras queden unidades de plástico.
OFF-SOT-INT = Intriga Política con Política II o Asamblea II: cada jugador elige un Representante boca abajo; los Espías actúan desde el Narrador en el sentido del reloj; se revelan todos; desde el Narrador cada jugador puede ofrecer por agenda una Letra de Cambio, boca abajo, a cambio de un voto, y quien la conserva queda obligado; luego se vota con la influencia de los planetas sin agotar más los votos del Representante. Sin un Representante vivo no se vota. Los Guardaespaldas no se pueden asesinar; los Representantes muertos salen de la partida. Una letra debe cumplirse cuando su dueño la juega, y vuelve entonces a quien la dio.
OFF-SOT-FRN = Última Frontera: un Marcador de Dominio Espacial boca abajo en cada sistema sin planetas que no sea especial; se revela cuando las unidades que se mueven terminan allí su movimiento; se resuelve de inmediato.
OFF-SOT-FOE = La Caída del Imperio: escenario para 4 a 7 con razas fijas (Lazax, Sol, Letnev, Hacan, + Jol-Nar, Xxcha, N'orr) en mapas preestablecidos; los Lazax tienen Mecatol Rex; sin PV, con objetivos propios del escenario y ocho rondas; las Cartas de Tratado que se dan al activar el Sistema Natal de otro pueden hacer ganar también a quien tenga el tratado de número más bajo del ganador; Civilización e Industria reemplazan a Política e Imperial; se usan Unidades Mecanizadas y ninguna otra opción.

OFF-FAQ-1 = Hacan: sus acuerdos no se pueden romper en la Fase de Estado, ni con Comercio II ni con la secundaria de Comercio III; las Cartas de Acción y Políticas y la opción b) de Comercio sí pueden.
OFF-FAQ-2 = Jol-Nar: -1 en todas las tiradas de combate; con la secundaria de Tecnología obtiene también la primaria y paga el marcador; un dado repetido por marcador gastado.
OFF-FAQ-3 = N'orr: +1 en toda tirada de combate, incluidos PDS y pre-combate.
OFF-FAQ-4 = Letnev: la bonificación es por ronda de combate y no se acumula.
OFF-FAQ-5 = Naalu: la retirada antes de la batalla sigue los límites normales, funciona con Retiradas Tácticas e ignora al Almirante y el Código de Honor.
OFF-FAQ-6 = Dársenas de los Saar: mueven 1, no son naves, no usan Suministros de Flota, nunca están bloqueadas pero se destruyen si hay naves enemigas sin naves propias; solo se construyen donde se controló un planeta toda la ronda; las unidades terrestres van a planetas o Transportes de allí; pueden usar Agujeros de Gusano; no atraviesan Nebulosas ni Tormentas de Iones.
OFF-FAQ-7 = Arborec: las Fuerzas Terrestres tienen capacidad 1 cada una (no se suman), también a bordo, y pueden construir naves; no si se movieron en la activación.
OFF-FAQ-8 = Creuss: A y B son adyacentes solo para el movimiento; los Agujeros de Gusano D no hacen falta para Guardián de los Portales.
OFF-FAQ-9 = Nekro: copia al final de una batalla, una vez por batalla; 3 marcadores en lugar de tecnologías de cartas; puede ganar tecnología de Marcadores de Dominio; no vota, tampoco por la Voz del Consejo.
OFF-FAQ-10 = Yin: la conversión solo vale con Fuerzas Terrestres de jugadores; el intercambio, una vez por ronda.
OFF-FAQ-11 = Muaat: las naves propias de un sistema convertido en Supernova por Semilla de Nova sobreviven y pueden salir después, pero no volver. Winnu: la especialidad amarilla funciona como las demás pero no cuenta para objetivos; Pliegue de Portales Lazax toma un Mecatol Rex sin dueño y descarta a los Custodios. Xxcha: la primaria de Diplomacia usada como secundaria cuesta igualmente el marcador y no da otra ronda de secundarias; tras un veto con Asamblea, el jugador elegido saca y resuelve la primera carta del mazo.
OFF-FAQ-12 = Emboscada de Cazas y similares no cuentan como fuerzas enemigas; un Líder en una nave perdida por Emboscada de Cazas es asesinado donde la tabla dice capturado.

OFF-RAC-1 = Letnev (juego base). Sistema Natal: Arc Prime 4/0, Wren Terra 2/1. Empieza con 1 Acorazado, 1 Destructor, 1 Transporte, 3 Fuerzas Terrestres, 1 Dársena Espacial; tecnologías Láser de Asalto Hylar V, Deflectores Antimasa; contratos de 1 y 1. Antes de una ronda de Batalla Espacial o Combate de Invasión puede pagar 2 Bienes de Comercio: naves propias +1 o Fuerzas Terrestres propias +2 en esa ronda; sus flotas pueden tener 1 nave más que los Suministros de Flota.
OFF-RAC-2 = Hacan (juego base). Sistema Natal: Arretze 2/0, Hercant 1/1, Kamdorn 0/1. Empieza con 2 Transportes, 1 Crucero, 2 Cazas, 4 Fuerzas Terrestres, 1 Dársena Espacial; tecnologías Compensador Ambiental, Herramientas Sarween; contratos de 3 y 3. Sus tratos no necesitan aprobación; secundaria de Comercio sin marcador; +1 Bien de Comercio por acuerdo al cobrar; sus acuerdos solo los rompe la guerra; puede negociar Cartas de Acción en la Fase de Estado.
OFF-RAC-3 = Sol (juego base). Sistema Natal: Jord 4/2. Empieza con 2 Transportes, 1 Destructor, 5 Fuerzas Terrestres, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Cibernética; contratos de 2 y 2. Como acción, 1 marcador de la Cuota Estratégica compra 2 Fuerzas Terrestres gratis en un planeta propio; +1 Marcador de Comando en cada Fase de Estado.
OFF-RAC-4 = L1z1x (juego base). Sistema Natal: [0.0.0] 5/0. Empieza con 1 Acorazado, 1 Transporte, 3 Cazas, 5 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Compensador Ambiental, Cápsulas de Estasis, Cibernética, Láser de Asalto Hylar V; contratos de 1 y 1. Los Acorazados cuestan 4 y tienen +1 en Batallas Espaciales; las Fuerzas Terrestres atacantes +1; empieza con 1 marcador más en la Cuota Estratégica.
OFF-RAC-5 = Mentak (juego base). Sistema Natal: Moll Primus 4/1. Empieza con 1 Transporte, 3 Cruceros, 4 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Láser de Asalto Hylar V, Compensador Ambiental; contratos de 1 y 1. Empieza con 1 más en Suministros de Flota; antes de una Batalla Espacial hasta 2 Cruceros o Destructores disparan, con bajas sin respuesta; en la Fase de Estrategia toma 1 Bien de Comercio de cada uno de hasta dos jugadores que tengan al menos 3.
OFF-RAC-6 = Naalu (juego base). Sistema Natal: Druaa 3/1, Maaluuk 0/2. Empieza con 1 Transporte, 1 Crucero, 1 Destructor, 4 Cazas, 4 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Compensador Ambiental; contratos de 1 y 2. Su iniciativa es siempre 0; una flota atacada puede retirarse antes de la batalla con las reglas normales; Cazas +1 en Batallas Espaciales.
OFF-RAC-7 = N'orr (juego base). Sistema Natal: Tren'lak 1/0, Quinarra 3/1. Empieza con 1 Transporte, 1 Crucero, 5 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Láser de Asalto Hylar V, Cañón de Espacio Profundo; contratos de 1 y 2. +1 en todas las tiradas de combate (según la errata).
OFF-RAC-8 = Jol-Nar (juego base). Sistema Natal: Nar 2/3, Jol 1/2. Empieza con 2 Transportes, 1 Acorazado, 1 Caza, 2 Fuerzas Terrestres, 2 PDS, 1 Dársena Espacial; tecnologías Láser de Asalto Hylar V, Deflectores Antimasa, Compensador Ambiental, Herramientas Sarween; contratos de 1 y 3. -1 en las tiradas de combate; con la secundaria de Tecnología puede hacer primaria y secundaria; 1 marcador de la Cuota Estratégica repite un dado propio cualquiera.
OFF-RAC-9 = Xxcha (juego base). Sistema Natal: Archon Ren 2/3, Archon Tau 1/1. Empieza con 1 Transporte, 2 Cruceros, 3 Cazas, 2 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Compensador Ambiental; contratos de 2 y 2. La secundaria de Diplomacia puede ser la primaria; 1 marcador de la Cuota Estratégica cancela una Carta Política recién leída y se saca otra; los oponentes tienen -1 en la primera ronda de Batallas Espaciales y Combates de Invasión.
OFF-RAC-10 = Yssaril (juego base). Sistema Natal: Retillion 2/3, Shalloq 1/2. Empieza con 2 Transportes, 1 Crucero, 2 Cazas, 5 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Transportadores XRD; contratos de 1 y 2. Puede saltarse un turno de acción, no dos seguidos; +1 Carta de Acción por Fase de Estado y sin límite de mano; una vez por Fase de Estrategia mira una mano de Cartas de Acción.
OFF-RAC-11 = Winnu (Shattered Empire). Sistema Natal: Winnu 3/4, especialidad amarilla. Empieza con 1 Transporte, 1 Crucero, 2 Cazas, 3 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Compensador Ambiental, Cápsulas de Estasis; contratos de 1 y 3. El planeta natal siempre vota; los planetas propios con Fuerzas Terrestres son inmunes a Disturbios Locales; secundaria de Tecnología sin marcador.
OFF-RAC-12 = Saar (Shattered Empire). Sistema Natal: Lisis II 1/0, Ragh 2/1. Empieza con 2 Transportes, 1 Crucero, 2 Cazas, 4 Fuerzas Terrestres, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Transportadores XRD; contratos de 1 y 2. +1 Bien de Comercio por planeta recién adquirido; las dársenas mueven 1, flotan en el espacio, tienen capacidad 4, no construyen si se han movido y se destruyen si hay naves enemigas y ninguna propia; puede reclamar objetivos sin el Sistema Natal.
OFF-RAC-13 = Yin (Shattered Empire). Sistema Natal: Darien 2/4. Empieza con 2 Transportes, 1 Destructor, 4 Cazas, 4 Fuerzas Terrestres, 1 Dársena Espacial; tecnologías Láser de Asalto Hylar V, Torretas Avanzadas de Defensa; contratos de 1 y 1. Al atacar, antes del Combate de Invasión, con 5 o más convierte una Fuerza Terrestre: el oponente -1, él +1; antes de la segunda ronda de una Batalla Espacial puede sacrificar un Destructor o un Crucero por 1 golpe en la nave que elija; una vez por ronda, como acción, intercambia los recursos y la influencia de un planeta propio sin agotar hasta el final de la ronda.
OFF-RAC-14 = Muaat (Shattered Empire). Sistema Natal: Muaat 4/1. Empieza con 1 Sol de Guerra, 2 Cazas, 4 Fuerzas Terrestres, 1 Dársena Espacial; tecnologías Compensador Ambiental, Herramientas Sarween, Sol de Guerra; contratos de 2 y 2. Los Soles de Guerra tienen movimiento base 1, y 2 con Cañón de Espacio Profundo; como acción, 1 marcador de la Cuota Estratégica compra 2 Cazas o 1 Destructor en un sistema con un Sol de Guerra o una Dársena Espacial propios; puede atravesar Supernovas.
OFF-RAC-15 = Arborec (Shards of the Throne). Sistema Natal: Nestphar 3/2, especialidad verde. Empieza con 1 Transporte, 1 Crucero, 2 Cazas, 4 Fuerzas Terrestres, 1 PDS, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Cápsulas de Estasis; contratos de 1 y 2. Las dársenas no construyen Fuerzas Terrestres; cada Fuerza Terrestre tiene capacidad de producción 1 (no si se movió en la activación); al empezar la Fase de Estado, 1 Fuerza Terrestre en un planeta propio.
OFF-RAC-16 = Creuss (Shards of the Throne). Sistema Natal: Creuss 4/2 (fuera del tablero, Agujero de Gusano D) + Portal de Creuss. Empieza con 2 Destructores, 1 Transporte, 2 Cazas, 4 Fuerzas Terrestres, 1 Dársena Espacial; tecnologías Deflectores Antimasa, Transportadores XRD; contratos de 2 y 2. Para él los sistemas con Agujeros de Gusano Alfa y Beta son adyacentes entre sí; siempre puede usarlos; los demás no pueden entrar por Agujeros de Gusano Alfa o Beta en un sistema que él controla.
OFF-RAC-17 = Nekro (Shards of the Throne). Sistema Natal: Mordai II 4/0. Empieza con 1 Transporte, 2 Cruceros, 2 Fuerzas Terrestres, 1 Unidad Mecanizada, 1 Dársena Espacial; tecnologías Láser de Asalto Hylar V, Animadores Dacxive, Síntesis de Genes; contratos de 1 y 2. No puede votar; tras destruir una unidad enemiga en una Batalla Espacial o Combate de Invasión copia 1 tecnología de ese enemigo (sin requisitos, una vez por batalla); las tecnologías de cartas de Política, Asamblea, Acción o Estrategia pasan a ser 3 Marcadores de Comando.
