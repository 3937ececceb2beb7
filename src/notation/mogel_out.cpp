#include "notation/mogel_out.h"

#include "notation/mogel_text.h"
#include "notation/seats_out.h"

namespace scoville::notation {
namespace {

using namespace mogel;  // NOLINT(google-build-using-namespace)

void write_card(JsonOut& out, Card card) { out.word(text_of(card).view()); }

template <class Cards>
void write_cards(JsonOut& out, const Cards& cards) {
    out.open_array();
    cards.for_each_card([&](Card card) { write_card(out, card); });
    out.close_array();
}

void write_state(JsonOut& out, const View& view) {
    const int players = view.rules.players;
    out.open_object();
    write_seat(out.key("turn"), view.turn);
    out.key("hands");
    write_by_seat(out, players, [&](Seat seat) { write_cards(out, view.hands[seat]); });
    out.key("pile").number(view.pile);
    if (view.pile == 0) {
        out.key("top").null();
    } else {
        out.key("top").open_object().key("seat").number(view.top_owner);
        write_card(out.key("card"), view.top);
        out.key("said").number(view.said).close_object();
    }
    out.key("taken");
    write_by_seat(out, players, [&](Seat seat) { out.number(view.taken[seat]); });
    out.key("waiting").open_array().close_array();
    out.key("scores");
    write_by_seat(out, players, [&](Seat seat) { out.number(view.scores[seat]); });
    out.close_object();
}

class EventOut {
public:
    explicit EventOut(JsonOut& out) : out_(out) {}
    void operator()(const Started& e) { out_.key("event").word("started").key("first").number(e.first); }
    void operator()(const Laid& e) {
        begin("laid", e.seat);
        write_card(out_.key("card"), e.card);
        out_.key("said").number(e.said);
    }
    void operator()(const Doubted& e) {
        begin("doubted", e.seat);
        out_.key("against").number(e.against);
    }
    void operator()(const Shown& e) {
        begin("shown", e.seat);
        write_card(out_.key("card"), e.card);
        out_.key("said").number(e.said).key("loser").number(e.loser);
    }
    void operator()(const Took& e) {
        begin("took-pile", e.seat);
        out_.key("cards").number(e.cards);
    }
    void operator()(const GameOver& e) {
        out_.key("event").word("over").key("winners");
        write_seats(out_, e.winners);
    }

private:
    void begin(std::string_view name, Seat seat) { out_.key("event").word(name).key("seat").number(seat); }
    JsonOut& out_;
};

void write_what_is_done(JsonOut& out, Action action) {
    switch (action.what) {
        case Do::lay:
            write_card(out.key("do").word("lay").key("card"), action.card);
            out.key("said").number(action.said);
            break;
        case Do::doubt: out.key("do").word("doubt"); break;
    }
}

}  // namespace

void write_mogel_view(JsonOut& out, const View& view) {
    write_state(out.key("state"), view);
    out.key("over").boolean(view.over);
    out.key("winners");
    write_seats(out, view.winners);
    out.key("scores");
    write_by_seat(out, view.over ? view.rules.players : 0, [&](Seat seat) { out.number(view.scores[seat]); });
}

void write_mogel_options(JsonOut& out, const Options& options) {
    out.open_object().key("players").number(options.players);
    if (options.start) out.key("start").number(*options.start);
    out.close_object();
}

void write_mogel_action(JsonOut& out, Action action) {
    write_what_is_done(out.open_object(), action);
    out.close_object();
}

void write_mogel_move(JsonOut& out, Seat seat, Action action) {
    write_what_is_done(out.open_object().key("seat").number(seat), action);
    out.close_object();
}

void write_mogel_event(JsonOut& out, const SeenEvent& event) {
    out.open_object();
    std::visit(EventOut(out), event);
    out.close_object();
}

void write_mogel_legal(JsonOut& out, const Legal& legal) {
    out.open_object();
    if (!legal.cards.empty()) {
        out.key("lay").open_object();
        write_cards(out.key("cards"), legal.cards);
        out.key("say").open_array();
        for (const int number : legal.say) out.number(number);
        out.close_array().close_object();
    }
    if (legal.doubt) out.key("doubt").boolean(true);
    out.close_object();
}

}  // namespace scoville::notation
