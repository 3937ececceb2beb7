// Any bytes as a client's message, with no table open and at a table of each game: read or refused with a
// code and a sentence, never a crash; and what is read is within the bounds the rest of the server relies on.
#include <cstdint>
#include <string>

#include "base/check.h"
#include "notation/strict_json.h"
#include "wire/messages_in.h"

namespace {

using namespace scoville;  // NOLINT(google-build-using-namespace)

constexpr std::size_t longest_nonce = 32;
constexpr std::size_t longest_text = 4'000;

template <class Other>
void check(const Other&) {}
template <class Seated>
    requires requires(const Seated& asked) { asked.seat; }
void check(const Seated& asked) {
    if constexpr (std::is_same_v<Seated, table::ask::Sit>) {
        CHECK(!asked.seat || *asked.seat < max_seats);
    } else {
        CHECK(asked.seat < max_seats);
    }
}
void check(const table::ask::Configure& asked) {
    CHECK(asked.settings.seats >= 2 && asked.settings.seats <= max_seats);
    CHECK(asked.settings.window >= 0 && asked.settings.turn_time >= 0 && asked.settings.delay >= 0);
}
void check(const table::ask::Act& asked) { CHECK(!asked.card || *asked.card >= 0); }
void check(const table::Request& request) {
    std::visit([](const auto& asked) { check(asked); }, request);
}
void check(const wire::Create& create) { check(table::ask::Configure{create.settings}); }
void check(const wire::Chat& chat) { CHECK(chat.text.size() <= longest_text); }
void check(const wire::Record& record) { CHECK(record.game >= 1); }
void read(std::string_view text, const any::Options* options) {
    const auto received = wire::read_message(text, options);
    if (!received) {
        const wire::Trouble& trouble = received.error();
        CHECK(!trouble.refusal.code.empty() && !trouble.refusal.sentence.empty());
        CHECK(trouble.nonce.size() <= longest_nonce);
        return;
    }
    CHECK(notation::parse_strictly(text, {}).ok());
    CHECK(received->nonce.size() <= longest_nonce);
    if (const auto* act = std::get_if<table::ask::Act>(std::get_if<table::Request>(&received->message)))
        CHECK(options != nullptr && act->action.index() == options->index());
    std::visit([](const auto& message) { check(message); }, received->message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read(text, nullptr);
    any::for_each_game([&]<class Face>() {
        static const any::Options at_a_table(std::in_place_index<any::place_of<Face>>);
        read(text, &at_a_table);
    });
    return 0;
}
