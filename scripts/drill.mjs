// `npm run drill`: installs the programs that the drill needs, builds if the build is stale, boots machines.
import { ensureBuilt } from './setup/build-stamp.mjs'
import { ensurePrograms } from './setup/programs.mjs'
import { run } from './setup/run.mjs'

await ensurePrograms(['debootstrap', 'systemd-container'])
await ensureBuilt()
process.exit(await run('node', ['tests/operator/drill/main.ts', ...process.argv.slice(2)]))
