# Bombardeo.

ask-bombardment = Bombardea planetas de { $place }
    .waiting = bombardea en { $place }
ask-make_neutral = No queda nadie en el planeta que reciba el golpe: ¿pasa a ser neutral?
    .waiting = decide si un planeta vacío pasa a ser neutral
option-bombard = { $kind } bombardea { $planet }
option-make-neutral = { $planet } pasa a ser neutral
option-leave-planet = { $planet } sigue siendo de su dueño
event-bombarded =
    { $seat } bombardea { $planet }: { $hits ->
        [one] un golpe
       *[other] { $hits } golpes
    }{ $absorbed ->
        [0] { "" }
       *[other] ; los escudos absorben { $absorbed }
    }.
explain-bombard-unarmed = { $kind }: no puede bombardear
explain-bombard-nobody = En { $planet } no hay nadie que pueda recibir un golpe
explain-bombard-locals = Quienes defienden { $planet } no pueden ser bombardeados
explain-bombard-landing = No han desembarcado Fuerzas Terrestres en { $planet }
explain-bombard-shield = Un Escudo Planetario protege { $planet }
explain-bombard-stopped = La invasión de { $planet } fue detenida, y su bombardeo con ella
