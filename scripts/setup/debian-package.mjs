import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const apt = '/usr/bin/apt-get'

const settings = {
  env: { DEBIAN_FRONTEND: 'noninteractive' },
  stdio: ['ignore', 'ignore', 'inherit'],
}

/** Does nothing unless on Debian and as root, so the caller must check again. */
export async function installDebianPackage(name) {
  await install([name], [])
}

/** Without recommended packages, which would be three times as much. */
export async function installBareDebianPackages(names) {
  await install(names, ['--no-install-recommends'])
}

let updated

async function install(names, options) {
  if (process.getuid?.() !== 0 || !existsSync(apt)) return
  say(`  tentando no Debian: ${names.join(', ')}`)
  updated ??= run(apt, ['update', '-qq'], settings)
  await updated
  await run(apt, ['install', '-y', '-qq', ...options, ...names], settings)
}
