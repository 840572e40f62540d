import { relative } from 'node:path'
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
 * One file with what every public page needs, instead of two dozen: it compresses better. The popup
 * comes five seconds later, in a file of its own.
 */
const neededByEveryPage =
  /^(node_modules\/(react|react-dom|scheduler|react-router)\/|app\/(?!routes\/)|app\/routes\/site\/layout\/(?!chat-popup-card)|content\/(chat|language-names|layout|total-approval)|domain\/(languages|school\/school-links|whatsapp))/

/** What the list of events and the galleries share: one small file instead of five. */
const neededByEvents =
  /^(app\/routes\/site\/(events|gallery)\/|content\/(events|gallery)|domain\/(counts|school-day))/

const matching = (pattern: RegExp) => (id: string) =>
  pattern.test(relative(import.meta.dirname, id))

const chunkGroups = [
  { name: 'site', test: matching(neededByEveryPage), priority: 1 },
  { name: 'events', test: matching(neededByEvents), minShareCount: 2 },
]

/** How long each plugin took is no news for whoever runs `npm start`. */
const quietChecks = { pluginTimings: false, bundlerTimings: false }

/** Pictures are encoded in a process of its own: its program lies next to the server's. */
const encodeProcess: Plugin = {
  name: 'encode-process',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    const id = './adapters/sharp/encode-process.ts'
    this.emitFile({ type: 'chunk', id, fileName: 'encode-process.js' })
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pictures(), icons(), iconSprites(), encodeProcess],
  environments: {
    client: {
      build: {
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
