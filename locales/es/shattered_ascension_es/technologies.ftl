# Cómo se llaman y qué hacen: technologies.

technologies-micro_technology =
    .text = Cuando recoges de tus Acuerdos Comerciales con Comercio II, o se ponen bienes en ellos con Comercio, tienes 2 más de uno y 1 más de otro. En la Fase de Estado puedes convertir en Bienes de Comercio influencia además de recursos.
technologies-xenopsychology =
    .text = Tienes 3 votos más. Con la Habilidad Secundaria de Diplomacia II puedes elegir también un planeta con unidades terrestres: su dueño destruye una allí, y tomas el planeta si no queda ninguna. Los demás límites de Diplomacia II se mantienen.
technologies-duranium_armor =
    .text = Una vez por ronda, en una de tus acciones, puedes ignorar un golpe de una tirada de combate o de Minas Espaciales.
