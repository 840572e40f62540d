import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from '#scripts/setup/program.mjs'
import { freePort } from '#tests/running-site/free-port.ts'

export const proxyNames = ['nginx', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

export type HttpsProxy = { url: string; certificate: Buffer; stop: () => Promise<void> }

/** The proxy as the guide configures it, with another port, certificate and site. */
export async function startProxy(
  name: ProxyName,
  { port, sitePort }: { port: number; sitePort: number },
): Promise<HttpsProxy> {
  const folder = proxyFolder(name)
  makeCertificate(folder)
  const places = { folder, port, sitePort, httpPort: await freePort() }
  const args = name === 'nginx' ? nginxArguments(places) : caddyArguments(places)
  const stop = await startProgram(name, { folder, port, args })
  const certificate = readFileSync(join(folder, 'certificate.pem'))
  return { url: `https://localhost:${port}`, certificate, stop }
}

/** nginx with these settings for its `http` block, without TLS. */
export async function startNginx(settings: (folder: string, port: number) => string) {
  const folder = proxyFolder('nginx')
  const port = await freePort()
  const args = nginxWith(folder, settings(folder, port))
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: await startProgram('nginx', { folder, port, args }),
  }
}

function proxyFolder(name: ProxyName): string {
  const folder = mkdtempSync(join(tmpdir(), `escola-${name}-`))
  // The worker of nginx runs as another user.
  chmodSync(folder, 0o755)
  return folder
}

type Start = { folder: string; port: number; args: string[] }

/** Resolves when the port is open, to a function that stops the program. */
async function startProgram(name: ProxyName, { folder, port, args }: Start) {
  const child = spawn(programPath(name), args, {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (part) => {
    words += part
  })
  const exited = once(child, 'exit')
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${name} did not open: ${words}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return async () => {
    child.kill()
    await exited
  }
}

type Places = { folder: string; port: number; sitePort: number; httpPort: number }

/** The site's own file, inside what Debian has in /etc/nginx/nginx.conf. */
function nginxArguments({ folder, port, sitePort, httpPort }: Places): string[] {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen \[::\].*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('server_name www.escola.com.br;', 'server_name www.escola.com.br localhost;')
    .replace(/\/etc\/letsencrypt\/\S+\/fullchain\.pem/g, `${folder}/certificate.pem`)
    .replace(/\/etc\/letsencrypt\/\S+\/privkey\.pem/g, `${folder}/key.pem`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
  writeFileSync(join(folder, 'site.conf'), site)
  const debian = 'sendfile on; tcp_nopush on; types_hash_max_size 2048; gzip on;'
  return nginxWith(folder, `${debian} include ${folder}/site.conf;`)
}

/** The arguments for an nginx that keeps to this folder. */
function nginxWith(folder: string, settings: string): string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/pid; error_log stderr; events { worker_connections 768; }
    http { access_log off; ${temporary} ${settings} }`,
  )
  return ['-e', 'stderr', '-c', configuration]
}

function caddyArguments({ folder, port, sitePort, httpPort }: Places): string[] {
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(
      'www.escola.com.br {',
      `localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
    )
    .replace('escola.com.br {', `http://escola.com.br:${httpPort} {\n\tbind 127.0.0.1`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
  const configuration = join(folder, 'Caddyfile')
  writeFileSync(configuration, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return ['run', '--adapter', 'caddyfile', '--config', configuration]
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync(programPath('openssl'), ['req', '-x509', ...key, ...files, ...names], {
    stdio: 'ignore',
  })
  chmodSync(`${folder}/key.pem`, 0o644)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (open: boolean) => () => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })
}
