import { useRef } from 'react'
import { href, useSearchParams } from 'react-router'
import { lazyHydrated } from '#app/hydration/lazy-hydration.tsx'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts'
import { useSchool } from '#app/use-school.ts'
import { languages } from '#content/languages.ts'
import { levelTestPage } from '#content/level-test.ts'
import { isLanguageId, testedLanguageIds } from '#domain/languages.ts'
import type { Route } from './+types/level-test'
import { EmbeddedForm } from './embedded-form.tsx'
import { LanguageChoice } from './language-choice.tsx'

export const handle: RouteHandle = {
  cache: {
    search: (query) => {
      const language = query.get('idioma')
      return isLanguageId(language) ? `?idioma=${language}` : ''
    },
  },
  sitemap: true,
}

const WhatToExpect = lazyHydrated('o-que-esperar', () => import('./what-to-expect.tsx'))

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const head = levelTestPage.head(testedLanguageIds(site.school.forms))
  return pageHead({ ...head, path: href('/teste-nivel'), ...site })
}

export default function LevelTest() {
  const [searchParams] = useSearchParams()
  const tested = testedLanguageIds(useSchool().forms)
  const offered = languages.filter(({ id }) => tested.includes(id))
  const language = offered.find(({ id }) => id === searchParams.get('idioma'))
  const container = useRef<HTMLDivElement>(null)
  useFocusOnChange({ container, selector: 'h2', value: language?.id ?? null })

  return (
    <>
      <PageHeader
        eyebrow={levelTestPage.eyebrow}
        title={levelTestPage.title}
        text={levelTestPage.text}
      />
      <div ref={container} className="frame pb-16 md:pb-24">
        {language ? (
          <EmbeddedForm key={language.id} language={language} />
        ) : (
          <LanguageChoice languages={offered} />
        )}
      </div>
      <WhatToExpect />
    </>
  )
}
