import { testimonialsSection } from '#content/testimonials.ts'
import type { ShownTestimonial } from '#domain/school/shown-lists.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { TestimonialCard } from './testimonial-card.tsx'

const delayMs = 5000

type TestimonialCarouselProps = { testimonials: readonly ShownTestimonial[] }

export function TestimonialCarousel({ testimonials }: TestimonialCarouselProps) {
  const count = testimonials.length
  return (
    <section
      data-delay={delayMs}
      aria-roledescription="carrossel"
      aria-label={testimonialsSection.label}
      className="mt-8 flex flex-col-reverse gap-4 md:mt-12 md:gap-6"
    >
      <CarouselControls count={count} label={testimonialsSection.dots} />
      <div className="testimonial-window" aria-live="polite">
        {testimonials.map((testimonial, index) => (
          <div
            key={testimonial.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} de ${count}`}
            data-position={Math.min(index, 3)}
            className="testimonial"
          >
            <TestimonialCard testimonial={testimonial} index={index} />
          </div>
        ))}
      </div>
    </section>
  )
}
