import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    env: { TZ: 'America/Sao_Paulo' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Many start sites of their own on a busy machine; what needed the second try is named at the end.
    retry: 1,
    expect: { poll: { timeout: 10_000 } },
    // Most files wait for a site of their own more than they work.
    maxWorkers: 6,
    reporters: process.env.VITEST_REPORT ? ['dot', 'json'] : ['default'],
    outputFile: process.env.VITEST_REPORT ? { json: process.env.VITEST_REPORT } : {},
  },
})
