// A restore in a process of its own, so that it can be killed: <archive> <folder>
import { writeSync } from 'node:fs'
import { restoreArchive } from './escola/archives.ts'

const [archive = '', dataDir = ''] = process.argv.slice(2)
writeSync(1, 'up\n')
await restoreArchive(archive, dataDir)
