import type { PageTexts } from './page-texts.ts'
import { isPublicSite } from './public-site.ts'
import type { SiteNotice, SlotPicture, Testimonial } from './school-document.ts'
import { factAt, type SchoolInUse, withFacts } from './school-in-use.ts'
import type { School } from './school-schema.ts'

/** Facts that are left out on a public site while they are samples: nobody is told what the school never said. */
const withheldAsSample = [
  'legalName',
  'cnpj',
  'privacyOfficer',
  'messagesKeptMonths',
  'totalApprovalYears',
  'openingHours',
  'geo',
  'owner',
  'ownerQuote',
  'social.instagram',
  'social.facebook',
  'social.youtube',
]

/** The school's facts as pages read them. */
export type ShownFacts = Omit<
  OrNone<School, 'messagesKeptMonths' | 'owner' | 'ownerQuote'>,
  'texts'
> & {
  /** Those that the school has put in its own words. */
  texts: Partial<PageTexts>
  /** For titles and descriptions, which search engines repeat. Null while it is withheld. */
  cityInHead: string | null
}

type OrNone<T, Key extends keyof T> = Omit<T, Key> & { [K in Key]: T[K] | null }

/** What visitors see of the school. */
export type ShownSchool = {
  facts: ShownFacts
  testimonials: readonly Testimonial[]
  notice: SiteNotice | null
  pictures: Record<string, SlotPicture>
}

/** The one place that decides what pages show of what is stored. */
export function shownSchool(school: SchoolInUse, siteUrl: string): ShownSchool {
  const { facts, sampleFacts, testimonials, notice, pictures } = school
  const isPublic = isPublicSite(siteUrl)
  // A sample form would show a broken frame on every site.
  const sampleForms = sampleFacts.filter((path) => path.startsWith('forms.'))
  const absent = [...withheldFacts(school, siteUrl), ...sampleForms].map((path) => [path, null])
  const isCityWithheld = isPublic && sampleFacts.includes('address.city')
  return {
    facts: {
      ...withFacts(facts, Object.fromEntries(absent)),
      texts: ownTexts(facts.texts),
      cityInHead: isCityWithheld ? null : facts.address.city,
    },
    testimonials: isPublic ? testimonials.filter(({ sample }) => !sample) : testimonials,
    notice,
    pictures,
  }
}

function ownTexts(texts: School['texts']): Partial<PageTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
}

/** Dotted paths of the facts that are left out because they are still samples. */
export function withheldFacts(
  { facts, sampleFacts }: Pick<SchoolInUse, 'facts' | 'sampleFacts'>,
  siteUrl: string,
): string[] {
  if (!isPublicSite(siteUrl)) return []
  return withheldAsSample.filter(
    (path) => sampleFacts.includes(path) && factAt(facts, path) !== null,
  )
}
