import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'samples/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/golden/**/*.test.ts',
          ],
          setupFiles: ['tests/undo-stubs.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/support/shared-product.ts'],
          setupFiles: ['tests/journeys/support/refuse-complaints.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'durability',
          include: ['tests/durability/**/*.test.ts'],
          testTimeout: 1_500_000,
          hookTimeout: 240_000,
        },
      },
    ],
    // A process that has loaded the engine, the server or Playwright goes on with the next file of its project.
    isolate: false,
    // Most of what a test makes is garbage at once: with room for it the collector runs seldom, and takes a tenth less of the processor.
    execArgv: ['--max-semi-space-size=64'],
    // What is waited for may need a turn of a busy machine.
    expect: { poll: { timeout: 180_000 } },
    // Tests wait for servers, browsers and disks about a third of the time.
    maxWorkers: 3,
  },
})
