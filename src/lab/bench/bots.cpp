#include "lab/bench/bots.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <variant>

#include "bots/levels/make.h"
#include "lab/arena/blocks.h"
#include "lab/arena/kinds.h"
#include "lab/arena/schedule.h"

namespace scoville::lab {
namespace {

constexpr int repeats = 5;
constexpr std::uint64_t seed = 1;

// A question that can be kept and asked again.
template <class Kind>
struct Question {
    explicit Question(const typename Kind::Ask& ask) : seat(ask.seat), view(ask.view), may(Kind::may(ask)) {}
    typename Kind::Ask ask() const { return Kind::ask(seat, view, may); }
    Seat seat;
    typename Kind::View view;
    typename Kind::May may;
};

// All that one player of one game heard and was asked.
template <class Kind>
struct Tape {
    std::uint64_t dice = 0;
    std::vector<std::variant<typename Kind::Event, Question<Kind>>> heard;
};
template <class Kind>
using Tapes = std::vector<std::unique_ptr<Tape<Kind>>>;

template <class Kind>
class Taped final : public Kind::Bot {
public:
    Taped(std::unique_ptr<typename Kind::Bot> bot, Tape<Kind>& tape) : bot_(std::move(bot)), tape_(tape) {}
    void see(const typename Kind::Event& event) override {
        tape_.heard.emplace_back(event);
        bot_->see(event);
    }
    typename Kind::Action act(const typename Kind::Ask& ask) override {
        tape_.heard.emplace_back(Question<Kind>(ask));
        return bot_->act(ask);
    }

private:
    std::unique_ptr<typename Kind::Bot> bot_;
    Tape<Kind>& tape_;
};

template <class Kind>
std::unique_ptr<typename Kind::Bot> made(bots::Level level, std::uint64_t dice) {
    return bots::Levels<typename Kind::Face>::make(level, dice);
}
template <class Kind>
std::unique_ptr<typename Kind::Bot> make(bots::Level level, const Tape<Kind>& tape) {
    return made<Kind>(level, tape.dice);
}

// Plays a tape to a bot that sits alone; calls after_move() when it has answered.
template <class Kind, class AfterMove>
void play_back(const Tape<Kind>& tape, typename Kind::Bot& bot, AfterMove&& after_move) {
    for (const auto& heard : tape.heard) {
        if (const auto* question = std::get_if<Question<Kind>>(&heard)) {
            const typename Kind::Action action = bot.act(question->ask());
            asm volatile("" ::"r"(&action) : "memory");
            after_move();
        } else {
            bot.see(*std::get_if<typename Kind::Event>(&heard));
        }
    }
}

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}
template <class F>
double seconds_of(F&& f) {
    const double start = cpu_seconds();
    f();
    return cpu_seconds() - start;
}

double median_of(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

template <class Kind>
Tapes<Kind> record_tapes(const typename Kind::Options& options, const bots::LevelInfo& level,
                         std::uint64_t blocks) {
    Tapes<Kind> tapes;
    const auto taped = [&](const external::Sitting<typename Kind::Options>& at) {
        tapes.push_back(std::make_unique<Tape<Kind>>());
        tapes.back()->dice = at.seed;
        return std::make_unique<Taped<Kind>>(make(level.level, *tapes.back()), *tapes.back());
    };
    Entrant entrant{.name = "taped", .makers = {}, .who = {}};
    entrant.maker<typename Kind::Face>() = taped;
    const PlayBlock play =
        blocks_of(options, Lineup(std::vector<Entrant>(options.players, entrant)), {.seed = seed});
    for (std::uint64_t block = 0; block < blocks; ++block) (void)play(block);
    return tapes;
}

using Clock = std::chrono::steady_clock;
double micros_since(Clock::time_point since) {
    return std::chrono::duration<double, std::micro>(Clock::now() - since).count();
}

double quantile(const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

// What else a table's processor does between two moves of a bot: goes through more than the near caches hold.
class OtherWork {
public:
    void go_through() {
        constexpr std::size_t line = 64;
        for (std::size_t i = 0; i < bytes_.size(); i += line) ++bytes_[i];
    }

private:
    std::vector<unsigned char> bytes_ = std::vector<unsigned char>(std::size_t{4} << 20);
};

template <class Kind>
void feel_moves(const Tapes<Kind>& tapes, bots::Level level, BotFigures& figures) {
    std::vector<double> moves;
    OtherWork other;
    for (const auto& tape : tapes) {
        const auto bot = make(level, *tape);
        other.go_through();
        auto since = Clock::now();
        play_back(*tape, *bot, [&] {
            moves.push_back(micros_since(since));
            other.go_through();
            since = Clock::now();
        });
    }
    std::sort(moves.begin(), moves.end());
    figures.felt_p50_us = quantile(moves, 0.5);
    figures.felt_p99_us = quantile(moves, 0.99);
    figures.felt_max_us = moves.back();
}

template <class Kind>
void measure_moves(const Tapes<Kind>& tapes, bots::Level level, BotFigures& figures) {
    std::vector<double> moves;
    for (const auto& tape : tapes) {
        const std::size_t first = moves.size();
        for (int repeat = 0; repeat < repeats; ++repeat) {
            const auto bot = make(level, *tape);
            std::size_t move = first;
            auto since = Clock::now();
            play_back(*tape, *bot, [&] {
                const double took = micros_since(since);
                if (repeat == 0)
                    moves.push_back(took);
                else
                    moves[move] = std::min(moves[move], took);
                ++move;
                since = Clock::now();
            });
        }
    }
    std::sort(moves.begin(), moves.end());
    figures.moves = static_cast<std::int64_t>(moves.size());
    figures.p50_us = quantile(moves, 0.5);
    figures.p99_us = quantile(moves, 0.99);
    figures.max_us = moves.back();
}

// The games of an arena's block once more: the same deal, dice and order, and nothing counted.
template <class Kind>
class Driven {
public:
    Driven(const typename Kind::Options& options, bots::Level level, std::uint64_t block)
        : level_(level), block_(block), players_(options.players) {
        std::vector<fair::DealKey> keys;
        for (int round = 0; round < Kind::keys_needed(options); ++round)
            keys.push_back(deal_key(seed, block, round));
        deal_ = Kind::deal(options, keys);
    }
    void play() const {
        std::array<std::unique_ptr<typename Kind::Bot>, max_seats> seats;
        for (std::uint64_t rotation = 0; rotation < players_; ++rotation) {
            for (std::uint8_t seat = 0; seat < players_; ++seat)
                seats[seat] = made<Kind>(level_, seed_for(seed, Chance::policy, {0, block_, rotation, seat}));
            Kind::drive(deal_, std::span<const std::unique_ptr<typename Kind::Bot>>(seats.data(), players_),
                        seed_for(seed, Chance::order, {0, block_, rotation}));
        }
    }

private:
    bots::Level level_;
    std::uint64_t block_;
    std::uint8_t players_;
    typename Kind::Deal deal_;
};

template <class Kind>
BotFigures bench(std::string_view name, const typename Kind::Options& options, const bots::LevelInfo& level,
                 std::uint64_t blocks) {
    BotFigures figures{
        .name = std::string(name), .players = options.players, .level = std::string(level.name)};
    const Tapes<Kind> tapes = record_tapes<Kind>(options, level, blocks);
    feel_moves(tapes, level.level, figures);
    measure_moves(tapes, level.level, figures);
    const PlayBlock play = blocks_of(
        options, Lineup(std::vector<Entrant>(options.players, *entrant_named(level.name))), {.seed = seed});
    // Block by block the arena and then the bots alone, so that both meet the same machine.
    const std::size_t seats_per_block = tapes.size() / blocks;
    std::vector<double> ratios;
    std::vector<double> bookkeeping;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        for (std::uint64_t block = 0; block < blocks; ++block) {
            const auto driven = [&] { Driven<Kind>(options, level.level, block).play(); };
            driven();  // both after each other in a warm cache
            const double without = seconds_of(driven);
            const double arena = seconds_of([&] { (void)play(block); });
            bookkeeping.push_back(arena / without);
            double bare = 0;
            for (std::size_t seat = 0; seat < seats_per_block; ++seat) {
                const Tape<Kind>& tape = *tapes[block * seats_per_block + seat];
                const auto alone = [&] { play_back(tape, *make(level.level, tape), [] {}); };
                alone();  // brings the tape into the cache, where the arena's own questions are
                bare += seconds_of(alone);
            }
            ratios.push_back(arena / bare);
        }
    }
    figures.arena_ratio = median_of(std::move(ratios));
    figures.bookkeeping_ratio = median_of(std::move(bookkeeping));
    return figures;
}

struct Case {
    std::string_view name;
    any::Options options;
};

// What is measured of each game: there is no general case.
template <class Face>
std::vector<Case> cases_of() = delete;
template <>
std::vector<Case> cases_of<spicy::Face>() {
    const auto all = spicy::VariantSet::first(spicy::variant_count);
    const auto sweet = spicy::Edition::y2022;
    return {
        {"spicy-2020-all-answers", spicy::Options{.players = 6, .variants = all, .everyone_answers = true}},
        {"spicy-2020-all-answers-strict",
         spicy::Options{.players = 6, .variants = all, .strict = true, .everyone_answers = true}},
        {"spicy-2020-all-live", spicy::Options{.players = 6, .variants = all}},
        {"spicy-2020-all-live-strict", spicy::Options{.players = 6, .variants = all, .strict = true}},
        {"spicy-2022-answers", spicy::Options{.players = 6, .edition = sweet, .everyone_answers = true}},
        {"spicy-2022-live", spicy::Options{.players = 6, .edition = sweet}},
    };
}
template <>
std::vector<Case> cases_of<schoten::Face>() {
    return {{schoten::Face::name, schoten::Options{.players = 4, .start = {}}}};
}

template <>
std::vector<Case> cases_of<mogel::Face>() {
    return {{mogel::Face::name, mogel::Options{.players = 4, .start = {}}}};
}

}  // namespace

void bench_bots(std::uint64_t blocks, std::string_view only, std::string_view named,
                const BenchListener& listener) {
    std::vector<Case> cases;
    any::for_each_game([&]<class Face>() {
        for (const Case& each : cases_of<Face>()) cases.push_back(each);
    });
    struct Wanted {
        const bots::LevelInfo& level;
        const Case& played;
    };
    std::vector<Wanted> wanted;
    for (const bots::LevelInfo& level : bots::levels())
        for (const Case& each : cases)
            if ((named.empty() || level.name == named) && each.name.starts_with(only))
                wanted.push_back({level, each});
    int nth = 0;
    for (const Wanted& one : wanted) {
        if (listener.on_begin)
            listener.on_begin(std::string(one.played.name) + ", " + std::string(one.level.name), ++nth,
                              static_cast<int>(wanted.size()));
        any::with_part(one.played.options, [&]<class Face>(const auto& options) {
            listener.on_done(bench<Kind<Face>>(one.played.name, options, one.level, blocks));
        });
    }
}

}  // namespace scoville::lab
