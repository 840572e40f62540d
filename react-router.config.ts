import type { Config } from '@react-router/dev/config'

export default {
  // scripts/build.ts moves it into place once it is complete.
  buildDirectory: 'builds/next',
  // The whole map of the site is small: one cacheable file beats a request per link.
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'main.js',
  // server/http/csrf.ts judges where a write comes from, resource routes included. The router's own check
  // compares with the address that the last proxy asked for, and would refuse every form behind https.
  allowedActionOrigins: ['**'],
} satisfies Config
