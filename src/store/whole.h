// Everything that a store keeps, for who carries it to a store of another kind while no server uses either:
// also what is set aside, and in what order it was said. What is put counts once it is committed, all
// together, or never.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "store/owners.h"
#include "store/store.h"

namespace scoville::store {

struct WholeTable {
    TableRow row;
    std::vector<std::pair<std::int64_t, std::string>> entries;  // with their numbers, in order
    std::vector<std::string> members;                           // by id
    std::vector<Said> said;                                     // in order

    bool operator==(const WholeTable&) const = default;
};

struct Kept {
    std::string key, bytes;

    bool operator==(const Kept&) const = default;
};

// A sentence for whoever carries.
struct CannotCarry : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Whole {
public:
    Whole() = default;
    Whole(const Whole&) = delete;
    Whole& operator=(const Whole&) = delete;
    virtual ~Whole() = default;

    // All of them throw CannotCarry.
    virtual bool empty() = 0;
    // Pages, by id.
    virtual std::vector<std::string> tables(const std::string& after, std::size_t limit) = 0;
    virtual WholeTable table(const std::string& id) = 0;
    virtual std::vector<Person> people(const std::string& after, std::size_t limit) = 0;
    virtual std::vector<Quarantined> aside() = 0;
    virtual std::vector<Kept> kept() = 0;
    // Where bans are rows of their own; elsewhere they are kept.
    virtual bool has_ban_rows() const { return false; }
    virtual std::vector<BanRow> bans() { return {}; }

    virtual void put(const WholeTable& table) = 0;
    virtual void put(const std::vector<Person>& people) = 0;
    virtual void put(const Quarantined& aside) = 0;
    virtual void put(const Kept& kept) = 0;
    virtual void put(const BanRow&) {}
    virtual void commit() = 0;
};

}  // namespace scoville::store
