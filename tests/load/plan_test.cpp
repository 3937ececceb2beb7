// The usual mix of a load test has a table of every game. The load itself knows the wire and no list.
#include <gtest/gtest.h>

#include "any/face/list.h"
#include "load/company.h"

namespace scoville::load {
namespace {

TEST(UsualPlan, has_every_game) {
    constexpr std::size_t enough = 64;
    any::for_each_game([]<class Face>() {
        const std::string name = "\"game\":\"" + std::string(Face::name) + "\"";
        bool met = false;
        for (std::size_t table = 0; table < enough; ++table)
            met |= usual_plan(table).settings.find(name) != std::string::npos;
        EXPECT_TRUE(met) << Face::name;
    });
}

}  // namespace
}  // namespace scoville::load
