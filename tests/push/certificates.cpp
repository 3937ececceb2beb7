#include "tests/push/certificates.h"

#include <cstdio>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "base/check.h"
#include "push/openssl.h"

namespace scoville::push::test {
namespace {

using Certificate = Owned<X509, X509_free>;

void add(X509* to, X509* issuer, int what, const std::string& value) {
    X509V3_CTX context;
    X509V3_set_ctx(&context, issuer, to, nullptr, nullptr, 0);
    const Owned<X509_EXTENSION, X509_EXTENSION_free> one(
        X509V3_EXT_conf_nid(nullptr, &context, what, value.c_str()));
    CHECK(one && X509_add_ext(to, one.get(), -1) == 1);
}

// Not signed yet.
Certificate about(const std::string& name, EVP_PKEY* key, long serial) {
    Certificate made(X509_new());
    X509_set_version(made.get(), X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(made.get()), serial);
    constexpr long a_day = 86'400;
    X509_gmtime_adj(X509_getm_notBefore(made.get()), -a_day);
    X509_gmtime_adj(X509_getm_notAfter(made.get()), a_day);
    X509_set_pubkey(made.get(), key);
    X509_NAME_add_entry_by_txt(X509_get_subject_name(made.get()), "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>(name.c_str()), -1, -1, 0);
    return made;
}

template <class Write>
void write_file(const std::string& path, Write write) {
    const Owned<std::FILE, std::fclose> file(std::fopen(path.c_str(), "w"));
    CHECK(file != nullptr && write(file.get()) == 1);
}

}  // namespace

void make_certificates(const std::string& folder, const std::string& name) {
    const OwnedKey authority_key(EVP_EC_gen("P-256"));
    const OwnedKey key(EVP_EC_gen("P-256"));
    const Certificate authority = about("a test's authority", authority_key.get(), 1);
    X509_set_issuer_name(authority.get(), X509_get_subject_name(authority.get()));
    add(authority.get(), authority.get(), NID_basic_constraints, "critical,CA:TRUE");
    CHECK(X509_sign(authority.get(), authority_key.get(), EVP_sha256()) > 0);
    const Certificate own = about(name, key.get(), 2);
    X509_set_issuer_name(own.get(), X509_get_subject_name(authority.get()));
    add(own.get(), authority.get(), NID_subject_alt_name, "DNS:" + name);
    CHECK(X509_sign(own.get(), authority_key.get(), EVP_sha256()) > 0);
    write_file(folder + "/authority.pem",
               [&](std::FILE* file) { return PEM_write_X509(file, authority.get()); });
    write_file(folder + "/certificate.pem", [&](std::FILE* file) { return PEM_write_X509(file, own.get()); });
    write_file(folder + "/key.pem", [&](std::FILE* file) {
        return PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
    });
}

}  // namespace scoville::push::test
