import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { loginPath } from '#app/routes/admin/session/login-path.ts'
import { postForm, type SendAnswer } from '#app/routes/admin/upload/send-file.ts'
import type { LeaveWarning } from '#app/routes/admin/upload/use-leave-warning.ts'
import { photosWords } from '#content/admin.ts'

/** Why a picture is not in its slot. Sending the same file again may work, unless it was refused. */
export type PictureFailure = { file: File } & ({ refused: string } | { fault: string })

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
  warned: LeaveWarning,
) {
  const [sending, setSending] = useState<{ file: File; share: number } | null>(null)
  const [failure, setFailure] = useState<PictureFailure | null>(null)
  const submission = useRef<{ file: File; id: string }>(null)
  const abort = useRef<AbortController>(null)
  const navigate = useNavigate()
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File) => {
    // A file that is sent again after a lost response is put into the slot once.
    if (submission.current?.file !== file) submission.current = { file, id: newSubmissionId() }
    const body = new FormData(form.current ?? undefined)
    body.set('envio', submission.current.id)
    body.set('foto', file)
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (share: number) => setSending({ file, share })
    setFailure(null)
    onProgress(0)
    const answer = await warned(photosWords.stopSending, () =>
      postForm(`${page}/envio`, body, { onProgress, signal }),
    )
    setSending(null)
    take(answer, file)
  }

  const take = (answer: SendAnswer, file: File) => {
    if ('next' in answer) window.location.assign(answer.next)
    else if ('refused' in answer) setFailure({ file, refused: answer.refused })
    else if ('stopped' in answer) setFailure({ file, fault: answer.stopped })
    else if ('fault' in answer) setFailure({ file, fault: answer.fault })
    else if ('unreachable' in answer) setFailure({ file, fault: answer.unreachable })
    else if ('signedOut' in answer) {
      kept = { page, file }
      void navigate(loginPath(page))
    }
  }

  return {
    sending,
    failure,
    send: (file: File) => void send(file),
    dismiss: () => setFailure(null),
    cancel: () => abort.current?.abort(),
  }
}
