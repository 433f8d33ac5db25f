# La mesa misma: deshacer, guardar, explicar.

undo-decision = deshace { $name } de { $seat } ({ $key })
undo-act = deshace lo que { $seat } hizo fuera de turno ({ $key })
undo-chance =
    olvida { $rolls ->
        [one] una tirada
       *[other] { $rolls } tiradas
    }; lo que dé el azar en su lugar será nuevo
undo-learned = { $seat } ha sabido algo desde entonces
notice-from-checkpoint =
    Las reglas han cambiado desde que se guardó esta partida: continúa desde el comienzo del paso, y { $lost ->
        [one] una anotación
       *[other] { $lost } anotaciones
    } de él deben decidirse de nuevo.
explain-not-offered = Eso no está entre lo que puedes hacer ahora ({ $intent }).
undo-decision-of = deshace una decisión de { $seat } ({ $name })
notice-act-dropped = Lo que querías hacer fuera de turno ({ $key }) no llegó a ser posible.
notice-orders-circle = Tus órdenes permanentes se responden en círculo; se han dejado de lado.
notice-other-rules = Las reglas de { $ruleset } han cambiado desde que se guardó esta partida; sigue con las de hoy.
notice-put-aside = Lo que se iba a responder por ti ({ $key }) provocó un fallo y se dejó de lado.
preview-open = Lo que sigue lo decide el azar, un secreto u otra persona.
preview-no-option = Eso no se puede elegir aquí.
notice-undone = { $name } ha vuelto atrás. Lo deshecho no ha ocurrido.
notice-redone = { $name } ha anulado la vuelta atrás.
notice-undo-refused = { $name } no acepta volver atrás.
notice-undo-withdrawn = { $name } ya no pide volver atrás.
notice-sits = { $name } toma asiento.
notice-rematch = { $name } quiere la revancha: quien se sentaba aquí tiene su asiento en la nueva mesa.
notice-moves = { $name } cambia de asiento.
notice-link = Hay un nuevo enlace al asiento de { $name }.
notice-removed = (Lo que había aquí lo retiró quien lo dijo.)
notice-host = El anfitrión es desde ahora { $name }.
notice-paused = El anfitrión deja descansar la partida.
notice-resumed = La partida sigue.
notice-stand-in = Por ahora un bot juega por { $name }.
notice-back = { $name } ha vuelto.
notice-away = { $name } está de vacaciones.
notice-zone = Las noches de { $name } se cuentan ahora en otra zona horaria.
notice-resigned = { $name } se retira; un bot sigue jugando.
notice-removed-by-vote = { $name } se va por voto de los demás; un bot sigue jugando.
notice-motion-end = { $name } pide a todos terminar la partida ahora.
notice-motion-end-failed = La partida sigue: no todos quieren terminarla.
notice-motion-remove = Se vota si { $name } se va.
notice-motion-remove-failed = { $name } se queda.
notice-ended = Todos de acuerdo: la partida termina aquí y nadie ha ganado.
notice-time-nothing = Se acabó el tiempo de { $name }.
notice-time-once = Se acabó el tiempo de { $name }: un bot responde por esta vez.
notice-time-until-back = Se acabó el tiempo de { $name }: un bot juega hasta que vuelva.
chat-spectator = { $name } (mirando)
notice-disk = Ahora mismo la partida no se puede escribir en el disco. No se pierde nada; se sigue jugando cuando se arregle.
