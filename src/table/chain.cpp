#include "table/chain.h"

#include "base/check.h"
#include "base/json_out.h"
#include "table/entry_text.h"
#include "table/row.h"

namespace scoville::table {
namespace {

std::string hidden_part(const Change& change, const any::Options& options) {
    std::string text;
    JsonOut out(text);
    std::visit(
        [&]<class Kind>(const Kind& one) {
            if constexpr (Kind::about.log == InLog::hidden) one.hide(out, options);
        },
        change);
    return text;
}

void write_open(JsonOut& out, const Change& change, const Room& before) {
    std::visit(
        [&]<class Kind>(const Kind& one) {
            if constexpr (Kind::about.log == InLog::open) one.open(out, before);
        },
        change);
}

}  // namespace

LogPart Chain::part(const Entry& entry, std::string_view row, const Room& before,
                    const any::Options& options) const {
    LogPart part{.open = {}, .hidden = hidden_part(entry.change, options)};
    JsonOut out(part.open);
    out.open_object();
    out.key("n").number(static_cast<std::int64_t>(head_.number + 1));
    out.key("do").word(name_of(entry.change));
    write_open(out, entry.change, before);
    // Vouches for the rest of the row: who asked, when, over which request.
    out.key("row").hex(fair::sha256(row));
    out.close_object();
    return part;
}

Result<ReadBack, std::string> Chain::read(const std::string& kept, const Room& before,
                                          const any::Options& options) const {
    const auto row = row_from(kept);
    if (!row) return std::string("without its head");
    const auto entry = entry_from(row->text, options);
    if (!entry) return entry.error();
    if (!fits(before, entry->change)) return std::string("out of place");
    LogPart added = part(*entry, row->text, before, options);
    const Head head = after(*entry, added);
    if (head.hash != row->head) return std::string("the chain is broken");
    return ReadBack{*entry, std::move(added), head};
}

Head Chain::after(const Entry& entry, const LogPart& part) const {
    const auto* created = std::get_if<Created>(&entry.change);
    const fair::Hash before = created != nullptr ? fair::log_start(created->id) : head_.hash;
    fair::Hash hidden = fair::nothing_hidden;
    if (!part.hidden.empty()) {
        CHECK(blind_);
        hidden = fair::blinded(*blind_, head_.number + 1, part.hidden);
    }
    return {head_.number + 1, fair::log_next(before, part.open, hidden)};
}

}  // namespace scoville::table
