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
import { freePort } from '#tests/running-site/free-port.ts'

/** A copy of this build in another folder, with one extra asset. */
function buildIn(folder: string, asset: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync(realpathSync('build'), folder, { recursive: true })
  writeFileSync(join(folder, 'client/assets', asset), asset)
}

async function serve(program: string) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir }
  const child = spawn('node_modules/.bin/node', [program], { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => (answer.ok ? answer.text() : String(answer.status)),
      () => 'closed',
    )
  await expect.poll(() => get('/robots.txt'), { timeout: 30_000 }).toContain('User-agent')
  return get
}

function projectFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

test('a page of the build before, or of the next one, still gets its files', async () => {
  const folder = projectFolder()
  buildIn(join(folder, 'builds/1'), 'before-AAAAAAAA.js')
  buildIn(join(folder, 'builds/2'), 'now-BBBBBBBB.js')
  symlinkSync('builds/2', join(folder, 'build'))
  const get = await serve(join(folder, 'build/server/main.js'))
  expect(await get('/assets/now-BBBBBBBB.js')).toBe('now-BBBBBBBB.js')
  expect(await get('/assets/before-AAAAAAAA.js')).toBe('before-AAAAAAAA.js')
  expect(await get('/assets/never-CCCCCCCC.js')).toBe('404')
  expect(await get('/assets/../1/server/main.js')).toBe('404')
})

test('releases that lie side by side serve one another’s files, and the link may change meanwhile', async () => {
  const folder = projectFolder()
  buildIn(join(folder, 'releases/1.0.0/build'), 'old-AAAAAAAA.js')
  buildIn(join(folder, 'releases/1.1.0/build'), 'new-BBBBBBBB.js')
  symlinkSync('releases/1.0.0', join(folder, 'current'))
  const get = await serve(join(folder, 'current/build/server/main.js'))

  symlinkSync('releases/1.1.0', join(folder, 'next'))
  renameSync(join(folder, 'next'), join(folder, 'current'))
  expect(await get('/assets/old-AAAAAAAA.js')).toBe('old-AAAAAAAA.js')
  expect(await get('/assets/new-BBBBBBBB.js')).toBe('new-BBBBBBBB.js')
  expect(await get('/')).toContain('<html')
})
