"""Scoville's card games for programs that learn: exact rules, fast, and honest about what a seat may see.

    import scoville
    state = scoville.State("spicy", {"players": 3}, seed=1)
    bots = [scoville.bot("odds", seed=seat) for seat in range(3)]
    while not state.is_over:
        state.apply_action(bots[state.current_player].action(state))
    print(state.returns())

docs/python.md explains all of it.
"""
import json as _json

from . import _scoville
from ._scoville import levels

__all__ = ["State", "Batch", "Bot", "bot", "replay", "levels", "Space", "space"]


class Space:
    """The numbers of a game: what actions and observations are called, how many there are, what lies where."""

    def __init__(self, game):
        said = _scoville.numbers(game)
        self.game = game
        self.actions = said["actions"]
        self.action_count = said["action_count"]
        self.observation = said["observation"]
        self.observation_size = said["observation_size"]
        self.players = said["players"]
        self.fields = {name: slice(start, start + size) for name, start, size in said["fields"]}


def space(game="spicy"):
    return Space(game)


def _options(game, options):
    """Simulations ask one seat after another, unless somebody wants it otherwise."""
    options = dict(options or {})
    if game == "spicy":
        options.setdefault("players", 4)
        options.setdefault("pace", "everyone-answers")
    else:
        options.setdefault("players", 3)
    return _json.dumps(options)


class State:
    """One game. Actions are numbers (docs/python.md lists them); `seat` is who is asked, if it is left out."""

    def __init__(self, game="spicy", options=None, seed=0):
        self._game = _scoville.Game.deal(game, _options(game, options), seed)

    @classmethod
    def load(cls, record, until=None):
        """A game from its record (a dict or its text), to be played on; its first `until` actions."""
        state = cls.__new__(cls)
        text = record if isinstance(record, str) else _json.dumps(record)
        state._game = _scoville.Game.load(text, 2**63 if until is None else until)
        return state

    game = property(lambda self: self._game.game)
    players = property(lambda self: self._game.players)
    is_over = property(lambda self: self._game.over)
    current_player = property(lambda self: self._game.current, doc="Who is asked; -1 once over.")
    awaited = property(lambda self: self._game.awaited, doc="All seats that are asked, in order.")

    def legal_actions(self, seat=None):
        return self._game.legal(seat)

    def legal_mask(self, seat=None):
        return self._game.mask(seat)

    def apply_action(self, action, seat=None):
        """A number, or a dict as in a record ({"do": "pass"}), which can also be a fault under strict manners."""
        if isinstance(action, dict):
            self._game.act(_json.dumps(action), seat)
        else:
            self._game.choose(int(action), seat)

    def action(self, number, seat=None):
        """What a number means here, as in a record."""
        return _json.loads(self._game.text_of(int(number), seat))

    def observe(self, seat=None):
        """What the seat sees, as bytes; `space(game).fields` says what lies where."""
        return self._game.observe(seat)

    def view(self, view="all"):
        """What a seat, a spectator, or who may see everything sees, as in `scoville replay`."""
        return _json.loads(self._game.view(str(view)))

    def returns(self):
        """Each seat's share of the win; nothing before the end."""
        return self._game.returns()

    def scores(self):
        return self._game.scores()

    def clone(self):
        other = State.__new__(State)
        other._game = self._game.copy()
        return other

    def record(self):
        """The game so far, as docs/record.md says; it names its seed, so whoever has it knows the cards."""
        return _json.loads(self._game.record())

    __copy__ = clone

    def __deepcopy__(self, memo):
        return self.clone()


class Bot:
    """A built-in level. It hears what the seat it plays for hears."""

    def __init__(self, level, game="spicy", seed=0):
        self.level, self.game = level, game
        self._player = _scoville.Player(game, level, seed)

    def action(self, state, seat=None):
        return self._player.act(state._game, seat)

    def policy(self, state, seat=None):
        """{action: chance}; empty for levels that cannot say."""
        return dict(self._player.policy(state._game, seat))


def bot(level, game="spicy", seed=0):
    return Bot(level, game, seed)


class Batch:
    """Many games stepped together in C++. The arrays (player, mask, observation, done, returns, scores) are the
    same memory at every step: copy what you want to keep. A game that ends is dealt anew at once, `done` says so,
    and `returns` and `scores` are of the game that ended. `opponents` ({seat: level}) are played by built-in bots."""

    def __init__(self, games, game="spicy", options=None, seed=0, mask=True, observe=True, opponents=None):
        players = _json.loads(_options(game, options))["players"]
        levels_by_seat = [(opponents or {}).get(seat, "") for seat in range(players)]
        self._batch = _scoville.Batch(games, game, _options(game, options), seed, mask, observe, levels_by_seat)
        self.games = games
        self.players = self._batch.players
        self.player = self._batch.player
        self.mask = self._batch.mask
        self.observation = self._batch.observation
        self.done = self._batch.done
        self.returns = self._batch.returns
        self.scores = self._batch.scores

    def step(self, actions):
        self._batch.step(actions)

    def random_actions(self):
        """A legal action for every game, each as likely as the others."""
        return self._batch.choose_anything()


def replay(record, view="all", until=None):
    """What `scoville replay` says of a record (a dict or its text): events, state, error."""
    text = record if isinstance(record, str) else _json.dumps(record)
    return _json.loads(_scoville.replay(text, str(view), 2**63 if until is None else until))
