import { href, redirect } from 'react-router'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink, ChatButton } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
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
import { isFull } from '#domain/school/open-classes.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { Route } from './+types/classes'
import { ClassCards } from './class-cards.tsx'
import { ClassFilters } from './class-filters.tsx'
import { loadOpenClasses } from './load-open-classes.ts'

export const handle: RouteHandle = {
  cache: { search: (query) => classSearch(readClassChoice(query)) },
  sitemap: 'classes',
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
  const full = classes.filter(isFull)
  const withPlaces = classes.filter((one) => !isFull(one))
  const isAllFull = withPlaces.length === 0
  return (
    <>
      <div className="frame pt-3 pb-4 md:pt-6 md:pb-6">
        <BackLink to={href('/cursos')}>{words.back}</BackLink>
        <h1 tabIndex={-1} className="mt-1 text-heading">
          {words.title}
        </h1>
      </div>
      <section id="turmas" aria-labelledby="turmas-titulo" className="frame">
        <ClassFilters choice={choice} live={live} />
        <h2 id="turmas-titulo" className="mt-5 text-title">
          {words.result(withPlaces.length, full.length, found)}
        </h2>
        {withPlaces.length > 0 && <ClassCards classes={withPlaces} />}
      </section>
      {full.length > 0 && (
        <section
          aria-labelledby={isAllFull ? 'turmas-titulo' : 'lotadas-titulo'}
          className={`frame ${isAllFull ? '' : 'mt-14'}`}
        >
          {!isAllFull && (
            <h2 id="lotadas-titulo" className="text-title">
              {words.full.title(full.length)}
            </h2>
          )}
          <p className="mt-2 max-w-2xl text-soft">{words.full.text}</p>
          <ClassCards classes={full} />
        </section>
      )}
      <OtherClass sought={found} isFiltered={classSearch(choice) !== ''} />
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

type OtherClassProps = {
  sought: Parameters<typeof words.other.message>[0]
  isFiltered: boolean
}

function OtherClass({ sought, isFiltered }: OtherClassProps) {
  return (
    <section aria-labelledby="outra-titulo" className="frame pt-10 pb-20">
      <div className="bubble bg-well p-6 md:p-9">
        <h2 id="outra-titulo" className="text-subheading">
          {words.other.title}
        </h2>
        <p className="mt-2 max-w-2xl text-soft">{words.other.text}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ChatButton to={chatLink(useSchool(), words.other.message(sought))}>
            {words.other.ask}
          </ChatButton>
          {isFiltered && (
            <ButtonLink to={href('/cursos/turmas')} variant="secondary">
              {words.other.all}
            </ButtonLink>
          )}
        </p>
      </div>
    </section>
  )
}
