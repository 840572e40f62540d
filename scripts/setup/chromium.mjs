import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'
import { root } from './root.mjs'
import { outputOf, run } from './run.mjs'
import { step } from './say.mjs'

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

/** For root, on a machine without a screen or network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For tests: the headless shell shows the same pages in half the time. */
export async function ensureChromium() {
  if (!existsSync(headlessShell)) await installDebianPackage('chromium-headless-shell')
  return existsSync(headlessShell) ? headlessShell : ensureFullChromium()
}

/** For measurements: the browser that visitors have. */
export async function ensureFullChromium() {
  const present = fullChromiumPaths.find(existsSync) ?? (await playwrightChromium())
  if (present) return present

  return step('Instalando o Chromium', async () => {
    await run('playwright', ['install', 'chromium'])
    const downloaded = await playwrightChromium()
    if (downloaded) return downloaded

    await installDebianPackage('chromium')
    const installed = fullChromiumPaths.find(existsSync)
    if (installed) return installed
    throw new Error('nenhum Chromium encontrado. Instale o Chromium ou o Chrome e tente de novo.')
  })
}

async function playwrightChromium() {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"
  const path = await outputOf('node', ['--input-type=module', '-e', script], {
    cwd: join(root, 'tests'),
  })
  return path && existsSync(path) ? path : null
}
