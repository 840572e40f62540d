import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from '#scripts/setup/chromium.mjs'

const root = join(import.meta.dirname, '..')

// Another port lets two runs stand side by side.
const port = Number(process.env.BROWSER_TEST_PORT ?? 4317)

const phone = { width: 390, height: 844 }

const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  // Nothing real is asked. A rule of the browser leaves it its HTTP cache, a route of Playwright does not.
  args: [
    ...chromiumFlags,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
}

/** Every test runs on a phone and on a desk (unless its name says which), in the school's zone and against the built site. */
export default defineConfig({
  testDir: 'browser',
  outputDir: join(root, 'test-results/browser'),
  globalSetup: './browser/school-site.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A browser on a busy machine stalls now and then; what needed the second try is named at the end.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    {
      name: 'desk',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desk.spec.ts',
      use: { ...devices['Pixel 7'], viewport: phone, screen: phone },
    },
  ],
  // Runs on other stores bring their own sites.
  ...(process.env.STORES
    ? {}
    : {
        webServer: {
          command: 'node build/server/main.js',
          cwd: root,
          url: `http://localhost:${port}/healthz`,
          env: { PORT: String(port), DATA_DIR: `test-results/data-${port}` },
          stdout: 'ignore',
          reuseExistingServer: false,
        },
      }),
})
