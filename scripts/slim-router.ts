import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = 'react-router/dist/production/lib'

/**
 * Parts of the router that this site has switched off, and that its visitors would still download:
 * finding routes one by one (`routeDiscovery` is `initial`), instrumentation (nobody passes any), an
 * English error page for sites that have none, and errors of server components (there are none). Each is replaced by what it comes to when unused.
 */
const unused: Record<string, string> = {
  'dom/ssr/fog-of-war.js': `
    const nothing = () => undefined
    export const URL_LIMIT = 7680
    export const isFogOfWarEnabled = () => false
    export {
      nothing as getManifestPath,
      nothing as getPartialManifest,
      nothing as getPatchRoutesOnNavigationFunction,
      nothing as getPathsWithAncestors,
      nothing as handleClientVersionMismatch,
      nothing as useFogOFWarDiscovery,
    }`,
  'router/instrumentation.js': `
    const nothing = () => undefined
    export const instrumentationResultMetaContext = null
    export {
      nothing as consumeInstrumentationClientResultMetaReceiver,
      nothing as getRouteInstrumentationUpdates,
      nothing as instrumentClientSideRouter,
      nothing as instrumentHandler,
    }`,
  'dom/ssr/errorBoundaries.js': `
    const asItIs = ({ children }) => children
    export {
      asItIs as BoundaryShell,
      asItIs as RemixErrorBoundary,
      asItIs as RemixRootDefaultErrorBoundary,
    }`,
  'errors.js': `
    const nothing = () => undefined
    export {
      nothing as decodeRedirectErrorDigest,
      nothing as decodeRouteErrorResponseDigest,
    }`,
}

/** For the browser alone. A new release of the router that moves these parts stops the build. */
export function slimRouter(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(unused).find((file) => id.endsWith(`${folder}/${file}`))
      const text = part && unused[part]
      if (!part || !text) return
      if (names(text) !== names(readFileSync(id, 'utf8'))) {
        throw new Error(`${part} of the router has other exports now: see scripts/slim-router.ts`)
      }
      replaced.add(part)
      return text
    },
    buildEnd(fault) {
      const missed = Object.keys(unused).filter((part) => !replaced.has(part))
      if (!fault && missed.length > 0) throw new Error(`the router has no ${missed.join(', ')} now`)
    },
  }
}

/** What a module exports, in order. */
function names(module: string): string {
  const lists = [...module.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.split(' as ').at(-1)?.trim()),
  )
  const constants = [...module.matchAll(/export const (\w+)/g)].map(([, name]) => name)
  return [...lists, ...constants].filter(Boolean).sort().join(' ')
}
