import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest.mjs'
import { root } from './root.mjs'
import { mustRun } from './run.mjs'
import { step } from './say.mjs'

const marker = join(root, 'node_modules/.installed.json')

export async function ensureInstalled({ development }) {
  const lock = digestOf(['package.json', 'package-lock.json'])
  const installed = readMarker()
  if (installed?.lock === lock && (installed.development || !development)) return

  await step('Instalando dependências', () =>
    mustRun('npm', [
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      // Explicit, because NODE_ENV and npm's configuration would decide otherwise.
      development ? '--include=dev' : '--omit=dev',
    ]),
  )
  writeFileSync(marker, JSON.stringify({ lock, development }))
}

function readMarker() {
  if (!existsSync(marker)) return null
  try {
    return JSON.parse(readFileSync(marker, 'utf8'))
  } catch {
    return null
  }
}
