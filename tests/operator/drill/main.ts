// `npm run drill`: a machine's life, from the installation to a restore on another one, on booted Debians with
// 1 GB of memory each. Needs root, some minutes, and Debian's mirror the first time.
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
const base = join(root, 'node_modules/.cache/drill/debian')
const work = mkdtempSync(join(tmpdir(), 'escola-drill-'))
/** The folder that machine and drill share, and the second place for backups. */
const shared = join(work, 'drill')
const elsewhere = join(work, 'elsewhere')
const memoryLimit = 2 ** 30
const patienceMs = 20 * 60_000

if (process.getuid?.() !== 0) throw new Error('the drill boots machines: run it as root')
for (const folder of [shared, elsewhere]) mkdirSync(folder)
let isGood = false
try {
  await prepareBase()
  await makeReleases()
  cpSync(here, shared, { recursive: true })
  cpSync(join(root, 'node_modules/node/bin/node'), join(shared, 'node'))
  cpSync(join(root, 'deploy/install.sh'), join(shared, 'install.sh'))
  const first = await boot('first-machine')
  const second = await boot('second-machine')
  const lines = readFileSync(join(shared, 'results'), 'utf8').trim().split('\n')
  const rows = lines.map((line) => line.split('\t'))
  for (const [name = '', value = ''] of rows) console.log(`${name.padEnd(56)} ${value}`)
  for (const [name, kills] of Object.entries({ first, second })) {
    console.log(`${`${name} machine: processes killed for memory`.padEnd(56)} ${kills}`)
  }
  const finished = rows.filter(([, value]) => value === 'finished').length === 2
  isGood = finished && first + second === 0 && rows.every(([name]) => name !== 'FAILED')
} finally {
  if (isGood) rmSync(work, { recursive: true })
  else console.log(`Not as expected. What the machines said is in ${shared}`)
}
process.exitCode = isGood ? 0 : 1

async function prepareBase(): Promise<void> {
  if (existsSync(base)) return
  const include = 'systemd,systemd-sysv,dbus,curl,ca-certificates,restic'
  const partial = `${base}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  await run('debootstrap', ['--variant=minbase', `--include=${include}`, 'bookworm', partial])
  renameSync(partial, base)
}

/** Four good releases, one that ends at once, and one that never answers. */
async function makeReleases(): Promise<void> {
  const files = releaseFiles({ name: 'escola', version: '1.0.0' })
  const withMain = (code: string): ReleaseFile[] =>
    files.map((file) =>
      file.path === 'build/server/main.js' ? { ...file, content: () => Buffer.from(code) } : file,
    )
  const releases = {
    ...Object.fromEntries(['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((name) => [name, files])),
    crashes: withMain("throw new Error('a release that crashes')\n"),
    hangs: withMain('setInterval(() => {}, 1000)\n'),
  }
  for (const [name, content] of Object.entries(releases)) {
    const archive = join(shared, `escola-${name}.tar.gz`)
    await writeArchive(archive, `escola-${name}`, content, { level: 1 })
    writeDigest(archive)
  }
}

/** Boots a fresh Debian that runs the script and powers off; returns how many processes ran out of memory. */
async function boot(script: string): Promise<number> {
  const machine = join(work, script)
  cpSync(base, machine, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
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

  const disk = smallDisk(script)
  const group = memoryGroup()
  const binds = [`${shared}:/drill`, `${elsewhere}:/elsewhere`, `${disk.folder}:/var/lib/escola`]
  const nspawn = [
    ...['systemd-nspawn', '-q', '-D', machine, '-M', script, '--register=no', '--keep-unit'],
    ...['--boot', '--private-network', ...binds.map((bind) => `--bind=${bind}`)],
  ]
  try {
    await run('sh', ['-c', 'echo $$ >"$0/cgroup.procs" && exec "$@"', group.folder, ...nspawn])
    return group.kills()
  } finally {
    disk.unmount()
    group.remove()
  }
}

/** A disk of two gigabytes for the site's data, small enough to be filled. */
function smallDisk(name: string) {
  const image = join(work, `${name}.img`)
  const folder = join(work, `${name}-data`)
  mkdirSync(folder)
  execFileSync('truncate', ['-s', '2G', image])
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
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
    stream.on('data', (part) => appendFileSync(join(shared, 'console.log'), part))
  }
  const timer = setTimeout(() => child.kill('SIGTERM'), patienceMs)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  if (code !== 0) throw new Error(`${program} ended with ${code}: see ${shared}/console.log`)
}
