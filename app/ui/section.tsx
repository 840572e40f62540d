import type { ReactNode } from 'react'

type SectionProps = {
  id?: string
  labelledBy?: string
  className?: string
  children: ReactNode
}

export function Section({ id, labelledBy, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={id ? -1 : undefined}
      className={`py-10 md:py-24 ${className}`}
    >
      <div className="frame">{children}</div>
    </section>
  )
}

type HeadingProps = {
  id?: string
  eyebrow?: string
  eyebrowLang?: 'en'
  title: string
  children?: ReactNode
  className?: string
}

export function SectionHeading({
  id,
  eyebrow,
  eyebrowLang,
  title,
  children,
  className = '',
}: HeadingProps) {
  return (
    <div className={`max-w-3xl ${className}`}>
      {eyebrow && (
        <p className="eyebrow" lang={eyebrowLang}>
          {eyebrow}
        </p>
      )}
      <h2 id={id} className="mt-3 text-heading">
        {title}
      </h2>
      {children && <div className="mt-5 text-lead text-soft">{children}</div>}
    </div>
  )
}
