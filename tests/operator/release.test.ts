import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { writeArchive, writeDigest } from '#scripts/release/archive.ts'
import { releaseFiles } from '#scripts/release/files.ts'
import { licences, packagesInBuild } from '#scripts/release/licences.ts'
import { runtimePackages } from '#scripts/release/runtime-packages.ts'
import { mallocSettings, nodeFlags } from '#scripts/setup/serve-site.mjs'
import { cannotRun } from '#tests/cannot-run.ts'
import { freePort } from '#tests/running-site/free-port.ts'
import { isRoot, nobody, requireAccounts } from './accounts.ts'
import { machineRoot } from './machine-root.ts'

const folder = mkdtempSync(join(tmpdir(), 'escola-versao-'))
const { name, version, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const project = { name, version, commit: '3f2a1bc9' }
const archive = join(folder, `escola-${version}.tar.gz`)
const nodeProgram = 'node_modules/node/bin/node'

beforeAll(async () => {
  // What `npm run release` does, without what takes most of its time: compression, and Node's 120 of its 200 MB.
  const files = releaseFiles(project).filter(({ path }) => path !== 'bin/node')
  await writeArchive(archive, `escola-${version}`, files, { level: 0 })
})

afterAll(() => rmSync(folder, { recursive: true }))

test('on a machine with nothing but the archive the site starts, serves, takes commands and stops', async (context) => {
  if (isRoot) requireAccounts(context)
  const machine = machineRoot(archive, nodeProgram)
  if ('refused' in machine) return cannotRun(context, machine.refused)
  onTestFinished(() => rmSync(machine.root, { recursive: true }))
  const port = String(await freePort())
  const settings = ['PORT', port, 'DATA_DIR', '/dados', 'SITE_URL', 'https://escola.example']
  const env = settings.flatMap((name, at) => (at % 2 === 0 ? [`${name}=${settings[at + 1]}`] : []))
  const [unshare = '', ...args] = machine.command('/usr/bin/env', ...env, '/srv/bin/site')
  const site = spawn(unshare, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(site, 'exit')
  let said = ''
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (part) => (said += part))
  const url = `http://127.0.0.1:${port}`
  const status = (path: string) => fetch(url + path).then((answer) => answer.status, String)
  await expect.poll(() => status('/healthz'), { timeout: 30_000 }).toBe(200)

  const page = await (await fetch(url)).text()
  const assets = page.match(/\/assets\/[\w.-]+/g) ?? []
  expect(assets.length).toBeGreaterThan(3)
  for (const asset of assets) expect(await status(asset), asset).toBe(200)

  const escola = (...words: string[]) => {
    const [first = '', ...rest] = machine.command(
      '/usr/bin/env',
      ...env,
      '/srv/bin/escola',
      ...words,
    )
    return spawnSync(first, rest, { encoding: 'utf8' })
  }
  const demo = escola('demo', '--eventos', '1')
  expect(demo.stderr + demo.stdout).toContain('Pronto')
  expect(escola('check-settings').stdout).toContain('em ordem')
  const settingsFile = join(machine.root, 'etc/escola.env')
  writeFileSync(settingsFile, 'SITE_URLL=https://escola.example\nADMIN_PASSWORD=senha-longa#1984\n')
  const wrong = escola('check-settings')
  expect([wrong.status, wrong.stderr.trim().split('\n')]).toEqual([
    1,
    [
      '/etc/escola.env: SITE_URLL (linha 1) não existe: seria SITE_URL?',
      expect.stringContaining('/etc/escola.env: ADMIN_PASSWORD (linha 2) tem um # fora de aspas'),
    ],
  ])
  rmSync(settingsFile)
  expect(escola('--help').stdout).toContain('Uso: escola <comando>')
  expect(escola('--version').stdout).toBe(`${version} (3f2a1bc9)\n`)
  const firstPassword = readFileSync(join(machine.root, 'dados/primeira-senha.txt'), 'utf8')
  expect(firstPassword).toContain('Para criar outra: escola admin')
  expect(escola('admin', '--mostrar').stdout).toContain('https://escola.example/admin')
  expect(escola('backup', '/dados/escola.tar').stdout).toContain('Pronto: 1 evento e ')
  await expect
    .poll(async () => (await fetch(`${url}/eventos`)).text())
    .toContain('/galeria-evento/')

  process.kill(machine.processOf(site.pid ?? 0), 'SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(said).toContain('"msg":"stopped"')
})

test('an installed release does nothing without its settings: the site would begin anew, empty', (context) => {
  // Root could read everything.
  if (isRoot) requireAccounts(context)
  const root = mkdtempSync(join(tmpdir(), 'escola-maquina-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const settings = join(root, 'escola.env')
  const bin = (release: string) => {
    const folder = join(root, release, 'bin')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'node'), '#!/bin/sh\necho started "$@"\n', { mode: 0o755 })
    for (const name of ['site', 'escola']) {
      copyFileSync('scripts/release/run.sh', join(folder, name))
      chmodSync(join(folder, name), 0o755)
    }
    return folder
  }
  chmodSync(root, 0o755)
  const installed = bin('srv/escola/releases/escola-1.0.0-12345678')
  const run = (folder: string, name: string) => {
    const { status, stdout, stderr } = spawnSync(join(folder, name), [], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ESCOLA_ENV: settings },
      ...(isRoot && { uid: nobody }),
    })
    return [status, stdout, stderr].join(' ')
  }
  expect(run(installed, 'site')).toMatch(
    /^1 {2}Falta .*escola\.env.*sudo install -o root -g escola/,
  )
  expect(run(installed, 'escola')).toMatch(/^1 {2}Falta /)
  // In a container the settings are environment variables.
  expect(run(bin('srv/escola'), 'site')).toMatch(/^0 started /)
  writeFileSync(settings, '# SITE_URL=https://a.example\n\n')
  expect(run(installed, 'site')).toMatch(/^1 {2}.*escola\.env não tem configuração nenhuma/)
  writeFileSync(settings, '# a comment\nSITE_URL=https://a.example')
  expect(run(installed, 'site')).toMatch(/^0 started .*--env-file=/)
  chmodSync(settings, 0o600)
  expect(run(installed, 'site')).toMatch(
    isRoot ? /sudo chown root:escola .*&& sudo chmod 640 / : /^0 started/,
  )
})

test('the same sources make the same archive on another day', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const madeOn = async (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    const files = releaseFiles(project)
    // The packages and Node, 190 of its 196 MB, are archived like the rest.
    const few = files.filter(({ path }) => !/^(node_modules\/|bin\/node$)/.test(path))
    await writeArchive(join(folder, 'few'), 'escola', few, { level: 0 })
    return { paths: files.map(({ path }) => path), bytes: readFileSync(join(folder, 'few')) }
  }
  const first = await madeOn('2026-06-20')
  const second = await madeOn('2026-06-21')
  expect(second.paths).toEqual(first.paths)
  expect(second.bytes.equals(first.bytes)).toBe(true)
})

test('a release brings the Node of the project, as a program', () => {
  const node = releaseFiles(project).find(({ path }) => path === 'bin/node')
  expect(node?.mode).toBe(0o755)
  expect(node?.content().equals(readFileSync(nodeProgram))).toBe(true)
})

test('the digest beside the archive is one that sha256sum confirms', async () => {
  const file = { path: 'a', mode: 0o644, content: () => Buffer.from('a') }
  await writeArchive(join(folder, 'small.tar.gz'), 'escola', [file])
  writeDigest(join(folder, 'small.tar.gz'))
  const check = () => spawnSync('sha256sum', ['--check', 'small.tar.gz.sha256'], { cwd: folder })
  expect(check().status).toBe(0)
  writeFileSync(join(folder, 'small.tar.gz'), 'x', { flag: 'a' })
  expect(check().status).toBe(1)
})

test('a release has its guides, and what they link to', () => {
  const files = new Map(releaseFiles(project).map(({ path, content }) => [path, content] as const))
  const docs = [...files.keys()].filter((path) => path.startsWith('docs/'))
  const guides = ['LEIA-ME.md', 'CHANGELOG.md', ...docs]
  expect(docs).toContain('docs/quando-algo-muda.md')
  for (const guide of guides) {
    const text = files.get(guide)?.().toString() ?? ''
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) =>
      join(guide, '..', to),
    )
    const named = text.match(/(?<![\w/])(docs|deploy)\/[\w.-]*\w/g) ?? []
    expect(text.length, guide).toBeGreaterThan(500)
    for (const path of [...links, ...named]) {
      expect([...files.keys()].some((file) => file.startsWith(path)) && path, guide).toBe(path)
    }
  }
  expect(files.has('deploy/install.sh')).toBe(true)
})

test('a release tells the licence of everything it brings', () => {
  const text = licences()
  const folders = [...runtimePackages(), ...packagesInBuild.map((name) => `node_modules/${name}`)]
  for (const packageFolder of folders) {
    const { name, version } = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8'))
    expect(text).toContain(`\n${name} ${version} (`)
  }
  expect(text).toMatch(/\nNode\.js 24\.\d+\.\d+\n\nNode\.js is licensed/)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toMatch(/\| libvips +\| LGPLv3/)
  expect(text).not.toContain('sem licença declarada')
  const [, lgpl = ''] = /(Sob a GNU Lesser.+?)={80}/s.exec(text) ?? []
  for (const part of ['libheif-js', 'sharp-libvips']) {
    expect(lgpl).toMatch(new RegExp(`${part}.*, em node_modules/.*${part}.*; fontes: https://`))
  }
})

test('development packages that the pages use are among those whose licences are told', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map((path) => readFileSync(join('app', path), 'utf8'))
    .join('\n')
  const used = Object.keys(devDependencies).filter((name) =>
    new RegExp(`['"]${name}[/'"]`).test(pages),
  )
  const tools = ['@react-router/dev', 'vite']
  expect(used.filter((name) => !tools.includes(name)).sort()).toEqual(packagesInBuild)
})

test('the built server asks only for packages that a release brings', () => {
  const asked = new Set<string>()
  for (const name of readdirSync('build/server').filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(join('build/server', name), 'utf8')
    for (const [, from = ''] of code.matchAll(/(?:from|import) ?"([^."\n][^"\n]*)"/g))
      asked.add(from)
  }
  const packages = [...asked]
    .filter((from) => !from.startsWith('node:'))
    .map((from) => from.match(/^(@[^/]+\/)?[^/]+/)?.[0])
  expect(packages).toContain('react')
  expect(packages.filter((name) => !((name ?? '') in dependencies))).toEqual([])
})

test('the release sets the same memory options as npm start', () => {
  const script = readFileSync('scripts/release/run.sh', 'utf8')
  for (const flag of nodeFlags) expect(script).toContain(flag)
  for (const [name, value] of Object.entries(mallocSettings)) {
    expect(script).toContain(`${name}=${value}`)
  }
})
