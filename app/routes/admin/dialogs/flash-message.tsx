import { href, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import { nextPhotos, readFlash, savedPlace, undoPath, withoutFlash } from './flash.ts'
import { MessageDialog } from './message-dialog.tsx'
import { UndoButton } from './undo-button.tsx'

/** The message that a redirect put into the URL; closing it removes it from the URL. */
export function FlashMessage({ returnFocusTo }: { returnFocusTo: string }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const message = readFlash(search)
  if (!message) return null

  const close = () =>
    navigate(
      { pathname, search: withoutFlash(search) },
      { replace: true, preventScrollReset: true },
    )
  const next = nextPhotos(search)
  const undo = undoPath(search)
  const place = savedPlace(search)
  return (
    <MessageDialog
      key={search.toString()}
      message={message}
      onClose={close}
      returnFocusTo={returnFocusTo}
      action={next && <PhotosLink {...next} onLeave={close} />}
      after={
        (undo || place) && (
          <>
            {place && <ResultLink to={place} onLeave={close} />}
            {undo && <UndoButton action={undo} />}
          </>
        )
      }
    />
  )
}

type ResultLinkProps = { to: string; onLeave: () => void }

function ResultLink({ to, onLeave }: ResultLinkProps) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className={buttonClass('secondary')}
      onClick={() => onLeave()}
    >
      {adminWords.seeResult}
    </a>
  )
}

type PhotosLinkProps = { eventId: string; label: string; onLeave: () => Promise<void> | void }

/** Going back must not show the message again. */
function PhotosLink({ eventId, label, onLeave }: PhotosLinkProps) {
  const navigate = useNavigate()
  const path = href('/admin/evento/:eventoId/fotos', { eventoId: eventId })
  return (
    <Link
      to={path}
      className={buttonClass('primary')}
      onClick={async (click) => {
        click.preventDefault()
        await onLeave()
        await navigate(path)
      }}
    >
      {label}
    </Link>
  )
}
