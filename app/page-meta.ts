import drawnCard from 'picture:og-default'
import type { MetaDescriptor } from 'react-router'
import type { ShownFacts } from '#domain/school/shown-school.ts'

/** What the head of every page needs, from the root loader's data. */
export type Site = { siteUrl: string; school: ShownFacts; shareCard?: ShareCard | null }

type ShareCard = { src: string; alt: string }

type PageHead = Site & {
  title: string
  description: string
  /** Path of the canonical URL. */
  path: string
  /** Share picture; by default the school's first highlight, or the drawing until it has one. */
  card?: ShareCard
  type?: 'website' | 'article'
}

export function pageHead({ path, ...shared }: PageHead) {
  const { title, description, siteUrl, school } = shared
  const url = siteUrl + path
  return [
    { title: `${title} | ${school.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    ...sharedHead(shared),
  ] satisfies MetaDescriptor[]
}

/** What a message shows of a link to the page. */
export function sharedHead(head: Omit<PageHead, 'path'>) {
  const { title, description, siteUrl, school, card, type = 'website' } = head
  const { src, alt } = card ??
    head.shareCard ?? {
      src: drawnCard,
      alt: `${school.name}: balões de fala que cumprimentam em vários idiomas`,
    }
  const image = src.startsWith('/') ? siteUrl + src : src

  return [
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: school.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ] satisfies MetaDescriptor[]
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The root loader's data, which is among the matches of a page's `meta`. */
export function siteOf(matches: Matches): Site {
  return matches.find((match) => match?.id === 'root')?.loaderData as Site
}

/** Without the school's name if even the root loader failed. */
export function pageTitle(title: string, matches: Matches): string {
  const name = (siteOf(matches) as Site | undefined)?.school?.name
  return name ? `${title} | ${name}` : title
}
