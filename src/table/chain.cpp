#include "table/chain.h"

#include "base/check.h"
#include "base/json_out.h"
#include "notation/any_out.h"
#include "table/deals.h"
#include "table/entry_fields.h"
#include "table/entry_text.h"
#include "table/fits.h"
#include "table/row.h"

namespace scoville::table {
namespace {

class OpenWriter {
public:
    OpenWriter(JsonOut& out, const Room& before) : out_(out), before_(before) {}

    void operator()(const Sealing& c) {
        out_.key("attempt").number(c.attempt).key("late").open_array();
        for (const Seat late : c.late) out_.number(late);
        out_.close_array();
        game(c);
        out_.key("commitments").open_array();
        for (const Sealed& deal : c.deals) out_.hex(deal.commitment);
        write_pledges(out_.close_array().key("pledges"), c.pledges);
    }
    void operator()(const Pledged& c) { write_pledges(out_.key("pledges"), c.pledges); }
    void operator()(const Begun& c) {
        game(c);
        out_.key("deals").open_array();
        for (const Sealed& deal : c.deals) {
            out_.open_object().key("commitment").hex(deal.commitment);
            write_entropy(out_.key("entropy"), deal.entropy);
            out_.close_object();
        }
        write_pledges(out_.close_array().key("pledges"), c.pledges);
    }
    template <class Other>
    void operator()(const Other&) {}

private:
    template <class Dealt>
    void game(const Dealt& c) {
        out_.key("game").number(before_.games + 1).key("rules").text(c.rules);
        notation::write_options(out_.key("options"), options_for(before_.settings, c.seats));
    }
    JsonOut& out_;
    const Room& before_;
};

std::string hidden_part(const Change& change, const any::Options& options) {
    std::string text;
    if (const auto* moved = std::get_if<Moved>(&change)) {
        JsonOut out(text);
        notation::write_move(out, moved->seat, moved->action, options);
    }
    return text;
}

}  // namespace

LogPart Chain::part(const Entry& entry, std::string_view row, const Room& before,
                    const any::Options& options) const {
    LogPart part{.open = {}, .hidden = hidden_part(entry.change, options)};
    JsonOut out(part.open);
    out.open_object();
    out.key("n").number(static_cast<std::int64_t>(head_.number + 1));
    out.key("do").word(name_of(entry.change));
    std::visit(OpenWriter(out, before), entry.change);
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
