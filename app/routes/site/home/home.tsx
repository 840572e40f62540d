import { data, href } from 'react-router'
import { iconUrl, shareCardOf } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { loadOpenClasses } from '#app/routes/site/classes/load-open-classes.ts'
import { OpenClasses } from '#app/routes/site/classes/open-classes.tsx'
import { loadNextEvents } from '#app/routes/site/events/load-next-events.ts'
import { NextEvents } from '#app/routes/site/events/next-events.tsx'
import { useSchool, useTexts } from '#app/use-school.ts'
import { useSlotPictures } from '#app/use-slot-pictures.ts'
import { type HeroSlide, heroSlides, heroTitle, homeHead } from '#content/hero.ts'
import { examsHash } from '#content/layout.ts'
import { openClassesSection } from '#content/open-classes.ts'
import { withDates } from '#domain/school/upcoming-exams.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/home'
import { Exams } from './exams.tsx'
import { Glance } from './glance.tsx'
import { Hero } from './hero.tsx'
import { useHeroPictures } from './hero-pictures.ts'
import { History } from './history.tsx'
import { SchoolMap } from './map.tsx'
import { schoolJsonLd } from './school-json-ld.ts'
import { Testimonials } from './testimonials.tsx'

export const handle: RouteHandle = {
  cache: true,
  next: [href('/teste-nivel'), href('/cursos'), href('/contato'), href('/about')],
  sitemap: true,
}

/** Linked only here: a home-screen shortcut made on another page opens that page, which saves a request. */
export const links = () => [{ rel: 'manifest', href: href('/site.webmanifest') }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const head = pageHead({ ...homeHead(site.school), path: '/', ...site })
  return [...head, { 'script:ld+json': loaderData?.jsonLd }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { school, siteUrl, photoUrls, now } = context.get(servicesContext)
  const shown = await school.shown()
  const { facts, courseCategories, languageTexts, testimonials, pictures } = shown
  const shareCard = shareCardOf(pictures, facts.name, photoUrls.site)
  const icon = iconUrl(pictures, photoUrls.site, 'icon-512.png')
  const nextEvents = await loadNextEvents(context)
  const loaded = {
    classes: await loadOpenClasses(context),
    courseCategories,
    languageTexts,
    exams: withDates(shown.exams, shown.examDates, schoolDayOf(now())),
    testimonials,
    nextEvents: nextEvents ?? [],
    jsonLd: schoolJsonLd({ siteUrl, school: facts, shareCard, icon }),
  }
  return nextEvents ? data(loaded) : data(loaded, { headers: { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/**
 * Where there are no exams, the slide about them leads to the courses. Without a photo or a title of the school's own it
 * is left out: its drawing shows certificates.
 */
function withoutExams(slide: HeroSlide, isOwn: boolean): HeroSlide[] {
  const { primary } = slide
  if (!primary.href.endsWith(`#${examsHash}`)) return [slide]
  return isOwn ? [{ ...slide, primary: { ...primary, href: href('/cursos') } }] : []
}

const classesShown = 3

/** There, the button below the classes is nearer than the third. */
const twoOnPhones = '[@media_screen_and_(width<48rem)]:[&_li[id]:nth-child(3)]:hidden'

export default function Home({ loaderData }: Route.ComponentProps) {
  const { classes, courseCategories, languageTexts, exams, testimonials, nextEvents } = loaderData
  const school = useSchool()
  const slides = heroSlides(useTexts())
  const photos = useSlotPictures()
  const isOwn = Boolean(school.texts.hero2Title ?? photos['hero-2'])
  return (
    <>
      <Hero
        title={heroTitle(school)}
        slides={exams.length > 0 ? slides : slides.flatMap((slide) => withoutExams(slide, isOwn))}
        pictures={useHeroPictures()}
      />
      <Glance categories={courseCategories} texts={languageTexts} />
      <OpenClasses
        title={openClassesSection.home}
        classes={classes}
        count={classesShown}
        className={classes.length > classesShown ? twoOnPhones : ''}
      />
      <History />
      {exams.length > 0 && <Exams exams={exams} />}
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {nextEvents.length > 0 && <NextEvents events={nextEvents} />}
      <SchoolMap />
    </>
  )
}
