// Where the frozen games lie.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/frozen/results.h"
#include "tests/support/places.h"

namespace scoville::frozen {

inline std::filesystem::path corpus() { return std::filesystem::path(places::tests) / "frozen" / "corpus"; }

inline std::string read(const std::filesystem::path& path) {
    const std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline Lines lines_of(const std::string& text) {
    std::istringstream in(text);
    Lines lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace scoville::frozen
