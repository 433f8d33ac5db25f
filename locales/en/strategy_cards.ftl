# Strategic Actions and Strategy Cards.
ask-secondary = will you use the secondary ability?
option-strategic = play { $card }
option-secondary = use the secondary of { $card }
option-no = no
explain-no-secondary = { $card } has no secondary ability.
explain-no-strategy-counter = You have no Command Counter in Strategy Allocation.
event-strategyplayed = { $seat } plays { $card }.
event-secondaryused = { $seat } uses the secondary of { $card }.
event-highalert = { $seat } puts the High Alert token in { $system }.
event-cyclerturned = { $seat } turns the Rotation Cycler.
event-speakerchosen = { $seat } is Speaker now.

ask-buy_counters = how many Command Counters do you buy?
ask-diplomacy = how do you use Diplomacy?
ask-diplomacy_with = with whom do you make peace?
ask-demilitarize = into which of your systems does an opponent's Command Counter go?
ask-counter_from = from which area do you take the Command Counter?
ask-annex = which planet do you annex?
ask-hostility = which planet pays for your hostility?
ask-assembly = how do you use Assembly?
ask-assembly_speaker = who becomes Speaker?
ask-assembly_agenda_of = whose agenda is voted on?
ask-produce_where = in which system do your Space Docks produce?
ask-produce_at = which Space Dock produces?
ask-refresh_planet = which planet is refreshed?
ask-trade = how do you use Trade?
ask-high_alert = where does the High Alert token go?
ask-take_alert = do your ships take the High Alert token along?
ask-offensive = which system do you activate with a counter from the reinforcements?
ask-patrol = which ship goes on patrol?
ask-take_back_counter = which Command Counter do you take back?
ask-technology = how do you use Technology?
ask-choose_objective = which objective is turned up?
ask-return_objective = where does the other objective go?
ask-turn_cycler = do you pay 1 influence to turn the Rotation Cycler?
ask-put_on_top = which card goes on top of the deck?
ask-prospect = how do you use Prospect?

option-yes = yes
option-done = done
option-system = { $system }
option-planet = { $planet }
option-player = { $player }
option-card = { $card }
option-dock = the Space Dock at { $where }
option-objective = { $objective }
option-activate = activate { $system }
option-exhaust = exhaust { $planet }
option-lose = lose control of { $planet }
option-top = put { $objective } on top of the deck
option-bottom = put { $objective } under the deck
option-patrol = { $kind } from { $start } to { $system }
option-buy-counters = { $count ->
    [0] none
    [one] one for { $cost } influence
   *[other] { $count } for { $cost } influence
}
option-diplomacy-a = put your opponents' Command Counters into systems of yours
option-diplomacy-b = annex a planet for nothing
option-assembly-a = become Speaker, and choose whose agenda is voted on
option-assembly-b = choose another Speaker, and bring your own agenda
option-trade-a = take Trade Goods and collect from your agreements
option-trade-b = break all Trade Agreements
option-trade-ii-a = take three Trade Goods
option-trade-ii-b = end up to two Trade Agreements
option-technology-a = receive one technology
option-technology-b = buy up to three technologies
option-prospect-a = an objective of your own
option-prospect-b = Trade Goods and cards
option-prospect-c = relocate Leaders and recycle cards

explain-no-influence = You cannot pay the influence.
explain-nothing-to-annex = There is no planet you could annex.
explain-no-agreement = You have no Trade Agreement.
explain-no-dock = None of your Space Docks can produce.
explain-nothing-to-research = There is no technology you could pay for.
explain-initiative-again = You had Initiative in the last round.
explain-envoy = An envoy keeps you and { $player } from each other's systems.
