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

  // The link is created from the form of a new event, from that of an existing one, and from its row.
  const made = await admin.post('/admin', { ...typed, visibilidade: 'familias' })
  const id = new URL(made.headers.get('location') ?? '', site.url).searchParams.get('evento') ?? ''
  const page = `/admin/evento/${id}/familias`
  const link = linkIn(await (await admin.get(page)).text())
  expect(link).not.toBe('')
  await admin.post(`${page}/retirar`)
  expect(await (await admin.get(page)).text()).toContain('Ainda não há link.')
  // A withdrawn link stays withdrawn until somebody chooses the families again.
  const edit = (before: Record<string, string>, change: Record<string, string>) => {
    const changed = { ...before, ...change, antes: versionOf(before) }
    return admin.post(`/admin/evento/${id}/editar`, changed)
  }
  const forFamilies = { ...typed, visibilidade: 'familias' }
  const renamed = await edit(forFamilies, { nome: 'Sarau da escola' })
  expect(renamed.headers.get('location')).toBe(`/admin?aviso=evento-salvo&evento=${id}`)
  expect(await (await admin.get(page)).text()).toContain('Ainda não há link.')
  const named = { ...forFamilies, nome: 'Sarau da escola' }
  await edit(named, { visibilidade: 'todos' })
  const edited = await edit({ ...named, visibilidade: 'todos' }, { visibilidade: 'familias' })
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

  // A stolen database or backup contains neither the token nor the key to decrypt it.
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

  // On a machine with another key the families' link still works, and the panel says that it cannot show it.
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

test('a preview of the link shows the school and nothing of the event; a person gets in by it', async () => {
  const site = await adminSiteForTest()
  const admin = adminBrowser(site, await signIn(site))
  const nome = 'Formatura do 5º ano'
  const made = await admin.post('/admin', { ...typed, nome, visibilidade: 'familias' })
  const id = new URL(made.headers.get('location') ?? '', site.url).searchParams.get('evento') ?? ''
  const page = `/admin/evento/${id}/familias`
  const link = linkIn(await (await admin.get(page)).text())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers, redirect: 'manual' })

  const preview = await get(link, { 'user-agent': 'WhatsApp/2.24.20.89 A' })
  expect([preview.status, preview.headers.getSetCookie()]).toEqual([200, []])
  const shown = await preview.text()
  const property = (name: string) =>
    new RegExp(`property="${name}" content="([^"]*)"`).exec(shown)?.[1] ?? ''
  expect(property('og:site_name')).toBe('Escola de Idiomas')
  expect(property('og:title')).toBe('Fotos para as famílias')
  const logo = await get(new URL(property('og:image')).pathname)
  expect(logo.headers.get('content-type')).toMatch(/^image\//)
  for (const secret of [nome, 'Poemas', '2026-06-20', 'junho', id, '/fotos/']) {
    expect(shown).not.toContain(secret)
  }

  // The page redirects, without script, to the URL that sets the cookie.
  const next = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(shown)?.[1] ?? ''
  expect(shown).toContain(`href="${next}"`)
  const opened = await get(next)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/familias/galeria/${id}`])
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const gallery = () => get(`/familias/galeria/${id}`, { cookie })
  const first = await (await gallery()).text()
  expect(first).toContain(nome)
  expect(first).toContain('As fotos são para as famílias. Por favor, não publique.')
  expect(/property="og:title" content="([^"]*)"/.exec(first)?.[1]).toBe('Fotos para as famílias')

  // A family can share the link only if the school says so; the gallery's URL alone shows an explanation.
  const token = link.split('/')[2] ?? ''
  expect(first).not.toContain(token)
  await admin.post(`${page}/compartilhar`, { pode: 'sim' })
  const second = await (await gallery()).text()
  expect(second).toContain(`/familias/${token}`)
  await admin.post(`${page}/compartilhar`, { pode: 'nao' })
  expect(await (await gallery()).text()).not.toContain(token)
  const stranger = await get(`/familias/galeria/${id}`)
  expect([stranger.status, await stranger.text()]).toEqual([
    404,
    expect.stringContaining('abra o link que a escola enviou'),
  ])

  await admin.post(`${page}/retirar`)
  for (const path of [link, next]) {
    const ended = await get(path)
    const words = await ended.text()
    expect(ended.status).toBe(404)
    expect(words).toContain('Este link não funciona')
    expect(words).toContain('Ele pode ter expirado ou chegado incompleto.')
  }
  expect(site.output().log).not.toContain(token)
})
