import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Vite wraps every `import()` in a helper of a kilobyte that fetches style sheets and dependencies
 * beside the module. Ours have none: `modulePreload` is off, and a part that has a style sheet renders a
 * link to it. So the helper comes to nothing, and a part that would need it stops the build.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.code.includes('__vite__mapDeps')) {
            throw new Error(`${chunk.fileName} fetches a style sheet with a part: link it instead`)
          }
        }
      },
    },
  }
}
