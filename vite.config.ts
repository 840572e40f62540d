import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/pictures/icon-sprite.ts'
import { icons } from './scripts/pictures/icons.ts'
import { pictures } from './scripts/pictures/plugin.ts'
import { plainImports } from './scripts/plain-imports.ts'
import { slimRouter } from './scripts/slim-router.ts'

const chunkNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
}

/**
 * A few shared files instead of two dozen: they compress better, and no visitor waits in a queue. `site`
 * holds what every public page needs at once, and nothing heavy that only some of them need.
 */
const chunkGroups = [
  {
    name: 'site',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|app\/(root|rendering|hash-scroll|page-meta|styles|ui\/(back-link|band|button|disclosure|external|far|icon|later|logo|page-header|picture|popover|reduced|section|site-link)|routes\/site\/layout\/(?!footer|chat-popup-card))|content\/(chat|greetings|layout|sample|school)|domain\/(whatsapp|chat-popup|school-day)/,
  },
  { name: 'carousel', test: /app\/ui\/carousel\// },
  {
    name: 'happenings',
    test: /app\/ui\/(photo-image|page-links)|app\/routes\/site\/events\/(social-call|load-failure|event-facts)|content\/events|domain\/(counts|events\/event-day)/,
  },
]

/** How long each plugin took is no news for whoever runs `npm start`. */
const quietChecks = { pluginTimings: false, bundlerTimings: false }

export default defineConfig({
  plugins: [
    slimRouter(),
    plainImports(),
    tailwindcss(),
    reactRouter(),
    pictures(),
    icons(),
    iconSprite(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: false,
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
