// Encodes the named files, all at once, in a process of its own. Says what it cost, children included.
import { readFileSync } from 'node:fs'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { childrenOf, memoryWithChildren } from '#tests/process-memory.ts'

const { encode } = sharpPictureEncoder()
const files = process.argv.slice(2).map((name) => readFileSync(name))
const before = memoryWithChildren(process.pid)
let peak = before
const looks = setInterval(() => {
  peak = Math.max(peak, memoryWithChildren(process.pid))
}, 5)
const cpuBefore = cpuSeconds()
const ends = await Promise.all(files.map((file) => encode(file)))
clearInterval(looks)
process.stdout.write(
  JSON.stringify({
    ends: ends.map((end) => ('refused' in end ? end.refused : 'encoded')),
    megabytes: peak - before,
    seconds: cpuSeconds() - cpuBefore,
  }),
)

/** Of this process, of the children that have ended and of those that live; in ticks of 10 ms. */
function cpuSeconds(): number {
  const own = statOf(process.pid)
  const living = childrenOf(process.pid).map(statOf)
  const ticks = [...own, ...living.flatMap(([user = 0, system = 0]) => [user, system])]
  return ticks.reduce((sum, each) => sum + each, 0) / 100
}

/** User and system time, and both of the children that were waited for. */
function statOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')')).split(' ').slice(12, 16).map(Number)
}
