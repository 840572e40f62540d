// `npm run drill`: installs what the drill needs, builds what is stale, boots machines.
import './setup/node-version.mjs'
import { ensureBuilt } from './setup/build-stamp.mjs'
import { installBareDebianPackages } from './setup/debian-package.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findProgram } from './setup/program.mjs'
import { run } from './setup/run.mjs'

const packages = { debootstrap: 'debootstrap', 'systemd-nspawn': 'systemd-container' }

for (const folder of ['', 'tests']) await ensureInstalled({ folder })
await ensureBuilt()
const missing = Object.keys(packages).filter((program) => !findProgram(program))
if (missing.length > 0) await installBareDebianPackages(missing.map((name) => packages[name]))
process.exit(await run('node', ['tests/operator/drill/main.ts']))
