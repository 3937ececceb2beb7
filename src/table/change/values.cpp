#include "table/change/values.h"

#include "fair/hex.h"
#include "table/settings_text.h"

namespace scoville::table {
namespace {

template <class T, class Write>
void write_list(JsonOut& out, const std::vector<T>& list, Write&& write) {
    out.open_array();
    for (const T& one : list) write(one);
    out.close_array();
}

fair::Hash read_hash(const FieldReader& from, std::string_view name, const notation::json::value& value) {
    const auto found = fair::bytes_from_hex<32>(notation::as_text(value).value_or(std::string_view()));
    if (!found) from.mistake().note(name, "is no hash");
    return found.value_or(fair::Hash{});
}

}  // namespace

void write_value(JsonOut& out, const Settings& value) { write_settings(out, value); }
void write_value(JsonOut& out, const std::vector<Seat>& value) {
    write_list(out, value, [&](Seat seat) { out.number(seat); });
}
void write_value(JsonOut& out, const std::vector<Entrant>& value) {
    write_list(out, value, [&](const Entrant& entrant) {
        out.open_object().key("from").number(entrant.from);
        if (!entrant.fill.empty()) out.key("fill").text(entrant.fill);
        out.close_object();
    });
}
void write_value(JsonOut& out, const std::vector<Sealed>& value) {
    write_list(out, value, [&](const Sealed& deal) {
        out.open_object().key("secret").text(deal.secret).key("commitment").hex(deal.commitment);
        write_value(out.key("entropy"), deal.entropy);
        out.close_object();
    });
}
void write_value(JsonOut& out, const std::vector<fair::Entropy>& value) {
    write_list(out, value, [&](const fair::Entropy& entropy) { out.hex(entropy); });
}
void write_value(JsonOut& out, const Pledges& value) {
    write_list(out, value, [&](const std::optional<fair::Hash>& pledge) {
        if (pledge)
            out.hex(*pledge);
        else
            out.null();
    });
}

void read_value(const FieldReader& from, std::string_view name, std::string& value) {
    value = from.text(name);
}
void read_value(const FieldReader& from, std::string_view name, bool& value) { value = from.flag(name); }
void read_value(const FieldReader& from, std::string_view name, Seat& value) { value = from.seat(name); }
void read_value(const FieldReader& from, std::string_view name, int& value) {
    value = from.integer(name, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}
void read_value(const FieldReader& from, std::string_view name, Millis& value) { value = from.number(name); }
void read_value(const FieldReader& from, std::string_view name, Why& value) {
    value = static_cast<Why>(from.integer(name, 0, last_why));
}
void read_value(const FieldReader& from, std::string_view name, Settings& value) {
    auto settings = read_kept_settings(from.value(name));
    if (settings)
        value = std::move(settings.value());
    else
        from.mistake().note(name, settings.error().message);
}
void read_value(const FieldReader& from, std::string_view name, std::vector<Seat>& value) {
    for (const auto& one : from.list(name)) value.push_back(from.as_seat(one, name));
}
void read_value(const FieldReader& from, std::string_view name, std::vector<Entrant>& value) {
    for (const auto& one : from.list(name)) {
        const FieldReader seat(one, from.mistake());
        value.push_back({seat.seat("from"), seat.text_or_nothing("fill")});
    }
}
void read_value(const FieldReader& from, std::string_view name, std::vector<Sealed>& value) {
    for (const auto& one : from.list(name)) {
        const FieldReader deal(one, from.mistake());
        Sealed& sealed = value.emplace_back();
        sealed.secret = deal.text("secret");
        sealed.commitment = read_hash(deal, "commitment", deal.value("commitment"));
        for (const auto& share : deal.list("entropy"))
            sealed.entropy.push_back(read_hash(deal, "entropy", share));
    }
}
void read_value(const FieldReader& from, std::string_view name, Pledges& value) {
    for (const auto& one : from.list(name)) {
        value.emplace_back();
        if (!one.is_null()) value.back() = read_hash(from, name, one);
    }
}

}  // namespace scoville::table
