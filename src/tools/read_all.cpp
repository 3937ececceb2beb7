#include "tools/read_all.h"

#include <cstdio>
#include <memory>

namespace scoville::tools {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

}  // namespace

std::optional<std::string> read_all(const std::string& name) {
    const File opened(name == "-" ? nullptr : std::fopen(name.c_str(), "rb"),
                      [](std::FILE* f) { return f != nullptr ? std::fclose(f) : 0; });
    std::FILE* file = name == "-" ? stdin : opened.get();
    if (file == nullptr) return std::nullopt;
    std::string text;
    char buffer[65536];
    while (std::feof(file) == 0 && std::ferror(file) == 0)
        text.append(buffer, std::fread(buffer, 1, sizeof buffer, file));
    if (std::ferror(file) != 0) return std::nullopt;
    return text;
}

}  // namespace scoville::tools
