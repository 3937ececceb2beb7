// The smaller messages to a client.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "bots/face/levels.h"
#include "table/effects.h"
#include "wire/table_out.h"

namespace scoville::wire {

struct Welcome {
    std::string person, name, program;
    std::string token;       // of a new guest; else empty
    std::string push = {};   // the key that browsers subscribe with; empty: nobody is called
    table::Millis beat = 0;  // how soon a silent line is asked whether anybody is there; 0: no need
};
std::string welcome_message(const Welcome& welcome);

// What an ack carries besides its nonce; empty fields are left out.
struct Ack {
    std::string nonce;
    std::string table, code, secret, name;
    std::string tables;  // a JSON list
    std::string record;  // a JSON object
    std::string token = {};
    std::string data = {};  // a JSON object
};
std::string ack_message(const Ack& ack);
// One connection of a person.
struct Session {
    std::uint64_t line;
    bool own;          // the one that asks
    std::string code;  // of the table it looks at, if it does
};
std::string me_message(std::string_view nonce, const std::string& person, const std::string& name,
                       std::span<const Session> sessions);
std::string reply_message(const table::Reply& reply);
// `path`: where the answer waits that was too large. `at`: the path at which the same may be asked.
std::string refused_message(std::string_view nonce, const Refusal& refusal, std::string_view detail = {},
                            std::string_view path = {}, std::string_view at = {});
std::string trouble_message(const Refusal& refusal, std::string_view detail);
std::string clock_message(const table::ClockFace& clock, const any::Options& options);
std::string here_message(const Here& here);
std::string chat_message(const ChatLine& line);
std::string reaction_message(std::string_view reaction, std::string_view name, std::optional<Seat> seat);
std::string gone_message(std::string_view why);

}  // namespace scoville::wire
