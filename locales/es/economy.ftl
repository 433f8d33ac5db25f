# Pagar, Marcadores de Comando, Bienes de Comercio.

ask-pay = Paga { $bill } (faltan { $left }): ¿qué gastas?
    .waiting = paga
option-pay-planet = agotar { $planet } ({ $worth })
option-pay-goods = gastar un Bien de Comercio
option-pay-card = descartar { $card } como Bien de Comercio
option-give = dar un Bien de Comercio a { $player }
ask-counter_area =
    { $why }: ¿dónde pones { $count ->
        [one] el Marcador de Comando
       *[other] el Marcador de Comando { $number } de { $count }
    }?
    .waiting = coloca Marcadores de Comando
area-strategy = Cuota Estratégica
area-pool = Cuota de Comando
area-fleet = Suministros de Flota
ask-redistribute = ¿Redistribuyes tus Marcadores de Comando?
    .waiting = redistribuye Marcadores de Comando
option-keep-counters = dejarlos como están
option-fleet-size = { $count } en Suministros de Flota
ask-redistribute_pool = ¿Cuántos en la Cuota de Comando? El resto va a la Cuota Estratégica.
    .waiting = redistribuye Marcadores de Comando
option-pool-size = { $count } en la Cuota de Comando
ask-refresh_ability = ¿Usas la habilidad de un planeta en vez de dejarlo refrescado?
    .waiting = puede usar la habilidad de un planeta
option-refresh-ability = agotar { $planet } por su habilidad
ask-collect_wealth = ¿Tomas un Bien de Comercio de la Riqueza Natural?
    .waiting = puede tomar un Bien de Comercio de la Riqueza Natural
option-take-wealth = tomar uno en { $where }
ask-make_goods = ¿Conviertes recursos sin usar en Bienes de Comercio?
    .waiting = convierte recursos en Bienes de Comercio
option-convert = agotar { $planet }
option-convert-all = agotarlos todos
ask-upkeep = ¿Por cuántos marcadores de Suministros de Flota por encima del límite pagas?
    .waiting = paga marcadores de Suministros de Flota por encima del límite
option-upkeep =
    { $count ->
        [0] ninguno
       *[other] { $count }
    }
event-counterschanged =
    { $seat } { $change ->
        [loses] pierde
       *[gains] recibe
    } { $amount ->
        [one] un Marcador de Comando
       *[other] { $amount } Marcadores de Comando
    } { $area ->
        [strategy] en la Cuota Estratégica
        [pool] en la Cuota de Comando
       *[fleet] en Suministros de Flota
    } ({ $why })
event-goodschanged =
    { $seat } { $change ->
        [loses] gasta
       *[gains] recibe
    } { $amount ->
        [one] un Bien de Comercio
       *[other] { $amount } Bienes de Comercio
    } ({ $why })
event-goodsgiven =
    { $seat } da a { $to } { $amount ->
        [one] un Bien de Comercio
       *[other] { $amount } Bienes de Comercio
    }
event-goodspooled =
    { $amount ->
        [one] Un Bien de Comercio
       *[other] { $amount } Bienes de Comercio
    } de { $seat } se repartirán
event-wealthchanged =
    Riqueza Natural de { $where }: { $amount } { $change ->
        [loses] menos
       *[gains] más
    }
event-planetexhausted = { $planet } se agota ({ $why })
event-planetreversed = { $seat } invierte { $planet }: sus recursos y su influencia se intercambian hasta el final de la ronda
event-planetsrefreshed = { $seat } refresca { $planets }
