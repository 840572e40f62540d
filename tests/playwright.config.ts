import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from '#scripts/setup/chromium.mjs'

const root = join(import.meta.dirname, '..')

// Workers start in two thirds of the time where Node finds their modules compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

// With another port two runs can work side by side.
const port = Number(process.env.BROWSER_TEST_PORT ?? 4317)

const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  // Without a UTF-8 locale Chromium cannot keep file names with accents.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  // No real host is contacted. Unlike a Playwright route, a rule of the browser leaves its HTTP cache on.
  args: [
    ...chromiumFlags,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
}

/** In the school's zone and against the built site, on a desk; visit.ts has the phone. */
export default defineConfig({
  testDir: 'browser',
  // Node can strip the types itself, in half the time.
  build: { external: ['**/*.ts'] },
  outputDir: join(root, 'test-results/browser'),
  globalSetup: './browser/school-site.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A browser on a busy machine stalls now and then; tests that needed the retry are named at the end.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // An action that waits longer will not succeed: fail now, so that the retry begins sooner.
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})
