import type { ReactNode } from 'react'
import { unbroken } from './unbroken.tsx'

type CallToActionProps = {
  id: string
  title: string
  text: string
  background: 'brand' | 'well'
  children: ReactNode
}

export function CallToAction({ id, title, text, background, children }: CallToActionProps) {
  const brand = background === 'brand'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={brand ? 'bg-brand-fill text-white' : 'bg-well'}
    >
      <div className="frame grid items-center gap-6 py-12 md:grid-cols-[1fr_auto] md:py-20">
        <div className="max-w-2xl">
          <h2 id={`${id}-titulo`} className="text-heading">
            {title}
          </h2>
          <p className={`mt-3 text-lead ${brand ? '' : 'text-soft'}`}>{unbroken(text)}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
