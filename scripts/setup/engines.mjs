import { installBareDebianPackages } from './debian-package.mjs'
import { findProgram } from './program.mjs'
import { step } from './say.mjs'

/** The engines beside Chromium: Debian's packages, and the program that each brings. */
const programs = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
}

export async function ensureEngines() {
  const missing = Object.keys(programs).filter((name) => !findProgram(programs[name]))
  if (missing.length === 0) return
  await step(`Instalando ${missing.join(', ')} (para testar no Firefox e no WebKit)`, () =>
    installBareDebianPackages(missing),
  )
  for (const name of missing) programOf(name)
}

/** The path of the program that a package brings. */
export function programOf(name) {
  const path = findProgram(programs[name])
  if (path) return path
  throw new Error(`nenhum ${programs[name]} encontrado. Instale o pacote ${name} e tente de novo.`)
}
