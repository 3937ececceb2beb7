// The house on virtual time: lines in memory, chance from a seed, bots that think in its own turns. Whatever
// is said to it and whatever it says is written down in order, so that two houses can be compared.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "fair/seeded_chance.h"
#include "fair/vault.h"
#include "house/hall.h"
#include "house/own_thinkers.h"
#include "house/posted_store.h"
#include "house/still_hours.h"

namespace scoville::house::test {

enum class What { opens, joins, says, hears, closed, drops };

struct Spoken {
    Millis at;  // since the house began
    std::string who;
    What what;
    std::string text;

    bool operator==(const Spoken&) const = default;
};

class StillHouse {
public:
    // The trip is that of every line.
    static constexpr Millis usual_trip = 40;
    explicit StillHouse(std::uint64_t seed, const table::Timing& timing = {}, const Rates& rates = {},
                        Millis trip = usual_trip);
    ~StillHouse();
    StillHouse(const StillHouse&) = delete;
    StillHouse& operator=(const StillHouse&) = delete;

    // Before anything is said, all that is due has happened.
    void opens(const std::string& who);
    // Whoever opens a line from now on comes from there; empty: from nowhere that is counted.
    void come_from(std::string address) { address_ = std::move(address); }
    // As a bot: code and secret, with a blank between them; and a key.
    void joins(const std::string& who, const std::string& code_and_secret);
    void says(const std::string& who, const std::string& text);
    void drops(const std::string& who);
    void move_to(Millis at);
    // Who does its long work from now on; before, it is done in place.
    void has_labour(Labour* labour) { env_.labour = labour; }
    // Who calls people that are away, from now on.
    void has_bell(Bell* bell) { env_.bell = bell; }
    void post(Task task) {
        hours_.post(std::move(task));
        hours_.settle();
    }

    Millis time() const { return hours_.now().steady - began; }
    Millis next() const { return hours_.next() - began; }
    bool is_connected(const std::string& who) const { return clients_.contains(who); }
    const std::vector<Spoken>& spoken() const { return spoken_; }
    const Counters& counters() const { return env_.counters; }
    const std::vector<std::string>& log() const { return log_; }
    // From now on it is not known what became of what is written: the answers are lost.
    void loses_answers(bool so) { store_.loses_answers = so; }
    // What lies behind the house; it answers before the call returns.
    store::Store& store() { return *memory_; }

private:
    class MemoryLine;
    struct LossyStore final : PostedStore {
        using PostedStore::PostedStore;
        void append(store::Append append, store::Done done) override;
        bool loses_answers = false;
    };
    static constexpr Millis began = 1'000'000;
    void note(const std::string& who, What what, std::string text = {});
    void settle() { hours_.move_to(hours_.now().steady); }
    void left(const std::string& who);

    Millis trip_;
    StillHours hours_;
    std::unique_ptr<store::Store> memory_;
    LossyStore store_;
    OwnThinkers thinkers_;
    fair::SeededChance chance_;
    fair::Vault vault_;
    std::vector<std::string> log_;
    Env env_;
    Doors doors_;
    Hall hall_;
    std::map<std::string, ClientPtr> clients_;
    std::vector<Spoken> spoken_;
    std::string address_;
};

}  // namespace scoville::house::test
