import { spawn } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cannotRun } from '#tests/cannot-run.ts'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import { accountEnv, adminBrowser, signIn } from '#tests/running-site/admin-client.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { fillDisk, limitFileSize } from '#tests/stores/disk-space.ts'
import { smallDisk } from '#tests/stores/small-disk.ts'

test('a site on a full disk says so, shows its photos, deletes, hides, and takes photos again later', async () => {
  const { site, space, sentence, eventFits, healthWord } = await siteShortOfSpace()
  const browser = adminBrowser(site, await signIn(site))
  const { nome, descricao } = aDraft()
  const data = '2026-05-10'
  expect((await browser.post('/admin', { nome, descricao, data })).status).toBe(302)
  const pageOf = async (path: string) => {
    const answer = await fetch(site.url + path)
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const gallery = /\/galeria-evento\/[\w-]+/.exec(await pageOf('/eventos'))?.[0] ?? ''
  const id = gallery.split('/').at(-1) ?? ''
  const files = [{ bytes: await phonePhoto(1400, 1050) }]
  expect(await browser.upload(id, [...files, ...files])).toEqual({ saved: 2 })

  space.exhaust()
  const told = await browser.upload(id, files)
  expect(told.fault).toContain(`Erro ao enviar fotos: ${sentence}`)
  // The database has freed some space meanwhile.
  space.exhaust()
  const other = { nome: 'Outro', descricao, data }
  const created = await browser.post('/admin', other)
  const words = await created.text()
  expectNoInternals(words)
  expect(created.status).toBe(eventFits ? 302 : 503)
  expect((await pageOf('/eventos')).includes('Outro')).toBe(eventFits)
  // What was typed comes back, with the reason.
  if (!eventFits) for (const shown of ['Outro', sentence]) expect(words).toContain(shown)

  // From a new browser, with no space left.
  const newcomer = adminBrowser(site, await signIn(site))
  expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({
    status: healthWord,
    backup: null,
  })
  if (healthWord === 'disco') {
    expect(await (await newcomer.get('/admin')).text()).toContain('está quase cheio')
  }
  expect((await newcomer.post('/admin/sair', {})).status).toBe(302)

  const seen = await pageOf(gallery)
  const photos = [...new Set(seen.match(/\/fotos\/[0-9a-f]{32}\/400\.webp/g))]
  expect(photos).toHaveLength(2)
  for (const photo of photos) await pageOf(photo)
  const number = /fotos\/excluir\?foto=(\d+)/.exec(
    await (await browser.get(`/admin/evento/${id}/fotos`)).text(),
  )?.[1]
  const removed = await browser.post(`/admin/evento/${id}/fotos/excluir`, { foto: String(number) })
  expect(removed.status).toBe(302)
  expect(await pageOf(gallery)).not.toContain(photos[0])
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  expect(await Promise.all(photos.map(statusOf))).toEqual([404, 200])

  // The reserve helps on a full disk, not against a limit of one file's size.
  if (healthWord === 'disco') {
    const hidden = await browser.post(`/admin/evento/${id}/quem-ve`, { visibilidade: 'ninguem' })
    expect(hidden.status).toBe(302)
    expect(await Promise.all([gallery, ...photos].map(statusOf))).toEqual([404, 404, 404])
  }

  space.restore()
  expect(await browser.upload(id, files)).toEqual({ saved: 1 })
  expect((await browser.post('/admin', other)).status).toBe(302)
  expect(site.child.exitCode).toBeNull()
})

/** On a disk of ten megabytes; if none can be mounted, with files that may not grow. */
async function siteShortOfSpace() {
  const disk = smallDisk()
  const mounted = 'command' in disk
  const dataDir = mounted ? disk.folder : aDataFolder()
  const env = { DATA_DIR: dataDir, ...accountEnv }
  const site = await siteForTest(env, mounted ? disk.command : [])
  const pid = site.child.pid ?? 0
  // Only the site's process sees the disk, so it is reached through that process.
  return mounted
    ? {
        site,
        space: fillDisk(`/proc/${pid}/root${dataDir}/enchimento`),
        sentence: 'O disco do servidor está cheio.',
        eventFits: false,
        healthWord: 'disco',
      }
    : {
        site,
        space: limitFileSize(pid),
        sentence: 'O servidor não consegue usar a pasta de fotos.',
        // The limit leaves room for an event in the database, but not for a photo.
        eventFits: true,
        healthWord: 'ok',
      }
}

test('a site that is started on a full disk shows what it has', async (context) => {
  const disk = smallDisk()
  if ('refused' in disk) return cannotRun(context, disk.refused)
  // Only processes started on the disk see it: this one keeps it mounted from one start to the next.
  const keeper = spawn(disk.command[0] ?? '', [...disk.command.slice(1), 'sleep', '600'])
  onTestFinished(() => void keeper.kill())
  const asOneself = process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials']
  const inside = ['--mount', ...asOneself, `--wd=${process.cwd()}`]
  const within = ['nsenter', `--target=${keeper.pid}`, ...inside, '--']
  const root = `/proc/${keeper.pid}/root${disk.folder}`
  const env = { DATA_DIR: disk.folder, ...accountEnv }
  await vi.waitUntil(() => isTmpfs(root), { timeout: 10_000 })
  const first = await siteForTest(env, within)
  const browser = adminBrowser(first, await signIn(first))
  const { nome, descricao } = aDraft()
  await browser.post('/admin', { nome, descricao, data: '2026-05-10' })
  await first.stop()

  fillDisk(`${root}/enchimento`).exhaust()
  const second = await siteForTest(env, within)
  const events = await fetch(`${second.url}/eventos`)
  expect((await events.text()).includes(nome)).toBe(true)
  expect(events.status).toBe(200)
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200)
})

const isTmpfs = (folder: string) => statfsSync(folder).type === 0x01021994
