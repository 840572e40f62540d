import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findFullChromium } from './chromium-path.mjs'
import { canInstallDebianPackages, installDebianPackages } from './debian-package.mjs'
import { chromium, ensurePrograms, missingSentence } from './programs.mjs'
import { root } from './root.mjs'
import { outputOf, run } from './run.mjs'
import { step } from './say.mjs'

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

/** For tests. If Debian has none, Playwright downloads it. */
export async function ensureChromium() {
  await ensurePrograms(chromium)
  return findChromium() ?? ensureFullChromium()
}

/** For measurements. */
export async function ensureFullChromium() {
  const present = findFullChromium() ?? (await playwrightChromium())
  if (present) return present

  return step('Instalando o Chromium', async () => {
    await run('playwright', ['install', 'chromium'])
    const downloaded = await playwrightChromium()
    if (downloaded) return downloaded

    if (canInstallDebianPackages()) await installDebianPackages(['chromium'])
    const installed = findFullChromium()
    if (installed) return installed
    throw new Error(missingSentence(['chromium']))
  })
}

async function playwrightChromium() {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"
  const path = await outputOf('node', ['--input-type=module', '-e', script], {
    cwd: join(root, 'tests'),
  })
  return path && existsSync(path) ? path : null
}
