"""The kernel: rules are scripts that ask. No input or output, no clock, and no game's name."""
