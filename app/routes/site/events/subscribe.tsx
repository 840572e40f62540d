import { href, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSchool } from '#app/use-school.ts'
import { subscribeWords as words } from '#content/calendar.ts'

/** Calendar apps open `webcal:` links; Google has a page of its own. */
export function Subscribe() {
  const { siteUrl = '' } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const file = href('/eventos/agenda.ics')
  const webcal = (siteUrl + file).replace(/^https?:/, 'webcal:')
  return (
    <CallToAction
      id="agenda"
      background="well"
      title={words.title}
      text={words.text(useSchool().offer)}
    >
      <ul className="flex flex-wrap gap-3">
        <li>
          <a href={webcal} data-count="agenda" className={buttonClass('primary')}>
            <Icon name="calendar-plus" className="size-5" />
            {words.own}
          </a>
        </li>
        <li>
          <ExternalLink
            to={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
            data-count="agenda"
            className={buttonClass('secondary')}
          >
            {words.google}
            <span className="sr-only"> (abre em nova aba)</span>
          </ExternalLink>
        </li>
        <li>
          <a href={file} download data-count="agenda" className={buttonClass('secondary')}>
            {words.file}
          </a>
        </li>
      </ul>
    </CallToAction>
  )
}
