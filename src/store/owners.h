// Of a store that several nodes share: which of them are there, and which of them may write a table. A node
// is there as long as it renews its lease; who finds the lease of another run out removes it, and from then
// on nothing that one may still try is written. Each answer comes as the store's do.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/store.h"

namespace scoville::store {

struct NodeInfo {
    std::int64_t id = 0;  // never used twice
    std::string name;
    std::string version;       // of its program
    std::int64_t formats = 0;  // of journals, that it can read
    std::int64_t left_ms = 0;  // until its lease runs out
    std::int64_t tables = 0;   // that it owns
    bool self = false;

    bool operator==(const NodeInfo&) const = default;
};

struct Renewal {
    bool held = false;              // false: fenced; another node has removed this one
    std::int64_t bans_version = 0;  // goes up with every change of the bans
};

// Whose a table is after a claim.
struct Claim {
    bool mine = false;
    bool newer = false;        // its journal was written by a later program: not for this node
    std::string owner;         // the name of the live node that has it
    std::int64_t left_ms = 0;  // of that one's lease
};

struct BanRow {
    std::string whom;
    std::int64_t until_ms = 0;
    std::string why;

    bool operator==(const BanRow&) const = default;
};

struct OwnedRow {
    TableRow row;
    std::string owner;  // a node's name; empty: nobody's
};

class Owners {
public:
    Owners() = default;
    Owners(const Owners&) = delete;
    Owners& operator=(const Owners&) = delete;
    virtual ~Owners() = default;

    virtual std::int64_t node_id() const = 0;

    // One more lease from now on; it counts from the moment it was asked for.
    virtual void renew(Got<Renewal> got) = 0;
    // Removes nodes whose lease has run out; how many.
    virtual void bury(Got<std::size_t> got) = 0;
    virtual void nodes(Got<std::vector<NodeInfo>> got) = 0;

    // Mine from now on, if it is nobody's, or of a node that is no more, or mine already.
    virtual void claim(std::string table, Got<Claim> got) = 0;
    // Nobody's, after everything that this node was asked to write before.
    virtual void let_go(std::string table, Done done) = 0;
    // The same for all, and this node is no more.
    virtual void leave(Done done) = 0;
    virtual void owned(std::string after_id, std::size_t limit, Got<std::vector<OwnedRow>> got) = 0;

    virtual void put_ban(BanRow ban, Done done) = 0;
    virtual void lift_ban(std::string whom, Done done) = 0;
    virtual void bans(Got<std::vector<BanRow>> got) = 0;

    // Keeps the bytes if nothing is kept under this key; the answer is what is kept there now.
    virtual void keep_first(std::string key, std::string bytes, Got<std::string> got) = 0;
};

}  // namespace scoville::store
