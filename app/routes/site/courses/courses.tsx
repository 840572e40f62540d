import { coursesPage } from '#content/courses.ts'
import { pages } from '#content/pages.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/courses'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...pages.courses, path: '/cursos', siteUrl: siteUrlOf(matches) })
}

export default function Courses() {
  return (
    <PageHeader eyebrow={coursesPage.eyebrow} title={coursesPage.title} text={coursesPage.text} />
  )
}
