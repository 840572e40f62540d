import { isAtSchool } from '#domain/events/event-place.ts'
import { addressLine } from '#domain/school/school-links.ts'
import type { Site } from './page-meta.ts'

/** Another place is told alone: the school's address would lead people to the wrong door. */
export function placeJsonLd(local: string | undefined, { name, address }: Site['school']) {
  if (local && !isAtSchool(local, name)) return { '@type': 'Place', name: local }
  return {
    '@type': 'Place',
    name: local ?? name,
    ...(address && { address: addressLine({ address }) }),
  }
}
