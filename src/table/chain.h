// The table's log as a chain (fair/chain.h): what each entry adds to it, in the open and hidden, and the head
// it leads to. Moves are hidden whole until the game is over; deals and pledges stand in the open.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "fair/chain.h"
#include "fair/sealed_text.h"
#include "table/change.h"
#include "table/seating.h"
#include "table/unreadable.h"

namespace scoville::table {

struct LogPart {
    std::string open;
    std::string hidden;  // empty: nothing is
};

// Number and hash of the last link.
struct Head {
    std::uint64_t number = 0;
    fair::Hash hash{};
};

// An entry that was read back, and where it leads.
struct ReadBack {
    Entry entry;
    LogPart part;
    Head head;
};

class Chain {
public:
    const Head& head() const { return head_; }
    // What the entry adds, coming next; `row` is its text, `before` the seating it finds.
    LogPart part(const Entry& entry, std::string_view row, const Seating& before,
                 const any::Options& options) const;
    Head after(const Entry& entry, const LogPart& part) const;

    // As the entry is kept, coming next: what its log hides is sealed. `last`: it ends the game that is
    // played.
    std::string kept(const Entry& entry, std::string text, const Head& head, bool last) const;
    // The next entry as it was kept.
    Result<ReadBack, Unreadable> read(const std::string& kept, const Seating& before,
                                      const any::Options& options) const;

    void move_to(const Head& head) { head_ = head; }
    // A game begins: its moves are blinded with this from now on.
    void blind_with(const fair::BlindSecret& blind) {
        blinder_.emplace(blind);
        sealer_.emplace(fair::text_key_of(blind));
    }

private:
    Head head_;
    std::optional<fair::Blinder> blinder_;
    std::optional<fair::TextSealer> sealer_;
};

}  // namespace scoville::table
