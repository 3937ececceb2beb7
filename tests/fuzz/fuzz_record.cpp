// Any bytes as a record: answered with JSON or an error, never a crash, and the same for every viewer's
// shape.
#include <cstdint>
#include <string>

#include "base/check.h"
#include "notation/strict_json.h"
#include "record/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace scoville;  // NOLINT(google-build-using-namespace)
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    record::Outcome first{};
    for (const Viewer viewer : {Viewer::everything(), Viewer::spectator(), Viewer::at_seat(1)}) {
        record::Replayer replayer({.viewer = viewer});
        std::string answer;
        const auto outcome = replayer.replay(text, answer);
        CHECK(notation::parse_strictly(answer, {}).ok());
        if (viewer.sees_everything()) first = outcome;
        CHECK(outcome == first);
    }
    return 0;
}
