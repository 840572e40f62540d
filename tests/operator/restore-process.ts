// A restore in a process of its own, so that it can be killed: <archive> <folder>
import { writeSync } from 'node:fs'
import { restoreSite } from '#escola/restore/restore-site.ts'

const [archive = '', dataDir = ''] = process.argv.slice(2)
writeSync(1, 'up\n')
await restoreSite(archive, dataDir, {
  now: new Date(),
  signal: new AbortController().signal,
  onProgress: () => {},
})
