// A finished game as a record with its proof (docs/record.md, docs/fairness.md).
#include "any/inside/dealt.h"
#include "base/json_out.h"
#include "notation/any_out.h"
#include "table/change/values.h"
#include "table/history.h"

namespace scoville::table {
namespace {

void write_deals(JsonOut& out, const PastGame& game) {
    const Proof& proof = game.proof;
    const auto hands = any::dealt_hands(game.options, *game.keys);
    out.open_array();
    for (std::size_t i = 0; i < proof.deals.size(); ++i) {
        out.open_object();
        out.key("secret").text(fair::reveal_as_hex(proof.secrets[i]));
        out.key("commitment").hex(proof.deals[i].commitment);
        write_value(out.key("entropy"), proof.deals[i].entropy);
        notation::write_hands(out.key("hands"), hands[i], game.options);
        out.close_object();
    }
    out.close_array();
}

void write_log(JsonOut& out, const Proof& proof) {
    out.open_object();
    out.key("before").hex(proof.before.hash);
    out.key("blind").text(fair::reveal_as_hex(proof.blind));
    out.key("head").hex(proof.head);
    out.key("entries").open_array();
    for (const LogPart& part : proof.log) {
        out.open_array().text(part.open);
        if (!part.hidden.empty()) out.text(part.hidden);
        out.close_array();
    }
    out.close_array().close_object();
}

void write_proof(JsonOut& out, const PastGame& game) {
    out.open_object();
    out.key("version").word("fair-1");
    out.key("table").text(game.proof.table).key("rules").text(game.proof.rules);
    write_deals(out.key("deals"), game);
    write_value(out.key("pledges"), game.proof.pledges);
    write_log(out.key("log"), game.proof);
    out.close_object();
}

void write_dealt(JsonOut& out, const PastGame& game) {
    if (!game.set_up.empty()) {
        out.fields_of('{' + game.set_up + '}');
        return;
    }
    out.key("seed");
    const bool list = any::deal_each_round(any::kind_of(game.options));
    if (list) out.open_array();
    for (const fair::DealKey& key : *game.keys) out.text(fair::reveal_as_hex(key));
    if (list) out.close_array();
}

}  // namespace

void write_record(JsonOut& out, const PastGame& game) {
    out.key("record").number(1);
    notation::write_game_name(out, game.options);
    notation::write_options(out.key("options"), game.options);
    write_dealt(out, game);
    out.key("names").open_array();
    for (const std::string& name : game.names) out.text(name);
    out.close_array();
    out.key("actions").open_array();
    for (const PastMove& move : game.moves) notation::write_move(out, move.seat, move.action, game.options);
    out.close_array();
    // Nothing is proved of cards that somebody chose.
    if (game.set_up.empty()) write_proof(out.key("fair"), game);
}

std::string record_text(const PastGame& game) {
    std::string text;
    JsonOut out(text);
    write_record(out.open_object(), game);
    out.close_object();
    return text;
}

}  // namespace scoville::table
