// The process in which pictures are decoded: the site can end it, and with it whatever it does.
import type {
  EncodedPicture,
  OriginalFormat,
  PictureRefusal,
} from '#domain/photos/picture-encoder.ts'
import { encodePicture } from './encode-picture.ts'

export type ToEncodeProcess =
  | { kind: 'encode'; bytes: Uint8Array; format: OriginalFormat; forSlot: boolean }
  | { kind: 'admitted' }

export type FromEncodeProcess =
  | { kind: 'needs'; bytes: number }
  | { kind: 'done'; result: EncodedPicture | PictureRefusal }
  | { kind: 'out-of-memory'; message: string }

let admitted = () => {}

process.on('message', (message: ToEncodeProcess) => {
  if (message.kind === 'admitted') return admitted()
  encodePicture(message.bytes, message.format, admit, message.forSlot).then(
    (result) => tell({ kind: 'done', result }),
    (error: Error) => tell({ kind: 'out-of-memory', message: error.message }),
  )
})

// A signal to the whole group is for the site, which ends its requests first. An ordinary exit would
// wait for the decoder.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function admit(bytes: number): Promise<void> {
  return new Promise((resolve) => {
    admitted = resolve
    tell({ kind: 'needs', bytes })
  })
}

function tell(message: FromEncodeProcess): void {
  process.send?.(message)
}
