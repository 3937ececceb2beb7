// A page around the house of the browser, on virtual time: storage in memory that is durable at once, another
// worker that answers at once. What is said and heard is written down as StillHouse does it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "browser/house.h"
#include "browser/thinker.h"
#include "fair/seeded_chance.h"
#include "tests/house/conversation.h"

namespace scoville::browser::test {

using house::test::Spoken;
using house::test::What;

class Page {
public:
    explicit Page(std::uint64_t seed, bool others = true, std::map<std::string, std::string> kept = {});

    void opens(const std::string& who);
    void says(const std::string& who, const std::string& text);
    void drops(const std::string& who);
    void move_to(Millis at);

    const std::vector<Spoken>& spoken() const { return spoken_; }
    std::map<std::string, std::string>& kept() { return kept_; }
    const std::vector<std::string>& log() const { return log_; }
    int questions() const { return questions_; }
    House& house() { return house_; }
    // Does all that is to be done.
    void serve();

    // From now on.
    store::Outcome keeping = store::Outcome::ok;
    bool thinking = true;

private:
    void note(const std::string& who, What what, std::string text = {});
    void do_item(Unpacked item);
    void write(std::string_view changes);
    PairList pairs_of(std::string_view beginning) const;

    Millis time_ = 0;
    std::map<std::string, std::string> kept_;
    std::map<std::string, std::int64_t> lines_;
    std::map<std::int64_t, std::string> names_;
    std::int64_t last_line_ = 0;
    std::vector<Spoken> spoken_;
    std::vector<std::string> log_;
    int questions_ = 0;
    Outbox outbox_;
    fair::SeededChance chance_;
    Thinker thinker_;
    House house_;
};

// Says everything in the conversation that is not the house's to a new one, and writes down what comes of it.
std::string held(std::string_view conversation, Page& page);

}  // namespace scoville::browser::test
