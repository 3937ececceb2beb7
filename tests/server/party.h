// Some guests round one table, and how they play together.
#pragma once

#include <map>
#include <memory>
#include <set>

#include "tests/server/guest.h"
#include "tests/support/moves.h"

namespace scoville::server::test {

using scoville::test::challenge_of;
using scoville::test::choose;
using scoville::test::Dice;
using scoville::test::first_play;

// No bots, no clocks, no reaction window: what a test wants otherwise it says.
Object spicy_settings(Object options = {}, Object changes = {});
Object schoten_settings(Object changes = {});

class Party {
public:
    // The first is host; all sit down in order.
    Party(std::uint16_t port, const Object& settings, int guests, bool shares = false);

    void start();  // all get ready, the host starts, everyone has the game
    Guest& operator[](std::size_t i) { return *guests_[i]; }
    std::size_t size() const { return guests_.size(); }
    std::vector<Guest*> all();
    Guest& host() { return *guests_[0]; }
    Guest& whose_turn();
    // Everyone has heard what anyone has.
    void catch_up();
    void port(std::uint16_t port);

    std::string code;
    std::map<int, std::string> seat_secrets;  // of the links, by guest

private:
    std::vector<std::unique_ptr<Guest>> guests_;
};

// Everyone does what is legal, as the dice fall, until it is true.
class Driver {
public:
    Driver(std::vector<Guest*> guests, unsigned seed) : guests_(std::move(guests)), dice_(seed) {}
    void run(const std::function<bool()>& done);
    void run_to_the_end();

    // Codes of what was refused: races are lost, rules are not broken.
    std::map<std::string, int> refused;

private:
    bool step();
    void decide(Guest& guest);
    std::string standstill();

    struct Doing {
        std::uint32_t decided = 0;  // at this event
        std::string nonce;
    };
    std::vector<Guest*> guests_;
    std::map<Guest*, Doing> doing_;
    Dice dice_;
};

// The record of the table's nth game: fair, with the heads that the guest kept, and, replayed, with the same
// result as the guest saw.
void expect_record_agrees(Guest& guest, int game);

}  // namespace scoville::server::test
