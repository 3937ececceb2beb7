// What every level plays, as one number each: games with fixed seeds, every answer hashed, and for those that
// tell them the bits of their chances and beliefs. Every build must give the same ones (levels.txt). No test
// framework and no files here, so that it runs wherever the bots do.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "any/face/list.h"
#include "bots/face/levels.h"
#include "bots/net/net.h"

namespace scoville::digests {

// FNV-1a over whole words.
class Hash {
public:
    void add(std::uint64_t word) {
        for (int i = 0; i < 8; ++i) {
            value_ ^= word & 0xff;
            value_ *= 0x100000001b3U;
            word >>= 8;
        }
    }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(float number) { add(std::uint64_t{std::bit_cast<std::uint32_t>(number)}); }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

// What a level plays: there is no general case.
template <class Face>
std::uint64_t of_level(bots::Level level) = delete;
template <>
std::uint64_t of_level<spicy::Face>(bots::Level level);
template <>
std::uint64_t of_level<schoten::Face>(bots::Level level);
// exp, log and powers, of doubles and of floats.
std::uint64_t of_numbers();
// The shipped net's outputs for made-up inputs, and their chances.
std::uint64_t of_net();
// A net of the second sight that has learnt nothing: its games, and what it makes of many inputs at once.
bots::Net made_up_net();
std::uint64_t of_second_sight();
std::uint64_t of_many_looks();

struct Row {
    std::string what;  // "spicy master"
    std::uint64_t digest;
};
std::vector<Row> all();
// One line each, as in levels.txt.
std::string written(const std::vector<Row>& rows);

}  // namespace scoville::digests
