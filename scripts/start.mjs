// `npm start`: installs what is missing, builds what is stale, serves the site. The first lines
// run on whatever Node the machine has (20.20 or later); the site itself on the pinned one.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './setup/build-stamp.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { root } from './setup/root.mjs'
import { say, seconds } from './setup/say.mjs'

const started = performance.now()

try {
  await ensureInstalled({ development: false })
  await ensureBuilt()
} catch (error) {
  say(`Não foi possível preparar o site: ${error.message}`)
  process.exit(1)
}

say(`Tudo pronto em ${seconds(performance.now() - started)}. Abrindo o site…`)

const server = spawn(join(root, 'node_modules/.bin/node'), ['build/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
