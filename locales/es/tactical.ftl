# Activación.

explain-empty-pool = Tu Cuota de Comando tiene muy pocos Marcadores de Comando.
explain-own-counter = Hay un Marcador de Comando tuyo en { $system }.
explain-foreign-home = El Sistema Natal de { $player } aún no se puede activar.
