// Visits a page 20 times a second, whatever became of the visits before, until it is told to stop; then prints: visits, failed visits, the longest in seconds.
import { once } from 'node:events'
import { Agent, request } from 'node:http'

const paths = ['/', '/cursos', '/eventos', '/teste-nivel', '/robots.txt']
const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })] as const
const port = Number(process.argv[2])
const faults: string[] = []
let visits = 0
let longest = 0

function get(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, agent, timeout: 60_000 },
      async (answer) => {
        try {
          await answer.toArray()
          resolve(answer.statusCode ?? 0)
        } catch (error) {
          reject(error)
        }
      },
    )
    asking.on('timeout', () => asking.destroy(new Error('no answer within a minute')))
    asking.on('error', (error) =>
      // Retries as browsers do if the server closes a kept connection while the request is on its way.
      asking.reusedSocket ? resolve(get(path, new Agent())) : reject(error),
    )
    asking.end()
  })
}

async function visit(): Promise<void> {
  const started = performance.now()
  const path = paths[visits % paths.length] ?? '/'
  const agent = agents[visits % 2] ?? agents[0]
  visits += 1
  const status = await get(path, agent).catch((error: Error) => error.message)
  longest = Math.max(longest, performance.now() - started)
  if (status !== 200) faults.push(`${path}: ${status}`)
}

const begun: Promise<void>[] = []
const timer = setInterval(() => begun.push(visit()), 50)
await once(process, 'SIGTERM')
clearInterval(timer)
await Promise.all(begun)
console.log(visits, faults.length, (longest / 1000).toFixed(1))
for (const fault of faults.slice(0, 20)) console.error(fault)
process.exit(0)
