#include "python/game.h"

#include <atomic>

#include "base/fast_rng.h"
#include "notation/any_in.h"
#include "notation/any_out.h"
#include "notation/rules_in.h"
#include "notation/strict_json.h"

namespace scoville::python {
namespace {

const Wrong not_legal{"this action is not legal now: legal_actions() lists those that are"};

using notation::json::value;

Result<value, Wrong> parse(std::string_view text) {
    auto read = notation::parse_strictly(text, {});
    if (!read) return Wrong{read.error().message};
    return std::move(read.value());
}

std::shared_ptr<const std::vector<fair::DealKey>> keys_from(std::uint64_t seed, int count) {
    FastRng rng(seed);
    auto keys = std::make_shared<std::vector<fair::DealKey>>();
    for (int i = 0; i < count; ++i) {
        fair::DealKey::Bytes bytes{};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(rng.next());
        keys->emplace_back(bytes);
    }
    return keys;
}

// The seed of a record: one text, or a list of them.
std::shared_ptr<const std::vector<fair::DealKey>> keys_in(const value* seed, int count) {
    auto keys = std::make_shared<std::vector<fair::DealKey>>();
    const auto add = [&](const value& one) {
        const auto* text = one.if_string();
        if (text == nullptr) return;
        if (const auto key = fair::from_hex<64>(std::string_view(*text))) keys->push_back(*key);
    };
    if (seed != nullptr && seed->is_array())
        for (const value& one : seed->get_array()) add(one);
    else if (seed != nullptr)
        add(*seed);
    return static_cast<int>(keys->size()) == count ? keys : nullptr;
}

any::OneOf<BegunOf> nothing_begun(any::Kind kind) {
    return any::with_game(kind, []<class Face>() -> any::OneOf<BegunOf> {
        return any::OneOf<BegunOf>(std::in_place_index<any::place_of<Face>>);
    });
}

Wrong refused(const Verdict& verdict) {
    return {std::string(verdict.refusal().code) + ": " + std::string(verdict.refusal().sentence)};
}

Result<any::Options, Wrong> options_in(any::Rules rules, const value& options) {
    const auto read = notation::read_options(rules, options);
    if (!read) return Wrong{read.error().message};
    if (const auto misfit = any::misfit_of(*read)) return Wrong{std::string(*misfit)};
    return *read;
}

}  // namespace

std::uint64_t Identity::another() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

Result<any::Options, Wrong> options_of(std::string_view game, std::string_view options) {
    const auto kind = any::kind_named(game);
    if (!kind) return Wrong{"a game is " + any::names_in_words("'")};
    auto read = parse(options);
    if (!read) return read.error();
    return options_in(any::todays_rules(*kind), *read);
}

Game::Game(const any::Options& options, Keys keys)
    : options_(options),
      keys_(std::move(keys)),
      game_(options_, keys_, events_),
      begun_(nothing_begun(any::kind_of(options))) {}

Result<Game, Wrong> Game::deal(std::string_view game, std::string_view options, std::uint64_t seed) {
    const auto read = options_of(game, options);
    if (!read) return read.error();
    return Game(*read, keys_from(seed, any::deals_of(*read)));
}

Result<Game, Wrong> Game::load(std::string_view record, std::size_t until) {
    const auto read = parse(record);
    if (!read) return read.error();
    const auto* object = read->if_object();
    const auto* name = object != nullptr ? object->if_contains("game") : nullptr;
    const auto* moves = object != nullptr ? object->if_contains("actions") : nullptr;
    if (name == nullptr || !name->is_string() || moves == nullptr || !moves->is_array())
        return Wrong{"a record names its game and lists its actions"};
    const auto rules = notation::rules_in(*object);
    if (!rules) return Wrong{rules.error().message};
    const auto* options = object->if_contains("options");
    const auto settled = options_in(*rules, options != nullptr ? *options : value(boost::json::object()));
    if (!settled) return settled.error();
    auto keys = keys_in(object->if_contains("seed"), any::deals_of(*settled));
    if (keys == nullptr) return Wrong{"only a record with a seed can be played on; replay() shows any"};
    Game game(*settled, std::move(keys));
    for (const value& one : moves->get_array()) {
        if (game.moves_.size() == until) break;
        notation::AnyMove move;
        if (const Verdict verdict = notation::read_move(one, game.game_.options(), move); !verdict)
            return refused(verdict);
        if (const auto wrong = game.act(move.seat, move.action)) return *wrong;
    }
    return game;
}

Seat Game::current() const {
    if (beginner_ != no_seat) return beginner_;
    const SeatSet asked = game_.awaited();
    return asked.empty() ? no_seat : static_cast<Seat>(asked.lowest());
}

std::vector<std::uint8_t> Game::mask(Seat seat) const {
    return any::with_part(begun_, [&]<class Face>(const auto& begun) {
        using Tensors = tensors::TensorsOf<Face>;
        std::vector<std::uint8_t> mask(Tensors::action_count);
        if (!game_.over())
            Tensors::write_mask(any::part<Face>(game_.may(seat)), has_begun(seat) ? begun : BegunOf<Face>{},
                                std::span<std::uint8_t, Tensors::action_count>(mask));
        return mask;
    });
}

std::vector<int> Game::legal(Seat seat) const {
    std::vector<int> numbers;
    const auto allowed = mask(seat);
    for (std::size_t number = 0; number < allowed.size(); ++number)
        if (allowed[number] != 0) numbers.push_back(static_cast<int>(number));
    return numbers;
}

bool Game::allows(Seat seat, int number) const {
    return any::with_part(begun_, [&]<class Face>(const auto& begun) {
        return !game_.over() &&
               tensors::TensorsOf<Face>::allows(any::part<Face>(game_.may(seat)),
                                                has_begun(seat) ? begun : BegunOf<Face>{}, number);
    });
}

std::optional<Wrong> Game::choose(Seat seat, int number) {
    if (beginner_ != no_seat && beginner_ != seat) return Wrong{"another seat has begun an action"};
    if (!allows(seat, number)) return not_legal;
    const auto whole = any::with_part(begun_, [&]<class Face>(auto& begun) -> std::optional<any::Action> {
        const auto chosen = tensors::TensorsOf<Face>::choose(any::part<Face>(game_.may(seat)), begun, number);
        if (!chosen) return std::nullopt;
        return any::Action(std::in_place_index<any::place_of<Face>>, *chosen);
    });
    beginner_ = whole ? no_seat : seat;
    return whole ? act(seat, *whole) : std::nullopt;
}

std::optional<Wrong> Game::act(Seat seat, const any::Action& action) {
    if (beginner_ != no_seat) return Wrong{"an action has been begun: its extras come first"};
    if (const Verdict verdict = game_.act(seat, action, events_); !verdict) return refused(verdict);
    moves_.push_back({seat, action});
    return std::nullopt;
}

std::optional<Wrong> Game::act(Seat seat, std::string_view action) {
    const auto read = parse(action);
    if (!read) return read.error();
    any::Action meant;
    if (const Verdict verdict = notation::read_action(*read, game_.options(), meant); !verdict)
        return refused(verdict);
    return act(seat, meant);
}

Result<std::string, Wrong> Game::text_of(Seat seat, int number) const {
    if (!allows(seat, number)) return not_legal;
    std::string text;
    any::with_part(begun_, [&]<class Face>(const auto& begun) {
        auto copy = has_begun(seat) ? begun : BegunOf<Face>{};
        auto action = tensors::TensorsOf<Face>::choose(any::part<Face>(game_.may(seat)), copy, number);
        if constexpr (requires { copy.action; })
            if (!action) action = *copy.action;
        JsonOut out(text);
        notation::write_action(out, any::Action(std::in_place_index<any::place_of<Face>>, *action),
                               game_.options());
    });
    return text;
}

void Game::observe(Seat seat, std::span<std::uint8_t> row) const {
    any::with_part(begun_, [&]<class Face>(const auto& begun) {
        const auto view = game_.see(Viewer::at_seat(seat), Finished::sealed);
        tensors::TensorsOf<Face>::observe(any::part<Face>(view), seat,
                                          has_begun(seat) ? begun : BegunOf<Face>{}, tensors::Row(row));
    });
}

std::string Game::view(Viewer viewer) const {
    std::string text;
    JsonOut out(text);
    out.open_object();
    notation::write_view(out, game_.see(viewer, Finished::open));
    out.close_object();
    return text;
}

std::string Game::record() const {
    std::string text;
    JsonOut out(text);
    out.open_object().key("record").number(1);
    notation::write_game_name(out, options_);
    notation::write_options(out.key("options"), options_);
    out.key("seed");
    const bool list = any::deal_each_round(kind());
    if (list) out.open_array();
    for (const fair::DealKey& key : *keys_) out.word(fair::reveal_as_hex(key));
    if (list) out.close_array();
    out.key("actions").open_array();
    for (const Move& move : moves_) notation::write_move(out, move.seat, move.action, game_.options());
    out.close_array().close_object();
    return text;
}

std::vector<double> Game::returns() const {
    std::vector<double> shares(static_cast<std::size_t>(players()));
    if (!over()) return shares;
    const SeatSet winners = game_.winners();
    for (const int seat : winners) shares[static_cast<std::size_t>(seat)] = 1.0 / winners.size();
    return shares;
}

std::vector<int> Game::scores() const {
    std::vector<int> scores;
    for (Seat seat = 0; seat < players(); ++seat) scores.push_back(over() ? game_.score(seat) : 0);
    return scores;
}

}  // namespace scoville::python
