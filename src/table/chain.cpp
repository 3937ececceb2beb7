#include "table/chain.h"

#include "base/check.h"
#include "base/json_out.h"
#include "table/entry_text.h"
#include "table/row.h"
#include "table/sealed_row.h"

namespace scoville::table {
namespace {

bool is_hidden(const Change& change) {
    return std::visit([]<class Kind>(const Kind&) { return Kind::about.log == InLog::hidden; }, change);
}

Result<Row, Unreadable> plain_row(const std::string& kept, const fair::TextSealer* sealer,
                                  std::uint64_t number) {
    auto row = row_from(kept);
    if (!row) return Unreadable{"without its head"};
    auto text = opened_row(std::move(row->text), sealer, number);
    if (!text) return Unreadable{"its move cannot be opened"};
    row->text = std::move(*text);
    return std::move(*row);
}

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

// The game or the rules that the change names and no book has; for kinds that name any.
std::string named_to_come(const Change& change) {
    return std::visit(
        []<class Kind>(const Kind& one) -> std::string {
            if constexpr (requires { one.settings; }) return one.settings.to_come;
            if constexpr (requires { one.rules; })
                if (any::are_rules_to_come(one.rules)) return one.rules;
            return {};
        },
        change);
}

void write_open(JsonOut& out, const Change& change, const Seating& before) {
    std::visit(
        [&]<class Kind>(const Kind& one) {
            if constexpr (Kind::about.log == InLog::open) one.open(out, before);
        },
        change);
}

}  // namespace

LogPart Chain::part(const Entry& entry, std::string_view row, const Seating& before,
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

std::string Chain::kept(const Entry& entry, std::string text, const Head& head, bool last) const {
    if (is_hidden(entry.change)) {
        CHECK(sealer_);
        text = sealed_row(text, *sealer_, head.number);
    }
    if (last && sealer_) text = with_key(text, sealer_->key());
    return with_head(text, head.hash);
}

Result<ReadBack, Unreadable> Chain::read(const std::string& kept, const Seating& before,
                                         const any::Options& options) const {
    const auto row = plain_row(kept, sealer_ ? &*sealer_ : nullptr, head_.number + 1);
    if (!row) return row.error();
    const auto entry = entry_from(row->text, options);
    if (!entry) return Unreadable{entry.error()};
    const std::string to_come = named_to_come(entry->change);
    if (to_come.empty() && !fits(before, entry->change)) return Unreadable{"out of place"};
    LogPart added = part(*entry, row->text, before, options);
    const Head head = after(*entry, added);
    if (head.hash != row->head) return Unreadable{"the chain is broken"};
    // Only what the chain vouches for is a later program's; another name is damage.
    if (!to_come.empty()) return Unreadable{any::newer_than_this_program(to_come), true};
    return ReadBack{*entry, std::move(added), head};
}

Head Chain::after(const Entry& entry, const LogPart& part) const {
    const auto* created = std::get_if<Created>(&entry.change);
    const fair::Hash before = created != nullptr ? fair::log_start(created->id) : head_.hash;
    fair::Hash hidden = fair::nothing_hidden;
    if (!part.hidden.empty()) {
        CHECK(blinder_);
        hidden = blinder_->blinded(head_.number + 1, part.hidden);
    }
    return {head_.number + 1, fair::log_next(before, part.open, hidden)};
}

}  // namespace scoville::table
