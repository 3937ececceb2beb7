// Forgets what is older than the host wants to keep, a little at a time.
#pragma once

#include "server/env.h"

namespace scoville::server {

class Retention {
public:
    explicit Retention(Env& env) : env_(env) {}
    void start() { sweep(); }

private:
    void sweep();
    void again();

    Env& env_;
    std::size_t most_gone_ = 0;  // of one kind in this sweep
    int under_way_ = 0;
    house::Alarm again_;
};

}  // namespace scoville::server
