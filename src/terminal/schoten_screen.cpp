#include "notation/schoten_text.h"
#include "terminal/narrate.h"

namespace scoville::terminal {
namespace {

using namespace schoten;  // NOLINT(google-build-using-namespace)

std::string card_text(Card card, const Style& style) { return style.card(notation::text_of(card).view()); }

std::string colour_text(Colour colour, const Style& style) {
    constexpr std::string_view letters = "rygk";
    const std::string_view name = name_of(colour);
    // Painted like a card of that colour.
    std::string painted = style.card(letters.substr(static_cast<std::size_t>(colour), 1));
    const auto at = painted.find(letters[static_cast<std::size_t>(colour)]);
    return painted.replace(at, 1, name);
}

std::string counts_text(const ColourCounts& counts, const Style& style) {
    std::string text;
    for (const Colour colour : colours)
        text +=
            (text.empty() ? "" : ", ") + std::to_string(counts[colour]) + " " + colour_text(colour, style);
    return text;
}

class Teller {
public:
    Teller(const Company& company, const Style& style) : company_(company), style_(style) {}

    std::string operator()(const RoundStarted& e) const {
        std::string text = style_.strong("Round " + std::to_string(e.round + 1)) + ": " +
                           company_.does(e.starter, "lead", "leads") + ". Super trumps, high to low:";
        for (const Card card : e.ranking) text += " " + card_text(card, style_);
        return text;
    }
    std::string operator()(const Tipped&) const { return ""; }
    std::string operator()(const TipsShown& e) const {
        std::string text = "Tips:";
        for (int seat = 0; seat < e.tips.size(); ++seat)
            text += (seat > 0 ? ";" : "") + std::string(" ") + company_.who(static_cast<Seat>(seat)) +
                    ": most " + colour_text(e.tips[seat].most, style_) + ", fewest " +
                    colour_text(e.tips[seat].fewest, style_);
        return text + ".";
    }
    std::string operator()(const CardPlayed& e) const {
        return company_.does(e.seat, "play", "plays") + " " + card_text(e.card, style_) + ".";
    }
    std::string operator()(const TrickWon& e) const {
        return company_.does(e.seat, "take", "takes") + " the trick.";
    }
    std::string operator()(const Took& e) const {
        return company_.does(e.seat, "take", "takes") + " a " + colour_text(e.colour, style_) +
               " card from the rack.";
    }
    std::string operator()(const RoundScored& e) const {
        std::string text = "Points of the round:";
        for (int seat = 0; seat < e.points.size(); ++seat)
            text += " " + company_.who(static_cast<Seat>(seat)) + " " + std::to_string(e.points[seat]);
        return text + ".";
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
    std::string text = "\n" +
                       style.quiet("Round " + std::to_string(view.round + 1) + " of " +
                                   std::to_string(view.rounds) + ", rank") +
                       " ";
    for (const Card card : view.ranking) text += card_text(card, style) + " ";
    text += "\n";
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        text += (view.turn == seat ? " > " : "   ") + std::to_string(seat) + " " + company.who(seat) + ": " +
                std::to_string(view.scores[seat]) + " points";
        if (view.tips[seat].known)
            text += ", most " + colour_text(view.tips[seat].tip.most, style) + ", fewest " +
                    colour_text(view.tips[seat].tip.fewest, style);
        text += "; collected " + counts_text(view.collections[seat], style);
        if (seat != company.me) text += "; holds " + counts_text(view.hands[seat].backs, style);
        if (view.over && view.winners.has(seat)) text += ", wins";
        text += "\n";
    }
    text += "Rack: " + counts_text(view.rack, style) + "\nTrick: ";
    for (const TrickCard& played : view.trick)
        text += card_text(played.card, style) + style.quiet("(" + company.who(played.seat) + ") ");
    text += "\nYour hand: ";
    view.hands[company.me].for_each_card([&](Card card) { text += card_text(card, style) + " "; });
    return text + "\n";
}

}  // namespace scoville::terminal
