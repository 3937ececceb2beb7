#include "notation/spicy_text.h"
#include "terminal/narrate.h"

namespace scoville::terminal {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)

std::string count(int n, const std::string& noun) {
    return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

class Teller {
public:
    Teller(const Company& company, const Box& box, const Style& style)
        : company_(company), box_(box), style_(style) {}

    std::string operator()(const Started& e) const { return company_.does(e.first, "start", "starts") + "."; }
    std::string operator()(const Played& e) const {
        std::string text = company_.does(e.seat, e.copy ? "copy" : "play", e.copy ? "copies" : "plays") +
                           " a card, saying " + said(e.declared);
        if (!e.card.is_hidden()) text += style_.quiet(" (it is ") + card(e.card) + style_.quiet(")");
        if (!e.extras.empty()) text += ", with " + count(e.extras.size(), "card") + " under it";
        return text + (e.last ? ". " + style_.strong("Last card!") : ".");
    }
    std::string operator()(const TookBack& e) const {
        return company_.does(e.seat, "take", "takes") + " the card back: " +
               (e.why == TakenBack::invalid_declaration ? "an invalid declaration (S10)."
                                                        : "the last card was not announced (S19).");
    }
    std::string operator()(const Passed& e) const { return company_.does(e.seat, "pass", "passes") + "."; }
    std::string operator()(const Drew& e) const {
        std::string text = company_.does(e.seat, "draw", "draws") + " " + count(e.count, "card");
        for (const Card drawn : e.cards) text += " " + card(drawn);
        return text + ".";
    }
    std::string operator()(const Peeked& e) const {
        return company_.does(e.seat, "peek", "peeks") + ", which costs a card (S12).";
    }
    std::string operator()(const Answered&) const { return ""; }
    std::string operator()(const Declined& e) const {
        return company_.does(e.seat, "let", "lets") + " it go.";
    }
    std::string operator()(const Challenged& e) const {
        const std::string what = e.trait == Trait::number  ? "Wrong number!"
                                 : e.trait == Trait::spice ? "Wrong spice!"
                                                           : "Wrong!";
        return company_.who(e.seat) + ": " + style_.strong(what);
    }
    std::string operator()(const Revealed& e) const {
        return "The card is " + card(e.card) + ", declared " + said(e.declared) + ". " +
               company_.does(e.winner, "win", "wins") + " the challenge.";
    }
    std::string operator()(const StackWon& e) const {
        return company_.does(e.seat, "take", "takes") + " " + count(e.cards.spice + e.cards.total, "card") +
               (e.raid ? " by raid." : ".");
    }
    std::string operator()(const LastCardStood&) const { return "Nobody challenges the last card."; }
    std::string operator()(const TrophyWon& e) const {
        return style_.strong(company_.does(e.seat, "win", "wins") + " a trophy!");
    }
    std::string operator()(const TotalWildOffered&) const { return ""; }
    std::string operator()(const TotalWildChosen& e) const {
        return company_.does(e.seat, e.taken ? "take" : "leave", e.taken ? "takes" : "leaves") +
               " a total wild.";
    }
    std::string operator()(const GameOver& e) const {
        switch (e.reason) {
            case EndReason::trophies_won: return "The game is over: a second trophy.";
            case EndReason::trophies_gone: return "The game is over: the last trophy is taken.";
            case EndReason::end_card: return "The game is over: the end card is on top.";
            case EndReason::none: break;
        }
        return "The game is over.";
    }

private:
    std::string card(Card c) const { return style_.card(notation::text_of(c, box_).view()); }
    std::string said(Declaration d) const { return style_.card(notation::text_of(d, box_).view()); }
    const Company& company_;
    const Box& box_;
    const Style& style_;
};

std::string padded(std::string text, std::size_t width) {
    if (text.size() < width) text.append(width - text.size(), ' ');
    return text;
}

std::string show_seat(const View& view, Seat seat, const Company& company) {
    std::string line = view.turn == seat ? " > " : "   ";
    line += padded(std::to_string(seat) + " " + company.who(seat), 24) +
            padded(count(view.hands[seat].size, "card"), 10);
    line += padded("won " + std::to_string(view.won[seat].spice + view.won[seat].total), 9);
    if (view.trophies[seat] > 0)
        line += std::to_string(view.trophies[seat]) + (view.trophies[seat] == 1 ? " trophy " : " trophies ");
    if (view.hands[seat].total_wilds > 0) line += "holds a total wild ";
    if (view.paw == seat) line += "paw on the stack ";
    if (view.over)
        line +=
            "= " + std::to_string(view.scores[seat]) + " points" + (view.winners.has(seat) ? ", wins" : "");
    return line;
}

}  // namespace

std::string narrate(const SeenEvent& event, const Company& company, const Box& box, const Style& style) {
    return std::visit(Teller(company, box, style), event);
}

std::string show(const View& view, const Company& company, const Style& style) {
    const Box& box = view.rules.box;
    std::string text = "\n" +
                       style.quiet("Draw deck " + std::to_string(view.draw) + ", about " +
                                   std::to_string(view.above_end) + " to the end") +
                       "\n";
    for (Seat seat = 0; seat < view.rules.players; ++seat) text += show_seat(view, seat, company) + "\n";
    text += "Stack: ";
    if (view.stack.empty()) text += "empty";
    for (const SeenStackCard& card : view.stack) {
        if (card.extra) continue;
        text += style.card(notation::text_of(card.declared, box).view()) + (card.copy ? "*" : "");
        text += style.quiet(card.seat == company.me ? "(yours) " : " ");
    }
    return text + "\n" + show_hand(view, company, style);
}

std::string show_hand(const View& view, const Company& company, const Style& style) {
    std::string text = "Your hand: ";
    view.hands[company.me].cards.for_each_card(
        [&](Card card) { text += style.card(notation::text_of(card, view.rules.box).view()) + " "; });
    return text + "\n";
}

}  // namespace scoville::terminal
