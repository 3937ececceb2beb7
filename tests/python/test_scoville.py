"""`import scoville`, as a researcher would use it."""
import json
import os
import random
import subprocess
import sys
import unittest

import numpy as np

import scoville
from scoville import aec, spiel

SPICY = [{"players": 2}, {"players": 4, "variants": ["change-your-luck", "copy-cat", "spice-raider"]},
         {"players": 6, "edition": "2022"}, {"players": 3, "manners": "strict", "variants": ["turn-it-up"]}]
TABLES = [("spicy", options) for options in SPICY] + [("schoten", {"players": 3}), ("schoten", {"players": 4})]


def play(state, dice):
    while not state.is_over:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


class States(unittest.TestCase):
    def test_random_games_end_and_share_the_win(self):
        for game, options in TABLES:
            for seed in range(5):
                state = play(scoville.State(game, options, seed=seed), random.Random(seed))
                self.assertAlmostEqual(sum(state.returns()), 1)
                self.assertEqual(state.current_player, -1)
                self.assertEqual(state.legal_actions(), [])

    def test_the_record_replays_to_the_same_end(self):
        for game, options in TABLES:
            state = play(scoville.State(game, options, seed=3), random.Random(4))
            said = scoville.replay(state.record())
            self.assertTrue(said["ok"] and said["over"])
            self.assertEqual(said["scores"], state.scores())
            self.assertEqual(said["state"], state.view("all")["state"])

    def test_the_program_agrees(self):
        program = os.environ["SCOVILLE_PROGRAM"]
        state = play(scoville.State("spicy", {"players": 4}, seed=8), random.Random(1))
        said = subprocess.run([program, "replay", "-"], input=json.dumps(state.record()), text=True,
                              stdout=subprocess.PIPE, check=True).stdout
        self.assertEqual(json.loads(said), scoville.replay(state.record()))

    def test_a_loaded_game_goes_on_where_it_was(self):
        whole = play(scoville.State("spicy", {"players": 3}, seed=5), random.Random(6)).record()
        part = scoville.State.load(whole, until=10)
        self.assertEqual(part.record()["actions"], whole["actions"][:10])
        self.assertEqual(scoville.State.load(whole).record(), whole)

    def test_a_clone_goes_its_own_way(self):
        state = scoville.State("spicy", {"players": 2}, seed=1)
        other = state.clone()
        other.apply_action(other.legal_actions()[0])
        self.assertEqual(state.record()["actions"], [])
        self.assertEqual(len(other.record()["actions"]), 1)

    def test_actions_can_be_written_as_in_a_record(self):
        state = scoville.State("spicy", {"players": 2, "start": 0}, seed=1)
        number = state.legal_actions()[-1]
        written = state.action(number)
        other = state.clone()
        state.apply_action(number)
        other.apply_action(written)
        self.assertEqual(state.record(), other.record())

    def test_strict_manners_take_faults_only_as_written(self):
        state = scoville.State("spicy", {"players": 2, "manners": "strict", "start": 0}, seed=1)
        state.apply_action({"do": "peek"})
        self.assertEqual(state.record()["actions"], [{"seat": 0, "do": "peek"}])

    def test_mask_and_list_say_the_same(self):
        for game, options in TABLES:
            state = scoville.State(game, options, seed=2)
            self.assertEqual(list(np.flatnonzero(state.legal_mask())), state.legal_actions())

    def test_what_is_wrong_is_said(self):
        state = scoville.State("spicy", {"players": 2}, seed=1)
        for wrong in (-1, 8, 10**6):
            with self.assertRaisesRegex(ValueError, "not legal"):
                state.apply_action(wrong)
        for call in (lambda: scoville.State("poker"), lambda: scoville.State("spicy", {"players": 9}),
                     lambda: scoville.State("spicy", {"playerz": 2}), lambda: state.observe(7),
                     lambda: scoville.bot("genius"), lambda: state.apply_action({"do": "fly"}),
                     lambda: scoville.State.load("{}"), lambda: scoville.State.load("]"),
                     lambda: state.view("god")):
            with self.assertRaises(ValueError):
                call()
        self.assertEqual(state.record()["actions"], [])


class Observations(unittest.TestCase):
    def test_fields_are_where_they_say(self):
        fields = scoville.space("spicy").fields
        state = scoville.State("spicy", {"players": 4}, seed=2)
        for seat in range(4):
            row = state.observe(seat)
            self.assertEqual(row.dtype, np.uint8)
            self.assertEqual(row[fields["hand"]].sum(), 6)
            self.assertEqual(row[fields["players"]].tolist(), [0, 0, 1, 0, 0])
            self.assertEqual(row[fields["seats"]].reshape(6, -1)[:4, 0].tolist(), [6] * 4)

    def test_a_seat_sees_its_own_view_and_no_more(self):
        """Two deals that look the same to seat 0 give it the same bytes: only the others' hands differ."""
        seen = {}
        for seed in range(3000):
            state = scoville.State("schoten", {"players": 3, "start": 0}, seed=seed)
            view = json.dumps(state.view(0)["state"])
            seen.setdefault(view, set()).add(state.observe(0).tobytes())
        self.assertTrue(all(len(rows) == 1 for rows in seen.values()))


class Bots(unittest.TestCase):
    def test_every_level_plays_both_games(self):
        for game, options in (("spicy", {"players": 3, "variants": ["change-your-luck", "copy-cat"]}),
                              ("spicy", {"players": 2, "edition": "2022"}), ("schoten", {"players": 3})):
            for level in scoville.levels():
                if game == "schoten" and level == "master":
                    continue  # as the tests of the masters do
                state = scoville.State(game, options, seed=1)
                bots = [scoville.bot(level, game, seed=seat) for seat in range(state.players)]
                while not state.is_over:
                    state.apply_action(bots[state.current_player].action(state))
                self.assertAlmostEqual(sum(state.returns()), 1)

    def test_the_same_seeds_are_the_same_game(self):
        def game():
            state = scoville.State("spicy", {"players": 4}, seed=9)
            bots = [scoville.bot("master", seed=seat) for seat in range(4)]
            while not state.is_over:
                state.apply_action(bots[state.current_player].action(state))
            return state.record()
        self.assertEqual(game(), game())

    def test_policies_are_chances_of_legal_actions(self):
        state = scoville.State("spicy", {"players": 2, "variants": ["change-your-luck"]}, seed=3)
        master, dice = scoville.bot("master"), random.Random(3)
        for _ in range(60):
            if state.is_over:
                break
            policy = master.policy(state)
            self.assertAlmostEqual(sum(policy.values()), 1, places=6)
            self.assertLessEqual(set(policy), set(state.legal_actions()))
            state.apply_action(dice.choice(state.legal_actions()))
        self.assertEqual(scoville.bot("random").policy(scoville.State()), {})

    def test_a_bot_that_is_shown_another_game_starts_anew(self):
        first, second = scoville.State(seed=1), scoville.State(seed=2)
        bot, fresh = scoville.bot("odds", seed=5), scoville.bot("odds", seed=5)
        bot.action(first)
        self.assertEqual(bot.action(second), fresh.action(second))


class Batches(unittest.TestCase):
    def test_batches_play_and_deal_anew(self):
        for game, options in TABLES:
            batch = scoville.Batch(32, game, options, seed=1)
            ended = 0
            for _ in range(1500):
                actions = batch.random_actions()
                self.assertTrue(batch.mask[np.arange(32), actions].all())
                batch.step(actions)
                done = batch.done.astype(bool)
                np.testing.assert_allclose(batch.returns[done].sum(1), 1, rtol=1e-6)
                ended += done.sum()
            self.assertGreater(ended, 32)

    def test_the_same_seed_is_the_same_batch(self):
        def rows():
            batch = scoville.Batch(16, options={"players": 3}, seed=4)
            for _ in range(200):
                batch.step(batch.random_actions())
            return batch.observation.tobytes(), batch.mask.tobytes(), batch.player.tobytes()
        self.assertEqual(rows(), rows())

    def test_a_batch_sees_what_a_state_sees(self):
        """The hand of whoever is asked is the one in the observation, and only cards of it are playable."""
        fields = scoville.space("spicy").fields
        batch = scoville.Batch(64, options={"players": 4}, seed=5)
        for _ in range(100):
            hands = batch.observation[:, fields["hand"]]
            playable = batch.mask[:, 75:].reshape(64, 33, 30).any(2)
            self.assertFalse((playable & (hands == 0)).any())
            batch.step(batch.random_actions())

    def test_opponents_are_played_for(self):
        batch = scoville.Batch(8, options={"players": 3}, seed=1, opponents={1: "odds", 2: "liar"})
        for _ in range(300):
            self.assertTrue((batch.player == 0).all())
            batch.step(batch.random_actions())

    def test_what_is_wrong_is_said(self):
        batch = scoville.Batch(4, seed=1)
        for actions in ([0, 0], [9999] * 4, [-1] * 4):
            with self.assertRaises(ValueError):
                batch.step(np.array(actions))
        for options in ({"pace": "live"}, {"variants": {"random": 2}}):
            with self.assertRaises(ValueError):
                scoville.Batch(2, options=options)
        with self.assertRaises(ValueError):
            scoville.Batch(2, options={"players": 2}, opponents={0: "odds", 1: "odds"})
        with self.assertRaises(ValueError):
            scoville.Batch(0)

    def test_arrays_outlive_their_batch(self):
        mask = scoville.Batch(4, seed=1).mask
        self.assertTrue(mask.any(1).all())


class Adapters(unittest.TestCase):
    def test_aec(self):
        dice = random.Random(1)
        for game, options in TABLES:
            env = aec.Env(game, options)
            env.reset(seed=2)
            rewards = dict.fromkeys(env.possible_agents, 0.0)
            for agent in env.agent_iter():
                seen, reward, ended, cut, _ = env.last()
                rewards[agent] += reward
                env.step(None if ended or cut else dice.choice(np.flatnonzero(seen["action_mask"])))
            self.assertAlmostEqual(sum(rewards.values()), 1)

    def test_spiel(self):
        dice = random.Random(1)
        for game, options in TABLES:
            state = spiel.Game(game, options).new_initial_state(seed=1)
            while not state.is_terminal():
                player = state.current_player()
                self.assertEqual(len(state.observation_tensor(player)), state.get_game().observation_tensor_size())
                actions = state.legal_actions(player)
                self.assertEqual(sum(state.legal_actions_mask(player)), len(actions))
                state.action_to_string(player, actions[0])
                state.apply_action(dice.choice(actions))
            self.assertAlmostEqual(sum(state.returns()), 0)


class Examples(unittest.TestCase):
    FOLDER = os.path.join(os.path.dirname(__file__), "../../python/examples")

    def run_example(self, *words):
        return subprocess.run([sys.executable, os.path.join(self.FOLDER, words[0]), *words[1:]], text=True,
                              stdout=subprocess.PIPE, check=True).stdout

    def test_play(self):
        self.assertIn("shares of the win", self.run_example("play.py"))

    def test_records(self):
        import tempfile
        with tempfile.TemporaryDirectory() as folder:
            for seed in range(10):
                record = play(scoville.State("spicy", {"players": 3}, seed=seed), random.Random(seed)).record()
                with open(os.path.join(folder, f"{seed}.json"), "w", encoding="utf8") as file:
                    json.dump(record, file)
            self.assertIn("10 games", self.run_example("records.py", folder))

    def test_learn_learns(self):
        sys.path.insert(0, self.FOLDER)
        import learn
        before, after = learn.learn(rounds=400)
        self.assertGreater(after, before + 0.08)
        self.assertGreater(after, 0.95)


if __name__ == "__main__":
    unittest.main()
