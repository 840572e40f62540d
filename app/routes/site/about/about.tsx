import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { teacherViews } from '#app/teacher-view.ts'
import { columnClasses } from '#app/ui/column-classes.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { TeacherCards } from '#app/ui/teacher-cards.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { useSchool, useTexts } from '#app/use-school.ts'
import { aboutPage } from '#content/about.ts'
import { teachersSection } from '#content/school-lists/teacher-words.ts'
import type { Route } from './+types/about'
import { Facade } from './facade.tsx'
import { Highlights } from './highlights.tsx'
import { Location } from './location.tsx'
import { Owner } from './owner.tsx'

export const handle: RouteHandle = { cache: true, next: [href('/contato')], sitemap: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { school, photoUrls } = context.get(servicesContext)
  return { teachers: teacherViews((await school.shown()).teachers, photoUrls.site) }
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return pageHead({ ...aboutPage.head(site.school), path: href('/about'), ...site })
}

export default function About({ loaderData: { teachers } }: Route.ComponentProps) {
  const { foundedYear } = useSchool()
  const texts = useTexts()
  const sections = aboutPage.sections(texts)
  return (
    <>
      <PageHeader
        eyebrow={aboutPage.eyebrow(foundedYear)}
        title={aboutPage.title}
        text={texts.aboutLead}
      />
      <Highlights />
      <div
        className={`frame grid grid-cols-1 gap-12 py-16 md:py-24 lg:gap-10 ${columnClasses[sections.length]}`}
      >
        {sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={`parte-${id}`} className="border-accent border-t-4 pt-6">
            <h2 className="text-title">{unbroken(title)}</h2>
            <div className="prose-text mt-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{unbroken(paragraph)}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <Owner />
      {teachers.length > 0 && (
        <Section id="professores" labelledBy="professores-titulo">
          <SectionHeading id="professores-titulo" title={teachersSection.title} />
          <TeacherCards teachers={teachers} withLanguages />
        </Section>
      )}
      <Facade />
      <Location />
    </>
  )
}
