"""A game in the shape of OpenSpiel's Python API, without needing it. Chance is settled by the seed of the game, so
there are no chance nodes; utilities are each seat's share of the win less the fair share, so they add up to nothing."""
from . import State as _State
from . import space as _space

TERMINAL = -4  # OpenSpiel's PlayerId.TERMINAL


class Game:
    def __init__(self, game="spicy", options=None):
        self.name, self.options = game, options
        self.space = _space(game)
        self._players = _State(game, options).players

    def new_initial_state(self, seed=0):
        return State(self, _State(self.name, self.options, seed=seed))

    def num_players(self):
        return self._players

    def num_distinct_actions(self):
        return self.space.action_count

    def observation_tensor_size(self):
        return self.space.observation_size

    def min_utility(self):
        return -1 / self._players

    def max_utility(self):
        return 1 - 1 / self._players

    def utility_sum(self):
        return 0.0


class State:
    def __init__(self, game, state):
        self.game, self.inner = game, state

    def get_game(self):
        return self.game

    def current_player(self):
        return TERMINAL if self.inner.is_over else self.inner.current_player

    def is_terminal(self):
        return self.inner.is_over

    def is_chance_node(self):
        return False

    def legal_actions(self, player=None):
        if player is not None and player != self.inner.current_player:
            return []
        return self.inner.legal_actions()

    def legal_actions_mask(self, player=None):
        mask = [0] * self.game.space.action_count
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action):
        self.inner.apply_action(action)

    def action_to_string(self, player, action):
        return str(self.inner.action(action, player))

    def observation_tensor(self, player=None):
        seat = self.inner.current_player if player is None else player
        return self.inner.observe(seat).astype("float32").tolist()

    def returns(self):
        if not self.inner.is_over:
            return [0.0] * self.game.num_players()
        return [share - 1 / self.game.num_players() for share in self.inner.returns()]

    def clone(self):
        return State(self.game, self.inner.clone())

    def __str__(self):
        return str(self.inner.view("all")["state"])
