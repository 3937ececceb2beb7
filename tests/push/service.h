// A push service of the test's own (service.mjs), in a process of its own.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <boost/json.hpp>

#include "push/deliver.h"
#include "tests/cli/program.h"

namespace scoville::push::test {

class Service {
public:
    // Its certificate is for this name; it is found at localhost all the same.
    explicit Service(const std::string& name = "localhost");
    ~Service();
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    std::string authority() const { return folder_ + "/authority.pem"; }
    int port() const { return port_; }
    // Of the browser behind it; how the service answers follows from the first word of the path.
    Subscription browser(const std::string& path) const;
    // The next message that arrived.
    boost::json::object message();

private:
    std::string folder_;
    std::unique_ptr<cli::Program> program_;
    int port_ = 0;
    std::string p256dh_, auth_;
};

}  // namespace scoville::push::test
