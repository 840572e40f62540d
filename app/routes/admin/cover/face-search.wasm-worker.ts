import { decodeFaces } from '#domain/faces/decode-faces.ts'
import { distinctFaces } from '#domain/faces/distinct-faces.ts'
import type { Face, Size } from '#domain/faces/face.ts'
import { searchScales } from '#domain/faces/search-tiles.ts'
import { tilePixels } from '#domain/faces/tile-pixels.ts'
import { type FaceModel, loadFaceModel } from './face-model.ts'
import type { FaceSearchMessage } from './find-faces.ts'

const tilesPerMessage = 8

let model: Promise<FaceModel> | undefined

self.onmessage = async ({ data }: MessageEvent<ImageBitmap>) => {
  const faces = await facesIn(data).catch((error: unknown) => {
    console.error(error)
    return null
  })
  data.close()
  tell({ faces })
}

function tell(message: FaceSearchMessage): void {
  self.postMessage(message)
}

async function facesIn(photo: ImageBitmap): Promise<Face[]> {
  model ??= loadFaceModel()
  const run = await model
  const scales = searchScales(photo)
  const tileCount = scales.reduce((sum, { tiles }) => sum + tiles.length, 0)
  const found: Face[] = []
  let searched = 0
  let source: CanvasImageSource = photo
  // The largest first: each smaller one is drawn from the one before.
  for (const scale of scales.toReversed()) {
    const context = drawn(source, scale)
    const { data } = context.getImageData(0, 0, scale.width, scale.height)
    for (const tile of scale.tiles) {
      found.push(...decodeFaces(await run(tilePixels(data, scale, tile)), tile, scale))
      searched += 1
      if (searched % tilesPerMessage === 0) tell({ share: searched / tileCount })
    }
    source = context.canvas
  }
  return distinctFaces(found)
}

function drawn(source: CanvasImageSource, { width, height }: Size) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return context
}
