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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/support/shared-product.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'durability',
          include: ['tests/durability/**/*.test.ts'],
          testTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Tests wait for servers, browsers and disks about a third of the time.
    maxWorkers: 3,
  },
})
