import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useSchool } from '#app/use-school.ts'
import { languages } from '#content/languages.ts'
import { teachesChildren } from '#content/languages-by-age.ts'
import { levelTestPage } from '#content/level-test.ts'
import { isLanguageId, testedLanguageIds } from '#domain/languages.ts'
import type { Route } from './+types/level-test'
import { ForChildren } from './for-children.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LanguageTest } from './language-test.tsx'
import { WhatToExpect } from './what-to-expect.tsx'

export const handle: RouteHandle = {
  cache: {
    search: (query) => {
      const language = languageIn(query)
      return language ? `?idioma=${language}` : ''
    },
  },
  sitemap: true,
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const language = loaderData?.language
  const head = language
    ? { ...levelTestPage.languageHead(language), path: href(`/teste-nivel/${language}`) }
    : {
        ...levelTestPage.head(testedLanguageIds(site.school)),
        path: href('/teste-nivel'),
      }
  return pageHead({ ...head, ...site })
}

/** The language in the query opens its test too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageIn(url.searchParams)
  const { facts } = await context.get(servicesContext).school.shown()
  return { language: language && facts.offer.languages.includes(language) ? language : null }
}

function languageIn(query: URLSearchParams) {
  const language = query.get('idioma')
  return isLanguageId(language) ? language : null
}

export default function LevelTest({ loaderData: { language } }: Route.ComponentProps) {
  const school = useSchool()
  const tested = testedLanguageIds(school)
  if (language) return <LanguageTest id={language} />
  return (
    <>
      <PageHeader
        eyebrow={levelTestPage.eyebrow}
        title={levelTestPage.title}
        text={levelTestPage.text}
      />
      <LanguageChoice languages={languages.filter(({ id }) => tested.includes(id))} />
      <div className="frame pb-16 md:pb-24">{teachesChildren(school.offer) && <ForChildren />}</div>
      <WhatToExpect />
    </>
  )
}
