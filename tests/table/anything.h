// Anyone asks anything at any time, the disk stores, waits, is full or lost to another, the server restarts:
// one step at a time, as chance (a generator, or a fuzzer's bytes) has it.
#pragma once

#include <functional>

#include "tests/table/virtual_table.h"

namespace scoville::table::test {

class Anything {
public:
    using Below = std::function<std::uint32_t(std::size_t)>;  // a number below this one

    Anything(VirtualTable& t, Below below);

    void step();
    // The disk is well again and time goes on: everyone has been answered, and the table is its journal.
    void finish();

private:
    std::uint32_t below(std::size_t n) { return chance_(n); }
    Seat any_seat() { return static_cast<Seat>(below(5)); }
    bool coin() { return below(2) == 0; }
    void end_commit();
    void change_disk();
    void restart();
    void act(const Person& person);
    Request request(const Person& person);

    VirtualTable& t_;
    Below chance_;
    std::vector<Person> people_{"ann", "bob", "cid", "dee", "eve"};
};

// A table of any kind.
Settings any_settings(const Anything::Below& below);

}  // namespace scoville::table::test
