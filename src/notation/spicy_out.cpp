#include "notation/spicy_out.h"

#include "notation/seats_out.h"
#include "notation/spicy_text.h"
#include "notation/spicy_verbs.h"

namespace scoville::notation {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)

void write_hand(JsonOut& out, const SeenHand& hand, const Box& box) {
    if (!hand.open) {
        out.number(hand.size);
        return;
    }
    out.open_array();
    hand.cards.for_each_card([&](Card card) { out.word(text_of(card, box).view()); });
    out.close_array();
}

void write_declared(JsonOut& out, Declaration declared, const Box& box) {
    if (declared.is_none())
        out.null();
    else
        out.word(text_of(declared, box).view());
}

void write_extras(JsonOut& out, const Extras& extras, const Box& box) {
    out.open_array();
    for (const Card extra : extras) out.word(text_of(extra, box).view());
    out.close_array();
}

void write_variants(JsonOut& out, VariantSet variants) {
    out.open_array();
    for (const int card : variants) out.word(spicy::name_of(static_cast<Variant>(card)));
    out.close_array();
}

void write_stack(JsonOut& out, const View& view) {
    out.open_array();
    for (const SeenStackCard& card : view.stack) {
        out.open_object();
        out.key("seat").number(card.seat);
        out.key("card").word(text_of(card.card, view.rules.box).view());
        write_declared(out.key("declared"), card.declared, view.rules.box);
        out.key("copy").boolean(card.copy);
        out.key("extra").boolean(card.extra);
        out.close_object();
    }
    out.close_array();
}

void write_won(JsonOut& out, SeenWon won) {
    out.open_object().key("spice").number(won.spice).key("total").number(won.total).close_object();
}

void write_state(JsonOut& out, const View& view) {
    const int players = view.rules.players;
    out.open_object();
    write_seat(out.key("turn"), view.turn);
    out.key("hands");
    write_by_seat(out, players, [&](Seat seat) { write_hand(out, view.hands[seat], view.rules.box); });
    out.key("stack");
    write_stack(out, view);
    out.key("won");
    write_by_seat(out, players, [&](Seat seat) { write_won(out, view.won[seat]); });
    out.key("trophies");
    write_by_seat(out, players, [&](Seat seat) { out.number(view.trophies[seat]); });
    out.key("draw").number(view.draw);
    out.key("aboveEnd").number(view.above_end);
    write_seat(out.key("paw"), view.paw);
    out.key("waiting");
    write_seats(out, view.waiting);
    out.key("totalWilds");
    write_by_seat(out, players, [&](Seat seat) { out.number(view.hands[seat].total_wilds); });
    out.key("totalWildsLeft").number(view.total_wilds_left);
    out.close_object();
}

const char* name_of(Trait trait) { return trait == Trait::number ? "number" : "spice"; }

const char* name_of(EndReason reason) {
    switch (reason) {
        case EndReason::trophies_won: return "two-trophies";
        case EndReason::trophies_gone: return "last-trophy";
        case EndReason::end_card: return "end-card";
        case EndReason::none: break;
    }
    return "none";
}

// One event: its name, then its fields.
class EventOut {
public:
    EventOut(JsonOut& out, const Box& box) : out_(out), box_(box) {}

    void operator()(const Started& e) {
        begin("started", "first", e.first);
        write_variants(out_.key("variants"), e.variants);
    }
    void operator()(const Played& e) {
        begin(e.copy ? "copied" : "played", "seat", e.seat);
        write_declared(out_.key("declared"), e.declared, box_);
        out_.key("card").word(text_of(e.card, box_).view());
        if (!e.extras.empty()) write_extras(out_.key("extras"), e.extras, box_);
        if (e.last) out_.key("last").boolean(true);
    }
    void operator()(const TookBack& e) {
        begin("took-back", "seat", e.seat);
        write_declared(out_.key("declared"), e.declared, box_);
        out_.key("card").word(text_of(e.card, box_).view());
        if (e.copy) out_.key("copy").boolean(true);
        out_.key("rule").word(e.why == TakenBack::invalid_declaration ? "S10" : "S19");
    }
    void operator()(const Passed& e) { begin("passed", "seat", e.seat); }
    void operator()(const Drew& e) {
        begin("drew", "seat", e.seat);
        out_.key("count").number(e.count);
        if (e.cards.empty()) return;
        out_.key("cards").open_array();
        for (const Card card : e.cards) out_.word(text_of(card, box_).view());
        out_.close_array();
    }
    void operator()(const Peeked& e) { begin("peeked", "seat", e.seat); }
    void operator()(const Answered& e) { begin("answered", "seat", e.seat); }
    void operator()(const Declined& e) { begin("declined", "seat", e.seat); }
    void operator()(const Challenged& e) {
        begin("challenged", "seat", e.seat);
        out_.key("against").number(e.against);
        if (e.trait == Trait::none)
            out_.key("trait").null();
        else
            out_.key("trait").word(name_of(e.trait));
    }
    void operator()(const Revealed& e) {
        begin("revealed", "seat", e.seat);
        out_.key("card").word(text_of(e.card, box_).view());
        write_declared(out_.key("declared"), e.declared, box_);
        out_.key("winner").number(e.winner);
        out_.key("loser").number(e.loser);
    }
    void operator()(const StackWon& e) {
        begin("won", "seat", e.seat);
        write_won(out_.key("cards"), e.cards);
        if (e.raid) out_.key("raid").boolean(true);
    }
    void operator()(const LastCardStood& e) { begin("last-card-stood", "seat", e.seat); }
    void operator()(const TrophyWon& e) { begin("trophy", "seat", e.seat); }
    void operator()(const TotalWildOffered& e) { begin("total-wild-offered", "seat", e.seat); }
    void operator()(const TotalWildChosen& e) {
        begin("total-wild", "seat", e.seat);
        out_.key("taken").boolean(e.taken);
    }
    void operator()(const GameOver& e) {
        out_.key("event").word("over");
        out_.key("reason").word(name_of(e.reason));
    }

private:
    void begin(std::string_view name, std::string_view key, Seat seat) {
        out_.key("event").word(name);
        out_.key(key).number(seat);
    }
    JsonOut& out_;
    const Box& box_;
};

}  // namespace

void write_spicy_view(JsonOut& out, const View& view) {
    write_state(out.key("state"), view);
    out.key("over").boolean(view.over);
    out.key("winners");
    write_seats(out, view.winners);
    out.key("scores");
    write_by_seat(out, view.over ? view.rules.players : 0, [&](Seat seat) { out.number(view.scores[seat]); });
}

void write_spicy_options(JsonOut& out, const Options& options) {
    out.open_object();
    out.key("players").number(options.players);
    out.key("edition").word(spicy::name_of(options.edition));
    out.key("variants");
    if (options.random_variants)
        out.open_object().key("random").number(*options.random_variants).close_object();
    else
        write_variants(out, options.variants);
    out.key("manners").word(options.strict ? "strict" : "assisted");
    out.key("pace").word(options.everyone_answers ? "everyone-answers" : "live");
    if (options.start) out.key("start").number(*options.start);
    if (options.above_end) out.key("endCard").number(*options.above_end);
    out.close_object();
}

namespace {

void write_what_is_done(JsonOut& out, Action action, const Box& box) {
    out.key("do").word(verb_of(action.what));
    if (action.what == Do::play || action.what == Do::copy) {
        out.key("card").word(text_of(action.card, box).view());
        if (action.what == Do::play) write_declared(out.key("declare"), action.declared, box);
        if (action.last) out.key("last").boolean(true);
        if (!action.extras.empty()) write_extras(out.key("extras"), action.extras, box);
    }
    if (action.trait != Trait::none) out.key("trait").word(name_of(action.trait));
    if (action.standing) out.key("standing").boolean(true);
    if (action.what == Do::total_wild) out.key("take").boolean(action.take);
}

}  // namespace

void write_spicy_action(JsonOut& out, Action action, const Box& box) {
    write_what_is_done(out.open_object(), action, box);
    out.close_object();
}

void write_spicy_move(JsonOut& out, Seat seat, Action action, const Box& box) {
    write_what_is_done(out.open_object().key("seat").number(seat), action, box);
    out.close_object();
}

void write_spicy_event(JsonOut& out, const SeenEvent& event, const Box& box) {
    out.open_object();
    std::visit(EventOut(out, box), event);
    out.close_object();
}

}  // namespace scoville::notation
