// What is sent in the course of one task leaves when the task is done: texts for the same socket (an answer
// and what came of it) then go out together.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace scoville::net {

class Batch {
public:
    class Sender {
    public:
        Sender() = default;
        Sender(const Sender&) = delete;
        Sender& operator=(const Sender&) = delete;
        virtual ~Sender() = default;
        virtual void send_gathered() = 0;
    };

    // A task is being done: whoever wants to send may wait for its end.
    bool gathers() const { return depth_ > 0; }
    void add(std::shared_ptr<Sender> sender) { senders_.push_back(std::move(sender)); }

    template <class Task>
    void run(Task&& task) {
        const Scope scope(*this);
        task();
    }

private:
    struct Scope {
        explicit Scope(Batch& of) : batch(of) { ++batch.depth_; }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;
        // Could throw only for want of memory; that may end the program.
        ~Scope() {  // NOLINT(bugprone-exception-escape)
            if (--batch.depth_ == 0) batch.send_all();
        }
        Batch& batch;
    };
    // What is sent may bring about another task, with senders of its own.
    void send_all() {
        std::vector<std::shared_ptr<Sender>> senders;
        senders.swap(spare_);
        senders.swap(senders_);
        for (const auto& sender : senders) sender->send_gathered();
        senders.clear();
        if (senders.capacity() > spare_.capacity()) spare_.swap(senders);
    }

    std::vector<std::shared_ptr<Sender>> senders_;
    std::vector<std::shared_ptr<Sender>> spare_;  // empty: memory for the next ones
    int depth_ = 0;
};

}  // namespace scoville::net
