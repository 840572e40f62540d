import { href, Link, useLocation } from 'react-router'
import type { PanelIconName } from '#app/ui/icon-names.ts'
import { navigationWords } from '#content/admin.ts'
import { PanelIcon } from './panel-icon.tsx'

type Place = {
  to: string
  label: string
  icon: PanelIconName
  /** The path under which its subpages are, if it is not `to`. */
  pages?: string
}

const places: readonly Place[] = [
  {
    to: href('/admin'),
    label: navigationWords.events,
    icon: 'calendar-days',
    pages: '/admin/evento',
  },
  { to: href('/admin/escola'), label: navigationWords.school, icon: 'school' },
  { to: href('/admin/numeros'), label: navigationWords.statistics, icon: 'chart-line' },
  { to: href('/admin/pessoas'), label: navigationWords.people, icon: 'users' },
  { to: href('/admin/lixeira'), label: navigationWords.bin, icon: 'trash-2' },
  { to: href('/admin/mudancas'), label: navigationWords.changes, icon: 'clock' },
]

/** The places of the admin area. */
export function Navigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label={navigationWords.label} className="frame">
      <ul className="panel-navigation">
        {places.map(({ to, label, icon, pages = to }) => {
          const isHere = pathname === to || pathname.startsWith(`${pages}/`)
          return (
            <li key={to}>
              <Link to={to} aria-current={isHere ? 'page' : undefined}>
                <PanelIcon name={icon} className="size-5" />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
