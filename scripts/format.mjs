// `npm run format`: writes the code in the house's style.
import './setup/node-version.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { run } from './setup/run.mjs'

await ensureInstalled()
await ensureInstalled({ folder: 'tests' })
process.exit(await run('biome', ['check', '--write', '.']))
