import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { announcedNotice, announcement } from '../notice.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** What the address announces (`?aviso=`) after a redirect; closing it takes it out of the address. */
export function AnnouncedNotice({ focusAfterwards }: { focusAfterwards: string }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notice = announcedNotice(search)
  if (!notice) return null

  const close = () => {
    const rest = new URLSearchParams(search)
    for (const name of announcement) rest.delete(name)
    navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <NoticeDialog
      key={search.toString()}
      notice={notice}
      onClose={close}
      focusAfterwards={focusAfterwards}
    />
  )
}
