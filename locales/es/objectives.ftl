# Objetivos.

ask-claim_public = ¿Qué Objetivo Público reclamas?
    .waiting = reclama objetivos
ask-claim_secret = ¿Reclamas tu propio objetivo?
    .waiting = reclama objetivos
ask-claim_path = ¿Reclamas un objetivo de tu raza?
ask-claim_preliminary = ¿Reclamas el Objetivo Preliminar?
ask-spend_what = ¿Con qué pagas { $objective }?
ask-spend_counter = { $objective }: ¿de dónde gastas un Marcador de Comando?
option-affected-secret = { $objective }
option-claim = reclamar { $objective }
option-spend-resources = gastar { $count } recursos
option-spend-influence = gastar { $count } de influencia
event-objectiverevealed = Hay un nuevo objetivo en la mesa: { $objective }.
event-objectiveexchanged = { $objective } vuelve a la caja; otro objetivo ocupa su lugar.
explain-home-lost = Un planeta de tu Sistema Natal no es tuyo.
explain-no-objective = No existe el objetivo { $objective }.
explain-not-open = No puedes reclamar { $objective }.
explain-special = Los Objetivos Especiales no se eligen: { $objective } es tuyo mientras lo cumplas.
explain-claimed = Ya has reclamado { $objective }.
explain-stage-two = { $objective } solo se puede reclamar en la Fase II.
explain-not-met = No cumples { $objective }.
explain-not-now = Los objetivos se reclaman en la Fase de Estado.
