// Forgets what is older than the host wants to keep, a little at a time, and not by a clock that jumped.
#pragma once

#include "server/calendar.h"
#include "server/env.h"

namespace scoville::server {

class Retention {
public:
    explicit Retention(Env& env) : env_(env) {}
    void start();

private:
    void sweep();
    void again();

    Env& env_;
    Calendar calendar_;
    std::size_t most_gone_ = 0;  // of one kind in this sweep
    int under_way_ = 0;
    house::Alarm again_;
};

}  // namespace scoville::server
