# Combate de Invasión.

ask-invasion_order = Elige el siguiente planeta por el que se lucha
    .waiting = elige el siguiente planeta por el que se lucha
ask-join_invasion = ¿Cuántas naves bajan a luchar por el planeta?
    .waiting = decide cuántas naves bajan a luchar por un planeta
ask-commandos = ¿Cuántas Fuerzas de Asalto son Comandos?
    .waiting = decide cuántas Fuerzas de Asalto son Comandos
ask-capture = Captura Edificios del planeta
    .waiting = captura Edificios de un planeta
option-join-invasion = { $count } { $kind }
option-commandos =
    { $count ->
        [0] ninguna
       *[other] { $count }
    }
option-capture = capturar { $installation }
event-invasionbegan = { $seat } invade { $planet }, de { $against }.
event-invasionended =
    { $won ->
        [true] { $seat } ha ganado la lucha por { $planet }.
       *[other] { $seat } ha perdido la lucha por { $planet }.
    }
event-commandosnamed =
    { $seat } tiene { $count ->
        [one] un Comando
       *[other] { $count } Comandos
    } en { $planet }.
