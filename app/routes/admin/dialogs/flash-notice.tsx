import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readFlash, withoutFlash } from '../flash.ts'
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
  return (
    <NoticeDialog
      key={search.toString()}
      notice={notice}
      onClose={close}
      returnFocusTo={returnFocusTo}
    />
  )
}
