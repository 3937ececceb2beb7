#include "notation/mogel_text.h"
#include "terminal/moves.h"
#include "terminal/words.h"

namespace scoville::terminal {

using mogel::Action;
using mogel::Card;

Result<Action, std::string> read_move(std::string_view typed, const mogel::Legal& legal) {
    const auto words = words_of(typed);
    if (words.empty()) return std::string("Type a move, or ? for what is possible.");
    bool listed = false;
    Action found;
    mogel::for_each_action(legal, [&](Action action) {
        const bool same = action.what == mogel::Do::doubt
                              ? words.size() == 1 && words[0] == "doubt"
                              : words.size() == 3 && words[1] == "as" &&
                                    words[0] == std::to_string(action.card.number) &&
                                    words[2] == std::to_string(action.said);
        if (!same) return;
        listed = true;
        found = action;
    });
    if (!listed) return std::string("That is not possible now. Type ? to see what is.");
    return found;
}

std::vector<std::string> possible_moves(const mogel::Legal& legal) {
    std::vector<std::string> moves;
    mogel::for_each_action(legal, [&](Action action) {
        moves.push_back(action.what == mogel::Do::doubt ? "doubt"
                                                        : std::to_string(action.card.number) + " as " +
                                                              std::to_string(action.said));
    });
    return moves;
}

}  // namespace scoville::terminal
