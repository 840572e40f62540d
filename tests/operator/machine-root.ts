import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, globSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What a release asks of a machine: a shell, `readlink`, and the C and C++ libraries. */
const programs = ['/bin/sh', '/usr/bin/readlink', '/usr/bin/env']

export type MachineRoot = {
  root: string
  /** A command inside the machine: its disk is read-only but for /dados, its user is not root. */
  command: (program: string, ...args: string[]) => string[]
}

/** A machine with nothing but a release and its Node at /srv, or the reason why there is none. */
export function machineRoot(archive: string, node: string): MachineRoot | { refused: string } {
  const root = mkdtempSync(join(tmpdir(), 'escola-maquina-'))
  for (const folder of ['srv', 'dados', 'tmp', 'proc', 'dev', 'etc']) mkdirSync(join(root, folder))
  execFileSync('tar', ['xzf', archive, '-C', join(root, 'srv'), '--strip-components=1'])
  copyFileSync(node, join(root, 'srv/bin/node'))
  const native = globSync(join(root, 'srv/{bin/node,node_modules/@img/**/*.{node,so.*}}'))
  const needed = libraries([...programs, ...native]).filter((file) => !file.startsWith(root))
  for (const file of [...programs, ...needed]) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    copyFileSync(file, join(root, file))
  }
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(join(root, 'dados'), 1000, 1000)
  chmodSync(root, 0o755)
  const mounted = [
    'cd "$1" && shift && mount --bind . . && cd "$PWD"',
    'mount -t proc proc proc && mount --rbind /dev dev && mount -t tmpfs none tmp',
    'mount --bind dados dados && mount -o remount,ro,bind .',
    `exec chroot ${isRoot ? '--userspec=1000:1000' : ''} . "$@"`,
  ].join(' && ')
  const unshare = ['unshare', isRoot ? '-mp' : '-rmp', '--fork', '--kill-child=SIGKILL']
  const command = (program: string, ...args: string[]) => [
    ...unshare,
    ...['sh', '-c', mounted, 'sh', root, '/usr/bin/env', '-i'],
    ...[program, ...args],
  ]
  try {
    const [shell = '', ...args] = command('/bin/sh', '-c', 'true')
    execFileSync(shell, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    return { root, command }
  } catch (error) {
    return { refused: String((error as { stderr?: Buffer }).stderr ?? error).trim() }
  }
}

function libraries(files: string[]): string[] {
  const listed = execFileSync('ldd', files, { encoding: 'utf8' })
  return [...new Set(listed.match(/\/\S+\.so[.\d]*/g))]
}
