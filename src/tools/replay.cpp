#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <string>

#include "record/replay.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string file;
    std::string view = "all";
    std::optional<std::size_t> until;
    bool lines = false;
};

std::optional<Viewer> viewer_named(const std::string& name) {
    if (name == "all") return Viewer::everything();
    if (name == "spectator") return Viewer::spectator();
    if (name.size() == 1 && name[0] >= '0' && name[0] < '0' + max_seats)
        return Viewer::at_seat(static_cast<Seat>(name[0] - '0'));
    return std::nullopt;
}

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

std::optional<std::string> read_all(const std::string& name) {
    const File opened(name == "-" ? nullptr : std::fopen(name.c_str(), "rb"), [](std::FILE* f) {
        return f != nullptr ? std::fclose(f) : 0;
    });
    std::FILE* file = name == "-" ? stdin : opened.get();
    if (file == nullptr) return std::nullopt;
    std::string text;
    char buffer[65536];
    std::size_t read = 0;
    while ((read = std::fread(buffer, 1, sizeof buffer, file)) > 0) text.append(buffer, read);
    if (std::ferror(file) != 0) return std::nullopt;
    return text;
}

void print_line(std::string& answer) {
    answer += '\n';
    std::fwrite(answer.data(), 1, answer.size(), stdout);
    answer.clear();
}

int replay_file(const Arguments& arguments, record::Replayer& replayer) {
    const auto text = read_all(arguments.file);
    std::string answer;
    if (!text) {
        const std::string why = arguments.file + ": " + std::strerror(errno);
        std::fprintf(stderr, "scoville replay: %s\n", why.c_str());
        record::write_bad_record(answer, why);
        print_line(answer);
        return static_cast<int>(record::Outcome::bad_record);
    }
    const auto outcome = replayer.replay(*text, answer);
    print_line(answer);
    return static_cast<int>(outcome);
}

// One record per line, one answer per line, for as long as there is input. Answers are flushed when the
// reader would otherwise wait for them.
int replay_lines(record::Replayer& replayer) {
    std::string answer;
    char* line = nullptr;
    std::size_t capacity = 0;
    ssize_t length = 0;
    while ((length = getline(&line, &capacity, stdin)) >= 0) {
        std::string_view text(line, static_cast<std::size_t>(length));
        if (!text.empty() && text.back() == '\n') text.remove_suffix(1);
        (void)replayer.replay(text, answer);
        print_line(answer);
        if (std::fflush(stdout) != 0) break;
    }
    std::free(line);  // NOLINT: getline allocates
    return 0;
}

int run(const Arguments& arguments) {
    record::ReplayOptions options;
    options.viewer = *viewer_named(arguments.view);
    if (arguments.until) options.until = *arguments.until;
    record::Replayer replayer(options);
    return arguments.lines ? replay_lines(replayer) : replay_file(arguments, replayer);
}

}  // namespace

void add_replay(CLI::App& program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand(
        "replay",
        "Play a game record and print what happened as JSON.\n"
        "Exit code 0: every action was legal; 1: one was not; 2: the record itself is wrong.");
    auto* file = command->add_option("file", arguments->file, "The record, or - for standard input");
    command->add_option("--view", arguments->view, "Who looks: all, spectator, or a seat")
        ->check([](const std::string& name) {
            return viewer_named(name) ? std::string() : std::string("must be all, spectator or a seat from 0 to 5");
        })
        ->capture_default_str();
    command->add_option("--until", arguments->until, "Apply only the first N actions")->check(CLI::NonNegativeNumber);
    auto* lines = command->add_flag("--lines", arguments->lines,
                                    "Read one record per line from standard input, print one answer per line");
    lines->excludes(file);
    command->callback([arguments, &called] {
        if (!arguments->lines && arguments->file.empty()) throw CLI::RequiredError("file (or --lines)");
        called.exit_code = run(*arguments);
    });
}

}  // namespace scoville::tools
