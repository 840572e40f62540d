import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addressOf,
  dialog,
  expect,
  expectDialog,
  openPhotos,
  test,
} from '#tests/browser/admin-site.ts'
import { peakMemory } from '#tests/running-site/process-memory.ts'
import { paddedJpeg } from '#tests/sample-data/builders.ts'

const mebibyte = 1024 * 1024

test('two dozen photos of 4 MB are sent with a moving bar, and the server stays under 400 MB', async ({
  browser,
  school,
}) => {
  test.setTimeout(300_000)
  const id = await school.publish({ nome: 'Duas dúzias de fotos' })
  const folder = test.info().outputPath()
  const files = Array.from({ length: 24 }, (_, n) => join(folder, `foto-${n}.jpg`))
  // Many bytes and few pixels: what decoding takes is measured in tests/attacks.
  for (const [n, file] of files.entries())
    writeFileSync(file, paddedJpeg(school.photo, 4 * mebibyte, n + 32))

  // Routing in the fixture's context would copy every byte of the upload.
  const page = await browser.newPage({
    baseURL: addressOf(school.site),
    storageState: school.signedIn,
  })
  await school.deliverPictures(page.context())
  await openPhotos(page, id)
  const seen = new Set<number>()
  await page.getByLabel('Escolher fotos').setInputFiles(files)
  await expect
    .poll(
      async () => {
        // evaluateAll does not wait for a bar that is gone.
        const values = await page
          .getByRole('progressbar')
          .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value))
        for (const value of values) seen.add(value)
        return dialog(page).count()
      },
      { intervals: [100], timeout: 280_000 },
    )
    .toBe(1)
  await expectDialog(page, 'success', 'Sucesso', '24 foto(s) enviada(s) com sucesso!')
  await page.close()
  for (const file of files) rmSync(file)

  expect((await school.stores.events.one(id))?.fotos.length).toBe(24)
  expect(seen.size).toBeGreaterThan(8)
  expect(Math.max(...school.site.instances.map(peakMemory))).toBeLessThan(400)
})
