// A person's client in memory that knows no rules: asks, folds what it is told, and does what is legal as its
// dice fall.
#pragma once

#include <map>
#include <string>

#include "fair/commit.h"
#include "fair/seeded_chance.h"
#include "tests/house/still_house.h"
#include "tests/support/moves.h"

namespace scoville::house::test {

using scoville::test::Object;
namespace json = boost::json;

class Player {
public:
    Player(StillHouse& house, std::string who, unsigned seed);

    void connect();
    void drop();
    // Connects again, as the same person, and opens the table from the last event it has.
    void come_back();
    // The answer, which comes without time passing, or nothing ("sent" comes first in live pace).
    Object ask(Object request);
    // Does what is legal, while time passes, until it is true.
    template <class Done>
    void play_until(Done done) {
        for (int steps = 0; !done() && steps < most_steps; ++steps)
            if (!act()) house_.move_to(house_.next());
    }

    // Does what is legal now, once.
    void play_once() { act(); }

    void listen();
    const Object& room() const { return room_; }
    const Object& you() const { return you_; }
    const json::value& game() const { return game_; }
    std::string phase() const { return room_.empty() ? "" : std::string(room_.at("phase").as_string()); }
    std::uint32_t event() const { return event_; }
    int heard(std::string_view type) const;

    std::string token, table, code;

private:
    static constexpr int most_steps = 50'000;
    bool act();
    void take_in(const Object& message);
    void bring_share();
    std::string send(Object request);
    const Object& legal() const;
    int seat() const;
    bool awaited() const;

    StillHouse& house_;
    std::string who_;
    scoville::test::Dice dice_;
    fair::SeededChance chance_;
    std::size_t listened_ = 0;
    Object room_, you_;
    json::value game_;
    std::uint32_t event_ = 0;
    std::uint32_t decided_ = 0;
    int asked_ = 0;
    std::string pending_;
    std::map<std::string, Object> answers_;
    std::map<std::string, int> heard_;
    std::string share_, shared_for_;
};

}  // namespace scoville::house::test
