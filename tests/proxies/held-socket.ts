import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { freePort } from '#tests/running-site/free-port.ts'

/** Opens the socket once, and passes it to a program that it restarts whenever it ends. */
const holder = `
use Socket; use POSIX;
$| = 1; $^F = 9;
my ($port, @command) = @ARGV;
socket(my $socket, PF_INET, SOCK_STREAM, 0) or die;
setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
bind($socket, sockaddr_in($port, inet_aton('127.0.0.1'))) or die;
listen($socket, 4096) or die;
while (1) {
  my $child = fork;
  if ($child == 0) {
    POSIX::dup2(fileno($socket), 3) if fileno($socket) != 3;
    $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$;
    exec @command;
  }
  print "started $child\\n";
  waitpid $child, 0;
  print "ended $?\\n";
}`

export type HeldSocket = {
  port: number
  /** Ends the program and resolves with its exit status when the next one has been started. */
  restart: () => Promise<number>
}

/** What systemd does for escola.socket and escola.service. */
export async function heldSocket(
  command: string[],
  env: Record<string, string>,
): Promise<HeldSocket> {
  const port = await freePort()
  const perl = spawn('perl', ['-e', holder, String(port), ...command], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  onTestFinished(() => void process.kill(-(perl.pid ?? 0), 'SIGKILL'))
  const events: { pid?: number; status?: number }[] = []
  let rest = ''
  perl.stdout.on('data', (part) => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [, word, number] = /^(started|ended) (\d+)$/.exec(line) ?? []
      if (word)
        events.push(word === 'started' ? { pid: Number(number) } : { status: Number(number) })
    }
  })
  const started = async (count: number) => {
    for (;;) {
      const pids = events.flatMap(({ pid }) => pid ?? [])
      const pid = pids[count - 1]
      if (pid) return pid
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  let starts = 1
  await started(starts)
  return {
    port,
    restart: async () => {
      process.kill(await started(starts), 'SIGTERM')
      starts += 1
      await started(starts)
      return events.flatMap(({ status }) => status ?? []).at(-1) ?? -1
    },
  }
}
