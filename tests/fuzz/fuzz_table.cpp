// Any bytes as what happens at a table: requests of people, ticks, commits that succeed, fail or are lost to
// another, restarts. The journal loaded again is the same table, every card is somewhere once, and everyone
// is answered.
#include <cstdint>
#include <cstdlib>

#include "tests/table/anything.h"

namespace {

using namespace scoville::table::test;  // NOLINT(google-build-using-namespace)

constexpr int most_steps = 300;

// A failed expectation is a finding.
class Abort final : public testing::EmptyTestEventListener {
    void OnTestPartResult(const testing::TestPartResult& result) override {
        if (!result.failed()) return;
        std::fprintf(stderr, "%s:%d: %s\n", result.file_name(), result.line_number(), result.message());
        std::abort();
    }
};

bool listening() {
    int count = 1;
    char name[] = "fuzz_table";
    char* words[] = {name, nullptr};
    testing::InitGoogleTest(&count, words);
    testing::UnitTest::GetInstance()->listeners().Append(new Abort);
    return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const bool ready = listening();
    if (!ready) return 0;
    const std::uint8_t* const end = data + size;
    const auto below = [&](std::size_t n) -> std::uint32_t {
        std::uint32_t value = data < end ? *data++ : 0;
        if (n > 256 && data < end) value = value << 8 | *data++;
        return value % static_cast<std::uint32_t>(n);
    };
    VirtualTable t(any_settings(below), {}, 1 + below(16));
    t.check_every = 60;
    Anything anything(t, below);
    for (int i = 0; i < most_steps && data < end; ++i) anything.step();
    anything.finish();
    return 0;
}
