#include "notation/any_out.h"

#include "notation/legal_out.h"
#include "notation/schoten_out.h"
#include "notation/schoten_text.h"
#include "notation/spicy_out.h"
#include "notation/spicy_text.h"

namespace scoville::notation {
namespace {

spicy::Box box_of(const any::Options& options) {
    const auto& spicy = std::get<spicy::Options>(options);
    return spicy::ruleset_of({.players = spicy.players, .edition = spicy.edition}).box;
}

template <class... F>
struct Either : F... {
    using F::operator()...;
};

}  // namespace

void write_hands(JsonOut& out, const any::Hands& hands, const any::Options& options) {
    const auto write = [&](const auto& by_seat, auto&& name) {
        out.open_array();
        for (const auto& hand : by_seat) {
            out.open_array();
            for (const auto card : hand) out.word(name(card).view());
            out.close_array();
        }
        out.close_array();
    };
    std::visit(Either{[&](const std::vector<std::vector<spicy::Card>>& one) {
                          const spicy::Box box = box_of(options);
                          write(one, [&](spicy::Card card) { return text_of(card, box); });
                      },
                      [&](const std::vector<std::vector<schoten::Card>>& one) {
                          write(one, [](schoten::Card card) { return text_of(card); });
                      }},
               hands);
}

void write_view(JsonOut& out, const any::View& view) {
    std::visit(Either{[&](const spicy::View& one) { write_spicy_view(out, one); },
                      [&](const schoten::View& one) { write_schoten_view(out, one); }},
               view);
}

void write_options(JsonOut& out, const any::Options& options) {
    std::visit(Either{[&](const spicy::Options& one) { write_spicy_options(out, one); },
                      [&](const schoten::Options& one) { write_schoten_options(out, one); }},
               options);
}

void write_move(JsonOut& out, Seat seat, const any::Action& action, const any::Options& options) {
    std::visit(Either{[&](const spicy::Action& one) { write_spicy_move(out, seat, one, box_of(options)); },
                      [&](const schoten::Action& one) { write_schoten_move(out, seat, one); }},
               action);
}

void write_action(JsonOut& out, const any::Action& action, const any::Options& options) {
    constexpr std::string_view seat = "\"seat\":0,";
    std::string move;
    JsonOut whole(move);
    write_move(whole, 0, action, options);
    move.erase(1, seat.size());
    out.raw(move);
}

void write_event(JsonOut& out, const any::SeenEvent& event, const any::Options& options) {
    std::visit(Either{[&](const spicy::SeenEvent& one) { write_spicy_event(out, one, box_of(options)); },
                      [&](const schoten::SeenEvent& one) { write_schoten_event(out, one); }},
               event);
}

void write_may(JsonOut& out, const any::May& may, const any::Options& options) {
    std::visit(Either{[&](const any::SpicyMay& one) {
                          write_spicy_legal(out, one.legal, one.faults, box_of(options));
                      },
                      [&](const schoten::Legal& one) { write_schoten_legal(out, one); }},
               may);
}

}  // namespace scoville::notation
