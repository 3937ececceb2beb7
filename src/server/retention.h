// Forgets what is older than the host wants to keep, a little at a time.
#pragma once

#include "net/loop.h"
#include "server/env.h"

namespace scoville::server {

struct Keeping {
    int finished_days = 90;  // 0: for ever
    int chat_days = 30;
    int unseen_days = 400;  // people at no table
};

class Retention {
public:
    Retention(Env& env, const Keeping& keeping) : env_(env), keeping_(keeping) {}
    void start() { sweep(); }

private:
    void sweep();
    void again(std::size_t gone);

    Env& env_;
    Keeping keeping_;
    net::Timer timer_;
};

}  // namespace scoville::server
