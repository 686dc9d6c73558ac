"""How fast we are, beside a peer, in one interleaved run: `make bench`."""
