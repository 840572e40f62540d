import { dialUrl } from '#domain/phone-number.ts'
import { whatsappDigits, whatsappLink } from '#domain/whatsapp.ts'
import type { School } from './fact-fields.ts'

type Address = School['address']

export function addressLine({ address }: { address: Address }): string {
  const { city, state, postalCode } = address
  return `${streetLine(address)}, ${city} - ${state}, ${postalCode}`
}

/** With the district, where the address has one. */
export function streetLine({ street, district }: Address): string {
  return district ? `${street}, ${district}` : street
}

/** Without a number, a link to the page that says how to reach the school. */
export function chatLink({ whatsapp }: { whatsapp: string | null }, message: string): string {
  if (whatsapp === null) return '/contato'
  return whatsappLink(whatsappDigits(whatsapp) ?? '', message)
}

export function phoneLink(phone: string): string {
  return dialUrl(phone)
}

type Place = Pick<School, 'name' | 'address' | 'mapEmbed'>

export function mapSearchLink(place: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${mapQuery(place)}`
}

export function mapFrame(place: Place): string {
  return place.mapEmbed ?? `https://www.google.com/maps?q=${mapQuery(place)}&hl=pt-BR&output=embed`
}

function mapQuery(place: Place): string {
  return encodeURIComponent(`${place.name}, ${addressLine(place)}`)
}

export function socialLinks({ social }: Pick<School, 'social'>) {
  const links = [
    { id: 'instagram', name: 'Instagram', url: social.instagram },
    { id: 'facebook', name: 'Facebook', url: social.facebook },
    { id: 'youtube', name: 'YouTube', url: social.youtube },
  ] as const
  return links.filter((link): link is (typeof links)[number] & { url: string } => link.url !== null)
}

/** Origins of the level-test forms: the only hosts, beside the map's, that a frame may show. */
export function formFrameHosts({ forms }: Pick<School, 'forms'>): string[] {
  const urls = Object.values(forms).filter((url) => url !== null)
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
