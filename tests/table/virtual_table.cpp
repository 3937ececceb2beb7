#include "tests/table/virtual_table.h"

#include <algorithm>

#include "base/fast_rng.h"
#include "lab/moves/schoten_random.h"
#include "lab/moves/spicy_random.h"

namespace scoville::table::test {
namespace {

fair::Vault::Key key() {
    fair::Vault::Key::Bytes bytes{};
    bytes.fill(7);
    return fair::Vault::Key(bytes);
}

FreshLink link_for(const Person& person) { return {"secret-" + person, "hash-" + person}; }

VirtualTable::Brain random_brain() {
    auto rng = std::make_shared<FastRng>(11);
    return [rng](const SeenGame& question, Seat) -> std::optional<any::Action> {
        return any::with_part(*question.may, [&]<class Face>(const auto& may) -> any::Action {
            if constexpr (std::same_as<Face, spicy::Face>) {
                if (!may.any()) return Plain::pass();
                return lab::random_action(may.legal, lab::RandomPolicy::tempered, *rng);
            } else {
                return lab::random_action(may, *rng);
            }
        });
    };
}

}  // namespace

Settings spicy_settings(int seats, const std::function<void(spicy::Options&)>& change) {
    spicy::Options options;
    options.players = static_cast<std::uint8_t>(seats);
    options.start = 0;
    if (change) change(options);
    Settings settings;
    settings.options = options;
    settings.seats = seats;
    settings.fill = "random";
    return settings;
}

Settings schoten_settings(int seats) {
    schoten::Options options;
    options.players = static_cast<std::uint8_t>(seats);
    Settings settings;
    settings.options = options;
    settings.seats = seats;
    settings.fill = "random";
    return settings;
}

VirtualTable::VirtualTable(const Settings& settings, const Timing& chosen, std::uint64_t deal)
    : brain(random_brain()), timing(chosen), chance_(deal), vault_(key()) {
    table_ = fresh();
    Effects fx;
    table_->create({"table-1", "CODE", "ann", "Ann", settings}, {"ann", "Ann", 1, 0}, "create", now, fx);
    take(std::move(fx));
}

std::unique_ptr<Table> VirtualTable::fresh() const {
    return std::make_unique<Table>(Tools{.vault = &vault_, .chance = &chance_, .timing = timing, .seed = 5});
}

std::string VirtualTable::ask(const Person& person, Request request, Millis round_trip) {
    const std::string nonce = person + "-" + std::to_string(++nonces_);
    if (auto* sit = std::get_if<ask::Sit>(&request)) sit->link = link_for(person);
    if (auto* over = std::get_if<ask::TakeOver>(&request)) over->link = link_for(person);
    open_[nonce] = {person, request};
    Effects fx;
    table_->ask({person, "Name of " + person, 1, round_trip}, nonce, std::move(request), now, fx);
    take(std::move(fx));
    return nonce;
}

void VirtualTable::ask_again(const Person& person, const std::string& nonce, Request request,
                             std::uint64_t line) {
    ++repeats_[nonce];
    Effects fx;
    table_->ask({person, "Name of " + person, line, 0}, nonce, std::move(request), now, fx);
    take(std::move(fx));
}

std::string VirtualTable::act(const Person& person, const any::Action& action, Millis round_trip) {
    const Seat seat = seat_of(person);
    return act_on(person, action, game(seat == no_seat ? Seat{0} : seat).card, round_trip);
}

std::string VirtualTable::act_on(const Person& person, const any::Action& action, std::optional<int> card,
                                 Millis round_trip) {
    return ask(person, ask::Act{.seen = 0, .card = card, .action = action}, round_trip);
}

void VirtualTable::present(const Person& person, bool here) {
    if (here)
        here_.push_back(person);
    else if (const auto found = std::find(here_.begin(), here_.end(), person); found != here_.end())
        here_.erase(found);
    Effects fx;
    table_->present(person, here, now, fx, sharing.contains(person));
    take(std::move(fx));
}

void VirtualTable::tick() {
    Effects fx;
    table_->tick(now, fx);
    take(std::move(fx));
    EXPECT_GT(table_->wakes_at(), now.steady) << "a tick that was asked for must do something";
}

void VirtualTable::advance(Millis by) {
    const Millis end = now.steady + by;
    while (now.steady < end) {
        const Millis to = std::clamp(table_->wakes_at(), now.steady, end);
        now.utc += to - now.steady;
        now.steady = to;
        tick();
        if (::testing::Test::HasFailure()) return;
    }
}

bool VirtualTable::wait_until(const std::function<bool()>& done, Millis at_most) {
    const Millis end = now.steady + at_most;
    while (!done()) {
        const Millis wakes = table_->wakes_at();
        if (wakes > end || ::testing::Test::HasFailure()) {
            ADD_FAILURE() << "it never came";
            return false;
        }
        advance(std::max<Millis>(wakes - now.steady, 1));
    }
    return true;
}

void VirtualTable::commit(Committed outcome) {
    ASSERT_TRUE(pending_);
    if (outcome == Committed::stored) journal.push_back(*pending_);
    pending_.reset();
    Effects fx;
    table_->committed(outcome, now, fx);
    take(std::move(fx));
}

void VirtualTable::ask_open_again() {
    for (const auto& [nonce, asked] : std::map(open_)) ask_again(asked.person, nonce, asked.request, 9);
}

void VirtualTable::restart(Millis down, bool stored) {
    // What was under way is not answered any more; who asked asks again.
    if (pending_ && stored) journal.push_back(*pending_);
    pending_.reset();
    lost = false;
    unanswered.clear();
    now.utc += down;
    now.steady += down + 12'345;
    table_ = fresh();
    Effects fx;
    const auto error = table_->load(journal, now, fx);
    ASSERT_FALSE(error) << error->why;
    take(std::move(fx));
    const auto here = std::exchange(here_, {});
    for (const Person& person : here) come(person);
}

void VirtualTable::take_reply(const Reply& reply) {
    replies_.push_back(reply);
    if (reply.kind == Reply::Kind::sent) {
        EXPECT_FALSE(finished_.contains(reply.nonce)) << "sent after the answer: " << text_of(reply);
        return;
    }
    open_.erase(reply.nonce);
    if (!finished_.insert(reply.nonce).second) {
        EXPECT_GT(repeats_[reply.nonce]--, 0) << "answered twice: " << text_of(reply);
    }
    if (reply.kind == Reply::Kind::refused)
        EXPECT_FALSE(reply.refusal->code.empty() || reply.refusal->sentence.empty());
}

void VirtualTable::take(Effects fx) {
    for (const Reply& reply : fx.replies) take_reply(reply);
    gone.insert(gone.end(), fx.gone.begin(), fx.gone.end());
    lost = lost || fx.lost;
    clocks_told += fx.clocks;
    shown_told += fx.shown;
    shown_spectators_told += fx.shown_spectators;
    bots_asked.insert(bots_asked.end(), fx.bots.begin(), fx.bots.end());
    if (fx.append) {
        EXPECT_FALSE(pending_) << "two entries in flight";
        pending_ = fx.append;
        if (disk == Disk::stores) commit(Committed::stored);
        if (disk == Disk::full) commit(Committed::failed);
    }
    check();
    for (const BotAsked& asked : fx.bots) {
        const auto question = table_->question(asked.seat, now);
        const auto action = question && question->may ? brain(*question, asked.seat) : std::nullopt;
        if (action)
            answer(asked, *action);
        else
            unanswered.push_back(asked);
    }
}

void VirtualTable::answer(const BotAsked& asked, const any::Action& action) {
    Effects fx;
    table_->bot_answers(asked.seat, asked.number, action, now, fx);
    take(std::move(fx));
}

void VirtualTable::check() {
    EXPECT_EQ(table_->entries(), journal.size()) << "counted before it was stored";
    check_cards();
    if (++steps_ % check_every == 0) check_journal();
}

void VirtualTable::check_journal() const {
    if (journal.empty()) return;
    const auto second = fresh();
    Effects fx;
    const auto error = second->load(journal, now, fx);
    ASSERT_FALSE(error) << error->why;
    ASSERT_EQ(text_of(second->seating()), text_of(seating()));
    const Looker anyone{Viewer::at_seat(0), Seat{0}, false};
    // What is stored but waits for its beat is in the loaded one's picture already.
    if (second->shown_to(anyone) == table_->shown_to(anyone) &&
        seating().settings.spectators != Spectators::delayed)
        ASSERT_EQ(everyones_sight(*second, now), everyones_sight(*table_, now));
}

void VirtualTable::check_cards() const {
    const auto game = table_->sight({Viewer::everything(), Seat{0}, false}, events_shown(), now).game;
    if (!game) return;
    if (const auto* view = std::get_if<spicy::View>(&game->view)) {
        std::map<int, int> known;
        int spices = view->draw;
        int totals = view->total_wilds_left;
        const auto meet = [&](spicy::Card card) {
            ++known[card.kind];
            ++(card == spicy::total_wild ? totals : spices);
        };
        for (std::size_t seat = 0; seat < view->rules.players; ++seat) {
            const spicy::SeenHand& hand = view->hands[seat];
            ASSERT_TRUE(hand.open);
            for (int i = 0; i < hand.cards.size(); ++i) meet(hand.cards.nth(static_cast<unsigned>(i)));
            spices += view->won[seat].spice;
            totals += view->won[seat].total;
        }
        for (const spicy::SeenStackCard& laid : view->stack) meet(laid.card);
        const spicy::Box& box = view->rules.box;
        for (const auto& [kind, count] : known)
            ASSERT_LE(count, box.copies_of(spicy::Card{static_cast<std::uint8_t>(kind)}));
        ASSERT_EQ(spices, box.spice_cards());
        ASSERT_EQ(totals, box.total_wilds);
        return;
    }
    const auto& view = std::get<schoten::View>(game->view);
    int cards = view.rack.total() + static_cast<int>(view.trick.size());
    for (std::size_t seat = 0; seat < view.rules.players; ++seat)
        cards += view.hands[seat].size() + view.collections[seat].total();
    ASSERT_EQ(cards, view.rules.players * view.rules.dealt + view.rules.rack);
}

const Reply* VirtualTable::final(const std::string& nonce) const {
    for (auto reply = replies_.rbegin(); reply != replies_.rend(); ++reply)
        if (reply->nonce == nonce && reply->kind != Reply::Kind::sent) return &*reply;
    return nullptr;
}

std::string VirtualTable::code(const std::string& nonce) const {
    const Reply* reply = final(nonce);
    if (reply == nullptr) return "waiting";
    return reply->kind == Reply::Kind::done ? "done" : std::string(reply->refusal->code);
}

bool VirtualTable::was_sent(const std::string& nonce) const {
    return std::any_of(replies_.begin(), replies_.end(), [&](const Reply& reply) {
        return reply.nonce == nonce && reply.kind == Reply::Kind::sent;
    });
}

const spicy::View& VirtualTable::spicy(Seat seat) {
    return views_[seat] = std::get<spicy::View>(game(seat).view);
}

const spicy::Legal& VirtualTable::legal(Seat seat) {
    return legals_[seat] = std::get<spicy::May>(*game(seat).may).legal;
}

Sight VirtualTable::sight(const Person& person, std::uint32_t since) const {
    const auto looker = table_->looker_for(person);
    if (!looker) {
        ADD_FAILURE() << person << " may not look";
        return {};
    }
    return table_->sight(*looker, since, now);
}

int VirtualTable::count(std::string_view what) const {
    const std::string field = "\"do\":\"" + std::string(what) + "\"";
    return static_cast<int>(std::count_if(journal.begin(), journal.end(), [&](const std::string& entry) {
        return entry.find(field) != std::string::npos;
    }));
}

std::vector<spicy::SeenEvent> VirtualTable::story() const {
    std::vector<spicy::SeenEvent> story;
    for (const any::SeenEvent& event : table_->story(0, 0))
        story.push_back(std::get<spicy::SeenEvent>(event));
    return story;
}

any::Action VirtualTable::any_play(Seat seat) {
    const spicy::Legal& may = legal(seat);
    const Declaration said{static_cast<std::uint8_t>(may.declarations.lowest())};
    return Plain::play(may.cards.nth(0), said, may.last);
}

void seat_and_start(VirtualTable& table, const std::vector<Person>& people) {
    for (const Person& person : people) {
        table.come(person);
        EXPECT_EQ(table.code(table.ask(person, ask::Sit{})), "done");
        if (person != "ann") EXPECT_EQ(table.code(table.ask(person, ask::Ready{true})), "done");
    }
    EXPECT_EQ(table.code(table.ask("ann", ask::Start{})), "done");
}

}  // namespace scoville::table::test
