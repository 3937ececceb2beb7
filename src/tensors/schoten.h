// Scharfe Schoten in numbers, for programs that learn: actions (`schoten-actions-1`) and what a seat sees
// (`schoten-obs-1`). Made from the face only.
#pragma once

#include <optional>
#include <span>

#include "schoten/face/game.h"
#include "tensors/fields.h"

namespace scoville::tensors {

struct Schoten {
    using Face = schoten::Face;
    using Action = schoten::Action;
    using May = schoten::Legal;

    static constexpr std::string_view actions_name = "schoten-actions-1";
    static constexpr std::string_view observation_name = "schoten-obs-1";

    static constexpr int tip = 0;                                               // + most × 4 + fewest
    static constexpr int card = schoten::colour_count * schoten::colour_count;  // + card
    static constexpr int take = card + schoten::card_count;                     // + colour
    static constexpr int action_count = take + schoten::colour_count;

    // Every action is one number.
    struct Begun {};

    static void write_mask(const May& may, const Begun&, std::span<std::uint8_t, action_count> mask);
    static bool allows(const May& may, const Begun&, int number);
    static int count(const May& may, const Begun&);
    static int nth(const May& may, const Begun&, int n);
    static std::optional<Action> choose(const May& may, Begun&, int number);
    static int number_of(const Action& action);
    static std::vector<int> numbers_of(const May&, const Action& action) { return {number_of(action)}; }

    static int observation_size();
    static std::vector<Field> fields();
    static void observe(const schoten::View& view, Seat seat, const Begun&, Row row);
};

}  // namespace scoville::tensors
