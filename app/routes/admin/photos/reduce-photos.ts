import { couldNotReduce, tooManyPixelsToReduce } from '#domain/photos/upload-rules.ts'
import type { ReducedPhoto } from './reduced-photo.ts'

export type Reduction = {
  files: File[]
  reduced: number
  rejected: { file: File; sentence: string }[]
}

type Options = {
  isReducible: (file: File) => boolean
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Makes smaller copies of the files that are too large, one at a time and off the main thread. */
export async function reducePhotos(
  files: File[],
  { isReducible, onProgress, signal }: Options,
): Promise<Reduction> {
  const result: Reduction = { files: [], reduced: 0, rejected: [] }
  const worker = new Worker(new URL('./reduce-photo-worker.ts', import.meta.url), {
    type: 'module',
  })
  signal.addEventListener('abort', () => worker.terminate())
  for (const file of files) {
    signal.throwIfAborted()
    if (!isReducible(file)) {
      result.files.push(file)
      continue
    }
    const answer = await reducedBy(worker, file, signal)
    if ('photo' in answer) {
      result.files.push(new File([answer.photo], jpegName(file.name), { type: 'image/jpeg' }))
      result.reduced += 1
      onProgress(result.reduced)
    } else {
      const sentence = answer.failed === 'unreadable' ? couldNotReduce : tooManyPixelsToReduce
      result.rejected.push({ file, sentence: sentence(file.name) })
    }
  }
  worker.terminate()
  return result
}

function reducedBy(worker: Worker, file: File, signal: AbortSignal): Promise<ReducedPhoto> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onmessage = ({ data }: MessageEvent<ReducedPhoto>) => resolve(data)
    worker.onerror = () => resolve({ failed: 'unreadable' })
    worker.postMessage(file)
  })
}

function jpegName(name: string): string {
  return `${name.replace(/\.\w{1,5}$/, '')}.jpg`
}
