// Decodes decompression bombs, one and eight at once, and writes what that cost this process.
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { memoryWithChildren } from '#tests/running-site/process-memory.ts'
import { animatedGif, bombPng } from '#tests/sample-data/builders.ts'

const { encode } = sharpPictureEncoder()
await encode(animatedGif())
const bombs = [
  // Interlaced pictures must be decoded whole before the first row is known.
  bombPng(16000, 16000, { interlaced: true }),
  bombPng(30000, 2000),
  animatedGif({ frames: 5000, width: 8, height: 8 }),
  animatedGif({ frames: 300, width: 1000, height: 1000 }),
]
const memory = () => memoryWithChildren(process.pid)
const before = memory()
let peak = before
const look = () => {
  peak = Math.max(peak, memory())
}
const looks = setInterval(look, 2)
const answers = []
for (const bomb of bombs) answers.push(await encode(bomb))
answers.push(...(await Promise.all([...bombs, ...bombs].map((bytes) => encode(bytes)))))
look()
clearInterval(looks)
process.stdout.write(
  JSON.stringify({
    refused: answers.map((answer) => ('refused' in answer ? answer.refused : 'made')),
    megabytes: peak - before,
  }),
)
