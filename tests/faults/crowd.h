// People at several tables over real sockets who keep on playing, lose the server, come back, and hold it to
// its word: what it acknowledged is there, once, and the story they were told goes on where it stopped.
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/server/party.h"

namespace scoville::faults {

using server::test::Dice;
using server::test::Guest;
using server::test::Object;
using server::test::Party;

struct Counts {
    std::size_t acknowledged = 0;  // moves
    std::size_t asked_again = 0;   // had no answer when the server went
    std::size_t found_done = 0;    // of these: had been written all the same
    std::size_t repeated = 0;      // had an answer, and got it again
    std::size_t refused_full = 0;  // because nothing could be written
    std::size_t events = 0;        // compared with what was told before
    std::size_t games = 0;         // begun

    std::size_t lost = 0;     // acknowledged or told, and not there afterwards
    std::size_t doubled = 0;  // moves that count more often than they were acknowledged

    std::string text() const;
};

class Crowd {
public:
    // Tables of four, each of another kind, with two or three people and bots in the other seats; at every
    // other one they bring their share of the deal.
    Crowd(std::uint16_t port, int tables, unsigned seed) : Crowd(std::vector{port}, tables, seed) {}
    // At several nodes, one table after the other; `follow` finds the port of a node by its path.
    Crowd(const std::vector<std::uint16_t>& ports, int tables, unsigned seed,
          const std::function<std::uint16_t(const std::string&)>& follow = {});

    // Until so many messages were heard; false if the server went before.
    bool play(std::size_t messages);
    // For so long, whether anything is heard or not.
    void play_for(std::chrono::milliseconds time);
    // Until so many requests were refused because nothing can be written.
    void play_while_full(std::size_t refusals);

    // The server is gone: hears what it still said.
    void hear_the_end();
    // Everyone hears what has come, and goes.
    void drop();
    // Everyone connects and opens the table again. False if the server went again meanwhile.
    bool come_back(std::uint16_t port);
    // The story as it is now, against everything heard; what had no answer is asked again, something that
    // had one too. False if the server went meanwhile.
    bool check();

    std::size_t tables() const { return parties_.size(); }
    Party& party(std::size_t table) { return *parties_[table]; }
    const Counts& counts() const { return counts_; }
    // How long each took to be shown its table, when all came back, from a moment on.
    std::vector<double> came_back_after(std::chrono::steady_clock::time_point moment) const;

private:
    struct Player {
        Guest* guest;
        bool host;
        std::uint32_t decided = 0;                   // at this event
        std::string nonce = {};                      // what it waits for
        std::map<std::string, Object> moves = {};    // asked for, not yet answered
        std::deque<Object> done = {};                // requests that were acknowledged lately
        std::size_t acknowledged = 0;                // moves, in all
        std::map<std::string, Object> answers = {};  // to the latest of them
        std::chrono::steady_clock::time_point back = {};
    };

    bool step();
    void expect_life();
    void decide(Player& player);
    void send(Player& player, Object request);
    void settle(Player& player);
    static Object next_of_room(const Player& player);
    std::vector<Guest*> guests();
    void compare_story(Player& player);
    void ask_again(Player& player);
    void repeat(Player& player);
    void count_moves(Player& player);

    std::vector<std::unique_ptr<Party>> parties_;
    std::vector<Player> players_;
    Dice dice_;
    Counts counts_;
    std::size_t heard_ = 0, heard_then_ = 0;
    std::chrono::steady_clock::time_point alive_ = std::chrono::steady_clock::now();
};

}  // namespace scoville::faults
