// Encodes the named files, all at once, in a process of its own: for a gallery, or after the word 'slot'
// for a slot of the site. Says what it cost, children included.
import { readFileSync } from 'node:fs'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { memoryWithChildren } from '#tests/running-site/process-memory.ts'
import { processorSecondsWithChildren } from '#tests/running-site/processor-time.ts'

const { encode, encodeForSlot } = sharpPictureEncoder()
const [place, ...names] = process.argv.slice(2)
const files = names.map((name) => readFileSync(name))
const before = memoryWithChildren(process.pid)
const workBefore = processorSecondsWithChildren(process.pid)
let peak = before
const looks = setInterval(() => {
  peak = Math.max(peak, memoryWithChildren(process.pid))
}, 5)
const ends = await Promise.all(
  files.map((file) => (place === 'slot' ? encodeForSlot(file) : encode(file))),
)
clearInterval(looks)
process.stdout.write(
  JSON.stringify({
    ends: ends.map((end) => ('refused' in end ? end.refused : 'encoded')),
    megabytes: peak - before,
    seconds: processorSecondsWithChildren(process.pid) - workBefore,
  }),
)
