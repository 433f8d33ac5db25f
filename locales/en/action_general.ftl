# Action Cards played between the actions, and as actions.

ask-before_action = You are about to choose an action: do you do anything before?
ask-strategic_announced = A Strategic Action was announced: do you react?
ask-after_primary = A primary ability was carried out: do you react?
ask-secondary_offered = You may use a secondary ability next: do you do anything before?
