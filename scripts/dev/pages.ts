import { randomUUID } from 'node:crypto'
import type { Plugin, ViteDevServer } from 'vite'

const script = '/scripts/dev/page-script.ts'

/**
 * Tells open pages to reload after a change that is not only in style sheets, and shows them faults. By its number of
 * changes, a page knows whether it missed any while it was loading.
 */
export function openPages() {
  const changedFiles = new Set<string>()
  let changes = 0
  let vite: ViteDevServer | null = null
  const client = () => vite?.environments.client.hot

  const plugin: Plugin = {
    name: 'open-pages',
    configureServer(server) {
      // After a restart, Vite gives the first server object the parts of the new one.
      vite ??= server
      server.watcher.on('all', (_, file) => changedFiles.add(file))
      server.environments.client.hot.on('page-opened', (number: number, page) => {
        if (number !== changes) page.send('site-changed')
      })
    },
  }

  return {
    plugin,
    reload({ evenForStyles }: { evenForStyles: boolean }): void {
      const files = [...changedFiles]
      changedFiles.clear()
      // Vite replaces style sheets in place.
      const onlyStyles = files.length > 0 && files.every((file) => file.endsWith('.css'))
      if (onlyStyles && !evenForStyles) return
      changes += 1
      client()?.send('site-changed')
    },
    showOverlay: (err: OverlayError) => client()?.send({ type: 'error', err }),
    /** Adds the script that reloads the page, under a policy that allows Vite's overlay and its reconnecting. */
    async prepare(response: Response): Promise<Response> {
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const nonce = randomUUID()
      const headers = new Headers(response.headers)
      headers.delete('content-length')
      const policy = headers.get('content-security-policy')
      if (policy) {
        const styles = policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
        headers.set('content-security-policy', `${styles}; worker-src 'self' blob:`)
      }
      const additions = `<meta property="csp-nonce" nonce="${nonce}"><script type="module" src="${script}" data-changes="${changes}"></script>`
      const html = (await response.text()).replace('</head>', `${additions}</head>`)
      return new Response(html, { status: response.status, headers })
    },
  }
}

type OverlayError = { message: string; stack: string }
