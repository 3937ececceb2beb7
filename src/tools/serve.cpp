#include "server/serve.h"

#include <memory>

#include "tools/commands.h"

namespace scoville::tools {

void add_serve(CLI::App& program, Called& called) {
    auto config = std::make_shared<server::Config>();
    auto quick = std::make_shared<bool>(false);
    CLI::App* command = program.add_subcommand("serve", "Serves tables to browsers and bots.");
    command->add_option("--address", config->address, "Where to listen")->capture_default_str();
    command->add_option("--port", config->port, "0: any free one")->capture_default_str();
    command->add_option("--port-file", config->port_file, "Writes the port there once it listens");
    command->add_option("--data", config->data, "The database; its key lies beside it")
        ->capture_default_str();
    command->add_flag("--memory", config->memory, "Keeps nothing: everything is gone at the end");
    command->add_option("--bot-threads", config->bot_threads, "Threads on which bots think")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command->add_flag("--json-log", config->json_log, "Log lines as JSON");
    command
        ->add_option("--sleep-after", config->sleep_after,
                     "Milliseconds until a table nobody looks at is put to sleep")
        ->capture_default_str();
    command->add_option("--connections", config->limits.connections, "Most connections in all")
        ->capture_default_str();
    command->add_option("--per-address", config->limits.per_address, "Most connections of one address")
        ->capture_default_str();
    command
        ->add_option("--messages-per-second", config->limits.messages_per_second,
                     "How fast one connection may send; short bursts may be three times as fast")
        ->capture_default_str();
    command->add_option("--trusted-proxy", config->limits.trusted_proxies,
                        "An address or network whose X-Forwarded-For is believed; may be repeated");
    command->add_option("--origin", config->limits.origins,
                        "Another origin whose pages may connect; may be repeated");
    command
        ->add_option("--keep-finished", config->keep_finished_days,
                     "Days finished tables are kept; 0: for ever")
        ->capture_default_str();
    command->add_option("--keep-chat", config->keep_chat_days, "Days chat is kept; 0: for ever")
        ->capture_default_str();
    command
        ->add_option("--host-grace", config->timing.host_grace,
                     "Milliseconds a host may be away before the role passes on")
        ->capture_default_str();
    command->add_flag("--quick", *quick,
                      "Shows plays at once and lets bots answer at once: for tests and benchmarks");
    command->callback([config, quick, &called] {
        config->limits.message_burst = 3 * config->limits.messages_per_second;
        if (*quick) {
            config->timing.beat = 0;
            config->timing.bot_least = 0;
            config->timing.bot_most = 1;
        }
        called.exit_code = server::serve(*config);
    });
}

}  // namespace scoville::tools
