import { href, useLocation } from 'react-router'
import { island } from '#app/islands/island.tsx'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useSchool } from '#app/use-school.ts'
import { levelTestPage } from '#content/level-test.ts'
import { isLanguageId, testedLanguageIds } from '#domain/languages.ts'
import type { Route } from './+types/level-test'
import LanguageTest from './language-test.tsx'
import { WhatToExpect } from './what-to-expect.tsx'

export const handle: RouteHandle = {
  cache: {
    search: (query) => {
      const language = query.get('idioma')
      return isLanguageId(language) ? `?idioma=${language}` : ''
    },
  },
  sitemap: true,
}

const LanguageTestIsland = island('level-test', LanguageTest)

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const head = levelTestPage.head(testedLanguageIds(site.school.forms))
  return pageHead({ ...head, path: href('/teste-nivel'), ...site })
}

export default function LevelTest() {
  const { search } = useLocation()

  return (
    <>
      <PageHeader
        eyebrow={levelTestPage.eyebrow}
        title={levelTestPage.title}
        text={levelTestPage.text}
      />
      <LanguageTestIsland forms={useSchool().forms} search={search} />
      <WhatToExpect />
    </>
  )
}
