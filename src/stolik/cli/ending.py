"""How a game ended: the last picture, places and points."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from stolik.cli.screen import Screen
from stolik.cli.seats import Seats
from stolik.core.match import Match
from stolik.core.spec import Result


def show_end(screen: Screen, match: Match, seats: Seats) -> None:
    """The table as it ended, and who came where."""
    game = match.setup.game
    screen.rule(screen.words.say("end.title"))
    view = match.view(seats.watching())
    screen.picture(game.picture(view, screen.lang), game.paint)
    show_result(screen, match, seats)


def show_result(screen: Screen, match: Match, seats: Seats) -> None:
    """Who came where, with how many points."""
    result = match.result()
    if result is None:
        return
    grid = Table.grid(padding=(0, 2))
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    for seat in order:
        grid.add_row(*_row(screen, match, seats, result, seat))
    screen.draw(grid)


def _row(screen: Screen, match: Match, seats: Seats, result: Result, seat: int) -> list[Text]:
    """One seat's line: its place, its name, its points, its title where the game gives one."""
    texts = match.setup.game.texts
    rank = result.ranks[seat] if result.ranks else ""
    if texts.has(f"ranks.{rank}"):
        rank = texts.say(screen.lang, f"ranks.{rank}")
    style = "bold green" if result.places[seat] == 1 else ""
    cells = [f"  {result.places[seat]}.", seats.called(seat, screen.words)]
    points = screen.words.say("end.points", points=result.points[seat])
    return [Text(cell, style) for cell in (*cells, points, rank)]
