import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/running-site/free-port.ts'
import { projectCopy } from './setup/project-copy.ts'

/** A copy whose tools do not use their caches of this project. */
function projectToEdit() {
  const { folder, edit } = projectCopy({ with: ['.gitignore'] })
  const packages = join(folder, 'node_modules')
  rmSync(packages)
  mkdirSync(packages)
  for (const name of readdirSync('node_modules')) {
    if (['.vite', '.cache'].includes(name)) continue
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name))
  }
  return { folder, edit }
}

/** `npm run dev`, and an open page that receives what its script would. */
async function startDevelopment(folder: string) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const dev = spawn('node_modules/.bin/node', ['scripts/install-and-run.mjs', 'scripts/dev.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
  })
  onTestFinished(async () => {
    dev.kill('SIGKILL')
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ''
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on('data', (part) => {
      said += part
    })
  }
  await expect.poll(() => said, { timeout }).toContain('Desenvolvimento em')

  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      headers: { accept: 'text/html' },
    })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const socket = new WebSocket(`ws://localhost:${port}/`, 'vite-hmr')
  let heard = ''
  socket.addEventListener('message', ({ data }) => {
    heard += data
  })
  await expect.poll(() => heard, { timeout }).toContain('connected')
  /** What the page hears after this change. */
  const hears = async (words: string, change: () => void) => {
    heard = ''
    change()
    await expect.poll(() => heard, { timeout }).toContain(words)
    return heard
  }
  return { get, hears, said: () => said }
}

const timeout = 90_000

test('in development an open page follows what is saved, and shows what is broken until it is mended', async () => {
  const { folder, edit } = projectToEdit()
  const { get, hears, said } = await startDevelopment(folder)
  const replace = (file: string, from: string, to: string) => () =>
    edit(file, (text) => text.replace(from, to))
  const heading = ["title: 'Sobre a Escola'", "title: 'Sobre a Casa'"] as const
  const text = 'content/about.ts'

  const { html, headers } = await get('/about')
  const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(html)?.[1]
  expect(html).toContain('src="/scripts/dev/page-script.ts"')
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)

  await hears('site-changed', replace(text, ...heading))
  expect((await get('/about')).html).toContain('Sobre a Casa')

  const broken = await hears('"error"', replace(text, heading[1], "title: 'Sobre quem"))
  expect(broken).toMatch(/content\/about\.ts:\d+:\d+/)
  const page = await get('/about')
  expect(page.status).toBe(500)
  expect(page.html).toMatch(/content\/about\.ts:\d+:\d+/)
  expect(page.html).toContain('src="/scripts/dev/page-script.ts"')
  await hears('site-changed', replace(text, "title: 'Sobre quem", heading[0]))
  expect((await get('/about')).status).toBe(200)

  const before = said().length
  edit('domain/languages.ts', (table) => table.replace("name: 'Inglês'", "name: 'Inglez'"))
  await expect.poll(async () => (await get('/cursos')).html, { timeout }).toContain('Inglez')
  expect(said()).not.toContain('restarting')
  // The configuration imports the names of the icons.
  edit('app/ui/icon-names.ts', (names) => `${names}// another line\n`)
  await expect.poll(said, { timeout }).toContain('server restarted')
  expect((await get('/cursos')).status).toBe(200)
  expect(said().slice(before)).not.toMatch(/^\s+at /m)
  expect(said().split('Antes de publicar')).toHaveLength(2)

  edit('app/routes/site/courses/courses.tsx', (code) =>
    code.replace('  const shown =', "  throw new Error('sem cursos')\n  const shown ="),
  )
  await expect.poll(async () => (await get('/cursos')).status, { timeout }).toBe(500)
  const place = /sem cursos\n\s+at loader \(app\/routes\/site\/courses\/courses\.tsx:\d+:\d+\)/
  expect((await get('/cursos')).html.replaceAll(/<[^>]+>/g, '')).toMatch(place)
  expect(said()).toMatch(place)
})
