import { href, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { createdEventId, readFlash, withoutFlash } from '#app/routes/admin/flash.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { panelWords } from '#content/admin.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** The notice that a redirect named in the address; closing it takes it out of the address. */
export function FlashNotice({ returnFocusTo }: { returnFocusTo: string }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notice = readFlash(search)
  if (!notice) return null

  const close = () =>
    navigate(
      { pathname, search: withoutFlash(search) },
      { replace: true, preventScrollReset: true },
    )
  const created = createdEventId(search)
  return (
    <NoticeDialog
      key={search.toString()}
      notice={notice}
      onClose={close}
      returnFocusTo={returnFocusTo}
      action={created && <PhotosLink eventId={created} onLeave={close} />}
    />
  )
}

type PhotosLinkProps = { eventId: string; onLeave: () => Promise<void> | void }

/** Coming back, one does not find the notice again. */
function PhotosLink({ eventId, onLeave }: PhotosLinkProps) {
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
      {panelWords.addPhotos}
    </Link>
  )
}
