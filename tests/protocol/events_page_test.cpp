// docs/bots.md lists every event with its fields. The page is held to what is sent in many random games.
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "any/inside/list.h"
#include "lab/moves/of_game.h"
#include "notation/strict_json.h"
#include "protocol/messages.h"
#include "tests/support/places.h"

namespace scoville::protocol {
namespace {

struct Fields {
    std::set<std::string> always, sometimes;
};
using Events = std::map<std::string, Fields>;

// The words between ` and ` in a cell, those in brackets apart.
Fields fields_in(const std::string& cell) {
    Fields fields;
    for (std::size_t at = cell.find('`'); at != std::string::npos; at = cell.find('`', at)) {
        const std::size_t end = cell.find('`', at + 1);
        const bool sometimes = at > 0 && cell[at - 1] == '[';
        (sometimes ? fields.sometimes : fields.always).insert(cell.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return fields;
}

// The table whose heading ends with these words.
Events table_of(const std::string& heading) {
    std::ifstream file(std::string(places::root) + "/docs/bots.md");
    std::string line;
    while (std::getline(file, line) && line != "| event | fields | " + heading + " |") {
    }
    EXPECT_TRUE(std::getline(file, line)) << "no table " << heading;
    Events events;
    while (std::getline(file, line) && !line.empty()) {
        std::istringstream cells(line);
        std::string cell;
        std::getline(cells, cell, '|');
        std::getline(cells, cell, '|');
        const std::string name = *fields_in(cell).always.begin();
        std::getline(cells, cell, '|');
        events[name] = fields_in(cell);
    }
    return events;
}

// Everything that is sent, by event: the fields it always had, and those it had now and then.
template <class Face>
class Sent {
public:
    static constexpr bool listens = true;
    explicit Sent(const typename Face::Ruleset& rules, Events& events) : rules_(rules), events_(events) {}

    void tell(const typename Face::Inside::Event& event) {
        for (const Viewer viewer : {Viewer::at_seat(0), Viewer::at_seat(1)}) {
            std::string line;
            write_event<Face>(line, "g1", Face::Inside::see(event, viewer), rules_);
            const auto message = notation::parse_strictly(line, {});
            ASSERT_TRUE(message) << line;
            const auto& told = message->as_object().at("event").as_object();
            std::set<std::string> has;
            for (const auto& field : told)
                if (field.key() != "event") has.insert(std::string(field.key()));
            count(std::string(told.at("event").as_string()), has);
        }
    }

private:
    void count(const std::string& name, const std::set<std::string>& has) {
        const auto [at, first] = events_.try_emplace(name);
        Fields& fields = at->second;
        if (first) fields.always = has;
        for (const std::string& field : has)
            if (!fields.always.contains(field)) fields.sometimes.insert(field);
        for (auto field = fields.always.begin(); field != fields.always.end();) {
            if (has.contains(*field)) {
                ++field;
            } else {
                fields.sometimes.insert(*field);
                field = fields.always.erase(field);
            }
        }
    }

    typename Face::Ruleset rules_;
    Events& events_;
};

template <class Face>
Events sent_in(int games) {
    using Inside = typename Face::Inside;
    Events events;
    FastRng rng(17);
    for (int i = 0; i < games; ++i) {
        const auto options = lab::Moves<Face>::options(rng);
        std::vector<fair::DealKey> keys;
        for (int k = Face::deals(options); k > 0; --k) keys.push_back(lab::random_key(rng));
        const auto deal = Inside::deal(options, keys);
        Sent<Face> sent(Face::ruleset(deal.options), events);
        auto state = Inside::begin(deal, sent);
        while (!state.over()) {
            const auto move = lab::Moves<Face>::move(state, rng);
            EXPECT_TRUE(Inside::act(state, deal, move.seat, move.action, sent));
        }
    }
    return events;
}

void compare(const Events& page, const Events& sent) {
    for (const auto& [name, fields] : sent) {
        ASSERT_TRUE(page.contains(name)) << "docs/bots.md does not say what " << name << " is";
        EXPECT_EQ(page.at(name).always, fields.always) << name;
        EXPECT_EQ(page.at(name).sometimes, fields.sometimes) << name;
    }
    for (const auto& [name, fields] : page) EXPECT_TRUE(sent.contains(name)) << name << " is never sent";
}

TEST(EventsPage, lists_what_is_sent_of_spicy) { compare(table_of("of Spicy"), sent_in<spicy::Face>(300)); }
TEST(EventsPage, lists_what_is_sent_of_schoten) {
    compare(table_of("of Scharfe Schoten"), sent_in<schoten::Face>(4));
}

}  // namespace
}  // namespace scoville::protocol
