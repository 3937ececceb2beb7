#include "protocol/answer.h"

#include "notation/strict_json.h"
#include "protocol/messages.h"

namespace scoville::protocol {

using detail::object_in;

Result<detail::json::object, std::string> detail::object_in(std::string_view line) {
    const auto parsed = notation::parse_strictly(line, {});
    if (!parsed) return "not a line of JSON: " + parsed.error().message;
    if (!parsed->is_object()) return std::string("not a JSON object");
    return parsed->get_object();
}

namespace {

// A name that can be shown anywhere: printable, and not too long.
std::string name_from(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string name;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool begins_character = (byte & 0xc0) != 0x80;
        if (name.size() >= longest && begins_character) break;
        if (byte >= 0x20 && byte != 0x7f) name += c;
    }
    return name.empty() ? "unnamed" : name;
}

}  // namespace

Result<Ready, std::string> read_ready(std::string_view line) {
    const auto object = object_in(line);
    if (!object) return object.error();
    const auto* type = object->if_contains("type");
    if (type == nullptr || notation::as_text(*type) != "ready")
        return std::string("expected {\"type\":\"ready\", …}");
    const auto* protocol = object->if_contains("protocol");
    if (protocol == nullptr || notation::as_integer(*protocol, version, version) != version)
        return std::string("\"protocol\" must be 1");
    Ready ready{.name = "unnamed", .version = version};
    if (const auto* name = object->if_contains("name"))
        if (const auto text = notation::as_text(*name)) ready.name = name_from(*text);
    return ready;
}

Result<std::uint64_t, std::string> read_answer_id(std::string_view line) {
    const auto object = object_in(line);
    if (!object) return object.error();
    const auto* id = object->if_contains("id");
    if (id == nullptr || !id->is_int64() || id->get_int64() < 0)
        return std::string("the answer has no \"id\" of a question");
    return static_cast<std::uint64_t>(id->get_int64());
}

}  // namespace scoville::protocol
