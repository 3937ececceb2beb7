#include "tests/house/still_house.h"

#include <sstream>
#include <utility>

#include "store/memory.h"

namespace scoville::house::test {
namespace {

constexpr Millis first_day = 1'800'000'000'000;  // UTC

}  // namespace

class StillHouse::MemoryLine final : public Line {
public:
    MemoryLine(StillHouse& house, std::string who)
        : house_(house),
          who_(std::move(who)),
          caller_{house.address_, house.address_, house.address_.substr(0, house.address_.rfind('.'))} {}

    void send(std::shared_ptr<const std::string> text) override {
        if (!closed_) house_.note(who_, What::hears, *text);
    }
    void close(Ending ending, std::string_view reason) override {
        if (std::exchange(closed_, true)) return;
        const std::string why = ending == Ending::policy ? "policy " : "trouble ";
        house_.note(who_, What::closed, why + std::string(reason));
        house_.hours_.post([&house = house_, who = who_] { house.left(who); });
    }
    std::optional<Millis> round_trip() const override { return house_.trip_; }
    const Caller& caller() const override { return caller_; }

private:
    StillHouse& house_;
    std::string who_;
    Caller caller_;
    bool closed_ = false;
};

void StillHouse::LossyStore::append(store::Append append, store::Done done) {
    if (!loses_answers) return PostedStore::append(std::move(append), std::move(done));
    PostedStore::append(std::move(append), [done = std::move(done)](const store::Answer&) {
        done({store::Outcome::unsure, "the answer was lost"});
    });
}

StillHouse::StillHouse(std::uint64_t seed, const table::Timing& timing, const Rates& rates, Millis trip)
    : trip_(trip),
      hours_({.steady = began, .utc = first_day}),
      memory_(store::open_memory()),
      store_(*memory_, hours_),
      thinkers_(hours_),
      chance_(seed),
      vault_(fair::new_vault_key(chance_)),
      env_{
          .hours = hours_,
          .store = store_,
          .thinkers = thinkers_,
          .chance = chance_,
          .vault = vault_,
          .timing = timing,
          .log = {[this](Severity, std::string_view event, std::string_view about, std::string_view text) {
                      log_.push_back(std::string(event) + " " + std::string(about) + " " + std::string(text));
                  },
                  Severity::debug},
          .rates = rates},
      hall_(env_, doors_) {
    hall_.start();
    hours_.settle();
}

StillHouse::~StillHouse() = default;

void StillHouse::note(const std::string& who, What what, std::string text) {
    spoken_.push_back({time(), who, what, std::move(text)});
}

void StillHouse::opens(const std::string& who) {
    settle();
    note(who, What::opens);
    clients_[who] = hall_.arrived(std::make_shared<MemoryLine>(*this, who));
    hours_.settle();
}

void StillHouse::joins(const std::string& who, const std::string& code_and_secret) {
    settle();
    note(who, What::joins, code_and_secret);
    std::istringstream words(code_and_secret);
    std::string code, secret, key;
    words >> code >> secret >> key;
    clients_[who] = hall_.bot_arrived(std::make_shared<MemoryLine>(*this, who), code, secret, key);
    hours_.settle();
}

void StillHouse::says(const std::string& who, const std::string& text) {
    settle();
    const auto found = clients_.find(who);
    if (found == clients_.end()) return;
    note(who, What::says, text);
    hall_.heard(ClientPtr(found->second), text);
    hours_.settle();
}

void StillHouse::drops(const std::string& who) {
    settle();
    note(who, What::drops);
    left(who);
    hours_.settle();
}

void StillHouse::left(const std::string& who) {
    const auto client = clients_.extract(who);
    if (!client.empty()) hall_.left(client.mapped());
}

void StillHouse::move_to(Millis at) { hours_.move_to(began + at); }

}  // namespace scoville::house::test
