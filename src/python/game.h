// One game as a program in Python holds it: a value that is stepped by the numbers of its actions, copied,
// looked at from any seat, and written down as a record.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "any/inside/game.h"
#include "base/result.h"
#include "tensors/of_game.h"

namespace scoville::python {

// What is wrong with what was asked for; Python gets it as ValueError.
struct Wrong {
    std::string sentence;
};

template <class Face>
using BegunOf = typename tensors::TensorsOf<Face>::Begun;

struct Move {
    Seat seat;
    any::Action action;
};

// Which game it is: a copy is another one, whatever it has in common.
class Identity {
public:
    Identity() : number_(another()) {}
    Identity(const Identity&) : number_(another()) {}
    Identity(Identity&&) noexcept = default;
    Identity& operator=(const Identity&) {
        number_ = another();
        return *this;
    }
    Identity& operator=(Identity&&) noexcept = default;
    ~Identity() = default;
    std::uint64_t number() const { return number_; }

private:
    static std::uint64_t another();
    std::uint64_t number_;
};

class Game {
public:
    // Keys are drawn from the seed, a number that anyone may know: nobody has to trust these deals.
    static Result<Game, Wrong> deal(std::string_view game, std::string_view options, std::uint64_t seed);
    // As far as it goes, or its first `until` actions.
    static Result<Game, Wrong> load(std::string_view record, std::size_t until);

    any::Kind kind() const { return any::kind_of(options_); }
    int players() const { return game_.players(); }
    bool over() const { return game_.over(); }
    // Who is asked: of several the first; none once over.
    Seat current() const;
    SeatSet awaited() const { return game_.awaited(); }

    std::vector<std::uint8_t> mask(Seat seat) const;
    std::vector<int> legal(Seat seat) const;
    bool allows(Seat seat, int number) const;
    std::optional<Wrong> choose(Seat seat, int number);
    // As in a record, without its seat; also faults (M1), which have no number.
    std::optional<Wrong> act(Seat seat, std::string_view action);
    // As in a record; of a number that is no whole action (V4), what it would be without extras.
    Result<std::string, Wrong> text_of(Seat seat, int number) const;

    void observe(Seat seat, std::span<std::uint8_t> row) const;
    std::string view(Viewer viewer) const;
    std::string record() const;
    std::vector<double> returns() const;
    std::vector<int> scores() const;

    // For players that listen.
    std::uint64_t identity() const { return identity_.number(); }
    const any::Game& inside() const { return game_; }
    const any::Events& events() const { return events_; }
    template <class Face>
    const BegunOf<Face>& begun() const {
        return any::part<Face>(begun_);
    }
    Seat beginner() const { return beginner_; }

private:
    using Keys = std::shared_ptr<const std::vector<fair::DealKey>>;
    Game(const any::Options& options, Keys keys);
    std::optional<Wrong> act(Seat seat, const any::Action& action);
    bool has_begun(Seat seat) const { return beginner_ == seat; }

    Identity identity_;
    any::Options options_;
    Keys keys_;
    any::Events events_;
    any::Game game_;
    std::vector<Move> moves_;
    // What `beginner_` has chosen of an action that is not whole yet.
    any::OneOf<BegunOf> begun_;
    Seat beginner_ = no_seat;
};

// What Python calls a game and its options, as the rules know them.
Result<any::Options, Wrong> options_of(std::string_view game, std::string_view options);

}  // namespace scoville::python
