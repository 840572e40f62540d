import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { levelTestPage } from '#content/level-test.ts'
import { languageOfPath } from '#domain/languages.ts'
import type { Route } from './+types/language-level-test'
import { LanguageTest } from './language-test.tsx'

export const handle: RouteHandle = { cache: true, next: [href('/teste-nivel')], sitemap: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { id } = loaderData
  const path = href(`/teste-nivel/${id}`)
  return pageHead({ ...levelTestPage.languageHead(id), path, ...siteOf(matches) })
}

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const id = languageOfPath(pattern)
  const { facts } = await context.get(servicesContext).school.shown()
  if (!facts.offer.languages.includes(id)) throw redirect(href('/teste-nivel'))
  return { id }
}

export default function LanguageLevelTest({ loaderData: { id } }: Route.ComponentProps) {
  return <LanguageTest id={id} />
}
