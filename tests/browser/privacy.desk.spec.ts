import { expect, open, publicPages, test } from './visit.ts'

for (const path of publicPages) {
  test(`${path} asks nothing of anyone else, and leaves nothing behind`, async ({
    page,
    context,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { protocol, hostname, pathname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') asked.add(hostname + pathname)
    })
    await open(page, path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const map = page.getByTitle('Mapa com a localização da escola')
    if (path === '/') await map.scrollIntoViewIfNeeded()
    // The map is the one guest of the site, and the policy names it.
    await expect.poll(() => [...asked]).toEqual(path === '/' ? ['www.google.com/maps'] : [])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
}
