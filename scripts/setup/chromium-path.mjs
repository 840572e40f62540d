import { existsSync } from 'node:fs'

const headlessShell = '/usr/bin/chromium-headless-shell'

const fullChromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** For tests: the headless shell shows the same pages in half the time. */
export function findChromium() {
  return [headlessShell, ...fullChromiumPaths].find(existsSync) ?? null
}

/** For measurements: the browser that visitors have. */
export function findFullChromium() {
  return fullChromiumPaths.find(existsSync) ?? null
}
