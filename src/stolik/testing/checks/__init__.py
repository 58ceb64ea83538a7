"""The laws that every game keeps: each a function of a setup and a seed."""
