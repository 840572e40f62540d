import pLimit from 'p-limit'
import type {
  EncodedPicture,
  EncodedSlotPicture,
  JpegEncoder,
  OriginalFormat,
  PictureRefusal,
  SlotPictureEncoder,
} from '#domain/photos/picture-encoder.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import { sniffFormat } from '#domain/photos/sniff-format.ts'
import type { StatusPictureDrawer } from '#domain/status-picture.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { DecodedPicture } from './decode-picture.ts'
import type { DrawJob, Jpeg, PictureJob } from './encode-picture.ts'
import { memoryBudget } from './memory-budget.ts'
import { type EncodeProcess, startEncodeProcess } from './start-encode-process.ts'

const picturesAtOnce = 2
const decodeMemoryAtOnce = 300_000_000
const idleMs = 10_000
/** The machine may have caused a crash, so each picture gets a second attempt. */
const attempts = 2

type Result = Pick<PictureJob, 'redactions'> & { to: Exclude<PictureJob['to'], 'pixels'> }

type Options = {
  cpuLimitMs?: number
  clockLimitMs?: number
  warn?: (message: string, details: object) => void
}

/**
 * Pictures are encoded in child processes, which are kept for a while to be reused. Killing the process is the only
 * way to stop a running decoder.
 */
export function sharpPictureEncoder({
  cpuLimitMs = 10_000,
  clockLimitMs = 180_000,
  warn = console.error,
}: Options = {}): SlotPictureEncoder & JpegEncoder & StatusPictureDrawer {
  const limit = pLimit(picturesAtOnce)
  // Downloads of whole albums leave one place for uploads.
  const jpegLimit = pLimit(picturesAtOnce - 1)
  const limits = { cpuLimitMs, clockLimitMs, budget: memoryBudget(decodeMemoryAtOnce) }
  const idle = new Map<EncodeProcess, NodeJS.Timeout>()

  const takeProcess = (): EncodeProcess | undefined => {
    const [process, timer] = [...idle].find(([process]) => process.isAlive()) ?? []
    if (!process) return undefined
    clearTimeout(timer)
    idle.delete(process)
    return process
  }
  const keepProcess = (process: EncodeProcess) => {
    const end = () => {
      idle.delete(process)
      process.end()
    }
    idle.set(process, setTimeout(end, idleMs).unref())
  }

  /** `inOwnProcess`: in a fresh process that ends with the job. */
  const run = async (job: PictureJob | DrawJob, inOwnProcess: boolean) => {
    for (let attempt = 1; ; attempt += 1) {
      const kept = takeProcess()
      // The new process needs the memory of the idle one.
      if (inOwnProcess) kept?.end()
      const process = (!inOwnProcess && kept) || startEncodeProcess()
      const end = await process.run(job, limits)
      if ('result' in end && !inOwnProcess) keepProcess(process)
      else process.end()
      if ('result' in end) return end.result
      const { failed, why } = end
      warn('a picture was not encoded', { failed, why, attempt, ...describe(job) })
      if (failed === 'cpu') return { refused: 'took-too-long' } as const
      if (failed === 'memory') return { refused: 'too-much-memory' } as const
      if (attempt === attempts) throw fault(failed, why)
    }
  }

  const encode = async (bytes: Uint8Array, format: OriginalFormat, result: Result) => {
    if (!needsOwnProcess(format)) return run({ from: { bytes, format }, ...result }, false)
    const decoded = await run({ from: { bytes, format }, to: 'pixels' }, true)
    if ('refused' in decoded) return decoded
    return run({ from: decoded as DecodedPicture, ...result }, false)
  }

  const encodeSniffed = async (bytes: Uint8Array, result: Result) => {
    const format = sniffFormat(bytes)
    if (!format) return { refused: 'not-an-image' } as const
    return limit(() => encode(bytes, format, result))
  }

  return {
    encode: async (bytes, redactions: readonly Redaction[] = []) =>
      (await encodeSniffed(bytes, { to: 'photo', redactions })) as EncodedPicture | PictureRefusal,
    encodeForSlot: async (bytes, { isBrand = false } = {}) =>
      (await encodeSniffed(bytes, { to: isBrand ? 'brand' : 'slot' })) as
        | EncodedSlotPicture
        | PictureRefusal,
    toJpeg: (large) =>
      jpegLimit(() => encodeSniffed(large, { to: 'jpeg' })) as Promise<Jpeg | PictureRefusal>,
    draw: async (picture) => {
      const drawn = await limit(() => run({ draw: picture }, false))
      if ('refused' in drawn) throw fault('busy', drawn.refused)
      return (drawn as Jpeg).jpeg
    },
  }
}

/** These decoders keep the memory that they took, and the memory limit would count it against the next picture. */
function needsOwnProcess(format: OriginalFormat): boolean {
  return format === 'heic' || format === 'avif'
}

function describe(job: PictureJob | DrawJob): object {
  if ('draw' in job) return { drawn: job.draw.shape }
  const { from } = job
  if ('pixels' in from) return { format: from.originalFormat, decoded: true }
  return { format: from.format, bytes: from.bytes.length }
}

function fault(failed: 'busy' | 'crash', why: string): StoreFault {
  const cause = new Error(`the process that encodes pictures ended: ${why}`)
  return failed === 'busy'
    ? new StoreFault('unavailable', 'O servidor está ocupado demais.', cause)
    : new StoreFault('other', 'O servidor não conseguiu processar a foto.', cause)
}
