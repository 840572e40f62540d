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
import { join } from 'node:path'
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
'start escola.service')
  readlink -f "$DESTDIR/srv/escola/current" >"$MACHINE/running"
  sh "$(cat "$MACHINE/running")/begin" "$DESTDIR/var/lib/escola" ;;
show*escola-backup.service) [ ! -e "$MACHINE/backs-up" ] || echo activating ;;
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
dados-de-antes)
  data=$DESTDIR/var/lib/escola
  echo "${version} $2" >>"$MACHINE/data-steps"
  case $2 in
  guardar)
    [ ! -e "$MACHINE/copy-fails" ] || exit 1
    mkdir -p "$data/antes"
    echo "$3" >"$data/antes/versao.txt"
    touch "$data/escola.db"
    cp "$data/escola.db" "$data/antes/" ;;
  versao) cat "$data/antes/versao.txt" ;;
  perguntar) [ ! -e "$MACHINE/says-no" ] ;;
  recolher) [ ! -e "$MACHINE/collecting-fails" ] ;;
  devolver) mv "$data/antes/escola.db" "$data/" && rm -r "$data/antes" ;;
  esac ;;
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
    unit: () => readFileSync(join(root, 'etc/systemd/system/escola.service'), 'utf8'),
    database: () => readFileSync(join(root, 'var/lib/escola/escola.db'), 'utf8').trim(),
    writeDatabase: (text: string) => writeFileSync(join(root, 'var/lib/escola/escola.db'), text),
    /** The release that took each step, and the step. */
    dataSteps: () => readFileSync(join(folder, 'data-steps'), 'utf8').trim().split('\n'),
    /** Lets a program of the machine fail from now on. */
    mark: (fault: string) => writeFileSync(join(folder, fault), ''),
    unmark: (fault: string) => rmSync(join(folder, fault)),
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
  // The health check uses the port of systemd's socket.
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
  expect(machine.unit()).toContain('# 1.0.0')
})

test('a release that failed leaves the data as the one before had them, without closing the port', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  machine.writeDatabase('tables')
  const begin = 'echo documents >"$1/escola.db"'
  const bad = await machine.release('2.0.0', { health: 503, crashes: true, begin })
  const before = machine.systemctl()
  const { code } = await machine.install([bad])
  expect(code).toBe(1)
  expect(machine.runningVersion()).toBe('1.0.0')
  expect(machine.database()).toBe('tables')
  expect(machine.dataSteps()).toEqual(['2.0.0 guardar', '1.0.0 devolver'])
  expect(machine.systemctl().slice(before.length)).not.toMatch(/stop/)
})

test('an update whose data cannot be copied changes nothing', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  machine.mark('copy-fails')
  const { code, said } = await machine.install([await machine.release('1.1.0')])
  expect([code, said]).toEqual([1, expect.stringContaining('Nada foi mudado.')])
  expect(machine.runningVersion()).toBe('1.0.0')
  expect(machine.unit()).toContain('# 1.0.0')
  expect(machine.dataSteps()).toEqual(['1.1.0 guardar'])
})

test('going back starts the release before with its data; the newer one collects what would be lost', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  machine.writeDatabase('of 1.0.0')
  await machine.install([await machine.release('1.1.0')])
  machine.writeDatabase('of 1.1.0')
  const before = machine.systemctl()
  machine.mark('says-no')
  expect((await machine.install(['--voltar'])).code).toBe(1)
  expect(machine.systemctl()).toBe(before)
  machine.unmark('says-no')

  machine.mark('collecting-fails')
  expect(await machine.install(['--voltar'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nada foi mudado: escola-1.1.0'),
  })
  expect([machine.runningVersion(), machine.database()]).toEqual(['1.1.0', 'of 1.1.0'])
  expect(machine.unit()).toContain('# 1.1.0')
  machine.unmark('collecting-fails')

  const { code, said } = await machine.install(['--voltar'])
  expect([code, said]).toEqual([0, expect.stringContaining('No ar: escola-1.0.0')])
  expect([machine.runningVersion(), machine.database()]).toEqual(['1.0.0', 'of 1.0.0'])
  expect(machine.unit()).toContain('# 1.0.0')
  expect(machine.dataSteps().slice(-4)).toEqual([
    '1.1.0 versao',
    '1.1.0 perguntar',
    '1.1.0 recolher',
    '1.0.0 devolver',
  ])
  expect(machine.systemctl().slice(before.length)).not.toMatch(/stop/)
  // The newer one can be installed again.
  expect(machine.releases()).toEqual(['escola-1.0.0', 'escola-1.1.0'])
})

test('while a backup is being made nothing is switched: visits would wait until its end', async () => {
  const machine = aMachine()
  await machine.install([await machine.release('1.0.0'), address])
  await machine.install([await machine.release('1.1.0')])
  machine.mark('backs-up')
  for (const args of [['--voltar'], [await machine.release('1.2.0')]]) {
    const { code, said } = await machine.install(args)
    expect([code, said]).toEqual([1, expect.stringContaining('Um backup está sendo feito')])
    expect(machine.runningVersion()).toBe('1.1.0')
  }
})

test('a release that was there before its installation failed stays there', async () => {
  const machine = aMachine()
  const first = await machine.release('1.0.0')
  await machine.install([first, address])
  await machine.install([await machine.release('1.1.0')])
  machine.mark('copy-fails')
  expect((await machine.install([first])).code).toBe(1)
  expect(machine.releases()).toEqual(['escola-1.0.0', 'escola-1.1.0'])
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
