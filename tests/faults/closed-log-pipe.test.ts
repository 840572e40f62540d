// The log is a pipe, and its reader may die: the site must not notice.
import { expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../site-process.ts'

async function unheardSite(): Promise<SiteProcess> {
  const site = await startSite()
  site.child.stdout?.destroy()
  site.child.stderr?.destroy()
  return site
}

test('a site whose log nobody reads any more goes on serving', async () => {
  const site = await unheardSite()
  const ask = () => fetch(`${site.url}/cursos`, { signal: AbortSignal.timeout(8000) })
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await site.stop()).toBe(0)
})

test('it stops when told to, also when that is the first thing it has to say', async () => {
  const site = await unheardSite()
  const impatience = setTimeout(() => site.child.kill('SIGKILL'), 12_000)
  expect(await site.stop()).toBe(0)
  clearTimeout(impatience)
})
