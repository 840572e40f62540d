import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { expect, test } from 'vitest'

type Import = { from: string; to: string }

/** Every folder that may hold code. A file outside all of them must move, or its folder be added here. */
const rooms = [
  'app',
  'app/islands',
  'app/routes/admin/*',
  'app/routes/files',
  'app/routes/site/*',
  'app/styles',
  'app/ui{,/*}',
  'domain{,/admin,/alarms,/backups,/changes,/clock,/events,/faces,/fields,/photos,/placement,/school{,/lists},/statistics}',
  'adapters/{*,sharp/status-picture}',
  'content{,/changes,/media,/placement,/school-lists}',
  'server{,/admin-account,/alarm,/env,/html,/http,/nightly,/page-cache,/school}',
  'escola{,/*}',
  'scripts{,/dev,/pictures,/release,/setup,/test}',
  'bench{,/chapters}',
  'tests{,/attacks,/engines,/operator,/rules,/site,/stores}',
  'tests/{rules,stores,operator}/*',
  'tests/browser{,/admin,/site}',
  'tests/{hosted-services,http-clients,proxies,running-site,sample-data}',
  'tests/hosted-services/memory-firestore',
  'tests/running-site/preloads',
]

/** What a newcomer opens first. */
const topOfServer = [
  'main',
  'listen',
  'app',
  'site',
  'env',
  'start-check',
  'stores',
  'services',
  'housekeeping',
  'log',
].map((name) => `server/${name}.ts`)

const trees = ['app', 'domain', 'adapters', 'content', 'server', 'escola']
const files = trees.flatMap(sourcesBelow)
const imports = files.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))

/** The packages that each technology's adapter may import, besides Node's own modules. */
const sdkOf: Record<string, RegExp> = {
  argon2: /^$/,
  sqlite: /^$/,
  disk: /^$/,
  sharp: /^(sharp|p-limit|libheif-js\/.*)$/,
  firestore: /^@google-cloud\/firestore$/,
  simplewebauthn: /^@simplewebauthn\/server$/,
  zxcvbn: /^@zxcvbn-ts\/language-common$/,
  cloudinary: /^(cloudinary|p-map)$/,
}

/** Each rule in one sentence, and the imports that break it. */
const rules: Record<string, (edge: Import) => boolean> = {
  'the domain imports nothing but itself, its validator and an ordered concurrent map': ({
    from,
    to,
  }) => within('domain', from) && !within('domain', to) && !['valibot', 'p-map'].includes(to),

  'content imports the domain and itself': ({ from, to }) =>
    within('content', from) && !within('content', to) && !within('domain', to) && to !== 'valibot',

  'an adapter imports the domain and its own SDK, never another adapter': ({ from, to }) => {
    const technology = from.split('/')[1] ?? ''
    if (!within('adapters', from)) return false
    if (within('domain', to) || within(`adapters/${technology}`, to)) return false
    return !to.startsWith('node:') && !sdkOf[technology]?.test(to)
  },

  'the app imports the domain, content and itself, never the server side': ({ from, to }) =>
    within('app', from) &&
    (within('adapters', to) ||
      within('server', to) ||
      to.startsWith('node:') ||
      /^(sharp|pino|hono|@hono\/|cloudinary|@google-cloud\/)/.test(to)),

  'shared pieces never import routes': ({ from, to }) =>
    within('app/ui', from) && within('app/routes', to),

  'site and admin never import each other': ({ from, to }) =>
    (within('app/routes/site', from) && within('app/routes/admin', to)) ||
    (within('app/routes/admin', from) && within('app/routes/site', to)),

  'only stores.ts names adapters': ({ from, to }) =>
    within('adapters', to) &&
    !within('adapters', from) &&
    !within('escola', from) &&
    from !== 'server/stores.ts',

  'the commands of the operator know the embedded stores and no others': ({ from, to }) =>
    within('escola', from) && /^adapters\/(?!sqlite|disk)/.test(to),

  'the page cache has one entrance': ({ from, to }) =>
    within('server/page-cache', to) &&
    !within('server/page-cache', from) &&
    to !== 'server/page-cache/page-cache.ts',

  'nothing below the server imports it': ({ from, to }) =>
    within('server', to) && !within('server', from) && !within('escola', from),
}

for (const [rule, isBroken] of Object.entries(rules)) {
  test(rule, () => {
    expect(imports.filter(isBroken).map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })
}

test('what an island brings to the browser has neither the router nor useId', () => {
  const reached = reachedFrom('app/islands/entry.ts')
  expect(reached.size).toBeGreaterThan(40)
  const faults = [...reached].filter(([, code]) => /from 'react-router'|\buseId\(/.test(code))
  expect(faults.map(([file]) => file)).toEqual([])
  expect(reachedFrom('app/entry.client.tsx').get('app/entry.client.tsx')).toContain('react-router')
})

test('the table of routes says what a URL does: no route reads it from its path', () => {
  const choosesByPath = (code: string) =>
    /\bpattern\s*\.(endsWith|includes|split|slice|match)\(|\bpathname\s*\.endsWith\('\//.test(code)
  const routes = files.filter((file) => within('app/routes/admin', file))
  expect(routes.length).toBeGreaterThan(150)
  expect(routes.filter((file) => choosesByPath(readFileSync(file, 'utf8')))).toEqual([])
  expect(choosesByPath("const isUndo = args.pattern.endsWith('/desfazer')")).toBe(true)
})

/** Public routes get events from `publicEvents` and `guardedEvents`, which know who may see which. */
const readsEveryEvent = (code: string) =>
  /\bevents\b[^{}]*\}\s*=\s*context\.get\(servicesContext\)/.test(code) ||
  /get\(servicesContext\)\.events\b|\bservices\.events\b|\btype EventStore\b|\bEventStore\b.*from/.test(
    code,
  )

test('public routes never read the store of all events', () => {
  const isPublicRoute = (file: string) =>
    within('app/routes/site', file) || within('app/routes/files', file)
  const publicRoutes = files.filter(isPublicRoute)
  expect(publicRoutes.length).toBeGreaterThan(80)
  expect(publicRoutes.filter((file) => readsEveryEvent(readFileSync(file, 'utf8')))).toEqual([])
  for (const code of [
    'const { events, photoUrls } = context.get(servicesContext)',
    'const { siteUrl, events } = context.get(servicesContext)',
    'await context.get(servicesContext).events.one(id)',
    "import type { EventStore } from '#domain/events/event-store.ts'",
  ]) {
    expect(readsEveryEvent(code), code).toBe(true)
  }
  expect(readsEveryEvent('const { publicEvents } = context.get(servicesContext)')).toBe(false)
})

test('every file of code lies in a room', () => {
  const folders = new Set(codeBelow('.').map(dirname))
  const homeless = [...folders].filter((folder) => !rooms.some((room) => matchesGlob(folder, room)))
  expect(homeless.filter((folder) => folder !== '.')).toEqual([])
  const empty = rooms.filter((room) => ![...folders].some((folder) => matchesGlob(folder, room)))
  expect(empty).toEqual([])
})

test('a file in no room is noticed', () => {
  for (const folder of ['server/utils', 'lib', 'app/components', 'domain/events/helpers']) {
    expect(
      rooms.some((room) => matchesGlob(folder, room)),
      folder,
    ).toBe(false)
  }
})

test('beyond its own folder a file imports by the name of the top folder', () => {
  const upwards = codeBelow('.').filter((file) =>
    /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]\.\.\//.test(readFileSync(file, 'utf8')),
  )
  expect(upwards).toEqual(['tests/architecture.test.ts'])
})

test('the top of server/ holds what a newcomer opens first, and nothing else', () => {
  const top = codeBelow('server').filter((file) => dirname(file) === 'server')
  expect(top.sort()).toEqual([...topOfServer].sort())
})

test('the zone of the school is named in one file', () => {
  const named = /America\/Sao_Paulo|[^\d]-03:00|UTC-3/
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([
    'domain/school-day.ts',
  ])
})

test('only env.ts reads the environment', () => {
  const readers = files.filter((file) => /process\.env/.test(readFileSync(file, 'utf8')))
  expect(readers).toEqual(['server/env.ts'])
})

test('what is stored and deleted is dated by the clock that is trusted', () => {
  const machine = /Date\.now\(\)|new Date\(\)/
  const readers = files.filter((file) => machine.test(readFileSync(file, 'utf8')))
  // The browser's own clock is another one.
  expect(readers.filter((file) => !file.startsWith('app/')).sort()).toEqual([
    // Whether to open the file again, and how many lines a second are logged.
    'adapters/sqlite/database.ts',
    // Samples of an empty site, and what an operator is shown.
    ...[
      'escola/clock-command.ts',
      'escola/demo/demo-command.ts',
      'escola/doctor/doctor-command.ts',
    ],
    // The record of the trusted clock is in a database that this release may be unable to read.
    'escola/go-back/copy-command.ts',
    'escola/site-clock.ts',
    'server/log.ts',
    'server/services.ts',
    'server/stores.ts',
  ])
})

test('the rules see the imports they judge', () => {
  expect(imports.length).toBeGreaterThan(80)
  const broken = (code: string, from: string) =>
    Object.entries(rules)
      .filter(([, isBroken]) => importsIn(from, code).some(isBroken))
      .map(([rule]) => rule)
  expect(broken("import x from '#adapters/sqlite/x.ts'", 'app/ui/button.tsx')).toHaveLength(2)
  expect(broken("import { a } from 'react'", 'domain/a.ts')).toHaveLength(1)
  expect(broken("export * from '../routes/a.ts'", 'app/ui/button.tsx')).toHaveLength(1)
  expect(
    broken("const a = await import('../../admin/x.ts')", 'app/routes/site/home/a.ts'),
  ).toHaveLength(1)
  expect(broken("import '#adapters/disk/x.ts'", 'adapters/sqlite/x.ts')).toHaveLength(1)
  expect(broken("import { b } from '#server/b.ts'", 'domain/a.ts')).toHaveLength(2)
  expect(broken("import '#adapters/firestore/x.ts'", 'escola/x.ts')).toHaveLength(1)
})

/** `npm run check` runs the rules after every change, so they must take seconds. */
const processOrPort = /^node:(child_process|cluster|dgram|https?|http2|net|tls|worker_threads)$/
const pictureWork = /\b(sharp|quarters|cameraJpeg|taggedPicture|phonePhoto)\(/

test('a rule starts no process, opens no port and makes no picture', () => {
  const slow = codeBelow('tests/rules').flatMap((file) =>
    slowWork(file, readFileSync(file, 'utf8')),
  )
  expect(slow).toEqual([])
})

test('a rule that does is noticed, also when a file that it imports does it', () => {
  const work = (code: string) => slowWork('tests/rules/a.test.ts', code)
  expect(work("import { spawn } from 'node:child_process'")).toHaveLength(1)
  expect(work("import { startSite } from '#tests/running-site/site-process.ts'")).not.toEqual([])
  expect(work("import { openSite } from '#server/site.ts'")).not.toEqual([])
  expect(work("import type { SiteProcess } from '#tests/running-site/site-process.ts'")).toEqual([])
  expect(work('const photo = await phonePhoto(400, 300)')).toHaveLength(1)
  expect(work("import { aDraft } from '#tests/sample-data/builders.ts'")).toEqual([])
})

/** One line for each import by which a rules test reaches a process or a port, and one if it makes pictures. */
function slowWork(file: string, code: string): string[] {
  const reached = new Set([file])
  const found: string[] = pictureWork.test(code) ? [`${file} makes pictures`] : []
  const follow = (from: string, text: string) => {
    for (const { to } of importsIn(from, text.replaceAll(/\bimport type [^']*'[^']+'/g, ''))) {
      if (processOrPort.test(to)) found.push(`${file}: ${from} -> ${to}`)
      if (reached.has(to) || !existsSync(to)) continue
      reached.add(to)
      follow(to, readFileSync(to, 'utf8'))
    }
  }
  follow(file, code)
  return found
}

function importsIn(from: string, code: string): Import[] {
  const pattern = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g
  return [...code.matchAll(pattern)].map(([, to = '']) => ({ from, to: resolve(from, to) }))
}

/** The code of a file and of all our own files that it imports, directly or not; without type imports. */
function reachedFrom(file: string, reached = new Map<string, string>()): Map<string, string> {
  if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return reached
  const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*?from '[^']+'$/gm, '')
  reached.set(file, code)
  for (const { to } of importsIn(file, code)) reachedFrom(to, reached)
  return reached
}

/** Our own files as paths from the top folder; package names unchanged. */
function resolve(from: string, to: string): string {
  if (to.startsWith('#')) return to.slice(1)
  if (to.startsWith('.')) return normalize(join(dirname(from), to))
  return to
}

function within(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`)
}

/** Only our own code: nothing installed, built or generated. */
function codeBelow(folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(file))
    .filter((file) => folder === '.' || file.startsWith(`${folder}/`))
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}
