import type { ReactNode } from 'react'

type SectionProps = {
  id?: string
  /** Name for those who jump between landmarks; usually the id of the section's heading. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A horizontal band of the page with the site's margins. */
export function Section({ id, labelledBy, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={id ? -1 : undefined}
      className={`py-16 md:py-24 ${className}`}
    >
      <div className="frame">{children}</div>
    </section>
  )
}

type HeadingProps = {
  id?: string
  eyebrow?: string
  /** The eyebrow's language where it is not Portuguese: a language school speaks both. */
  eyebrowLang?: 'en'
  title: string
  children?: ReactNode
  className?: string
}

/** Eyebrow, title and lead of a section, set to the left: the eye finds every heading on one line. */
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
