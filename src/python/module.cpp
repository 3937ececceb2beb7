// What `import scoville` finds: thin bindings, texts in and out as JSON; python/scoville makes them pleasant.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "python/batch.h"
#include "python/player.h"
#include "record/replay.h"

namespace py = pybind11;

namespace scoville::python {
namespace {

[[noreturn]] void fail(const Wrong& wrong) { throw py::value_error(wrong.sentence); }
void check(const std::optional<Wrong>& wrong) {
    if (wrong) fail(*wrong);
}
template <class T>
T checked(Result<T, Wrong> result) {
    if (!result) fail(result.error());
    return std::move(result.value());
}

Seat seat_of(const Game& game, std::optional<int> seat) {
    if (!seat) {
        if (game.over()) throw py::value_error("the game is over");
        return game.current();
    }
    if (*seat < 0 || *seat >= game.players()) throw py::value_error("there is no such seat");
    return static_cast<Seat>(*seat);
}

Viewer viewer_of(int players, const std::string& view) {
    if (view == "all") return Viewer::everything();
    if (view == "spectator") return Viewer::spectator();
    if (view.size() == 1 && view[0] >= '0' && view[0] < '0' + players)
        return Viewer::at_seat(static_cast<Seat>(view[0] - '0'));
    throw py::value_error("a view is 'all', 'spectator' or a seat");
}

bots::Level level_of(const std::string& name) {
    if (const auto level = bots::level_named(name)) return *level;
    throw py::value_error("there is no level " + name);
}

// The batch keeps the memory.
template <class T>
py::array_t<T> array_over(std::vector<T>& values, std::vector<py::ssize_t> shape, const py::object& owner) {
    return py::array_t<T>(std::move(shape), values.data(), owner);
}

py::dict numbers_of_game(const std::string& name) {
    const auto kind = any::kind_named(name);
    if (!kind) throw py::value_error("a game is " + any::names_in_words("'"));
    return any::with_game(*kind, []<class Face>() {
        using Tensors = tensors::TensorsOf<Face>;
        py::dict said;
        said["actions"] = std::string(Tensors::actions_name);
        said["action_count"] = Tensors::action_count;
        said["observation"] = std::string(Tensors::observation_name);
        said["observation_size"] = Tensors::observation_size();
        py::list fields;
        for (const auto& field : Tensors::fields())
            fields.append(py::make_tuple(std::string(field.name), field.start, field.size));
        said["fields"] = fields;
        said["players"] = py::make_tuple(Face::players.fewest, Face::players.most);
        return said;
    });
}

void bind_game(py::module_& module) {
    py::class_<Game>(module, "Game")
        .def_static("deal", [](const std::string& game, const std::string& options,
                               std::uint64_t seed) { return checked(Game::deal(game, options, seed)); })
        .def_static("load", [](const std::string& record,
                               std::size_t until) { return checked(Game::load(record, until)); })
        .def("copy", [](const Game& game) { return Game(game); })
        .def_property_readonly("game",
                               [](const Game& game) { return std::string(any::name_of(game.kind())); })
        .def_property_readonly("players", &Game::players)
        .def_property_readonly("over", &Game::over)
        .def_property_readonly("current",
                               [](const Game& game) { return game.over() ? -1 : int{game.current()}; })
        .def_property_readonly("awaited",
                               [](const Game& game) {
                                   std::vector<int> seats;
                                   for (const int seat : game.awaited()) seats.push_back(seat);
                                   return seats;
                               })
        .def("mask",
             [](const Game& game, std::optional<int> seat) {
                 const auto mask = game.mask(seat_of(game, seat));
                 return py::array_t<std::uint8_t>(static_cast<py::ssize_t>(mask.size()), mask.data());
             })
        .def("legal",
             [](const Game& game, std::optional<int> seat) {
                 return game.over() ? std::vector<int>{} : game.legal(seat_of(game, seat));
             })
        .def("choose", [](Game& game, int number,
                          std::optional<int> seat) { check(game.choose(seat_of(game, seat), number)); })
        .def("act", [](Game& game, const std::string& action,
                       std::optional<int> seat) { check(game.act(seat_of(game, seat), action)); })
        .def("text_of",
             [](const Game& game, int number, std::optional<int> seat) {
                 return checked(game.text_of(seat_of(game, seat), number));
             })
        .def("observe",
             [](const Game& game, std::optional<int> seat) {
                 const int size = any::with_game(
                     game.kind(), []<class Face>() { return tensors::TensorsOf<Face>::observation_size(); });
                 py::array_t<std::uint8_t> row(size);
                 std::fill_n(row.mutable_data(), size, std::uint8_t{0});
                 game.observe(seat_of(game, seat), {row.mutable_data(), static_cast<std::size_t>(size)});
                 return row;
             })
        .def("view", [](const Game& game,
                        const std::string& view) { return game.view(viewer_of(game.players(), view)); })
        .def("record", &Game::record)
        .def("returns", &Game::returns)
        .def("scores", &Game::scores);
}

void bind_batch(py::module_& module) {
    const auto rows = [](auto member, auto width) {
        return [member, width](const py::object& self) {
            auto& batch = self.cast<Batch&>();
            auto& values = batch.rows().*member;
            const auto games = static_cast<py::ssize_t>(batch.rows().player.size());
            const py::ssize_t wide = width(batch);
            return array_over(values,
                              wide == 0 ? std::vector<py::ssize_t>{games}
                                        : std::vector<py::ssize_t>{values.empty() ? 0 : games, wide},
                              self);
        };
    };
    const auto one = [](const Batch&) -> py::ssize_t { return 0; };
    const auto seats = [](const Batch& batch) -> py::ssize_t { return batch.players(); };
    py::class_<Batch>(module, "Batch")
        .def(py::init([](int games, const std::string& game, const std::string& options, std::uint64_t seed,
                         bool masks, bool observations, const std::vector<std::string>& opponents) {
            if (games < 1) throw py::value_error("a batch has at least one game");
            BatchPlan plan{games, seed, masks, observations, {}};
            for (const std::string& level : opponents)
                plan.opponents.push_back(level.empty() ? std::nullopt : std::optional(level_of(level)));
            return checked(Batch::of(checked(options_of(game, options)), plan));
        }))
        .def("step",
             [](Batch& batch,
                const py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>& numbers) {
                 if (numbers.ndim() != 1 ||
                     numbers.shape(0) != static_cast<py::ssize_t>(batch.rows().player.size()))
                     throw py::value_error("step wants one action a game");
                 const std::span<const std::int32_t> each(numbers.data(),
                                                          static_cast<std::size_t>(numbers.size()));
                 std::optional<Wrong> wrong;
                 {
                     const py::gil_scoped_release others_may_run;
                     wrong = batch.step(each);
                 }
                 check(wrong);
             })
        .def("choose_anything",
             [](Batch& batch) {
                 py::array_t<std::int32_t> numbers(static_cast<py::ssize_t>(batch.rows().player.size()));
                 const std::span<std::int32_t> each(numbers.mutable_data(), batch.rows().player.size());
                 {
                     const py::gil_scoped_release others_may_run;
                     batch.choose_anything(each);
                 }
                 return numbers;
             })
        .def_property_readonly("players", &Batch::players)
        .def_property_readonly("player", rows(&Batch::Rows::player, one))
        .def_property_readonly("done", rows(&Batch::Rows::done, one))
        .def_property_readonly(
            "mask",
            rows(&Batch::Rows::mask, [](const Batch& batch) -> py::ssize_t { return batch.actions(); }))
        .def_property_readonly(
            "observation", rows(&Batch::Rows::observation,
                                [](const Batch& batch) -> py::ssize_t { return batch.observation_size(); }))
        .def_property_readonly("returns", rows(&Batch::Rows::returns, seats))
        .def_property_readonly("scores", rows(&Batch::Rows::scores, seats));
}

void bind_player(py::module_& module) {
    py::class_<Player>(module, "Player")
        .def(py::init([](const std::string& game, const std::string& level, std::uint64_t seed) {
            const auto kind = any::kind_named(game);
            if (!kind) throw py::value_error("a game is " + any::names_in_words("'"));
            return Player(*kind, level_of(level), seed);
        }))
        .def("act", [](Player& player, const Game& game,
                       std::optional<int> seat) { return checked(player.act(game, seat_of(game, seat))); })
        .def("policy", [](Player& player, const Game& game, std::optional<int> seat) {
            return checked(player.policy(game, seat_of(game, seat)));
        });
}

}  // namespace

PYBIND11_MODULE(_scoville, module) {
    module.doc() = "Scoville's rules and bots; import scoville instead.";
    bind_game(module);
    bind_batch(module);
    bind_player(module);
    module.def("numbers", numbers_of_game);
    module.def("levels", [] {
        std::vector<std::string> names;
        for (const auto& level : bots::levels()) names.emplace_back(level.name);
        return names;
    });
    module.def("replay", [](const std::string& record, const std::string& view, std::size_t until) {
        std::string answer;
        record::Replayer({viewer_of(max_seats, view), until}).replay(record, answer);
        return answer;
    });
}

}  // namespace scoville::python
