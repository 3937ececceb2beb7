// When bots are asked, and when they are given up. How long they take is drawn before they look, so that it
// tells nothing.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "base/fast_rng.h"
#include "base/seat.h"
#include "table/effects.h"
#include "table/time.h"

namespace scoville::table {

class BotDesk {
public:
    explicit BotDesk(std::uint64_t seed) : rng_(seed) {}

    // What decides whether a bot is to be asked.
    struct Scene {
        int players;
        SeatSet driven;   // by bots
        SeatSet awaited;  // by the game
        int top;          // the number of the card on top
        bool live;        // others may react to it
        std::function<bool(Seat)> may_react;
        Millis window;        // how long they may
        Millis window_until;  // the present one
        Millis not_before;
    };
    // A bot is asked once about each card it could react to, and whenever the game waits for it.
    void arm(const Scene& scene, const Timing& timing, Now now);
    void clear() { bots_ = {}; }

    // Those whose delay is over are asked now.
    void ask(int players, Millis give_up_after, Now now, std::vector<BotAsked>& asked);
    // What they think about they decide now.
    void hurry(Now now);
    // One of them may still react to the card on top.
    bool reacting() const;
    // The card that the question was about; none if it was not asked, or is gone.
    std::optional<int> answered(Seat seat, std::uint64_t number);
    // The next one that has had its time; it has decided about its card.
    std::optional<Seat> given_up(int players, Now now);

    // When something is due; while slaps are collected bots still think.
    Millis next(bool only_thinking) const;
    bool resting() const;

private:
    struct BotSeat {
        enum class Stage : std::uint8_t { free, thinking, asked } stage = Stage::free;
        std::uint64_t number = 0;
        Millis due = never;    // thinking: when it is asked; asked: when it is given up
        int top = 0;           // what it was asked about
        bool awaited = false;  // and whether it was awaited then
        int reacted_to = -1;   // what it has already decided about
    };
    Millis draw_delay(Millis least, Millis most);
    std::optional<Millis> due_for(Seat seat, const Scene& scene, const Timing& timing, Now now);
    int decided(BotSeat& bot);

    FastRng rng_;
    std::array<BotSeat, max_seats> bots_{};
    std::uint64_t asks_ = 0;
};

}  // namespace scoville::table
