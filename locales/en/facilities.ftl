# Colonies and Refineries.

ask-build_facility = Build a facility?
    .waiting = may build a facility
ask-place_facility = Place a facility instead of refreshing its planet?
    .waiting = may place a facility
option-build-facility = { $facility ->
    [colony] Colony
   *[refinery] Refinery
} on { $planet }

explain-facility-at-home = { $planet } is in a Home System
explain-has-facility = { $planet } has a facility already
explain-exhausted-planet = { $planet } is exhausted

event-facilityplaced = { $seat } places a { $facility ->
    [colony] Colony
   *[refinery] Refinery
} on { $planet }
event-facilityremoved = { $planet } loses its { $facility ->
    [colony] Colony
   *[refinery] Refinery
}
