// How a change becomes part of the table: tried, written down, and only then counted.
#include "base/check.h"
#include "table/deals.h"
#include "table/entry_text.h"
#include "table/refusals.h"
#include "table/set_up.h"
#include "table/table.h"

namespace scoville::table {
namespace {

constexpr Refusal cannot_open{"read-only", "sealed-deal", "The deal cannot be opened."};

constexpr Refusal cannot_go_on{"read-only", "bad-set-up", "The game cannot go on from there."};

}  // namespace

const any::Options& Table::options() const { return game_ ? game_->options() : seating_.settings.options; }

Verdict Table::enact(Enacted& enacted) const {
    if (const auto* moved = std::get_if<Moved>(&enacted.entry.change)) {
        if (!game_ || moved->action.index() != game_->options().index()) return refusal::wrong_game;
        enacted.game = std::make_shared<any::Game>(*game_);
        return enacted.game->act(moved->seat, moved->action, enacted.events);
    }
    if (const auto* begun = std::get_if<Begun>(&enacted.entry.change)) {
        const auto secrets = opened(*begun, *tools_.vault, deal_name(seating_.id, seating_.games + 1));
        if (!secrets) return cannot_open;
        enacted.blind = secrets->blind;
        if (!seating_.set_up.empty()) {
            auto game = game_set_up(seating_.set_up, enacted.events);
            if (!game) return cannot_go_on;
            enacted.game = std::make_shared<any::Game>(std::move(*game));
            return {};
        }
        const any::Rules rules = *any::rules_named(begun->rules);
        enacted.game = std::make_shared<any::Game>(options_for(seating_.settings, begun->seats, rules),
                                                   secrets->keys, enacted.events);
    }
    return {};
}

void Table::propose(Change change, By by, Now now, Effects& fx) {
    propose(Entry{.at = now.utc, .by = by, .person = {}, .nonce = {}, .change = std::move(change)}, {}, fx);
}

void Table::propose_for(const Waiting& waiting, Change change, Now now, Effects& fx, std::string secret) {
    propose({.at = now.utc,
             .by = By::player,
             .person = waiting.from.person,
             .nonce = waiting.nonce,
             .change = std::move(change)},
            Reply{.line = waiting.from.line,
                  .nonce = waiting.nonce,
                  .kind = Reply::Kind::done,
                  .secret = std::move(secret)},
            fx);
}

void Table::propose(Entry entry, std::optional<Reply> reply, Effects& fx) {
    Enacted enacted{.entry = std::move(entry), .head = {}, .game = {}, .events = {}};
    const Verdict verdict = enact(enacted);
    CHECK(verdict);
    send_off(std::move(enacted), std::move(reply), false, fx);
}

void Table::send_off(Enacted enacted, std::optional<Reply> reply, bool on_beat, Effects& fx) {
    CHECK(!in_flight_ && !fx.append);
    std::string text = text_of(enacted.entry, options());
    enacted.head = chain_.after(enacted.entry, chain_.part(enacted.entry, text, seating_, options()));
    fx.append = chain_.kept(enacted.entry, std::move(text), enacted.head, ends_game(enacted));
    if (Person member = joining(enacted.entry.change); !member.empty()) fx.members = {std::move(member)};
    in_flight_ = InFlight{std::move(enacted), std::move(reply), on_beat};
}

bool Table::ends_game(const Enacted& enacted) const {
    const Change& change = enacted.entry.change;
    return seating_.playing() &&
           ((enacted.game && enacted.game->over()) || std::holds_alternative<GivenUp>(change) ||
            std::holds_alternative<Closed>(change));
}

// The table's own events, then those of the game.
void Table::tell(const Enacted& enacted) {
    const Entry& entry = enacted.entry;
    const bool begins = std::holds_alternative<Begun>(entry.change);
    if (begins) chronicle_.game_begins();
    for (TableEvent& event : told(entry.change, seating_))
        chronicle_.tell({entry.at, begins ? By::table : entry.by, std::move(event)});
    const auto* moved = std::get_if<Moved>(&entry.change);
    bool first = moved != nullptr && moved->margin >= 0;
    for (const any::Event& event : enacted.events) {
        chronicle_.tell({entry.at, entry.by, event,
                         first ? std::optional(Slap{moved->margin, moved->beaten}) : std::nullopt});
        first = false;
    }
}

// The entry counts from here on; the same for a fresh one and for one read back.
void Table::settle(Enacted&& enacted) {
    const Entry& entry = enacted.entry;
    const bool moves = std::holds_alternative<Moved>(entry.change);
    chain_.move_to(enacted.head);
    if (enacted.blind) chain_.blind_with(*enacted.blind);
    tell(enacted);
    seating_.fold(entry.change, tools_.timing.more_time);
    ++entries_;
    if (!moves) ++seating_version_;
    if (enacted.game) game_ = std::move(enacted.game);
    if (moves && game_->over() && seating_.playing()) {
        std::vector<int> scores;
        for (Seat seat = 0; seat < game_->players(); ++seat) scores.push_back(game_->score(seat));
        seating_.count(game_->winners(), scores);
        ++seating_version_;
    }
    clocks_.note(time_of(entry.change), seat_of(entry.change), entry.at,
                 seating_.playing() && game_ ? game_->awaited() : SeatSet{}, seating_.settings.turn_time);
    if (!entry.nonce.empty())
        answers_.remember(
            entry.person,
            {.line = 0, .nonce = entry.nonce, .kind = Reply::Kind::done, .event = chronicle_.last()});
}

// What is wrong with the kept entry, if anything is.
std::optional<Unreadable> Table::take(const std::string& kept, Now now) {
    auto read = chain_.read(kept, seating_, options());
    if (!read) return read.error();
    Enacted enacted{.entry = std::move(read.value().entry), .head = read->head, .game = {}, .events = {}};
    const Verdict verdict = enact(enacted);
    if (!verdict) return Unreadable{std::string(verdict.refusal().sentence)};
    const Millis at = enacted.entry.at;
    settle(std::move(enacted));
    show_delayed(at, now);
    return std::nullopt;
}

std::optional<Unreadable> Table::load(const std::vector<std::string>& entries, Now now, Effects& fx) {
    if (auto unreadable = read(entries, now)) return unreadable;
    wake(now, fx);
    return std::nullopt;
}

std::optional<Unreadable> Table::read(const std::vector<std::string>& entries, Now now) {
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (const auto why = take(entries[i], now)) return at_entry(i, *why);
    if (entries.empty()) return Unreadable{"the journal is empty"};
    return std::nullopt;
}

void Table::wake(Now now, Effects& fx) {
    show(now, fx);
    if (seating_.dealing) wait_for_shares(now, true);
    clocks_.clear();
    arm_clocks(now, true, fx);
    host_.look(seating_, presence_, now);
    run(now, fx);
}

// What was to be done by itself is tried again, bots are asked again.
void Table::not_stored(InFlight lost, Committed outcome, Now now, Effects& fx) {
    if (lost.reply) {
        lost.reply->kind = Reply::Kind::refused;
        lost.reply->refusal = refusal::read_only;
        lost.reply->secret.clear();
        fx.replies.push_back(*lost.reply);
    }
    for (const Waiting& waiting : lost.beaten) turn_down(waiting, fx);
    fx.lost = outcome == Committed::conflict;
    if (fx.lost) return turn_down_all(fx);
    retry_at_ = now.steady + 1'000;
    if (running() && all_shown()) arm_bots(now);
    run(now, fx);
}

void Table::committed(Committed outcome, Now now, Effects& fx) {
    CHECK(in_flight_);
    InFlight done = std::move(*in_flight_);
    in_flight_.reset();
    if (outcome != Committed::stored) return not_stored(std::move(done), outcome, now, fx);
    const Change& change = done.enacted.entry.change;
    const Time time = time_of(change);
    const std::size_t removed = seating_.removed.size();
    // What a set-up tells at once is long past.
    if (time != Time::begins) note_rest(done.enacted.events);
    settle(std::move(done.enacted));
    for (std::size_t i = removed; i < seating_.removed.size(); ++i) fx.gone.push_back(seating_.removed[i]);
    if (clocks_.committed(time, seat_of(change), seating_, now)) fx.clocks = true;
    if (time == Time::begins) {
        desk_.clear();
        hurried_.reset();
    }
    if (time == Time::for_shares) wait_for_shares(now, false);
    host_.look(seating_, presence_, now);
    if (done.reply) {
        done.reply->event = chronicle_.last();
        fx.replies.push_back(std::move(*done.reply));
    }
    for (const Waiting& waiting : done.beaten)
        refuse(waiting, refusal::beaten, fx, std::get<Moved>(change).margin);
    // On the next half-second step, so that thinking time tells less.
    const Millis beat = tools_.timing.beat;
    pictures_.show_at(done.on_beat && beat > 0 ? (now.steady / beat + 1) * beat : now.steady);
    // Who stops the game stops it now: nothing may still be judged or played behind it.
    if (time != Time::moved && !running()) pictures_.show_at_once(now.steady);
    run(now, fx);
}

}  // namespace scoville::table
