#include "notation/any_out.h"

#include "any/face/rules.h"
#include "notation/of_game.h"

namespace scoville::notation {

void write_hands(JsonOut& out, const any::Hands& hands, const any::Options& options) {
    any::with_part(hands, [&]<class Face>(const auto& by_seat) {
        const auto rules = Face::ruleset(any::part<Face>(options));
        out.open_array();
        for (const auto& hand : by_seat) {
            out.open_array();
            for (const auto card : hand) out.word(Notation<Face>::card(card, rules).view());
            out.close_array();
        }
        out.close_array();
    });
}

void write_view(JsonOut& out, const any::View& view) {
    any::with_part(view, [&]<class Face>(const auto& one) { Notation<Face>::write_view(out, one); });
}

void write_game_name(JsonOut& out, const any::Options& options) {
    const any::Rules rules = any::rules_of(options);
    out.key("game").word(any::name_of(rules.kind));
    if (rules != any::first_rules(rules.kind)) out.key("rules").word(any::name_of(rules));
}

void write_options(JsonOut& out, const any::Options& options) {
    any::with_part(options, [&]<class Face>(const auto& one) { Notation<Face>::write_options(out, one); });
}

void write_move(JsonOut& out, Seat seat, const any::Action& action, const any::Options& options) {
    any::with_part(action, [&]<class Face>(const auto& one) {
        Notation<Face>::write_move(out, seat, one, Face::ruleset(any::part<Face>(options)));
    });
}

void write_action(JsonOut& out, const any::Action& action, const any::Options& options) {
    any::with_part(action, [&]<class Face>(const auto& one) {
        Notation<Face>::write_action(out, one, Face::ruleset(any::part<Face>(options)));
    });
}

void write_event(JsonOut& out, const any::SeenEvent& event, const any::Options& options) {
    any::with_part(event, [&]<class Face>(const auto& one) {
        Notation<Face>::write_event(out, one, Face::ruleset(any::part<Face>(options)));
    });
}

void write_may(JsonOut& out, const any::May& may, const any::Options& options) {
    any::with_part(may, [&]<class Face>(const auto& one) {
        Notation<Face>::write_may(out, one, Face::ruleset(any::part<Face>(options)));
    });
}

}  // namespace scoville::notation
