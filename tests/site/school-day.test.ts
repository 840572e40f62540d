import { expect, test } from 'vitest'
import { clockAt } from '#tests/running-site/fake-clock.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'

test('the policy and the footer carry the day of São Paulo, not that of the build or of Greenwich', async () => {
  const site = await siteForTest({ ...clockAt('2031-05-01T02:30:00Z'), TZ: 'UTC' })
  const page = await (await fetch(`${site.url}/privacidade`)).text()
  expect(page).toMatch(/<time dateTime="2031-04-30">(<[^>]*>)*30 de abril de 2031</i)
  expect(page.replaceAll('<!-- -->', '')).toContain('© 2031 Escola de Idiomas')
})
