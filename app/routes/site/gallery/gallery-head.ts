import { href, type MetaDescriptor } from 'react-router'
import { addressLine, school } from '#content/school.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { formatLongDay } from '#domain/school-day.ts'
import { pageHead } from '../../../page-meta.ts'
import type { ShownEvent } from '../../../shown-cover.ts'

/** Title, text and card of one event, and what it is to search engines. */
export function galleryHead(event: ShownEvent, siteUrl: string): MetaDescriptor[] {
  const path = href('/galeria-evento/:id', { id: event.id })
  const card = event.cover?.og
  return [
    ...pageHead({
      title: shortened(event.nome, 60 - school.name.length - 3),
      description: descriptionOf(event),
      path,
      siteUrl,
      type: 'article',
      ...(card && { card: { src: card, alt: `Foto de ${event.nome}` } }),
    }),
    { 'script:ld+json': jsonLd(event, siteUrl, path) },
  ]
}

/** The event's own words, with day and photos when there is room, cut to what a preview shows. */
function descriptionOf(event: ShownEvent): string {
  const facts = [
    event.data && formatLongDay(event.data),
    event.local,
    photoCountLabel(event.photoCount),
  ]
  const opening = `${event.nome}: ${facts.filter(Boolean).join(', ')}.`
  return shortened(`${opening} ${event.descricao}`.replace(/\s+/g, ' ').trim(), 155)
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}

function jsonLd(event: ShownEvent, siteUrl: string, path: string) {
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
        location: { '@type': 'Place', name: event.local ?? school.name, address: addressLine },
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
