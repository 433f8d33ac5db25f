# Leaders.
ask-move_leader = will you move a Leader inside the system?
ask-relocate_leader = which Leader do you relocate?
ask-leader_escapes = where does your Leader escape to?
ask-captive = what becomes of your captive?
ask-execution_price = which planet pays for the execution?
option-move-leader = { $leader } to { $where }
option-captive-keep = keep { $leader } captive
option-captive-free = set { $leader } free
option-captive-execute = execute { $leader }
event-leaderfate = { $leader } of { $seat }: { $fate }.
