// Visits pages until it is told to stop, then prints: visits, failed visits, the longest in seconds.
import { Agent, request } from 'node:http'

const paths = ['/', '/cursos', '/eventos', '/teste-nivel', '/robots.txt']
const agents = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: false })]
const faults: string[] = []
let visits = 0
let longest = 0
let ended = false

function get(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port: 3000, path, agent, timeout: 60_000 },
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

async function visit(agent: Agent): Promise<void> {
  for (let at = 0; !ended; at += 1) {
    const started = performance.now()
    const path = paths[at % paths.length] ?? '/'
    const status = await get(path, agent).catch((error: Error) => error.message)
    visits += 1
    longest = Math.max(longest, performance.now() - started)
    if (status !== 200) faults.push(`${path}: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

process.on('SIGTERM', () => {
  ended = true
})
await Promise.all(agents.map(visit))
console.log(visits, faults.length, (longest / 1000).toFixed(1))
for (const fault of faults.slice(0, 20)) console.error(fault)
process.exit(0)
