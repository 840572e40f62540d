import { type ChildProcess, spawn } from 'node:child_process'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { atMost, type Figure } from '#bench/table.ts'
import { paddedJpeg, phonePhoto } from '#tests/sample-data/builders.ts'
import { storedPicture } from '#tests/sample-data/stored-picture.ts'

export const title = 'Photos of a phone beside eight busy loops'

const heics = 8
const jpegs = 30

/** Not a test: it takes minutes, and slows down everything else on the machine. */
export async function measure(): Promise<Figure[]> {
  const heic = storedPicture('twelve.heic')
  const jpeg = paddedJpeg(await phonePhoto(4000, 3000), 5 * 1024 * 1024)
  const { encode } = sharpPictureEncoder()
  const photos = [...Array(heics).fill(heic), ...Array(jpegs).fill(jpeg)]
  const loops: ChildProcess[] = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);']),
  )
  const started = performance.now()
  try {
    const made = await Promise.all(photos.map((bytes) => encode(bytes)))
    const refused = made.filter((picture) => 'refused' in picture).length
    return [
      atMost(0, '', `refused, of ${heics} HEIC and ${jpegs} JPEG`, refused),
      atMost(900, 's', 'all of them', (performance.now() - started) / 1000),
    ]
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}
