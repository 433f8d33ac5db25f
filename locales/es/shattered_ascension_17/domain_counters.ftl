# Cómo se llaman y qué hacen: domain counters.

domain_counters-peaceful_annexation =
    .text = No pasa nada; se descarta.
domain_counters-hidden_factory =
    .text = Puedes producir naves en el sistema con hasta { $production } de capacidad de producción; { $resources ->
        [one] 1 recurso
       *[other] { $resources } recursos
    } de su precio no se pagan.
domain_counters-native_intelligence =
    .text = Puedes mirar en secreto un Marcador de Dominio de cualquier lugar del tablero.
domain_counters-natural_wealth =
    .text = Se ponen en el planeta tantos Bienes de Comercio como indica el marcador. Quien lo controla puede tomar uno al final de cada una de sus Acciones Tácticas allí y uno al refrescar planetas en la Fase de Estado.
domain_counters-industrial_society =
    .text = Recibes sin pagar una Dársena Espacial agotada en el planeta; los Saar reciben { $saar_trade_goods } Bienes de Comercio en su lugar.
domain_counters-technological_legacy = Legado Tecnológico
    .text = Recibes una tecnología cuyos requisitos tengas; la elige el jugador de tu izquierda.
domain_counters-lazax_survivors =
    .text = Se quedan y se controlan como un Artefacto; quien los controla tiene { $votes } votos más.
domain_counters-void_space = Espacio Vacío
    .text = No pasa nada; se descarta.
domain_counters-abandoned_freighters = Cargueros Abandonados
    .text = Recibes { $trade_goods } Bienes de Comercio.
domain_counters-uncharted_habitats = Hábitats Desconocidos
    .text = Se quedan como Estación de Comercio con { $resources } recursos y { $influence } de influencia, sin habilidad al refrescar; para los objetivos no son ni planeta ni Estación de Comercio.
domain_counters-ship_graveyard = Cementerio de Naves
    .text = O produces en el sistema una nave que no sea Sol de Guerra ni Buque Insignia a mitad de precio, redondeando hacia abajo; o recibes un Marcador de Comando para Suministros de Flota.
domain_counters-discovery =
    .text = Recibe una Carta de Acción o un Marcador de Comando.
domain_counters-alien_technology =
    .text = Se queda y se controla como un Artefacto: quien toma su control elige una tecnología y usa sus efectos mientras lo conserve.
domain_counters-neutron_radiation = Radiación de Neutrones
    .text = Queda en la carta del planeta: cuando se fuera a refrescar, se retira en su lugar.
domain_counters-settlers =
    .text = Un oponente al azar coloca { $ground_forces } Fuerzas Terrestres en el planeta y lo toma. Puedes cancelar tu desembarco; las unidades sin vuelta atrás se destruyen.
domain_counters-wormhole_discovery =
    .text = Se queda: el sistema tiene un Agujero de Gusano inestable de la letra indicada.
domain_counters-fighter_ambush =
    .text = Aparecen tantos Cazas neutrales como indica el marcador hasta que termina la acción; si entonces no hay unidades de ningún jugador, el marcador vuelve a su sitio.
domain_counters-biohazard =
    .text = Tu ejército que desembarca recibe un golpe. Si no queda ninguna unidad terrestre que tome el planeta, el marcador se queda.
domain_counters-hostile_locals =
    .text = Aparecen en el planeta tantas Fuerzas Terrestres neutrales como indica el marcador hasta que termina la acción; si entonces no hay unidades de ningún jugador, el marcador vuelve a su sitio.
domain_counters-automated_defence = Defensa Automática
    .text = Aparecen en el planeta { $pds } PDS neutrales hasta que termina la acción y disparan al instante, una vez cada uno, a la flota de cualquier jugador en el sistema; no se pueden capturar. Después el marcador vuelve a su sitio, o quien tenga unidades allí gana un PDS.
domain_counters-hostiles_and_natural_wealth = Hostiles y Riqueza Natural
    .text = Se tira un dado y se divide por dos, redondeando hacia arriba: ocupan su lugar Nativos Hostiles y Riqueza Natural de ese valor.
domain_counters-warp_gyre = Vórtice
    .text = Todas tus naves del sistema van, si pueden, a un sistema adyacente que no hayas activado, no sea Sistema Natal y no tenga naves enemigas; se activa desde tus refuerzos, y una Acción Táctica continúa allí. Con Propulsores de Maniobra puedes ignorarlo.
domain_counters-space_pirates =
    .text = O pagas { $price } Bienes de Comercio; o aparece un Acorazado neutral hasta que termina la acción: después el marcador vuelve a su sitio, o quien tenga unidades allí gana { $trade_goods } Bienes de Comercio.
domain_counters-sudden_collision = Colisión Repentina
    .text = O una de tus naves del sistema recibe un golpe, o se destruye una unidad a bordo. Con Deflectores Antimasa no pasa nada.
domain_counters-custodian_fighters =
    .text = Como una Emboscada de Cazas de 3; mientras esté, el planeta no se puede anexionar.
domain_counters-custodian_ground_forces =
    .text = Como Nativos Hostiles de 2; mientras esté, el planeta no se puede anexionar.
