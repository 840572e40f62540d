import { levelTestPage } from '#content/level-test.ts'
import { pages } from '#content/pages.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/level-test'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...pages.levelTest, path: '/teste-nivel', siteUrl: siteUrlOf(matches) })
}

export default function LevelTest() {
  return (
    <PageHeader
      eyebrow={levelTestPage.eyebrow}
      title={levelTestPage.title}
      text={levelTestPage.text}
    />
  )
}
