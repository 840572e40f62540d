import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programPath } from '#scripts/setup/program.mjs'
import { visitPages } from '#tests/http-clients/load-clients.ts'
import { heldSocket } from '#tests/proxies/held-socket.ts'
import { freePort } from '#tests/running-site/free-port.ts'

const assets = { '1.0.0': 'old-AAAAAAAA.js', '1.1.0': 'new-BBBBBBBB.js' }
const paths = [
  '/',
  '/cursos',
  '/eventos',
  ...Object.values(assets).map((name) => `/assets/${name}`),
]

test('no request fails while releases are swapped, to and fro, without a proxy, behind nginx and behind Caddy', async () => {
  const { program, choose } = releases()
  choose('1.0.0')
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const node = join(process.cwd(), 'node_modules/.bin/node')
  const site = await heldSocket([node, program], { DATA_DIR: dataDir })
  const ports = [site.port, await nginx(site.port), await caddy(site.port)]
  const answers = (port: number, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then(
      // A response that is not read to its end delays the stop.
      async (answer) => (await answer.text()) && answer.status,
      () => 0,
    )
  for (const port of ports) {
    await expect.poll(() => answers(port, '/'), { timeout: 30_000 }).toBe(200)
  }

  let ended = false
  // Without a pause they would take CPU time from the site, which has a second for requests in flight.
  const load = { visitors: 2, paths, lookMs: 30, restarts: true, until: () => ended }
  const visits = ports.map((port) => visitPages({ port }, load))
  const statuses: number[] = []
  for (const version of ['1.1.0', '1.0.0'] as const) {
    choose(version)
    statuses.push(await site.restart())
    for (const port of ports) {
      for (const path of paths) expect(await answers(port, path), `${port}${path}`).toBe(200)
    }
  }
  ended = true
  expect(statuses).toEqual([0, 0])
  for (const { times, failed } of await Promise.all(visits)) {
    expect(times.length).toBeGreaterThan(15)
    expect(failed).toBe(0)
  }
})

/** Two releases side by side, each with a file of its own; `current` links to one of them. */
function releases() {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const [version, asset] of Object.entries(assets)) {
    const build = join(folder, 'releases', version, 'build')
    mkdirSync(build, { recursive: true })
    cpSync(realpathSync('build'), build, { recursive: true })
    writeFileSync(join(build, 'client/assets', asset), asset)
  }
  const choose = (version: keyof typeof assets) => {
    symlinkSync(join('releases', version), join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'current'))
  }
  return { program: join(folder, 'current/build/server/main.js'), choose }
}

async function nginx(to: number): Promise<number> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'escola-nginx-'))
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
  fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://127.0.0.1:${to}; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`,
  )
  runWithTest('nginx', ['-c', config])
  return port
}

async function caddy(to: number): Promise<number> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'escola-caddy-'))
  const site = `http://127.0.0.1:${port} {\n\treverse_proxy 127.0.0.1:${to}\n}`
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}\n`)
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  runWithTest('caddy', args, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder })
  return port
}

function runWithTest(name: string, args: string[], env: Record<string, string> = {}): void {
  const proxy = spawn(programPath(name), args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  })
  onTestFinished(() => void proxy.kill('SIGTERM'))
}
