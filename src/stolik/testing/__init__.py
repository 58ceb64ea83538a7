"""For whoever makes a game: the conformance suite, random play, the fuzzer and perft."""
