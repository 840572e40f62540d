import { useEffect } from 'react'
import { href, Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  type DialogMessage,
  eventNotFound,
  photosSent,
} from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { loginPath } from '#app/routes/admin/session/login-path.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { photosWords } from '#content/admin.ts'
import { type CurrentUpload, dismissUpload, useCurrentUpload } from './current-upload.ts'
import type { SendResult } from './send-batch.ts'
import { UploadProgress } from './upload-progress.tsx'

/** On every page of the admin area: how far the upload is, and how it ended. */
export function UploadStatus() {
  const upload = useCurrentUpload()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const page = upload && href('/admin/evento/:eventoId/fotos', { eventoId: upload.eventId })
  const onItsPage = pathname === page
  const result = upload && !upload.dismissed ? upload.result : null

  useEffect(() => {
    if (result?.kind === 'saved') void revalidate()
    if (result?.kind === 'missing' && onItsPage) {
      dismissUpload()
      navigate(eventNotFoundPath)
    }
    if (result?.kind === 'signed-out' && page) {
      dismissUpload()
      navigate(loginPath(page))
    }
  }, [result, onItsPage, page, navigate, revalidate])

  const message = result && messageOf(result)
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
      {message && (
        <MessageDialog
          message={message}
          onClose={dismissUpload}
          details={reducedDetails(upload)}
          {...(onItsPage && { returnFocusTo: 'envio-fotos' })}
        />
      )}
    </>
  )
}

function reducedDetails(upload: CurrentUpload | null): string[] {
  if (upload?.result?.kind !== 'saved') return []
  const { reduced = 0, leftOut = [] } = upload.batch
  return [
    ...(reduced > 0 ? [photosWords.reduced(reduced)] : []),
    ...(leftOut.length > 0 ? [photosWords.leftOut(leftOut)] : []),
  ]
}

function messageOf(result: SendResult): DialogMessage | null {
  if (result.kind === 'signed-out') return null
  if (result.kind === 'saved') return photosSent(result.count)
  if (result.kind === 'missing') return eventNotFound
  return { kind: 'error', title: 'Erro no Upload', text: result.message }
}
