import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { announcedNotice } from '../notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** What the address announces (`?aviso=`) after a redirect; closing it takes it out of the address. */
export function AnnouncedNotice({ focusAfterwards }: { focusAfterwards: string }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notice = announcedNotice(search)
  if (!notice) return null

  const close = async () => {
    await navigate(pathname, { replace: true, preventScrollReset: true })
    document.getElementById(focusAfterwards)?.focus()
  }
  return <NoticeDialog key={search.toString()} notice={notice} onClose={close} />
}
