#include "base/token_bucket.h"

#include <gtest/gtest.h>

namespace scoville {

TEST(TokenBucket, gives_the_burst_and_then_the_rate) {
    TokenBucket bucket(3, 2, 0);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(0));
    EXPECT_FALSE(bucket.take(0));
    EXPECT_FALSE(bucket.take(499));
    EXPECT_TRUE(bucket.take(500));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(100'000));
    EXPECT_FALSE(bucket.take(100'000));
}

}  // namespace scoville
