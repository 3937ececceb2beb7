#include "browser/house.h"

#include "fair/hex.h"
#include "fair/vault.h"
#include "house/live_table.h"

namespace scoville::browser {
namespace {

constexpr const char* vault_key = "vault-key";

}  // namespace

class House::PageLine final : public house::Line {
public:
    PageLine(Outbox& outbox, std::int64_t number) : outbox_(outbox), number_(number) {}

    void send(std::shared_ptr<const std::string> text) override {
        if (!closed_) outbox_.put(Packed().add("send").add(number_).add(*text));
    }
    void close(house::Ending ending, std::string_view reason) override {
        if (std::exchange(closed_, true)) return;
        outbox_.put(Packed()
                        .add("close")
                        .add(number_)
                        .add(ending == house::Ending::policy ? "policy" : "trouble")
                        .add(reason));
    }
    std::optional<Millis> round_trip() const override { return 0; }
    const house::Caller& caller() const override { return caller_; }

private:
    Outbox& outbox_;
    std::int64_t number_;
    house::Caller caller_;
    bool closed_ = false;
};

struct House::Open {
    Open(House& of, const fair::Vault::Key& key)
        : vault(key),
          env{.hours = of.hours_,
              .store = of.store_,
              .thinkers = of.thinkers_,
              .chance = of.chance_,
              .vault = vault,
              .timing = of.timing_,
              .log = {[&outbox = of.outbox_](house::Severity, std::string_view event, std::string_view about,
                                             std::string_view text) {
                          outbox.put(Packed().add("log").add(event).add(about).add(text));
                      },
                      house::Severity::warning},
              .set_ups = true},
          hall(env, doors) {}

    fair::Vault vault;
    house::Env env;
    house::Doors doors;
    house::Hall hall;
};

House::House(Now now, fair::Chance& chance, Outbox& outbox, bool others, const table::Timing& timing)
    : hours_(now),
      chance_(chance),
      outbox_(outbox),
      timing_(timing),
      pairs_(outbox),
      storage_(pairs_),
      store_(storage_, hours_),
      thinkers_(hours_, outbox, others) {
    storage_.open([this](bool could) { read(could); });
}

House::~House() = default;

void House::read(bool could) {
    if (!could) return cannot_open();
    storage_.kept(vault_key, [this](const store::Answer& answer, const std::string& kept) {
        if (answer) return open(kept);
        const std::string made = fair::reveal_as_hex(fair::new_vault_key(chance_));
        storage_.keep(vault_key, made, [this, made](const store::Answer& stored) {
            if (stored)
                open(made);
            else
                cannot_open();
        });
    });
}

void House::open(const std::string& kept) {
    const auto key = fair::from_hex<32>(kept);
    if (!key) return cannot_open();
    open_ = std::make_unique<Open>(*this, *key);
    open_->hall.start();
    settle();
    for (; !early_.empty(); early_.pop_front()) {
        early_.front()();
        settle();
    }
}

void House::cannot_open() {
    closed_ = true;
    early_.clear();
    for (const auto& [number, client] : lines_)
        PageLine(outbox_, number).close(house::Ending::trouble, "nothing can be kept on this device");
}

// Not later than any other: what has come before waits in front.
void House::when_open(house::Task task) {
    if (!open_) return early_.push_back(std::move(task));
    task();
    settle();
}

void House::settle() { hours_.move_to(hours_.now().steady); }

void House::tick(Now now) { hours_.move_to(now); }

bool House::arrive(std::int64_t line) {
    if (!lines_.emplace(line, nullptr).second) return false;
    if (closed_) {
        PageLine(outbox_, line).close(house::Ending::trouble, "nothing can be kept on this device");
        return true;
    }
    when_open([this, line] {
        if (const auto found = lines_.find(line); found != lines_.end())
            found->second = open_->hall.arrived(std::make_shared<PageLine>(outbox_, line));
    });
    return true;
}

bool House::hear(std::int64_t line, std::string_view text) {
    if (!lines_.contains(line)) return false;
    if (closed_) return true;
    when_open([this, line, text = std::string(text)] {
        const auto found = lines_.find(line);
        if (found == lines_.end() || !found->second) return;
        const house::ClientPtr client = found->second;
        open_->hall.heard(client, text);
    });
    return true;
}

bool House::leave(std::int64_t line) {
    const auto left = lines_.extract(line);
    if (left.empty()) return false;
    if (!left.mapped()) return true;
    open_->hall.left(left.mapped());
    settle();
    return true;
}

bool House::stored(std::int64_t number, store::Outcome outcome) {
    const bool asked = pairs_.stored(number, outcome);
    settle();
    return asked;
}

bool House::found(std::int64_t number, bool read, const PairList& pairs) {
    const bool asked = pairs_.found(number, read, pairs);
    settle();
    return asked;
}

void House::thought(std::int64_t mind, std::string_view answer) {
    thinkers_.thought(mind, answer);
    settle();
}

bool House::forget(const std::string& table) {
    if (!open_) return false;
    const auto& awake = open_->hall.tables().all_awake();
    const auto found = awake.find(table);
    if (found != awake.end() && found->second->lookers() > 0) return false;
    open_->hall.tables().let_go(table);
    store_.forget_table(table, [](const store::Answer&) {});
    settle();
    return true;
}

}  // namespace scoville::browser
