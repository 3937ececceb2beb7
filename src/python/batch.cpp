#include "python/batch.h"

#include <algorithm>

#include "bots/levels/make.h"
#include "python/simulation.h"

namespace scoville::python {
namespace {

template <class Face>
class BatchOf final : public Batch {
public:
    BatchOf(const typename Face::Options& options, const BatchPlan& plan)
        : simulation_(options),
          plan_(plan),
          players_(options.players),
          rng_(plan.seed),
          dice_(~plan.seed),
          games_(static_cast<std::size_t>(plan.games)) {
        const auto count = games_.size();
        const auto seats = static_cast<std::size_t>(players_);
        plan_.opponents.resize(seats);
        rows_.player.resize(count);
        rows_.done.resize(count);
        rows_.returns.resize(count * seats);
        rows_.scores.resize(count * seats);
        if (plan.masks) rows_.mask.resize(count * Tensors::action_count);
        if (plan.observations)
            rows_.observation.resize(count * static_cast<std::size_t>(Tensors::observation_size()));
        for (std::size_t at = 0; at < count; ++at) {
            begin(games_[at]);
            go_on(at);
            show(at);
        }
    }

    int players() const override { return players_; }
    int actions() const override { return Tensors::action_count; }
    int observation_size() const override { return Tensors::observation_size(); }

    std::optional<Wrong> step(std::span<const std::int32_t> numbers) override {
        for (std::size_t at = 0; at < games_.size(); ++at) {
            One& game = games_[at];
            rows_.done[at] = 0;
            const Seat seat = rows_.player[at];
            const auto may = Inside::may(game.state, seat);
            if (!Tensors::allows(may, game.begun, numbers[at]))
                return Wrong{"game " + std::to_string(at) + ": action " + std::to_string(numbers[at]) +
                             " is not legal"};
            if (const auto action = Tensors::choose(may, game.begun, numbers[at])) {
                act(game, seat, *action);
                go_on(at);
            }
            show(at);
        }
        return std::nullopt;
    }

    void choose_anything(std::span<std::int32_t> numbers) override {
        for (std::size_t at = 0; at < games_.size(); ++at) {
            const auto may = Inside::may(games_[at].state, rows_.player[at]);
            const auto count = static_cast<std::uint32_t>(Tensors::count(may, games_[at].begun));
            numbers[at] = Tensors::nth(may, games_[at].begun, static_cast<int>(dice_.below(count)));
        }
    }

private:
    using Inside = typename Face::Inside;
    using Tensors = tensors::TensorsOf<Face>;
    using Bot = typename bots::Types<Face>::Bot;

    struct One {
        typename Inside::State state;
        typename Tensors::Begun begun;
        std::vector<std::unique_ptr<Bot>> bots;  // by seat; empty where nobody is played for
    };

    // Tells the bots what their seats may hear.
    struct Telling {
        static constexpr bool listens = true;
        One& game;
        void tell(const typename Inside::Event& event) {
            for (std::size_t seat = 0; seat < game.bots.size(); ++seat)
                if (game.bots[seat] != nullptr)
                    game.bots[seat]->see(Inside::see(event, Viewer::at_seat(static_cast<Seat>(seat))));
        }
    };

    bool with_bots() const {
        return std::any_of(plan_.opponents.begin(), plan_.opponents.end(),
                           [](const auto& one) { return one; });
    }

    void begin(One& game) {
        game.begun = {};
        if (!with_bots()) {
            typename Inside::Silent silent;
            return simulation_.begin(game.state, rng_, silent);
        }
        game.bots.clear();
        for (const auto& level : plan_.opponents)
            game.bots.push_back(level ? bots::Levels<Face>::make(*level, rng_.next()) : nullptr);
        Telling telling{game};
        simulation_.begin(game.state, rng_, telling);
    }

    void act(One& game, Seat seat, const typename Face::Action& action) {
        if (game.bots.empty()) {
            typename Inside::Silent silent;
            CHECK(simulation_.act(game.state, seat, action, rng_, silent));
        } else {
            Telling telling{game};
            CHECK(simulation_.act(game.state, seat, action, rng_, telling));
        }
    }

    static Seat asked(const One& game) { return static_cast<Seat>(Inside::awaited(game.state).lowest()); }

    // Until somebody is asked who is no bot.
    void go_on(std::size_t at) {
        One& game = games_[at];
        for (;;) {
            if (game.state.over()) {
                note_end(at);
                begin(game);
            }
            const Seat seat = asked(game);
            if (game.bots.empty() || game.bots[seat] == nullptr) break;
            const auto may = Inside::may(game.state, seat);
            const auto view = Inside::see(game.state, Viewer::at_seat(seat), Finished::sealed);
            act(game, seat, game.bots[seat]->act(bots::Types<Face>::ask(seat, view, may)));
        }
        rows_.player[at] = asked(game);
    }

    void note_end(std::size_t at) {
        const auto& state = games_[at].state;
        const SeatSet winners = Inside::winners(state);
        rows_.done[at] = 1;
        for (Seat seat = 0; seat < players_; ++seat) {
            const std::size_t place = at * static_cast<std::size_t>(players_) + seat;
            rows_.returns[place] = winners.has(seat) ? 1.0f / static_cast<float>(winners.size()) : 0.0f;
            rows_.scores[place] = static_cast<std::int16_t>(Inside::score(state, seat));
        }
    }

    void show(std::size_t at) {
        const One& game = games_[at];
        const Seat seat = rows_.player[at];
        if (plan_.masks) {
            const auto mask = std::span(rows_.mask)
                                  .subspan(at * Tensors::action_count)
                                  .template first<Tensors::action_count>();
            std::fill(mask.begin(), mask.end(), std::uint8_t{0});
            Tensors::write_mask(Inside::may(game.state, seat), game.begun, mask);
        }
        if (plan_.observations) {
            const auto size = static_cast<std::size_t>(Tensors::observation_size());
            const auto row = std::span(rows_.observation).subspan(at * size, size);
            std::fill(row.begin(), row.end(), std::uint8_t{0});
            Tensors::observe(Inside::see(game.state, Viewer::at_seat(seat), Finished::sealed), seat,
                             game.begun, tensors::Row(row));
        }
    }

    Simulation<Face> simulation_;
    BatchPlan plan_;
    int players_;
    FastRng rng_;   // what is dealt, and the bots' seeds
    FastRng dice_;  // of choose_anything
    std::vector<One> games_;
};

}  // namespace

Result<std::unique_ptr<Batch>, Wrong> Batch::of(const any::Options& options, const BatchPlan& plan) {
    using Made = Result<std::unique_ptr<Batch>, Wrong>;
    return any::with_part(options, [&]<class Face>(const auto& own) -> Made {
        if (auto wrong = Simulation<Face>::misfit(own)) return *wrong;
        if (plan.opponents.size() == static_cast<std::size_t>(own.players) &&
            std::all_of(plan.opponents.begin(), plan.opponents.end(),
                        [](const auto& one) { return one.has_value(); }))
            return Wrong{"somebody must be asked: not every seat can be a bot's"};
        return std::unique_ptr<Batch>(std::make_unique<BatchOf<Face>>(own, plan));
    });
}

}  // namespace scoville::python
