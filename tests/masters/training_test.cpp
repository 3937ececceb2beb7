#include <cmath>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "lab/arena/net_files.h"
#include "lab/train/files.h"
#include "lab/train/run.h"

namespace scoville::lab {
namespace {

class Folder {
public:
    explicit Folder(const char* name)
        : path(std::filesystem::temp_directory_path() /
               (std::string("scoville-") + name + "-" + std::to_string(getpid()))) {
        std::filesystem::remove_all(path);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path); }
    std::filesystem::path path;
};

TrainPlan short_plan(const Folder& folder) {
    TrainPlan plan;
    plan.folder = folder.path;
    plan.iterations = 4;
    plan.samples = 400;
    plan.update.batch = 128;
    plan.league_every = 2;
    plan.league_share = 0.3;
    plan.bot_share = 0.3;
    plan.look_every = 0;
    return plan;
}

std::vector<float> weights_in(const Folder& folder) {
    const bots::Net net = read_net(folder.path / "latest.weights");
    return {net.weights().begin(), net.weights().end()};
}

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
    EXPECT_TRUE(std::filesystem::exists(folder.path / "net-000002.weights"));
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

// Few games, but with everything in them: extras, copies, total wilds.
Experience some_experience(const Learner& learner) {
    Experience experience;
    FastRng rng(3);
    TrainGame game(learner.critic, {});
    while (experience.samples.size() < 3000) {
        TrainSeats seats;
        for (TrainSeat& seat : seats) seat = {.net = &learner.actor, .learns = true, .bot = nullptr};
        (void)game.play(random_table(rng), seats, rng, experience);
    }
    return experience;
}

TEST(Training, the_policys_slopes_are_those_of_its_error) {
    Learner learner;
    FastRng rng(1);
    randomise(learner.actor, rng);
    randomise(learner.magnet, rng);
    randomise(learner.critic, rng);
    const Experience experience = some_experience(learner);
    Updater updater;
    const UpdatePlan plan{.entropy = 0.3F, .magnet = 0.4F, .clip = 10};
    int extras = 0;
    int copies = 0;
    int choices = 0;
    for (std::size_t i = 0; i < experience.samples.size(); ++i) {
        const Sample& sample = experience.samples[i];
        if (i % 7 != 0 && sample.choice.extras.empty()) continue;
        extras += sample.choice.extras.size();
        copies += sample.menu.copying;
        choices += sample.menu.matter == bots::Matter::total_wild;
        std::vector<Slope> slopes;
        std::vector<Slope> unused;
        UpdateFigures figures;
        (void)updater.actor_slopes(learner, experience, sample, plan, 0.7F, slopes, figures);
        const Slope slope = slopes[i % slopes.size()];
        float& bias =
            learner.actor.weights()[static_cast<std::size_t>(bots::master_shape.bias3() + slope.output)];
        const float kept = bias;
        constexpr float step = 1e-2F;
        bias = kept + step;
        const double more = updater.actor_slopes(learner, experience, sample, plan, 0.7F, unused, figures);
        bias = kept - step;
        const double less = updater.actor_slopes(learner, experience, sample, plan, 0.7F, unused, figures);
        bias = kept;
        EXPECT_NEAR(static_cast<double>(slope.value), (more - less) / 2e-2,
                    2e-3 * static_cast<double>(sample.weight))
            << "sample " << i << ", output " << slope.output;
    }
    EXPECT_GT(extras, 0);
    EXPECT_GT(copies, 0);
    EXPECT_GT(choices, 0);
}

}  // namespace
}  // namespace scoville::lab
