#include "fair/hex.h"
#include "table/entry_fields.h"

namespace scoville::table {
namespace {

fair::Hash hash_from(std::string_view text) {
    const auto found = fair::bytes_from_hex<32>(text);
    if (!found) throw BadEntry("hash");
    return *found;
}

}  // namespace

void write_deal(JsonOut& out, const Sealed& deal) {
    out.open_object();
    out.key("secret").text(deal.secret);
    out.key("commitment").hex(deal.commitment);
    write_entropy(out.key("entropy"), deal.entropy);
    out.close_object();
}

void write_entropy(JsonOut& out, const std::vector<fair::Entropy>& by_seat) {
    out.open_array();
    for (const fair::Entropy& entropy : by_seat) out.hex(entropy);
    out.close_array();
}

Sealed read_deal(const Fields& fields) {
    Sealed deal{
        .secret = fields.text("secret"), .commitment = hash_from(fields.text("commitment")), .entropy = {}};
    for (const auto& one : fields.list("entropy"))
        deal.entropy.push_back(hash_from(notation::as_text(one).value_or(std::string_view())));
    return deal;
}

void write_pledges(JsonOut& out, const Pledges& pledges) {
    out.open_array();
    for (const auto& pledge : pledges) {
        if (pledge)
            out.hex(*pledge);
        else
            out.null();
    }
    out.close_array();
}

Pledges read_pledges(const Fields& fields) {
    Pledges pledges;
    for (const auto& one : fields.list("pledges")) {
        pledges.emplace_back();
        if (!one.is_null()) pledges.back() = hash_from(notation::as_text(one).value_or(std::string_view()));
    }
    return pledges;
}

}  // namespace scoville::table
