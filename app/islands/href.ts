import type { href as routerHref } from 'react-router'

/** The router's `href` with its types, for islands: importing the router would bring all of it to the browser. */
export const href = ((path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )) as typeof routerHref
