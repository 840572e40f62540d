import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exitCodeWithin } from '#tests/running-site/exit-code.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { freePort, launch, type SiteProcess } from '#tests/running-site/site-process.ts'
import { startOnTerminal } from '#tests/running-site/terminal.ts'

test('with a malformed variable the start is refused in one clear line', async () => {
  const refused = launch({ PORT: 'abc' })
  expect(await refused.exited).toBe(1)
  const { operator } = refused.output()
  expect(operator).toContain('PORT deve ser um número de porta, de 0 a 65535')
  expect(operator.trim().split('\n')).toHaveLength(1)
})

test('a data folder that cannot be created is one clear line', async () => {
  const refused = launch({ DATA_DIR: '/proc/escola/dados' })
  expect(await refused.exited).toBe(1)
  expect(refused.output().operator).toContain('não consegue usar a pasta /proc/escola/dados')
})

test('a port in use is one clear line, and the next start shows the first password', async (context) => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const refused = startOnTerminal(context, port, dataDir)
  expect(await refused.exited).toBe(1)
  expect(refused.shown()).toBe(
    `Não foi possível iniciar: a porta ${port} já está em uso. Escolha outra com PORT.\r\n`,
  )
  expect(readdirSync(dataDir)).toEqual([])
  other.close()
  const second = startOnTerminal(context, await freePort(), dataDir)
  await expect.poll(second.shown).toMatch(shownPassword)
})

test('a first password that nobody saw because of a crash is shown by the next start', async (context) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const crashed = await siteForTest({ DATA_DIR: dataDir })
  crashed.child.kill('SIGKILL')
  await crashed.exited
  const file = join(dataDir, 'primeira-senha.txt')
  const [, password = ''] = shownPassword.exec(readFileSync(file, 'utf8')) ?? []
  const next = startOnTerminal(context, await freePort(), dataDir)
  await expect.poll(next.shown).toContain(`Senha:     ${password}`)
  await expect.poll(() => existsSync(file)).toBe(false)
  await next.stop()
  const later = await siteForTest({ DATA_DIR: dataDir })
  expect(later.output().operator).toContain('Se ninguém a tem, crie outra: npm run escola -- admin')
})

test('the start says in one line how much is left before publishing and where, and ends with the address', async () => {
  const site = await siteForTest()
  const lines = site.output().operator.trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(
      /^Antes de publicar, faltam \d+ itens\. A lista: http:\/\/localhost:\d+\/admin ou npm run escola -- doctor\. No servidor: o endereço do site ainda é local: defina SITE_URL\.$/,
    ),
    expect.stringContaining('O e-mail e a senha estão em'),
    `Site no ar em http://localhost:${site.port}`,
  ])
  const published = await siteForTest({ SITE_URL: 'https://www.escola.example' })
  expect(published.output().operator).toMatch(
    /^Antes de publicar, .* Fora do ar até lá: Telefone, WhatsApp, E-mail, .* e Depoimentos\.$/m,
  )
})

test('on a terminal the first password is right above the address, and nothing follows', async (context) => {
  const port = await freePort()
  const { shown } = startOnTerminal(context, port, mkdtempSync(join(tmpdir(), 'escola-')))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 30_000 }).toBe(true)
  // The request is logged after all output of the start.
  await expect.poll(shown).toContain('/healthz')
  const said = shown().slice(0, shown().indexOf('/healthz')).split(/\r?\n/).slice(0, -1)
  const address = said.lastIndexOf(`Site no ar em http://localhost:${port}`)
  expect(address).toBe(said.length - 1)
  const above = said.slice(0, address).filter(Boolean)
  expect(above.at(-1)).toMatch(/^╚═+╝$/)
  expect(above.slice(-12).join('\n')).toMatch(shownPassword)
})

test('a request in flight is answered before the site stops, and open connections do not hold it up', async () => {
  const site = await siteForTest()
  const visitors = await Promise.all(Array.from({ length: 5 }, () => connected(site)))
  for (const visitor of visitors) {
    visitor.socket.write(request)
    await expect.poll(visitor.answers).toBe(1)
  }
  const { socket, answers } = await connected(site)
  // The response to the first request shows that the beginning of the second has arrived too.
  const second = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  socket.write(request + second.slice(0, 40))
  await expect.poll(answers).toBe(1)
  const exit = exitCodeWithin(20_000, site)
  await expect.poll(() => logLines(site).map(({ msg }) => msg)).toContain('stopping')
  await expect.poll(() => visitors.filter(({ socket }) => socket.readableEnded)).toHaveLength(5)
  socket.write(second.slice(40))
  await expect.poll(answers).toBe(2)
  expect(await exit).toBe(0)
})

const shownPassword = /Senha: +(\S+-\S+-\S+-\S+)/

const request = 'GET /cursos HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'

/** A connection that the client never closes first. */
async function connected({ port }: SiteProcess) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.setEncoding('latin1').on('data', (part) => {
    received += part
  })
  await once(socket, 'connect')
  onTestFinished(() => void socket.destroy())
  return { socket, answers: () => received.split('HTTP/1.1 200 OK').length - 1 }
}
