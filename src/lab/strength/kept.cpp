#include "lab/strength/kept.h"

#include <bit>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "base/json_out.h"
#include "notation/strict_json.h"

namespace scoville::lab {
namespace {

void write(JsonOut& out, const Estimate& estimate) {
    out.open_array();
    for (const double value : {estimate.mean, estimate.low, estimate.high}) {
        char text[32];
        std::snprintf(text, sizeof text, "%.17g", value);
        out.raw(text);
    }
    out.close_array();
}

Estimate read(const notation::json::value& value) {
    const auto& list = value.as_array();
    return {list.at(0).to_number<double>(), list.at(1).to_number<double>(), list.at(2).to_number<double>()};
}

}  // namespace

// FNV-1a, a float at a time.
std::string fingerprint(std::span<const float> weights) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const float weight : weights) {
        hash ^= std::bit_cast<std::uint32_t>(weight);
        hash *= 0x100000001b3U;
    }
    char text[24];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

KeptMatches::KeptMatches(std::filesystem::path file) : file_(std::move(file)) {
    if (file_.empty()) return;
    std::ifstream in(file_);
    for (std::string line; std::getline(in, line);) {
        boost::system::error_code error;
        const auto parsed = notation::json::parse(line, error);
        if (error || !parsed.is_object()) continue;
        matches_[std::string(parsed.at("match").as_string())] = {read(parsed.at("share")),
                                                                 read(parsed.at("points"))};
    }
}

std::optional<Shown> KeptMatches::find(const std::string& name) const {
    const auto found = matches_.find(name);
    return found == matches_.end() ? std::nullopt : std::optional(found->second);
}

void KeptMatches::keep(const std::string& name, const Shown& shown) {
    matches_[name] = shown;
    if (file_.empty()) return;
    std::string line;
    JsonOut out(line);
    out.open_object().key("match").text(name);
    write(out.key("share"), shown.share);
    write(out.key("points"), shown.points);
    out.close_object();
    std::ofstream file(file_, std::ios::app);
    file << line << '\n';
    file.close();
    if (!file) throw std::runtime_error("cannot write " + file_.string());
}

}  // namespace scoville::lab
