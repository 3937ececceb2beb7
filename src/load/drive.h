// Many tables at once against one server: opens them, lets them play, brings them to rest, and says what was
// wrong. Also after the server was gone for a while: drop(), then come_back().
#pragma once

#include <string>
#include <vector>

#include "load/company.h"

namespace scoville::load {

class Drive {
public:
    explicit Drive(std::size_t tables);
    Drive(const Drive&) = delete;
    Drive& operator=(const Drive&) = delete;

    // Until all of them play, a few at a time. Throws if that comes to nothing.
    void open(const Where& where) { open(std::vector{where}); }
    // One table after the other at one of these.
    void open(const std::vector<Where>& wheres);
    void pace(const Pace& pace);
    void run(Clock::duration time);
    // Nobody begins anything new; until everything is answered and shown to all, and the stories agree.
    void settle();

    void drop();
    void come_back(const Where& where);

    Poll& poll() { return poll_; }
    Measure& measure() { return measure_; }
    std::vector<std::unique_ptr<Company>>& tables() { return tables_; }
    // What must not be; the first few of them in words.
    std::uint64_t wrongs() const { return wrongs_; }
    const std::vector<std::string>& complaints() const { return complaints_; }

private:
    void complain(const std::string& what);
    [[noreturn]] void stuck(const std::string& what) const;

    Poll poll_;
    Measure measure_;
    std::vector<std::unique_ptr<Company>> tables_;
    std::vector<std::string> complaints_;
    std::uint64_t wrongs_ = 0;
};

// People who have said hello and do nothing more.
class Idlers final : public Player::Owner {
public:
    explicit Idlers(Poll& poll) : poll_(poll) {}
    // Throws if not all are welcomed.
    void add(std::size_t count, const Where& where);

    void welcomed(Player&) override { ++welcomed_; }
    void answered(Player&, const Asked&, const Answer&) override {}
    void shown(Player&) override {}
    void lost(Player&, std::uint16_t) override { ++lost_; }
    void wrong(const Player&, const std::string&) override { ++lost_; }
    std::size_t lost() const { return lost_; }

private:
    Poll& poll_;
    Measure measure_;
    std::vector<std::unique_ptr<Player>> players_;
    std::size_t welcomed_ = 0;
    std::size_t lost_ = 0;
};

}  // namespace scoville::load
