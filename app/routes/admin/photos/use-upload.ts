import { useEffect, useRef, useState } from 'react'
import { href, useNavigate, useRevalidator } from 'react-router'
import { photosWords } from '#content/admin.ts'
import { firstRefusal, maxBatchPhotos } from '#domain/photos/upload-rules.ts'
import { loginPath } from '../login-path.ts'
import { type Notice, sentPhotos, uploadFailed } from '../notice.ts'
import { dropBatch, type KeptBatch, keepBatch, keptBatch } from './kept-batch.ts'
import { type SendEnd, type SendProgress, sendBatch } from './send-batch.ts'
import { submissionName } from './submission-name.ts'

export type Upload = {
  /** Null while nothing is being sent. */
  running: (SendProgress & { files: number; attempt: number }) | null
  /** Chosen earlier and not saved: it can be sent again with one press. */
  waiting: KeptBatch | null
  notice: Notice | null
  dismiss: () => void
  start: (files: File[]) => void
  again: () => void
  discard: () => void
}

const pauses = [1000, 3000, 9000]

/** The way of a batch: checked, kept in this browser, sent, tried again when the line breaks. */
export function useUpload(eventId: string): Upload {
  const [running, setRunning] = useState<Upload['running']>(null)
  const [waiting, setWaiting] = useState<KeptBatch | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const busy = useRef(false)

  useEffect(() => {
    keptBatch(eventId, Date.now()).then(setWaiting, reportError)
  }, [eventId])

  const finish = async (end: SendEnd, batch: KeptBatch) => {
    if (end.kind === 'saved') {
      await dropBatch(eventId).catch(reportError)
      setWaiting(null)
      setNotice(sentPhotos(end.count))
      // Nobody waits for the list: whoever closes the notice first finds the field ready again.
      void revalidate()
      return
    }
    if (end.kind === 'refused') {
      await dropBatch(eventId).catch(reportError)
      setWaiting(null)
      return setNotice({ kind: 'error', title: 'Erro no Upload', text: end.message })
    }
    if (end.kind === 'missing') return navigate(`${href('/admin')}?aviso=evento-nao-encontrado`)
    setWaiting(batch)
    if (end.kind === 'signed-out') return navigate(loginPath(location.pathname))
    setNotice(
      end.kind === 'fault'
        ? { kind: 'error', title: 'Erro no Upload', text: end.message }
        : uploadFailed(photosWords.lostConnection),
    )
  }

  const send = async (batch: KeptBatch) => {
    if (busy.current) return
    busy.current = true
    const files = batch.files.length
    const show = (progress: SendProgress, attempt: number) =>
      setRunning({ ...progress, files, attempt })
    try {
      setNotice(null)
      show({ sent: 0, total: 1, ready: 0 }, 0)
      // A full or forbidden store of the browser is no reason not to send.
      await keepBatch(eventId, batch).catch(reportError)
      await finish(await sendPatiently({ eventId, ...batch }, show), batch)
    } finally {
      busy.current = false
      setRunning(null)
    }
  }

  return {
    running,
    waiting: running ? null : waiting,
    notice,
    dismiss: () => setNotice(null),
    start: (files) => {
      if (files.length === 0) return
      const refusal = files.length > maxBatchPhotos ? photosWords.tooMany : firstRefusal(files)
      if (refusal) return setNotice(uploadFailed(refusal))
      send({ files, submission: submissionName(), keptAt: Date.now() })
    },
    again: () => waiting && send(waiting),
    discard: () => {
      dropBatch(eventId).catch(reportError)
      setWaiting(null)
    },
  }
}

type Sending = Parameters<typeof sendBatch>[0]

/** Passing faults of the network are tried again; the name of the batch keeps it from doubling. */
async function sendPatiently(
  batch: Sending,
  show: (progress: SendProgress, attempt: number) => void,
): Promise<SendEnd> {
  for (let attempt = 0; ; attempt += 1) {
    const end = await sendBatch(batch, (progress) => show(progress, 0))
    const pause = pauses[attempt]
    if (end.kind !== 'unreachable' || pause === undefined) return end
    show({ sent: 0, total: 1, ready: 0 }, attempt + 1)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
