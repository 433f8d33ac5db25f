# Cómo se llaman y qué hacen: domain_counters.

domain_counters-natural_wealth =
    .text = Recibes un Bien de Comercio; los demás de los que indica el marcador se ponen en el planeta. Quien lo controla al activar el sistema puede tomar uno en el Paso de Producción, uno al refrescar planetas en la Fase de Estado, y quien toma el planeta a otro por invasión, uno en el acto.
domain_counters-lazax_survivors =
    .text = Te los quedas y tienes { $votes } votos más en todas las agendas siguientes.
domain_counters-settlers =
    .text = Un oponente al azar coloca { $ground_forces } Fuerzas Terrestres en el planeta y lo toma. Puedes cancelar tu desembarco, o invadir.
domain_counters-hidden_factory =
    .text = Puedes producir naves en el sistema con hasta { $production } de capacidad de producción; { $resources ->
        [one] 1 recurso
       *[other] { $resources } recursos
    } de su precio no se pagan.
domain_counters-hostage_situation =
    .text = Se tira un dado y se divide por dos, redondeando hacia abajo: ese número de Nativos Hostiles guarda otro tanto de Riqueza Natural. Con un 1 no hay nada.
domain_counters-guarded_wealth = Riqueza custodiada
    .text = Defienden el planeta tantos Nativos Hostiles como indica el marcador. Cuando son derrotados queda allí otro tanto de Riqueza Natural.
domain_counters-precursor_space_station =
    .text = Se queda: a quien controla el sistema los Avances Tecnológicos Específicos de Raza le cuestan 1 menos, y necesita un Punto de Victoria menos para tener uno gratis.
