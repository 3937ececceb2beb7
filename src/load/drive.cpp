#include "load/drive.h"

#include <algorithm>
#include <stdexcept>

namespace scoville::load {
namespace {

constexpr auto patience = std::chrono::seconds(60);  // without anything getting further
constexpr std::size_t opening_at_once = 32;
constexpr std::size_t greeting_at_once = 128;
constexpr std::size_t most_complaints = 20;

}  // namespace

Drive::Drive(std::size_t tables) {
    for (std::size_t i = 0; i < tables; ++i)
        tables_.push_back(std::make_unique<Company>(poll_, usual_plan(i), measure_,
                                                    [this](const std::string& what) { complain(what); }));
}

void Drive::complain(const std::string& what) {
    if (++wrongs_ <= most_complaints) complaints_.push_back(what);
}

void Drive::stuck(const std::string& what) const {
    std::string text = what;
    for (const std::string& complaint : complaints_) text += "\n" + complaint;
    const auto some = std::find_if(tables_.begin(), tables_.end(),
                                   [](const auto& table) { return !table->playing() || !table->settled(); });
    if (some != tables_.end()) text += "\n" + (*some)->describe();
    throw std::runtime_error(text);
}

void Drive::open(const std::vector<Where>& wheres) {
    for (std::size_t begun = 0; begun < tables_.size();) {
        const std::size_t end = std::min(begun + opening_at_once, tables_.size());
        for (std::size_t i = begun; i < end; ++i) {
            tables_[i]->hush(true);
            tables_[i]->begin(wheres[i % wheres.size()]);
        }
        const auto all_play = [&] {
            return std::all_of(tables_.begin() + static_cast<std::ptrdiff_t>(begun),
                               tables_.begin() + static_cast<std::ptrdiff_t>(end),
                               [](const auto& table) { return table->playing() && table->settled(); });
        };
        if (!poll_.until(all_play, patience)) stuck("the tables do not open");
        begun = end;
    }
}

void Drive::pace(const Pace& pace) {
    for (const auto& table : tables_) table->pace(pace);
}

void Drive::run(Clock::duration time) {
    (void)poll_.until([] { return false; }, time);
}

void Drive::settle() {
    for (const auto& table : tables_) table->hush(true);
    const auto all_rest = [&] {
        return std::all_of(tables_.begin(), tables_.end(),
                           [](const auto& table) { return table->settled(); });
    };
    if (!poll_.until(all_rest, patience)) stuck("the tables do not come to rest");
    for (const auto& table : tables_) table->check_story();
}

void Drive::drop() {
    for (const auto& table : tables_) table->drop();
}

void Drive::come_back(const Where& where) {
    for (const auto& table : tables_) table->come_back(where);
}

void Idlers::add(std::size_t count, const Where& where) {
    const std::size_t goal = welcomed_ + count;
    while (welcomed_ < goal) {
        const std::size_t wave = std::min(goal, welcomed_ + greeting_at_once);
        while (players_.size() < wave) {
            players_.push_back(std::make_unique<Player>(poll_, *this, measure_, 0, "Idler"));
            players_.back()->connect(where);
        }
        if (!poll_.until([&] { return welcomed_ >= wave || lost_ > 0; }, patience) || lost_ > 0)
            throw std::runtime_error("idle connections are refused: " + std::to_string(welcomed_) +
                                     " were welcomed");
    }
}

}  // namespace scoville::load
