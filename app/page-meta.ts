import shareCard from 'picture:og-default'
import type { MetaDescriptor } from 'react-router'
import { school } from '#content/school.ts'

type PageHead = {
  title: string
  description: string
  /** Of the canonical URL. */
  path: string
  siteUrl: string
  /** Share picture; the school's by default. */
  card?: { src: string; alt: string }
  type?: 'website' | 'article'
}

export function pageHead({ title, description, path, siteUrl, card, type = 'website' }: PageHead) {
  const url = siteUrl + path
  const { src, alt } = card ?? {
    src: shareCard,
    alt: `${school.name}: Hello, Hola, Bonjour, Hallo`,
  }
  const image = src.startsWith('/') ? siteUrl + src : src

  return [
    { title: `${title} | ${school.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: school.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ] satisfies MetaDescriptor[]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** From the root loader's data among the matches of a page's `meta`. */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { siteUrl: string } | undefined)?.siteUrl ?? ''
}
