// The house's hours on the event loop: its turns are the loop's tasks.
#pragma once

#include "house/hours.h"
#include "net/loop.h"

namespace scoville::server {

class LoopHours final : public house::Hours {
public:
    explicit LoopHours(net::Loop& loop) : loop_(loop) {}

    house::Now now() const override;
    void post(house::Task task) override { loop_.post(std::move(task)); }
    house::Alarm at(house::Millis steady, house::Task task) override;

private:
    net::Loop& loop_;
};

}  // namespace scoville::server
