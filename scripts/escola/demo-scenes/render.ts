// A process of its own: the picture pipeline forbids SVG to every process that loads it.
import sharp from 'sharp'
import { drawPhoto, type SceneName } from './scenes.ts'

export type Wish = { scene: SceneName; index: number }

// Ctrl-C reaches this process too, but the command decides when the work ends.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

process.on('message', async ({ scene, index }: Wish) => {
  const svg = Buffer.from(drawPhoto(scene, index))
  process.send?.(await sharp(svg).flatten().jpeg({ quality: 88 }).toBuffer())
})
