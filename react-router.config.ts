import type { Config } from '@react-router/dev/config'

export default {
  // The whole map of the site is small: one cacheable file beats a request per link.
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'main.js',
  splitRouteModules: true,
} satisfies Config
