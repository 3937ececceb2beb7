#include "lab/train/run.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <stdexcept>

#include "bots/levels/make.h"
#include "lab/arena/net_entrant.h"
#include "lab/arena/net_files.h"
#include "lab/arena/run.h"
#include "lab/arena/schedule.h"
#include "lab/train/files.h"

namespace scoville::lab {
namespace {

using Clock = std::chrono::steady_clock;

std::string named(const char* format, int number) {
    char text[64];
    std::snprintf(text, sizeof text, format, number);
    return text;
}

// Before anything is learnt nobody challenges much: else no stack would ever grow.
void begin_tempered(bots::Net& net) {
    const auto bias = [&](int output) -> float& {
        const int at = net.shape().bias3() + output;
        return net.weights()[static_cast<std::size_t>(at)];
    };
    for (int i = 0; i < 3; ++i) bias(bots::Outputs::challenge + i) = -3;
    for (int i = 0; i < static_cast<int>(bots::fit_count); ++i) bias(bots::Outputs::copy + i) = -4;
}

class Run {
public:
    Run(const TrainPlan& plan, const TrainListener& listener) : plan_(plan), listener_(listener) {
        std::filesystem::create_directories(plan.folder);
        if (std::filesystem::exists(state_path()))
            take_up();
        else
            begin();
        if (!plan.against.empty()) frozen_ = std::make_unique<bots::Net>(read_net(plan.against));
    }

    TrainProgress go() {
        const Clock::time_point start = Clock::now();
        const double before = progress_.seconds;
        const auto spent = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
        while (progress_.iteration < plan_.iterations &&
               (plan_.minutes <= 0 || spent() < plan_.minutes * 60)) {
            FastRng rng(
                seed_for(plan_.seed, Chance::policy, {static_cast<std::uint64_t>(progress_.iteration)}));
            play(rng);
            const UpdatePlan update = update_plan();
            const UpdateFigures figures = updater_.update(learner_, experience_, update, rng);
            ++progress_.iteration;
            progress_.seconds = before + spent();
            report(figures, update);
            if (progress_.iteration % plan_.league_every == 0) join_league();
            if (progress_.iteration % plan_.save_every == 0) save();
            if (listener_.on_iteration) listener_.on_iteration(progress_);
        }
        save();
        return progress_;
    }

private:
    std::filesystem::path state_path() const { return plan_.folder / "run.state"; }

    void begin() {
        FastRng rng(seed_for(plan_.seed, Chance::policy, {~std::uint64_t{0}}));
        randomise(learner_.actor, rng);
        randomise(learner_.critic, rng);
        begin_tempered(learner_.actor);
        if (!plan_.start.empty()) learner_.actor = read_net(plan_.start);
        learner_.magnet = learner_.actor;
    }

    void take_up() {
        read_state(state_path(), learner_, progress_);
        for (int i = plan_.league_every; i <= progress_.iteration; i += plan_.league_every)
            if (const auto path = plan_.folder / named("net-%06d.weights", i); std::filesystem::exists(path))
                league_.push_back(std::make_unique<bots::Net>(read_net(path)));
    }

    void save() {
        write_state(state_path(), learner_, progress_);
        write_net(plan_.folder / "latest.weights", learner_.magnet);
    }

    void join_league() {
        write_net(plan_.folder / named("net-%06d.weights", progress_.iteration), learner_.magnet);
        league_.push_back(std::make_unique<bots::Net>(learner_.magnet));
    }

    UpdatePlan update_plan() const {
        const double part = std::min(1.0, static_cast<double>(progress_.iteration) / plan_.iterations);
        UpdatePlan update = plan_.update;
        update.rate = plan_.rate.at(part);
        update.entropy = plan_.entropy.at(part);
        return update;
    }

    void play(FastRng& rng) {
        experience_.clear();
        TrainGame game(learner_.critic, plan_.reward);
        while (experience_.samples.size() < static_cast<std::size_t>(plan_.samples)) {
            const TrainTable table = plan_.players == 0 ? random_table(rng) : base_table(plan_.players, rng);
            TrainSeats seats;
            seat_players(table.rules.players, seats, rng);
            const TrainOutcome outcome = game.play(table, seats, rng, experience_);
            ++progress_.games;
            progress_.decisions += outcome.decisions;
        }
        progress_.samples += static_cast<std::int64_t>(experience_.samples.size());
    }

    // One seat always learns. The others do too, or some of them are what the game is drawn to have.
    void seat_players(int players, TrainSeats& seats, FastRng& rng) {
        for (TrainSeat& seat : seats) seat = {.net = &learner_.actor, .learns = true, .bot = nullptr};
        const double drawn = static_cast<double>(rng.next() >> 11) * 0x1p-53;
        const auto learning = static_cast<int>(rng.below(static_cast<std::uint32_t>(players)));
        const bool league = drawn < plan_.league_share && !league_.empty();
        const bool bots = !league && drawn < plan_.league_share + plan_.bot_share;
        if (!frozen_ && !league && !bots) return;
        const bool all = rng.below(2) == 0;
        const std::uint32_t old =
            league ? rng.below(static_cast<std::uint32_t>(league_.size())) : rng.below(2 * bots::level_count);
        for (int i = 0; i < players; ++i) {
            if (i == learning) continue;
            TrainSeat& seat = seats[static_cast<std::size_t>(i)];
            if (frozen_) {
                seat = {.net = frozen_.get(),
                        .learns = false,
                        .temperature = plan_.against_temperature,
                        .bot = nullptr};
            } else if (all || rng.below(2) == 0) {
                if (league)
                    seat = {.net = league_[old].get(), .learns = false, .bot = nullptr};
                else
                    seat = {.net = nullptr,
                            .learns = false,
                            .bot = bots::make_spicy_bot(bot_level(old), rng.next())};
            }
        }
    }

    // Every other time the one that counts.
    static bots::Level bot_level(std::uint32_t drawn) {
        constexpr std::array<bots::Level, 5> simple{bots::Level::random, bots::Level::honest,
                                                    bots::Level::odds, bots::Level::liar,
                                                    bots::Level::suspicious};
        return drawn < simple.size() ? simple[drawn] : bots::Level::odds;
    }

    void report(const UpdateFigures& figures, const UpdatePlan& update) {
        constexpr int log_every = 10;
        const bool looks = plan_.look_every > 0 && progress_.iteration % plan_.look_every == 0;
        if (!looks && progress_.iteration % log_every != 0) return;
        char text[640];
        const auto wide = [](std::int64_t n) { return static_cast<long long>(n); };
        std::snprintf(
            text, sizeof text,
            R"({"iteration":%d,"games":%lld,"decisions":%lld,"samples":%lld,"seconds":%.1f,"rate":%.2e,)"
            R"("entropy_pull":%.4f,"entropy":%.4f,"divergence":%.5f,"clipped":%.4f,"critic_error":%.5f,)"
            R"("value_error":%.5f,"brier_number":%.4f,"brier_spice":%.4f,"spread":%.4f)",
            progress_.iteration, wide(progress_.games), wide(progress_.decisions), wide(progress_.samples),
            progress_.seconds, static_cast<double>(update.rate), static_cast<double>(update.entropy),
            figures.entropy, figures.divergence, figures.clipped, figures.critic_error, figures.value_error,
            figures.brier_number, figures.brier_spice, figures.spread);
        std::string line = text;
        if (looks) {
            const TrainLook look = look_at(std::make_shared<bots::Net>(learner_.magnet), plan_);
            std::snprintf(text, sizeof text, R"(,"four":%.4f,"four_error":%.4f,"two":%.4f,"two_error":%.4f)",
                          look.four, look.four_error, look.two, look.two_error);
            line += text;
        }
        line += "}";
        std::ofstream log(plan_.folder / "log.jsonl", std::ios::app);
        log << line << '\n';
        if (!log) throw std::runtime_error("cannot write the log");
        if (listener_.on_log) listener_.on_log(line);
    }

    TrainPlan plan_;
    const TrainListener& listener_;
    Learner learner_;
    Updater updater_;
    Experience experience_;
    TrainProgress progress_;
    std::vector<std::unique_ptr<bots::Net>> league_;
    std::unique_ptr<bots::Net> frozen_;
};

}  // namespace

TrainProgress run_training(const TrainPlan& plan, const TrainListener& listener) {
    return Run(plan, listener).go();
}

TrainLook look_at(const std::shared_ptr<const bots::Net>& policy, const TrainPlan& plan) {
    const Entrant learner = net_entrant("learner", policy);
    const Entrant others = plan.against.empty()
                               ? *entrant_named("odds")
                               : net_entrant("frozen", std::make_shared<bots::Net>(read_net(plan.against)),
                                             {.temperature = plan.against_temperature});
    const auto play = [&](std::uint8_t players, double& share, double& error) {
        std::vector<Entrant> entrants(players, others);
        entrants[0] = learner;
        const Lineup lineup(std::move(entrants));
        const spicy::Options options{.players = players, .everyone_answers = true};
        const RunResult run =
            run_blocks(blocks_of(options, lineup, {.seed = plan.seed}), lineup.bots(),
                       {.blocks = static_cast<std::uint64_t>(plan.look_blocks) * 4 / players, .sprt = {}});
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < run.means.size(); i += 2) {
            sum += run.means[i].share;
            squares += run.means[i].share * run.means[i].share;
        }
        const auto n = static_cast<double>(run.blocks);
        share = sum / n;
        error = std::sqrt(std::max(0.0, squares / n - share * share) / n);
    };
    TrainLook look;
    play(4, look.four, look.four_error);
    play(2, look.two, look.two_error);
    return look;
}

}  // namespace scoville::lab
