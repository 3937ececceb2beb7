// A person's client: speaks the wire (docs/protocol.md), and is shown what has changed since it was last
// shown something.
#pragma once

#include "house/client.h"
#include "wire/table_out.h"

namespace scoville::house {

class WireClient final : public Client {
public:
    using Client::Client;

    void heard(Hall& hall, std::string_view text) override;
    void gone(LiveTable&) override {}
    void shown_anew(LiveTable& table) override;
    void shown(LiveTable& table) override;
    void shown_clocks(LiveTable& table) override;
    void replied(LiveTable& table, const table::Reply& reply) override;
    void told(const Text& text) override { send(text); }
    std::string_view kind() const override { return "person"; }

private:
    wire::Own own_at(const LiveTable& live) const;

    std::uint32_t seating_version_ = 0;  // of the seating it was shown
};

}  // namespace scoville::house
