// An authority of the test's own, and a certificate by it.
#pragma once

#include <string>

namespace scoville::push::test {

// Writes authority.pem, key.pem and certificate.pem into the folder; the certificate is for this name.
void make_certificates(const std::string& folder, const std::string& name);

}  // namespace scoville::push::test
