# Preguntas de agendas sobre el orden del consejo.

ask-aeon_of_legend = ¿Se tira el destino de tus Líderes cautivos, o regresa uno asesinado?
    .waiting = decide sobre los Líderes cautivos y asesinados
ask-annihilate = ¿Qué sistema será un Campo de Asteroides al final de esta ronda?
    .waiting = elige el sistema que será un Campo de Asteroides
ask-call_home = ¿Activas tu Sistema Natal y llamas allí a tus unidades?
    .waiting = puede activar su Sistema Natal y llamar allí a sus unidades
ask-campaign = ¿Qué planetas agotas para votar con ellos?
    .waiting = agota planetas para votar con ellos
ask-keep_ready = ¿Qué planeta de este sistema queda refrescado?
    .waiting = elige el planeta que queda refrescado
ask-leader_returns = ¿Dónde regresa el Líder?
    .waiting = elige dónde regresa un Líder
ask-show_card = Puedes ocultar una Carta de Acción: ¿cuál muestras?
    .waiting = elige la Carta de Acción que muestra
option-annihilate = Nombrar el sistema que será un Campo de Asteroides al final de esta ronda
option-captives-fates = tirar por los rehenes
option-leader-returns = { $leader } regresa
option-show-card = mostrar { $card }
