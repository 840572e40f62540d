import { aboutPage } from './about.ts'
import { sampleFacts } from './school.ts'
import { testimonials } from './testimonials.ts'

/** What ships with the product in the place of this school's own facts and words, and where it stands. */
export const samplesInUse: readonly string[] = [
  ...sampleFacts.map((fact) => `${fact} (content/school-facts.ts)`),
  ...testimonials
    .filter(({ sample }) => sample)
    .map(({ name }) => `depoimento de ${name} (content/testimonials.ts)`),
  ...(aboutPage.owner.quoteIsSample ? ['frase da direção (content/about.ts)'] : []),
]
