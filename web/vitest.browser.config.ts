import { defineConfig } from 'vitest/config';

// The tests that drive a real Chromium, two files at a time: each has a server and a browser of its own.
export default defineConfig({
    test: {
        include: ['browser/**/*.test.ts'],
        pool: 'forks',
        maxWorkers: 2,
        testTimeout: 480_000,
        hookTimeout: 120_000,
        // Games are of chance: one that goes astray is played once more, and the report names it.
        retry: 1,
        // A machine under load is slow, not wrong.
        expect: { poll: { timeout: 60_000 } },
    },
});
