#include "lab/train/files.h"

#include <array>
#include <cmath>
#include <cstring>
#include <stdexcept>

#include "bots/net/half.h"
#include "lab/arena/net_files.h"

namespace scoville::lab {
namespace {

// Names the format: what follows is read by this list or not at all.
struct Header {
    std::array<char, 8> magic{'S', 'C', 'O', 'V', 'R', 'U', 'N', '2'};
    std::int32_t bytes = 4;  // of a number
    std::int32_t sight = 0, inputs = 0, wide = 0, narrow = 0, outputs = 0;
    std::int32_t critic_inputs = 0, critic_wide = 0;
    friend bool operator==(const Header&, const Header&) = default;
};
Header header_for(const Learner& learner, int bytes) {
    Header header;
    const bots::NetShape& actor = learner.actor.shape();
    header.bytes = bytes;
    header.sight = learner.actor.sight();
    header.inputs = actor.inputs;
    header.wide = actor.wide;
    header.narrow = actor.narrow;
    header.outputs = actor.outputs;
    header.critic_inputs = learner.critic.shape().inputs;
    header.critic_wide = learner.critic.shape().wide;
    return header;
}

// The parts of a state one after another, in one direction or the other.
class Writer {
public:
    Writer(Bytes& bytes, bool small) : bytes_(bytes), small_(small) {}
    void pass(void* data, std::size_t size) {
        const auto* from = static_cast<const std::uint8_t*>(data);
        bytes_.insert(bytes_.end(), from, from + size);
    }
    // `scale` brings small numbers into the range of 16 bits.
    void floats(std::span<float> values, float scale) {
        if (!small_) return pass(values.data(), values.size_bytes());
        for (const float value : values) half(value * scale);
    }
    // Squares as their roots, which have half the range.
    void squares(std::span<float> values, float scale) {
        if (!small_) return pass(values.data(), values.size_bytes());
        for (const float value : values) half(std::sqrt(value) * scale);
    }

private:
    void half(float value) {
        std::uint16_t bits = bots::to_half(value);
        pass(&bits, sizeof bits);
    }

    Bytes& bytes_;
    bool small_;
};
class Reader {
public:
    explicit Reader(const Bytes& bytes) : bytes_(bytes) {}
    void small() { small_ = true; }
    void pass(void* data, std::size_t size) {
        if (at_ + size > bytes_.size()) throw std::runtime_error("the state of the run is not whole");
        std::memcpy(data, bytes_.data() + at_, size);
        at_ += size;
    }
    void floats(std::span<float> values, float scale) {
        if (!small_) return pass(values.data(), values.size_bytes());
        for (float& value : values) value = half() / scale;
    }
    void squares(std::span<float> values, float scale) {
        floats(values, small_ ? scale : 1);
        if (!small_) return;
        for (float& value : values) value *= value;
    }

private:
    float half() {
        std::uint16_t bits = 0;
        pass(&bits, sizeof bits);
        return bots::from_half(bits);
    }

    const Bytes& bytes_;
    std::size_t at_ = 0;
    bool small_ = false;
};

template <class Way>
void pass_all(Way& way, Learner& learner, TrainProgress& progress) {
    for (bots::Net* net : {&learner.actor, &learner.average, &learner.magnet, &learner.critic})
        way.floats(net->weights(), 1);
    constexpr float scale = 0x1p10F;
    for (Adam* steps : {&learner.actor_steps, &learner.critic_steps}) {
        way.floats(steps->mean(), scale);
        way.squares(steps->square(), scale);
        way.pass(&steps->steps, sizeof steps->steps);
    }
    way.pass(&learner.advantage_square, sizeof learner.advantage_square);
    way.pass(&progress.iteration, sizeof progress.iteration);
    for (std::int64_t* count :
         {&progress.games, &progress.decisions, &progress.samples, &progress.exploiter_games})
        way.pass(count, sizeof *count);
    way.pass(&progress.seconds, sizeof progress.seconds);
}

void write(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress, bool small) {
    Bytes bytes;
    Header header = header_for(learner, small ? 2 : 4);
    TrainProgress copy = progress;
    Writer writer(bytes, small);
    writer.pass(&header, sizeof header);
    pass_all(writer, learner, copy);
    write_whole(path, bytes);
}

}  // namespace

void write_state(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress) {
    write(path, learner, progress, false);
}

void write_small_state(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress) {
    write(path, learner, progress, true);
}

LearnerShape shape_in(const std::filesystem::path& path) {
    const Bytes bytes = read_whole(path);
    Header header;
    Reader(bytes).pass(&header, sizeof header);
    if (header.magic != Header{}.magic) throw std::runtime_error(path.string() + " is no state of a run");
    return {.sight = static_cast<bots::Sight>(header.sight),
            .wide = header.wide,
            .narrow = header.narrow,
            .critic = header.critic_wide};
}

void read_state(const std::filesystem::path& path, Learner& learner, TrainProgress& progress) {
    const Bytes bytes = read_whole(path);
    Reader reader(bytes);
    Header header;
    reader.pass(&header, sizeof header);
    if (header == header_for(learner, 2))
        reader.small();
    else if (!(header == header_for(learner, 4)))
        throw std::runtime_error(path.string() + " is a run of another shape or format");
    pass_all(reader, learner, progress);
}

void keep_run(const std::filesystem::path& run, const std::filesystem::path& to) {
    namespace fs = std::filesystem;
    Learner learner(shape_in(run / "run.state"));
    TrainProgress progress;
    read_state(run / "run.state", learner, progress);
    fs::remove_all(to / "league");
    fs::create_directories(to / "league");
    write_small_state(to / "run.state", learner, progress);
    write_net(to / "latest.weights", learner.average, bots::Net::Precision::half);
    for (const auto& entry : fs::directory_iterator(run / "league"))
        write_net(to / "league" / entry.path().filename(), read_net(entry.path()),
                  bots::Net::Precision::half);
    fs::copy_file(run / "log.jsonl", to / "log.jsonl", fs::copy_options::overwrite_existing);
}

}  // namespace scoville::lab
