#include "notation/schoten_out.h"

#include "notation/schoten_text.h"
#include "notation/seats_out.h"

namespace scoville::notation {
namespace {

using namespace schoten;  // NOLINT(google-build-using-namespace)

void write_card(JsonOut& out, Card card) { out.word(text_of(card).view()); }

void write_ranking(JsonOut& out, const Ranking& ranking) {
    out.open_array();
    for (const Card card : ranking) write_card(out, card);
    out.close_array();
}

void write_counts(JsonOut& out, const ColourCounts& counts) {
    out.open_object();
    for (const Colour colour : colours) out.key(name_of(colour)).number(counts[colour]);
    out.close_object();
}

void write_hand(JsonOut& out, const SeenHand& hand) {
    out.open_array();
    hand.for_each_card([&](Card card) { write_card(out, card); });
    out.close_array();
}

void write_trick(JsonOut& out, const Trick& trick) {
    out.open_array();
    for (const TrickCard& played : trick) {
        out.open_object().key("seat").number(played.seat);
        write_card(out.key("card"), played.card);
        out.close_object();
    }
    out.close_array();
}

void write_tip(JsonOut& out, Tip tip) {
    out.open_object();
    out.key("most").word(name_of(tip.most)).key("fewest").word(name_of(tip.fewest));
    out.close_object();
}

std::string_view name_of(SeenPhase phase) {
    switch (phase) {
        case SeenPhase::tips: return "tips";
        case SeenPhase::trick: return "trick";
        case SeenPhase::take: return "take";
        case SeenPhase::over: break;
    }
    return "over";
}

void write_state(JsonOut& out, const View& view) {
    const int players = view.rules.players;
    out.open_object();
    out.key("round").number(view.round);
    out.key("phase").word(name_of(view.phase));
    write_seat(out.key("turn"), view.turn);
    write_ranking(out.key("ranking"), view.ranking);
    out.key("hands");
    write_by_seat(out, players, [&](Seat seat) { write_hand(out, view.hands[seat]); });
    write_trick(out.key("trick"), view.trick);
    if (in_box(view.led))
        out.key("led").word(schoten::name_of(view.led));
    else
        out.key("led").null();
    write_counts(out.key("rack"), view.rack);
    out.key("collections");
    write_by_seat(out, players, [&](Seat seat) { write_counts(out, view.collections[seat]); });
    out.key("tips");
    write_by_seat(out, players, [&](Seat seat) {
        if (view.tips[seat].known)
            write_tip(out, view.tips[seat].tip);
        else
            out.null();
    });
    out.key("waiting");
    write_seats(out, view.waiting);
    out.key("roundScores").open_array();
    for (int round = 0; round < view.rounds_scored; ++round)
        write_by_seat(out, players, [&](Seat seat) {
            out.number(view.round_scores[static_cast<std::size_t>(round)][seat]);
        });
    out.close_array();
    out.key("scores");
    write_by_seat(out, players, [&](Seat seat) { out.number(view.scores[seat]); });
    out.close_object();
}

class EventOut {
public:
    explicit EventOut(JsonOut& out) : out_(out) {}

    void operator()(const RoundStarted& e) {
        out_.key("event").word("round");
        out_.key("round").number(e.round);
        out_.key("starter").number(e.starter);
        write_ranking(out_.key("ranking"), e.ranking);
    }
    void operator()(const Tipped& e) { begin("tipped", e.seat); }
    void operator()(const TipsShown& e) {
        out_.key("event").word("tips").key("tips").open_array();
        for (const Tip tip : e.tips) write_tip(out_, tip);
        out_.close_array();
    }
    void operator()(const CardPlayed& e) {
        begin("card", e.seat);
        write_card(out_.key("card"), e.card);
    }
    void operator()(const TrickWon& e) {
        begin("trick", e.seat);
        write_counts(out_.key("cards"), e.cards);
    }
    void operator()(const Took& e) {
        begin("took", e.seat);
        out_.key("colour").word(schoten::name_of(e.colour));
    }
    void operator()(const RoundScored& e) {
        out_.key("event").word("scored").key("round").number(e.round).key("points").open_array();
        for (const int points : e.points) out_.number(points);
        out_.close_array();
    }
    void operator()(const GameOver& e) {
        out_.key("event").word("over").key("winners");
        write_seats(out_, e.winners);
    }

private:
    void begin(std::string_view name, Seat seat) { out_.key("event").word(name).key("seat").number(seat); }
    JsonOut& out_;
};

}  // namespace

void write_schoten_view(JsonOut& out, const View& view) {
    write_state(out.key("state"), view);
    out.key("over").boolean(view.over);
    out.key("winners");
    write_seats(out, view.winners);
    out.key("scores");
    write_by_seat(out, view.over ? view.rules.players : 0, [&](Seat seat) { out.number(view.scores[seat]); });
}

void write_schoten_options(JsonOut& out, const Options& options) {
    out.open_object().key("players").number(options.players);
    if (options.start) out.key("start").number(*options.start);
    out.close_object();
}

namespace {

void write_what_is_done(JsonOut& out, Action action) {
    switch (action.what) {
        case Do::tip:
            out.key("do").word("tip").key("most").word(schoten::name_of(action.tips.most));
            out.key("fewest").word(schoten::name_of(action.tips.fewest));
            break;
        case Do::card: write_card(out.key("do").word("card").key("card"), action.card); break;
        case Do::take: out.key("do").word("take").key("colour").word(schoten::name_of(action.colour)); break;
    }
}

}  // namespace

void write_schoten_action(JsonOut& out, Action action) {
    write_what_is_done(out.open_object(), action);
    out.close_object();
}

void write_schoten_move(JsonOut& out, Seat seat, Action action) {
    write_what_is_done(out.open_object().key("seat").number(seat), action);
    out.close_object();
}

void write_schoten_event(JsonOut& out, const SeenEvent& event) {
    out.open_object();
    std::visit(EventOut(out), event);
    out.close_object();
}

}  // namespace scoville::notation
