"""A table in the shape of PettingZoo's AECEnv, without needing it: reset, step, last, observe, agent_iter."""
from . import State, space


class Env:
    metadata = {"name": "scoville", "is_parallelizable": False}

    def __init__(self, game="spicy", options=None):
        self.game, self.options = game, options
        self.space = space(game)
        players = State(game, options).players
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []

    def action_space_size(self, agent):
        return self.space.action_count

    def observation_shape(self, agent):
        return (self.space.observation_size,)

    def reset(self, seed=0, options=None):
        self.state = State(self.game, options or self.options, seed=seed or 0)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent(self.state.current_player)

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = self.state.legal_mask(seat)
        if self.state.is_over or seat != self.state.current_player:
            mask[:] = 0
        return {"observation": self.state.observe(seat), "action_mask": mask}

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("an agent that has finished can only step(None)")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else agent
            return
        self._cumulative_rewards[agent] = 0.0
        self.state.apply_action(action)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.state.is_over:
            self.rewards = dict(zip(self.possible_agents, self.state.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._agent(self.state.current_player)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self):
        pass

    def _agent(self, seat):
        return self.possible_agents[seat]
