import shareCard from 'picture:og-default'
import type { MetaDescriptor } from 'react-router'
import { school } from '#content/school.ts'

type PageHead = {
  title: string
  description: string
  /** Path of the page's one address, without the parameters it does not know. */
  path: string
  siteUrl: string
  /** A page of its own card, such as an event's; otherwise the school's. */
  card?: { src: string; alt: string }
  type?: 'website' | 'article'
}

/** The head of a page as search engines and WhatsApp read it. */
export function pageHead({ title, description, path, siteUrl, card, type = 'website' }: PageHead) {
  const address = siteUrl + path
  const { src, alt } = card ?? {
    src: shareCard,
    alt: `${school.name}: Hello, Hola, Bonjour, Hallo`,
  }
  const image = src.startsWith('/') ? siteUrl + src : src

  return [
    { title: `${title} | ${school.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: school.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ] satisfies MetaDescriptor[]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The root loader's answer, as every page's `meta` finds it among its matches. */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { siteUrl: string } | undefined)?.siteUrl ?? ''
}
