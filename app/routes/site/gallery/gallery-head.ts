import { href, type MetaDescriptor } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import { pageHead, type Site } from '#app/page-meta.ts'
import { galleryPage } from '#content/gallery.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { eventDays } from '#domain/events/event-days.ts'
import { eventJsonLd } from './event-json-ld.ts'

type Shown = { event: EventView; upcoming: boolean }

export function galleryHead({ event, upcoming }: Shown, site: Site): MetaDescriptor[] {
  const path = href('/galeria-evento/:id', { id: event.id })
  const card = event.cover?.og
  return [
    ...pageHead({
      title: shortened(event.nome, 60 - site.school.name.length - 3),
      description: descriptionOf({ event, upcoming }, site),
      path,
      ...site,
      type: 'article',
      ...(card && { card: { src: card, alt: `Foto de ${event.nome}` } }),
    }),
    // Photos on another host are served without our header that says the same.
    { name: 'robots', content: 'noimageindex, noai, noimageai' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [...eventJsonLd(event, site, path), breadcrumbs(event, site, path)],
      },
    },
  ]
}

function descriptionOf({ event, upcoming }: Shown, { school }: Site): string {
  const isAnnounced = upcoming && event.photoCount === 0
  const facts = [
    event.data && eventDays({ ...event, data: event.data }),
    isAnnounced && event.horario,
    event.local,
    !isAnnounced && photoCountLabel(event.photoCount),
  ]
  const intro = `${event.nome}: ${facts.filter(Boolean).join(', ')}.`
  const text = `${intro} ${event.descricao}`.replace(/\s+/g, ' ').trim()
  return shortened(padded(text, 120, galleryPage.aboutTheSchool(school)), 155)
}

/** A short text about the event is followed by some words about the school. */
function padded(text: string, minLength: number, aboutTheSchool: readonly string[]): string {
  if (text.length >= minLength) return text
  let longer = /[.!?…]$/.test(text) ? text : `${text}.`
  for (const words of aboutTheSchool) if (longer.length < minLength - 1) longer += words
  return `${longer}.`
}

function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2))}…`
}

function breadcrumbs(event: EventView, { siteUrl }: Site, path: string) {
  const url = siteUrl + path
  const crumb = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, 'Início', `${siteUrl}/`),
      crumb(2, 'Eventos', siteUrl + href('/eventos')),
      crumb(3, event.nome, url),
    ],
  }
}
