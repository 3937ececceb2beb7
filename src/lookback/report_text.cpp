// A report as a page of text.
#include <cstdarg>
#include <cstdio>

#include "lookback/in_order.h"
#include "lookback/report_out.h"

namespace scoville::lookback {
namespace {

constexpr int curve_width = 60;
constexpr int most_listed = 8;  // of decisions

class Page {
public:
    [[gnu::format(printf, 2, 3)]] void line(const char* format, ...) {
        char text[512];
        std::va_list values;
        va_start(values, format);
        std::vsnprintf(text, sizeof text, format, values);
        va_end(values);
        text_ += text;
        text_ += '\n';
    }
    void add(const std::string& text) { text_ += text; }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

int per_cent(Share share) { return static_cast<int>(as_part(share) * 100 + 0.5); }
double points(Share share) { return as_part(share) * 100; }

// {"do":"play","card":"c4","as":"w5"} as play card c4 as w5.
std::string in_words(const std::string& action) {
    std::string words;
    for (const char c : action) {
        if (c == '{' || c == '}' || c == '"' || c == '[' || c == ']') continue;
        words += c == ':' || c == ',' ? ' ' : c;
    }
    if (words.starts_with("do ")) words.erase(0, 3);
    return words;
}

// One column for each part of the game: the last value in it; a gap where nobody can say.
template <class At>
std::string curve(int moments, At&& at) {
    static constexpr const char* bars[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const int width = std::min(curve_width, moments);
    std::string text;
    for (int column = 0; column < width; ++column) {
        const Share share = at((column + 1) * moments / width - 1);
        text += share < 0 ? " " : bars[std::min(7, share / (whole / 8))];
    }
    return text;
}

std::string place(const Report& report, int moment) {
    const Moment& at = report.moments[static_cast<std::size_t>(moment)];
    if (at.move == no_move) return "the deal";
    std::string text = "move " + std::to_string(at.move + 1);
    if (at.what == What::draw) text += " (the draw)";
    if (at.what == What::deal) text += " (the next deal)";
    if (at.what == What::silence) text += " (letting the card go before it)";
    return text;
}

void write_sums(Page& page, const Report& report) {
    page.line(
        "In points of a hundred: what the deal and the draws did, what the others did, what one did "
        "oneself.");
    page.line("         fair         luck       others          own  result");
    for (const SeatReport& seat : report.seats) {
        const auto sure = [&](Share sum, double Doubt::* doubt) {
            char text[32];
            if (seat.doubt)
                std::snprintf(text, sizeof text, "%+6.1f ±%5.1f", points(sum), (*seat.doubt).*doubt * 100);
            else
                std::snprintf(text, sizeof text, "%+6.1f       ", points(sum));
            return std::string(text);
        };
        page.line("seat %d %6.1f %s %s %s  %6.1f", int{seat.seat}, points(seat.fair),
                  sure(seat.luck, &Doubt::luck).c_str(), sure(seat.others, &Doubt::others).c_str(),
                  sure(seat.own, &Doubt::own).c_str(), points(seat.result));
    }
}

void write_curves(Page& page, const Report& report) {
    const int count = static_cast<int>(report.moments.size());
    page.line("\nAll cards known (each point within about %.0f points):",
              points(to_share(interval_of_share(0.5, report.xray_play_outs).high - 0.5)));
    for (const SeatReport& seat : report.seats) {
        const std::string text =
            curve(count, [&](int i) { return report.moments[static_cast<std::size_t>(i)].xray[seat.seat]; });
        page.add("seat " + std::to_string(int{seat.seat}) + "  " + text + '\n');
    }
    page.line("\nAs each could know it:");
    for (const SeatReport& seat : report.seats) {
        if (!seat.looked) continue;
        Share latest = -1;
        std::size_t next = 0;
        std::string text = curve(count, [&](int i) {
            for (; next < seat.known.size() && seat.known[next].moment <= i; ++next)
                latest = seat.known[next].can_say ? seat.known[next].share : -1;
            return latest;
        });
        page.add("seat " + std::to_string(int{seat.seat}) + "  " + text + '\n');
    }
}

void write_turning_point(Page& page, const Report& report) {
    const auto at = static_cast<std::size_t>(report.turning_point);
    if (at == 0) return;
    const Moment& moment = report.moments[at];
    std::string text = "\nThe game turned at " + place(report, report.turning_point);
    if (moment.what == What::act) text += ", by seat " + std::to_string(int{moment.seat});
    text += ":";
    for (const SeatReport& seat : report.seats)
        text += " seat " + std::to_string(int{seat.seat}) + " " +
                std::to_string(per_cent(report.moments[at - 1].xray[seat.seat])) + " → " +
                std::to_string(per_cent(moment.xray[seat.seat])) + " %,";
    text.back() = '.';
    page.add(text + "\n");
}

void write_decisions(Page& page, const Report& report, const SeatReport& seat) {
    std::array<int, 4> words{};
    std::vector<const Decision*> listed;
    for (const Decision& decision : seat.decisions) {
        ++words[static_cast<std::size_t>(decision.word)];
        if (decision.word == Word::doubtful || decision.word == Word::costly) listed.push_back(&decision);
    }
    put_in_order(listed, [](const Decision* a, const Decision* b) { return a->cost > b->cost; });
    page.line(
        "%zu decisions with a sensible alternative: %d fine, %d doubtful, %d costly, %d too close to say.",
        seat.decisions.size(), words[1], words[2], words[3], words[0]);
    if (listed.size() > most_listed) listed.resize(most_listed);
    for (const Decision* decision : listed) {
        const Alternative* best = nullptr;
        for (const Alternative& other : decision->others)
            if (best == nullptr || other.gain > best->gain) best = &other;
        page.line("  %s: %s; better: %s, by %.0f points (%.0f to %.0f): %s",
                  place(report, decision->moment).c_str(), in_words(decision->action).c_str(),
                  in_words(best->action).c_str(), best->gain * 100, decision->interval.low * 100,
                  decision->interval.high * 100, std::string(name_of(decision->word)).c_str());
    }
}

void write_cards(Page& page, const SeatReport& seat) {
    if (!seat.calls.empty()) {
        int called = 0;
        int caught = 0;
        int missed = 0;
        for (const Call& call : seat.calls) {
            called += !call.called.empty();
            caught += call.caught;
            missed += call.called.empty() && !(call.number_right && call.spice_right);
        }
        page.line(
            "Could have called %zu cards: called %d, %d of them rightly; let %d go that were not as said.",
            seat.calls.size(), called, caught, missed);
    }
    if (seat.brier.cards > 0)
        page.line(
            "Knowing what one knew, cards could be judged to %.3f (Brier, 0 is best, 0.25 a coin); the "
            "master's first glance %.3f, counting alone %.3f.",
            seat.brier.worlds, seat.brier.master, seat.brier.odds);
    if (seat.bluffs.empty()) return;
    int called = 0;
    int caught = 0;
    for (const Bluff& bluff : seat.bluffs) {
        called += bluff.called;
        caught += bluff.caught;
    }
    page.line("Laid %zu cards face down, %d of them not as said; %d were called, %d rightly.",
              seat.bluffs.size(), seat.reading.lies, called, caught);
    if (seat.reading.lies < 3 || seat.reading.truths < 3) return;
    const double told = seat.reading.on_truths - seat.reading.on_lies;
    page.line("Masters believed its truths to %.0f %% and the rest to %.0f %%: %s.",
              seat.reading.on_truths * 100, seat.reading.on_lies * 100,
              told < 0.08  ? "they could not tell"
              : told < 0.2 ? "they had an idea"
                           : "they knew");
}

}  // namespace

std::string written(const Report& report) {
    Page page;
    const bool spicy = report.moments[0].guess != ShareBySeat{};
    page.line(
        "A game of %s, %d players. %d play-outs for each point with all cards known, %d for each other and "
        "each alternative, by %s, "
        "seed %llu.\n",
        report.game.c_str(), report.players, report.xray_play_outs, report.play_outs,
        spicy ? "masters" : report.player.c_str(), static_cast<unsigned long long>(report.seed));
    write_sums(page, report);
    write_curves(page, report);
    write_turning_point(page, report);
    for (const SeatReport& seat : report.seats) {
        if (!seat.looked) continue;
        page.line("\nSeat %d", int{seat.seat});
        write_decisions(page, report, seat);
        write_cards(page, seat);
    }
    return page.take();
}

}  // namespace scoville::lookback
