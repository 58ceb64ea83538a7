"""Greedy, from what a seat sees."""

from __future__ import annotations

from stolik.core.view import Advice, Pending, View


def advise(view: View, pending: Pending) -> Advice | None:
    return None
