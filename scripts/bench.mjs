// `npm run bench [-- CAPÍTULOS]`: builds what is stale, measures. The measurements start
// sites as the tests do, so they need the packages of the tests too.
import { ensureBuilt } from './setup/build-stamp.mjs'
import { run } from './setup/run.mjs'

await ensureBuilt()
process.exit(await run('node', ['bench/main.ts', ...process.argv.slice(2)]))
