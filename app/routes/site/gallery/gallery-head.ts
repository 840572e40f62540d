import { href, type MetaDescriptor } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import { pageHead, type Site } from '#app/page-meta.ts'
import { galleryPage } from '#content/gallery.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { addressLine } from '#domain/school/school-links.ts'
import { formatLongDay } from '#domain/school-day.ts'

export function galleryHead(event: EventView, site: Site): MetaDescriptor[] {
  const path = href('/galeria-evento/:id', { id: event.id })
  const card = event.cover?.og
  return [
    ...pageHead({
      title: shortened(event.nome, 60 - site.school.name.length - 3),
      description: descriptionOf(event),
      path,
      ...site,
      type: 'article',
      ...(card && { card: { src: card, alt: `Foto de ${event.nome}` } }),
    }),
    // Photos of another host do not carry our header that says so.
    { name: 'robots', content: 'noimageindex' },
    { 'script:ld+json': jsonLd(event, site, path) },
  ]
}

function descriptionOf(event: EventView): string {
  const facts = [
    event.data && formatLongDay(event.data),
    event.local,
    photoCountLabel(event.photoCount),
  ]
  const intro = `${event.nome}: ${facts.filter(Boolean).join(', ')}.`
  const text = `${intro} ${event.descricao}`.replace(/\s+/g, ' ').trim()
  return shortened(padded(text, 120), 155)
}

/** Few words about the event are followed by some about the school. */
function padded(text: string, minLength: number): string {
  if (text.length >= minLength) return text
  let longer = /[.!?…]$/.test(text) ? text : `${text}.`
  for (const words of galleryPage.aboutTheSchool) if (longer.length < minLength - 1) longer += words
  return `${longer}.`
}

function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2))}…`
}

function jsonLd(event: EventView, { siteUrl, school }: Site, path: string) {
  const url = siteUrl + path
  const crumb = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      event.data && {
        '@type': 'Event',
        name: event.nome,
        description: event.descricao || event.nome,
        startDate: event.data,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: event.local ?? school.name,
          address: addressLine(school),
        },
        organizer: { '@type': 'EducationalOrganization', name: school.name, url: `${siteUrl}/` },
        url,
      },
      { '@type': 'ImageGallery', name: event.nome, url },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, 'Início', `${siteUrl}/`),
          crumb(2, 'Eventos', siteUrl + href('/eventos')),
          crumb(3, event.nome, url),
        ],
      },
    ].filter(Boolean),
  }
}
