import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  type DialogMessage,
  eventNotFound,
  photosSent,
} from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { loginPath } from '#app/routes/admin/session/login-path.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { adminWords, photosWords } from '#content/admin.ts'
import {
  type CurrentUpload,
  cancelUpload,
  dismissUpload,
  isToBeSentAgain,
  sendFaultsAgain,
  sendGoodOnes,
  useCurrentUpload,
} from './current-upload.ts'
import { RejectedFilesDialog } from './rejected-files-dialog.tsx'
import type { SendResult } from './send-batch.ts'
import { UploadProgress } from './upload-progress.tsx'

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
    if (result?.kind === 'moved-on') window.location.assign(result.next)
    if (result?.kind === 'missing' && onItsPage) {
      dismissUpload()
      navigate(eventNotFoundPath)
    }
    if (result?.kind === 'signed-out' && page) {
      dismissUpload()
      navigate(loginPath(page))
    }
  }, [result, onItsPage, page, navigate, revalidate])

  return (
    <>
      {upload?.progress && page && !onItsPage && (
        <aside
          aria-label={photosWords.progress}
          className="sticky bottom-0 z-10 border-line border-t bg-surface"
        >
          <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
            <UploadProgress {...upload.progress} />
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

type ResultDialogProps = { upload: CurrentUpload; result: SendResult; onItsPage: boolean }

function ResultDialog({ upload, result, onItsPage }: ResultDialogProps) {
  const returnFocusTo = onItsPage ? { returnFocusTo: upload.target.inputId } : {}
  if (result.kind === 'refused' && result.rejected.length > 0) {
    return <Rejected upload={upload} result={result} {...returnFocusTo} />
  }
  const message = messageOf(result)
  if (!message) return null
  return (
    <MessageDialog
      {...returnFocusTo}
      message={message}
      onClose={dismissUpload}
      details={reducedDetails(upload)}
      action={
        isToBeSentAgain(result) && (
          <Button onClick={() => void upload.retry()}>{adminWords.retry}</Button>
        )
      }
    />
  )
}

type RejectedProps = {
  upload: CurrentUpload
  result: Extract<SendResult, { kind: 'refused' }>
  returnFocusTo?: string
}

/** The event is unchanged until one of the buttons is pressed. */
function Rejected({ upload, result, returnFocusTo }: RejectedProps) {
  const { rejected, waiting } = result
  const canRetry = rejected.some(({ isFault }) => isFault)
  return (
    <RejectedFilesDialog
      rejected={rejected.map(({ sentence, index }) => ({
        sentence,
        file: upload.batch.files[index],
      }))}
      returnFocusTo={returnFocusTo}
      onClose={() => (waiting > 0 ? void cancelUpload() : dismissUpload())}
      {...((waiting > 0 || canRetry) && { closeLabel: adminWords.cancel })}
      action={
        (waiting > 0 || canRetry) && (
          <>
            {waiting > 0 && (
              <Button onClick={() => void sendGoodOnes(upload)}>
                {photosWords.sendOthers(waiting)}
              </Button>
            )}
            {canRetry && (
              <Button
                variant={waiting > 0 ? 'secondary' : 'primary'}
                onClick={() => void sendFaultsAgain(upload)}
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

function reducedDetails({ batch, result }: CurrentUpload): string[] {
  if (result?.kind !== 'saved') return []
  const { reduced = 0, leftOut = [] } = batch
  return [
    ...(reduced > 0 ? [photosWords.reduced(reduced)] : []),
    ...(leftOut.length > 0 ? [photosWords.leftOut(leftOut)] : []),
  ]
}

function messageOf(result: SendResult): DialogMessage | null {
  switch (result.kind) {
    case 'saved':
      return photosSent(result.count)
    case 'missing':
      return eventNotFound
    case 'refused':
    case 'fault':
    case 'unreachable':
      return { kind: 'error', title: 'Erro no Upload', text: result.message }
    default:
      return null
  }
}
