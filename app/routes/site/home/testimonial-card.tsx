import { Icon } from '#app/ui/icon.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import type { ShownTestimonial } from '#domain/school/shown-lists.ts'
import { Avatar } from './avatar.tsx'

type TestimonialCardProps = { testimonial: ShownTestimonial; index: number }

export function TestimonialCard({ testimonial, index }: TestimonialCardProps) {
  const { name, role, rating, comment, course, courseLang } = testimonial
  // Counted from 1, as visitors count: the first is odd, and red.
  const isOdd = (index + 1) % 2 === 1

  return (
    <figure
      className={`bubble flex h-full flex-col p-7 text-white [--bubble:2rem] md:p-8 ${isOdd ? 'bg-accent-fill' : 'bg-brand-fill'}`}
    >
      <p className="flex gap-1">
        {Array.from({ length: rating }, (_, star) => (
          <Icon key={star} name="star" className="size-5 text-sun" />
        ))}
        <span className="sr-only">{rating} de 5</span>
      </p>
      <blockquote className="mt-5 mb-8 font-medium text-lead">{unbroken(comment)}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        <Avatar name={name} background={isOdd ? '8f1119' : '0b1b3f'} />
        <span className="min-w-0">
          <span className="block font-bold">{unbroken(name)}</span>
          <span className="block text-small">
            {unbroken(role)} · <span lang={courseLang}>{unbroken(course)}</span>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
