import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeKey } from '#escola/backup/key.ts'

/**
 * A repository as `restic init` creates it, for the key that the data folder gets. Each command of restic
 * spends up to half a second of CPU time on deriving its secrets from the key; here it takes almost none,
 * because the key file was rewritten with scrypt's smallest parameters.
 */
export function emptyRepository(
  location: string,
  dataDir: string,
  key: Key = 'this machine',
): void {
  storeKey(dataDir, keys[key].typed)
  for (const folder of ['data', 'index', 'keys', 'locks', 'snapshots']) {
    mkdirSync(join(location, folder), { recursive: true })
  }
  writeFileSync(join(location, 'config'), Buffer.from(config, 'base64'))
  const keyFile = keyFileWith(keys[key].data)
  writeFileSync(join(location, 'keys', createHash('sha256').update(keyFile).digest('hex')), keyFile)
}

type Key = keyof typeof keys

const keys = {
  'this machine': {
    typed: 'abcde-fghjk-mnpqr-stvwx-yz234-56789',
    data: '9DrBNOu7T8KP/UeVDKhWeYpcsfzr4G9W6mW3TYV8bo4G+6yk3Epzu4JWQZcZ2iO/Od0VCuAtODWyJBjskH6j28bUoDrJ5YAwMM4iAw7QnhQJ5wRDP3+q1NeC8mobSLRUJKOFBgcg0+9jz5IFUyjfkLalMCElnPmnulDIqyB0/ys/I9ScEcJlCEPdY06swArV8irqHe6EpjiMrzdETSDFVA==',
  },
  'another machine': {
    typed: 'aaaaa-bbbbb-ccccc-ddddd-eeeee-fffff',
    data: 'dVtBo4WGepVtVIumBlWOGLD/8JzlQWF4uEOImtWAITFge3ana24DuKNQWdkqluiMChpf6+uk6Xr/cLkwphnkDqQzF1F0TVjP/NTMQizL0vfhd24Ft9UGzYWQzKN4OJrQIeKEPGVAPJseyv9modDWdjFfUENOc2GN+i+RYNZSxi4Fq1694S/PtRlULaKMZKiEikUVwp1b7CmKdOTAZJq4qQ==',
  },
}

const config =
  'WFSlHplnND/x2AlJd+4AbfR0MRPFmrcoKZ9WFv2QId8JrPFyxVjHh95qHI4hmfc+x0auCykufXN8Hx7AzdJJK/6qabI2SlbWZsCc2OWCgJvuDTyR4NRJUm4LE0FkvQxBNxIAdi8D+xbXkCLyKiF58KyD37y8Nn2+UUbJOAvbSpmcvZszoT7GCMoAJ5XfDWrrkGm6X38IrdOpdWY='

function keyFileWith(data: string): string {
  return JSON.stringify({
    created: '2026-11-17T00:00:00Z',
    username: 'escola',
    hostname: 'escola',
    kdf: 'scrypt',
    N: 2,
    r: 1,
    p: 1,
    salt: 'Nv0x2xYQAUxK+WCagkN3MM3j61M7z2KdhEw9sv7m7CjHVdlIKFkmAJUtcJM39KrTsuVmMyWQrcNxmk/RXyqwiQ==',
    data,
  })
}
