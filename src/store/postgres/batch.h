// Many tables' entries as one statement. Of one table, appends that follow on each other go in together or
// not at all; one that cannot follow is a conflict if those before it went in, and tried anew if they did
// not.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/postgres/link.h"
#include "store/postgres/node.h"
#include "store/store.h"

namespace scoville::store::pq {

// An append, or only a row (a table that must be there).
struct Entering {
    Append append;
    bool only_row = false;
};

class Batch {
public:
    void add(const Entering& entering, std::size_t place);
    bool empty() const { return chains_.empty(); }

    // What became of each; none: to be tried anew. Throws what the link throws.
    struct Became {
        std::size_t place;
        Answer answer;
    };
    struct Outcomes {
        std::vector<Became> answered;
        std::vector<std::size_t> anew;
    };
    Outcomes write(Link& link, Node& node) const;

private:
    struct Chain {
        std::int64_t first = -1;        // the number of its first entry; -1: only rows
        std::uint64_t next = 0;         // of an append that would follow
        const TableRow* row = nullptr;  // the last
        bool may_begin = false;         // its first append brings the row
        std::vector<std::size_t> places, clashes;
    };
    struct Member {
        const std::string* table;
        const std::string* person;
        bool stays;
    };

    std::vector<const std::string*> order_;
    std::unordered_map<std::string, Chain> chains_;
    std::vector<const std::string*> entry_tables_;
    std::vector<std::int64_t> entry_numbers_;
    std::vector<Bytes> entries_;
    std::vector<Member> members_;
};

}  // namespace scoville::store::pq
