#include "tests/support/private_postgres.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <pwd.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace scoville::test {
namespace {

namespace fs = std::filesystem;

// initdb and postgres refuse to be root.
void become_harmless() {
    if (getuid() != 0) return;
    const passwd* user = getpwnam("postgres");
    if (user == nullptr || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0) _exit(126);
}

std::string programs() {
    for (const char* version : {"17", "16", "15", "14"}) {
        std::string folder = std::string("/usr/lib/postgresql/") + version + "/bin/";
        if (fs::exists(folder + "postgres")) return folder;
    }
    throw std::runtime_error("PostgreSQL is not installed: scripts/install postgres");
}

pid_t begin(const std::vector<std::string>& command, const std::string& log, const std::string& folder) {
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0) return child;
    become_harmless();
    prctl(PR_SET_PDEATHSIG, SIGQUIT);  // it does not outlive the tests
    if (getppid() != parent) _exit(0);
    if (chdir(folder.c_str()) != 0) _exit(126);
    const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (file < 0 || dup2(file, 1) < 0 || dup2(file, 2) < 0) _exit(126);
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    execv(words[0], words.data());
    _exit(127);
}

int exit_code_of(const std::vector<std::string>& command, const std::string& log, const std::string& folder) {
    const pid_t child = begin(command, log, folder);
    int status = 0;
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
    return WEXITSTATUS(status);
}

void run(const std::vector<std::string>& command, const std::string& log, const std::string& folder) {
    if (exit_code_of(command, log, folder) != 0)
        throw std::runtime_error(command.front() + " failed; see " + log);
}

// The database's own user reads it, whoever wrote it.
void append(const std::string& path, const std::string& line) {
    std::ofstream(path, std::ios::app) << line << (line.empty() ? "" : "\n");
    if (getuid() != 0) return;
    if (const passwd* user = getpwnam("postgres"))
        if (chown(path.c_str(), user->pw_uid, user->pw_gid) != 0) throw std::runtime_error("chown");
}

bool answers(const std::string& socket) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    socket.copy(address.sun_path, sizeof address.sun_path - 1);
    const int line = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    // What every start of a connection answers: whether it would be encrypted.
    const unsigned char question[8] = {0, 0, 0, 8, 4, 210, 22, 47};
    char answer = 0;
    const bool there = connect(line, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 &&
                       send(line, question, sizeof question, MSG_NOSIGNAL) == sizeof question &&
                       recv(line, &answer, 1, 0) == 1;
    ::close(line);
    return there;
}

}  // namespace

void PrivatePostgres::make_folder() {
    std::string name = (fs::temp_directory_path() / "scoville-pg-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    if (getuid() == 0)
        if (const passwd* user = getpwnam("postgres"))
            if (chown(folder_.c_str(), user->pw_uid, user->pw_gid) != 0) throw std::runtime_error("chown");
    fs::permissions(folder_, fs::perms(0711));  // whoever serves may reach the socket
}

PrivatePostgres::PrivatePostgres(const std::vector<std::string>& settings) : settings_(settings) {
    make_folder();
    run({programs() + "initdb", "-D", folder_ + "/data", "-A", "trust", "-U", "scoville", "-E", "UTF8",
         "--locale=C", "--no-sync"},
        folder_ + "/initdb.log", folder_);
    start();
}

PrivatePostgres::PrivatePostgres(const std::vector<std::string>& settings, const PrivatePostgres& primary,
                                 const std::string& way)
    : settings_(settings) {
    make_folder();
    follow(primary, way);
}

void PrivatePostgres::follow(const PrivatePostgres& primary, const std::string& way) {
    const std::string data = folder_ + "/data";
    fs::remove_all(data);
    run({programs() + "pg_basebackup", "-h", primary.folder(), "-U", "scoville", "-D", data, "-c", "fast",
         "-X", "stream", "--no-sync"},
        folder_ + "/basebackup.log", folder_);
    append(data + "/postgresql.auto.conf", "primary_conninfo = 'host=" + way + " user=scoville'");
    append(data + "/postgresql.auto.conf", "synchronous_standby_names = ''");
    append(data + "/standby.signal", "");
    start();
}

void PrivatePostgres::promote() {
    append(folder_ + "/data/promote", "");
    ::kill(process_, SIGUSR1);
    while (ask("SELECT pg_is_in_recovery()") != "f")
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

void PrivatePostgres::set(const std::string& line) {
    append(folder_ + "/data/postgresql.auto.conf", line);
    ::kill(process_, SIGHUP);
}

std::string PrivatePostgres::ask(const std::string& sql) const {
    const std::string out = folder_ + "/answer";
    std::error_code ignored;
    fs::remove(out, ignored);
    const std::vector<std::string> command{programs() + "psql", "-qAt", "-h", folder_, "-U", "scoville", "-d",
                                           "postgres",          "-o",   out,  "-c",    sql};
    constexpr int not_yet_there = 2;
    int code = not_yet_there;
    while (code == not_yet_there && process_ > 0)
        code = exit_code_of(command, folder_ + "/psql.log", folder_);
    if (code != 0) throw std::runtime_error("psql failed; see " + folder_ + "/psql.log");
    std::ifstream file(out);
    std::string answer;
    std::getline(file, answer, '\0');
    while (answer.ends_with('\n')) answer.pop_back();
    return answer;
}

void PrivatePostgres::start() {
    std::vector<std::string> command{programs() + "postgres",
                                     "-D",
                                     folder_ + "/data",
                                     "-k",
                                     folder_,
                                     "-c",
                                     "listen_addresses=",
                                     "-c",
                                     "fsync=off",
                                     "-c",
                                     "max_connections=300",
                                     "-c",
                                     "shared_buffers=32MB",
                                     "-c",
                                     "wal_retrieve_retry_interval=100ms",
                                     "-c",
                                     "log_min_messages=warning"};
    for (const std::string& setting : settings_) {
        command.emplace_back("-c");
        command.push_back(setting);
    }
    process_ = begin(command, folder_ + "/postgres.log", folder_);
    while (!answers(socket())) {
        int status = 0;
        if (waitpid(process_, &status, WNOHANG) == process_)
            throw std::runtime_error("postgres ended; see " + folder_ + "/postgres.log");
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

void PrivatePostgres::kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGQUIT);  // it ends its own at once, and writes nothing more
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
}

PrivatePostgres::~PrivatePostgres() {
    kill();
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

PrivatePostgres& PrivatePostgres::shared() {
    static PrivatePostgres one;
    return one;
}

std::string PrivatePostgres::url() {
    const std::string name = "s" + std::to_string(getpid()) + "_" + std::to_string(++schemas_);
    (void)ask("CREATE SCHEMA " + name);
    return "postgresql:///postgres?user=scoville&host=" + folder_ + "&options=-csearch_path%3D" + name;
}

std::string PrivatePostgres::by_way_of(const std::string& folder, const std::string& url) {
    const auto begin = url.find("&host=") + 6;
    const auto end = url.find('&', begin);
    return url.substr(0, begin) + folder + url.substr(end);
}

}  // namespace scoville::test
