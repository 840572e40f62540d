import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const apt = '/usr/bin/apt-get'

/** On a Debian and as root; elsewhere nothing happens, so the caller looks again. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync(apt)) return
  say(`  tentando o pacote "${name}" do Debian`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit']
  await run(apt, ['update', '-qq'], { env, stdio })
  await run(apt, ['install', '-y', '-qq', name], { env, stdio })
}
