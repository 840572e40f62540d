import { useEffect, useRef } from 'react'
import { href, useSearchParams } from 'react-router'
import { languages } from '#content/languages.ts'
import { levelTestPage } from '#content/level-test.ts'
import { isLanguageId } from '#domain/languages.ts'
import { cacheable } from '../../../cache-policy.ts'
import { lazyHydrated } from '../../../hydration/lazy-hydration.tsx'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/level-test'
import { ChosenTest } from './chosen-test.tsx'
import { LanguageChoice } from './language-choice.tsx'

export const handle = cacheable({
  search: (query) => {
    const language = query.get('idioma')
    return isLanguageId(language) ? `?idioma=${language}` : ''
  },
})

const WhatToExpect = lazyHydrated('o-que-esperar', () => import('./what-to-expect.tsx'))

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({
    ...levelTestPage.head,
    path: href('/teste-nivel'),
    siteUrl: siteUrlOf(matches),
  })
}

/** The chosen language lives in the address: '/teste-nivel?idioma=frances' can be sent to a friend. */
export default function LevelTest() {
  const [searchParams] = useSearchParams()
  const wanted = searchParams.get('idioma')
  const language = languages.find(({ id }) => isLanguageId(wanted) && id === wanted)
  const stage = useFocusOnChange(language?.id)

  return (
    <>
      <PageHeader
        eyebrow={levelTestPage.eyebrow}
        title={levelTestPage.title}
        text={levelTestPage.text}
      />
      <div ref={stage} className="frame pb-16 md:pb-24">
        {language ? <ChosenTest key={language.id} language={language} /> : <LanguageChoice />}
      </div>
      <WhatToExpect />
    </>
  )
}

/** A choice, and taking it back, replaces what the visitor stood on: they go on from the new heading. */
function useFocusOnChange(chosen: string | undefined) {
  const stage = useRef<HTMLDivElement>(null)
  const before = useRef(chosen)

  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    stage.current?.querySelector('h2')?.focus()
  }, [chosen])

  return stage
}
