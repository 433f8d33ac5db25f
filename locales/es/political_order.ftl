# Preguntas de agendas sobre el orden del consejo.

ask-aeon_of_legend = ¿Se tira el destino de tus Líderes cautivos, o regresa uno asesinado?
ask-annihilate = ¿Qué sistema será un Campo de Asteroides al final de esta ronda?
ask-call_home = ¿Activas tu Sistema Natal y llamas allí a tus unidades?
ask-campaign = ¿Qué planetas agotas para votar con ellos?
ask-keep_ready = ¿Qué planeta de este sistema queda refrescado?
ask-leader_returns = ¿Dónde regresa el Líder?
ask-show_card = Puedes ocultar una Carta de Acción: ¿cuál muestras?
option-captives-fates = tirar por los rehenes
option-leader-returns = { $leader } regresa
option-show-card = mostrar { $card }
