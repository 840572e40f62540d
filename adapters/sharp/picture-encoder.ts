import pLimit from 'p-limit'
import type {
  EncodedSlotPicture,
  OriginalFormat,
  SlotPictureEncoder,
} from '#domain/photos/picture-encoder.ts'
import { memoryBudget } from './memory-budget.ts'
import { sniffFormat } from './sniff-format.ts'
import { type EncodeProcess, startEncodeProcess } from './start-encode-process.ts'

const picturesAtOnce = 2
const decodeMemoryAtOnce = 300_000_000
const idleMs = 10_000

type Options = {
  timeLimitMs?: number
  warn?: (message: string, details: object) => void
}

/**
 * Pictures are encoded in child processes, which are kept for the next picture for a while. Ending the
 * process is the only way to end a decoder that runs.
 */
export function sharpPictureEncoder({
  timeLimitMs = 10_000,
  warn = console.error,
}: Options = {}): SlotPictureEncoder {
  const limit = pLimit(picturesAtOnce)
  const budget = memoryBudget(decodeMemoryAtOnce)
  const idle = new Map<EncodeProcess, NodeJS.Timeout>()

  const takeProcess = (format: OriginalFormat): EncodeProcess => {
    const kept = [...idle].find(([process]) => process.isAlive())
    if (!kept) return startEncodeProcess()
    const [process, timer] = kept
    clearTimeout(timer)
    idle.delete(process)
    if (!needsOwnProcess(format)) return process
    process.end()
    return startEncodeProcess()
  }
  const keepProcess = (process: EncodeProcess) => {
    const end = () => {
      idle.delete(process)
      process.end()
    }
    idle.set(process, setTimeout(end, idleMs).unref())
  }

  const encode = async (bytes: Uint8Array, format: OriginalFormat, forSlot: boolean) => {
    const process = takeProcess(format)
    const end = await process.encode(bytes, format, { forSlot, timeLimitMs, budget })
    if ('result' in end && !needsOwnProcess(format)) keepProcess(process)
    else process.end()
    if ('result' in end) return end.result
    const { failed, why } = end
    warn('a picture was not encoded', { failed, why, format, bytes: bytes.length })
    if (failed === 'crash') throw new Error(`the process that encodes pictures ended: ${why}`)
    return { refused: failed === 'time' ? 'took-too-long' : 'too-much-memory' } as const
  }

  const encodeSniffed = async (bytes: Uint8Array, forSlot: boolean) => {
    const format = sniffFormat(bytes)
    if (!format) return { refused: 'not-an-image' } as const
    return limit(() => encode(bytes, format, forSlot))
  }

  return {
    encode: (bytes) => encodeSniffed(bytes, false),
    encodeForSlot: async (bytes) => {
      const picture = await encodeSniffed(bytes, true)
      return 'refused' in picture ? picture : (picture as EncodedSlotPicture)
    },
  }
}

/** Their decoders hold on to what they have taken, and the memory watch counts what others took before. */
function needsOwnProcess(format: OriginalFormat): boolean {
  return format === 'heic' || format === 'avif'
}
