#include "tests/browser/talk.h"

#include "tests/house/conversation.h"
#include "tests/house/player.h"

namespace scoville::browser::test {

using house::test::Player;
using house::test::StillHouse;

std::string talk(const std::string& game, const std::string& first, const std::string& second,
                 std::uint64_t seed) {
    constexpr table::Millis no_trip = 0;
    StillHouse house(seed, {}, {}, no_trip);
    Player anna(house, "anna", 7);
    anna.ask(
        {{"type", "create"},
         {"settings", {{"game", game}, {"seats", 3}, {"fill", nullptr}, {"window", 0}, {"turnTime", 0}}}});
    anna.ask({{"type", "rename"}, {"name", "Anna"}});
    anna.ask({{"type", "sit"}});
    anna.ask({{"type", "seat-bot"}, {"seat", 1}, {"level", first}});
    anna.ask({{"type", "seat-bot"}, {"seat", 2}, {"level", second}});
    anna.ask({{"type", "chat"}, {"text", "hello"}});
    anna.ask({{"type", "no-such-thing"}});
    anna.ask({{"type", "ready"}, {"ready", true}});
    anna.ask({{"type", "start"}});
    anna.play_until([&] { return anna.phase() == "playing" && anna.event() > 40; });
    anna.drop();
    house.move_to(house.time() + 5'000);
    anna.come_back();
    anna.play_until([&] { return anna.phase() != "playing"; });
    anna.ask({{"type", "record"}, {"table", anna.table}, {"game", 1}});
    anna.ask({{"type", "list"}, {"what", "mine"}});
    return house::test::text_of(house.spoken());
}

}  // namespace scoville::browser::test
