"""The games that tools/verify.py knows; what each says is the same: RULES, read_options, deals, hands, Game."""
from . import schoten, spicy

GAMES = {"spicy": spicy, "schoten": schoten}
