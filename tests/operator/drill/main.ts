// `npm run drill`: a machine's life, from the installation to a restore on another one, on booted Debians with
// 1 GB of memory each. Each life begins on one release of Debian; its backup and its disk go on to the other release.
// `npm run drill -- 13 way-back`: only the lives that begin on 13, only this machine; without the last one, which needs the first.
// Needs root, a quarter of an hour, and Debian's mirror the first time. Writes the versions into docs/operacao.md.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeArchive, writeDigest } from '#scripts/release/archive.ts'
import { type ReleaseFile, releaseFiles } from '#scripts/release/files.ts'
import { root } from '#scripts/setup/root.mjs'

const here = import.meta.dirname
const work = mkdtempSync(join(tmpdir(), 'escola-drill-'))
/** What every machine is given: releases, installer, scripts. */
const given = join(work, 'given')
const memoryLimit = 2 ** 30
const patienceMs = 20 * 60_000

const debians = ['12', '13'] as const
type Debian = (typeof debians)[number]
const codeNames: Record<Debian, string> = { 12: 'bookworm', 13: 'trixie' }
const scripts = [
  'first-machine',
  'carried-disk',
  'second-machine',
  'way-back',
  'mistreated',
] as const
type Script = (typeof scripts)[number]
/** The command line names which of them run; without names, all do. */
const words = process.argv.slice(2)
const chosen = <T extends string>(all: readonly T[]) => {
  const named = all.filter((one) => words.includes(one))
  return named.length > 0 ? named : all
}
type Life = { from: Debian; to: Debian; values: Map<string, string>; failed: string[] }

if (process.getuid?.() !== 0) throw new Error('the drill boots machines: run it as root')
mkdirSync(given)
let isGood = false
try {
  for (const debian of debians) await prepareBase(debian)
  await makeReleases()
  cpSync(here, given, { recursive: true })
  cpSync(join(root, 'node_modules/node/bin/node'), join(given, 'node'))
  cpSync(join(root, 'deploy/install.sh'), join(given, 'install.sh'))
  const lives: Life[] = []
  for (const from of chosen(debians)) lives.push(await live(from, from === '12' ? '13' : '12'))
  printTable(lives)
  const failed = lives.flatMap((life) => life.failed)
  for (const line of failed) console.log(`FAILED ${line}`)
  isGood = failed.length === 0
} finally {
  if (isGood) rmSync(work, { recursive: true })
  else console.log(`Not as expected. What the machines said is in ${work}`)
}
if (isGood && words.length === 0) writeVersions()
process.exitCode = isGood ? 0 : 1

async function live(from: Debian, to: Debian): Promise<Life> {
  /** The folder that machines and drill share, the second place for backups, and the first machine's disk. */
  const life = join(work, `from-${from}-to-${to}`)
  const [shared, elsewhere] = [join(life, 'drill'), join(life, 'elsewhere')]
  mkdirSync(elsewhere, { recursive: true })
  execFileSync('cp', ['-al', given, shared])
  const folders = { shared, elsewhere }
  const machines: Record<Script, { debian: Debian; disk: string }> = {
    'first-machine': { debian: from, disk: 'disk.img' },
    'carried-disk': { debian: to, disk: 'disk.img' },
    'second-machine': { debian: to, disk: 'second-disk.img' },
    'way-back': { debian: from, disk: 'third-disk.img' },
    mistreated: { debian: from, disk: 'fourth-disk.img' },
  }
  const kills = new Map<string, number>()
  for (const script of chosen(scripts)) {
    const { debian, disk } = machines[script]
    const killed = await boot(script, debian, { ...folders, disk: join(life, disk) })
    kills.set(script.replace('-', ' '), killed)
  }
  const lines = readFileSync(join(shared, 'results'), 'utf8').trim().split('\n')
  const rows = lines.map((line) => line.split('\t') as [string, string])
  const values = new Map(rows.filter(([name]) => name !== 'FAILED'))
  const failed = rows.filter(([name]) => name === 'FAILED').map(([, why]) => why)
  for (const [name, killed] of kills) {
    values.set(`${name}: processes killed for memory`, String(killed))
    if (killed > 0) failed.push(`${name}: processes killed for memory`)
    if (values.get(name) !== 'finished') failed.push(`${name}: not finished`)
  }
  return { from, to, values, failed: failed.map((why) => `from ${from} to ${to}: ${why}`) }
}

function printTable(lives: Life[]): void {
  const print = (name: string, cells: string[]) =>
    console.log(`${name.padEnd(64)} ${cells.map((cell) => cell.padEnd(40)).join(' ')}`.trimEnd())
  print(
    '',
    lives.map(({ from, to }) => `Debian ${from}, then ${to}`),
  )
  const names = new Set(lives.flatMap(({ values }) => [...values.keys()]))
  for (const name of names) {
    print(
      name,
      lives.map(({ values }) => values.get(name) ?? ''),
    )
  }
}

function baseOf(debian: Debian): string {
  return join(root, 'node_modules/.cache/drill', codeNames[debian])
}

/** A small Debian with its updates, as a rented server has them. */
async function prepareBase(debian: Debian): Promise<void> {
  const base = baseOf(debian)
  if (existsSync(join(base, 'usr/bin/caddy'))) return
  const name = codeNames[debian]
  const include = 'systemd,systemd-sysv,dbus,curl,ca-certificates,restic,nginx-light,caddy'
  const partial = `${base}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  await run('debootstrap', ['--variant=minbase', `--include=${include}`, name, partial])
  const mirror = 'deb http://deb.debian.org'
  const sources = [
    `${mirror}/debian ${name} main`,
    `${mirror}/debian ${name}-updates main`,
    `${mirror}/debian-security ${name}-security main`,
  ]
  writeFileSync(join(partial, 'etc/apt/sources.list'), sources.map((line) => `${line}\n`).join(''))
  const update =
    'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get -y upgrade && apt-get clean'
  await run('chroot', [partial, 'sh', '-c', update])
  for (const proxy of ['nginx', 'caddy'])
    await run('chroot', [partial, 'systemctl', 'disable', proxy])
  rmSync(base, { recursive: true, force: true })
  renameSync(partial, base)
}

/** The table of operacao.md: each Debian's versions of the programs that the site, its proxies and its tests use. */
function writeVersions(): void {
  const server = ['systemd', 'restic', 'nginx', 'caddy']
  const browsers = ['chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver']
  const names = ['nodejs', 'npm', ...server, ...browsers]
  const rows = names.map((name) => {
    const cells = debians.map((debian) => {
      const words = [baseOf(debian), 'apt-cache', 'policy', name]
      const policy = execFileSync('chroot', words, { encoding: 'utf8' })
      return /Candidate: (?:\d+:)?([\d.]*\d)/.exec(policy)?.[1] ?? '—'
    })
    return `| \`${name}\` | ${cells.join(' | ')} |`
  })
  const head = `| pacote | ${debians.map((debian) => `Debian ${debian}`).join(' | ')} |`
  const table = [head, `|---|${'---|'.repeat(debians.length)}`, ...rows].join('\n')
  const guide = join(root, 'docs/operacao.md')
  const text = readFileSync(guide, 'utf8')
  const marked = /(<!-- npm run drill -->\n)[\s\S]*?(<!-- \/npm run drill -->)/
  writeFileSync(guide, text.replace(marked, `$1${table}\n$2`))
}

/** Four good releases, one that ends at once, also after it has changed the data, and one that never answers. */
async function makeReleases(): Promise<void> {
  const files = releaseFiles({ name: 'escola', version: '1.0.0' })
  const withMain = (code: string): ReleaseFile[] =>
    files.map((file) =>
      file.path === 'build/server/main.js' ? { ...file, content: () => Buffer.from(code) } : file,
    )
  const releases = {
    ...Object.fromEntries(['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((name) => [name, files])),
    crashes: withMain("throw new Error('a release that crashes')\n"),
    spoils: withMain(`import { DatabaseSync } from 'node:sqlite'
new DatabaseSync('/var/lib/escola/escola.db').exec("DELETE FROM documents; PRAGMA user_version = 99")
throw new Error('a release that spoils the data')
`),
    hangs: withMain('setInterval(() => {}, 1000)\n'),
  }
  for (const [name, content] of Object.entries(releases)) {
    const archive = join(given, `escola-${name}.tar.gz`)
    await writeArchive(archive, `escola-${name}`, content, { level: 1 })
    writeDigest(archive)
  }
}

type Folders = { shared: string; elsewhere: string; disk: string }

/** Boots a fresh Debian that runs the script and powers off; returns how many processes ran out of memory. */
async function boot(
  script: string,
  debian: Debian,
  { shared, elsewhere, disk }: Folders,
): Promise<number> {
  const machine = join(work, 'machine')
  rmSync(machine, { recursive: true, force: true })
  cpSync(baseOf(debian), machine, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
  })
  const unit = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
TimeoutStartSec=infinity
ExecStart=/bin/bash /drill/${script}.sh
ExecStopPost=/bin/systemctl --no-block poweroff
StandardOutput=append:/drill/${script}.log
StandardError=inherit
`
  writeFileSync(join(machine, 'etc/systemd/system/drill.service'), unit)
  const wanted = join(machine, 'etc/systemd/system/multi-user.target.wants')
  mkdirSync(wanted, { recursive: true })
  symlinkSync('/etc/systemd/system/drill.service', join(wanted, 'drill.service'))

  const data = mountDisk(disk)
  const group = memoryGroup()
  const binds = [`${shared}:/drill`, `${elsewhere}:/elsewhere`, `${data.folder}:/var/lib/escola`]
  const nspawn = [
    ...['systemd-nspawn', '-q', '-D', machine, '-M', script, '--register=no', '--keep-unit'],
    ...['--boot', '--private-network', ...binds.map((bind) => `--bind=${bind}`)],
    // Without it, Debian 13 refuses to boot in cgroups v1.
    'SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1',
  ]
  const enter = ['-c', 'echo $$ >"$0/cgroup.procs" && exec "$@"', group.folder, ...nspawn]
  try {
    await run('sh', enter)
    return group.kills()
  } finally {
    data.unmount()
    group.remove()
  }
}

/** A disk of two gigabytes for the site's data, small enough to be filled; made if it is not there. */
function mountDisk(image: string) {
  const folder = join(work, 'data')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(image)) {
    execFileSync('truncate', ['-s', '2G', image])
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  }
  execFileSync('mount', ['-o', 'loop', image, folder])
  return { folder, unmount: () => execFileSync('umount', [folder]) }
}

/** A cgroup of either version that limits the whole machine to 1 GB. */
function memoryGroup() {
  const isSecond = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const folder = `/sys/fs/cgroup/${isSecond ? '' : 'memory/'}escola-drill`
  const [limit, events] = isSecond
    ? ['memory.max', 'memory.events']
    : ['memory.limit_in_bytes', 'memory.oom_control']
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, limit), String(memoryLimit))
  return {
    folder,
    kills: () => {
      const [, kills] = /^oom_kill (\d+)$/m.exec(readFileSync(join(folder, events), 'utf8')) ?? []
      return Number(kills)
    },
    remove: () => execFileSync('rmdir', [folder]),
  }
}

async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => appendFileSync(join(work, 'console.log'), part))
  }
  const timer = setTimeout(() => child.kill('SIGTERM'), patienceMs)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  if (code !== 0) throw new Error(`${program} ended with ${code}: see ${work}/console.log`)
}
