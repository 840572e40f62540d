import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/pictures/icon-sprite.ts'
import { icons } from './scripts/pictures/icons.ts'
import { pictures } from './scripts/pictures/plugin.ts'

const chunkNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
}

/**
 * Three shared files instead of two dozen: they compress better, and no visitor waits in a queue. The
 * third holds what every public page shows at once, and nothing that only some of them need.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  {
    name: 'site',
    test: /app\/(root|rendering|hash-scroll|page-meta|styles|ui\/(button|disclosure|external|icon|later|logo|page-header|popover|reduced|site-link)|routes\/site\/layout\/(?!footer|chat-popup-card))|content\/(chat|layout|sample|school)|domain\/(whatsapp|chat-popup|school-day)/,
  },
]

/** How long each plugin took is no news for whoever runs `npm start`. */
const quietChecks = { pluginTimings: false, bundlerTimings: false }

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pictures(), icons(), iconSprite()],
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false },
        rollupOptions: {
          output: { ...chunkNames, codeSplitting: { groups: chunkGroups } },
          checks: quietChecks,
        },
      },
    },
    // The Hono server is the server bundle's entry: bundled together, the routes and the server
    // share one copy of the context keys. All its files lie in one folder, next to the client's.
    ssr: {
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
