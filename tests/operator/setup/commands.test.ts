import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { isRoot, nobody, requireAccounts } from '#tests/operator/accounts.ts'
import { projectCopy } from './project-copy.ts'

const packages = join(process.cwd(), 'node_modules')
const otherVersion = "Object.defineProperty(process, 'version', { value: 'v20.20.2' })\n"

const { folder } = projectCopy({ with: ['escola'] })
const programs = join(folder, 'programs')
mkdirSync(programs)
afterAll(() => rmSync(folder, { recursive: true }))

/** A fresh clone on a machine with another Node, whose `npm` is this shell script. */
function freshClone({ npm, preload = otherVersion }: { npm: string; preload?: string }) {
  rmSync(join(folder, 'node_modules'), { force: true })
  writeFileSync(join(programs, 'preload.mjs'), preload)
  const nodeOfMachine = `exec ${packages}/.bin/node --import ${programs}/preload.mjs "$@"`
  for (const [name, script] of Object.entries({ npm, node: nodeOfMachine })) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const PATH = ['node_modules/.bin', programs, process.env.PATH].join(delimiter)
  const options = { cwd: folder, env: { PATH } }
  return {
    scripts: scripts as Record<string, string>,
    run: (line: string) =>
      spawnSync('sh', ['-c', line], { ...options, encoding: 'utf8', timeout: 60_000 }),
    start: (line: string) => spawn('sh', ['-c', `exec ${line}`], options),
  }
}

/** In place of an installation, the packages of this project. */
const npm = `[ "$1" = ping ] || ln -s ${packages} node_modules`

test('every command installs what is missing before it does anything else, but serve', () => {
  const { run, scripts } = freshClone({ npm: 'echo "npm error code ENOTFOUND" >&2; exit 1' })
  // The tests install programs too, in an order of their own.
  const { serve, test: tests, ...commands } = scripts
  expect(serve).toBe('node scripts/serve.mjs')
  expect(Object.keys(commands)).toEqual(expect.arrayContaining(['start', 'dev', 'build', 'escola']))
  for (const [name, script] of Object.entries(commands)) {
    const { status, stderr } = run(script)
    expect(stderr, name).toMatch(
      /^» Instalando dependências…\nNão foi possível .+: o registro do npm não responde, .+\n$/,
    )
    expect(status, name).toBe(1)
  }
})

test('after the installation a command runs on the pinned Node, with its arguments and its exit code', () => {
  const { run, scripts } = freshClone({ npm })
  const help = run(`${scripts.escola} backup --help`)
  expect(help.stderr).toMatch(/^» Instalando dependências…\n.+\n$/)
  expect(help.stdout).toContain('escola -- backup')
  expect(help.status).toBe(0)
  const unknown = run(`${scripts.escola} 'no such command'`)
  expect(unknown.stderr).toContain('no such command')
  expect(unknown.stderr).not.toContain('Instalando')
  expect(unknown.status).toBe(1)
})

test('after the installation a signal reaches the command', async () => {
  const { start, scripts } = freshClone({ npm })
  const program = join(folder, 'escola/main.ts')
  const code = readFileSync(program)
  onTestFinished(() => writeFileSync(program, code))
  writeFileSync(
    program,
    `process.on('SIGTERM', () => process.exit(7))
    console.log(process.version)
    setInterval(() => {}, 1000)`,
  )
  const command = start(`${scripts.escola}`)
  onTestFinished(() => void command.kill('SIGKILL'))
  let said = ''
  command.stdout.on('data', (part) => {
    said += part
  })
  await expect.poll(() => said, { timeout: 30_000 }).toBe(`${process.version}\n`)
  command.kill('SIGTERM')
  expect(await once(command, 'exit')).toEqual([7, null])
})

test('in a clone of another account one sentence says so', (context) => {
  if (isRoot) requireAccounts(context)
  const asNobody = isRoot ? `process.setuid(${nobody})\n` : ''
  const { run, scripts } = freshClone({ npm, preload: asNobody })
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o755))
  for (const name of ['start', 'dev', 'build', 'escola', 'check'] as const) {
    const { status, stderr } = run(`${scripts[name]}`)
    expect(stderr, name).toMatch(
      new RegExp(`^Não foi possível .+: sem permissão para escrever em ${folder}\\. .+\\n$`),
    )
    expect(status, name).toBe(1)
  }
})
