#include "server/export.h"

#include <future>

#include "house/ids.h"
#include "server/key_file.h"
#include "store/sqlite/sqlite.h"
#include "table/history.h"

namespace scoville::server {
namespace {

// Asks the store and waits for the answer.
template <class T, class Ask>
std::pair<store::Answer, T> answer_to(Ask&& ask) {
    std::promise<std::pair<store::Answer, T>> promise;
    ask([&promise](store::Answer answer, T got) { promise.set_value({std::move(answer), std::move(got)}); });
    return promise.get_future().get();
}

}  // namespace

Result<std::string, ExportError> export_record(const std::string& data, const std::string& table, int game) {
    const auto key = vault_key(data + ".key");
    if (!key) return ExportError{key.error()};
    std::unique_ptr<store::Store> store;
    try {
        store = store::open_sqlite({.path = data});
    } catch (const store::OpenError& error) {
        return ExportError{error.what()};
    }
    std::string id = table;
    if (table.substr(0, 2) != "t_") {
        const auto [answer, row] = answer_to<store::TableRow>(
            [&](auto got) { store->find_code(house::normal_code(table), std::move(got)); });
        if (!answer) return ExportError{"there is no table with the code " + table};
        id = row.id;
    }
    const auto [answer, loaded] =
        answer_to<store::Loaded>([&](auto got) { store->load(id, std::move(got)); });
    if (!answer) return ExportError{"there is no table " + table};
    const auto history = table::read_history(loaded.entries, fair::Vault(*key));
    if (!history) return ExportError{history.error().why};
    const table::PastGame* found = nullptr;
    for (std::size_t i = 0; i < history->games.size(); ++i)
        if (history->games[i].finished() && (game == 0 || static_cast<std::size_t>(game) == i + 1))
            found = &history->games[i];
    if (found == nullptr) return ExportError{"there is no such finished game at this table"};
    return table::record_text(*found);
}

}  // namespace scoville::server
