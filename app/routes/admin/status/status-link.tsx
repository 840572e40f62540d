import { Link } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { statusPage } from '#content/status-pictures.ts'

/** From the page on which something is edited. */
export function StatusLink({ to }: { to: string }) {
  return (
    <p className="mt-4">
      <Link to={to} className={smallButtonClass}>
        <PanelIcon name="share-2" className="size-4.5" />
        {statusPage.title}
      </Link>
    </p>
  )
}
