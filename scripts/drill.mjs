// `npm run drill`: installs what the drill needs, builds what is stale, boots machines.
import './setup/node-version.mjs'
import { ensureBuilt } from './setup/build-stamp.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { ensurePrograms } from './setup/programs.mjs'
import { run } from './setup/run.mjs'

await ensurePrograms(['debootstrap', 'systemd-container'])
for (const folder of ['', 'tests']) await ensureInstalled({ folder })
await ensureBuilt()
process.exit(await run('node', ['tests/operator/drill/main.ts']))
