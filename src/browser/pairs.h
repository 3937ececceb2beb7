// The page's storage as the module asks for it: pairs of a key and bytes, in the order of their keys. The
// page writes them into its IndexedDB and says when they are durable; it never knows what they mean.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "browser/outbox.h"
#include "store/store.h"

namespace scoville::browser {

using Pair = std::pair<std::string, std::string>;
using PairList = std::vector<Pair>;

// Changes that happen together or not at all.
class Changes {
public:
    Changes& put(std::string_view key, std::string_view bytes) {
        packed_.add("put").add(key).add(bytes);
        return *this;
    }
    // Every key that begins so.
    Changes& drop(std::string_view beginning) {
        packed_.add("drop").add(beginning);
        return *this;
    }
    std::string take() { return packed_.take(); }

private:
    Packed packed_;
};

class Pairs {
public:
    using Found = std::function<void(bool read, const PairList& pairs)>;

    explicit Pairs(Outbox& outbox) : outbox_(outbox) {}

    void write(Changes changes, store::Done done);
    void read(std::string_view beginning, Found found);

    // What the page answers; false: that number was not asked, or was answered before.
    bool stored(std::int64_t number, store::Outcome outcome);
    bool found(std::int64_t number, bool read, const PairList& pairs);

private:
    Outbox& outbox_;
    std::int64_t asked_ = 0;
    std::map<std::int64_t, store::Done> writing_;
    std::map<std::int64_t, Found> reading_;
};

}  // namespace scoville::browser
