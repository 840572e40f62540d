import { href } from 'react-router'
import type { Site } from '#app/page-meta.ts'
import { languagePage } from '#content/language-page.ts'
import { type LanguageId, languages } from '#domain/languages.ts'

type Page = {
  title: string
  description: string
  path: string
  exams: readonly { name: string }[]
}

/**
 * The language's course in schema.org's words, as far as they are known: search engines refuse a
 * course instance without a schedule or a workload, which the school agrees with each class.
 */
export function courseJsonLd(id: LanguageId, { exams, ...head }: Page, { siteUrl, school }: Site) {
  const url = siteUrl + head.path
  const language = languages.find((one) => one.id === id)
  const certificates = exams.map(({ name }) => name)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Course',
        '@id': `${url}#curso`,
        name: head.title,
        description: head.description,
        url,
        inLanguage: ['pt-BR', language?.greetingLang],
        teaches: language?.name,
        ...(certificates.length > 0 && { educationalCredentialAwarded: certificates }),
        provider: {
          '@type': 'EducationalOrganization',
          '@id': `${siteUrl}/#escola`,
          name: school.name,
          url: `${siteUrl}/`,
        },
        offers: { '@type': 'Offer', category: 'Paid' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, languagePage.crumbs.home, `${siteUrl}/`),
          crumb(2, languagePage.crumbs.courses, siteUrl + href('/cursos')),
          crumb(3, head.title, url),
        ],
      },
    ],
  }
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item }
}
