import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { median, percentile } from '#bench/statistics.ts'
import { atMost, type Figure } from '#bench/table.ts'
import { warmUp } from '#bench/wrk.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import {
  type AdminSite,
  type Jar,
  signIn,
  startAdminSite,
  tryLogin,
} from '#tests/running-site/admin-client.ts'

const signInsPerSecond = 200
const seconds = 10

export const title = `A flood: ${signInsPerSecond} sign-ins a second, each with a new address and e-mail`

export async function measure(): Promise<Figure[]> {
  const site = await startAdminSite({ TRUST_PROXY: '1' })
  try {
    await warmUp(`${site.url}/eventos`)
    const { 'escola-aparelho': device = '' } = await signIn(site, from('198.51.100.1'))
    const flood = startFlood(site.port)
    try {
      await pause(1000)
      const times = await visitEvents(site.port)
      const known = await signInSeconds(site, { 'escola-aparelho': device })
      return [
        atMost(50, 'ms', '/eventos for new visitors: median', median(times)),
        atMost(100, 'ms', '/eventos for new visitors: p99', percentile(times, 99)),
        atMost(3, 's', 'the admin in a known browser', known),
      ]
    } finally {
      flood.end()
    }
  } finally {
    await site.stop()
  }
}

function startFlood(port: number) {
  const agent = new Agent({ keepAlive: true })
  const statuses: Record<string, number> = {}
  const started = performance.now()
  let sent = 0
  const attempt = async (number: number) => {
    const guess = { email: `${number}@x.example`, password: 'errada' }
    const status = await rawRequest(port, {
      path: '/admin/login',
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `20.${(number >> 8) & 255}.${number & 255}.7`,
      },
      body: [String(new URLSearchParams(guess))],
      agent,
    }).then((answer) => answer.status, String)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * signInsPerSecond
    while (sent < due) void attempt(sent++)
  }, 5)
  return {
    end: () => {
      clearInterval(timer)
      console.log(`${sent} sign-ins, responses: ${JSON.stringify(statuses)}`)
      agent.destroy()
    },
  }
}

/** One new visitor after the other requests the events, each over a new connection. */
async function visitEvents(port: number): Promise<number[]> {
  const times: number[] = []
  const agent = new Agent({ keepAlive: false })
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const started = performance.now()
    const headers = { 'accept-encoding': 'br' }
    const { status } = await rawRequest(port, { path: '/eventos', headers, agent })
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`/eventos: ${status}`)
  }
  return times
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

async function signInSeconds(site: AdminSite, jar: Jar): Promise<number> {
  const started = performance.now()
  const answer = await tryLogin(site, { jar, ...from('198.51.100.1') })
  if (answer.status !== 302) throw new Error(`a sign-in was answered ${answer.status}`)
  return (performance.now() - started) / 1000
}
