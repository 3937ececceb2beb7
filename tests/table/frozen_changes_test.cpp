// Journals outlive programs: the bytes of every kind of change, as they have been since the first release.
// These texts may only be added to.
#include <gtest/gtest.h>

#include "fair/hex.h"
#include "table/chain.h"
#include "table/entry_text.h"
#include "tests/table/every_change.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

#define ODD R"(\"quoted\" \\ \u0009\u0001 ä€🌶)"
#define HASH "abababababababababababababababababababababababababababababababab"
#define ZERO "0000000000000000000000000000000000000000000000000000000000000000"

// In the order of every_change(), what follows the name of each.
const std::vector<std::string> frozen{
    R"("created","id":"id","code":"code","host":"ann","name":")" ODD
    R"(","settings":{"game":"spicy","options":{"players":5,"edition":"2020","variants":{"random":3},"manners":"strict","pace":"everyone-answers","start":4,"endCard":20},"seats":5,"fill":null,"window":4000,"turnTime":60000,"timeout":"wait","timeoutLevel":"odds","listed":true,"spectators":"delayed","delay":60000,"finished":"sealed"})",
    R"("configured","settings":{"game":"schoten","options":{"players":3},"seats":3,"fill":"random","window":4000,"turnTime":60000,"timeout":"bot","timeoutLevel":"odds","listed":false,"spectators":"yes","delay":60000,"finished":"open"})",
    R"("set-up","record":"{\"record\":1,\"game\":\"spicy\",\"options\":{\"players\":2},\"setup\":{\"hands\":[[\"c1\",\"c4\"],[\"w1\"]]},\"actions\":[]}")",
    R"("host","host":"bob","name":")" ODD R"(")",
    R"("sat","seat":3,"who":"bob","name":")" ODD R"(","link":"hash")",
    R"("stood","seat":2,"removed":true)",
    R"("linked","seat":1,"link":"hash","asker":"phone")",
    R"("held","seat":0,"holder":"phone")",
    R"("readied","seat":1,"ready":true)",
    R"("bot","seat":2,"level":"odds")",
    R"("sealing","attempt":2,"late":[1],"rules":"spicy-1","seats":[{"from":0},{"from":3,"fill":"liar"}],"deals":[{"secret":"sealed","commitment":")" HASH
    R"(","entropy":[")" HASH R"(",")" ZERO R"("]}],"pledges":[null,")" HASH R"("])",
    R"("pledged","pledges":[")" HASH R"(",null])",
    R"("begun","rules":"spicy-1","seats":[{"from":0},{"from":3,"fill":"liar"}],"deals":[{"secret":"sealed","commitment":")" HASH
    R"(","entropy":[")" HASH R"(",")" ZERO R"("]}],"pledges":[")" HASH R"(",null],"blind":"blind")",
    R"("moved","margin":17,"beaten":[0,2],"move":{"seat":1,"do":"challenge","trait":"spice"})",
    R"("moved","move":{"seat":1,"do":"let","standing":true})",
    R"("bot-plays","seat":1,"level":"odds","why":2)",
    R"("back","seat":4)",
    R"("taken-over","seat":3,"who":"cid","name":")" ODD R"(","link":"hash")",
    R"("paused","paused":true)",
    R"("more-time","seat":2,"own":true)",
    R"("voted","seat":1,"end":false)",
    R"("given-up")",
    R"("reopened","seat":1)",
    R"("muted","who":"eve","name":")" ODD R"(","muted":true)",
    R"("closed")",
    R"("cat","seat":2,"cat":"calico")",
};

Entry entry_of(const Change& change) {
    return {.at = 1'700'000'000'123, .by = By::clock, .person = "ann", .nonce = "n-1", .change = change};
}
std::string row_of(const std::string& text) {
    return R"({"at":1700000000123,"by":"clock","person":"ann","nonce":"n-1","do":)" + text + "}";
}

TEST(Frozen, every_kind_of_change_is_written_as_ever) {
    const any::Options options = spicy_settings(4).options;
    const auto changes = every_change();
    ASSERT_EQ(changes.size(), frozen.size());
    for (std::size_t i = 0; i < changes.size(); ++i)
        EXPECT_EQ(text_of(entry_of(changes[i]), options), row_of(frozen[i]));
}

TEST(Frozen, every_kind_of_change_is_read_as_ever) {
    const any::Options options = spicy_settings(4).options;
    const auto changes = every_change();
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto back = entry_from(row_of(frozen[i]), options);
        ASSERT_TRUE(back) << back.error();
        EXPECT_EQ(back->change.index(), changes[i].index());
        EXPECT_EQ(text_of(*back, options), row_of(frozen[i]));
    }
}

// What each adds to the chain in the open, after its number and name; the rest of it stands behind its row's
// hash. Moves are hidden whole.
TEST(Frozen, every_kind_of_change_adds_to_the_chain_as_ever) {
    const any::Options options = spicy_settings(4).options;
    Seating seating;
    seating.settings = spicy_settings(5);
    const std::string game =
        R"(,"game":1,"rules":"spicy-1","options":{"players":2,"edition":"2020","variants":[],"manners":"assisted","pace":"live","start":0})";
    const std::map<std::string, std::string> open{
        {"sealing", R"(,"attempt":2,"late":[1])" + game +
                        R"(,"commitments":[")" HASH R"("],"pledges":[null,")" HASH R"("])"},
        {"pledged", R"(,"pledges":[")" HASH R"(",null])"},
        {"begun", game + R"(,"deals":[{"commitment":")" HASH R"(","entropy":[")" HASH R"(",")" ZERO
                         R"("]}],"pledges":[")" HASH R"(",null])"}};
    for (const Change& change : every_change()) {
        const Entry entry = entry_of(change);
        const std::string row = text_of(entry, options);
        const LogPart part = Chain().part(entry, row, seating, options);
        const std::string name(name_of(change));
        const auto found = open.find(name);
        EXPECT_EQ(part.open, R"({"n":1,"do":")" + name + "\"" + (found != open.end() ? found->second : "") +
                                 R"(,"row":")" + fair::hex_of(fair::sha256(row)) + "\"}");
        EXPECT_EQ(part.hidden.empty(), name != "moved") << name;
    }
    const Moved moved{1, Plain::challenge(spicy::Trait::spice), 17, {0, 2}};
    const Entry entry = entry_of(moved);
    EXPECT_EQ(Chain().part(entry, text_of(entry, options), seating, options).hidden,
              R"({"seat":1,"do":"challenge","trait":"spice"})");
}

}  // namespace
}  // namespace scoville::table::test
