import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { exitCodeWithin } from '#tests/running-site/exit-code.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { freePort, launch, type SiteProcess } from '#tests/running-site/site-process.ts'

test('with a malformed variable the start is refused in one clear line', async () => {
  const refused = launch({ PORT: 'abc' })
  expect(await refused.exited).toBe(1)
  const { operator } = refused.output()
  expect(operator).toContain('PORT deve ser um número de porta, de 0 a 65535')
  expect(operator.trim().split('\n')).toHaveLength(1)
})

test('a port in use is one clear line', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const refused = launch({ PORT: String(port) })
  expect(await refused.exited).toBe(1)
  expect(refused.output().operator).toContain(`a porta ${port} já está em uso`)
  other.close()
})

test('the start names every fact and every word that is still a sample', async () => {
  const { operator } = (await siteForTest()).output()
  for (const [label, page] of [
    ['Nome e contato: Telefone', 'contato'],
    ['Endereço e mapa: Rua e número', 'endereco'],
    ['Formulários do teste de nível: Alemão', 'formularios'],
    ['Direção: Frase da direção', 'direcao'],
  ]) {
    expect(operator).toContain(`Antes de publicar: ${label} (/admin/escola/${page})`)
  }
  expect(
    operator.match(/publicar: Depoimentos: .+ \(\/admin\/escola\/depoimentos\)/g),
  ).toHaveLength(3)
})

test('visitors who keep their connections open do not hold up the stop', async () => {
  const site = await siteForTest()
  const visitors = await Promise.all(Array.from({ length: 5 }, () => connected(site)))
  for (const visitor of visitors) {
    visitor.socket.write(request)
    await expect.poll(visitor.answers).toBe(1)
  }
  expect(await exitCodeWithin(20_000, site)).toBe(0)
  await expect.poll(() => visitors.filter(({ socket }) => socket.readableEnded)).toHaveLength(5)
})

test('a request in flight is answered before the site stops', async () => {
  const site = await siteForTest()
  const { socket, answers } = await connected(site)
  // The answer to the first request tells that the beginning of the second has arrived too.
  const second = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  socket.write(request + second.slice(0, 40))
  await expect.poll(answers).toBe(1)
  const exit = exitCodeWithin(20_000, site)
  await expect.poll(() => logLines(site).map(({ msg }) => msg)).toContain('stopping')
  socket.write(second.slice(40))
  await expect.poll(answers).toBe(2)
  expect(await exit).toBe(0)
})

const request = 'GET /cursos HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'

/** A connection that the client never closes by itself. */
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
