import { href } from 'react-router'
import type { Site } from '#app/page-meta.ts'
import type { OpenClass } from '#app/routes/site/classes/load-open-classes.ts'
import { languagePage } from '#content/language-page.ts'
import { type LanguageId, languages } from '#domain/languages.ts'
import type { ExamWithDates } from '#domain/school/upcoming-exams.ts'
import { classJsonLd, examJsonLd } from './dated-json-ld.ts'

type Page = {
  title: string
  description: string
  path: string
  exams: readonly ExamWithDates[]
  classes: readonly OpenClass[]
}

/** The language's course in schema.org's words, as far as they are known, with its classes and exams. */
export function courseJsonLd(id: LanguageId, { exams, classes, ...head }: Page, site: Site) {
  const { siteUrl, school } = site
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
        ...(classes.length > 0 && {
          hasCourseInstance: classes.map((one) => classJsonLd(one, site)),
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, languagePage.crumbs.home, `${siteUrl}/`),
          crumb(2, languagePage.crumbs.courses, siteUrl + href('/cursos')),
          crumb(3, head.title, url),
        ],
      },
      ...exams.flatMap((exam) => examJsonLd(exam, site, url)),
    ],
  }
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item }
}
