# What races ask and tell, and what their abilities, technologies and Flagships do.

ask-dice_cast = Combat dice lie on the table: do you do anything about them?

# The Federation of Sol

about-sol-orbital-drop = As an action, 1 Command Counter of Strategy Allocation puts 2 Ground Forces on one of your planets.
about-sol-extra-counter = You receive 1 Command Counter more in every Status Phase.
about-mark-ii-advanced-carriers = Your Carriers have a capacity of 8 and sustain damage.
about-spec-ops-training = Ones that you roll in Invasion Combat are rolled again, once.
about-advanced-fleet-tactics = In each round of a Space Battle up to three of your Fighters and one Carrier have +2. A barrage destroys at most half of your Fighters, rounded up.
about-sol-flagship-ground-forces = Ground Forces aboard take up none of its capacity.
ask-orbital_drop = Orbital drop: on which planet?
option-orbital-drop = Orbital drop: 2 Ground Forces for a counter of Strategy Allocation

# The Barony of Letnev

about-letnev-war-funding = Before a round of combat you may spend 2 Trade Goods: in that round your ships have +1, or your Ground Forces +2.
about-letnev-fleet-bonus = Each of your fleets may hold one ship more than your Fleet Supply.
about-l4-disruptors = The bonus of your Ground Forces in Invasion Combat costs no Trade Goods.
about-noneuclidean-shielding = A unit of yours that sustains damage cancels 2 hits.
about-saimoc-infused-hulls = After a round of a Space Battle you may repair a ship that did not sustain damage in it. In the first round hits of Fighters can be assigned to your Fighters only.
about-letnev-flagship-bombards-through-shields = It may bombard planets with PDS.
about-letnev-flagship-repair = It is repaired at the start of every combat round.
option-war-funding = War funding: spend { $goods } Trade Goods for this round
option-mend = Saimoc-Infused Hulls: repair { $kind }
