import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { lock } from './lock.mjs'
import { registryAnswers } from './registry.mjs'
import { root } from './root.mjs'
import { mustRun, run } from './run.mjs'
import { say, step } from './say.mjs'
import { requireWritable } from './writable.mjs'

/** An install script of this package fetches Node's binary once the package itself is installed. */
const nodePackage = 'node_modules/node'
/**
 * The folders with tools of their own reach the site by this link: Node refuses '../' as a target of `imports`. npm
 * could make it too, but before npm 10 it then misses the site's own packages in the lock file.
 */
const siteLink = 'node_modules/escola-de-idiomas'

/** The packages of the site; of a folder with tools of its own, if one is named. */
export async function ensureInstalled({ development = true, folder = '' } = {}) {
  const top = join(root, folder)
  const link = join(top, siteLink)
  const isReady = () => isInstalled({ development }, top) && (!folder || existsSync(link))
  if (isReady()) return
  requireWritable(top)
  // Each folder has a lock of its own: `npm test` installs two at the same time.
  const release = await lock(`install-${folder}`, () =>
    say('Outro comando instala dependências; esperando…'),
  )
  try {
    if (isReady()) return
    const whose = folder ? ` de ${folder}/` : ''
    await step(`Instalando dependências${whose}`, () => installPackages(top))
    if (folder) symlinkSync('../..', link, 'junction')
  } finally {
    release()
  }
}

/**
 * npm writes the list of installed packages at the very end, after their install scripts. If that list
 * agrees with the lock file and its folders exist, the installation is complete.
 */
export function isInstalled({ development }, top = root) {
  const installed = packagesIn(join(top, 'node_modules/.package-lock.json'))
  const locked = packagesIn(join(top, 'package-lock.json')) ?? {}
  if (!installed) return false
  if (locked[nodePackage] && !existsSync(join(top, nodePackage, 'bin/node'))) return false
  return Object.entries(locked)
    .filter(([folder, { dev, optional, devOptional }]) => {
      if (!folder.startsWith('node_modules/') || optional || devOptional) return false
      return development || !dev
    })
    .every(
      ([folder, { version, integrity }]) =>
        installed[folder]?.version === version &&
        installed[folder].integrity === integrity &&
        existsSync(join(top, folder, 'package.json')),
    )
}

async function installPackages(top) {
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  // Explicit, because otherwise NODE_ENV and npm's configuration would decide.
  const install = ['ci', '--include=dev', ...options]
  if (await registryAnswers()) return mustRun('npm', install, { cwd: top })
  // Everything may be in npm's cache; but npm deletes the installed packages before it looks.
  const offline = existsSync(join(top, 'node_modules'))
    ? 1
    : await run('npm', [...install, '--offline'], { cwd: top, stdio: 'ignore' })
  if (offline === 0) return
  throw new Error(
    'o registro do npm não responde, e faltam pacotes nesta máquina. Confira a conexão e tente de novo.',
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}
