#include "server/nodes/nodes.h"

#include <algorithm>
#include <utility>

namespace scoville::server {
namespace {

using house::Severity;

constexpr int renewals_a_lease = 5;
constexpr house::Millis look_again = 40;
constexpr std::int64_t patience_leases = 6;
constexpr int leases_after_pause = 3;

}  // namespace

Nodes::Nodes(Means means) : means_(std::move(means)), hours_(means_.hours, lease_) {}

void Nodes::start(std::function<void()> fenced, std::function<void()> bans) {
    fenced_ = std::move(fenced);
    bans_changed_ = std::move(bans);
    renew();
}

// Asked for by the event thread: one that is stuck loses its lease.
void Nodes::renew() {
    if (over_) return;
    const std::int64_t asked = Lease::now_ms();
    means_.owners.renew([this, asked](store::Answer answer, store::Renewal renewal) {
        means_.hours.post(
            [this, asked, answer = std::move(answer), renewal] { renewed(asked, answer, renewal); });
    });
    next_ = means_.hours.after(means_.lease.count() / renewals_a_lease, [this] { renew(); });
}

void Nodes::renewed(std::int64_t asked, const store::Answer& answer, const store::Renewal& renewal) {
    if (over_) return;
    if (answer && !renewal.held) {
        over_ = true;
        lease_.end();
        means_.log(Severity::error, "fenced", means_.name, "another node has removed this one");
        return fenced_();
    }
    if (!answer) {
        ++counts_.late;
        unbroken_since_ = 0;
        return means_.log(Severity::warning, "no-renewal", means_.name, answer.why);
    }
    ++counts_.renewals;
    const bool lapsed = !lease_.holds();
    if (lapsed && lease_.renewed_ms() != 0) {
        ++counts_.lapses;
        unbroken_since_ = 0;
        calm_leases_ = leases_after_pause;
        means_.log(Severity::warning, "lapsed", means_.name,
                   std::to_string(Lease::now_ms() - lease_.renewed_ms()) + " ms");
    }
    constexpr std::int64_t for_ever = 1'000'000'000;
    lease_.renewed(asked, means_.fence ? means_.lease.count() : for_ever);
    if (unbroken_since_ == 0) unbroken_since_ = asked;
    if (std::exchange(bans_version_, renewal.bans_version) != renewal.bans_version) bans_changed_();
    hours_.go_on();
    bury();
}

// Only after a lease of its own without a gap, and after several if its own had run out: when the database
// comes back after a pause, all leases have, and the first one back shall not remove all others.
void Nodes::bury() {
    if (unbroken_since_ == 0 || Lease::now_ms() - unbroken_since_ < calm_leases_ * means_.lease.count())
        return;
    calm_leases_ = 1;
    means_.owners.bury([this](store::Answer answer, std::size_t gone) {
        if (!answer || gone == 0) return;
        means_.hours.post([this, gone] {
            counts_.buried += gone;
            means_.log(Severity::warning, "buried", means_.name, std::to_string(gone));
        });
    });
}

void Nodes::leave(std::function<void()> done) {
    hours_.close();
    means_.owners.leave([this, done = std::move(done)](const store::Answer& answer) {
        means_.hours.post([this, done, answer] {
            if (!answer) means_.log(Severity::warning, "left-badly", means_.name, answer.why);
            over_ = true;
            lease_.end();
            next_.cancel();
            done();
        });
    });
}

void Nodes::claim(const std::string& table, Told told) {
    if (const auto going = going_.find(table); going != going_.end())
        return going->second.push_back(std::move(told));
    ask(table, told, Lease::now_ms() + patience_leases * means_.lease.count());
}

void Nodes::ask(const std::string& table, const Told& told, std::int64_t give_up) {
    means_.owners.claim(table, [this, table, told, give_up](store::Answer answer, store::Claim claim) {
        hours_.post([=, this, answer = std::move(answer), claim = std::move(claim)] {
            claimed(table, told, give_up, answer, claim);
        });
    });
}

void Nodes::claimed(const std::string& table, const Told& told, std::int64_t give_up,
                    const store::Answer& answer, const store::Claim& claim) {
    if (!answer) return told(answer, {});
    if (claim.mine) {
        ++counts_.claims;
        return told({}, {.mine = true});
    }
    if (claim.newer && claim.owner.empty()) return told({}, {.newer = true});
    // One that renews as it should has more than half of its lease left.
    if (!claim.owner.empty() && claim.left_ms > means_.lease.count() / 2) {
        ++counts_.elsewhere;
        return told({}, {.at = path_of(claim.owner)});
    }
    if (Lease::now_ms() > give_up)
        return told({store::Outcome::failed, "nobody has the table, nor lets go of it"}, {});
    ++counts_.parked;
    const std::uint64_t number = ++parks_;
    const house::Millis wait = std::clamp<house::Millis>(claim.left_ms, 5, look_again);
    parked_[number] = means_.hours.after(wait, [=, this, left = claim.left_ms] {
        counts_.parked_now = parked_.size() - 1;
        if (left <= look_again) bury();
        ask(table, told, give_up);
        parked_.erase(number);
    });
    counts_.parked_now = parked_.size();
}

void Nodes::let_go(const std::string& table) {
    if (over_ || !going_.try_emplace(table).second) return;
    means_.owners.let_go(table, [this, table](const store::Answer&) {
        hours_.post([this, table] {
            auto waiting = going_.extract(table);
            for (Told& told : waiting.mapped()) claim(table, std::move(told));
        });
    });
}

}  // namespace scoville::server
