import { existsSync } from 'node:fs'
import { findChromium } from './chromium-path.mjs'
import {
  canInstallDebianPackages,
  installCommand,
  installDebianPackages,
} from './debian-package.mjs'
import { findProgram } from './program.mjs'
import { step } from './say.mjs'

/** With the fallback fonts of the pages: without them, texts shift when the site's own fonts arrive. */
export const chromium = ['chromium-headless-shell', 'fonts-liberation']
export const firefoxAndWebkit = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
/** The Nu HTML checker is a Java program. */
export const java = ['default-jre-headless']
/** The proxies of the guide, and the tool that makes their certificate. */
export const proxies = ['nginx', 'caddy', 'openssl']
/** The program that stores the nightly backups. */
export const restic = ['restic']

/** The programs of packages with another name. */
const programs = {
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
  'default-jre-headless': 'java',
  'systemd-container': 'systemd-nspawn',
}

/**
 * Throws one sentence that lists what is missing and cannot be installed from here. Chromium alone is not an error:
 * Playwright downloads it.
 */
export function checkPrograms(packages) {
  if (!canInstallDebianPackages()) refuseMissing(packages)
}

/** Installs what is missing in one step, as root on Debian. */
export async function ensurePrograms(packages) {
  checkPrograms(packages)
  const missing = missingPackages(packages)
  if (missing.length === 0 || !canInstallDebianPackages()) return
  await step(`Instalando ${missing.join(', ')}`, () => installDebianPackages(missing))
  refuseMissing(packages)
}

function refuseMissing(packages) {
  const missing = missingPackages(packages)
  if (missing.some((name) => !chromium.includes(name))) throw new Error(missingSentence(missing))
}

function missingPackages(packages) {
  return packages.filter((name) => !isThere(name))
}

function isThere(name) {
  if (name === 'chromium-headless-shell') return Boolean(findChromium())
  if (name === 'fonts-liberation') return existsSync('/usr/share/fonts/truetype/liberation')
  return Boolean(findProgram(programs[name] ?? name))
}

export function missingSentence(packages) {
  return `faltam programas nesta máquina. No Debian, instale-os com: ${installCommand(packages)}`
}
