// This node among others that serve the same database: keeps its lease, removes those whose lease has run
// out, and says of a table whether it may be woken here or where it is.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "house/log.h"
#include "house/owners.h"
#include "server/nodes/leased_hours.h"
#include "store/owners.h"

namespace scoville::server {

struct NodeCounts {
    std::uint64_t renewals = 0, late = 0, lapses = 0;  // late: renewals that came to nothing
    std::uint64_t claims = 0, elsewhere = 0, parked = 0, buried = 0;
    std::size_t parked_now = 0;
};

class Nodes final : public house::Owners {
public:
    struct Means {
        store::Owners& owners;
        house::Hours& hours;  // the loop's own, which never stand still
        house::Log log;
        std::string name;
        std::chrono::milliseconds lease;
        bool fence = true;  // without it the lease holds for ever: the control of the tests
    };
    explicit Nodes(Means means);

    // Renews from now on. `fenced` is called once, if another node has removed this one; `bans` whenever they
    // have changed.
    void start(std::function<void()> fenced, std::function<void()> bans);
    // Lets go of all tables, after what was asked of the store before.
    void leave(std::function<void()> done);

    void claim(const std::string& table, Told told) override;
    void let_go(const std::string& table) override;

    const std::string& name() const { return means_.name; }
    static std::string path_of(const std::string& node) { return "/n/" + node; }
    bool holds() const { return lease_.holds(); }
    const Lease& lease() const { return lease_; }
    LeasedHours& hours() { return hours_; }
    store::Owners& owners() { return means_.owners; }
    const NodeCounts& counts() const { return counts_; }

private:
    void renew();
    void renewed(std::int64_t asked, const store::Answer& answer, const store::Renewal& renewal);
    void bury();
    void ask(const std::string& table, const Told& told, std::int64_t give_up);
    void claimed(const std::string& table, const Told& told, std::int64_t give_up,
                 const store::Answer& answer, const store::Claim& claim);

    Means means_;
    Lease lease_;
    LeasedHours hours_;
    NodeCounts counts_;
    std::function<void()> fenced_, bans_changed_;
    std::int64_t bans_version_ = -1;
    std::int64_t unbroken_since_ = 0;  // renewals; 0: the last one came to nothing
    int calm_leases_ = 1;              // of these, until others are removed
    bool over_ = false;
    house::Alarm next_;
    // Tables on their way to being nobody's, and who wants them meanwhile.
    std::unordered_map<std::string, std::vector<Told>> going_;
    std::unordered_map<std::uint64_t, house::Alarm> parked_;
    std::uint64_t parks_ = 0;
};

}  // namespace scoville::server
