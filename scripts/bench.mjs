// `npm run bench [-- CAPÍTULOS]`: installs what the measurements need, builds what is stale, measures.
import './setup/node-version.mjs'
import { ensureBuilt } from './setup/build-stamp.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { run } from './setup/run.mjs'

// The measurements start sites as the tests do, so they need what the tests need.
for (const folder of ['', 'tests', 'bench']) await ensureInstalled({ folder })
await ensureBuilt()
process.exit(await run('node', ['bench/main.ts', ...process.argv.slice(2)]))
