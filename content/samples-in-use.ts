import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { aboutPage } from './about.ts'

/** What ships with the product in the place of this school's own facts and words, and where it stands. */
export function samplesInUse({
  sampleFacts,
  testimonials,
}: Pick<SchoolInUse, 'sampleFacts' | 'testimonials'>): string[] {
  return [
    ...sampleFacts.map((fact) => `${fact} (content/school-facts.ts)`),
    ...testimonials
      .filter(({ sample }) => sample)
      .map(({ name }) => `depoimento de ${name} (content/testimonials.ts)`),
    ...(aboutPage.owner.quoteIsSample ? ['frase da direção (content/about.ts)'] : []),
  ]
}
