import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeArchive, writeDigest } from '#scripts/release/archive.ts'

/** Stand-ins for programs that need root, systemd or the site. What systemd runs is written to $MACHINE/running. */
const programs = {
  id: '[ "$1" != -u ] || echo 0',
  useradd: 'true',
  chown: 'echo "$*" >>"$MACHINE/chown.log"',
  runuser: 'shift 3; exec "$@"',
  curl: `echo "$*" >>"$MACHINE/curl.log"
[ "$(cat "$(cat "$MACHINE/running")/health")" = 200 ]`,
  journalctl: `case "$*" in
*show-cursor*) echo "-- cursor: s=before" ;;
*after-cursor=s=before*) printf 'of the one before\\nStarting it\\nthe log of the release\\n' ;;
*) echo "the log of the release before" ;;
esac`,
  install: `for word; do
  shift
  case $word in -o|-g) skip=1 ;; *) [ -n "$skip" ] || set -- "$@" "$word"; skip= ;; esac
done
PATH=/usr/bin:/bin exec install "$@"`,
  systemctl: `echo "$*" >>"$MACHINE/systemctl.log"
case "$*" in
*restart*escola.service)
  readlink -f "$DESTDIR/srv/escola/current" >"$MACHINE/running"
  sh "$(cat "$MACHINE/running")/begin" "$DESTDIR/var/lib/escola" ;;
show*Listen*) echo "127.0.0.1:3001 (Stream)" ;;
show*) [ -e "$(cat "$MACHINE/running")/crashes" ] && echo 1 || echo 0 ;;
start*escola-backup.service) [ ! -e "$MACHINE/backup-fails" ] ;;
esac`,
}

type ReleaseOptions = {
  health?: number
  crashes?: boolean
  backups?: boolean
  begin?: string
  node?: string
}

/** An empty machine on which install.sh can be run. */
function aMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'escola-maquina-'))
  const root = join(folder, 'root')
  for (const path of ['bin', 'root/etc/systemd/system', 'root/usr/local/bin', 'root/var/lib']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  const all = { ...programs, restic: 'true' }
  for (const [name, script] of Object.entries(all)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  const running = () => readFileSync(join(folder, 'running'), 'utf8').trim()
  const release = async (version: string, options: ReleaseOptions = {}) => {
    const archive = join(folder, `escola-${version}.tar.gz`)
    const { health = 200, crashes = false, backups = false, begin = '' } = options
    const { node = '#!/bin/sh\n' } = options
    const text: Record<string, string> = {
      health: String(health),
      begin,
      version,
      'bin/node': node,
      'bin/escola': `#!/bin/sh
case $1 in
check-settings) ! grep -q SITE_URLL "$DESTDIR/etc/escola.env" ;;
backup-key) echo the key of the backups ;;
esac
`,
      'deploy/escola.env': readFileSync('deploy/escola.env', 'utf8'),
      'deploy/journald.conf': '[Journal]\n',
      'deploy/escola.socket': '[Socket]\n',
      'deploy/escola.service': `[Service]\n# ${version}\n`,
      ...(crashes && { crashes: '' }),
      ...(backups && { 'deploy/escola-backup.timer': '', 'deploy/escola-backup.service': '' }),
    }
    const files = Object.entries(text).map(([path, words]) => ({
      path,
      mode: path.startsWith('bin/') ? 0o755 : 0o644,
      content: () => Buffer.from(words),
    }))
    await writeArchive(archive, `escola-${version}`, files)
    writeDigest(archive)
    return archive
  }

  const install = async (args: string[], env: Record<string, string> = {}) => {
    const child = spawn('sh', ['deploy/install.sh', ...args], {
      env: {
        PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
        MACHINE: folder,
        DESTDIR: root,
        HEALTH_SECONDS: '2',
        ...env,
      },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
    const [code] = await once(child, 'close')
    return { code, said }
  }

  const log = join(folder, 'systemctl.log')
  return {
    folder,
    root,
    release,
    install,
    runningVersion: () => readFileSync(join(running(), 'version'), 'utf8'),
    releases: () =>
      readdirSync(join(root, 'srv/escola/releases')).map((name) => name.replace(/-\w{8}$/, '')),
    systemctl: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    settings: join(root, 'etc/escola.env'),
  }
}

const address = 'https://www.idiomas.example'

test('the first installation sets the address, starts the site, and tells what is left to do', async () => {
  const machine = aMachine()
  const archive = await machine.release('1.0.0', { backups: true })
  expect(await machine.install([archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining('diga o endereço do site'),
  })
  const { code, said } = await machine.install([archive, 'https://WWW.Idiomas.example'])
  expect(code, said).toBe(0)
  expect(said).toContain('primeira-senha.txt')
  // The port is the one that systemd knows.
  expect(readFileSync(join(machine.folder, 'curl.log'), 'utf8')).toContain('127.0.0.1:3001/healthz')
  expect(said).toContain('the key of the backups')
  expect(machine.runningVersion()).toBe('1.0.0')
  expect(readFileSync(machine.settings, 'utf8')).toMatch(
    /^SITE_URL=https:\/\/www\.idiomas\.example$/m,
  )
  expect(statSync(machine.settings).mode & 0o777).toBe(0o640)
  expect(readlinkSync(join(machine.root, 'usr/local/bin/escola'))).toContain('current/bin/escola')
  expect(machine.systemctl()).toContain('enable -q escola.socket escola.service')
  expect(machine.systemctl()).toContain('enable -q --now escola-backup.timer')
  expect(readdirSync(join(machine.root, 'etc/systemd/system'))).toEqual([
    'escola-backup.service',
    'escola-backup.timer',
    'escola.service',
    'escola.socket',
  ])
})

test('a first installation that fails leaves nothing running, and can be repeated', async () => {
  const machine = aMachine()
  const bad = await machine.release('1.0.0', { health: 503, crashes: true, backups: true })
  expect((await machine.install([bad, address])).code).toBe(1)
  expect(machine.systemctl()).toContain('stop escola.socket escola.service')
  expect(existsSync(join(machine.root, 'srv/escola/current'))).toBe(false)
  const { code, said } = await machine.install([await machine.release('1.0.1', { backups: true })])
  expect(code, said).toBe(0)
  expect(said).toContain('the key of the backups')
})

test('updates leave the settings alone, and keep the release before', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  for (const version of ['1.1.0', '1.2.0', '1.2.0']) {
    const archive = await machine.release(version)
    const { code, said } = await machine.install([archive, 'https://outro.example'])
    expect([code, said]).toEqual([0, expect.stringContaining(`No ar: escola-${version}`)])
    expect(machine.runningVersion()).toBe(version)
  }
  expect(machine.releases()).toEqual(['escola-1.1.0', 'escola-1.2.0'])
  expect(readFileSync(machine.settings, 'utf8')).toContain(`SITE_URL=${address}`)
})

test('the disk of another machine, where the account had another number, is given to this one', async () => {
  const machine = aMachine()
  const data = join(machine.root, 'var/lib/escola')
  mkdirSync(data)
  expect((await machine.install([await machine.release('1.0.0'), address])).code).toBe(0)
  expect(readFileSync(join(machine.folder, 'chown.log'), 'utf8')).toBe(`-R escola: ${data}\n`)
})

test('an archive that is not what its digest says changes nothing', async () => {
  const machine = aMachine()
  const archive = await machine.release('1.0.0')
  writeFileSync(archive, 'x', { flag: 'a' })
  expect(await machine.install([archive, address])).toMatchObject({
    code: 1,
    said: expect.stringContaining('copie os dois de novo. Nada foi mudado.'),
  })
  expect(existsSync(join(machine.root, 'srv'))).toBe(false)
  expect(machine.systemctl()).toBe('')
})

test('an archive for another processor is refused by its name, and leaves nothing behind', async () => {
  const machine = aMachine()
  const archive = await machine.release('1.0.0', { node: 'not a program of this machine' })
  expect(await machine.install([archive, address])).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /escola-1\.0\.0\.tar\.gz .*outro processador.* é \w+.*Nada foi mudado/s,
    ),
  })
  expect(existsSync(join(machine.root, 'srv/escola'))).toBe(false)
  expect(existsSync(machine.settings)).toBe(false)
  expect(machine.systemctl()).toBe('')
})

test.each([
  ['whose health is not good', { health: 503 }],
  ['that ends as soon as it starts', { health: 503, crashes: true }],
])('a release %s gives way to the one before, units and all', async (_, fault) => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  const patience = { HEALTH_SECONDS: 'crashes' in fault ? '600' : '2' }
  const { code, said } = await machine.install([await machine.release('1.1.0', fault)], patience)
  expect(code).toBe(1)
  expect(said).toMatch(/^Starting it\nthe log of the release\n/)
  expect(said).toMatch(/A anterior, escola-1\.0\.0-\w{8}, está no ar de novo/)
  expect(machine.runningVersion()).toBe('1.0.0')
  expect(machine.releases()).toEqual(['escola-1.0.0'])
  const unit = join(machine.root, 'etc/systemd/system/escola.service')
  expect(readFileSync(unit, 'utf8')).toContain('# 1.0.0')
})

test('a release that changed the data and failed leaves them as the one before had them', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  const data = join(machine.root, 'var/lib/escola')
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(data, path)), { recursive: true })
    writeFileSync(join(data, path), text)
  }
  put('escola.db', 'tables')
  put('escola.db-wal', 'more of them')
  put('pictures/a/large.webp', 'a photo')
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  const before = filesIn(data)
  // What the first start of a release does if it changes the database.
  const begin = `cd "$1"
cp escola.db escola.db.antes; echo documents >escola.db; rm -f escola.db-wal`
  const bad = await machine.release('2.0.0', { health: 503, crashes: true, begin })
  const { code, said } = await machine.install([bad])
  expect(code).toBe(1)
  expect(said).toMatch(/o que a versão nova gravou está em .*falhou-/)
  expect(machine.runningVersion()).toBe('1.0.0')
  const [failed = ''] = readdirSync(data).filter((name) => name.startsWith('falhou-'))
  expect(filesIn(join(data, failed))).toEqual(['escola.db'])
  rmSync(join(data, failed), { recursive: true })
  expect(filesIn(data)).toEqual(before.filter((name) => name !== 'escola.db-wal'))
  expect(readFileSync(join(data, 'escola.db'), 'utf8')).toBe('tables')

  // Once a release is healthy, only the copy of the database stays, and a later failure does not restore it.
  const good = await machine.release('2.0.1', { begin })
  expect((await machine.install([good])).code).toBe(0)
  const worse = await machine.release('2.1.0', { health: 503, crashes: true })
  expect((await machine.install([worse])).code).toBe(1)
  expect(readFileSync(join(data, 'escola.db'), 'utf8')).toBe('documents\n')
})

test('with a wrong setting the site that runs is not touched', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  const before = machine.systemctl()
  writeFileSync(machine.settings, 'SITE_URLL=x\n', { flag: 'a' })
  const { code, said } = await machine.install([await machine.release('1.1.0')])
  expect([code, said]).toEqual([1, expect.stringContaining('Nada foi mudado.')])
  expect(machine.systemctl()).toBe(before)
})

test('without a backup there is no update, unless it is asked for', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0', { backups: true }), address])
  writeFileSync(join(machine.folder, 'backup-fails'), '')
  const archive = await machine.release('1.1.0', { backups: true })
  expect(await machine.install([archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining('O backup antes de atualizar falhou'),
  })
  expect(machine.runningVersion()).toBe('1.0.0')
  expect((await machine.install([archive], { SEM_BACKUP: '1' })).code).toBe(0)
  expect(machine.runningVersion()).toBe('1.1.0')
})

test('the nightly backup begins with the first release that brings it, and shows its key once', async () => {
  const machine = aMachine()
  const first = await machine.install([await machine.release('1.0.0'), address])
  expect(first.said).not.toContain('the key')
  const second = await machine.install([await machine.release('1.1.0', { backups: true })])
  expect(second.said).toContain('the key of the backups')
  expect(machine.systemctl()).toContain('enable -q --now escola-backup.timer')
  const third = await machine.install([await machine.release('1.2.0', { backups: true })])
  expect(third.said).not.toContain('the key')
})

test('a site that keeps nothing on the machine has no nightly backup', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  writeFileSync(machine.settings, 'STORE=firestore\n', { flag: 'a' })
  const archive = await machine.release('1.1.0', { backups: true })
  expect((await machine.install([archive])).code).toBe(0)
  expect(machine.systemctl()).not.toMatch(/(enable|start) .*backup/)
})
