#include "play/guests.h"

#include <array>
#include <charconv>

namespace scoville::play {
namespace {

constexpr std::array<std::string_view, max_seats - 1> usual{"odds", "liar", "suspicious", "honest", "random"};

}  // namespace

void write_guests(JsonOut& out, const Guests& guests) {
    out.key("play").open_object().key("seat").number(guests.me);
    out.key("seed").text(std::to_string(guests.seed)).key("bots").open_array();
    for (const std::string& bot : guests.bots) out.text(bot);
    out.close_array().close_object();
}

void read_guests(const notation::json::object& record, Guests& guests) {
    const auto* value = record.if_contains("play");
    const auto* play = value != nullptr ? value->if_object() : nullptr;
    if (play == nullptr) return;
    if (const auto* me = play->if_contains("seat"))
        guests.me = static_cast<Seat>(notation::as_integer(*me, 0, max_seats - 1).value_or(guests.me));
    if (const auto* seed = play->if_contains("seed"))
        if (const auto text = notation::as_text(*seed))
            (void)std::from_chars(text->data(), text->data() + text->size(), guests.seed);
    const auto* bots = play->if_contains("bots");
    if (bots == nullptr || !bots->is_array()) return;
    guests.bots.clear();
    for (const auto& bot : bots->get_array())
        if (const auto text = notation::as_text(bot)) guests.bots.emplace_back(*text);
}

Result<std::vector<lab::Entrant>, std::string> seat(Guests& guests, int players, int ms_per_move) {
    if (guests.me >= players) return std::string("there is no seat ") + std::to_string(guests.me);
    const auto others = static_cast<std::size_t>(players) - 1;
    if (guests.bots.empty()) guests.bots.assign(usual.begin(), usual.begin() + others);
    if (guests.bots.size() != others)
        return "there must be " + std::to_string(others) + " bots, one for each other player";
    std::vector<lab::Entrant> entrants;
    for (std::size_t next = 0; entrants.size() <= others;) {
        if (entrants.size() == guests.me) {
            entrants.emplace_back();
            continue;
        }
        auto entrant = lab::entrant_named(guests.bots[next++], ms_per_move);
        if (!entrant) return entrant.error();
        entrants.push_back(std::move(entrant.value()));
    }
    return entrants;
}

terminal::Company company_of(const Guests& guests, const std::vector<lab::Entrant>& entrants) {
    terminal::Company company{.me = guests.me, .names = {}};
    for (const lab::Entrant& entrant : entrants) company.names.push_back(entrant.who);
    return company;
}

}  // namespace scoville::play
