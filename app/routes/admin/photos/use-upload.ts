import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { photosWords } from '#content/admin.ts'
import { firstRefusal, maxBatchPhotos } from '#domain/photos/upload-rules.ts'
import { eventNotFoundPath } from '../flash.ts'
import { loginPath } from '../login-path.ts'
import { type Notice, photosSent, uploadFailed } from '../notice.ts'
import { newSubmissionId } from '../submission-id.ts'
import { type Batch, deleteBatch, loadBatch, storeBatch } from './batch-storage.ts'
import { type SendProgress, type SendResult, sendBatch } from './send-batch.ts'

export type Upload = {
  progress: (SendProgress & { files: number; attempt: number }) | null
  /** Chosen earlier and not saved. */
  unsent: Batch | null
  notice: Notice | null
  dismiss: () => void
  start: (files: File[]) => void
  retry: () => void
  discard: () => void
}

const retryDelaysMs = [1000, 3000, 9000]

export function useUpload(eventId: string): Upload {
  const [progress, setProgress] = useState<Upload['progress']>(null)
  const [unsent, setUnsent] = useState<Batch | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const sending = useRef(false)

  useEffect(() => {
    loadBatch(eventId, Date.now()).then(setUnsent, reportError)
  }, [eventId])

  const discard = async () => {
    setUnsent(null)
    await deleteBatch(eventId).catch(reportError)
  }

  const finish = async (result: SendResult, batch: Batch) => {
    if (result.kind === 'saved') {
      await discard()
      setNotice(photosSent(result.count))
      // Not awaited: the field is ready for more before the new list has arrived.
      void revalidate()
      return
    }
    if (result.kind === 'refused') {
      await discard()
      return setNotice({ kind: 'error', title: 'Erro no Upload', text: result.message })
    }
    if (result.kind === 'missing') return navigate(eventNotFoundPath)
    setUnsent(batch)
    if (result.kind === 'signed-out') return navigate(loginPath(location.pathname))
    setNotice({ kind: 'error', title: 'Erro no Upload', text: result.message })
  }

  const send = async (batch: Batch) => {
    if (sending.current) return
    sending.current = true
    const files = batch.files.length
    const show = (sent: SendProgress, attempt: number) => setProgress({ ...sent, files, attempt })
    try {
      setNotice(null)
      show({ sent: 0, total: 1, ready: 0 }, 0)
      // A browser that is full or refuses storage can still send.
      await storeBatch(eventId, batch).catch(reportError)
      await finish(await sendWithRetries(eventId, batch, show), batch)
    } finally {
      sending.current = false
      setProgress(null)
    }
  }

  return {
    progress,
    unsent: progress ? null : unsent,
    notice,
    dismiss: () => setNotice(null),
    start: (files) => {
      if (files.length === 0) return
      const refusal = files.length > maxBatchPhotos ? photosWords.tooMany : firstRefusal(files)
      if (refusal) return setNotice(uploadFailed(refusal))
      send({ files, submissionId: newSubmissionId(), chosenAt: Date.now() })
    },
    retry: () => unsent && send(unsent),
    discard,
  }
}

async function sendWithRetries(
  eventId: string,
  batch: Batch,
  show: (progress: SendProgress, attempt: number) => void,
): Promise<SendResult> {
  for (let attempt = 0; ; attempt += 1) {
    const result = await sendBatch(eventId, batch, (progress) => show(progress, 0))
    const delay = retryDelaysMs[attempt]
    if (result.kind !== 'unreachable' || delay === undefined) return result
    show({ sent: 0, total: 1, ready: 0 }, attempt + 1)
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
}
