// One option of `scoville serve`: what it is called, what it means, where it goes and what it may be. The
// flag, the variable in the environment, the key in the file, the help and the documents all follow from it.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/config.h"

namespace scoville::hosting {

// Where a value is kept; its type says how it is written.
using Slot = std::variant<bool*, std::string*, std::vector<std::string>*, double*, std::uint16_t*, int*,
                          std::size_t*, std::int64_t*, std::chrono::milliseconds*>;

struct Allowed {
    double least = 0;  // of a number
    double most = 1e9;
    std::span<const std::string_view> words = {};  // all that a text may be
    // What is wrong with a text, as the end of a sentence; empty: nothing.
    std::string (*complaint)(std::string_view) = nullptr;
};

struct Option {
    std::string_view name;     // "keep-chat": --keep-chat, SCOVILLE_KEEP_CHAT, keep-chat = 30
    std::string_view section;  // of the help
    std::string_view value;    // what stands for it in the help; empty for a switch
    std::string_view help;
    Slot (*slot)(server::Config&);
    Allowed allowed = {};
};

std::span<const Option> options();
const Option* option_named(std::string_view name);

bool is_switch(const Option& option);
bool is_list(const Option& option);
bool is_number(const Option& option);

std::string variable_of(const Option& option);  // SCOVILLE_KEEP_CHAT
// What the option must be, as the end of a sentence: "must be a number from 0 to 65535".
std::string expectation(const Option& option);
// The complaint, or none and it is set. A list takes all the values, everything else exactly one.
std::optional<std::string> set(const Option& option, server::Config& config,
                               const std::vector<std::string>& values);
// As it stands in a TOML file: 8080, true, "text", ["a", "b"].
std::string written(const Option& option, const server::Config& config);

}  // namespace scoville::hosting
