// Encodes the named files, all at once, in a process of its own. Says what it cost, children included.
import { readFileSync } from 'node:fs'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { memoryWithChildren } from '#tests/running-site/process-memory.ts'
import { processorSecondsOfChildren } from '#tests/running-site/processor-time.ts'

// What the time limit does is shown elsewhere: here the machine may be busy with other tests.
const { encode } = sharpPictureEncoder({ timeLimitMs: 60_000 })
const files = process.argv.slice(2).map((name) => readFileSync(name))
const before = memoryWithChildren(process.pid)
let peak = before
let seconds = 0
const looks = setInterval(() => {
  peak = Math.max(peak, memoryWithChildren(process.pid))
  seconds = Math.max(seconds, processorSecondsOfChildren(process.pid))
}, 5)
const ends = await Promise.all(files.map((file) => encode(file)))
clearInterval(looks)
process.stdout.write(
  JSON.stringify({
    ends: ends.map((end) => ('refused' in end ? end.refused : 'encoded')),
    megabytes: peak - before,
    seconds,
  }),
)
