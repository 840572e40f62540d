import { whatsappDigits, whatsappLink } from '#domain/whatsapp.ts'
import { takeSamplesOut } from './sample.ts'
import { schoolFacts } from './school-facts.ts'
import type { School } from './school-schema.ts'

export type { School }

const { plain, samples } = takeSamplesOut<School>(schoolFacts)

export const school = plain

/** Dotted paths of the facts that are still samples. */
export const sampleFacts: readonly string[] = samples

export const addressLine = `${school.address.street}, ${school.address.district}, ${school.address.city} - ${school.address.state}, ${school.address.postalCode}`

export function chatLink(message: string): string {
  return whatsappLink(whatsappDigits(school.whatsapp) ?? '', message)
}

export const phoneLink = `tel:+${whatsappDigits(school.phone)}`

const mapQuery = encodeURIComponent(`${school.name}, ${addressLine}`)

export const mapSearchLink = `https://www.google.com/maps/search/?api=1&query=${mapQuery}`

export const mapFrame =
  school.mapEmbed ?? `https://www.google.com/maps?q=${mapQuery}&hl=pt-BR&output=embed`

export const socialLinks = (
  [
    { id: 'instagram', name: 'Instagram', url: school.social.instagram },
    { id: 'facebook', name: 'Facebook', url: school.social.facebook },
    { id: 'youtube', name: 'YouTube', url: school.social.youtube },
  ] as const
).filter((link): link is typeof link & { url: string } => link.url !== null)
