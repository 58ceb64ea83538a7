"""For every test: the same examples at every run, and no time limit on a busy machine."""

from hypothesis import settings

settings.register_profile("stolik", derandomize=True, deadline=None)
settings.load_profile("stolik")
