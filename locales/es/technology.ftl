# Avances Tecnológicos.

ask-receive_technology = Elige una tecnología
    .waiting = elige una tecnología
ask-buy_technology = Compra una tecnología
    .waiting = compra una tecnología
ask-buy_technologies = Compra tecnologías
    .waiting = compra tecnologías
ask-buy_upgrade = Compra una mejora de tu raza
    .waiting = compra una mejora
option-technology =
    { $technology } ({ $cost ->
        [0] gratis
        [one] { $cost } recurso
       *[other] { $cost } recursos
    })
event-technologygained = { $seat } obtiene { $technology }
event-upgradegained = { $seat } obtiene la mejora { $technology }
explain-no-technology = { $technology } no está entre las tecnologías que puedes investigar
explain-technology-owned = Ya tienes { $technology }
explain-prerequisites = { $technology } requiere { $needs }
ask-synthesis_planet = Síntesis de Genes: ¿en qué planeta regresa la Fuerza Terrestre?
    .waiting = elige el planeta en el que regresa una Fuerza Terrestre
ask-second_action = Logística Naval: ¿realizas una segunda Acción Táctica?
    .waiting = puede realizar una segunda Acción Táctica
ask-transit_from = Diodos de Tránsito: ¿desde qué planeta?
    .waiting = elige el planeta desde el que envían los Diodos de Tránsito
ask-transit = Diodos de Tránsito: ¿quién va?
    .waiting = elige quién va por los Diodos de Tránsito
ask-transit_to = Diodos de Tránsito: ¿adónde?
    .waiting = elige adónde envían los Diodos de Tránsito
ask-transit_units = Diodos de Tránsito: ¿qué Fuerzas Terrestres van?
    .waiting = elige las Fuerzas Terrestres que van por los Diodos de Tránsito
ask-more_goods = Microtecnología: ¿en qué acuerdo pones más Bienes de Comercio?
    .waiting = elige el Acuerdo Comercial que recibe más Bienes de Comercio
ask-one_more_shot = Sistema Láser de Gravitones: ¿qué PDS dispara otra vez?
    .waiting = elige el PDS que dispara otra vez
ask-recycle = Hipermetabolismo: ¿cambias una Carta de Acción?
    .waiting = puede cambiar una Carta de Acción
ask-discard_half = Arma Bacteriológica X-89: se descarta la mitad de tus Cartas de Acción
    .waiting = descarta la mitad de sus Cartas de Acción
ask-sacrifice_planet = Arma Bacteriológica X-89: un planeta se agota o se pierde
    .waiting = elige el planeta que alcanza el arma bacteriológica
option-repair = reparar { $kind }
option-ignore-hit = Escudos de Impulsión: ignorar un golpe
option-bacteria = Arma Bacteriológica X-89: { $kind } destruye las Fuerzas Terrestres de { $planet }
option-bacteria-planet = Arma Bacteriológica X-89 en { $planet }
option-fleet-logistics = Logística Naval: retirar tu marcador de { $system }
option-transit-diodes = Diodos de Tránsito
option-transit-unit = { $kind } en { $where }
option-transit-leader = { $leader }
option-transit-to = { $where }
option-unit = { $kind }
option-scuttle-for = Transfabricación: desguazar { $kind } para la dársena de { $where }
option-exhaust-for = Transfabricación: agotar la dársena de { $where } para la de { $other }
option-agreement = el acuerdo con { $player }
option-redistribute-now = Economía Integrada: redistribuir tus Marcadores de Comando
explain-grav-wave = Las naves que cruzan a contracorriente una Onda Gravitacional se detienen en { $system }
