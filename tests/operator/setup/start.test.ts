import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cannotRun } from '#tests/cannot-run.ts'
import { isRoot } from '#tests/operator/accounts.ts'
import { freePort } from '#tests/running-site/free-port.ts'
import { projectCopy } from './project-copy.ts'

const node = join(process.cwd(), 'node_modules/.bin/node')

test.each(['18.20.4', '20.18.3'])(
  'on Node %s one sentence says which one is needed and how this system gets it',
  (version) => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
    const { status, stderr } = spawnSync(
      node,
      ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'scripts/start.mjs'],
      { encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(`É preciso o Node 20.19 ou mais novo, e aqui está o ${version}.`)
    expect(stderr).toMatch(/: sudo (apt-get install nodejs npm|npm install --global .+ node@24)$/m)
  },
)

test('where the registry does not answer one sentence says so', () => {
  const { folder } = projectCopy()
  rmSync(join(folder, 'node_modules'))
  const { status, stderr } = spawnSync(node, ['scripts/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(folder, 'cache'),
    },
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^» Instalando dependências…\nNão foi possível preparar o site: o registro do npm não responde, .+\n$/,
  )
})

test('in a folder that nobody can write to, with everything in place, the site starts', async (context) => {
  const { folder } = projectCopy()
  cpSync(realpathSync('build'), join(folder, 'build'), { recursive: true })
  spawnSync('chmod', ['-R', 'a-w', folder])
  onTestFinished(() => void spawnSync('chmod', ['-R', 'u+w', folder]))
  // Permissions apply to root too if it lacks the capability to override them.
  const bound = isRoot
    ? ['setpriv', '--bounding-set', '-dac_override', '--inh-caps', '-dac_override']
    : ['env']
  const [program = '', ...args] = [...bound, node, 'scripts/start.mjs']
  const writing = spawnSync(program, [...bound.slice(1), 'touch', join(folder, 'x')])
  if (!String(writing.stderr).includes('Permission denied')) {
    return cannotRun(context, `this account can write everywhere: ${writing.stderr}`)
  }
  const port = await freePort()
  const start = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'escola-')) },
  })
  const exited = once(start, 'exit')
  onTestFinished(async () => {
    start.kill('SIGTERM')
    await exited
  })
  let said = ''
  start.stderr.on('data', (part) => {
    said += part
  })
  const status = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status,
      () => said,
    )
  await expect.poll(status, { timeout: 30_000 }).toBe(200)
  expect(said).not.toContain('»')
})

test('who comes second waits for the first, and no longer when the first is killed', async () => {
  const program = `
    const { lock } = await import('./scripts/setup/lock.mjs')
    const release = await lock('teste', () => console.log('waiting'))
    console.log('held')
    process.stdin.once('data', () => { release(); process.exit() })`
  const waiter = () => {
    const child = spawn(node, ['--input-type=module', '-e', program])
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (part) => {
      said += part
    })
    return { child, said: () => said }
  }
  const first = waiter()
  await expect.poll(first.said).toBe('held\n')
  const second = waiter()
  await expect.poll(second.said).toBe('waiting\n')
  first.child.kill('SIGKILL')
  await expect.poll(second.said).toBe('waiting\nheld\n')
  const third = waiter()
  await expect.poll(third.said).toBe('waiting\n')
  second.child.stdin.write('end\n')
  await expect.poll(third.said).toBe('waiting\nheld\n')
})
