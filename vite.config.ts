import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { icons } from './scripts/pictures/icons.ts'
import { pictures } from './scripts/pictures/plugin.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pictures(), icons()],
  environments: {
    // The Hono server is the server bundle's entry: bundled together, the routes and the server
    // share one copy of the context keys.
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
})
