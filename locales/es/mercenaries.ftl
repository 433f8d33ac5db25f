# Mercenarios.

ask-seek_mercenary = ¿Buscas un Mercenario?
    .waiting = puede buscar un Mercenario
ask-mercenary_unpaid = { $player } no ha pagado a un Mercenario en { $place }: ¿reaccionas?
    .waiting = puede reaccionar, pues { $player } no ha pagado a un Mercenario en { $place }
ask-recruit = ¿A quién reclutas?
    .waiting = recluta un Mercenario
option-mercenary = { $mercenary }
ask-quarter_mercenary = ¿Dónde se coloca el Mercenario?
    .waiting = coloca un Mercenario
ask-mercenary_upkeep = ¿A quién pagas? Los que no cobren se marchan.
    .waiting = paga a los Mercenarios
option-pay-mercenary = pagar a { $mercenary }
option-pay-no-more = a nadie más
event-mercenaryrecruited = { $seat } recluta a { $mercenary }.
event-evaded =
    { $kind }, de { $seat }, saca { $face } (necesita { $needed }) { $evaded ->
        [true] y evade el golpe
       *[other] y recibe el golpe
    }.
option-unit-of =
    { $kind }{ $damage ->
        [0] { "" }
       *[other] { " " }(con daño)
    } de { $player }
option-unit-at =
    { $kind }{ $damage ->
        [0] { "" }
       *[other] { " " }(con daño)
    } de { $player } en { $where }
option-name-technology = { $technology }
explain-no-agreement-to-break = No hay ningún Acuerdo Comercial entre otros dos que se pueda romper.
ask-52n6 = ¿Qué tecnología no puede usar el enemigo en esta batalla?
    .waiting = elige la tecnología que el enemigo no puede usar en esta batalla
ask-kavlik = ¿Qué Fuerza Terrestre o Caza se destruye?
    .waiting = elige la Fuerza Terrestre o el Caza que se destruye
ask-krevvil = ¿Qué nave enemiga o Mercenario recibe el golpe?
    .waiting = elige la nave enemiga o el Mercenario que recibe el golpe
ask-murrag = Murrag cae: ¿qué unidad recibe el golpe?
    .waiting = elige la unidad que recibe el golpe de Murrag al caer
ask-hepkuk = ¿Pierdes un Caza en lugar de Hep'kuk?
    .waiting = decide si pierde un Caza en lugar de Hep'kuk
ask-saygra = ¿Compras un Caza, o en un planeta una Fuerza Terrestre, por un Bien de Comercio?
    .waiting = puede comprar a Saygra un Caza o una Fuerza Terrestre
ask-tugar = ¿Qué Carta de Acción se descarta?
    .waiting = elige la Carta de Acción que se descarta
ask-daffren = ¿Entregas a Daffren y cambias Cartas Estratégicas?
    .waiting = puede entregar a Daffren y cambiar Cartas Estratégicas
ask-daffren_gives = ¿Qué Carta Estratégica das?
    .waiting = elige la Carta Estratégica que da
ask-daffren_takes = ¿Qué Carta Estratégica tomas?
    .waiting = elige la Carta Estratégica que toma
ask-the_hand_that_takes = ¿Qué unidad se destruye?
    .waiting = elige la unidad que se destruye

# Shattered Ascension: se puja por ellos y se les puede tentar.
ask-mercenary_bid = ¿Cuánto pujas por el Mercenario? Toda puja se paga, ganada o perdida.
    .waiting = puja por un Mercenario
ask-loyalty_bid = ¿Haces una Puja de Lealtad por el Mercenario de alguien?
    .waiting = puede hacer una Puja de Lealtad
option-lure = { $count } Bienes de Comercio por { $mercenary }
option-no-loyalty-bid = ninguna Puja de Lealtad
ask-join_loyalty_bid = ¿Pujas más por el Mercenario?
    .waiting = puede pujar más por un Mercenario
option-no-bid = no pujar más
ask-counter_bid = ¿Cuánto pujas por conservar a tu Mercenario? Lo pagas si lo conservas.
    .waiting = puja por conservar a un Mercenario
event-mercenaryforhire = { $mercenary } busca patrón.
event-mercenarybid = { $seat } puja { $amount } por { $mercenary }.
event-loyaltybid = { $seat } puja { $amount } por la lealtad de { $mercenary }.
