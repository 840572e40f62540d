import { href, redirect } from 'react-router'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink, ChatButton } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useSchool } from '#app/use-school.ts'
import { coursesPage } from '#content/courses-page.ts'
import { languageWords } from '#content/languages.ts'
import { classesPage as words } from '#content/open-classes.ts'
import {
  chosenClasses,
  classSearch,
  liveChoices,
  readClassChoice,
} from '#domain/school/class-filters.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { Route } from './+types/classes'
import { ClassCards } from './class-cards.tsx'
import { ClassFilters } from './class-filters.tsx'
import { loadOpenClasses } from './load-open-classes.ts'

/** Not in the sitemap, because the page redirects while there are no classes. */
export const handle: RouteHandle = {
  cache: { search: (query) => classSearch(readClassChoice(query)) },
}

/** The canonical URL has no choice: search engines should show the whole list. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const head = words.head(site.school.cityInHead)
  return pageHead({ ...head, path: href('/cursos/turmas'), ...site })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await loadOpenClasses(context)
  if (open.length === 0) throw redirect(href('/cursos'))
  const choice = readClassChoice(url.searchParams)
  return { choice, live: liveChoices(open), classes: chosenClasses(open, choice) }
}

export default function Classes({ loaderData }: Route.ComponentProps) {
  const { choice, live, classes } = loaderData
  const found = { ...choice, language: choice.language && languageWords(choice.language).name }
  return (
    <>
      <div className="frame pt-8">
        <BackLink to={href('/cursos')}>{words.back}</BackLink>
      </div>
      <PageHeader eyebrow={words.eyebrow} title={words.title} text={words.text} />
      <section id="turmas" aria-labelledby="turmas-titulo" className="frame pb-20">
        <ClassFilters choice={choice} live={live} />
        <h2 id="turmas-titulo" className="mt-8 text-title">
          {words.result(classes.length, found)}
        </h2>
        {classes.length > 0 ? <ClassCards classes={classes} /> : <NoClass sought={found} />}
      </section>
      <CallToAction
        id="duvida"
        background="brand"
        title={coursesPage.closingTitle}
        text={coursesPage.closingText}
      >
        <ButtonLink to={href('/teste-nivel')} variant="onBrand">
          {coursesPage.closingButton}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

type NoClassProps = { sought: Parameters<typeof words.none.message>[0] }

function NoClass({ sought }: NoClassProps) {
  return (
    <div className="bubble mt-6 bg-well p-8">
      <p className="max-w-xl">{words.none.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ChatButton to={chatLink(useSchool(), words.none.message(sought))}>
          {words.none.ask}
        </ChatButton>
        <ButtonLink to={href('/cursos/turmas')} variant="secondary">
          {words.none.all}
        </ButtonLink>
      </p>
    </div>
  )
}
