# Desembarco Planetario.

ask-landing = Desembarca unidades en los planetas de { $place }
    .waiting = desembarca unidades en { $place }
ask-before_invasion = Han desembarcado unidades en { $place }: ¿reaccionas?
    .waiting = puede reaccionar a las unidades que han desembarcado en { $place }
option-land = { $kind } desembarca en { $planet }
option-land-leader = { $leader } desembarca en { $planet }
explain-land-elsewhere = { $planet } no está en el sistema de la acción en curso
explain-land-none = No hay { $kind } que pueda desembarcar
explain-land-station = Nada desembarca en una Estación de Comercio como { $planet }: se controla con naves
explain-land-transfer = En una Acción de Transferencia las unidades solo desembarcan en planetas de su dueño, y { $planet } no lo es
explain-land-probed = Unos Cazas han sondeado { $planet }: nadie desembarca allí en esta activación
explain-land-pds = En { $planet } no cabe otro PDS
explain-land-leader = Un Líder solo desembarca en { $planet } junto con una unidad terrestre
