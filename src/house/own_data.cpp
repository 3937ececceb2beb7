#include "house/own_data.h"

#include <memory>
#include <utility>

#include "base/json_out.h"
#include "house/chat_text.h"
#include "house/subscriptions.h"
#include "house/summary.h"
#include "store/store.h"

namespace scoville::house {
namespace {

constexpr std::size_t most_tables = 200;
constexpr std::size_t most_lines = 1'000;

// Asks for one thing after another, and writes it down.
class Gathering : public std::enable_shared_from_this<Gathering> {
public:
    Gathering(store::Store& store, std::string person, std::function<void(std::optional<std::string>)> then)
        : store_(store), person_(std::move(person)), then_(std::move(then)) {}

    void begin() {
        store_.person(person_, [self = shared_from_this()](const store::Answer& answer, store::Person found) {
            if (!answer) return self->then_(std::nullopt);
            self->who_ = std::move(found);
            self->find_tables();
        });
    }

private:
    void find_tables() {
        store_.tables_of(person_, most_tables,
                         [self = shared_from_this()](const store::Answer& answer, store::Rows rows) {
                             if (!answer) return self->then_(std::nullopt);
                             self->tables_ = std::move(rows);
                             self->find_words(0);
                         });
    }
    void find_words(std::size_t table) {
        if (table == tables_.size()) return write();
        store_.said(tables_[table].id, most_lines,
                    [self = shared_from_this(), table](const store::Answer&, const auto& said) {
                        for (const store::Said& one : said)
                            if (one.person == self->person_) self->words_.push_back(one);
                        self->find_words(table + 1);
                    });
    }
    void write() {
        std::string text;
        JsonOut out(text);
        out.open_object().key("person").text(who_.id).key("name").text(who_.name);
        out.key("seen").number(who_.seen_ms);
        if (!subscriptions_in(who_.about).empty()) out.key("called").raw(who_.about);
        out.key("tables").open_array();
        for (const store::TableRow& row : tables_)
            if (row.summary.size() > 1) out.raw(open_half(row.summary));
        out.close_array().key("chat").open_array();
        for (const store::Said& one : words_) {
            out.open_object().key("table").text(one.table).key("at").number(one.at_ms);
            out.key("text").text(chat_line_from(one).text).close_object();
        }
        out.close_array().close_object();
        then_(std::move(text));
    }

    store::Store& store_;
    std::string person_;
    std::function<void(std::optional<std::string>)> then_;
    store::Person who_;
    store::Rows tables_;
    std::vector<store::Said> words_;
};

}  // namespace

void gather_own_data(store::Store& store, const std::string& person,
                     std::function<void(std::optional<std::string>)> then) {
    std::make_shared<Gathering>(store, person, std::move(then))->begin();
}

}  // namespace scoville::house
