import { isAtSchool } from '#domain/events/event-place.ts'
import { addressLine } from '#domain/school/school-links.ts'
import type { Site } from './page-meta.ts'

/** A place other than the school gets no address: the school's would send people to the wrong door. */
export function placeJsonLd(local: string | undefined, { name, address }: Site['school']) {
  if (local && !isAtSchool(local, name)) return { '@type': 'Place', name: local }
  return {
    '@type': 'Place',
    name: local ?? name,
    ...(address && { address: addressLine({ address }) }),
  }
}
