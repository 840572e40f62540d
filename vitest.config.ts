import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** They wait for no site, so what fails once is a fault. */
const rules = ['tests/rules/**/*.test.ts', 'tests/stores/**/*.test.ts']

export default defineConfig({
  test: {
    // The operator's commands start in a third of the time where Node finds them compiled.
    env: { TZ: 'America/Sao_Paulo', NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // Most files wait for a site of their own more than they work.
    maxWorkers: 6,
    reporters: process.env.VITEST_REPORT ? ['dot', 'json'] : ['default'],
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: [...rules, 'tests/architecture.test.ts'], retry: 0 },
      },
      {
        extends: true,
        // These start sites of their own on a busy machine; what needed the second try is named at the end.
        test: {
          name: 'sites',
          include: ['tests/**/*.test.ts'],
          exclude: [...rules, 'tests/architecture.test.ts'],
          retry: 1,
        },
      },
    ],
    outputFile: process.env.VITEST_REPORT ? { json: process.env.VITEST_REPORT } : {},
  },
})
