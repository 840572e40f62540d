import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { phonePhoto } from '../../builders.ts'
import { addressOf, dialog, expect, expectDialog, openPhotos, test } from '../admin-site.ts'

const mebibyte = 1024 * 1024

test('50 photos of 4 MB are sent with a moving bar, and the server stays under 400 MB', async ({
  browser,
  school,
}) => {
  test.setTimeout(300_000)
  const id = await school.publish({ nome: 'Cinquenta fotos' })
  const folder = test.info().outputPath()
  const files = Array.from({ length: 50 }, (_, n) => join(folder, `foto-${n}.jpg`))
  const photo = await phonePhoto(3200, 2400)
  for (const [n, file] of files.entries()) writeFileSync(file, camera(photo, n))

  // A context of its own: the other tests' watch over requests would copy every byte twice.
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
        // All at once: a bar that is gone by the second question would be waited for.
        const values = await page
          .getByRole('progressbar')
          .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value))
        for (const value of values) seen.add(value)
        return dialog(page).count()
      },
      { intervals: [100], timeout: 280_000 },
    )
    .toBe(1)
  await expectDialog(page, 'success', 'Sucesso', '50 foto(s) enviada(s) com sucesso!')
  await page.close()
  for (const file of files) rmSync(file)

  expect((await school.stores.events.one(id))?.fotos.length).toBe(50)
  expect(seen.size).toBeGreaterThan(8)
  const peaks = school.site.instances.map(({ child }) => peakMemory(child.pid))
  expect(Math.max(...peaks)).toBeLessThan(400 * mebibyte)
})

/** The same picture with other bytes: comments of a JPEG, as many as make 4 MB. */
function camera(photo: Buffer, number: number): Buffer {
  const comment = (size: number) => {
    const segment = Buffer.alloc(size + 4, number + 32)
    segment.set([0xff, 0xfe, (size + 2) >> 8, (size + 2) & 0xff])
    return segment
  }
  const missing = 4 * mebibyte - photo.length
  const comments = Array.from({ length: Math.ceil(missing / 65_000) }, () => comment(65_000))
  return Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)])
}

/** The most that the process has ever held, in bytes. */
function peakMemory(pid: number | undefined): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) * 1024
}
