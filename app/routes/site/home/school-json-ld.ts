import type { Site } from '#app/page-meta.ts'
import { homeHead } from '#content/hero.ts'
import { openingHoursJsonLd } from '#domain/opening-hours.ts'
import { socialLinks } from '#domain/school/school-links.ts'
import { whatsappDigits } from '#domain/whatsapp.ts'

/** No reviews: search engines do not accept a site's own testimonials. */
export function schoolJsonLd({ siteUrl, school }: Site) {
  const { street, district, city, state, postalCode } = school.address
  return {
    '@context': 'https://schema.org',
    '@type': ['EducationalOrganization', 'LocalBusiness'],
    '@id': `${siteUrl}/#escola`,
    name: school.name,
    ...(school.legalName && { legalName: school.legalName }),
    description: homeHead.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}/icons/icon-512.png`,
    foundingDate: '1984',
    email: school.email,
    telephone: `+${whatsappDigits(school.phone)}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${district}`,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'BR',
    },
    ...(school.openingHours && {
      openingHoursSpecification: school.openingHours.map(openingHoursJsonLd),
    }),
    ...(school.geo && { geo: { '@type': 'GeoCoordinates', ...school.geo } }),
    knowsLanguage: ['en', 'es', 'fr', 'de'],
    sameAs: socialLinks(school).map(({ url }) => url),
  }
}
