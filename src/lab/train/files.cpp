#include "lab/train/files.h"

#include <cstring>
#include <stdexcept>

#include "lab/arena/net_files.h"

namespace scoville::lab {
namespace {

// The parts of a state one after another, in one direction or the other.
class Writer {
public:
    explicit Writer(Bytes& bytes) : bytes_(bytes) {}
    void pass(void* data, std::size_t size) {
        const auto* from = static_cast<const std::uint8_t*>(data);
        bytes_.insert(bytes_.end(), from, from + size);
    }

private:
    Bytes& bytes_;
};
class Reader {
public:
    explicit Reader(const Bytes& bytes) : bytes_(bytes) {}
    void pass(void* data, std::size_t size) {
        if (at_ + size > bytes_.size()) throw std::runtime_error("the state of the run is not whole");
        std::memcpy(data, bytes_.data() + at_, size);
        at_ += size;
    }

private:
    const Bytes& bytes_;
    std::size_t at_ = 0;
};

template <class Way>
void pass_all(Way&& way, Learner& learner, TrainProgress& progress) {
    const auto floats = [&](std::span<float> values) { way.pass(values.data(), values.size_bytes()); };
    floats(learner.actor.weights());
    floats(learner.magnet.weights());
    floats(learner.critic.weights());
    for (Adam* steps : {&learner.actor_steps, &learner.critic_steps}) {
        floats(steps->mean());
        floats(steps->square());
        way.pass(&steps->steps, sizeof steps->steps);
    }
    way.pass(&learner.advantage_square, sizeof learner.advantage_square);
    way.pass(&progress.iteration, sizeof progress.iteration);
    way.pass(&progress.games, sizeof progress.games);
    way.pass(&progress.decisions, sizeof progress.decisions);
    way.pass(&progress.samples, sizeof progress.samples);
    way.pass(&progress.seconds, sizeof progress.seconds);
}

}  // namespace

void write_state(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress) {
    Bytes bytes;
    TrainProgress copy = progress;
    pass_all(Writer(bytes), learner, copy);
    write_whole(path, bytes);
}

void read_state(const std::filesystem::path& path, Learner& learner, TrainProgress& progress) {
    const Bytes bytes = read_whole(path);
    pass_all(Reader(bytes), learner, progress);
}

}  // namespace scoville::lab
