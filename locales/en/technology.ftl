# Technologies: gaining and buying them.

ask-receive_technology = Choose a technology
ask-buy_technology = Buy a technology
ask-buy_technologies = Buy technologies
ask-buy_upgrade = Buy an upgrade of your race

option-technology = { $technology } ({ $cost ->
        [0] free
        [one] { $cost } resource
       *[other] { $cost } resources
    })

event-technologygained = { $seat } gains { $technology }
event-upgradegained = { $seat } gains the upgrade { $technology }

explain-no-technology = { $technology } is not among the technologies you may research
explain-technology-owned = You have { $technology } already
explain-prerequisites = { $technology } needs { $needs }
