import { expect, test } from 'vitest'
import { checkBackup } from '#escola/doctor/backup.ts'
import { checkClockKept } from '#escola/doctor/clock.ts'
import { type PublicAddress, publicAddressFindings } from '#escola/doctor/public-address.ts'
import { checkSiteUrl } from '#escola/doctor/site-url.ts'

const siteUrl = 'https://www.idiomas.example'

test('an address left at the example is a problem', () => {
  for (const example of ['https://www.escola.com.br', 'https://escola.com.br']) {
    const [finding] = checkSiteUrl({ siteUrl: example, trustedProxies: 1 })
    expect(finding).toEqual({
      kind: 'problem',
      sentence: expect.stringContaining('SITE_URL ainda é o exemplo'),
    })
  }
  expect(checkSiteUrl({ siteUrl, trustedProxies: 1 })).toEqual([])
})

test('https without TRUST_PROXY is a problem: the site itself speaks only http', () => {
  expect(checkSiteUrl({ siteUrl, trustedProxies: 0 })).toEqual([
    { kind: 'problem', sentence: expect.stringContaining('Com um proxy, TRUST_PROXY=1') },
  ])
  expect(checkSiteUrl({ siteUrl: 'http://localhost:3000', trustedProxies: 0 })).toEqual([])
})

test('http on a public name is a problem', () => {
  const [finding] = checkSiteUrl({ siteUrl: 'http://www.idiomas.com.br', trustedProxies: 1 })
  expect(finding).toEqual({
    kind: 'problem',
    sentence: expect.stringContaining('SITE_URL começa com http:'),
  })
})

test('a clock that nothing sets is a warning; where that cannot be known, nothing is said', () => {
  expect(checkClockKept(false)).toEqual([
    { kind: 'warning', sentence: expect.stringContaining('timedatectl set-ntp true') },
  ])
  expect([checkClockKept(true), checkClockKept(null)]).toEqual([[], []])
})

const now = new Date('2026-06-20T12:00:00Z')

/** A certificate of 90 days with `daysLeft` left. */
function seen(daysLeft: number, more: Partial<PublicAddress> = {}) {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const certificate = { from: inDays(daysLeft - 90), to: inDays(daysLeft), fault: null }
  const address = { certificate, redirectsToItself: false, servesOtherNames: false, ...more }
  return publicAddressFindings(address, { siteUrl, now })
}

test('a certificate that should have been renewed is a problem, one in its last third is not', () => {
  expect(seen(29)).toEqual([{ kind: 'ok', sentence: 'O certificado vale até 19/07/2026.' }])
  expect(seen(17)).toEqual([
    { kind: 'problem', sentence: expect.stringContaining('vence em 07/07/2026 e já devia') },
  ])
  expect(seen(-1)).toEqual([
    { kind: 'problem', sentence: expect.stringContaining('venceu em 19/06/2026') },
  ])
})

test('a certificate that browsers refuse is a problem with its reason', () => {
  const certificate = { from: now, to: new Date('2027-01-01'), fault: 'SELF_SIGNED' }
  expect(seen(60, { certificate })).toEqual([
    { kind: 'problem', sentence: expect.stringContaining('recusam o certificado (SELF_SIGNED)') },
  ])
})

test('a proxy that hides the name asked for is noticed, by a loop or by answering any name', () => {
  expect(seen(60, { redirectsToItself: true })).toContainEqual({
    kind: 'problem',
    sentence: expect.stringContaining('redireciona para si mesmo'),
  })
  expect(seen(60, { servesOtherNames: true })).toContainEqual({
    kind: 'warning',
    sentence: expect.stringContaining('proxy_set_header Host $host'),
  })
})

test('right after a restore the timer that runs is known, though it has made no backup yet', async () => {
  const check = { now, isTimed: true }
  expect(await checkBackup('/no-such-folder', check)).toEqual([
    { kind: 'warning', sentence: expect.stringContaining('está ligado') },
  ])
  expect(await checkBackup('/no-such-folder', { ...check, isTimed: false })).toEqual([
    { kind: 'warning', sentence: expect.stringContaining('ligue o escola-backup.timer') },
  ])
})
