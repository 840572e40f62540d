// Renders the facade loop: frame(t) to PNG by sharp, then ffmpeg (on the PATH) to H.264 and VP9, and the first frame as poster.
// Run from the repository: node scripts/media/facade-loop.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { frame } from './facade/loop.ts'

const FPS = 24
const SECONDS = 10
const total = FPS * SECONDS
const out = (name: string): string =>
  fileURLToPath(new URL(`../../content/media/${name}`, import.meta.url))

const ffmpeg = async (args: string[]): Promise<void> => {
  const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })
  const [code] = await once(run, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

writeFileSync(out('facade-loop.svg'), frame(0))
const dir = mkdtempSync(join(tmpdir(), 'facade-loop-'))
try {
  let next = 0
  // Four at a time keep the cores busy without holding every frame in memory.
  const worker = async (): Promise<void> => {
    while (next < total) {
      const i = next++
      await sharp(Buffer.from(frame(i / total)))
        .removeAlpha()
        .png({ compressionLevel: 1 })
        .toFile(join(dir, `${String(i).padStart(4, '0')}.png`))
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])

  const input = ['-framerate', String(FPS), '-i', join(dir, '%04d.png'), '-an']
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ]
  await ffmpeg([
    ...input,
    ...colour,
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '26',
    '-movflags',
    '+faststart',
    out('facade-loop.mp4'),
  ])
  const vp9 = [
    ...input,
    ...colour,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '47',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-g',
    String(total),
    '-passlogfile',
    join(dir, 'vp9'),
  ]
  await ffmpeg([...vp9, '-pass', '1', '-f', 'null', '/dev/null'])
  await ffmpeg([...vp9, '-pass', '2', out('facade-loop.webm')])
} finally {
  rmSync(dir, { recursive: true, force: true })
}
