import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dots, PauseButton } from '#app/ui/carousel/controls.tsx'
import { useCarousel } from '#app/ui/carousel/use-carousel.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { testimonialsSection } from '#content/testimonials.ts'
import type { Testimonial } from '#domain/school/school-document.ts'
import { Avatar } from './avatar.tsx'
import { useVisibleSlideCount } from './use-visible-slide-count.ts'

const delayMs = 5000
/** With fewer there is nothing to page through. */
const fewestToMove = 3

type TestimonialsProps = { testimonials: readonly Testimonial[] }

export default function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <Section id="avaliacoes" labelledBy="avaliacoes-titulo">
      <SectionHeading
        id="avaliacoes-titulo"
        eyebrow={testimonialsSection.eyebrow}
        title={testimonialsSection.title}
      />
      {testimonials.length < fewestToMove ? (
        <ul className="mt-12 grid gap-5 sm:grid-cols-2">
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} index={index} />
            </li>
          ))}
        </ul>
      ) : (
        <Carousel testimonials={testimonials} />
      )}
      <p className="mt-10">
        <ButtonLink to={href('/cursos')}>{testimonialsSection.buttonLabel}</ButtonLink>
      </p>
    </Section>
  )
}

function Carousel({ testimonials }: TestimonialsProps) {
  const count = testimonials.length
  const { index, show, playing, moving, togglePlaying, canPlay, rootProps } = useCarousel({
    count,
    delayMs,
  })
  const visibleCount = useVisibleSlideCount()

  return (
    <section
      {...rootProps}
      aria-roledescription="carrossel"
      aria-label={testimonialsSection.label}
      className="mt-12 flex flex-col-reverse gap-6"
    >
      <div className="flex items-center gap-2">
        {canPlay && <PauseButton playing={playing} onToggle={togglePlaying} />}
        <Dots count={count} index={index} label={testimonialsSection.dots} onShow={show} />
      </div>
      <div className="testimonial-window" aria-live={moving ? 'off' : 'polite'}>
        {testimonials.map((testimonial, slideIndex) => {
          const position = (slideIndex - index + count) % count
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
            <div
              key={testimonial.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slideIndex + 1} de ${count}`}
              inert={position >= visibleCount}
              // All that are out of sight wait in one place.
              data-position={Math.min(position, 3)}
              className="testimonial"
            >
              <TestimonialCard testimonial={testimonial} index={slideIndex} />
            </div>
          )
        })}
      </div>
    </section>
  )
}

type TestimonialCardProps = { testimonial: Testimonial; index: number }

function TestimonialCard({ testimonial, index }: TestimonialCardProps) {
  const { name, role, rating, comment, course, courseLang } = testimonial
  const odd = index % 2 === 0

  return (
    <figure
      className={`bubble flex h-full flex-col p-7 text-white [--bubble:2rem] md:p-8 ${odd ? 'bg-accent-fill' : 'bg-brand-fill'}`}
    >
      <p className="flex gap-1">
        {Array.from({ length: rating }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
          <Icon key={star} name="star" className="size-5 text-sun" />
        ))}
        <span className="sr-only">{rating} de 5</span>
      </p>
      <blockquote className="mt-5 mb-8 break-words font-medium text-lead">{comment}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        <Avatar name={name} background={odd ? '8f1119' : '0b1b3f'} />
        <span className="min-w-0 break-words">
          <span className="block font-bold">{name}</span>
          <span className="block text-small">
            {role} · <span lang={courseLang}>{course}</span>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
