import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, launch, startSite } from '../site-process.ts'

test.each([
  [{ PORT: 'abc' }, 'PORT deve ser um número de porta, de 0 a 65535'],
  [{ PORT: '70000' }, 'PORT deve ser um número de porta, de 0 a 65535'],
  [{ SITE_URL: 'escola' }, 'SITE_URL deve ser um endereço como https://www.escola.com.br'],
  [{ SITE_URL: 'https://escola.example/pasta' }, 'SITE_URL deve ser um endereço'],
  [{ TRUST_PROXY: 'sim' }, 'TRUST_PROXY deve ser "off" ou o número de proxies'],
  [{ HOST: 'a b' }, 'HOST deve ser um nome ou endereço IP'],
])('with %o the start is refused in one clear line', async (env, sentence) => {
  const refused = launch(env as Record<string, string>)
  expect(await refused.exited).toBe(1)
  const { operator } = refused.output()
  expect(operator).toContain(sentence)
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
  const site = await startSite()
  const { operator } = site.output()
  for (const fact of ['name', 'phone', 'address.street', 'forms.alemao']) {
    expect(operator).toContain(`Valor de exemplo ainda em uso: ${fact} (content/school-facts.ts)`)
  }
  expect(operator.match(/em uso: depoimento de .+ \(content\/testimonials\.ts\)/g)).toHaveLength(3)
  expect(operator).toContain('em uso: frase da direção (content/about.ts)')
  await site.stop()
})

test('a request in flight is finished before the site stops', async () => {
  const site = await startSite()
  const visitor = connect(site.port, '127.0.0.1')
  let answer = ''
  visitor.on('data', (part) => {
    answer += part
  })
  // Half a request is under way when the signal comes; the other half follows.
  visitor.write('GET /cursos HTTP/1.1\r\nHost: x\r\nConnec')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const started = performance.now()
  site.child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 100))
  visitor.write('tion: close\r\n\r\n')
  expect(await site.exited).toBe(0)
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(answer).toContain('HTTP/1.1 200')
})
