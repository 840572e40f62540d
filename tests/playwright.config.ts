import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from '#scripts/setup/chromium.mjs'

const root = join(import.meta.dirname, '..')

// Workers start in two thirds of the time where Node finds their modules compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

// Another port lets two runs stand side by side.
const port = Number(process.env.BROWSER_TEST_PORT ?? 4317)

const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  // Without a UTF-8 locale Chromium gives up names of files with accents.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  // Nothing real is asked. A rule of the browser leaves it its HTTP cache, a route of Playwright does not.
  args: [
    ...chromiumFlags,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
}

/** In the school's zone and against the built site, on a desk; visit.ts has the phone. */
export default defineConfig({
  testDir: 'browser',
  // Node strips the types by itself, in half the time.
  build: { external: ['**/*.ts'] },
  outputDir: join(root, 'test-results/browser'),
  globalSetup: './browser/school-site.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A browser on a busy machine stalls now and then; what needed the second try is named at the end.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // What waits longer waits for something that will not come: its second try begins sooner.
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})
