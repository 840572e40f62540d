import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import type * as siteModule from '#server/site.ts'
import type { Site } from '#server/site.ts'
import type { serverModules } from './server-modules.ts'

const site = '/server/site.ts'
/** The router's plugin reports a mistake in this file only in the terminal, so it is loaded here too. */
const routes = '/app/routes.ts'

type Parts = {
  modules: ReturnType<typeof serverModules>
  env: Env
  log: Log
  /** After every attempt to open the current site. */
  onTry: (outcome: { fault: unknown }) => void
}

/** Reopens the site after every change, without waiting for a request, and never twice at once. */
export function currentSite({ modules, env, log, onTry }: Parts) {
  let tried: ReturnType<typeof modules.versionOf> | null = null
  let trying: Promise<void> | null = null
  let loaded: typeof siteModule | null = null
  let open: OpenSite | null = null
  let fault: unknown = null

  function isCurrent(): boolean {
    const { environment, times } = modules.versionOf([site, routes])
    return tried?.environment === environment && tried.times === times
  }

  async function tryToOpen(): Promise<void> {
    tried = modules.versionOf([site, routes])
    try {
      await modules.load(routes)
      const fresh = await modules.load<typeof siteModule>(site)
      if (fresh === loaded && fault === null) return
      const opened = openSite(await fresh.openSite({ env, log }))
      loaded = fresh
      fault = null
      void open?.closeWhenIdle()
      open = opened
    } catch (error) {
      fault = error
    }
    onTry({ fault })
  }

  function tryOnce(): Promise<void> {
    trying ??= tryToOpen().finally(() => {
      trying = null
    })
    return trying
  }

  async function untilCurrent(): Promise<OpenSite> {
    while (!isCurrent()) await tryOnce()
    if (fault !== null || !open) throw fault
    return open
  }

  setInterval(() => {
    if (!isCurrent()) untilCurrent().catch(() => {})
  }, 100)
  return untilCurrent
}

type OpenSite = ReturnType<typeof openSite>

/** Stays open until its last request is finished. */
function openSite(site: Site) {
  const answers = new Set<Promise<Response>>()
  return {
    site,
    async fetch(...given: Parameters<Site['fetch']>): Promise<Response> {
      const answer = Promise.resolve(site.fetch(...given))
      answers.add(answer)
      return answer.finally(() => answers.delete(answer))
    },
    closeWhenIdle: () => Promise.allSettled(answers).then(site.close),
  }
}
