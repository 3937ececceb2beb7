#include "fair/hex.h"
#include "table/entry_fields.h"

namespace scoville::table {

void write_deal(JsonOut& out, const Sealed& deal) {
    out.open_object();
    out.key("secret").text(deal.secret);
    out.key("commitment").text(fair::hex_of(deal.commitment));
    out.key("entropy").open_array();
    for (const fair::Entropy& entropy : deal.entropy) out.text(fair::hex_of(entropy));
    out.close_array();
    out.close_object();
}

Sealed read_deal(const Fields& fields) {
    const auto bytes = [](std::string_view text) {
        const auto found = fair::bytes_from_hex<32>(text);
        if (!found) throw BadEntry("hash");
        return *found;
    };
    Sealed deal{
        .secret = fields.text("secret"), .commitment = bytes(fields.text("commitment")), .entropy = {}};
    for (const auto& one : fields.list("entropy"))
        deal.entropy.push_back(bytes(notation::as_text(one).value_or(std::string_view())));
    return deal;
}

}  // namespace scoville::table
