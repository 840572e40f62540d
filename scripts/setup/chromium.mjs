import { existsSync } from 'node:fs'
import { outputOf, run } from './run.mjs'
import { say, step } from './say.mjs'

/** Chromium without its windows: the same pages in half the time. */
const shell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Headless, as root, on a machine without a screen or a way out. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium to test with: Debian's shell, else a whole one. */
export async function ensureChromium() {
  if (!existsSync(shell)) await installWithApt('chromium-headless-shell')
  return existsSync(shell) ? shell : ensureWholeChromium()
}

/** The browser that visitors have, to measure with: the system's, else Playwright's own, else Debian's. */
export async function ensureWholeChromium() {
  const there = usualPlaces.find(existsSync) ?? (await playwrightsOwn())
  if (there) return there

  return step('Instalando o Chromium', async () => {
    await run('playwright', ['install', 'chromium'])
    const downloaded = await playwrightsOwn()
    if (downloaded) return downloaded

    await installWithApt('chromium')
    const installed = usualPlaces.find(existsSync)
    if (installed) return installed
    throw new Error('nenhum Chromium encontrado. Instale o Chromium ou o Chrome e tente de novo.')
  })
}

async function playwrightsOwn() {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"
  const path = await outputOf('node', ['--input-type=module', '-e', script])
  return path && existsSync(path) ? path : null
}

/** Debian's packages, when this is a Debian and we are root; otherwise nothing happens. */
export async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say(`  tentando o pacote "${name}" do Debian`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit']
  await run('apt-get', ['update', '-qq'], { env, stdio })
  await run('apt-get', ['install', '-y', '-qq', name], { env, stdio })
}
