import { href } from 'react-router'
import { testimonialsSection } from '#content/testimonials.ts'
import type { Testimonial } from '#domain/school/school-document.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dots, PauseButton } from '../../../ui/carousel/controls.tsx'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section, SectionHeading } from '../../../ui/section.tsx'
import { Avatar } from './avatar.tsx'
import { useVisibleSlideCount } from './use-visible-slide-count.ts'

const delayMs = 5000

type TestimonialsProps = { testimonials: readonly Testimonial[] }

export default function Testimonials({ testimonials }: TestimonialsProps) {
  const count = testimonials.length
  const { index, show, playing, moving, togglePlaying, canPlay, rootProps } = useCarousel({
    count,
    delayMs,
  })
  const visibleCount = useVisibleSlideCount()

  return (
    <Section id="avaliacoes" labelledBy="avaliacoes-titulo">
      <SectionHeading
        id="avaliacoes-titulo"
        eyebrow={testimonialsSection.eyebrow}
        title={testimonialsSection.title}
      />
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
              <Slide
                key={testimonial.id}
                testimonial={testimonial}
                index={slideIndex}
                count={count}
                position={position}
                hidden={position >= visibleCount}
              />
            )
          })}
        </div>
      </section>
      <p className="mt-10">
        <ButtonLink to={href('/cursos')}>{testimonialsSection.buttonLabel}</ButtonLink>
      </p>
    </Section>
  )
}

type SlideProps = {
  testimonial: Testimonial
  index: number
  count: number
  position: number
  hidden: boolean
}

function Slide({ testimonial, index, count, position, hidden }: SlideProps) {
  const { id, name, role, rating, comment, course, courseLang } = testimonial
  const odd = id % 2 === 1

  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} de ${count}`}
      inert={hidden}
      data-position={position}
      className="testimonial"
    >
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
        <blockquote className="mt-5 mb-8 font-medium text-lead">{comment}</blockquote>
        <figcaption className="mt-auto flex items-center gap-4">
          <Avatar name={name} background={odd ? '8f1119' : '0b1b3f'} />
          <span>
            <span className="block font-bold">{name}</span>
            <span className="block text-small">
              {role} · <span lang={courseLang}>{course}</span>
            </span>
          </span>
        </figcaption>
      </figure>
    </div>
  )
}
