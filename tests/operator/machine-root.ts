import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isRoot } from './accounts.ts'

/** What a release needs on a machine: a shell, `readlink`, `tar`, and the C and C++ libraries. */
const programs = ['/bin/sh', '/usr/bin/readlink', '/usr/bin/env', '/usr/bin/tar']

export type MachineRoot = {
  root: string
  /** A command inside the machine. Its account is not root, and may write only to /dados and /tmp. */
  command: (program: string, ...args: string[]) => string[]
  /** The id of the process that a started command has become. */
  processOf: (pid: number) => number
}

type Entrance = { words: string[]; processOf: MachineRoot['processOf'] }

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
  if (isRoot) chownSync(join(root, 'dados'), 1000, 1000)
  chmodSync(join(root, 'tmp'), 0o1777)
  chmodSync(root, 0o755)

  // Containers seldom allow namespaces, but their root may call chroot.
  const entrances = isRoot ? [namespaces(root), chroot(root)] : [namespaces(root)]
  let refused = ''
  for (const { words, processOf } of entrances) {
    const command = (...program: string[]) => [...words, '/usr/bin/env', '-i', ...program]
    try {
      const [shell = '', ...args] = command('/bin/sh', '-c', 'true')
      execFileSync(shell, args, { stdio: ['ignore', 'ignore', 'pipe'] })
      return { root, command, processOf }
    } catch (error) {
      refused += String((error as { stderr?: Buffer }).stderr ?? error)
    }
  }
  return { refused: refused.trim() }
}

/** The command is the first process of its machine, on a disk that is read-only but for /dados. */
function namespaces(root: string): Entrance {
  const mounted = [
    'cd "$1" && shift && mount --bind . . && cd "$PWD"',
    'mount -t proc proc proc && mount --rbind /dev dev && mount -t tmpfs none tmp',
    'mount --bind dados dados && mount -o remount,ro,bind .',
    `exec chroot ${isRoot ? '--userspec=1000:1000' : ''} . "$@"`,
  ].join(' && ')
  const unshare = ['unshare', isRoot ? '-mp' : '-rmp', '--fork', '--kill-child=SIGKILL']
  return {
    words: [...unshare, 'sh', '-c', mounted, 'sh', root],
    processOf: (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')),
  }
}

function chroot(root: string): Entrance {
  return { words: ['chroot', '--userspec=1000:1000', root], processOf: (pid) => pid }
}

function libraries(files: string[]): string[] {
  const listed = execFileSync('ldd', files, { encoding: 'utf8' })
  return [...new Set(listed.match(/\/\S+\.so[.\d]*/g))]
}
