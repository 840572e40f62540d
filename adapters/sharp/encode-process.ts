// The process that decodes pictures. The site can kill it, whatever it is doing.
import {
  type DrawJob,
  type PictureJob,
  type PictureJobResult,
  runPictureJob,
} from './encode-picture.ts'
import { limitCpu } from './limit-watch.ts'

export type ToEncodeProcess =
  | { kind: 'job'; job: PictureJob | DrawJob; cpuLimitMs: number }
  | { kind: 'admitted' }

export type FromEncodeProcess =
  | { kind: 'needs'; bytes: number }
  | { kind: 'done'; result: PictureJobResult }
  | { kind: 'out-of-memory'; message: string }

let admitted = () => {}

process.on('message', (message: ToEncodeProcess) => {
  if (message.kind === 'admitted') return admitted()
  limitCpu(message.cpuLimitMs)
  runPictureJob(message.job, admit).then(
    (result) => tell({ kind: 'done', result }),
    (error: Error) => tell({ kind: 'out-of-memory', message: error.message }),
  )
})

// A signal to the whole process group is for the site, which finishes its requests first. An ordinary exit would wait
// for the decoder.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function admit(bytes: number): Promise<void> {
  return new Promise((resolve) => {
    admitted = resolve
    tell({ kind: 'needs', bytes })
  })
}

/** A killed site cannot receive the result; `disconnect` follows. */
function tell(message: FromEncodeProcess): void {
  process.send?.(message, undefined, {}, () => {})
}
