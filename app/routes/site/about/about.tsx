import { href } from 'react-router'
import { aboutPage } from '#content/about.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { Route } from './+types/about'
import { Highlights } from './highlights.tsx'

const Owner = later('direcao', () => import('./owner.tsx'))
const Facade = later('fachada', () => import('./facade.tsx'))
const Location = later('visita', () => import('./location.tsx'))

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...aboutPage.head, path: href('/about'), siteUrl: siteUrlOf(matches) })
}

export default function About() {
  return (
    <>
      <PageHeader eyebrow={aboutPage.eyebrow} title={aboutPage.title} text={aboutPage.lead} />
      <Highlights />
      <div className="frame grid gap-12 py-16 md:py-24 lg:grid-cols-3 lg:gap-10">
        {aboutPage.sections.map(({ title, paragraphs }) => (
          <section key={title} className="border-accent border-t-4 pt-6">
            <h2 className="text-title">{title}</h2>
            <div className="prose-text mt-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <Owner />
      <Facade />
      <Location />
    </>
  )
}
