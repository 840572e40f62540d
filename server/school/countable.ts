import type { PublicEvents } from '#domain/events/public-events.ts'
import type { Countable } from '#domain/statistics/counted.ts'
import type { MatchRoute } from '#server/http/route-match.ts'
import type { CurrentSchool } from './current-school.ts'

type Parts = {
  siteUrl: string
  school: CurrentSchool
  publicEvents: PublicEvents
  matchRoute: MatchRoute
}

/** What the site has that can be counted. Null: the school counts nothing. */
export function countableSite({ siteUrl, school, publicEvents, matchRoute }: Parts) {
  const siteHost = new URL(siteUrl).host

  async function isPage(path: string): Promise<boolean> {
    const route = matchRoute(path)
    if (!route?.isCanonical || route.isData) return false
    if (route.handle.sitemap !== 'events') return route.handle.sitemap !== undefined
    const id = path.split('/').at(-1) ?? ''
    return (await publicEvents.gallery(id, { from: 0, size: 0 })) !== null
  }

  return async (): Promise<Countable | null> => {
    const { facts, courses, classes } = await school.shown()
    if (!facts.counting.visits) return null
    return {
      siteHost,
      isPage,
      isSubject: async (subject) =>
        courses.some(({ id }) => subject === `curso-${id}`) ||
        classes.some(({ id }) => subject === `turma-${id}`),
    }
  }
}
