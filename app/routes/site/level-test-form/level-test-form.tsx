import { data, href, useRouteLoaderData } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { island } from '#app/islands/island.tsx'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import { loadOpenClasses } from '#app/routes/site/classes/load-open-classes.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useSchool } from '#app/use-school.ts'
import { languages } from '#content/languages.ts'
import { banks } from '#content/placement/banks.ts'
import { levelsOfClass, recommendedCourses } from '#content/placement/recommendation.ts'
import { firstWords } from '#content/placement/starting-point.ts'
import { placementWords } from '#content/placement/words.ts'
import { hasOwnTest } from '#domain/languages.ts'
import type { Route } from './+types/level-test-form'
import styles from './level-test-form.css?url'
import Questionnaire from './questionnaire.tsx'

export const handle: RouteHandle = { cache: true, framed: true, document: true }

const QuestionnaireIsland = island('level-test-form', Questionnaire)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' }
  if (!loaderData) return [{ title: placementWords.unknown.title }, robots]
  const { name } = loaderData.language
  const head = pageHead({
    title: placementWords.head.title(name),
    description: placementWords.head.description(name),
    path: href(`/teste-nivel/${loaderData.language.id}`),
    ...siteOf(matches),
  })
  return [...head, robots]
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const words = languages.find(({ id }) => id === params.idioma)
  const { courses, facts } = await context.get(servicesContext).school.shown()
  const isTaught = words && facts.offer.languages.includes(words.id)
  if (!isTaught || !hasOwnTest(words.id)) return data(null, { status: 404 })
  const { id, name, greeting, greetingLang: lang, color } = words
  const open = await loadOpenClasses(context)
  return {
    language: { id, name, greeting, lang, color, firstWords: firstWords[id] },
    bank: banks[id],
    courses: recommendedCourses(id, courses),
    classes: open
      .filter(({ language }) => language === id)
      .map((one) => ({ ...one, levels: levelsOfClass(one, courses) })),
  }
}

export default function LevelTestForm({ loaderData }: Route.ComponentProps) {
  const { name, phone, whatsapp, address, counting } = useSchool()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!loaderData) return <UnknownLanguage />
  return (
    <QuestionnaireIsland
      {...loaderData}
      school={{ name, phone, whatsapp, address, counting }}
      {...(root?.icons && { icon: root.icons.large })}
      today={root?.today ?? ''}
    />
  )
}

function UnknownLanguage() {
  const words = placementWords.unknown
  return (
    <main className="frame py-16">
      <h1 className="text-heading">{words.title}</h1>
      <p className="mt-4 max-w-xl text-lead text-soft">{words.text(useSchool().offer.languages)}</p>
      <p className="mt-8">
        <ButtonLink to={href('/teste-nivel')}>{words.button}</ButtonLink>
      </p>
    </main>
  )
}
