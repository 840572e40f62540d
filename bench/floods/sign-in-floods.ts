import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { warmUp } from '#bench/load-client/warm-up.ts'
import { percentile } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import {
  type AdminSite,
  adminEmail,
  type Jar,
  signIn,
  startAdminSite,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { visitEvents } from './new-visitors.ts'

const floods = ['one address', 'new addresses', 'new addresses and e-mails'] as const
const attemptsPerSecond = 200
const seconds = 10

export type SignInFlood = {
  port: number
  email: string
  attemptsPerSecond: number
  addresses: (typeof floods)[number]
}

/** While someone guesses passwords: /eventos for new visitors, and the admin who signs in. */
export async function measureSignInFloods(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const addresses of floods) {
    const site = await startAdminSite({ TRUST_PROXY: '1' })
    try {
      await warmUp(`${site.url}/eventos`)
      figures.push(...(await measureFlood(site, addresses)))
    } finally {
      await site.stop()
    }
  }
  return figures
}

async function measureFlood(
  site: AdminSite,
  addresses: SignInFlood['addresses'],
): Promise<Figure[]> {
  const { 'escola-aparelho': device = '' } = await signIn(site, from('198.51.100.1'))
  const { port } = site
  const flood: SignInFlood = { port, email: adminEmail, attemptsPerSecond, addresses }
  // A process of its own, so that its work does not slow the clock of the visits.
  const program = 'bench/floods/sign-in-flood-process.ts'
  const child = spawn('node_modules/.bin/node', [program, JSON.stringify(flood)], {
    stdio: 'inherit',
  })
  try {
    await pause(1000)
    const times = await visitEvents(port, pause(seconds * 1000))
    const known = await signInSeconds(site, '198.51.100.1', { 'escola-aparelho': device })
    const during = `${attemptsPerSecond} sign-ins a second from ${addresses}`
    return [
      {
        what: `/eventos for new visitors, ${during}: p99`,
        value: percentile(times, 99),
        limit: 100,
        unit: 'ms',
      },
      { what: `the admin in a known browser, ${during}`, value: known, limit: 3, unit: 's' },
    ]
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

async function signInSeconds(site: AdminSite, ip: string, jar: Jar): Promise<number> {
  const started = performance.now()
  const answer = await tryLogin(site, { jar, ...from(ip) })
  if (answer.status !== 302) throw new Error(`a sign-in was answered ${answer.status}`)
  return (performance.now() - started) / 1000
}
