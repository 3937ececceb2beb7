// What a client sends, read strictly: one JSON object, every field of its right kind. schema/wire.schema.json
// describes the same; docs/protocol.md explains it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/refusal.h"
#include "base/result.h"
#include "table/requests.h"

namespace scoville::wire {

constexpr int protocol_version = 1;

struct Hello {
    std::string token, name;  // empty where not given
    bool entropy = false;     // brings its share of a deal when asked to
    bool follows = false;     // goes where `elsewhere` says
};
struct Rename {
    std::string name;
};
struct Create {
    table::Settings settings;
};
struct Open {
    std::string table, code;
    std::uint32_t since = 0;
    std::string key = {};  // of the invitation
};
struct Resume {
    std::string table, secret;
};
struct Chat {
    std::string text;
};
struct React {
    std::string reaction;
};
struct List {
    bool mine;
};
struct Record {
    std::string table;
    int game;
};
// Is anybody there?
struct Beat {};
// One's own data: where one is connected, an end to that, all that is known of one, an end to that.
struct Me {};
struct SignOut {
    std::optional<std::uint64_t> line;  // none: all others, and every token given out so far
};
struct Export {};
struct ForgetMe {};
// A browser that wants to be called when it is its turn, or (without an endpoint) no longer does.
struct Push {
    std::string endpoint, p256dh, auth;
    std::string gone;  // an endpoint
};
// Meant for the open table. Fresh links and names of muted people are added by the server.
using ForTable = table::Request;

using Message = std::variant<Hello, Rename, Create, Open, Resume, Chat, React, List, Record, Beat, Me,
                             SignOut, Export, ForgetMe, Push, ForTable>;

struct Received {
    std::string nonce;  // empty where the kind has none
    Message message;
};

struct Trouble {
    std::string nonce;  // if it could be read
    Refusal refusal;
    std::string detail;  // which field
};

// `options` are those of the open table, which actions are read with; none if no table is open.
Result<Received, Trouble> read_message(std::string_view text, const any::Options* options);

}  // namespace scoville::wire
