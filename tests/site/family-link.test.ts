import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionOf } from '#domain/fields/merge.ts'
import { backUpSite } from '#escola/backup/back-up-site.ts'
import { adminBrowser, inStores, signIn } from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const typed = { nome: 'Sarau', descricao: 'Poemas.', data: '2026-06-20' }
const linkIn = (page: string) => /\/familias\/[\w-]{22}(?=")/.exec(page)?.[0] ?? ''

test('saving an event for families makes its link, which the panel shows until it ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const open = async () => {
    const site = await adminSiteForTest({ DATA_DIR: dataDir })
    return { site, admin: adminBrowser(site, await signIn(site)) }
  }
  const { site, admin } = await open()

  // From the form of a new event, from that of an older one, and from its row.
  const made = await admin.post('/admin', { ...typed, visibilidade: 'familias' })
  const id = new URL(made.headers.get('location') ?? '', site.url).searchParams.get('evento') ?? ''
  const page = `/admin/evento/${id}/familias`
  const link = linkIn(await (await admin.get(page)).text())
  expect(link).not.toBe('')
  await admin.post(`${page}/retirar`)
  expect(await (await admin.get(page)).text()).toContain('Ainda não há link.')
  const before = { ...typed, visibilidade: 'familias' }
  const changed = { ...before, nome: 'Sarau da escola', antes: versionOf(before) }
  const edited = await admin.post(`/admin/evento/${id}/editar`, changed)
  expect(edited.headers.get('location')).toBe(`${page}?aviso=evento-salvo&evento=${id}`)
  const second = linkIn(await (await admin.get(page)).text())
  expect([link, '']).not.toContain(second)
  const again = await admin.post(`/admin/evento/${id}/quem-ve`, { visibilidade: 'familias' })
  expect(again.headers.get('location')).toBe(page)
  const shown = await (await admin.get(page)).text()
  expect(linkIn(shown)).toBe(second)
  const message = decodeURIComponent(/https:\/\/wa\.me\/\?text=([^"]+)"/.exec(shown)?.[1] ?? '')
  for (const words of ['“Sarau da escola”', second, 'abre até', 'não publique']) {
    expect(message).toContain(words)
  }

  // A stolen database or backup does not contain it, nor what opens it.
  const token = second.split('/')[2] ?? ''
  const secret = readFileSync(join(dataDir, 'link-key'), 'utf8').trim()
  expect(statSync(join(dataDir, 'link-key')).mode & 0o077).toBe(0)
  const backup = join(aDataFolder(), 'escola.tar')
  const signal = new AbortController().signal
  await backUpSite(dataDir, backup, { signal, onProgress: () => {} })
  const database = readdirSync(dataDir).filter((name) => name.startsWith('escola.db'))
  for (const file of [backup, ...database.map((name) => join(dataDir, name))]) {
    const bytes = readFileSync(file)
    expect(bytes.includes(token) || bytes.includes(secret), file).toBe(false)
  }

  // On a machine with another key the families' link holds, and the panel says that it cannot show it.
  await site.stop()
  rmSync(join(dataDir, 'link-key'))
  const moved = await open()
  const unknown = await (await moved.admin.get(page)).text()
  expect(linkIn(unknown)).toBe('')
  expect(unknown).toContain('este servidor não consegue mostrá-lo')
  expect((await fetch(moved.site.url + second, { redirect: 'manual' })).status).toBeLessThan(400)
  await moved.admin.post(page, { dias: '30' })
  expect(linkIn(await (await moved.admin.get(page)).text())).not.toBe('')
  expect((await fetch(moved.site.url + second, { redirect: 'manual' })).status).toBe(404)
  const kinds = await inStores(moved.site, async ({ changes }) =>
    (await changes.before(null, 20)).map(({ kind }) => kind),
  )
  expect(kinds.filter((kind) => kind === 'family-link-made')).toHaveLength(3)
})
