// Hours that stand still while the lease does not hold: what should happen meanwhile happens afterwards, in
// order, or never. So nothing in the house is done, shown or acknowledged by a node that may have lost its
// tables, and the house does not know.
#pragma once

#include <deque>
#include <memory>

#include "house/hours.h"
#include "server/nodes/lease.h"

namespace scoville::server {

class LeasedHours final : public house::Hours {
public:
    LeasedHours(house::Hours& hours, const Lease& lease) : hours_(hours), lease_(lease) {}

    house::Now now() const override { return hours_.now(); }
    void post(house::Task task) override;
    house::Alarm at(house::Millis steady, house::Task task) override;

    // From outside of the house, in a turn of the loop: now, or when the lease holds again.
    void enter(house::Task task);
    // The lease was renewed: what was held back happens now.
    void go_on();
    // Only what was begun is brought to its end; nothing new happens any more.
    void close() { closing_ = true; }
    std::size_t held() const { return held_.size(); }

private:
    bool stands_still() const { return !lease_.holds() || !held_.empty(); }

    house::Hours& hours_;
    const Lease& lease_;
    std::deque<house::Task> held_;
    bool closing_ = false;
};

}  // namespace scoville::server
