# Cómo se llaman y qué hacen: anomalies.

anomalies-asteroid_field = Campo de Asteroides
    .text = No se puede activar y nada termina allí su movimiento. Solo lo atraviesan naves con Deflectores Antimasa.
anomalies-nebula = Nebulosa
    .text = Solo se entra activándola y nunca se atraviesa; una nave que sale mueve 1. El defensor tiene +1 en las tiradas de una Batalla Espacial allí.
anomalies-supernova = Supernova
    .text = No se puede activar y ninguna nave la atraviesa.
anomalies-ion_storm = Tormenta de Iones
    .text = Solo se entra activándola y nunca se atraviesa. Los PDS no disparan a las naves de allí, y los Cazas no tiran dados de combate.
anomalies-gravity_rift = Grieta Gravitacional
    .text = Se puede entrar y atravesar; por cada nave que sale o la atraviesa se tira un dado, y con 1 a { $rift_peril } se destruye con su carga.
