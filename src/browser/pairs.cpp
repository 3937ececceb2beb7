#include "browser/pairs.h"

namespace scoville::browser {

void Pairs::write(Changes changes, store::Done done) {
    const std::int64_t number = ++asked_;
    writing_.emplace(number, std::move(done));
    outbox_.put(Packed().add("write").add(number).add(changes.take()));
}

void Pairs::read(std::string_view beginning, Found found) {
    const std::int64_t number = ++asked_;
    reading_.emplace(number, std::move(found));
    outbox_.put(Packed().add("read").add(number).add(beginning));
}

bool Pairs::stored(std::int64_t number, store::Outcome outcome) {
    const auto writing = writing_.extract(number);
    if (writing.empty()) return false;
    const char* why = outcome == store::Outcome::ok ? "" : "the device did not keep it";
    if (writing.mapped()) writing.mapped()({outcome, why});
    return true;
}

bool Pairs::found(std::int64_t number, bool read, const PairList& pairs) {
    const auto reading = reading_.extract(number);
    if (reading.empty()) return false;
    reading.mapped()(read, pairs);
    return true;
}

}  // namespace scoville::browser
