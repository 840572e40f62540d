import { contactPage } from '#content/contact.ts'
import { pages } from '#content/pages.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/contact'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...pages.contact, path: '/contato', siteUrl: siteUrlOf(matches) })
}

export default function Contact() {
  return (
    <PageHeader eyebrow={contactPage.eyebrow} title={contactPage.title} text={contactPage.text} />
  )
}
