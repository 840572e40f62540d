import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tests/running-site/free-port.ts'

const longestStart = 60_000

/** Named here because the jar of the Google Cloud CLI names no main class; that of the Firebase tools does. */
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** The emulator runs only for one test run: compiling it further costs more than it saves. */
const shortLived = ['-Xmx512m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** Google's own emulator, a Java program, without security rules. */
export async function startGoogleEmulator(jar: string) {
  const port = await freePort()
  const args = [...shortLived, '-cp', jar, mainClass, '--host=127.0.0.1', `--port=${port}`]
  const child = spawn('java', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (part) => {
      words = (words + part).slice(-2_000)
    })
  }
  const exited = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const started = performance.now()
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - started > longestStart) {
      end()
      throw new Error(`${jar} did not start: ${words}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    stop: async () => {
      process.off('exit', end)
      end()
      await exited
    },
  }
}

/** It says 'Ok' to a plain request. */
function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}
