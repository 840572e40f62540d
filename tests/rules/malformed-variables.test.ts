import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'

test.each([
  [{ PORT: 'abc' }, 'PORT deve ser um número de porta, de 0 a 65535'],
  [{ PORT: '70000' }, 'PORT deve ser um número de porta, de 0 a 65535'],
  [{ SITE_URL: 'escola' }, 'SITE_URL deve ser um endereço como https://www.escola.com.br'],
  [{ SITE_URL: 'https://escola.example/pasta' }, 'SITE_URL deve ser um endereço'],
  [{ TRUST_PROXY: 'sim' }, 'TRUST_PROXY deve ser “off” ou o número de proxies'],
  [{ CDN_SECONDS: '5 min' }, 'CDN_SECONDS deve ser “off” ou um número de segundos, de 0 a 86400'],
  [{ CDN_SECONDS: '99999' }, 'CDN_SECONDS deve ser “off” ou um número de segundos, de 0 a 86400'],
  [{ HOST: 'a b' }, 'HOST deve ser um nome ou endereço IP'],
])('%o is refused in one sentence', (variables, sentence) => {
  expect(readEnv(variables as Record<string, string>)).toEqual({
    faults: [expect.stringContaining(sentence)],
  })
})
