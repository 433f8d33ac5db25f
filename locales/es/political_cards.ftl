# Cartas Políticas en la mano.

ask-discard_political_card = Tienes demasiadas Cartas Políticas: ¿cuál descartas?
    .waiting = descarta Cartas Políticas
ask-recycle_political_card = ¿Cambias una Carta Política por una nueva?
    .waiting = puede cambiar una Carta Política
ask-two_for_one = Dos Cartas Políticas por una nueva: ¿cuáles descartas?
    .waiting = puede descartar dos Cartas Políticas por una nueva
option-two-for-one = descartar dos Cartas Políticas por una nueva
