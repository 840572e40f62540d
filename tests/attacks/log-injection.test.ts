import { expect, test } from 'vitest'
import { sendBytes } from '#tests/http-clients/raw-request.ts'
import { tryLogin } from '#tests/running-site/admin-client.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { startSite } from '#tests/running-site/site-process.ts'

const forged = '{"level":30,"msg":"forjado"}'

test('line breaks in path, query, user agent, forwarded address and e-mail stay within one line of JSON each', async () => {
  const site = await startSite({ TRUST_PROXY: '1' })
  const end = 'Connection: close\r\n\r\n'
  const requests = [
    `GET /a%0d%0a${encodeURIComponent(forged)} HTTP/1.1\r\nHost: x\r\n${end}`,
    `GET /a%E2%80%A8b%C2%85c%1b[31m HTTP/1.1\r\nHost: x\r\n${end}`,
    `GET /?q=%0d%0a${encodeURIComponent(forged)} HTTP/1.1\r\nHost: x\r\n${end}`,
    `GET /cursos HTTP/1.1\r\nHost: x\r\nUser-Agent: a%0d%0a${forged}\\r\\n\r\n${end}`,
    `GET /cursos HTTP/1.1\r\nHost: x\r\nUser-Agent: a\r ${forged}\r\n${end}`,
    `GET /cursos HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 1.2.3.4"}\\n${forged}\r\n${end}`,
    `GET /cursos HTTP/1.1\r\nHost: x"}${forged}\r\n${end}`,
  ]
  for (const request of requests) await sendBytes(site.port, request)
  const logins = ['\r\n', '\n', '\r', '\u2028', '\u0085'].map((lineBreak) =>
    tryLogin(site, { email: `marca@x.example${lineBreak}${forged}`, password: lineBreak + forged }),
  )
  expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(Array(5).fill(401))
  const last = await fetch(`${site.url}/privacidade`)
  await last.text()
  await site.stop()

  const lines = site.output().log.trimEnd().split('\n')
  const parsed = logLines(site)
  expect(parsed.filter(({ msg }) => msg === 'forjado')).toEqual([])
  // oxlint-disable-next-line no-control-regex -- these are what a terminal would obey
  for (const line of lines) expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
  expect(lines.filter((line) => line.includes('marca@x.example'))).toEqual([])
  const attempts = parsed.filter(({ path }) => path === '/admin/login')
  expect(attempts.map(({ method, status }) => [method, status])).toEqual(
    Array(5).fill(['POST', 401]),
  )
  const paths = parsed.map(({ path }) => String(path))
  expect(paths.filter((path) => path === '/privacidade')).toHaveLength(1)
  expect(paths.filter((path) => /^\/a(?!dmin)/.test(path))).toHaveLength(2)
})
