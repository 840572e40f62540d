import { href, type MetaDescriptor } from 'react-router'
import { galleryPage } from '#content/gallery.ts'
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
    // The photos' own answers say so too, but not those that another host gives.
    { name: 'robots', content: 'noimageindex' },
    { 'script:ld+json': jsonLd(event, siteUrl, path) },
  ]
}

/** Day, photos and the event's own words; of the school too, when those are few; cut to what a preview shows. */
function descriptionOf(event: ShownEvent): string {
  const facts = [
    event.data && formatLongDay(event.data),
    event.local,
    photoCountLabel(event.photoCount),
  ]
  const opening = `${event.nome}: ${facts.filter(Boolean).join(', ')}.`
  const own = `${opening} ${event.descricao}`.replace(/\s+/g, ' ').trim()
  return shortened(lengthened(own, 120), 155)
}

function lengthened(text: string, least: number): string {
  if (text.length >= least) return text
  let long = /[.!?…]$/.test(text) ? text : `${text}.`
  for (const words of galleryPage.aboutTheSchool) if (long.length < least - 1) long += words
  return `${long}.`
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
