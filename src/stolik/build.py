"""Which build of Stolik is running: plain Python, or compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def is_compiled(module: str) -> bool:
    """Say whether a module would be loaded as machine code, without loading it."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:  # its package is not there either
        return False
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))


def kind() -> str:
    """Name this build in one word, by the module where a search spends its time."""
    return "compiled" if is_compiled("stolik.core.runner") else "interpreted"
