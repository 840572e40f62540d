import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from '../scripts/setup/proxies.mjs'
import { freePort } from './free-port.ts'
import { isOpen, nginxWith } from './proxies.ts'

/** nginx as a small CDN: it keeps what it may keep, and says in `x-cache` where an answer comes from. */
export async function startCachingProxy(sitePort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'escola-cdn-'))
  // The worker of nginx runs as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const args = nginxWith(
    folder,
    `proxy_cache_path ${folder}/cache keys_zone=site:1m;
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://127.0.0.1:${sitePort};
        proxy_cache site;
        proxy_cache_background_update on;
        add_header x-cache $upstream_cache_status always;
      }
    }`,
  )
  const child = spawn(programPath('nginx'), args, { stdio: 'ignore' })
  const exited = once(child, 'exit')
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not open')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
