// A node as `scoville serve`, but of a later day, or one that does not look whether it may write:
//   odd_node serve [--formats NUMBER] [--no-fence] OPTIONS
#include <cstdio>
#include <string>
#include <string_view>

#include "hosting/read_config.h"
#include "server/serve.h"

int main(int count, char** words) {
    using namespace scoville;  // NOLINT(google-build-using-namespace)
    hosting::Flags flags;
    std::int64_t formats = 1;
    bool fence = true;
    for (int i = 2; i < count; ++i) {
        const std::string name = std::string_view(words[i]).starts_with("--") ? words[i] + 2 : words[i];
        const bool alone = i + 1 == count || std::string_view(words[i + 1]).starts_with("--");
        const std::string value = alone ? "true" : words[++i];
        if (name == "formats")
            formats = std::stoll(value);
        else if (name == "no-fence")
            fence = false;
        else
            flags[name].push_back(value);
    }
    auto read = hosting::read_config(flags, {});
    if (!read) {
        std::fprintf(stderr, "odd_node: %s\n", read.error().c_str());
        return 2;
    }
    server::Config config = read.value().config;
    config.version = "of another day";
    config.formats = formats;
    config.fence = fence;
    return server::serve(config);
}
