import type { Face } from '#domain/faces/face.ts'
import workerUrl from './face-search.wasm-worker.ts?worker&url'

/** How far the search is, from 0 to 1, or what it found. Null if it failed. */
export type FaceSearchMessage = { share: number } | { faces: Face[] | null }

export type FaceSearch = {
  /** Null if this browser cannot search, or something was lost on the way. One photo at a time. */
  facesIn(photoUrl: string, onShare?: (share: number) => void): Promise<Face[] | null>
  /** Ends the worker, also in the middle of a photo, and gives back its memory. */
  end(): void
}

/** Searches photos in a worker of this page; neither a photo nor what is found in it leaves the browser. */
export function startFaceSearch(): FaceSearch {
  let worker: Worker | undefined
  let searches = 0
  const end = () => {
    searches += 1
    worker?.terminate()
    worker = undefined
  }
  const facesIn: FaceSearch['facesIn'] = async (photoUrl, onShare = () => {}) => {
    searches += 1
    const own = searches
    try {
      const pixels = await pixelsOf(photoUrl)
      // Ended, or begun anew, while the photo was loading.
      if (own !== searches) return null
      worker ??= new Worker(workerUrl, { type: 'module' })
      const faces = await searchedBy(worker, pixels, onShare)
      // A worker that failed once would fail again.
      if (!faces) end()
      return faces
    } catch (error) {
      console.error(error)
      return null
    }
  }
  return { facesIn, end }
}

/** Another host's photo needs CORS, or its pixels could not be read. */
async function pixelsOf(photoUrl: string): Promise<ImageBitmap> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = photoUrl
  await image.decode()
  return createImageBitmap(image)
}

function searchedBy(
  worker: Worker,
  pixels: ImageBitmap,
  onShare: (share: number) => void,
): Promise<Face[] | null> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FaceSearchMessage>) => {
      if ('share' in data) onShare(data.share)
      else resolve(data.faces)
    }
    worker.onerror = () => resolve(null)
    worker.postMessage(pixels, [pixels])
  })
}
