// A primary and its standby, each of which becomes the other when the primary dies. What the standby is told
// can be held up, as on a slow network.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/private_postgres.h"
#include "tests/support/relay.h"

namespace scoville::nodes {

class Pair {
public:
    // Synchronous: what is not at the standby is not committed (ANY 1).
    explicit Pair(bool synchronous) : synchronous_(synchronous) {
        first_.set("synchronous_standby_names = ''");
        url_ = first_.url();
        attend();
    }

    // Of both, as a node is told it: it finds the one that can be written.
    std::string url() const {
        return test::PrivatePostgres::by_way_of(first_.folder() + "," + second_.folder(), url_);
    }

    // From now on the standby hears nothing.
    void hold_up() { way_to(*primary_).keeps_answers = true; }
    // The primary is gone at once, and the standby takes its place.
    void fail_over() {
        primary_->kill();
        standby_->promote();
        std::swap(primary_, standby_);
    }
    // The one that was killed is the standby now.
    void make_whole() {
        way_to(*primary_).keeps_answers = false;
        standby_->follow(*primary_, way_to(*primary_).folder());
        attend();
    }

private:
    test::Relay& way_to(const test::PrivatePostgres& one) { return &one == &first_ ? to_first_ : to_second_; }
    void attend() {
        while (primary_->ask("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'") != "1")
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (!synchronous_) return;
        primary_->set("synchronous_standby_names = 'ANY 1 (*)'");
        while (primary_->ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'quorum'") != "1")
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }

    bool synchronous_;
    test::PrivatePostgres first_;
    test::Relay to_first_{first_.socket()};
    test::PrivatePostgres second_{std::vector<std::string>{}, first_, to_first_.folder()};
    test::Relay to_second_{second_.socket()};
    test::PrivatePostgres* primary_ = &first_;
    test::PrivatePostgres* standby_ = &second_;
    std::string url_;
};

}  // namespace scoville::nodes
