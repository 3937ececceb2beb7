#include "tests/table/plain_rows.h"

#include "table/deals.h"
#include "table/entry_text.h"
#include "table/row.h"
#include "table/sealed_row.h"

namespace scoville::table::test {

std::vector<std::string> plain_rows(const std::vector<std::string>& journal, const fair::Vault& vault) {
    std::vector<std::string> rows;
    std::optional<fair::TextSealer> sealer;
    std::string table;
    int games = 0;
    for (const std::string& kept : journal) {
        const auto row = row_from(kept);
        const auto text = opened_row(row.value().text, sealer ? &*sealer : nullptr, rows.size() + 1);
        rows.push_back(with_head(text.value(), row->head));
        const bool created = text->find("\"do\":\"created\"") != std::string::npos;
        if (!created && text->find("\"do\":\"begun\"") == std::string::npos) continue;
        const auto entry = entry_from(*text, any::Options{});
        if (const auto* first = std::get_if<Created>(&entry->change)) table = first->id;
        if (const auto* begun = std::get_if<Begun>(&entry->change))
            sealer.emplace(fair::text_key_of(vault.unseal(begun->blind, deal_name(table, ++games)).value()));
    }
    return rows;
}

}  // namespace scoville::table::test
