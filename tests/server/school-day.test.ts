import { expect, test } from 'vitest'
import { startSite } from '../site-process.ts'

test('the policy and the footer carry the day of São Paulo, not that of the build or of Greenwich', async () => {
  const site = await startSite({
    NODE_OPTIONS: '--import ./tests/server/preloads/night-of-april.mjs',
    TZ: 'UTC',
  })
  const page = await (await fetch(`${site.url}/privacidade`)).text()
  await site.stop()
  expect(page).toMatch(/<time dateTime="2031-04-30">30 de abril de 2031<\/time>/i)
  expect(page.replaceAll('<!-- -->', '')).toContain('© 2031 Escola de Idiomas')
})
