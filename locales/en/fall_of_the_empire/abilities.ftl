# What the abilities of this layer are called and do.

abilities-lazax_outposts = Outposts
    .text = The Lazax begin with outposts beside their Home System, as the scenario lays them out.
abilities-lazax_distrusted = Distrusted
    .text = The Lazax have no Trade Agreements.
