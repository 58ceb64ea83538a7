"""Words: what is one, which are relatives, and which can be made of some letters."""
