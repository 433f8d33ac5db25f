# What the races of this layer are called and do.

