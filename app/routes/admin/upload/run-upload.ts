import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import {
  type Batch,
  deleteBatch,
  deleteFile,
  storeBatch,
  storeFile,
  updateBatch,
} from './batch-storage.ts'
import { countOf, current, ended, setState, show, type UploadResult } from './current-upload.ts'
import { nextTry, wakeUp } from './next-try.ts'
import { hasArrived, type SendAnswer, sendDecision, sendFile } from './send-file.ts'
import type { UploadTarget } from './upload-target.ts'

const filesAtOnce = 2
const triesBeforeDialog = 3

let abort = new AbortController()

/** Sends what has not arrived yet, two files at a time, and then saves all of it. */
export async function startUpload(target: UploadTarget, batch: Batch): Promise<void> {
  if (current?.phase) return
  await alone(batch.id, async (isAlone) => {
    if (!isAlone) return show({ ...ended(target, batch), result: { kind: 'elsewhere' } })
    abort = new AbortController()
    const { signal } = abort
    show({ ...ended(target, batch), phase: 'sending' })
    window.addEventListener('beforeunload', warnBeforeLeaving)
    // A browser that is full or refuses storage can still send.
    const storing = storeUnsent(target, batch).catch(reportError)
    await Promise.all(Array.from({ length: filesAtOnce }, () => sendNext(signal)))
    await storing
    if (!signal.aborted) {
      const isWhole = current?.batch.files.every(({ state }) => state.kind === 'sent')
      if (isWhole) await save(signal)
      else end({ kind: 'rejected' })
    }
    window.removeEventListener('beforeunload', warnBeforeLeaving)
  })
}

/** Saves the files that have arrived, without those that were refused. */
export async function saveArrived(): Promise<void> {
  if (!current || current.phase) return
  abort = new AbortController()
  show({ ...current, phase: 'saving', result: null, dismissed: false })
  await save(abort.signal)
}

/** Sends again the files that the site could not turn into photos because of a fault. */
export async function sendFaultsAgain(): Promise<void> {
  if (!current || current.phase) return
  const files = current.batch.files.map((file) =>
    file.state.kind === 'refused' && file.state.isFault && file.file
      ? { ...file, state: { kind: 'to-send' } as const }
      : file,
  )
  await startUpload(current.target, { ...current.batch, files })
}

/** What 'Tentar novamente' does: ends the wait for the connection, or starts again. */
export async function tryNow(): Promise<void> {
  if (current?.phase) {
    show({ ...current, result: null })
    wakeUp()
  } else if (current) await startUpload(current.target, current.batch)
}

/** Drops the batch, unless it has already been saved. */
export async function cancelUpload(): Promise<void> {
  if (!current) return
  const { target, batch } = current
  abort.abort()
  wakeUp()
  show({ ...current, phase: 'cancelling', result: null })
  await giveUp(target, batch)
}

/** If the server cannot be reached, what it has received waits there for a decision. */
export async function giveUp(target: UploadTarget, batch: Batch): Promise<void> {
  await deleteBatch(target.eventId, batch.id).catch(reportError)
  const answer = await sendDecision(target, batch.id, 'cancelar')
  // The next one may have begun meanwhile.
  if (current && current.batch.id !== batch.id) return
  const result = 'saved' in answer ? endOf(answer) : null
  show(result && { ...ended(target, batch), result })
}

async function sendNext(signal: AbortSignal): Promise<void> {
  while (current && !signal.aborted) {
    const { target, batch } = current
    const place = batch.files.findIndex(({ state, file }) => state.kind === 'to-send' && file)
    const { file, state } = batch.files[place] ?? {}
    if (!file || state?.kind !== 'to-send') return
    setState(place, { kind: 'sending', share: 0 })
    const onProgress = (share: number) => {
      if (signal.aborted) return
      setState(place, { kind: 'sending', share })
      // The connection is back.
      if (share * file.size > 64 * 1024 && current?.tries) show({ ...current, ...lineIsUp })
    }
    const sending = { id: batch.id, place, file }
    const isThere = state.tried && (await hasArrived(target, sending))
    const answer = isThere
      ? { arrived: true as const }
      : await sendFile(target, sending, { onProgress, signal })
    if (!signal.aborted) await take(answer, place, signal)
  }
}

async function take(answer: SendAnswer, place: number, signal: AbortSignal): Promise<void> {
  if (!current) return
  const { target, batch } = current
  if ('unreachable' in answer) {
    setState(place, { kind: 'to-send', tried: true })
    return waitForLine(answer.unreachable, signal)
  }
  if (!('arrived' in answer || 'refused' in answer)) {
    setState(place, { kind: 'to-send', tried: true })
    if ('savedBefore' in answer) return sendRest()
    return end(endOf(answer))
  }
  show({ ...current, ...lineIsUp })
  wakeUp()
  if ('arrived' in answer) setState(place, { kind: 'sent' })
  else setState(place, { kind: 'refused', sentence: answer.refused, isFault: answer.isFault })
  if ('refused' in answer && answer.isFault) return
  await deleteFile(batch.id, place).catch(reportError)
  if (current) await updateBatch(target.eventId, current.batch).catch(reportError)
}

/** The batch was saved on another device: sends the rest as a new batch. */
function sendRest(): void {
  if (!current) return
  const { target, batch } = current
  const files = batch.files
    .filter(({ file, state }) => file && state.kind !== 'sent')
    .map((file) => ({ ...file, state: { kind: 'to-send' } as const }))
  abort.abort()
  show({ ...current, phase: null })
  void deleteBatch(target.eventId, batch.id)
    .catch(reportError)
    .then(() => startUpload(target, { ...batch, id: newSubmissionId(), files }))
}

async function save(signal: AbortSignal): Promise<void> {
  while (current && !signal.aborted) {
    const { target, batch } = current
    show({ ...current, phase: 'saving' })
    const answer = await sendDecision(target, batch.id, 'salvar', countOf(batch, 'sent'))
    if (signal.aborted) return
    if ('unreachable' in answer) await waitForLine(answer.unreachable, signal)
    else return end(endOf(answer))
  }
}

/** Retries as long as the page is open. After a few tries a dialog says so, too. */
async function waitForLine(message: string, signal: AbortSignal): Promise<void> {
  if (!current) return
  await nextTry(current.tries, signal, () => {
    if (!current) return
    const tries = current.tries + 1
    const isLong = tries === triesBeforeDialog + 1
    const result = isLong ? { kind: 'unreachable' as const, message } : current.result
    show({ ...current, tries, result, ...(isLong && { dismissed: false }) })
  })
}

const lineIsUp = { tries: 0, result: null }

/** Stops the upload: what is being sent is dropped, what has arrived stays on the server. */
function end(result: UploadResult): void {
  if (!current) return
  abort.abort()
  const { target, batch } = current
  const files = batch.files.map((file) =>
    file.state.kind === 'sending'
      ? { ...file, state: { kind: 'to-send', tried: true } as const }
      : file,
  )
  show({ ...ended(target, { ...batch, files }), result })
  const isOver = ['saved', 'missing', 'gone', 'cancelled', 'stopped'].includes(result.kind)
  if (isOver) void deleteBatch(target.eventId, batch.id).catch(reportError)
}

function endOf(answer: Exclude<SendAnswer, { unreachable: string }>): UploadResult {
  if ('saved' in answer) return { kind: 'saved', count: answer.saved }
  if ('missing' in answer) return { kind: 'missing' }
  if ('cancelled' in answer) return { kind: 'cancelled' }
  if ('signedOut' in answer) return { kind: 'signed-out' }
  if ('stopped' in answer) return { kind: 'stopped', message: answer.stopped }
  if ('fault' in answer) return { kind: 'fault', message: answer.fault }
  return { kind: 'gone' }
}

/** In the order in which they are sent, leaving out those that have arrived meanwhile. */
async function storeUnsent(target: UploadTarget, batch: Batch): Promise<void> {
  const stateOf = (place: number) =>
    current?.batch.id === batch.id ? current.batch.files[place]?.state.kind : 'sent'
  // Photos from another device must not replace what waits on this one.
  if (batch.files.every(({ file }) => !file)) return
  await storeBatch(target.eventId, batch)
  for (const [place, { file }] of batch.files.entries()) {
    if (file && stateOf(place) !== 'sent') await storeFile(batch.id, place, file)
    if (stateOf(place) === 'sent') await deleteFile(batch.id, place)
  }
}

/** In one tab at a time. A page on plain http has no locks, but the server still takes each file only once. */
async function alone(id: string, work: (isAlone: boolean) => Promise<void>): Promise<void> {
  if (!navigator.locks) return work(true)
  await navigator.locks.request(`envio ${id}`, { ifAvailable: true }, (lock) => work(lock !== null))
}

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
