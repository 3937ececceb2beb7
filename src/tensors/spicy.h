// Spicy in numbers, for programs that learn: every action has a number that stays the same for ever
// (`spicy-actions-1`), and what a seat sees is a row of bytes (`spicy-obs-1`). Made from the face only.
//
// Extras (V4) are chosen one after another: who declares a 5 that may take extras is asked again by the same
// mask, until it says "no more" or has all it may have. So the numbers are 1,065 and not half a million.
#pragma once

#include <optional>
#include <span>

#include "spicy/face/game.h"
#include "tensors/fields.h"

namespace scoville::tensors {

struct Spicy {
    using Face = spicy::Face;
    using Action = spicy::Action;
    using May = spicy::May;

    static constexpr std::string_view actions_name = "spicy-actions-1";
    static constexpr std::string_view observation_name = "spicy-obs-1";

    // The numbers, in order.
    static constexpr int pass = 0, let = 1, let_standing = 2;
    static constexpr int call_wrong = 3, call_number = 4, call_spice = 5;
    static constexpr int leave_total_wild = 6, take_total_wild = 7;
    static constexpr int no_more_extras = 8;
    static constexpr int extra = 9;                         // + card
    static constexpr int copy = extra + spicy::card_kinds;  // + card
    static constexpr int play = copy + spicy::card_kinds;   // + card × 30 + spice × 10 + number - 1
    static constexpr int action_count = play + spicy::card_kinds * 30;

    // An action that its seat has begun: extras may follow.
    struct Begun {
        std::optional<Action> action;
    };

    // The row is 0 before.
    static void write_mask(const May& may, const Begun& begun, std::span<std::uint8_t, action_count> mask);
    // Whether the mask has it.
    static bool allows(const May& may, const Begun& begun, int number);
    // How many numbers are allowed, and the nth of them in order.
    static int count(const May& may, const Begun& begun);
    static int nth(const May& may, const Begun& begun, int n);
    // None while extras may follow. The number must be allowed.
    static std::optional<Action> choose(const May& may, Begun& begun, int number);
    // The numbers that an action is, one after another; empty for a fault, which has none.
    static std::vector<int> numbers_of(const May& may, const Action& action);

    static int observation_size();
    static std::vector<Field> fields();
    static void observe(const spicy::View& view, Seat seat, const Begun& begun, Row row);
};

}  // namespace scoville::tensors
