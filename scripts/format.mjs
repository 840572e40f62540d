// `npm run format`: writes the code in the house's style.
import { run } from './setup/run.mjs'

process.exit(await run('biome', ['check', '--write', '.']))
