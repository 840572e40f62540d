import { line, oneToFive, permission, text } from '#domain/fields/kinds.ts'
import { schoolList } from './school-list.ts'

export const testimonials = schoolList({
  name: 'testimonials',
  max: 30,
  sample: 'item',
  fields: {
    name: line(60),
    role: line(60),
    course: line(60),
    rating: oneToFive,
    comment: text(400),
    /** When the admin confirmed that the person allowed the publication. */
    allowedAt: permission(
      'allowed',
      'sem a autorização da pessoa, o depoimento não pode ser publicado',
    ),
  },
})
