# PDS fire at ships.

ask-space_cannon = Which of your space cannons fire at { $place }, and at whom?
    .waiting = fires space cannons at { $place }
ask-after_cannons = The space cannons have fired at { $place }: do you react?
    .waiting = may react to the fire of the space cannons at { $place }

option-fire-all = All that is left fires at { $seat }
option-fire-one = One at { $where } fires at { $seat }
option-fire-done = No more fire

explain-no-fire-across = No space cannon fires across { $kind ->
        [asteroid_belt] an Asteroid Belt
       *[other] a Space-Time Anomaly
    }
