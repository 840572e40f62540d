// Adds up the memory of all processes of the machine, without the cache of files, until it is told to stop;
// then prints the largest sum in MB.
import { globSync, readFileSync } from 'node:fs'

let peak = 0

function memoryOf(file: string): number {
  try {
    const [, kilobytes = '0'] = /^RssAnon:\s+(\d+)/m.exec(readFileSync(file, 'utf8')) ?? []
    return Number(kilobytes)
  } catch {
    // The process has ended meanwhile.
    return 0
  }
}

setInterval(() => {
  const kilobytes = globSync('/proc/[0-9]*/status').reduce((sum, file) => sum + memoryOf(file), 0)
  peak = Math.max(peak, kilobytes)
}, 250)

process.on('SIGTERM', () => {
  console.log(Math.round(peak / 1024))
  process.exit(0)
})
