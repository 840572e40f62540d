import { aboutPage } from '#content/about.ts'
import { pages } from '#content/pages.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/about'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...pages.about, path: '/about', siteUrl: siteUrlOf(matches) })
}

export default function About() {
  return <PageHeader eyebrow={aboutPage.eyebrow} title={aboutPage.title} text={aboutPage.lead} />
}
