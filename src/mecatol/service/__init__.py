"""The table on the network: people in browsers, bots in a worker, games on disk before anybody is told of them."""
