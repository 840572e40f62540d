import type { Locator, Page } from '@playwright/test'
import { type AdminSite, dialog, expect, openPhotos } from './admin-site.ts'

export const savedText = 'Rostos cobertos! Os arquivos de antes já saíram do ar.'

export const cover = (page: Page, n: number) => page.getByRole('button', { name: `Rosto ${n} de ` })

export const coverStatus = (page: Page) =>
  page.getByRole('status').filter({ hasText: /cobertos?[.,]/ })

/** Opens it from the options of the second of two photos, as the admin does. */
export async function openEditor(page: Page, school: AdminSite) {
  const id = await school.publish({}, 2)
  return { id, ...(await openEditorOf(id, page, school)) }
}

export async function openEditorOf(id: string, page: Page, school: AdminSite) {
  await openPhotos(page, id)
  await page.getByRole('link', { name: 'Opções de joao-da-silva-1.jpg' }).click()
  await dialog(page).getByRole('link', { name: 'Cobrir rosto' }).click()
  await expect(page.getByRole('heading', { name: 'Cobrir rosto' })).toBeVisible()
  const photo = page.getByRole('img', { name: 'Foto joao-da-silva-1.jpg' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  const stored = async () => (await school.stores.events.one(id))?.fotos[1]
  return { photo, stored, before: await stored() }
}

export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not visible')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
