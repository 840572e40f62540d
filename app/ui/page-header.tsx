import type { ReactNode } from 'react'
import { unbroken } from './unbroken.tsx'

type PageHeaderProps = { eyebrow: string; title: string; text: string; children?: ReactNode }

export function PageHeader({ eyebrow, title, text, children }: PageHeaderProps) {
  return (
    <div className="frame pt-8 pb-8 md:pt-20 md:pb-14">
      <p className="eyebrow">{unbroken(eyebrow)}</p>
      <h1 tabIndex={-1} className="mt-4 max-w-4xl text-display">
        {title}
      </h1>
      <p className="mt-4 max-w-2xl md:mt-6 text-lead text-soft">{unbroken(text)}</p>
      {children}
    </div>
  )
}
