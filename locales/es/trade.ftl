# Acuerdos Comerciales.

ask-propose_trade = ¿Propones un Acuerdo Comercial?
    .waiting = propone Acuerdos Comerciales
option-trade = con { $player }: das { $gives }, recibes { $gets }
ask-accept_trade = ¿Aceptas el Acuerdo Comercial?
    .waiting = recibe una oferta de Acuerdo Comercial
ask-approve_trade = ¿Apruebas el Acuerdo Comercial?
    .waiting = aprueba o rechaza un Acuerdo Comercial
option-accept-trade = sí: { $player } da { $gives } y recibe { $gets } de { $other }
ask-break_trade = ¿Rompes un Acuerdo Comercial?
    .waiting = puede romper un Acuerdo Comercial
ask-end_trade = ¿Pones fin a un Acuerdo Comercial?
    .waiting = puede terminar un Acuerdo Comercial
option-end-trade = el de { $player } y { $other }
option-break-trade = el de { $player }
event-agreementopened = { $seat } y { $other } cierran un Acuerdo Comercial
event-agreementbroken = Se rompe el Acuerdo Comercial entre { $seat } y { $other }
event-goodsplaced =
    { $amount ->
        [one] Un Bien de Comercio
       *[other] { $amount } Bienes de Comercio
    } { $change ->
        [loses] menos
       *[gains] más
    } en el contrato de { $other } que tiene { $seat }
ask-goods_collected = { $player } ha cobrado Bienes de Comercio: ¿reaccionas?
    .waiting = puede reaccionar a los Bienes de Comercio que ha cobrado { $player }
