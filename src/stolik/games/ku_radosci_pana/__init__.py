"""Ku radości Pana (Three Cheers for Master) by Daniel Windfeld Schmidt."""
