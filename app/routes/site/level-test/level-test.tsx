import { useRef } from 'react'
import { href, useSearchParams } from 'react-router'
import { lazyHydrated } from '#app/hydration/lazy-hydration.tsx'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts'
import { languages } from '#content/languages.ts'
import { levelTestPage } from '#content/level-test.ts'
import { isLanguageId } from '#domain/languages.ts'
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
  return pageHead({
    ...levelTestPage.head,
    path: href('/teste-nivel'),
    ...siteOf(matches),
  })
}

export default function LevelTest() {
  const [searchParams] = useSearchParams()
  const language = languages.find(({ id }) => id === searchParams.get('idioma'))
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
        {language ? <EmbeddedForm key={language.id} language={language} /> : <LanguageChoice />}
      </div>
      <WhatToExpect />
    </>
  )
}
