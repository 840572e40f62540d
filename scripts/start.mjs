// `npm start`: installs what is missing, builds what is stale, serves the site. The first lines
// run on whatever Node the machine has (20.20 or later); the site itself on the pinned one.
import { ensureBuilt } from './setup/build-stamp.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { say, seconds } from './setup/say.mjs'
import { serveSite } from './setup/serve-site.mjs'

const started = performance.now()

try {
  await ensureInstalled({ development: false })
  await ensureBuilt()
} catch (error) {
  say(`Não foi possível preparar o site: ${error.message}`)
  process.exit(1)
}

say(`Tudo pronto em ${seconds(performance.now() - started)}. Abrindo o site…`)
serveSite()
