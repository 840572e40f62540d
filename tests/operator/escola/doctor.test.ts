import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readEvent } from '#domain/events/event-document.ts'
import { lookAt } from '#escola/doctor/check-public-address.ts'
import { checkClock } from '#escola/doctor/clock.ts'
import { startSite } from '#tests/running-site/site-process.ts'
import { aKey } from '#tests/sample-data/builders.ts'
import { filesIn, fillFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escola, escolaHere } from './operator.ts'

// Commands are processes of their own, and start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const school = mkdtempSync(join(tmpdir(), 'escola-dados-'))

beforeAll(() => fillFolder(school, { Junina: 2 }))
afterAll(() => rmSync(school, { recursive: true }))

function aSchool(): string {
  const folder = aDataFolder()
  cpSync(school, folder, { recursive: true })
  return folder
}

test('a healthy site is in order while it runs, and is not changed by being examined', async () => {
  const folder = aSchool()
  const site = await startSite({ DATA_DIR: folder })
  const before = filesIn(folder)
  const { code, out } = await escola(['doctor'], folder).ended
  await site.stop()
  expect(code, out).toBe(0)
  for (const words of [
    'íntegro: 1 evento e 2 fotos',
    '2 fotos examinadas, todas inteiras',
    'Não há fotos fora dos eventos',
    'livres no disco',
    'Antes de publicar: Nome e contato: Telefone (/admin/escola/contato).',
    'Antes de publicar: Imagens do site: 15 ainda são os desenhos de amostra (/admin/escola/imagens).',
    'Tudo em ordem',
  ]) {
    expect(out).toContain(words)
  }
  expect(filesIn(folder)).toEqual(before)
})

const aPhoto = (folder: string) => {
  const [key = ''] = readdirSync(join(folder, 'pictures'))
  return join(folder, 'pictures', key)
}

const illnesses: Record<string, { harm: (folder: string) => void; told: RegExp; args?: string[] }> =
  {
    'what is stored of the school, damaged': {
      harm: (folder) => {
        const database = new DatabaseSync(join(folder, 'escola.db'))
        const facts = { phone: '7', email: 'a@b.example' }
        const document = JSON.stringify({
          document: { current: { facts, testimonials: 'x' } },
          revision: 1,
        })
        database
          .prepare(
            "INSERT INTO documents (collection, id, fields) VALUES ('site-escola', 'escola', ?)",
          )
          .run(document)
        database.close()
      },
      told: /✗ Dados da escola danificados \(ficam de fora, ou vale o padrão\): testimonials, .*phone\./,
      args: ['--rapido'],
    },
    'a lost size': {
      harm: (folder) => rmSync(join(aPhoto(folder), '400.webp')),
      told: /✗ 1 foto não tem todos os arquivos: foto-\d+\.png \(Junina\)/,
      args: ['--rapido'],
    },
    'a picture cut in half': {
      harm: (folder) => truncateSync(join(aPhoto(folder), 'og.jpg'), 900),
      told: /✗ 1 foto não pode ser aberta/,
    },
    'a picture with an error inside': {
      harm: (folder) => {
        const file = join(aPhoto(folder), 'large.webp')
        const bytes = readFileSync(file)
        writeFileSync(file, bytes.fill(0xff, 20, 40))
      },
      told: /✗ 1 foto não pode ser aberta/,
      args: ['--completo'],
    },
    'a lost original': {
      harm: (folder) => {
        const [name = ''] = readdirSync(join(folder, 'originals'))
        rmSync(join(folder, 'originals', name))
      },
      told: /✗ 1 foto não tem mais o original/,
    },
    'a damaged database': {
      harm: (folder) => writeFileSync(join(folder, 'escola.db'), 'x'.repeat(9000)),
      told: /✗ O banco de dados não pode ser lido/,
    },
    'a database of a newer site': {
      harm: (folder) => {
        const database = new DatabaseSync(join(folder, 'escola.db'))
        database.exec('PRAGMA user_version = 999')
        database.close()
      },
      told: /✗ O banco de dados é de uma versão mais nova do site/,
    },
    'doors open to other accounts': {
      harm: (folder) => {
        chmodSync(folder, 0o755)
        chmodSync(join(folder, 'originals'), 0o755)
      },
      told: /✗ Outras contas da máquina podem ler originals/,
    },
    'no folder at all': {
      harm: (folder) => rmSync(folder, { recursive: true }),
      told: /✗ A pasta de dados .* não existe/,
    },
  }

for (const [illness, { harm, told, args = [] }] of Object.entries(illnesses)) {
  test(`${illness} is found, and ends with 1`, async () => {
    const folder = aSchool()
    harm(folder)
    const { code, out, err } = await escolaHere(['doctor', ...args], { DATA_DIR: folder })
    expect(code, out + err).toBe(1)
    expect(out).toMatch(told)
    expect(out + err).not.toMatch(/\bat \S+ \(/)
  })
}

test('a photo of no event is a warning: nobody sees it, and it is deleted later', async () => {
  const folder = aSchool()
  mkdirSync(join(folder, 'pictures', aKey()))
  const { code, out } = await escolaHere(['doctor'], { DATA_DIR: folder })
  expect(code, out).toBe(0)
  expect(out).toContain('! 1 foto não está em nenhum evento: fica guardada por 30 dias')
})

test('a clock behind the newest photo, or far ahead of the last moment recorded, is wrong', () => {
  const event = readEvent('a', { nome: 'Junina', criadoEm: '2030-06-20T12:00:00.000Z' })
  const last = new Date('2030-06-20T12:00:00.000Z')
  const at = (day: string) => checkClock([event], new Date(`${day}T12:00:00Z`), last)[0]?.kind
  expect(at('2030-06-21')).toBe('ok')
  expect(at('2029-01-01')).toBe('problem')
  expect(at('2030-08-01')).toBe('problem')
  expect(checkClock([], new Date('1970-01-02'), null)[0]?.kind).toBe('problem')
})

async function serverFor(answer: (siteUrl: string) => RequestListener): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', answer(siteUrl))
  return siteUrl
}

test('a proxy that hides the name asked for is seen from outside', async () => {
  const robots = (siteUrl: string) => `Sitemap: ${siteUrl}/sitemap.xml\n`
  const anyName = await serverFor((siteUrl) => (_, response) => response.end(robots(siteUrl)))
  expect(await lookAt(anyName)).toEqual({
    certificate: null,
    redirectsToItself: false,
    servesOtherNames: true,
  })
  const loop = await serverFor((siteUrl) => ({ url = '' }, response) => {
    response.writeHead(308, { location: siteUrl + url }).end()
  })
  expect(await lookAt(loop)).toMatchObject({ redirectsToItself: true, servesOtherNames: false })
})

test('the doctor names an address left at the example and a missing TRUST_PROXY, and an address nobody has', async () => {
  const asked = async (env: Record<string, string>) =>
    (await escolaHere(['doctor', '--rapido'], { DATA_DIR: aSchool(), ...env })).out
  const example = await asked({ SITE_URL: 'https://www.escola.com.br' })
  expect(example).toContain('✗ SITE_URL ainda é o exemplo')
  expect(example).toContain('✗ SITE_URL começa com https')
  const away = await asked({ SITE_URL: 'https://escola.invalid', TRUST_PROXY: '1' })
  expect(away).toContain('! https://escola.invalid não respondeu a esta máquina')
  expect(away).not.toContain('✗ SITE_URL')
})
