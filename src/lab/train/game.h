// One game of self-play: straight on the rules, every seat seeing only its view. Seats that learn leave
// samples; others are old nets or built-in bots. It stops where nets are asked, so that the questions of many
// games can be answered together.
#pragma once

#include <array>
#include <memory>

#include "bots/master/spicy.h"
#include "lab/train/sample.h"
#include "lab/train/tables.h"
#include "spicy/face/legal.h"
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

// What a net is asked; its inputs lie in a list that is shared by all questions of the moment.
struct Question {
    int game = 0;
    int place = 0;  // among those the game asks now
    const bots::Net* net = nullptr;
    float temperature = 1;
    bots::Menu menu;
    bots::SpiceSlots slots;
    spicy::Legal legal;
    std::uint32_t features = 0;
    std::uint32_t feature_count = 0;
};
struct Questions {
    std::vector<Question> list;
    std::vector<bots::Feature> features;

    bots::Features inputs(const Question& question) const {
        return {features.data() + question.features, question.feature_count};
    }
    void clear() {
        list.clear();
        features.clear();
    }
};

class TrainGame {
public:
    void begin(const TrainTable& table, TrainSeats seats, const TrainReward& reward, std::uint64_t seed);
    bool over() const { return state_.over(); }

    // Goes on until nets have to answer, and asks them as game number `game`; asks nothing once it is over.
    void ask(int game, Questions& questions);
    FastRng& rng() { return rng_; }
    void answer(const Question& question, const bots::Picked& picked, bots::Features inputs);
    // All have answered.
    void act();

    int decisions() const { return decisions_; }
    std::size_t samples() const { return kept_.samples.size(); }
    // Once over: its samples with what they brought.
    const Experience& finish();

    // The sink of the rules.
    static constexpr bool listens = true;
    void tell(const spicy::Event& event);

private:
    struct Asked {
        Seat seat = 0;
        spicy::Action action;
    };
    void ask_seat(Seat seat, int game, Questions& questions);
    void keep(const Question& question, Seat seat, const bots::Picked& picked, bots::Features inputs);

    spicy::State state_;
    TrainSeats seats_;
    TrainReward reward_;
    FastRng rng_{0};
    std::array<bots::MasterMemory, max_seats> memories_;
    InlineVec<Asked, max_seats> asked_;
    Experience kept_;
    int decisions_ = 0;
    bots::FeatureList features_;
};

}  // namespace scoville::lab
