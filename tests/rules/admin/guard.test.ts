import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { adminContext } from '#app/context.ts'
import { middleware } from '#app/routes/admin/session/guard.tsx'
import { sessionLifetimeMs } from '#domain/admin/session.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { contextWith, siteUrl } from '#tests/sample-data/call-route.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { at, enterWithPassword, memoryAdmin } from './memory-admin.ts'

const hour = 60 * 60 * 1000

async function aGuard() {
  const admin = await memoryAdmin()
  const { token } = await enterWithPassword(admin)
  /** What a request to a page of the panel comes to: a redirect, a status, or the route with its admin. */
  const request = async (
    cookie: string,
    { now = at(0), accept = 'text/html', ports = admin } = {},
  ) => {
    const context = contextWith({ admin: ports, now: () => now })
    const [guard] = middleware as [(args: object, next: () => Promise<unknown>) => Promise<unknown>]
    const url = new URL('/admin/pessoas', siteUrl)
    const args = { request: new Request(url, { headers: { cookie, accept } }), url, context }
    return guard(args, async () => reached(context)).catch(
      (thrown: Response) => thrown.headers.get('location') ?? thrown.status,
    )
  }
  return { admin, token, request, cookie: `escola-admin=${token}` }
}

const reached = (context: RouterContextProvider) => context.get(adminContext)?.email
const toLogin = '/admin/login?volta=%2Fadmin%2Fpessoas'

test('a route of the panel is reached with a session, for 24 hours, and with nothing else', async () => {
  const { admin, token, request, cookie } = await aGuard()
  expect(await request(cookie)).toBe('secretaria@escola.example')
  expect(await request(cookie, { now: at(24 * hour) })).toBe('secretaria@escola.example')
  for (const [given, now] of [
    ['', at(0)],
    [`escola-admin=${token.slice(1)}y`, at(0)],
    [`escola-familias=${token}`, at(0)],
    [`adminAuth=${JSON.stringify({ isLoggedIn: true })}`, at(0)],
    [cookie, at(24 * hour + 1)],
  ] as const) {
    expect(await request(given, { now }), given).toBe(toLogin)
    expect(await request(given, { now, accept: 'application/json' }), given).toBe(401)
  }
  await admin.sessions.removeEnded(trusted(at(1).getTime() + sessionLifetimeMs))
  expect(await request(cookie)).toBe(toLogin)
})

test('while sessions cannot be read nobody is signed in, and nobody is signed out', async () => {
  const { admin, request, cookie } = await aGuard()
  const down = () => Promise.reject(new StoreFault('unavailable', 'fora do ar'))
  const ports = { ...admin, sessions: { ...admin.sessions, find: down } }
  expect(await request(cookie, { ports, accept: 'application/json' })).toBe(503)
  expect(await request(cookie, { ports })).toBeUndefined()
})
