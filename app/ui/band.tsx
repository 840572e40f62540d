import type { ReactNode } from 'react'

type BandProps = {
  /** Unique on its page. */
  id: string
  title: string
  text: string
  look: 'brand' | 'well'
  children: ReactNode
}

/** The closing band of a page: a few words to the left, the way on to the right. */
export function Band({ id, title, text, look, children }: BandProps) {
  const brand = look === 'brand'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={brand ? 'bg-brand-fill text-white' : 'bg-well'}
    >
      <div className="frame grid items-center gap-8 py-14 md:grid-cols-[1fr_auto] md:py-20">
        <div className="max-w-2xl">
          <h2 id={`${id}-titulo`} className="text-heading">
            {title}
          </h2>
          <p className={`mt-3 text-lead ${brand ? '' : 'text-soft'}`}>{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
