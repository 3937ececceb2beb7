// One game of self-play: straight on the rules, every seat seeing only its view. Seats that learn leave
// samples; others are old nets or built-in bots.
#pragma once

#include <array>
#include <memory>

#include "bots/master/spicy.h"
#include "lab/train/sample.h"
#include "lab/train/tables.h"
#include "spicy/inside/event.h"

namespace scoville::lab {

// Who sits on a seat: a net that learns or not, or a bot.
struct TrainSeat {
    const bots::Net* net = nullptr;
    bool learns = false;
    float temperature = 1;  // of a net that does not learn
    std::unique_ptr<bots::SpicyBot> bot;
};
using TrainSeats = std::array<TrainSeat, max_seats>;

struct TrainReward {
    float score = 0.1F;  // what the points count beside the win
    float keep = 0.35F;  // of reactions that let a card go
    float lambda = 0.95F;
};

struct TrainOutcome {
    std::array<float, max_seats> share{};  // of the win
    int decisions = 0;
};

class TrainGame {
public:
    TrainGame(const bots::Net& critic, const TrainReward& reward) : critic_(critic), reward_(reward) {}

    // Adds the samples of the seats that learn.
    TrainOutcome play(const TrainTable& table, TrainSeats& seats, FastRng& rng, Experience& experience);

    // The sink of the rules.
    static constexpr bool listens = true;
    void tell(const spicy::Event& event);

private:
    spicy::Action decide(Seat seat, FastRng& rng, Experience& experience);
    spicy::Action think(const bots::SpicyAsk& ask, FastRng& rng, Experience& experience);
    void keep(const bots::SpicyAsk& ask, const bots::SpiceSlots& slots, const bots::Menu& menu,
              const bots::Picked& picked, FastRng& rng, Experience& experience);
    void settle(Experience& experience, std::size_t from, const std::array<float, max_seats>& rewards);

    const bots::Net& critic_;
    TrainReward reward_;
    spicy::State state_;
    TrainSeats* seats_ = nullptr;
    std::array<bots::MasterMemory, max_seats> memories_;
    bots::FeatureList features_;
    bots::Net::Hidden hidden_;
    bots::Weighing weighing_;
    bots::OutputValues outputs_{};
};

}  // namespace scoville::lab
