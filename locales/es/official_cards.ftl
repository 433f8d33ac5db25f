# Preguntas de las cartas oficiales.

ask-outcome_known = El resultado de { $card } está decidido: ¿reaccionas antes de que surta efecto?
ask-before_sailing = Unas naves están a punto de entrar en { $place }: ¿reaccionas?
ask-pay_for_fleet = ¿Pagas un Bien de Comercio en vez de perder las naves que superan el límite de su tipo?
ask-give_strategy_card = ¿Quién recibe la Carta Estratégica que has tomado?
ask-policy_paralysis = ¿Quién no puede usar la Habilidad Secundaria?
ask-unconventional_measures = ¿Sacas una Carta de Acción?
ask-armistice_planet = ¿Cuál de tus planetas no invadirá?
ask-unexpected_action = ¿De qué sistema recuperas tu Marcador de Comando?
ask-strategic_bombardment = ¿Dónde agota tu Sol de Guerra los planetas enemigos?
ask-transport_from = ¿De qué planeta salen las Fuerzas Terrestres?
ask-transport_to = ¿A qué planeta van?
ask-sabotaged_pds = ¿Cuántos PDS se destruyen?
ask-jammed_system = ¿Dónde interfieres las señales?
ask-space_dock_accident = ¿En qué sistema sufre un accidente una Dársena Espacial?
ask-reparations_planet = ¿Qué planeta suyo se agota?
option-advanced-reinforcements-ground-forces = dos Fuerzas Terrestres
option-advanced-reinforcements-shock-troop = una Fuerza de Asalto
option-stop-fleet = detener la flota que va a entrar en { $where }
