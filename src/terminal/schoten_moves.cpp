#include "notation/schoten_text.h"
#include "terminal/moves.h"
#include "terminal/words.h"

namespace scoville::terminal {
namespace {

using namespace schoten;  // NOLINT(google-build-using-namespace)
using Read = Result<Action, std::string>;

Read read_any(const std::vector<std::string>& words, const Legal& legal) {
    if (words.empty()) return std::string("Type a move, or ? for what is possible.");
    if (legal.tip) {
        const std::size_t at = words[0] == "tip" ? 1 : 0;
        const auto most = words.size() > at ? colour_named(words[at]) : std::nullopt;
        const auto fewest = words.size() > at + 1 ? colour_named(words[at + 1]) : std::nullopt;
        if (!most || !fewest) return std::string("Name two colours, most and fewest: tip red green");
        return Action::tip(*most, *fewest);
    }
    const std::string& last = words.back();
    if (const auto colour = colour_named(last)) return Action::take(*colour);
    if (const auto card = notation::schoten_card_from(letter_first(last))) return Action::play(*card);
    return "\"" + last + "\" is neither a card (r9) nor a colour (red).";
}

}  // namespace

Read read_move(std::string_view typed, const Legal& legal) {
    auto action = read_any(words_of(typed), legal);
    if (!action) return action;
    bool listed = false;
    for_each_action(legal, [&](Action possible) { listed |= possible == *action; });
    if (!listed) return std::string("That is not possible now. Type ? to see what is.");
    return action;
}

std::vector<std::string> possible_moves(const Legal& legal) {
    std::vector<std::string> moves;
    for_each_action(legal, [&](Action action) {
        switch (action.what) {
            case Do::tip:
                moves.push_back("tip " + std::string(name_of(action.tips.most)) + " " +
                                std::string(name_of(action.tips.fewest)));
                break;
            case Do::card: moves.emplace_back(notation::text_of(action.card).view()); break;
            case Do::take: moves.push_back("take " + std::string(name_of(action.colour))); break;
        }
    });
    return moves;
}

}  // namespace scoville::terminal
