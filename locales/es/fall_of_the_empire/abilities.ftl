# Cómo se llaman y qué hacen: abilities.

abilities-lazax_outposts = Puestos avanzados
    .text = Los Lazax empiezan con puestos avanzados además de su Sistema Natal, según los coloca el escenario.
abilities-lazax_distrusted = Desconfianza
    .text = Los Lazax no tienen Acuerdos Comerciales.
