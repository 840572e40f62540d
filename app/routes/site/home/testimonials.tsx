import { href } from 'react-router'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { useSchool } from '#app/use-school.ts'
import { testimonialsSection } from '#content/testimonials.ts'
import type { ShownTestimonial } from '#domain/school/shown-lists.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

/** With fewer there is nothing to page through. */
const fewestToMove = 3

export function Testimonials({ testimonials }: { testimonials: readonly ShownTestimonial[] }) {
  const { googleProfile } = useSchool()
  return (
    <Section id="avaliacoes" labelledBy="avaliacoes-titulo">
      <SectionHeading
        id="avaliacoes-titulo"
        eyebrow={testimonialsSection.eyebrow}
        title={testimonialsSection.title}
      />
      {testimonials.length < fewestToMove ? (
        <ul
          className={`mt-8 grid gap-5 ${testimonials.length > 1 ? 'sm:grid-cols-2' : 'max-w-4xl'}`}
        >
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} index={index} />
            </li>
          ))}
        </ul>
      ) : (
        <TestimonialCarousel testimonials={testimonials} />
      )}
      <p className="mt-6 flex flex-wrap gap-3 md:mt-10">
        <ButtonLink to={href('/cursos')}>{testimonialsSection.buttonLabel}</ButtonLink>
        {googleProfile && (
          <ExternalLink
            to={googleProfile}
            data-count="avaliar"
            className={buttonClass('secondary')}
          >
            <Icon name="star" className="size-5" />
            {testimonialsSection.review}
          </ExternalLink>
        )}
      </p>
    </Section>
  )
}
