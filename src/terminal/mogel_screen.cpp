#include "notation/mogel_text.h"
#include "terminal/narrate.h"

namespace scoville::terminal {
namespace {

using namespace mogel;  // NOLINT(google-build-using-namespace)

std::string card_text(Card card, const Style& style) { return style.card(notation::text_of(card).view()); }

class Teller {
public:
    Teller(const Company& company, const Style& style) : company_(company), style_(style) {}
    std::string operator()(const Started& e) const { return company_.does(e.first, "begin", "begins") + "."; }
    std::string operator()(const Laid& e) const {
        return company_.does(e.seat, "lay", "lays") + " " + card_text(e.card, style_) + ": \"" +
               std::to_string(e.said) + "\".";
    }
    std::string operator()(const Doubted& e) const { return company_.does(e.seat, "doubt", "doubts") + "."; }
    std::string operator()(const Shown& e) const { return "It is " + card_text(e.card, style_) + "."; }
    std::string operator()(const Took& e) const {
        return company_.does(e.seat, "take", "takes") + " " + std::to_string(e.cards) + " cards.";
    }
    std::string operator()(const GameOver&) const { return "The game is over."; }

private:
    const Company& company_;
    const Style& style_;
};

}  // namespace

std::string narrate(const SeenEvent& event, const Company& company, const Style& style) {
    return std::visit(Teller(company, style), event);
}

std::string show(const View& view, const Company& company, const Style& style) {
    std::string text = "\n";
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        text += (view.turn == seat ? " > " : "   ") + std::to_string(seat) + " " + company.who(seat) + ": " +
                std::to_string(view.scores[seat]) + " points\n";
    text += "Pile: " + std::to_string(view.pile) + " cards\nYour hand: ";
    view.hands[company.me].for_each_card([&](Card card) { text += card_text(card, style) + " "; });
    return text + "\n";
}

}  // namespace scoville::terminal
