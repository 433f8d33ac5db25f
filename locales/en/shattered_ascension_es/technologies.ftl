# What the technologies of this layer are called and do.

technologies-micro_technology =
    .text = When you collect from your Trade Agreements with Trade II, or goods are placed on them with Trade, you have 2 more from one and 1 more from another. In the Status Phase you may turn influence into Trade Goods as well as resources.
technologies-xenopsychology =
    .text = You have 3 more votes. With the secondary of Diplomacy II you may also choose a planet with ground units: its owner destroys one there, and you take the planet if none is left. The other limits of Diplomacy II hold.
technologies-duranium_armor =
    .text = Once a round, in one of your own actions, you may ignore a hit of a combat roll or of Space Mines.
