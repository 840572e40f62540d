import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { loginPath } from '#app/routes/admin/session/login-path.ts'
import { postForm, type SendAnswer } from '#app/routes/admin/upload/send-file.ts'
import type { PageWork } from '#app/routes/admin/upload/use-page-work.ts'
import { photosWords } from '#content/admin.ts'

/** Why a picture is not in its slot. A file that was refused is not sent again. */
export type PictureFailure = { file: File; message: string; isRefused?: boolean }

/** A file whose sender had to sign in again, which does not reload this page's scripts. */
let kept: { page: string; file: File } | null = null

export function keptFile(page: string): File | null {
  const found = kept?.page === page ? kept.file : null
  kept = null
  return found
}

/** Sends the form of a slot, with its file, in one request. */
export function usePictureUpload(
  page: string,
  form: RefObject<HTMLFormElement | null>,
  work: PageWork,
) {
  const [sending, setSending] = useState<{ file: File; share: number } | null>(null)
  const [failure, setFailure] = useState<PictureFailure | null>(null)
  const submission = useRef<{ file: File; id: string }>(null)
  const navigate = useNavigate()

  const send = async (file: File) => {
    // A file that is sent again after a lost response is put into the slot once.
    if (submission.current?.file !== file) submission.current = { file, id: newSubmissionId() }
    const body = new FormData(form.current ?? undefined)
    body.set('envio', submission.current.id)
    body.set('foto', file)
    const onProgress = (share: number) => setSending({ file, share })
    setFailure(null)
    onProgress(0)
    const answer = await work.run(photosWords.stopSending, (signal) =>
      postForm(`${page}/envio`, body, { onProgress, signal }),
    )
    setSending(null)
    if (answer) take(answer, file)
  }

  const refuse = (file: File, sentence: string) =>
    setFailure({ file, message: uploadFailed(sentence).text, isRefused: true })

  const take = (answer: SendAnswer, file: File) => {
    if ('next' in answer) window.location.assign(answer.next)
    else if ('refused' in answer) refuse(file, answer.refused)
    else if ('signedOut' in answer) {
      kept = { page, file }
      void navigate(loginPath(page))
    } else if ('fault' in answer) setFailure({ file, message: answer.fault })
    else if ('unreachable' in answer) setFailure({ file, message: answer.unreachable })
  }

  return {
    sending,
    failure,
    send: (file: File) => void send(file),
    refuse,
    dismiss: () => setFailure(null),
  }
}
