import { href, useSearchParams } from 'react-router'
import { languages } from '#content/languages.ts'
import { levelTestPage } from '#content/level-test.ts'
import { isLanguageId } from '#domain/languages.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/level-test'
import { ChosenTest } from './chosen-test.tsx'
import { LanguageChoice } from './language-choice.tsx'

const WhatToExpect = later('o-que-esperar', () => import('./what-to-expect.tsx'))

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

  return (
    <>
      <PageHeader
        eyebrow={levelTestPage.eyebrow}
        title={levelTestPage.title}
        text={levelTestPage.text}
      />
      <div className="frame pb-16 md:pb-24">
        {language ? <ChosenTest key={language.id} language={language} /> : <LanguageChoice />}
      </div>
      <WhatToExpect />
    </>
  )
}
