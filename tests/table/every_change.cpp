#include "tests/table/every_change.h"

#include "tests/table/virtual_table.h"

namespace scoville::table::test {

std::vector<Change> every_change() {
    Settings all = spicy_settings(5, [](spicy::Options& o) {
        o.strict = o.everyone_answers = true;
        o.random_variants = 3;
        o.above_end = 20;
        o.start = 4;
    });
    all.fill.reset();
    all.timeout = Timeout::wait;
    all.spectators = Spectators::delayed;
    all.finished = Finished::sealed;
    all.listed = true;
    fair::Hash hash{};
    hash.fill(0xab);
    const std::string odd = "\"quoted\" \\ \t\x01 \xc3\xa4\xe2\x82\xac\xf0\x9f\x8c\xb6";
    return {Created{"id", "code", "ann", odd, all},
            Configured{schoten_settings(3)},
            SetUp{a_position},
            HostIs{"bob", odd},
            Sat{3, "bob", odd, "hash"},
            Stood{2, true},
            Linked{1, "hash", "phone"},
            Held{0, "phone"},
            Readied{1, true},
            BotSeated{2, "odds"},
            Sealing{2, {1}, "spicy-1", {{0, {}}, {3, "liar"}}, {{"sealed", hash, {hash, {}}}}, {{}, hash}},
            Pledged{{hash, {}}},
            Begun{"spicy-1",
                  {{0, {}}, {3, "liar"}},
                  {{"sealed", hash, {hash, fair::Entropy{}}}},
                  {hash, {}},
                  "blind"},
            Moved{1, Plain::challenge(spicy::Trait::spice), 17, {0, 2}},
            Moved{1, Plain::let(true)},
            BotPlays{1, "odds", Why::left},
            CameBack{4},
            TakenOver{3, "cid", odd, "hash"},
            Paused{true},
            MoreTime{2, true},
            Voted{1, false},
            GivenUp{},
            Reopened{1},
            Muted{"eve", odd, true},
            Closed{},
            CatChosen{2, "calico"}};
}

}  // namespace scoville::table::test
