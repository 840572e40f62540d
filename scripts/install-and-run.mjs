// `node scripts/install-and-run.mjs [--runtime | --with=FOLDERS] PROGRAM …`: how package.json starts the programs that
// need packages. Installs what is missing, then runs the program on the pinned Node: in this process, unless npm has
// started the machine's own Node because the pinned one was not installed yet.
import './setup/node-version.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './setup/install.mjs'
import { onNpmExit, runOnPinnedNode } from './setup/pinned-node.mjs'
import { root } from './setup/root.mjs'
import { say } from './setup/say.mjs'
import { requireWritable } from './setup/writable.mjs'

const words = process.argv.slice(2)
const option = words[0]?.startsWith('--') ? words.shift() : ''
const [program = '', ...args] = words
/** The operator's commands need no build tools, and the project's folder need not be writable. */
const development = option !== '--runtime'
const folders = option.startsWith('--with=') ? option.slice('--with='.length).split(',') : []

try {
  if (development) requireWritable(root)
  await ensureInstalled({ development })
  for (const folder of folders) await ensureInstalled({ folder })
} catch (error) {
  say(`Não foi possível preparar este comando: ${error.message}`)
  process.exit(1)
}

const pinned = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'))
if (process.version === `v${pinned.version}`) {
  onNpmExit(() => process.kill(process.pid, 'SIGTERM'))
  process.argv = [process.argv[0], join(root, program), ...args]
  await import(pathToFileURL(join(root, program)).href)
} else {
  runOnPinnedNode([join(root, program), ...args])
}
