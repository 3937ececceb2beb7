// Nets on disk. Files are written beside and then renamed, so that a run that was stopped while writing has
// the old one. What cannot be used is a std::runtime_error.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "bots/net/net.h"

namespace scoville::lab {

using Bytes = std::vector<std::uint8_t>;
void write_whole(const std::filesystem::path& path, const Bytes& bytes);
Bytes read_whole(const std::filesystem::path& path);

void write_net(const std::filesystem::path& path, const bots::Net& net,
               bots::Net::Precision precision = bots::Net::Precision::full);
// Of a sight we know.
bots::Net read_net(const std::filesystem::path& path);

}  // namespace scoville::lab
