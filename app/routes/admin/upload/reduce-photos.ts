import {
  couldNotReduce,
  reductionUnreachable,
  tooManyPixelsToReduce,
} from '#domain/photos/upload-rules.ts'
import { nextTry } from './next-try.ts'
import workerUrl from './reduce-photo-worker.ts?worker&url'
import type { ReducedPhoto } from './reduced-photo.ts'

export type Reduction = {
  files: File[]
  reduced: number
  rejected: { file: File; sentence: string }[]
}

/** `unreachable`: the worker's script was lost on the way. */
type Answer = ReducedPhoto | { failed: 'unreachable' }

const sentences = {
  unreadable: couldNotReduce,
  'too-many-pixels': tooManyPixelsToReduce,
  unreachable: reductionUnreachable,
}
const maxTries = 4

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
  let worker = startWorker(0)
  signal.addEventListener('abort', () => worker.terminate())
  for (const file of files) {
    signal.throwIfAborted()
    if (!isReducible(file)) {
      result.files.push(file)
      continue
    }
    let answer = await reducedBy(worker, file, signal)
    for (let tries = 1; wasLost(answer) && tries < maxTries; tries += 1) {
      await nextTry(tries - 1, signal, () => {})
      signal.throwIfAborted()
      worker = startWorker(tries)
      answer = await reducedBy(worker, file, signal)
    }
    if ('photo' in answer) {
      result.files.push(new File([answer.photo], jpegName(file.name), { type: 'image/jpeg' }))
      result.reduced += 1
      onProgress(result.reduced)
    } else {
      result.rejected.push({ file, sentence: sentences[answer.failed](file.name) })
    }
  }
  worker.terminate()
  return result
}

/** A retry uses another URL, for which no cache on the way can have stored the failure. */
function startWorker(tries: number): Worker {
  const url = new URL(workerUrl, window.location.href)
  if (tries > 0) url.searchParams.set('retry', String(tries))
  return new Worker(url, { type: 'module' })
}

function wasLost(answer: Answer): boolean {
  return 'failed' in answer && answer.failed === 'unreachable'
}

function reducedBy(worker: Worker, file: File, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onmessage = ({ data }: MessageEvent<ReducedPhoto>) => resolve(data)
    // An error of the script itself has a message.
    worker.onerror = (error) =>
      resolve({ failed: error instanceof ErrorEvent ? 'unreadable' : 'unreachable' })
    worker.postMessage(file)
  })
}

function jpegName(name: string): string {
  return `${name.replace(/\.\w{1,5}$/, '')}.jpg`
}
