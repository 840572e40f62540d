import { ensureBuilt, isBuilt } from './build-stamp.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { lock } from './lock.mjs'
import { root } from './root.mjs'
import { say, seconds } from './say.mjs'
import { serveSite } from './serve-site.mjs'
import { requireWritable } from './writable.mjs'

const started = performance.now()

try {
  if (!isReady()) await prepare()
} catch (error) {
  say(`Não foi possível preparar o site: ${error.message}`)
  process.exit(1)
}

say(`Tudo pronto em ${seconds(performance.now() - started)}. Abrindo o site…`)
serveSite()

/** Build tools are not required once everything is built. */
function isReady() {
  return isBuilt() && isInstalled({ development: false })
}

async function prepare() {
  requireWritable(root)
  const release = await lock('preparo', () => say('Outro npm start prepara o site; esperando…'))
  if (!isReady()) {
    await ensureInstalled()
    await ensureBuilt()
  }
  release()
}
