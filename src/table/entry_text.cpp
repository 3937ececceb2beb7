#include "table/entry_text.h"

#include <array>

#include "notation/any_in.h"
#include "notation/any_out.h"
#include "table/change/values.h"

namespace scoville::table {
namespace {

constexpr std::array<std::string_view, 4> senders{"player", "clock", "bot", "table"};

class Out {
public:
    Out(JsonOut& out, const any::Options& options) : out_(out), options_(options) {}
    template <std::size_t N, class T>
    void operator()(const char (&name)[N], const T& value) {
        write_value(out_.key(name), value);
    }
    bool goes_on_with(std::string_view, bool present) { return present; }
    template <std::size_t N>
    void move(const char (&name)[N], Seat seat, const any::Action& action) {
        notation::write_move(out_.key(name), seat, action, options_);
    }

private:
    JsonOut& out_;
    const any::Options& options_;
};

class In {
public:
    In(const FieldReader& from, const any::Options& options) : from_(from), options_(options) {}
    template <class T>
    void operator()(std::string_view name, T& value) {
        read_value(from_, name, value);
    }
    bool goes_on_with(std::string_view name, bool) { return from_.has(name); }
    void move(std::string_view name, Seat& seat, any::Action& action) {
        notation::AnyMove move;
        if (!notation::read_move(from_.value(name), options_, move)) from_.mistake().note(name, "is no move");
        seat = move.seat;
        action = move.action;
    }

private:
    const FieldReader& from_;
    const any::Options& options_;
};

struct Reader {
    std::string_view name;
    Change (*read)(In&);
};

template <class Kind>
Change read_as(In& in) {
    Kind change{};
    Kind::fields(in, change);
    return change;
}

template <class Kinds>
struct Readers;
template <class... Kinds>
struct Readers<std::variant<Kinds...>> {
    static constexpr std::array<Reader, sizeof...(Kinds)> all{Reader{Kinds::about.name, read_as<Kinds>}...};
};

Change read_change(const FieldReader& from, const any::Options& options) {
    const std::string name = from.text("do");
    In in(from, options);
    for (const Reader& kind : Readers<Change>::all)
        if (kind.name == name) return kind.read(in);
    from.mistake().note("do", "is no kind of change");
    return Closed{};
}

By read_sender(const FieldReader& from) {
    const std::string name = from.text("by");
    for (std::size_t i = 0; i < senders.size(); ++i)
        if (senders[i] == name) return static_cast<By>(i);
    from.mistake().note("by", "is nobody");
    return By::table;
}

}  // namespace

std::string text_of(const Entry& entry, const any::Options& options) {
    std::string text;
    JsonOut out(text);
    out.open_object();
    out.key("at").number(entry.at);
    out.key("by").word(senders[static_cast<std::size_t>(entry.by)]);
    if (!entry.person.empty()) out.key("person").text(entry.person);
    if (!entry.nonce.empty()) out.key("nonce").text(entry.nonce);
    out.key("do").word(name_of(entry.change));
    Out io(out, options);
    std::visit([&]<class Kind>(const Kind& change) { Kind::fields(io, change); }, entry.change);
    out.close_object();
    return text;
}

Result<Entry, std::string> entry_from(std::string_view text, const any::Options& options) {
    boost::json::monotonic_resource memory;
    const auto parsed = notation::parse_strictly(text, &memory);
    if (!parsed) return parsed.error().message;
    notation::FirstMistake mistake;
    const FieldReader from(*parsed, mistake);
    Entry entry;
    entry.at = from.number("at");
    entry.by = read_sender(from);
    entry.person = from.text_or_nothing("person");
    entry.nonce = from.text_or_nothing("nonce");
    entry.change = read_change(from, options);
    if (mistake.made()) return "not a journal entry: " + mistake.text();
    return entry;
}

}  // namespace scoville::table
