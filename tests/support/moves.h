// Plays from what a table says is legal, and nothing else.
#pragma once

#include <optional>
#include <random>

#include <boost/json.hpp>

namespace scoville::test {

namespace json = boost::json;
using Object = json::object;

class Dice {
public:
    explicit Dice(unsigned seed) : engine_(seed) {}
    std::size_t below(std::size_t n) { return engine_() % n; }
    bool one_in(std::size_t n) { return below(n) == 0; }
    const json::value& of(const json::array& list) { return list[below(list.size())]; }

private:
    std::mt19937 engine_;
};

// None: nothing has to be done, and nothing was felt like. `awaited`: the table waits for this seat's answer;
// letting a card be is always possible (P2), and only then needed.
std::optional<Object> choose(const Object& legal, bool awaited, Dice& dice);

// A play of the first card with the first declaration that may be said.
Object first_play(const Object& legal);
Object challenge_of(const json::value& trait);

}  // namespace scoville::test
