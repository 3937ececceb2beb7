#include "tests/push/service.h"

#include <cstdlib>

#include "tests/push/certificates.h"

namespace scoville::push::test {

Service::Service(const std::string& name) {
    std::string made = testing::TempDir() + "scoville_push_XXXXXX";
    if (mkdtemp(made.data()) == nullptr) throw std::runtime_error("no folder");
    folder_ = made;
    make_certificates(folder_, name);
    const std::string runner = std::string(places::root) + "/scripts/node";
    program_ = std::make_unique<cli::Program>(
        std::vector<std::string>{"node", std::string(places::tests) + "/push/service.mjs",
                                 folder_ + "/key.pem", folder_ + "/certificate.pem"},
        runner.c_str());
    const auto begun = message();
    port_ = static_cast<int>(begun.at("port").as_int64());
    p256dh_ = begun.at("p256dh").as_string().c_str();
    auth_ = begun.at("auth").as_string().c_str();
}

Service::~Service() {
    (void)program_->finish();
    std::filesystem::remove_all(folder_);
}

Subscription Service::browser(const std::string& path) const {
    return {"https://localhost:" + std::to_string(port_) + path, p256dh_, auth_};
}

boost::json::object Service::message() {
    const std::string line = program_->await_line();
    if (line.empty()) throw std::runtime_error("nothing arrives");
    return boost::json::parse(line).as_object();
}

}  // namespace scoville::push::test
