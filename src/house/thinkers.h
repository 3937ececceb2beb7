// Who thinks for the bots of the house. What a bot is given and asked is data, so that it may think anywhere:
// on another thread, in another worker of a browser, in another process.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "any/face/kind.h"
#include "base/seat.h"

namespace scoville::house {

// One bot at one seat in one game. The same brief, stories and questions give the same answers, wherever it
// thinks.
struct Brief {
    any::Options options;  // settled
    Seat seat = no_seat;
    std::string level;
    std::uint64_t seed = 0;
};

// What a bot is to decide, with all its seat may know.
struct Question {
    std::vector<any::SeenEvent> story;  // what its seat saw since its last question
    any::View view;
    any::May may;
};

// A bot's memory of its game, kept where it thinks. Letting go of it ends it: what it was asked is answered
// no more.
class Mind {
public:
    using Then = std::function<void(const any::Action&)>;

    Mind() = default;
    Mind(const Mind&) = delete;
    Mind& operator=(const Mind&) = delete;
    virtual ~Mind() = default;

    // Returns at once. One mind answers in the order in which it is asked; several think side by side. The
    // answer comes once, in a later turn of the house (Hours::post). It may never come: a table waits for no
    // bot longer than Timing::stuck_bot.
    virtual void think(Question question, Then then) = 0;
};

class Thinkers {
public:
    Thinkers() = default;
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;
    virtual ~Thinkers() = default;

    // None if there is no such level. A mind may outlive its thinkers; it answers no more then.
    virtual std::unique_ptr<Mind> mind(const Brief& brief) = 0;
};

}  // namespace scoville::house
