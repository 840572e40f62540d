// Guesses passwords at a fixed rate until it is killed.
import { Agent } from 'node:http'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import type { SignInFlood } from './sign-in-floods.ts'

const { port, email, attemptsPerSecond, addresses } = JSON.parse(
  process.argv[2] ?? '',
) as SignInFlood

const agent = new Agent({ keepAlive: true })
const statuses: Record<string, number> = {}
let sent = 0

const started = performance.now()
setInterval(() => {
  const due = ((performance.now() - started) / 1000) * attemptsPerSecond
  while (sent < due) attempt(sent++)
}, 5)

async function attempt(number: number): Promise<void> {
  const block = addresses === 'one address' ? 0 : number
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `20.${(block >> 8) & 255}.${block & 255}.7`,
  }
  const isNewEmail = addresses === 'new addresses and e-mails'
  const guess = { email: isNewEmail ? `${number}@x.example` : email, password: 'errada' }
  const body = [String(new URLSearchParams(guess))]
  const login = { path: '/admin/login', method: 'POST', headers, body, agent }
  const status = await rawRequest(port, login).then((answer) => answer.status, String)
  statuses[status] = (statuses[status] ?? 0) + 1
}

process.on('SIGTERM', () => {
  console.log(`${addresses}: ${sent} sign-ins sent, answered ${JSON.stringify(statuses)}`)
  process.exit(0)
})
