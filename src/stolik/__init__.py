"""Modern board games with every rule enforced: to play, and to import."""

__version__ = "0.1.0"
