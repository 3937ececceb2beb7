// No viewer of any game in the list can tell apart what it has not seen.
#include "tests/secrecy/mogel_secrets.h"
#include "tests/secrecy/schoten_secrets.h"
#include "tests/secrecy/spicy_secrets.h"

namespace scoville::testing {
namespace {

template <class Face>
class Secrecy : public ::testing::Test {};
TYPED_TEST_SUITE(Secrecy, AllGames, GameName);

TYPED_TEST(Secrecy, an_observer_cannot_tell_unseen_cards_apart) {
    EXPECT_EQ(differences<TypeParam>(Leak::none, 2500, 1), 0);
}

TYPED_TEST(Secrecy, planted_leaks_are_found) {
    for (const Leak leak : Secrets<TypeParam>::leaks)
        EXPECT_GT(differences<TypeParam>(leak, 400, 2), 0) << static_cast<int>(leak);
}

}  // namespace
}  // namespace scoville::testing
