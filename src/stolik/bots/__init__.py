"""Players for any game. They see what their seat sees, and nothing else."""

from stolik.bots.bot import BOTS, Bot, GreedyBot, RandomBot, bot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bot"]
