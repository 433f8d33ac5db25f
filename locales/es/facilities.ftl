# Facilidades.

ask-build_facility = ¿Construyes una Facilidad?
    .waiting = puede construir una Facilidad
ask-place_facility = ¿Colocas una Facilidad en vez de refrescar su planeta?
    .waiting = puede colocar una Facilidad
option-build-facility =
    { $facility ->
        [colony] Colonia
       *[refinery] Refinería
    } en { $planet }
explain-facility-at-home = { $planet } está en un Sistema Natal
explain-has-facility = { $planet } ya tiene una Facilidad
explain-exhausted-planet = { $planet } está agotado
event-facilityplaced =
    { $seat } coloca una { $facility ->
        [colony] Colonia
       *[refinery] Refinería
    } en { $planet }
event-facilityremoved =
    { $planet } pierde su { $facility ->
        [colony] Colonia
       *[refinery] Refinería
    }
