#include "lab/strength/watch.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include "bots/spicy/memory.h"
#include "lab/arena/blocks.h"

namespace scoville::lab {
namespace {

double thread_milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// The truth about the top card, put together from what each seat sees of its own cards.
struct Top {
    spicy::Card card = spicy::Card::hidden();
    spicy::Declaration declared;
};

void add(BeliefErrors& errors, const bots::Belief& belief, bool number, bool spice) {
    const auto squared = [](double chance, bool is) {
        return (chance - (is ? 1 : 0)) * (chance - (is ? 1 : 0));
    };
    ++errors.questions;
    errors.number += squared(belief.number, number);
    errors.spice += squared(belief.spice, spice);
}

class WatchedSpicy : public bots::SpicyBot {
public:
    WatchedSpicy(std::unique_ptr<bots::SpicyBot> bot, std::unique_ptr<bots::SpicyBot> shadow, Top& top,
                 Watched* watched)
        : bot_(std::move(bot)), shadow_(std::move(shadow)), top_(top), watched_(watched) {}

    void see(const spicy::SeenEvent& event) override {
        if (const auto* played = std::get_if<spicy::Played>(&event);
            played != nullptr && !played->card.is_hidden())
            top_ = {played->card, played->declared};
        bot_->see(event);
        if (shadow_) shadow_->see(event);
    }
    spicy::Action act(const bots::SpicyAsk& ask) override {
        if (watched_ == nullptr) return bot_->act(ask);
        if (const auto own = bot_->belief(ask)) {
            const bots::Fit fit = bots::fit_of(ask.view.rules.twins, top_.card, top_.declared);
            const bool number = fit == bots::Fit::both || fit == bots::Fit::number;
            const bool spice = fit == bots::Fit::both || fit == bots::Fit::spice;
            add(watched_->own, *own, number, spice);
            add(watched_->even, {.number = 0.5, .spice = 0.5}, number, spice);
            if (const auto other = shadow_->belief(ask)) add(watched_->other, *other, number, spice);
        }
        const double start = thread_milliseconds();
        const spicy::Action action = bot_->act(ask);
        watched_->milliseconds.push_back(thread_milliseconds() - start);
        return action;
    }

private:
    std::unique_ptr<bots::SpicyBot> bot_, shadow_;
    Top& top_;
    Watched* watched_;
};

class WatchedSchoten : public bots::SchotenBot {
public:
    WatchedSchoten(std::unique_ptr<bots::SchotenBot> bot, Watched& watched)
        : bot_(std::move(bot)), watched_(watched) {}
    void see(const schoten::SeenEvent& event) override { bot_->see(event); }
    schoten::Action act(const bots::SchotenAsk& ask) override {
        const double start = thread_milliseconds();
        const schoten::Action action = bot_->act(ask);
        watched_.milliseconds.push_back(thread_milliseconds() - start);
        return action;
    }

private:
    std::unique_ptr<bots::SchotenBot> bot_;
    Watched& watched_;
};

std::vector<Entrant> one_and_others(const Entrant& one, const Entrant& others, int players) {
    std::vector<Entrant> all(static_cast<std::size_t>(players), others);
    all[0] = one;
    return all;
}

}  // namespace

Watched watch_spicy(const Entrant& watched, const Entrant& others, const Entrant& shadow, int players,
                    int games, std::uint64_t seed) {
    Watched figures;
    Top top;
    const auto behind = [&](const Entrant& entrant, Watched* figures_of, const char* name) {
        Entrant made = entrant;
        made.name = name;
        made.maker<spicy::Face>() = [&, entrant, figures_of](const SittingAt<spicy::Face>& each) {
            return std::make_unique<WatchedSpicy>(entrant.make<spicy::Face>(each),
                                                  shadow.make<spicy::Face>(each), top, figures_of);
        };
        return made;
    };
    const Lineup lineup(
        one_and_others(behind(watched, &figures, "watched"), behind(others, nullptr, "others"), players));
    const spicy::Options options{.players = static_cast<std::uint8_t>(players), .everyone_answers = true};
    const auto play = blocks_of(options, lineup, {.seed = seed});
    for (int block = 0; block * players < games; ++block) (void)play(static_cast<std::uint64_t>(block));
    return figures;
}

Watched watch_schoten(const Entrant& watched, const Entrant& others, int players, int games,
                      std::uint64_t seed) {
    Watched figures;
    Entrant one = watched;
    one.name = "watched";
    one.maker<schoten::Face>() = [&](const SittingAt<schoten::Face>& each) {
        return std::make_unique<WatchedSchoten>(watched.make<schoten::Face>(each), figures);
    };
    Entrant rest = others;
    rest.name = "others";
    const Lineup lineup(one_and_others(one, rest, players));
    const schoten::Options options{.players = static_cast<std::uint8_t>(players)};
    const auto play = blocks_of(options, lineup, {.seed = seed});
    for (int block = 0; block * players < games; ++block) (void)play(static_cast<std::uint64_t>(block));
    return figures;
}

double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    const auto at = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size()))) - 1;
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
    return values[at];
}

}  // namespace scoville::lab
