// Mogel in numbers: actions (`mogel-actions-1`) and what a seat sees (`mogel-obs-1`).
#pragma once

#include <optional>
#include <span>

#include "mogel/face/game.h"
#include "tensors/fields.h"

namespace scoville::tensors {

struct Mogel {
    using Face = mogel::Face;
    using Action = mogel::Action;
    using May = mogel::Legal;

    static constexpr std::string_view actions_name = "mogel-actions-1";
    static constexpr std::string_view observation_name = "mogel-obs-1";

    static constexpr int doubt = 0;
    static constexpr int lay = 1;  // + (card - 1) × 6 + said - 1
    static constexpr int action_count = lay + mogel::max_number * mogel::max_number;

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
    static void observe(const mogel::View& view, Seat seat, const Begun&, Row row);
};

}  // namespace scoville::tensors
