# Rendición: un imperio se disuelve, y los demás pujan por lo que queda de él.

option-surrender = rendirse
explain-no-surrender = Aquí y ahora no te puedes rendir.
explain-surrender-builds = Antes de rendirte gastas tus recursos en unidades, mientras una Dársena Espacial tuya pueda construir alguna.

ask-choose_lot = ¿Por qué planeta o flota del imperio disuelto se puja ahora?
    .waiting = elige por qué se puja
option-lot = { $where }
ask-lot_bid = ¿Cuánta influencia pujas por { $place }? Solo se paga la puja más alta.
    .waiting = puja por { $place }

event-surrendered = { $seat } se rinde
event-lotchosen = { $seat } saca a puja lo que { $target } tiene en { $where }
event-lotbid = { $seat } puja { $amount } de influencia por { $where }
