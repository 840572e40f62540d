import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  type DialogMessage,
  eventNotFound,
  photosSent,
  uploadCancelled,
} from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { loginPath } from '#app/routes/admin/session/login-path.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import {
  type CurrentUpload,
  countOf,
  dismissUpload,
  type UploadResult,
  useCurrentUpload,
} from './current-upload.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { RejectedFilesDialog } from './rejected-files-dialog.tsx'
import { cancelUpload, saveArrived, sendFaultsAgain, tryNow } from './run-upload.ts'
import { UploadProgress } from './upload-progress.tsx'
import { uploadInputId } from './upload-target.ts'

/** On every page of the admin area: how far the upload is, and how it ended. */
export function UploadStatus() {
  const upload = useCurrentUpload()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const page = upload?.target.page
  const onItsPage = pathname === page
  const result = upload && !upload.dismissed ? upload.result : null

  useEffect(() => {
    if (result?.kind === 'saved') void revalidate()
    if (result?.kind === 'missing' && onItsPage) {
      dismissUpload()
      void navigate(eventNotFoundPath)
    }
    if (result?.kind === 'signed-out' && page) {
      dismissUpload()
      void navigate(loginPath(page))
    }
  }, [result, onItsPage, page, navigate, revalidate])

  return (
    <>
      {upload?.phase && page && !onItsPage && (
        <aside
          aria-label={photosWords.progress}
          className="sticky bottom-0 z-10 border-line border-t bg-surface"
        >
          <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
            <UploadProgress upload={upload} />
            <Link to={page} className={buttonClass('secondary')}>
              {photosWords.toUpload}
            </Link>
          </div>
        </aside>
      )}
      {upload && result && <ResultDialog upload={upload} result={result} onItsPage={onItsPage} />}
    </>
  )
}

type ResultDialogProps = { upload: CurrentUpload; result: UploadResult; onItsPage: boolean }

function ResultDialog({ upload, result, onItsPage }: ResultDialogProps) {
  const returnFocusTo = onItsPage ? { returnFocusTo: uploadInputId } : {}
  if (result.kind === 'rejected') return <Rejected upload={upload} {...returnFocusTo} />
  const message = messageOf(result)
  if (!message) return null
  const canRetry = result.kind === 'fault' || result.kind === 'unreachable'
  const next = result.kind === 'saved' ? upload.target.next : undefined
  return (
    <MessageDialog
      {...returnFocusTo}
      message={message}
      onClose={dismissUpload}
      details={result.kind === 'saved' ? whatStayedOut(upload) : []}
      action={
        (canRetry && <Button onClick={() => void tryNow()}>{adminWords.retry}</Button>) ||
        (next && (
          <Link to={next.to} className={buttonClass('primary')} onClick={dismissUpload}>
            {next.label}
          </Link>
        ))
      }
    />
  )
}

type RejectedProps = { upload: CurrentUpload; returnFocusTo?: string }

/** The event is unchanged until a button is pressed; closing asks before it drops photos that have arrived. */
function Rejected({ upload: { batch }, returnFocusTo }: RejectedProps) {
  const [asking, setAsking] = useState(false)
  const rejected = batch.files.flatMap(({ state, file }) =>
    state.kind === 'refused' ? [{ ...state, file }] : [],
  )
  const arrived = countOf(batch, 'sent')
  const canRetry = rejected.some(({ isFault, file }) => isFault && file)
  const isChoice = arrived > 0 || canRetry
  if (asking) {
    return (
      <DiscardDialog
        photos={arrived}
        onDiscard={() => void cancelUpload()}
        onKeep={() => setAsking(false)}
      />
    )
  }
  return (
    <RejectedFilesDialog
      rejected={rejected}
      returnFocusTo={returnFocusTo}
      onClose={() => (arrived > 0 ? setAsking(true) : void cancelUpload())}
      {...(isChoice && { closeLabel: adminWords.cancel })}
      action={
        isChoice && (
          <>
            {arrived > 0 && (
              <Button onClick={() => void saveArrived()}>{photosWords.sendOthers(arrived)}</Button>
            )}
            {canRetry && (
              <Button
                variant={arrived > 0 ? 'secondary' : 'primary'}
                onClick={() => void sendFaultsAgain()}
              >
                {adminWords.retry}
              </Button>
            )}
          </>
        )
      }
    />
  )
}

function whatStayedOut({ batch }: CurrentUpload): string[] {
  const { reduced = 0, leftOut = [], files } = batch
  const refused = files.flatMap(({ name, state }) => (state.kind === 'refused' ? name : []))
  const names = [...leftOut, ...refused]
  return [
    ...(reduced > 0 ? [photosWords.reduced(reduced)] : []),
    ...(names.length > 0 ? [photosWords.leftOut(names)] : []),
  ]
}

function messageOf(result: UploadResult): DialogMessage | null {
  const failed = (text: string): DialogMessage => ({ kind: 'error', title: 'Erro no Upload', text })
  switch (result.kind) {
    case 'saved':
      return photosSent(result.count)
    case 'missing':
      return eventNotFound
    case 'gone':
      return failed(photosWords.gone)
    case 'cancelled':
      return uploadCancelled
    case 'elsewhere':
      return { kind: 'info', title: adminWords.uploading, text: photosWords.elsewhere }
    case 'stopped':
    case 'fault':
    case 'unreachable':
      return failed(result.message)
    default:
      return null
  }
}
