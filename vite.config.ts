import { readdirSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { iconSprites } from './scripts/pictures/icon-sprite.ts'
import { icons } from './scripts/pictures/icons.ts'
import { pictures } from './scripts/pictures/plugin.ts'

const chunkNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
}

/**
 * React and the shared pieces, each in one file for the admin area and the islands; and the little
 * that the islands' entry imports, which must bring neither along.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'plain',
    test: /vite\/preload-helper|app\/(browser-storage|islands\/search|ui\/image-fallback|routes\/site\/gallery\/photo-(in-url|portions))\.ts$/,
    priority: 2,
  },
  {
    name: 'ui',
    test: /app\/(ui\/(?!logo)|islands\/(href|use-search)|pagination)|content\/gallery\.ts|domain\/(counts|phone-number|school\/school-links)\.ts/,
    priority: 1,
  },
]

/** What is fetched together with an island. The list is in every page; a chunk that is not in it costs a round trip. */
const preloadedChunks = (_: string, chunks: string[]) =>
  chunks.filter((name) => /\/(react|ui)-/.test(name))

/**
 * The script of public pages, beside the router's own entry (app/islands/README.md). The server's
 * build comes after the client's, and learns the hashed name.
 */
function islandsEntry(): Plugin {
  const id = 'virtual:islands-entry'
  const source = '/app/islands/entry.ts'
  let address = source
  let reference = ''
  return {
    name: 'islands-entry',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      // A retry imports it by name.
      const preserveSignature = 'exports-only'
      reference = this.emitFile({
        type: 'chunk',
        id: `.${source}`,
        name: 'islands',
        preserveSignature,
      })
    },
    generateBundle() {
      if (this.environment.name === 'client') address = `/${this.getFileName(reference)}`
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (wanted) => (wanted === `\0${id}` ? `export default '${address}'` : null),
  }
}

/** No plugin timings: who runs `npm start` does not need them. */
const quietChecks = { pluginTimings: false, bundlerTimings: false }

const fonts = 'adapters/sharp/fonts'

/** Pictures are encoded in a separate process, whose program and fonts are next to the server's. */
const encodeProcess: Plugin = {
  name: 'encode-process',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    const id = './adapters/sharp/encode-process.ts'
    this.emitFile({ type: 'chunk', id, fileName: 'encode-process.js' })
    for (const file of readdirSync(fonts).filter((file) => /\.(ttf|conf)$/.test(file))) {
      const source = readFileSync(`${fonts}/${file}`)
      this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source })
    }
  },
}

export default defineConfig({
  // The runtime that finds faces would also run in Node.
  worker: { rollupOptions: { external: /^node:/, checks: quietChecks } },
  plugins: [
    tailwindcss(),
    reactRouter(),
    islandsEntry(),
    pictures(),
    icons(),
    iconSprites(),
    encodeProcess,
  ],
  environments: {
    client: {
      build: {
        // With the polyfill, which only HTML entries would get, Vite's helper does not ask each browser what it knows.
        modulePreload: { polyfill: true, resolveDependencies: preloadedChunks },
        rollupOptions: {
          output: { ...chunkNames, codeSplitting: { groups: chunkGroups } },
          checks: quietChecks,
        },
      },
    },
    // The Hono server is the server bundle's entry: bundled together, the routes and the server
    // share one copy of the context keys. All its files lie in one folder, next to the client's.
    ssr: {
      // A large package of which a few parts are used: only those go into the server's files.
      resolve: { noExternal: ['yet-another-react-lightbox'] },
      build: {
        rollupOptions: {
          input: './server/main.ts',
          checks: quietChecks,
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})
