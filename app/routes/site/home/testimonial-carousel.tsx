import { Dots, PauseButton } from '#app/ui/carousel/controls.tsx'
import { useCarousel } from '#app/ui/carousel/use-carousel.ts'
import { testimonialsSection } from '#content/testimonials.ts'
import type { ShownTestimonial } from '#domain/school/shown-lists.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { useVisibleSlideCount } from './use-visible-slide-count.ts'

const delayMs = 5000

type TestimonialCarouselProps = { testimonials: readonly ShownTestimonial[] }

export default function TestimonialCarousel({ testimonials }: TestimonialCarouselProps) {
  const count = testimonials.length
  const { index, show, moving, paused, togglePaused, rootProps } = useCarousel({
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
      <div className="needs-script flex items-center gap-2">
        <PauseButton playing={!paused} onToggle={togglePaused} />
        <Dots count={count} index={index} label={testimonialsSection.dots} onShow={show} />
      </div>
      <div className="testimonial-window" aria-live={moving ? 'off' : 'polite'}>
        {testimonials.map((testimonial, slideIndex) => {
          const position = (slideIndex - index + count) % count
          return (
            <div
              key={testimonial.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slideIndex + 1} de ${count}`}
              inert={position >= visibleCount}
              // All slides that are out of view have the same position.
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
