#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "lab/arena/net_files.h"
#include "lab/train/files.h"
#include "lab/train/lane.h"
#include "lab/train/run.h"
#include "tests/masters/folder.h"
#include "tests/support/places.h"

namespace scoville::lab {
namespace {

TrainPlan short_plan(const Folder& folder) {
    TrainPlan plan;
    plan.folder = folder.path;
    plan.shape = {.wide = 32, .narrow = 16, .critic = 32};
    plan.iterations = 4;
    plan.samples = 400;
    plan.magnet_every = 2;
    plan.update.batch = 128;
    plan.league_every = 2;
    plan.league_share = 0.3;
    plan.bot_share = 0.3;
    plan.look_every = 0;
    return plan;
}

std::filesystem::path first_master() {
    return std::filesystem::path(places::root) / "src/bots/weights/spicy.weights";
}

std::vector<float> weights_of(const std::filesystem::path& path) {
    const bots::Net net = read_net(path);
    return {net.weights().begin(), net.weights().end()};
}
std::vector<float> weights_in(const Folder& folder) { return weights_of(folder.path / "latest.weights"); }

TEST(Training, the_same_seed_gives_the_same_weights) {
    const Folder a("train-a");
    const Folder b("train-b");
    const TrainProgress first = run_training(short_plan(a));
    const TrainProgress second = run_training(short_plan(b));
    EXPECT_EQ(first.games, second.games);
    EXPECT_EQ(weights_in(a), weights_in(b));
    TrainPlan other = short_plan(b);
    other.seed = 2;
    std::filesystem::remove_all(b.path);
    (void)run_training(other);
    EXPECT_NE(weights_in(a), weights_in(b));
}

TEST(Training, any_number_of_threads_gives_the_same_weights) {
    const Folder one("train-one");
    const Folder three("train-three");
    TrainPlan plan = short_plan(three);
    plan.threads = 3;
    EXPECT_EQ(run_training(short_plan(one)).decisions, run_training(plan).decisions);
    EXPECT_EQ(weights_in(one), weights_in(three));
}

TEST(Training, is_taken_up_where_it_was_left) {
    const Folder whole("train-whole");
    const Folder parts("train-parts");
    (void)run_training(short_plan(whole));
    TrainPlan plan = short_plan(parts);
    plan.save_every = 1;
    int seen = 0;
    struct Stop {};
    try {
        (void)run_training(plan, {.on_iteration =
                                      [&](const TrainProgress&) {
                                          if (++seen == 2) throw Stop{};
                                      },
                                  .on_log = nullptr});
    } catch (const Stop&) {
    }
    const TrainProgress done = run_training(plan);
    EXPECT_EQ(done.iteration, 4);
    EXPECT_EQ(weights_in(whole), weights_in(parts));
}

TEST(Training, looks_and_logs) {
    const Folder folder("train-log");
    TrainPlan plan = short_plan(folder);
    plan.iterations = 2;
    plan.look_every = 2;
    plan.look_blocks = 4;
    (void)run_training(plan);
    std::ifstream log(folder.path / "log.jsonl");
    std::string line;
    ASSERT_TRUE(std::getline(log, line));
    EXPECT_NE(line.find("\"four\":"), std::string::npos) << line;
    EXPECT_TRUE(std::filesystem::exists(folder.path / "league/past-0000002.weights"));
}

TEST(Training, exploiters_of_it_join_its_league_and_the_oldest_leave) {
    const Folder folder("train-league");
    TrainPlan plan = short_plan(folder);
    plan.iterations = 8;
    plan.league_every = 1;
    plan.exploiters = {.every = 1, .iterations = 1, .samples = 200};
    plan.look_blocks = 1;
    const TrainProgress done = run_training(plan);
    EXPECT_GT(done.exploiter_games, 0);
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path / "league"))
        names.push_back(entry.path().stem());
    std::sort(names.begin(), names.end());
    const std::vector<std::string> expected{
        "exploiter-0000003-6", "exploiter-0000004-4", "exploiter-0000005-2", "exploiter-0000006-6",
        "exploiter-0000007-4", "past-0000006",        "past-0000007",        "past-0000008"};
    EXPECT_EQ(names, expected);
    std::ifstream log(folder.path / "log.jsonl");
    std::string line;
    int exploiters = 0;
    while (std::getline(log, line)) exploiters += line.find("\"exploiter\":") != std::string::npos;
    EXPECT_EQ(exploiters, 7);
}

TEST(Training, a_small_state_is_nearly_the_whole) {
    const Folder folder("train-small");
    (void)run_training(short_plan(folder));
    Learner learner(short_plan(folder).shape);
    Learner again(short_plan(folder).shape);
    TrainProgress progress;
    TrainProgress after;
    read_state(folder.path / "run.state", learner, progress);
    write_small_state(folder.path / "small.state", learner, progress);
    read_state(folder.path / "small.state", again, after);
    EXPECT_EQ(after.games, progress.games);
    EXPECT_EQ(again.actor_steps.steps, learner.actor_steps.steps);
    EXPECT_LT(std::filesystem::file_size(folder.path / "small.state"),
              std::filesystem::file_size(folder.path / "run.state") / 2 + 200);
    for (std::size_t i = 0; i < learner.actor_steps.square().size(); ++i) {
        EXPECT_NEAR(again.actor.weights()[i], learner.actor.weights()[i],
                    1e-3F * std::abs(learner.actor.weights()[i]) + 1e-6F);
        EXPECT_NEAR(again.actor_steps.square()[i], learner.actor_steps.square()[i],
                    3e-3F * learner.actor_steps.square()[i] + 1e-9F);
    }
    Learner other({.wide = 48, .narrow = 16, .critic = 32});
    EXPECT_THROW(read_state(folder.path / "run.state", other, after), std::runtime_error);
}

TEST(Training, an_exploiter_learns_on_one_seat_only) {
    const Folder master("train-master");
    const Folder exploiter("train-exploiter");
    (void)run_training(short_plan(master));
    TrainPlan plan = short_plan(exploiter);
    plan.against = master.path / "latest.weights";
    plan.start = plan.against;
    plan.iterations = 1;
    const TrainProgress done = run_training(plan);
    EXPECT_EQ(done.iteration, 1);
    EXPECT_NE(weights_in(master), weights_in(exploiter));
}

TEST(Training, a_kept_run_is_small_and_can_be_taken_up) {
    const Folder run("train-run");
    const Folder kept("train-kept");
    TrainPlan plan = short_plan(run);
    plan.iterations = 10;  // a line of the log
    (void)run_training(plan);
    keep_run(run.path, kept.path);
    EXPECT_TRUE(std::filesystem::exists(kept.path / "log.jsonl"));
    EXPECT_LT(std::filesystem::file_size(kept.path / "latest.weights"),
              std::filesystem::file_size(run.path / "latest.weights") / 2 + 100);
    plan.folder = kept.path;
    plan.iterations = 11;
    plan.shape.wide = 64;  // it keeps its own
    EXPECT_EQ(run_training(plan).iteration, 11);
    EXPECT_EQ(read_net(kept.path / "latest.weights").shape().wide, 32);
}

TEST(Training, an_exploiter_of_the_first_sight_learns_too) {
    const Folder folder("train-first");
    TrainPlan plan = short_plan(folder);
    plan.iterations = 1;
    plan.start = plan.against = first_master();
    (void)run_training(plan);
    EXPECT_EQ(bots::known_sight(read_net(folder.path / "latest.weights")), bots::Sight::first);
    EXPECT_NE(weights_in(folder), weights_of(first_master()));
}

// Few games, but with everything in them: extras, copies, total wilds.
Experience some_experience(const Learner& learner) {
    Experience experience;
    const auto draw = [&](FastRng& rng, TrainSeats& seats) {
        for (TrainSeat& seat : seats) seat = {.net = &learner.actor, .learns = true, .bot = nullptr};
        return random_table(Sort::every, 0, rng);
    };
    (void)Lane().play(draw, {}, 3000, 3, experience);
    settle(experience, learner.critic, 0.9F);
    return experience;
}

double error_of(PolicyError& policy, const Learner& learner, const Experience& experience,
                const Sample& sample, SlopeRows& rows) {
    bots::OutputValues actor{};
    bots::OutputValues magnet{};
    bots::Net::Hidden hidden;
    const auto needs = policy.needs(sample);
    learner.actor.look(experience.actor_inputs(sample), hidden);
    learner.actor.answer(hidden.narrow.data(), needs, actor.data());
    learner.magnet.look(experience.actor_inputs(sample), hidden);
    learner.magnet.answer(hidden.narrow.data(), needs, magnet.data());
    UpdateFigures figures;
    rows.clear();
    const UpdatePlan plan{.entropy = 0.3F, .magnet = 0.4F, .clip = 10};
    return policy.slopes(sample, {actor, magnet}, plan, 0.7F, rows, figures);
}

TEST(Training, the_policys_slopes_are_those_of_its_error) {
    Learner learner({});
    FastRng rng(1);
    randomise(learner.actor, rng);
    randomise(learner.magnet, rng);
    randomise(learner.critic, rng);
    const Experience experience = some_experience(learner);
    PolicyError policy;
    int extras = 0;
    int copies = 0;
    int choices = 0;
    int crossed = 0;
    for (std::size_t i = 0; i < experience.samples.size(); ++i) {
        const Sample& sample = experience.samples[i];
        if (i % 7 != 0 && sample.choice.extras.empty()) continue;
        extras += sample.choice.extras.size();
        copies += sample.menu.copying;
        choices += sample.menu.matter == bots::Matter::total_wild;
        SlopeRows rows;
        SlopeRows unused;
        (void)error_of(policy, learner, experience, sample, rows);
        const Slope slope = rows.row(0)[i % rows.row(0).size()];
        crossed += slope.output >= bots::Outputs::cross;
        const int at = learner.actor.shape().bias3() + slope.output;
        float& bias = learner.actor.weights()[static_cast<std::size_t>(at)];
        const float kept = bias;
        constexpr float step = 1e-2F;
        bias = kept + step;
        const double more = error_of(policy, learner, experience, sample, unused);
        bias = kept - step;
        const double less = error_of(policy, learner, experience, sample, unused);
        bias = kept;
        EXPECT_NEAR(static_cast<double>(slope.value), (more - less) / 2e-2,
                    2e-3 * static_cast<double>(sample.weight))
            << "sample " << i << ", output " << slope.output;
    }
    EXPECT_GT(extras, 0);
    EXPECT_GT(copies, 0);
    EXPECT_GT(choices, 0);
    EXPECT_GT(crossed, 0);
}

}  // namespace
}  // namespace scoville::lab
