# Cómo se llaman y qué hacen: systems.

systems-wormhole_a = Agujero de Gusano A
systems-wormhole_b = Agujero de Gusano B
systems-empty_base = Espacio vacío
systems-asteroid_field_base = Campo de Asteroides
systems-nebula_base = Nebulosa
systems-supernova_base = Supernova
systems-empty_se = Espacio vacío
systems-asteroid_field_se = Campo de Asteroides
systems-nebula_se = Nebulosa
systems-supernova_se = Supernova
systems-ion_storm = Tormenta de Iones
systems-gravity_rift = Grieta Gravitacional
systems-empty_sott = Espacio vacío
systems-hs_creuss_gate = Portal de Creuss
systems-wormhole_c = Agujero de Gusano C
