#include "lab/train/run.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <stdexcept>

#include "lab/arena/net_entrant.h"
#include "lab/arena/net_files.h"
#include "lab/arena/schedule.h"
#include "lab/train/files.h"
#include "lab/train/lane.h"
#include "lab/train/league.h"
#include "lab/train/log.h"
#include "lab/train/look.h"

namespace scoville::lab {
namespace {

using Clock = std::chrono::steady_clock;

// Before anything is learnt nobody challenges much: else no stack would ever grow.
void begin_tempered(bots::Net& net) {
    const auto bias = [&](int output) -> float& {
        const int at = net.shape().bias3() + output;
        return net.weights()[static_cast<std::size_t>(at)];
    };
    for (int i = 0; i < 3; ++i) bias(bots::Outputs::challenge + i) = -3;
    for (int i = 0; i < static_cast<int>(bots::fit_count); ++i) bias(bots::Outputs::copy + i) = -4;
}

// What was begun keeps its shape, and what begins with weights has theirs.
LearnerShape shape_for(const TrainPlan& plan) {
    if (const auto state = plan.folder / "run.state"; std::filesystem::exists(state)) return shape_in(state);
    LearnerShape shape = plan.shape;
    if (plan.start.empty()) return shape;
    const bots::Net net = read_net(plan.start);
    shape.sight = bots::sight_of(net);
    shape.wide = net.shape().wide;
    shape.narrow = net.shape().narrow;
    return shape;
}

class Run {
public:
    Run(const TrainPlan& plan, const TrainListener& listener)
        : plan_(plan),
          listener_(listener),
          crew_(plan.threads),
          learner_(shape_for(plan)),
          updater_(learner_, crew_),
          league_(plan.folder / "league"),
          lanes_(training_pieces),
          parts_(training_pieces) {
        if (std::filesystem::exists(state_path()))
            read_state(state_path(), learner_, progress_);
        else
            begin();
        if (!plan.against.empty()) frozen_ = std::make_shared<bots::Net>(read_net(plan.against));
    }

    TrainProgress go() {
        const Clock::time_point start = Clock::now();
        const double before = progress_.seconds;
        const auto spent = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
        while (part_done() < 1 && (plan_.minutes <= 0 || spent() < plan_.minutes * 60)) {
            train_exploiter();
            FastRng rng(seed_of(~std::uint64_t{0}));
            play();
            const UpdatePlan update = update_plan();
            const UpdateFigures figures = updater_.update(learner_, experience_, update, rng);
            ++progress_.iteration;
            progress_.seconds = before + spent();
            if (due(plan_.magnet_every)) learner_.magnet = learner_.average;
            report(figures, update);
            if (due(plan_.league_every)) league_.add_past(progress_.iteration, learner_.average);
            if (due(plan_.save_every)) save();
            if (listener_.on_iteration) listener_.on_iteration(progress_);
        }
        save();
        return progress_;
    }

private:
    std::filesystem::path state_path() const { return plan_.folder / "run.state"; }
    double part_done() const {
        const double part = plan_.games > 0
                                ? static_cast<double>(progress_.games) / static_cast<double>(plan_.games)
                                : static_cast<double>(progress_.iteration) / plan_.iterations;
        return std::min(1.0, part);
    }
    bool due(int every) const { return every > 0 && progress_.iteration % every == 0; }
    std::uint64_t seed_of(std::uint64_t what) const {
        return seed_for(plan_.seed, Chance::policy, {static_cast<std::uint64_t>(progress_.iteration), what});
    }

    void begin() {
        FastRng rng(seed_for(plan_.seed, Chance::policy, {~std::uint64_t{0}}));
        randomise(learner_.actor, rng);
        randomise(learner_.critic, rng);
        begin_tempered(learner_.actor);
        if (!plan_.start.empty()) learner_.actor = read_net(plan_.start);
        learner_.average = learner_.actor;
        learner_.magnet = learner_.actor;
    }

    void save() {
        write_state(state_path(), learner_, progress_);
        write_net(plan_.folder / "latest.weights", learner_.average);
    }

    UpdatePlan update_plan() const {
        UpdatePlan update = plan_.update;
        update.rate = plan_.rate.at(part_done());
        update.entropy = plan_.entropy.at(part_done());
        return update;
    }

    TrainTable draw(FastRng& rng, TrainSeats& seats) const {
        if (!frozen_) return league_.draw(plan_, learner_.actor, rng, seats);
        const TrainTable table = random_table(plan_.sort, plan_.players, rng);
        for (TrainSeat& seat : seats)
            seat = {.net = frozen_.get(),
                    .learns = false,
                    .temperature = plan_.against_temperature,
                    .bot = nullptr};
        seats[rng.below(table.rules.players)] = {.net = &learner_.actor, .learns = true, .bot = nullptr};
        return table;
    }

    void play() {
        std::array<LaneTally, training_pieces> tallies;
        crew_.share(training_pieces, [&](int piece) {
            const auto i = static_cast<std::size_t>(piece);
            parts_[i].clear();
            tallies[i] =
                lanes_[i].play([&](FastRng& rng, TrainSeats& seats) { return draw(rng, seats); },
                               plan_.reward, static_cast<std::size_t>(plan_.samples) / training_pieces,
                               seed_of(static_cast<std::uint64_t>(piece)), parts_[i]);
            settle(parts_[i], learner_.critic, plan_.reward.lambda);
        });
        experience_.clear();
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            experience_.append(parts_[i]);
            progress_.games += tallies[i].games;
            progress_.decisions += tallies[i].decisions;
        }
        progress_.samples += static_cast<std::int64_t>(experience_.samples.size());
    }

    // When its time has come: an exploiter of the average as it is now, which goes on from the newest one for
    // so many players.
    void train_exploiter() {
        const ExploiterPlan& plan = plan_.exploiters;
        if (!due(plan.every) || progress_.iteration == 0) return;
        constexpr std::array<int, 3> turns{4, 2, 6};
        const int players =
            turns[static_cast<std::size_t>(progress_.iteration / plan.every - 1) % turns.size()];
        if (league_.has_exploiter(progress_.iteration, players)) return;
        save();
        const std::filesystem::path folder = plan_.folder / "exploiter";
        const std::filesystem::path target = plan_.folder / "target.weights";
        const std::filesystem::path start = plan_.folder / "start.weights";
        if (!std::filesystem::exists(folder / "run.state")) {
            const bots::Net* newest = league_.exploiter(players);
            write_net(target, learner_.average);
            write_net(start, newest != nullptr ? *newest : learner_.average);
        }
        TrainPlan against{.folder = folder, .seed = seed_of(~std::uint64_t{1}), .threads = plan_.threads};
        against.shape = plan_.shape;
        against.iterations = plan.iterations;
        against.samples = plan.samples;
        against.update.batch = 2048;
        against.update.magnet = 0;
        against.update.average_pace = 0.02F;
        against.rate = {plan.rate, plan.rate / 4};
        against.entropy = {0.004F, 0.001F};
        against.reward = {.score = 0, .keep = plan_.reward.keep, .lambda = 0.85F};
        against.league_every = against.look_every = against.magnet_every = 0;
        against.save_every = 10;
        against.start = start;
        against.against = target;
        against.sort = Sort::base;
        against.players = static_cast<std::uint8_t>(players);
        const TrainProgress done = run_training(against);
        progress_.exploiter_games += done.games;
        const auto net = std::make_shared<bots::Net>(read_net(folder / "latest.weights"));
        const Look look = look_at(net_entrant("exploiter", net), net_entrant("master", read_target(target)),
                                  {.options = options_of(Sort::base, against.players),
                                   .seed = plan_.seed,
                                   .blocks = static_cast<std::uint64_t>(4 * plan_.look_blocks / players + 1),
                                   .threads = plan_.threads});
        league_.add_exploiter(progress_.iteration, players, *net);
        write(exploiter_line(progress_, players, done.games, look));
        save();
        std::filesystem::remove_all(folder);
    }

    static std::shared_ptr<const bots::Net> read_target(const std::filesystem::path& path) {
        return std::make_shared<bots::Net>(read_net(path));
    }

    Look look(std::uint8_t players) const {
        const Entrant one = net_entrant("learner", std::make_shared<bots::Net>(learner_.average));
        const Entrant others =
            frozen_ ? net_entrant("frozen", frozen_, {.temperature = plan_.against_temperature})
                    : *entrant_named("odds");
        const Sort sort = plan_.sort == Sort::every ? Sort::base : plan_.sort;
        return look_at(one, others,
                       {.options = options_of(sort, players),
                        .seed = plan_.seed,
                        .blocks = static_cast<std::uint64_t>(plan_.look_blocks) * 4 / players,
                        .threads = plan_.threads});
    }

    void report(const UpdateFigures& figures, const UpdatePlan& update) {
        constexpr int log_every = 10;
        const bool looks = due(plan_.look_every);
        if (!looks && progress_.iteration % log_every != 0) return;
        std::vector<std::pair<std::string, Look>> seen;
        if (looks && plan_.players == 0) seen = {{"four", look(4)}, {"two", look(2)}};
        if (looks && plan_.players != 0) seen = {{"alone", look(plan_.players)}};
        write(iteration_line(progress_, figures, update, seen));
    }

    void write(const std::string& line) const {
        std::ofstream log(plan_.folder / "log.jsonl", std::ios::app);
        log << line << '\n';
        if (!log) throw std::runtime_error("cannot write the log");
        if (listener_.on_log) listener_.on_log(line);
    }

    TrainPlan plan_;
    const TrainListener& listener_;
    Crew crew_;
    Learner learner_;
    Updater updater_;
    League league_;
    TrainProgress progress_;
    std::vector<Lane> lanes_;
    std::vector<Experience> parts_;
    Experience experience_;
    std::shared_ptr<const bots::Net> frozen_;
};

}  // namespace

TrainProgress run_training(const TrainPlan& plan, const TrainListener& listener) {
    std::filesystem::create_directories(plan.folder);
    return Run(plan, listener).go();
}

}  // namespace scoville::lab
