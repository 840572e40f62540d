import { eventsPage } from '#content/events.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/events'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...eventsPage.head, path: '/eventos', siteUrl: siteUrlOf(matches) })
}

export default function Events() {
  return <PageHeader eyebrow={eventsPage.eyebrow} title={eventsPage.title} text={eventsPage.text} />
}
