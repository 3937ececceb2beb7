#include "notation/legal_out.h"

#include "notation/schoten_text.h"
#include "notation/spicy_text.h"

namespace scoville::notation {
namespace {

void write_cards(JsonOut& out, const spicy::Hand& cards, const spicy::Box& box) {
    out.open_array();
    cards.for_each_card([&](spicy::Card card) { out.word(text_of(card, box).view()); });
    out.close_array();
}

void write_declarations(JsonOut& out, spicy::DeclarationSet declarations, const spicy::Box& box) {
    out.open_array();
    for (const int index : declarations)
        out.word(text_of(spicy::Declaration{static_cast<std::uint8_t>(index)}, box).view());
    out.close_array();
}

// V4: which numbers take extras, and how many.
void write_extras(JsonOut& out, const spicy::Legal& legal) {
    if (legal.extras_on.empty()) return;
    out.key("extras").open_object().key("on").open_array();
    for (const int number : legal.extras_on) out.number(number);
    out.close_array().key("max").number(legal.max_extras).close_object();
}

void write_play(JsonOut& out, const spicy::Legal& legal, const spicy::Box& box) {
    out.key("play").open_object();
    write_cards(out.key("cards"), legal.cards, box);
    write_declarations(out.key("declare"), legal.declarations, box);
    if (legal.last) out.key("last").boolean(true);
    write_extras(out, legal);
    out.close_object();
}

void write_copy(JsonOut& out, const spicy::Legal& legal, const spicy::Box& box) {
    out.key("copy").open_object();
    write_cards(out.key("cards"), legal.copies, box);
    out.key("declared").word(text_of(legal.copied, box).view());
    if (legal.last) out.key("last").boolean(true);
    write_extras(out, legal);
    out.close_object();
}

void write_challenges(JsonOut& out, spicy::TraitSet traits) {
    out.key("challenge").open_array();
    for (const int trait : traits) switch (static_cast<spicy::Trait>(trait)) {
            case spicy::Trait::number: out.word("number"); break;
            case spicy::Trait::spice: out.word("spice"); break;
            case spicy::Trait::none: out.null(); break;  // V7: no trait is named
        }
    out.close_array();
}

// M1: what strict manners accept and punish.
void write_faults(JsonOut& out, const spicy::Faults& faults, const spicy::Box& box) {
    out.key("faults").open_object();
    if (!faults.declarations.empty()) write_declarations(out.key("declare"), faults.declarations, box);
    if (faults.unannounced) out.key("unannounced").boolean(true);
    if (faults.unannounced_copy) out.key("unannouncedCopy").boolean(true);
    if (faults.blind_challenge) out.key("blindChallenge").boolean(true);
    if (faults.peek) out.key("peek").boolean(true);
    out.close_object();
}

bool any(const spicy::Faults& faults) {
    return !faults.declarations.empty() || faults.unannounced || faults.unannounced_copy ||
           faults.blind_challenge || faults.peek;
}

}  // namespace

void write_spicy_legal(JsonOut& out, const spicy::Legal& legal, const spicy::Faults& faults,
                       const spicy::Box& box) {
    out.open_object();
    if (legal.pass) out.key("pass").boolean(true);
    if (!legal.cards.empty()) write_play(out, legal, box);
    if (!legal.challenges.empty()) write_challenges(out, legal.challenges);
    if (!legal.copies.empty()) write_copy(out, legal, box);
    if (legal.let) out.key("let").boolean(true);
    if (legal.standing) out.key("standing").boolean(true);
    if (legal.choose) out.key("totalWild").boolean(true);
    if (any(faults)) write_faults(out, faults, box);
    out.close_object();
}

void write_schoten_legal(JsonOut& out, const schoten::Legal& legal) {
    out.open_object();
    if (legal.tip) out.key("tip").boolean(true);
    if (!legal.cards.empty()) {
        out.key("cards").open_array();
        legal.cards.for_each_card([&](schoten::Card card) { out.word(text_of(card).view()); });
        out.close_array();
    }
    if (!legal.take.empty()) {
        out.key("take").open_array();
        for (const int colour : legal.take) out.word(schoten::name_of(static_cast<schoten::Colour>(colour)));
        out.close_array();
    }
    out.close_object();
}

}  // namespace scoville::notation
