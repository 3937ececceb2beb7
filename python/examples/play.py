"""Ten lines that play a game: one bot of each kind at a table of three."""
import scoville

state = scoville.State("spicy", {"players": 3, "edition": "2022"}, seed=7)
bots = [scoville.bot(level, seed=1) for level in ("honest", "odds", "liar")]
while not state.is_over:
    action = bots[state.current_player].action(state)
    print(state.current_player, state.action(action))
    state.apply_action(action)
print("shares of the win", state.returns(), "points", state.scores())
