// A table on virtual time: a clock that is pushed, a disk that stores, waits or is full, people who ask, bots
// that answer. After every step it checks what must always hold.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "fair/seeded_chance.h"
#include "table/table.h"
#include "tests/table/describe.h"

namespace scoville::table::test {

using spicy::Declaration;
using Plain = spicy::Action;

enum class Disk { stores, holds, full };

Settings spicy_settings(int seats, const std::function<void(spicy::Options&)>& change = {});
Settings schoten_settings(int seats);

class VirtualTable {
public:
    // What a bot answers; none: it never does.
    using Brain = std::function<std::optional<any::Action>(const SeenGame& question, Seat seat)>;

    explicit VirtualTable(const Settings& settings, const Timing& timing = {}, std::uint64_t deal = 1);

    // ---- people ----
    // Asks and returns the nonce.
    std::string ask(const Person& person, Request request, Millis round_trip = 0);
    void ask_again(const Person& person, const std::string& nonce, Request request, std::uint64_t line);
    // Moves for the card on top as the players see it.
    std::string act(const Person& person, const any::Action& action, Millis round_trip = 0);
    std::string act_on(const Person& person, const any::Action& action, std::optional<int> card,
                       Millis round_trip = 0);
    void come(const Person& person) { present(person, true); }
    void go(const Person& person) { present(person, false); }

    // Their clients bring a share of the deal; to be said before they come.
    std::set<Person> sharing;

    // ---- time ----
    // Steps from wake to wake.
    void advance(Millis by);
    // Until it is true; fails after so much time.
    bool wait_until(const std::function<bool()>& done, Millis at_most = 3'600'000);

    // ---- the disk ----
    Disk disk = Disk::stores;
    // What is in flight gets its outcome.
    void commit(Committed outcome = Committed::stored);
    bool in_flight() const { return pending_.has_value(); }
    std::vector<std::string> journal;

    // Thrown away and loaded again after so long. What was being written may have been stored.
    void restart(Millis down = 0, bool stored = false);
    // What has no answer is asked for again; the nonce of one, or none.
    void ask_open_again();
    std::string first_open() const { return open_.empty() ? "" : open_.begin()->first; }

    // ---- answers ----
    const Reply* final(const std::string& nonce) const;
    std::string code(const std::string& nonce) const;  // "done", "waiting", or why it was refused
    const std::vector<Reply>& replies() const { return replies_; }
    bool was_sent(const std::string& nonce) const;

    // ---- looking ----
    Table& table() { return *table_; }
    const fair::Vault& vault() const { return vault_; }
    const Seating& seating() const { return table_->seating(); }
    Seat seat_of(const Person& person) const { return seating().seat_of(person); }
    SeenGame game(Seat seat) const { return *table_->question(seat, now); }
    const spicy::View& spicy(Seat seat);
    const spicy::Legal& legal(Seat seat);
    Seat turn() { return spicy(0).turn; }
    Sight sight(const Person& person, std::uint32_t since = 0) const;
    std::uint32_t events_shown() const { return table_->shown_to({Viewer::at_seat(0), Seat{0}, false}); }
    int count(std::string_view what) const;  // journal entries that do this
    std::vector<spicy::SeenEvent> story() const;

    // A play of the first card in hand with the first legal declaration.
    any::Action any_play(Seat seat);

    Brain brain;  // by default random
    Now now{1'000'000'000, 1'700'000'000'000};
    int check_every = 1;
    Timing timing;
    bool lost = false;
    std::vector<Person> gone;
    int clocks_told = 0, shown_told = 0, shown_spectators_told = 0;
    std::vector<BotAsked> bots_asked;
    std::vector<BotAsked> unanswered;
    void answer(const BotAsked& asked, const any::Action& action);
    void tick();
    // Loading the journal gives the same table.
    void check_journal() const;
    // Deals on from later in the same chance.
    void skip_chance(int bytes) const {
        while (bytes-- > 0) (void)chance_.bytes<1>();
    }
    // Every card of the game is somewhere, once.
    void check_cards() const;

private:
    void present(const Person& person, bool here);
    void take(Effects fx);
    void take_reply(const Reply& reply);
    void check();
    std::unique_ptr<Table> fresh() const;

    mutable fair::SeededChance chance_;  // so that a test plays the same cards every time
    fair::Vault vault_;
    std::unique_ptr<Table> table_;
    std::optional<std::string> pending_;
    std::vector<Reply> replies_;
    std::set<std::string> finished_;
    std::map<std::string, int> repeats_;  // nonces sent again: as many more answers may come
    struct Asked {
        Person person;
        Request request;
    };
    std::map<std::string, Asked> open_;  // not yet answered
    std::vector<Person> here_;
    int nonces_ = 0;
    int steps_ = 0;
    std::map<Seat, spicy::View> views_;
    std::map<Seat, spicy::Legal> legals_;
};

// People sit down in order, get ready, and the first (the host) starts.
void seat_and_start(VirtualTable& table, const std::vector<Person>& people);

}  // namespace scoville::table::test
