import { defineConfig } from 'vitest/config';

// The tests that drive a real Chromium. One at a time: they share the build.
export default defineConfig({
    test: { include: ['browser/**/*.test.ts'], fileParallelism: false, testTimeout: 120_000 },
});
