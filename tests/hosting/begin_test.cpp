// How a server begins: what it says about itself, and what it notices before anyone comes.
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

#include "tests/hosting/served.h"

namespace scoville::hosting::test {

namespace {

std::string limits_of(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/limits");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("Max open files")) return line;
    return {};
}

}  // namespace

TEST(Begin, the_banner_names_only_where_it_listens) {
    cli::Program program({"serve", "--memory", "--address", "127.0.0.1", "--port", "0"});
    EXPECT_TRUE(program.await_line().starts_with("Scoville is open at http://localhost:"));
    program.send(SIGTERM);
    const cli::Ran ran = program.finish();
    EXPECT_EQ(ran.out.find("On the same network"), std::string::npos) << ran.out;
}

TEST(Begin, data_that_is_gone_while_its_key_is_there_is_said) {
    TempFolder folder;
    const std::string data = folder.file("x.db");
    {
        Served served(data);
        const cli::Ran ran = served.end(SIGTERM);
        EXPECT_EQ(ran.err.find("data-missing"), std::string::npos) << ran.err;
    }
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(data + end);
    Served served(data);
    const cli::Ran ran = served.end(SIGTERM);
    EXPECT_NE(ran.err.find("data-missing"), std::string::npos) << ran.err;
}

TEST(Begin, there_is_a_descriptor_for_every_connection) {
    rlimit before{};
    getrlimit(RLIMIT_NOFILE, &before);
    const rlimit few{std::min<rlim_t>(256, before.rlim_max), before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &few);
    TempFolder folder;
    Served served(folder.file("x.db"), quick + std::vector<std::string>{"--connections", "400"});
    setrlimit(RLIMIT_NOFILE, &before);
    EXPECT_NE(limits_of(served.pid()).find("464"), std::string::npos) << limits_of(served.pid());
}

}  // namespace scoville::hosting::test
