#include "store/postgres/threads.h"

#include <algorithm>
#include <utility>

namespace scoville::store::pq {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds between_tries{50};

Answer closing() { return {Outcome::failed, "the store is closing"}; }

}  // namespace

Answer meaning(const Refused& refused) {
    if (refused.is_taken()) return {Outcome::conflict, "the number, code or secret is taken"};
    if (refused.is_full()) return {Outcome::full, refused.what()};
    return {Outcome::failed, refused.what()};
}

Writer::Writer(const PostgresOptions& options, Node& node, Tally& tally)
    : options_(options),
      node_(node),
      tally_(tally),
      link_(options.url, options.patience),
      queue_(options.gathers) {
    thread_ = std::thread([this] { work(); });
}

void Writer::ask(Write write) {
    if (!queue_.push(write)) write.done(closing());
}

void Writer::stop() {
    stopping_ = true;
    queue_.close();
    if (thread_.joinable()) thread_.join();
}

void Writer::work() {
    for (auto batch = queue_.take(options_.max_batch); !batch.empty();
         batch = queue_.take(options_.max_batch))
        carry_out(batch);
}

// Answers are given in order, each as soon as it and all before it are known.
void Writer::carry_out(std::vector<Write>& writes) {
    std::vector<std::size_t> open(writes.size());
    for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
    std::size_t told = 0;
    while (!open.empty()) {
        step(writes, open);
        std::erase_if(open, [&](std::size_t place) { return writes[place].answered; });
        tell(writes, told);
    }
}

void Writer::tell(std::vector<Write>& writes, std::size_t& told) {
    for (; told < writes.size() && writes[told].answered; ++told) {
        tally_.wrote(writes[told].answer.outcome);
        writes[told].done(std::move(writes[told].answer));
    }
}

// The next statement: as many entries as there are before anything else, or one of something else.
void Writer::step(std::vector<Write>& writes, std::vector<std::size_t>& open) {
    const auto is_entering = [&](std::size_t place) {
        return std::holds_alternative<Entering>(writes[place].what);
    };
    const auto end = std::find_if_not(open.begin(), open.end(), is_entering);
    const std::span<const std::size_t> run(open.begin(), end);
    const auto answer_all = [&](const Answer& answer) {
        const auto concerned = run.empty() ? std::span<const std::size_t>(open).first(1) : run;
        for (const std::size_t place : concerned) {
            writes[place].answer = answer;
            writes[place].answered = true;
        }
    };
    if (node_.fenced) return answer_all({Outcome::failed, "this node has been removed by another"});
    if (!connected()) return answer_all({Outcome::failed, "the database is away"});
    try {
        if (run.empty())
            run_one(writes[open.front()]);
        else
            enter(writes, run);
    } catch (const Broken& broken) {
        if (!broken.sent) return;  // nothing has happened: again
        settle();
        answer_all({Outcome::unsure, broken.what()});
    }
}

// A batch that is refused as a whole (two tables with one code, say) is tried in halves.
void Writer::enter(std::vector<Write>& writes, std::span<const std::size_t> places) {
    const auto begin = Clock::now();
    Batch batch;
    for (const std::size_t place : places) batch.add(std::get<Entering>(writes[place].what), place);
    try {
        const Batch::Outcomes outcomes = batch.write(link_, node_);
        // Committed here, but perhaps not at the standby.
        const bool warned = link_.warned();
        if (warned) settle();
        for (const Batch::Became& became : outcomes.answered) {
            Write& write = writes[became.place];
            write.answer = warned ? Answer{Outcome::unsure, "the database warned"} : became.answer;
            write.answered = true;
        }
        tally_.committed(outcomes.answered.size(), Clock::now() - begin);
    } catch (const Refused& refused) {
        if (places.size() == 1) {
            writes[places.front()].answer = meaning(refused);
            writes[places.front()].answered = true;
            tally_.committed(1, Clock::now() - begin);
            return;
        }
        enter(writes, places.first(places.size() / 2));
        // What is left of the first half must come before the second: the rest is for the next step.
    }
}

void Writer::run_one(Write& write) {
    const auto begin = Clock::now();
    try {
        write.answer = std::get<1>(write.what)(link_, node_);
        if (link_.warned()) {
            settle();
            write.answer = {Outcome::unsure, "the database warned"};
        }
    } catch (const Refused& refused) {
        write.answer = meaning(refused);
    }
    write.answered = true;
    tally_.committed(1, Clock::now() - begin);
}

bool Writer::connected() {
    const auto until = Clock::now() + options_.away;
    while (!link_.is_open()) {
        try {
            link_.open();
        } catch (const Broken&) {
            if (Clock::now() >= until || stopping_) return false;
            std::this_thread::sleep_for(between_tries);
        }
    }
    return true;
}

// The line broke under a write. Until the epoch is raised that write may still happen, so nobody is told
// before; but a store that closes waits for no database.
void Writer::settle() {
    while (!node_.fenced) {
        try {
            if (!link_.is_open()) link_.open();
            raise_epoch(link_, node_);
            return;
        } catch (const Broken&) {
            if (stopping_) return;
            std::this_thread::sleep_for(between_tries);
        } catch (const Refused&) {
            link_.close();
        }
    }
}

Asker::Asker(const std::string& url, std::chrono::milliseconds statement, std::chrono::milliseconds patience,
             Tally& tally)
    : patience_(patience), tally_(tally), link_(url, statement) {
    thread_ = std::thread([this] {
        for (auto reads = queue_.take(1); !reads.empty(); reads = queue_.take(1)) run(reads.front());
    });
}

void Asker::ask(Read read) {
    if (!queue_.push(read)) read.answer_trouble(closing());
}

void Asker::stop() {
    stopping_ = true;
    queue_.close();
    if (thread_.joinable()) thread_.join();
}

void Asker::run(const Read& read) {
    const auto until = Clock::now() + patience_;
    std::string why;
    do {
        try {
            if (!link_.is_open()) link_.open();
            return read.run(link_);
        } catch (const Refused& refused) {
            tally_.answered(Outcome::failed);
            return read.answer_trouble(meaning(refused));
        } catch (const Broken& broken) {
            why = broken.what();
            if (!stopping_ && Clock::now() < until) std::this_thread::sleep_for(between_tries);
        }
    } while (!stopping_ && Clock::now() < until);
    tally_.answered(Outcome::failed);
    read.answer_trouble({Outcome::failed, why});
}

}  // namespace scoville::store::pq
