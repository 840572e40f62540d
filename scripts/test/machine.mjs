import { existsSync, readFileSync } from 'node:fs'
import { release, type } from 'node:os'
import { join } from 'node:path'
import { firestoreSentence } from '#scripts/setup/firestore-emulator.mjs'
import { root } from '#scripts/setup/root.mjs'

/** What the tests ran on. npm names itself and the Node that runs it to the scripts that it starts. */
export function machineSentence({
  system = systemName(),
  isRoot = process.getuid?.() === 0,
  npm = process.env.npm_config_user_agent ?? '',
  firestore = firestoreSentence(),
} = {}) {
  const [, npmVersion] = /npm\/(\S+)/.exec(npm) ?? []
  const [, node] = /node\/v(\S+)/.exec(npm) ?? []
  const own = npmVersion ? `Node ${node} e npm ${npmVersion} da máquina, ` : ''
  return `Onde: ${system}, ${process.arch}, ${isRoot ? 'como root' : 'sem ser root'}; ${own}Node ${pinnedNode()} nos testes; Firestore: ${firestore}`
}

function systemName() {
  const file = '/etc/os-release'
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(text)?.[1] ?? `${type()} ${release()}`
}

function pinnedNode() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
}
