# Bombardment.

ask-bombardment = Bombard planets of { $place }
    .waiting = bombards at { $place }
ask-make_neutral = Nobody is left on the planet to take the hit: shall it become neutral?
    .waiting = decides whether an emptied planet becomes neutral

option-bombard = { $kind } bombards { $planet }
option-make-neutral = { $planet } becomes neutral
option-leave-planet = { $planet } stays its owner's

event-bombarded = { $seat } bombards { $planet }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $absorbed ->
    [0] {""}
   *[other] , { $absorbed } absorbed by shields
}.

explain-bombard-unarmed = A { $kind } cannot bombard
explain-bombard-nobody = Nobody on { $planet } can be hit
explain-bombard-locals = Those who defend { $planet } cannot be bombarded
explain-bombard-landing = No Ground Forces have landed on { $planet }
explain-bombard-shield = { $planet } is protected by a Planetary Shield
explain-bombard-stopped = The invasion of { $planet } was stopped, and its bombardment with it
