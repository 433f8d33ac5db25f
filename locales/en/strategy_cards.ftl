# Strategic Actions and Strategy Cards.
ask-secondary = { $card }: do you use its secondary ability?
    .waiting = decides whether to use the secondary of { $card }
ask-primary = How do you use the primary ability of { $card }?
    .waiting = carries out the primary of { $card }
option-strategic = play { $card }
option-secondary =
    use the secondary of { $card }{ $counters ->
        [0] , for nothing
        [one] , for a Command Counter of Strategy Allocation
       *[other] , for { $counters } Command Counters of Strategy Allocation
    }
option-no = no
explain-no-secondary = { $card } has no secondary ability.
explain-no-strategy-counter = You have no Command Counter in Strategy Allocation.
event-strategyplayed = { $seat } plays { $card }.
event-secondaryused = { $seat } uses the secondary of { $card }.
event-highalert = { $seat } puts the High Alert token in { $system }.
event-ceasefiredeclared = { $seat } declares a Cease Fire Zone in { $system }.
event-ceasefireended = The Cease Fire Zone of { $seat } in { $system } is over.
event-cyclerturned = { $seat } turns the Rotation Cycler.
event-speakerchosen = { $seat } is Speaker now.
event-cardsshown = { $seat } shows: { $cards }.

ask-buy_counters = How many Command Counters do you buy?
    .waiting = buys Command Counters
ask-diplomacy_with = With whom do you make peace?
    .waiting = chooses whom to make peace with
ask-demilitarize = Into which of your systems does an opponent's Command Counter go?
    .waiting = chooses a system to demilitarize
ask-cease_fire = Which system becomes a Cease Fire Zone?
    .waiting = chooses a Cease Fire Zone
ask-leave_zone = Do you take your Command Counter out of the Cease Fire Zone?
    .waiting = may take a Command Counter out of the Cease Fire Zone
ask-power_broker = Who is Power Broker? For giving the token away you receive a Command Counter.
    .waiting = assigns the Power Broker token
ask-counter_from = From which area do you take the Command Counter?
    .waiting = chooses where the Command Counter comes from
ask-annex = Which planet do you annex?
    .waiting = annexes a planet
ask-hostility = Which planet pays for your hostility?
    .waiting = chooses the planet that pays for hostility
ask-assembly_speaker = Who becomes Speaker?
    .waiting = chooses the Speaker
ask-assembly_agenda_of = Whose agenda is voted on?
    .waiting = chooses whose agenda is voted on
ask-produce_where = In which system do your Space Docks produce?
    .waiting = chooses where to produce
ask-produce_at = Which Space Dock produces?
    .waiting = chooses a Space Dock that produces
ask-refresh_planet = Which planet is refreshed?
    .waiting = refreshes a planet
ask-high_alert = Where does the High Alert token go?
    .waiting = places the High Alert token
ask-take_alert = Do your ships take the High Alert token along?
    .waiting = may take the High Alert token along
ask-offensive = Which system do you activate with a counter from the reinforcements?
    .waiting = activates a system with a counter from the reinforcements
ask-redeploy = Which ships do you send to a neighbouring system?
    .waiting = redeploys ships
ask-take_back_counter = Which Command Counter do you take back?
    .waiting = takes a Command Counter back
ask-choose_objective = Which objective is turned up?
    .waiting = chooses the objective that is turned up
ask-return_objective = Where does another objective go?
    .waiting = puts another objective back
ask-return_objectives = Where do the other objectives go?
    .waiting = puts the other objectives back
ask-turn_cycler = Do you pay 1 influence to turn the Rotation Cycler, so that turns go round the other way?
    .waiting = may turn the Rotation Cycler
ask-put_on_top = Which card stays on top of the deck?
    .waiting = chooses the card that stays on top of the deck

option-yes = yes
option-done = done
option-system = { $system }
option-planet = { $planet }
option-player = { $player }
option-card = { $card }
option-dock = the Space Dock at { $where }
option-demilitarize = the counter of { $player } goes to { $system }
option-objective = { $objective }
option-activate = activate { $system }
option-exhaust = exhaust { $planet }
option-lose = lose control of { $planet }
option-top = put { $objective } on top of the deck
option-bottom = put { $objective } under the deck
option-others-top = leave the others on top of the deck
option-others-bottom = put the others under the deck
option-redeploy = { $kind } from { $start } to { $system }
option-buy-counters = { $count ->
    [0] none
    [one] one for { $cost } influence
   *[other] { $count } for { $cost } influence
}
option-diplomacy-a = put your opponents' Command Counters into systems of yours
option-diplomacy-b = annex a planet for nothing
option-diplomacy-ii-a = put your opponents' Command Counters into a system of yours
option-diplomacy-ii-b = annex a planet for nothing
option-detente-a = declare a Cease Fire Zone
option-detente-b = annex a planet for nothing
option-leave-zone = take it out
option-assembly-a = become Speaker, and choose whose agenda is voted on
option-assembly-b = choose another Speaker, and bring your own agenda
option-trade-a = take Trade Goods and collect from your agreements
option-trade-b = break all Trade Agreements
option-trade-ii-a = take three Trade Goods
option-trade-ii-b = end up to two Trade Agreements
option-technology-a = receive one technology
option-technology-b = buy up to three technologies
option-technology-ii-a = receive one technology; a second one may be bought
option-technology-ii-b = buy up to three technologies
option-imperial-ii-a = claim any number of public objectives in the next Status Phase, and a point with Mecatol Rex
option-imperial-ii-b = produce units; nobody else may use the secondary
option-prospect-a = an objective of your own
option-prospect-b = Trade Goods and cards
option-prospect-c = relocate Leaders and recycle cards

explain-no-influence = You cannot pay the influence.
explain-no-counter-to-buy = You cannot pay for a Command Counter, or have none left.
explain-nothing-to-annex = There is no planet you could annex.
explain-nothing-to-collect = Your Trade Agreements have nothing for you to collect.
explain-nothing-to-refresh = You have no exhausted planet that could be refreshed.
explain-no-dock = None of your Space Docks can produce.
explain-no-ship-to-send = You have no ship that could go anywhere.
explain-nothing-to-research = There is no technology you could pay for.
explain-initiative-again = You had Initiative in the last round.
explain-envoy = An envoy keeps you and { $player } from each other's systems.
event-secondaryclosed =
    { $seat } cannot use the secondary of { $card }: { $why ->
        [explain-no-strategy-counter] no Command Counter in Strategy Allocation
        [explain-no-counter-to-buy] no Command Counter that could be paid for
        [explain-no-influence] not enough influence
        [explain-nothing-to-annex] no planet that could be annexed
        [explain-nothing-to-collect] nothing to collect from Trade Agreements
        [explain-nothing-to-refresh] no exhausted planet that could be refreshed
        [explain-no-dock] no Space Dock that could produce
        [explain-no-ship-to-send] no ship that could go anywhere
        [explain-nothing-to-research] no technology that could be paid for
        [explain-no-agreement-to-break] no Trade Agreement that could be broken
        [explain-no-works] no place for units
        [explain-paralysis] Policy Paralysis lets nobody spend Command Counters on it
        [explain-card-forbids] an Action Card forbids it
        [explain-law] an agenda forbids it
       *[other] a card or law forbids it
    }.
option-break-cease-fire = Break the cease fire: activate { $system } with a counter of Strategy Allocation
explain-cease-fire = A cease fire holds in { $system }
explain-detente-again = Détente was yours in the round before
