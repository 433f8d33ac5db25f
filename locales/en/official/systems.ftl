# What the systems of this layer are called and do.

