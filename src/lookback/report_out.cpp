#include "lookback/report_out.h"

#include <string>

namespace scoville::lookback {
namespace {

// A whole number of such parts, with its zeros: 250000 millionths are 0.250000. Neither printf nor to_chars:
// their tables would be a third of a browser's module.
void write_parts(JsonOut& out, std::int64_t parts, std::int64_t of_one) {
    const std::int64_t size = parts < 0 ? -parts : parts;
    const std::string rest = std::to_string(of_one + size % of_one);  // 1… with its zeros
    out.raw((parts < 0 ? "-" : "") + std::to_string(size / of_one) + "." + rest.substr(1));
}
void write_share(JsonOut& out, Share share) { write_parts(out, share, whole); }
void write_number(JsonOut& out, double value, int digits = 4) {
    std::int64_t of_one = 1;
    for (int i = 0; i < digits; ++i) of_one *= 10;
    const double scaled = value * static_cast<double>(of_one);
    write_parts(out, static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5), of_one);
}
void write_interval(JsonOut& out, const Interval& interval) {
    out.open_array();
    write_number(out, interval.low);
    write_number(out, interval.high);
    out.close_array();
}
void write_shares(JsonOut& out, const ShareBySeat& shares, int players) {
    out.open_array();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        write_share(out, shares[seat]);
    out.close_array();
}
void write_belief(JsonOut& out, const Belief& belief) {
    write_number(out.open_object().key("number"), belief.number);
    write_number(out.key("spice"), belief.spice);
    write_number(out.key("both"), belief.both);
    out.close_object();
}
void write_place(JsonOut& out, int moment, int move) {
    out.open_object().key("moment").number(moment);
    if (move != no_move) out.key("move").number(move);
}

void write_moment(JsonOut& out, const Moment& moment, int players) {
    out.open_object().key("what").word(name_of(moment.what));
    if (moment.seat != no_seat) out.key("seat").number(moment.seat);
    if (moment.move != no_move) out.key("move").number(moment.move);
    write_shares(out.key("xray"), moment.xray, players);
    out.key("playOuts").number(moment.play_outs);
    if (moment.guess != ShareBySeat{}) write_shares(out.key("guess"), moment.guess, players);
    out.close_object();
}

void write_decision(JsonOut& out, const Decision& decision) {
    write_place(out, decision.moment, decision.move);
    out.key("action").raw(decision.action);
    out.key("word").word(name_of(decision.word));
    write_number(out.key("chance"), decision.chance);
    write_number(out.key("cost"), decision.cost);
    write_interval(out.key("interval"), decision.interval);
    write_number(out.key("worlds"), decision.worlds, 1);
    out.key("others").open_array();
    for (const Alternative& other : decision.others) {
        out.open_object().key("action").raw(other.action);
        write_number(out.key("chance"), other.chance);
        write_number(out.key("gain"), other.gain);
        write_interval(out.key("interval"), other.interval);
        out.close_object();
    }
    out.close_array().close_object();
}

void write_call(JsonOut& out, const Call& call) {
    write_place(out, call.moment, call.move);
    out.key("owner").number(call.owner).key("said").word(call.said).key("card").word(call.card);
    out.key("copy").boolean(call.copy);
    out.key("right").open_object().key("number").boolean(call.number_right);
    out.key("spice").boolean(call.spice_right).close_object();
    if (call.worlds) write_belief(out.key("worlds"), *call.worlds);
    write_belief(out.key("master"), call.master);
    write_belief(out.key("odds"), call.odds);
    if (!call.called.empty()) out.key("called").word(call.called).key("caught").boolean(call.caught);
    out.close_object();
}

void write_bluff(JsonOut& out, const Bluff& bluff) {
    write_place(out, bluff.moment, bluff.move);
    out.key("said").word(bluff.said).key("card").word(bluff.card);
    out.key("right").open_object().key("number").boolean(bluff.number_right);
    out.key("spice").boolean(bluff.spice_right).close_object();
    out.key("called").boolean(bluff.called).key("caught").boolean(bluff.caught);
    write_number(out.key("believed"), bluff.believed);
    out.close_object();
}

template <class List, class Write>
void write_list(JsonOut& out, const List& list, Write&& write) {
    out.open_array();
    for (const auto& each : list) write(out, each);
    out.close_array();
}

void write_known(JsonOut& out, const Known& known) {
    out.open_object().key("moment").number(known.moment).key("share");
    if (known.can_say) {
        write_share(out, known.share);
        write_interval(out.key("interval"), known.interval);
    } else {
        out.null();
    }
    write_number(out.key("worlds"), known.worlds, 1);
    out.close_object();
}

void write_seat(JsonOut& out, const SeatReport& seat) {
    out.open_object().key("seat").number(seat.seat);
    write_share(out.key("fair"), seat.fair);
    write_share(out.key("luck"), seat.luck);
    write_share(out.key("others"), seat.others);
    write_share(out.key("own"), seat.own);
    write_share(out.key("result"), seat.result);
    if (seat.doubt) {
        write_number(out.key("doubt").open_object().key("luck"), seat.doubt->luck);
        write_number(out.key("others"), seat.doubt->others);
        write_number(out.key("own"), seat.doubt->own);
        out.close_object();
    }
    if (seat.looked) {
        write_list(out.key("known"), seat.known, write_known);
        write_list(out.key("decisions"), seat.decisions, write_decision);
    }
    if (!seat.calls.empty()) write_list(out.key("calls"), seat.calls, write_call);
    if (!seat.bluffs.empty()) {
        write_list(out.key("bluffs"), seat.bluffs, write_bluff);
        out.key("reading").open_object().key("lies").number(seat.reading.lies);
        out.key("truths").number(seat.reading.truths);
        write_number(out.key("onLies"), seat.reading.on_lies);
        write_number(out.key("onTruths"), seat.reading.on_truths);
        out.close_object();
    }
    if (seat.brier.cards > 0) {
        out.key("brier").open_object().key("cards").number(seat.brier.cards);
        write_number(out.key("worlds"), seat.brier.worlds);
        write_number(out.key("master"), seat.brier.master);
        write_number(out.key("odds"), seat.brier.odds);
        out.close_object();
    }
    out.close_object();
}

}  // namespace

std::string_view name_of(Word word) {
    switch (word) {
        case Word::fine: return "fine";
        case Word::doubtful: return "doubtful";
        case Word::costly: return "costly";
        case Word::too_close: break;
    }
    return "too close to say";
}

std::string_view name_of(What what) {
    switch (what) {
        case What::deal: return "deal";
        case What::draw: return "draw";
        case What::silence: return "silence";
        case What::act: break;
    }
    return "act";
}

void write_report(JsonOut& out, const Report& report) {
    out.open_object().key("analysis").number(1).key("game").word(report.game);
    out.key("players").number(report.players).key("player").word(report.player);
    out.key("playOuts").number(report.play_outs);
    out.key("xrayPlayOuts").number(report.xray_play_outs);
    out.key("seed").number(static_cast<std::int64_t>(report.seed));
    out.key("turningPoint").number(report.turning_point);
    write_list(out.key("moments"), report.moments,
               [&](JsonOut& to, const Moment& moment) { write_moment(to, moment, report.players); });
    write_list(out.key("seats"), report.seats, write_seat);
    out.close_object();
}

}  // namespace scoville::lookback
