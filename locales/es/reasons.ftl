# Por qué un bot ha hecho lo que hizo, en una mesa donde lo dice.
reason-taste = La raza es cuestión de gusto.
reason-easiest = De estas, { $card } me parece la más fácil.
reason-pick =
    Tomo { $card }: { $need ->
        [leadership] tengo { $count } Marcadores de Comando para actuar y quiero más.
        [technology] tengo { $count ->
            [one] una tecnología
           *[other] { $count } tecnologías
        } y quiero más.
        [claim] podría reclamar ya { $count ->
            [one] un objetivo
           *[other] { $count } objetivos
        }.
        [objectives] trae objetivos nuevos, aunque aún no cumplo ninguno.
        [production] tengo { $count } recursos para construir.
        [trade] hay { $count } bienes en mis acuerdos.
        [diplomacy] se pueden conseguir en paz planetas sin defensores.
        [detente] se pueden conseguir en paz planetas sin defensores.
        [warfare] una flota mía puede actuar dos veces.
        [assembly] agendas y Cartas de Acción.
        [politics] agendas y Cartas de Acción.
       *[rest] nada más me ayuda tanto.
    }{ $bonus ->
        [0] {""}
        [one] {" "}Y tiene encima un Marcador de Bonificación.
       *[other] {" "}Y tiene encima { $bonus } Marcadores de Bonificación.
    }
reason-strategic =
    Juego ahora { $card }: { $need ->
        [leadership] { $count } Marcadores de Comando se gastan pronto.
        [technology] cuanto antes sepa algo, más tiempo me ayuda.
        [claim] hay un objetivo que cumplo.
        [objectives] hay que jugarla antes de poder pasar.
        [production] tengo { $count } recursos para construir.
        [diplomacy] antes de que alguien aterrice en el planeta que quiero.
        [detente] antes de que alguien aterrice en el planeta que quiero.
       *[rest] hay que jugarla antes de poder pasar.
    }
reason-go =
    A { $system } con { $ships ->
        [one] una nave
       *[other] { $ships } naves
    } por { $planets }.
reason-attack =
    A { $system } con { $ships ->
        [one] una nave
       *[other] { $ships } naves
    }: cuento con un { $chance } % en la batalla, y por debajo del 75 % no voy.
reason-be-there = A { $system }, para tener naves allí.
reason-produce = Activo { $system } para construir: tengo { $count } recursos.
reason-pass =
    { $count ->
        [0] No me queda ningún Marcador de Comando para activar un sistema.
       *[other] Nada a mi alcance vale un Marcador de Comando; me guardo { $count }.
    }
reason-secondary = La secundaria de { $card } me compensa: tengo { $count } en Cuota Estratégica.
reason-no-secondary = La secundaria de { $card } no me compensa: tengo { $count } en Cuota Estratégica.
reason-technology =
    { $technology }: vale para mí unos { $worth } recursos{ $opens ->
        [0] .
        [one] , y otra tecnología se basa en ella.
       *[other] , y otras { $opens } se basan en ella.
    }
reason-too-dear = Con { $count } recursos no compro ninguna ahora.
reason-claim =
    { $objective } vale { $points ->
        [one] un Punto de Victoria
       *[other] { $points } Puntos de Victoria
    }, y lo cumplo.
reason-vote-not = Me da igual: no me meto.
reason-vote-voice = Todos mis votos son para la Voz del Consejo.
reason-vote-curse = Aquí nadie quiere ser elegido: que sea mi rival más fuerte.
reason-vote-honour = Lo quiero para mí, o para un planeta mío.
reason-vote-leads = Perjudica a quien va delante, y nadie va por delante de mí.
reason-vote-behind = Perjudica a quien va delante, y no soy yo.
reason-vote-own = Es mi propia agenda.
reason-trade = Un tratado con { $player } me da { $gets } Bienes de Comercio por ronda, y a { $player } { $gives }.
