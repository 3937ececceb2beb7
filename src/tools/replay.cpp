#include "record/replay.h"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <unistd.h>
#include <vector>

#include "tools/commands.h"
#include "tools/read_all.h"

namespace scoville::tools {
namespace {

constexpr int io_failed = 2;

struct Arguments {
    std::string file;
    std::string view = "all";
    std::string until;  // a decimal number, or nothing
    bool lines = false;
};

std::optional<Viewer> viewer_named(const std::string& name) {
    if (name == "all") return Viewer::everything();
    if (name == "spectator") return Viewer::spectator();
    if (name.size() == 1 && name[0] >= '0' && name[0] < '0' + max_seats)
        return Viewer::at_seat(static_cast<Seat>(name[0] - '0'));
    return std::nullopt;
}

// Decimal digits only; more than fits is as good as all.
std::optional<std::size_t> count_named(const std::string& digits) {
    std::size_t count = 0;
    const char* end = digits.data() + digits.size();
    const auto [stopped, error] = std::from_chars(digits.data(), end, count);
    if (digits.empty() || stopped != end) return std::nullopt;
    return error == std::errc::result_out_of_range ? std::numeric_limits<std::size_t>::max() : count;
}

// A file's name may be any bytes; an answer is UTF-8.
std::string printable(std::string name) {
    for (char& c : name)
        if (static_cast<unsigned char>(c) >= 0x80) c = '?';
    return name;
}

bool write_out(std::string& answers) {
    const bool written = std::fwrite(answers.data(), 1, answers.size(), stdout) == answers.size();
    answers.clear();
    return written && std::fflush(stdout) == 0;
}

int replay_file(const Arguments& arguments, record::Replayer& replayer) {
    const auto text = read_all(arguments.file);
    std::string answer;
    auto outcome = record::Outcome::bad_record;
    if (text) {
        outcome = replayer.replay(*text, answer);
    } else {
        const std::string why = std::generic_category().message(errno);
        std::fprintf(stderr, "scoville replay: %s: %s\n", arguments.file.c_str(), why.c_str());
        record::write_bad_record(answer, printable(arguments.file) + ": " + why);
    }
    answer += '\n';
    return write_out(answer) ? static_cast<int>(outcome) : io_failed;
}

// Waits for input; signals do not end it.
ssize_t read_some(std::vector<char>& buffer) {
    ssize_t got = 0;
    do got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    while (got < 0 && errno == EINTR);
    return got;
}

// One record per line, one answer per line, for as long as there is input. All answers to what has come in
// are out before more input is waited for.
int replay_lines(record::Replayer& replayer) {
    std::string pending;
    std::string answers;
    std::vector<char> buffer(std::size_t{1} << 20);
    const auto answer = [&](std::string_view line) {
        (void)replayer.replay(line, answers);
        answers += '\n';
    };
    ssize_t got = 0;
    while ((got = read_some(buffer)) > 0) {
        std::string_view input(buffer.data(), static_cast<std::size_t>(got));
        for (std::size_t end = 0; (end = input.find('\n')) != std::string_view::npos;
             input.remove_prefix(end + 1)) {
            if (pending.empty()) {
                answer(input.substr(0, end));
                continue;
            }
            pending += input.substr(0, end);
            answer(pending);
            pending.clear();
        }
        pending += input;
        if (!write_out(answers)) return io_failed;
    }
    if (!pending.empty()) answer(pending);
    return write_out(answers) && got == 0 ? 0 : io_failed;
}

int run(const Arguments& arguments) {
    record::ReplayOptions options;
    options.viewer = *viewer_named(arguments.view);
    if (!arguments.until.empty()) options.until = *count_named(arguments.until);
    record::Replayer replayer(options);
    return arguments.lines ? replay_lines(replayer) : replay_file(arguments, replayer);
}

}  // namespace

void add_replay(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command(
        "replay",
        "Play a game record and print what happened as JSON.\n"
        "Exit code 0: every action was legal; 1: one was not; 2: the record itself is wrong.");
    const Option file = command.option("file", arguments->file, "The record, or - for standard input");
    command.option("--view", arguments->view, "Who looks: all, spectator, or a seat")
        .check([](const std::string& name) {
            return viewer_named(name) ? std::string()
                                      : std::string("must be all, spectator or a seat from 0 to 5");
        })
        .shows_default();
    command.option("--until", arguments->until, "Apply only the first N actions")
        .check([](const std::string& name) {
            return count_named(name) ? std::string() : std::string("must be a whole number");
        });
    Option lines = command.flag("--lines", arguments->lines,
                                "Read one record per line from standard input, print one answer per line");
    lines.excludes(file);
    command.runs([arguments, &called] {
        if (!arguments->lines && arguments->file.empty()) missing("file (or --lines)");
        called.exit_code = run(*arguments);
    });
}

}  // namespace scoville::tools
