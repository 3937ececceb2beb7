// Every name of rules that was ever today's has journals and records in the corpus. Not asked in a program of
// a later day (tests/to_come), whose rules have none yet.
#include <gtest/gtest.h>

#include "any/face/list.h"
#include "tests/frozen/games.h"

namespace scoville::frozen {
namespace {

TEST(EveryName, has_games_in_the_corpus) {
    any::for_each_game([]<class Face>() {
        for (const auto& rules : Face::rules_book())
            for (const std::string_view kind : {".journal", ".records"}) {
                int games = 0;
                for (const Made& made : frozen_games())
                    games += made.name.starts_with(rules.name) && made.name.ends_with(kind) &&
                             (made.name[rules.name.size()] == '-' || made.name[rules.name.size()] == '.');
                EXPECT_GT(games, 0) << rules.name << kind;
            }
    });
}

}  // namespace
}  // namespace scoville::frozen
