import type { Site } from '#app/page-meta.ts'
import { homeHead } from '#content/hero.ts'
import { languages } from '#domain/languages.ts'
import { openingHoursJsonLd } from '#domain/opening-hours.ts'
import { dialled } from '#domain/phone-number.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { socialLinks, streetLine } from '#domain/school/school-links.ts'

/** No reviews: search engines do not accept a site's own testimonials. */
export function schoolJsonLd({ siteUrl, school, shareCard, icon }: Site & { icon: string }) {
  const profiles = socialLinks(school).map(({ url }) => url)
  const { email, phone, address } = school
  const hours = openingHoursJsonLd(school.openingHours)
  return {
    '@context': 'https://schema.org',
    '@type': ['EducationalOrganization', 'LocalBusiness'],
    '@id': `${siteUrl}/#escola`,
    name: school.name,
    ...(school.legalName && { legalName: school.legalName }),
    description: homeHead(school).description,
    url: `${siteUrl}/`,
    logo: new URL(icon, siteUrl).href,
    image: new URL(shareCard?.src ?? icon, siteUrl).href,
    foundingDate: String(school.foundedYear),
    ...(email && { email }),
    ...(phone && { telephone: dialled(phone) }),
    ...(address && { address: postalAddress(address) }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(school.geo && { geo: { '@type': 'GeoCoordinates', ...school.geo } }),
    knowsLanguage: languages
      .filter(({ id }) => school.offer.languages.includes(id))
      .map(({ greetingLang }) => greetingLang),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function postalAddress(address: School['address']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: streetLine(address),
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: 'BR',
  }
}
