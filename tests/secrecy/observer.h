// Non-interference: a game is played to some point; then the cards an observer has not seen are permuted,
// the others' actions relabelled to match, answers still pending varied, and the game is run again. The
// observer must get the same bytes. A deliberate leak shows that the test would notice.
#pragma once

#include <string>

namespace scoville::testing {

// What an observation may be made to leak, as a control.
enum class Leak {
    none,
    next_card,
    top_card_length,
    others_hand_order,
    pending_answers,
    refusal_of_another_hand
};

}  // namespace scoville::testing
