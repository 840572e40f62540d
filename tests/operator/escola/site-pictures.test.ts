import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import { slotFiles } from '#domain/photos/slot-files.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { uploadSlotPicture } from '#domain/school/slot-pictures.ts'
import type { Stores } from '#server/stores.ts'
import { cameraJpeg } from '#tests/sample-data/builders.ts'
import { filesIn, inFolder } from '#tests/sample-data/school-folder.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escolaHere } from './operator.ts'

vi.setConfig({ testTimeout: 60_000 })

const changeable = ({ school }: Stores) => ({
  save: school.save,
  latest: async () => {
    const { document, revision } = await school.find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  },
})

test('backup, restore, doctor, export, import and the collection know the pictures of the site', async () => {
  const [folder, shelf] = [aDataFolder(), aDataFolder()]
  const [restored, imported] = [aDataFolder(), aDataFolder()]
  const pictures = (dataDir: string) =>
    inFolder(dataDir, async (stores) => (await changeable(stores).latest()).pictures)
  const all = Object.keys(photoFiles).length + slotFiles.length + 1
  await inFolder(folder, async (stores) => {
    const file = { name: 'fachada.jpg', type: 'image/jpeg', bytes: await cameraJpeg() }
    const ports = { ...stores, school: changeable(stores) }
    const now = () => new Date()
    const author = changeAuthor('Ana', now(), 'x')
    let replaces: string | null = null
    for (const submission of ['envio-1', 'envio-2']) {
      const picture = { slot: 'hero-1', file, submission, replaces, author }
      await uploadSlotPicture(picture, ports, now())
      replaces = (await ports.school.latest()).pictures['hero-1']?.url ?? null
    }
  })
  const run = async (args: string[], dataDir: string) => {
    const { code, out, err } = await escolaHere(args, { DATA_DIR: dataDir })
    expect(code, out + err).toBe(0)
    return out + err
  }

  await run(['backup', join(shelf, 'a.tar')], folder)
  await run(['restore', join(shelf, 'a.tar')], restored)
  expect(filesIn(restored)).toEqual(filesIn(folder))
  expect(filesIn(restored).size, 'the replaced picture can still come back').toBe(2 * all)
  const collected = await inFolder(restored, (stores) => collectPhotos(stores, trusted(new Date())))
  expect(collected).toEqual({ removed: 0, unnamed: 0 })

  expect(await run(['doctor', '--completo'], restored)).toContain(
    '2 fotos examinadas, todas inteiras',
  )
  const { url = '' } = (await pictures(restored))['hero-1'] ?? {}
  const file = join(restored, 'pictures', servedPhotoKey(url) ?? '', '800.avif')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length - 40))
  const sick = await escolaHere(['doctor'], { DATA_DIR: restored })
  expect(sick.out).toContain('1 foto não pode ser aberta: imagem do site “hero-1”')

  const exported = join(shelf, 'saida')
  const planned =
    'Seriam copiados 0 eventos e 0 fotos, mais os dados da escola e 1 imagem do site, para'
  expect(await run(['export', exported, '--dry-run'], folder)).toContain(planned)
  expect(await run(['export', exported], folder)).toContain('1 imagem do site')
  expect(await run(['import', exported], imported)).toContain('1 imagem do site')
  expect(filesIn(imported).size).toBe(all)
  expect((await pictures(imported))['hero-1']).toMatchObject({ nome: 'fachada.jpg' })
  expect(await run(['doctor'], imported)).toContain('1 foto examinada, inteira')
  expect(await run(['import', exported], imported)).not.toContain('imagem do site')
})
